# SPDX-License-Identifier: GPL-3.0-or-later
"""The joker: a white fox that has learned to wear a robe, with a leaf on its head, and the mask behind which it walks
among people."""

from faces.japanese import robes, weave
from faces.japanese.tints import FINE, INDIGO, PINE, POWDER, VERMILION, disc, flat, line
from svg import CREAM, GOLD, INK, PALE, RED, SKY, ellipse, mirror, move, path, rect

MID = 81
FUR = "#fdf8ee"


def both(*parts):
    return "".join(parts) + mirror(MID, *parts)


def fox_fire(x, y, size):
    """A flame that burns without wood."""
    return move(x, y, path("M0,14C-10,14 -13,5 -9,-3C-7,-7 -6,-9 -7,-14C-1,-12 1,-9 1,-6C3,-9 3,-13 1,-19C9,-14 "
                           "13,-4 11,5"
                           "C10,11 6,14 0,14Z", fill=SKY, stroke_width=1.8),
                flat("M0,11C-5,11 -7,6 -4,1C-2,-2 1,-3 2,-7C6,-2 8,3 6,7C5,10 3,11 0,11Z", CREAM), scale=size)


def seal():
    """Where a court has its suit, the fox has set its seal."""
    paw = ellipse(23.5, 30, 7.6, 6, fill=CREAM, stroke="none") + "".join(
        ellipse(x, y, 3, 4, fill=CREAM, stroke="none") for x, y in ((12.6, 24), (19.4, 17.4), (27.6, 17.4), (34.4, 24)))
    return rect(8.5, 8.5, 30, 31, 4, fill=VERMILION, stroke="none") + paw


def ear():
    return (path("M50,46C46,30 48,16 54,5C64,10 73,22 76,36Z", fill=FUR)
            + path("M55,40C52,30 53,22 56.4,14C62,19 67,26 69,34Z", fill=VERMILION, stroke_width=FINE))


def face():
    head = ("M81,32C64,31 51,38 48,50C46,58 44,64 36,71C42,73 46,73 48,72.6C46,77 44,80 41,83C52,86 62,88 68,93"
            "C72,98 76,101.6 81,101.6C86,101.6 90,98 94,93C100,88 110,86 121,83C118,80 116,77 114,72.6C116,73 120,73 "
            "126,71"
            "C118,64 116,58 114,50C111,38 98,31 81,32Z")
    eye = (path("M57,62C62,56.6 69,58 74,66.4C67,68 61,66.6 57,62Z", fill=GOLD)
           + path("M65.4,58.6C68.2,60 68.4,65 66.6,67C64.6,64.6 64.2,61 65.4,58.6Z", fill=INK, stroke="none")
           + line("M55,61C61,54.4 69.6,56 75,66.6", width=2.6))
    marks = (flat("M53.4,59C57,52 65,50 71,53C64,52.6 58,54.6 53.4,59Z", VERMILION)
             + flat("M45.6,67C51,70.4 57,72.4 63,72.6C56,74.4 50,73 45.6,67Z", VERMILION)
             + flat("M47,77C52,79.4 57,80.4 62,79.6C57,82.4 51,81.6 47,77Z", VERMILION))
    brow = flat("M81,37C84.6,41.6 84.6,47 81,52.6C77.4,47 77.4,41.6 81,37Z", VERMILION) \
        + flat("M73.6,40C75.6,43 76,46 74.6,49.6C72,46.6 71.6,43.6 73.6,40ZM88.4,40C86.4,43 86,46 87.4,49.6C90,46.6 "
               "90.4,43.6 88.4,40Z",
               VERMILION)
    muzzle = (line("M75.6,68C74.6,76 74,82 74.6,87M86.4,68C87.4,76 88,82 87.4,87", width=1.4)
              + path("M75.4,87C77,84.4 85,84.4 86.6,87C86.4,91 83.4,92.8 81,93C78.6,92.8 75.6,91 75.4,87Z", fill=INK)
              + line("M81,93V95.6M81,95.6C78,98.6 73,97.4 70,93.4M81,95.6C84,98.6 89,97.4 92,93.4", width=1.7))
    return path(head, fill=FUR) + both(eye, marks) + brow + muzzle


def leaf():
    """Without a leaf on its head no fox can change its shape."""
    return path("M66,33C70,20 84,12 102,14C100,28 88,38 72,36L64,40L62,37.6Z", fill=PINE) \
        + line("M68,35C76,30 86,23 97,17.6M76,31L78,24M84,25.6L87,19M80,29L90,29M87,24L95,23", "#a3c4ac", 1.3)


def mask():
    """A lady's face of carved wood, held by the chin."""
    face_line = "M117,60C116,44 124,36 135,36C146,36 154,44 153,60C152,78 145,90 135,91C125,90 118,78 117,60Z"
    hair = "M117,60C116,44 124,36 135,36C146,36 154,44 153,60C151,52 144,47 135,43C126,47 119,52 117,60Z"
    eye = line("M122,63Q126.6,60 131,64M139,64Q143.4,60 148,63", width=2.4)
    return move(1, 8, line("M117.4,60C108,66 106,78 110,90M152.6,60C158,66 158,74 156,82", width=4.2)
            + line("M117.4,60C108,66 106,78 110,90M152.6,60C158,66 158,74 156,82", VERMILION, 2)
            + path(face_line, fill=POWDER) + path(hair, fill=INK) + eye
            + ellipse(126.6, 53.4, 3.2, 1.7, fill=INK, stroke="none")
            + ellipse(143.4, 53.4, 3.2, 1.7, fill=INK, stroke="none")
            + line("M134,64C133,69 132,72 132.4,73.6Q135,75 137.6,73.6", width=1.4)
            + flat("M129,80Q132,78.4 135,79.4Q138,78.4 141,80Q138,85 135,85Q132,85 129,80Z", RED)
            + line("M131.4,81.2Q135,82.6 138.6,81.2", INK, 1.6))


def cloth(box):
    """Katami-gawari: one half of the robe of one cloth, the other of another."""
    left, top, right, bottom = box
    half = line(weave.hemp((MID, top, right, bottom), 18, lambda x, y: x > MID + 3), "#f0a58f", 1.3)
    if left > MID:
        return half
    return (rect(left, top, MID - left, bottom - top, fill=INDIGO, stroke="none")
            + flat(weave.checks((-5, 100, 75, bottom), 10), CREAM) + half)


def fox():
    paw = robes.hand(FUR)
    return (disc(81, 60, 47, "#f2d8a4") + seal() + fox_fire(20, 74, 0.92) + fox_fire(141, 29, 0.68)
            + robes.robe(VERMILION, cloth) + path("M62,84C62,96 64,104 80,126C98,104 100,96 100,84Z", fill=FUR)
            + robes.collars((PALE, INK, GOLD)) + both(ear()) + face() + leaf()
            + robes.sleeve(VERMILION, cloth, INDIGO, mask(), paw))
