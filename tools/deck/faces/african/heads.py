# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces, necks, ears and beards, calm and level as cast in bronze. The middle of a figure is at x = 81."""

from faces.african.cloth import drawn, flat
from faces.traditional.heads import MID, both
from svg import CREAM, GOLD, INK, circle, ellipse, num, path

FACE = "M60,54C59,66 61,77 66,84.5C70.5,91.5 76,95.5 81,95.5C86,95.5 91.5,91.5 96,84.5C101,77 103,66 102,54" \
       "C102,42 94,35 81,35C68,35 60,42 60,54Z"
SHADE = ("M90,35C94,44 95,60 93,71C91.5,79 88,88 79,95.4C86,96.5 91.5,91.5 96,84.5C101,77 103,66 102,54"
         "C102,44 98,38 90,35Z")
LIPS = {"king": ("#7d3a33", "#a85a49"), "queen": ("#98303a", "#c65a55"), "jack": ("#8a4238", "#b0644f")}


def eye(x, look, lid, lash=0):
    """An almond under a heavy lid; lash is the side to which it is drawn out, if any."""
    almond = f"M{num(x - 6.4)},65.4Q{num(x)},59.4 {num(x + 6.4)},65.4Q{num(x)},69.6 {num(x - 6.4)},65.4Z"
    return (path(almond, fill=CREAM, stroke="none") + circle(x + look, 65, 2.7, fill=INK, stroke="none")
            + drawn(f"M{num(x - 6.9)},65.7Q{num(x)},59.2 {num(x + 6.9)},65.7", INK, 2.2)
            + (drawn(f"M{num(x + lash * 6.4)},65.2l{num(lash * 2.6)},-1.6", INK, 2) if lash else "")
            + drawn(f"M{num(x - 5.4)},61.6Q{num(x)},57 {num(x + 5.4)},61.6", lid, 1.4))


def brow(x, side, weight):
    return drawn(f"M{num(x - side * 6)},58.2Q{num(x + side * 1)},52.4 {num(x + side * 8)},57.4", INK, weight)


def nose(x, light, dark):
    return (drawn(f"M{num(x - 0.6)},60V73.4", light, 3)
            + drawn(f"M{num(x + 3)},62C{num(x + 2.8)},68 {num(x + 3.4)},71 {num(x + 5)},73", dark, 1.6)
            + drawn(f"M{num(x - 5.6)},74.4Q{num(x - 6.4)},77.6 {num(x - 3)},77.4Q{num(x)},79.8 {num(x + 3)},77.4"
                    f"Q{num(x + 6.4)},77.6 {num(x + 5.6)},74.4", INK, 1.7))


def mouth(x, rank):
    upper, lower = LIPS[rank]
    wide, low = {"king": (7.6, 90.8), "queen": (7.6, 92), "jack": (8, 91)}[rank]
    left, right = num(x - wide), num(x + wide)
    return (flat(f"M{left},84.6Q{num(x - 2.6)},80.6 {num(x)},82.3Q{num(x + 2.6)},80.6 {right},84.6"
                 f"Q{num(x)},87 {left},84.6Z", upper)
            + flat(f"M{left},84.6Q{num(x - 2.6)},86 {num(x)},85.6Q{num(x + 2.6)},86 {right},84.6"
                   f"Q{num(x)},{low + 1} {left},84.6Z", lower)
            + drawn(f"M{num(x - wide - 0.8)},84.2Q{num(x - 2.4)},86.4 {num(x)},85.7"
                    f"Q{num(x + 2.4)},86.4 {num(x + wide + 0.8)},84.2", INK, 1.5))


YOUNG = "M60,54C59,65 60,76 65.5,83.5C70,90 76,93.6 81,93.6C86,93.6 92,90 96.5,83.5C102,76 103,65 102,54" \
        "C102,42 94,35 81,35C68,35 60,42 60,54Z"
YOUNG_SHADE = ("M90,35C94,44 95,60 93,71C91.5,79 88,87 79,93.5C86,94.6 92,90 96.5,83.5C102,76 103,65 102,54"
               "C102,44 98,38 90,35Z")


def face(skin, rank, turn=0, lips=True):
    """A face that glances to the side of turn."""
    base, dark, light = skin
    x = MID + 1.6 * turn
    weight = {"king": 2.8, "queen": 2, "jack": 2.3}[rank]
    shape, shade = (YOUNG, YOUNG_SHADE) if rank == "jack" else (FACE, SHADE)
    parts = [path(shape, fill=base, stroke="none"), flat(shade, dark),
             flat("M65.4,72.5q5,-3 8,0q-2,5 -6.4,4.6Z", light)]
    if rank == "king":
        parts.append(drawn("M70.6,78Q68.4,80.6 68.2,83.4M91.4,78Q93.6,80.6 93.8,83.4", dark, 1.6))
    parts.append(path(shape, fill="none"))
    for side in (-1, 1):
        parts.append(eye(x + side * 10, 1.1 * turn, dark, side if rank == "queen" else 0))
        parts.append(brow(x + side * 10, side, weight))
    parts.append(nose(x, light, dark))
    if lips:
        parts.append(mouth(x, rank))
    return "".join(parts)


def ears(skin):
    return both(path("M62,60C57,57 55.5,61 56.5,66C57.5,72 60,75 63,74Z", fill=skin[0], stroke_width=1.8))


def neck(skin, wide=11, foot=108):
    """The neck with the chin's shade upon it."""
    left, right = MID - wide, MID + wide
    return (path(f"M{left},80V{foot - 8}Q{left},{foot - 2} {left - 8},{foot}H{right + 8}"
                 f"Q{right},{foot - 2} {right},{foot - 8}V80Z",
                 fill=skin[0], stroke="none")
            + drawn(f"M{left},80V{foot - 8}Q{left},{foot - 2} {left - 8},{foot}M{right},80V{foot - 8}"
                    f"Q{right},{foot - 2} {right + 8},{foot}", INK, 2.1)
            + flat(f"M{left + 1},88C{left + 4},98 {MID + 2},103 {right - 1},97V84H{left + 1}Z", skin[1]))


# --- beards ----------------------------------------------------------------------------------------------------------

BEARD = {
    "full": "M59.6,66C59,84 64,101 81,105C98,101 103,84 102.4,66C100,74 98,78.5 93,79.5C88,79 85,79.6 81,81"
            "C77,79.6 74,79 69,79.5C64,78.5 62,74 59.6,66Z",
    "pointed": "M60,68C61,80 65,92 72,99L81,113L90,99C97,92 101,80 102,68C100,80 96,87 91,88C86,90.5 76,90.5 71,88"
               "C66,87 62,80 60,68Z",
}


def beard(kind, colour, strand):
    lines = {"full": "M67,86Q69,95 74,100M95,86Q93,95 88,100M74,92Q76,99 79,103M88,92Q86,99 83,103",
             "pointed": "M75,93Q78,99 80,107M87,93Q84,99 82,107M69,91L72,96M93,91L90,96"}[kind]
    return path(BEARD[kind], fill=colour) + drawn(lines, strand, 1.5)


def beard_mouth(x):
    return flat(f"M{x - 5.4},84.6Q{x},82 {x + 5.4},84.6Q{x},91.6 {x - 5.4},84.6Z", LIPS["king"][1]) \
        + drawn(f"M{x - 5.4},84.6Q{x},86.2 {x + 5.4},84.6", INK, 1.5)


def moustache(colour, x=MID):
    return path(f"M{x},80.2C{x - 4},78.4 {x - 10},80 {x - 13.4},86.4C{x - 9},86.4 {x - 4},85 {x},83.4"
                f"C{x + 4},85 {x + 9},86.4 {x + 13.4},86.4C{x + 10},80 {x + 4},78.4 {x},80.2Z", fill=colour,
                stroke_width=1.4)


# --- what hangs at the ears ------------------------------------------------------------------------------------------

def discs(colour=GOLD):
    return both(circle(57.4, 79.4, 4.6, fill=colour, stroke_width=1.6),
                circle(57.4, 79.4, 1.4, fill=INK, stroke="none"))


def drops(colour, second=GOLD):
    return both(circle(57.8, 77, 2.6, fill=second, stroke_width=1.4),
                ellipse(57.6, 84, 3, 5, fill=colour, stroke_width=1.5))
