# SPDX-License-Identifier: GPL-3.0-or-later
"""What tells the ranks: wreaths of the kings, diadems of the queens, helmets and hats of the jacks."""

from faces.greek.paint import OCHRE, THIN, WINE, along, dots, inked, line
from svg import CREAM, INK, circle, move, num, path

LAUREL = "M0,0C-5,-3.6 -5.4,-11 0,-17C5.4,-11 5,-3.6 0,0Z"
IVY = ("M0,0C-2,2.6 -8,2 -9,-3C-9.4,-6 -7.4,-7.6 -5.4,-8C-4,-11.4 -2,-14 0,-18C2,-14 4,-11.4 5.4,-8"
       "C7.4,-7.6 9.4,-6 9,-3C8,2 2,2.6 0,0Z")


# --- kings -----------------------------------------------------------------------------------------------------------

BROW_LINE = "M104.4,45Q80,41 55.2,58"


def fillet(colour, width=3):
    """A band around the head."""
    return path(BROW_LINE, fill="none", stroke_width=width + 3.2) + path(BROW_LINE, fill="none", stroke=colour,
                                                                         stroke_width=width)


def laurel_wreath(colour, band):
    """Leaves in pairs, their tips forward and up."""
    above, below = "", ""
    for index, (x, y) in enumerate(along((101, 46), (80, 41), (58, 58), 7)):
        above += move(x, y, path(LAUREL, fill=colour, stroke_width=1.6) + line("M0,-5V-12", width=1.2),
                      turn=44 - index * 16, scale=1.3)
        below += move(x - 1, y + 1, path(LAUREL, fill=colour, stroke_width=1.8), turn=118 - index * 10,
                      scale=0.66) if index < 6 else ""
    return inked(below, above, fillet(band))


def ivy_wreath(colour, band):
    """Five large leaves like a crown, and berries between them."""
    places = list(along((99, 42), (80, 37), (60, 52), 5))
    leaves = "".join(move(x, y, path(IVY, fill=colour) + line("M0,-1V-11M0,-3L-4.6,-5M0,-3L4.6,-5", width=1.2),
                          turn=28 - index * 20)
                     for index, (x, y) in enumerate(places))
    return inked(leaves, fillet(band))


def diadem():
    """A gilded band with tongues that stand up like rays."""
    rays = ""
    for index, (x, y) in enumerate(along((101, 41), (80, 38), (60, 49), 6)):
        rays += move(x, y, path("M-5,1C-5,-6 -3,-11 0,-16C3,-11 5,-6 5,1Z", fill=OCHRE), turn=22 - index * 15)
    band = "M104.6,47.4L103,40.4Q80,36 57,51L58.6,58Q80,43.6 104.6,47.4Z"
    return inked(rays, path(band, fill=OCHRE), dots(along((100, 43.6), (80, 40.6), (61, 53), 8), 1.5, INK))


def lion_scalp():
    """A lion's head over the hair: muzzle above the brow, mane behind."""
    mane = ("M84,28C70,22 54,28 49,42C43,46 44,54 46,58C40,64 42,72 45,76C41,82 44,90 48,93C46,100 50,106 56,108"
            "L70,112C64,100 70,90 74,82C66,70 70,52 84,46Z")
    head = ("M113,33.6C116,36 117.6,40.6 115.6,44.4C113,46.4 109,45.6 105.6,45.4C98,46.6 92,50 88,56C84,62 83,68 84,74"
            "C78,76 73,72 71,66C67,52 70,36 82,28C90,24.6 97,25 101,28.6C106,28.4 110.6,30.4 113,33.6Z")
    teeth = "M112,45.6l-2,5.4l-2.6,-5.2ZM105.4,45.8l-2.4,4.6l-2.4,-3.6Z"
    locks = line("M58,42C54,48 54,54 57,58M52,60C50,66 52,72 55,75M54,80C52,86 54,92 58,95M66,40C62,48 62,56 64,62"
                 "M62,66C60,72 62,78 65,82M63,88C61,94 62,100 65,104")
    face = (path("M92,33.4C94.6,30.6 99,31 101,34C98.4,36 94.6,36 92,33.4Z", fill=CREAM, stroke_width=1.5)
            + circle(97, 33.8, 1.3, fill=INK, stroke="none")
            + line("M90,31C93,27.8 98,27.4 101,28.6M113,33.6C111,34.6 110.6,36.4 112.4,37.8M115.6,44.4"
                   "C112,42.6 108,41 104.6,41.6M106,37.4h.1M103.4,39h.1M108.4,39.6h.1M98,40C94,41 90,44 87,48"))
    ear = path("M84,27C78,20 71,21 70,28C71,33 76,35 82,33Z", fill=OCHRE) + line("M80,29C77,26 74,26 73.6,28.6")
    return inked(path(mane, fill=WINE), locks, path(teeth, fill=CREAM, stroke_width=1.2), path(head, fill=OCHRE), face,
                 ear)


# --- queens ----------------------------------------------------------------------------------------------------------

STEPHANE = ("M104,45C101.6,37.4 94,32.4 84,31.6C77,31 69,33.4 63.6,38.4L57.6,28.4C66,17.4 82,12 94,15.6"
            "C103.4,19 109.4,30 109,42.6Z")
RIM = ("M105.8,43.6C103,34.6 94.6,29 84.4,28C76,27.4 67,30 61.4,35", "M107.4,31C103.6,23.4 98.4,19.4 92,18"
                                                                     "C82.6,15.8 69,20 60.6,29.4")


def stephane(colour, spikes=None):
    """A crescent of metal above the brow; spikes are a drawing that stands on its edge."""
    top = ""
    for index, (x, y) in enumerate(along((106.4, 29), (93, 4), (61, 26), 6)):
        if spikes:
            top += move(x, y, spikes, turn=52 - index * 18)
    palms = "".join(move(x, y, path("M-3.6,2.4C-4.4,-1.6 -2,-4.4 0,-6.4C2,-4.4 4.4,-1.6 3.6,2.4M0,2.4V-3", fill="none",
                                    stroke_width=THIN), turn=60 - index * 19)
                    for index, (x, y) in enumerate(along((102.6, 32.4), (90, 15.6), (67, 29), 5)))
    return inked(top, path(STEPHANE, fill=colour), line(RIM[0]), palms)


def bud():
    return path("M-3,2C-4.6,-3 -2.6,-6.6 0,-9C2.6,-6.6 4.6,-3 3,2Z", fill=CREAM, stroke_width=1.5)


def pearl():
    return circle(0, -3.4, 3.4, fill=CREAM, stroke_width=1.5)


def polos():
    """A high crown that widens upwards, with a meander of squares."""
    shape = "M103.6,45C98,38.4 82,34 66,40.4L58.6,17.4C73,9.6 96,11.4 108,21Z"
    marks = "".join(f"M{num(x)},{num(y - 3.4)}l2.6,3.4l-2.6,3.4l-2.6,-3.4Z"
                    for x, y in along((100.6, 31.6), (84, 22.8), (66.8, 29.6), 6))
    return inked(path(shape, fill=CREAM),
                 path("M104.8,38.6C98,31 81,27.4 64,33.6L61.6,26.4C77,19 95,21.4 106.6,30.6Z", fill=WINE),
                 path(marks, fill=CREAM, stroke="none"),
                 line("M60.4,22.8C75,14.8 95,17 107.4,26.4"))


def veil(colour, edge):
    """Cloth from the diadem down over the back of the head and the shoulder."""
    shape = ("M82,29.6C62,24 46,40 46,60C46,80 42,94 28,108L36,121L72,112C64,102 66,90 63,82C56,70 58,52 68,42Z")
    return (path(shape, fill=colour)
            + path("M82,29.6C62,24 46,40 46,60C46,80 42,94 28,108L31.6,114C48,98 52,80 52,62C52,46 62,34 76,33.6Z",
                   fill=edge)
            + line("M60,52C54,64 60,80 58,92C56,102 50,108 44,113M62,84C64,94 60,104 54,113"))


def sakkos():
    """A kerchief around the hair, with bands of colour."""
    shape = "M88,33C72,26 54,34 50,52C47,64 50,76 58,82C66,86 76,84 79,78C73,72 70,66 73,60C77,52 84,44 92,41Z"
    return inked(path(shape, fill=CREAM),
                 path("M76,30.4C66,36 60,48 60,60C60,70 63,79 68,84.4L74,83C68,76 65,68 65.6,60C66,48 72,38 83,32Z",
                      fill=WINE),
                 line("M64,32.6C56,42 53,56 55,68C56,74 58,79 60.6,82.6"),
                 dots(((76, 40), (72, 48), (70, 56), (70.4, 64), (72.6, 72), (60, 42), (57, 52), (57.4, 62),
                       (59.4, 72)), 1.5, INK))


def locks(colour, light):
    """Three tresses that fall before the shoulder."""
    drawing = ""
    for x, y in ((64.6, 73), (70.6, 75.6), (76.6, 78)):
        wave = f"M{x},{y}c-5,4.6 -5,7.6 -1.6,11c3.4,3.6 2.6,7.4 -1.6,11c-4,3.6 -4,7.4 -1,10.6c2,2.4 1.6,5 -0.4,7.4"
        drawing += line(wave, light, 8.4) + line(wave, colour, 5.4)
    return drawing


def necklace(colour=OCHRE):
    """A string of drops."""
    drops = "".join(path(f"M{num(x)},{num(y)}l-2.2,5.4q2.2,2.6 4.4,0Z", fill=colour, stroke_width=1.2)
                    for x, y in along((70, 101.6), (82, 110), (92.6, 101.8), 5))
    return inked(line("M66.6,98C72,106.4 88,107 94,101", width=1.5), drops)


def earring():
    return inked(circle(77.6, 77, 3.4, fill=OCHRE, stroke_width=1.5),
                 path("M77.6,80.4l-2.6,6h5.2Z", fill=OCHRE, stroke_width=1.3))


# --- jacks -----------------------------------------------------------------------------------------------------------

def crest(hair, band):
    """A horsehair crest on its rail, from brow to nape."""
    hairs = ("M110,28C108,10 84,1 66,10C48,19 43,40 42,60C41,79 36,92 25,101C41,104 56,97 58,78C60,60 56,46 68,36"
             "C79,28 92,29 100,38Z")
    rail = "M102.6,37C93,28 79,27 69,35.6C58,45 59.6,60 58,76L51,75.6C53,58 50,42 65,30C79,19.6 97,21 107.6,32Z"
    strokes = line("M103,22C97,12 84,9 72,14M95,17C89,13 81,13.4 75,16.6M52,34C46,48 46,60 45.4,70C45,81 41,90 34,97"
                   "M48.6,72C48,83 45,91 39,97.6M62,20C58,23 55,27 53,31")
    studs = dots(((101, 30.6), (92.6, 26.4), (83, 25.6), (73.6, 28.6), (65.6, 34.8), (59.6, 42.6), (56.4, 51.6),
                  (55.4, 61), (54.6, 70)), 1.5,
                 WINE if band != WINE else CREAM)
    return path(hairs, fill=hair) + strokes + path(rail, fill=band, stroke_width=1.6) + studs


def corinthian(metal, light, trim):
    """The helmet that covers the face; the eye looks out of its almond."""
    shape = ("M113.8,69C114.6,64 111,56.6 107.6,48C105,34 94,26 80,27C63,28 53,40 53.6,58C54,74 53,86 45,98"
             "C53,100.6 61,98.6 67,94.4C71,91.4 77,91 82,94C89,99 97,104 106.4,107.4C108.4,99 107.6,86 105,77"
             "L108.4,70.4Z")
    opening = ("M89,60.4C92.4,54.6 100.6,53 105.4,56.6C107.6,60 108.6,62.6 109,65.4C106,66.4 105.4,68.4 105.4,77"
               "C102.6,74 101.4,69.6 98.4,67.4C94.6,66.4 91,64.8 89,60.4Z")
    incised = line("M108,49.6C100,45.6 89,47.4 84,56C82,60 83,65 86,69C89,72.6 92,76 92.6,82M101.6,100.6"
                   "C94,97 88.6,93.4 83.4,89.6C77,86.4 70,87 65,90.6C61,93 57,94.6 52,95.4M80,49C74,46 68,49 68,55"
                   "C68,60 74,62 77,58.6C78.6,56 76.6,53.6 74.4,54.6", light)
    return path(shape, fill=metal) + path(opening, fill=metal, stroke_width=1.6) + incised \
        + dots(((103.4, 95.6), (97, 92.4), (91, 88.4), (85, 84.8)), 1.3, trim)


def attic(metal):
    """A helmet that leaves the face free, the cheek's flap turned up."""
    dome = ("M107,47.4C104.4,33 94,26 80,27C63,28 53,40 53.6,58C54,72 54,82 48,92C56,93 64,89 68,83"
            "C74,84 78,80 78.6,75C73,72 70.6,67 72,61C74,54 84,52.6 90,50C96,47.6 102,47 107,47.4Z")
    scroll = "M107,47.4C100,38 88,36 80,42C75,46 75,53 80,54.6C84,55.6 86.6,51.6 84,49"
    flap = "M75,55C66,52 62,44 66,34C74,36 80,44 79,54Z"
    return (path(dome, fill=metal) + line(scroll, width=1.8) + path(flap, fill=metal)
            + line("M75,51C70,48 68.6,44 69,39.6"))


def petasos(felt, wing):
    """The traveller's hat with wings."""
    hat = ("M122,47C116,40 106,40 101,40C99,27 88,21 77,23C66,25 59,35 60,46C54,49 48,52 44,58C60,55 78,48 96,47"
           "C106,46.4 114,46.4 122,47Z")
    feathers = ("M84,43C78,34 66,28 53,30C57,22 66,19 73,21C66,17 59,15 50,15.6C60,9 76,10 84,20C90,28 91,36 90,42.4Z")
    return (path(hat, fill=felt) + line("M60,46C72,45 88,40 101,40")
            + inked(path(feathers, fill=wing), line("M84,36C80,29 74,23.6 66,20M87,34C84,27 79,21 72,17.4")))


def phrygian(cloth, edge):
    """A soft cap whose tip falls forward, with a flap on the neck."""
    shape = ("M103,46.6C105,38 101,31 96,27C103,27 110,26 114,20C115.6,14 109,11 101,11.4C84,12 60,20 54,42"
             "C51,56 55,70 52,84C50,92 46,96 42,99C52,102 62,97 66,88C69,84 74,83 77,86C79,80 79,77 77.6,74.6"
             "C72,72 71,66 72.4,61C77,55 90,50 103,46.6Z")
    band = ("M104,47.8C104.8,44.6 104.8,42 104.4,39.4C90,42 76,47 67.6,56C66,64 68,76 74,85L77.4,87"
            "C79,81 79,77 77.6,74.6C72,72 71,66 72.4,61C77,55 90,50 104,47.8Z")
    return (path(shape, fill=cloth) + path(band, fill=edge) + line("M96,27C90,25 84,26 79,30M103,19C92,17 78,20 68,30"))
