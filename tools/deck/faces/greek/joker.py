# SPDX-License-Identifier: GPL-3.0-or-later
"""The joker: a satyr with the pipes of Pan."""

from faces.greek import bodies, headgear, heads, ornament
from faces.greek.paint import CLAY, OCHRE, RED, WINE, cut, dots, drawn, inked, line
from svg import CREAM, INK, circle, move, path, rect

FACE = ("M60,60L78,34C86,28 99,31 103,40C105,46 103.6,51 103,54C105,57 108,58.6 111,61"
        "C114.4,63.6 113.6,68.6 109.6,69.6L105.6,70L106,72.4C109,72.6 110.4,75 108.6,76.6L106,77.4L108,79.4"
        "C107.6,82 105,82.6 104,84C104,90 100,94 96,92C90,90 84,86 80,80L60,60")


def pipes():
    """Eight reeds, shorter step by step, bound by two bands."""
    reeds = "".join(rect(110 + 5 * index, 74, 5, 42 - 3.4 * index, 1.4, fill=OCHRE if index % 2 else CREAM,
                         stroke_width=1.6)
                    for index in range(8))
    return inked(reeds, path("M109,80H151V85H109Z", fill=WINE, stroke_width=1.6),
                 path("M109,95H151L150,99.4L109,100Z", fill=WINE, stroke_width=1.6))


def vine():
    """A tendril of ivy in the field at the left."""
    leaves = "".join(move(x, y, path(headgear.IVY, fill=CLAY), turn=turn) for x, y, turn in
                     ((22, 104, -70), (29, 88, 80), (22, 74, -60), (30, 60, 60), (22, 46, -70), (32, 33, 50),
                      (26, 24, -30)))
    return (line("M28,150C20,130 22,118 26,104C30,90 20,82 25,68C30,56 20,50 27,38C30,32 28,28 26,24", CLAY, 2.2)
            + leaves)


def nebris():
    """A spotted skin over one shoulder."""
    shape = "M88,103.6C98,106 119,106 128,113C136,119 139,134 140,150H26C40,144 76,128 88,103.6Z"
    return path(shape, fill=OCHRE) + dots(((96, 112), (106, 110), (117, 113), (88, 121), (99, 121), (110, 121),
                                           (122, 122), (78, 130),
                                           (90, 131), (102, 131), (114, 132), (127, 132), (66, 137), (80, 138)), 2, INK)


def satyr():
    ear = "M80,60C74,58 66,50 60,46C60,56 62,66 70,72C75,74 80,72 81,68Z"
    hair = ("M86,34C74,26 58,36 55,52C52,66 56,78 50,92C48,98 44,102 40,104C50,108 62,104 68,96C74,88 78,80 79,70"
            "C83,60 84,46 86,34Z")
    beard = ("M82,66C80,80 82,96 90,108C96,116 104,120 112,122C114,112 113,98 108,90C106,86 103,84 104,82L100,78"
             "C104,78 108,77 110,78C109,74 106,71.6 103,72C99,73 97,76 95,79C90,78 86,74 82,66Z")
    eye = inked(path("M90,57C93,52 100,52 103,56C100,60 93,61 90,57Z", fill=CREAM, stroke_width=1.6),
                circle(97.6, 56, 2.8, fill=INK, stroke="none"))
    head = (heads.neck(CLAY) + path(FACE, fill=CLAY, stroke="none") + eye
            + line("M87,50C91,45 98,45 102,48M92,40C96,39 99,39.6 101,41", None, 1.8)
            + cut(path(hair, fill=INK), line("M76,38C66,44 62,56 63,68C64,80 60,92 54,99M82,44C74,52 70,64 70,76"
                                             "C69,86 66,92 62,98", CLAY))
            + path(ear, fill=CLAY) + line("M76,64C72,62 67,57 64,53")
            + cut(path(beard, fill=INK), line("M88,84C90,96 97,106 106,113M94,84C96,94 101,102 108,107M100,84"
                                              "C101,90 104,95 108,98", CLAY))
            + headgear.ivy_wreath(CREAM, WINE))
    return drawn(RED, ornament.field(RED, False), vine(), bodies.chest(CLAY), nebris(), head, pipes(),
                 path("M124,106C120,116 112,130 100,150H130C136,138 142,122 143,110Z", fill=CLAY),
                 move(-7, -15, bodies.fist(CLAY)))
