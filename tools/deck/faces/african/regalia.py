# SPDX-License-Identifier: GPL-3.0-or-later
"""What the court holds: upright things about x = 136 that the hand at y = 127 closes upon, a horn and a drum."""

from faces.african.cloth import drawn, flat, lozenge
from faces.african.colours import CLAY, CORAL, GREEN, HAIR, IVORY, OCHRE, RAFFIA
from faces.traditional.bodies import dot
from svg import CREAM, GOLD, INK, RED, SKY, circle, ellipse, move, path, rect

X = 136
END = 145           # under the band


def staff(top, colour, width=5):
    return rect(X - width / 2, top, width, END - top, fill=colour)


def leaf_sword():
    """The broad sword that Benin's nobles hold up and turn before their king."""
    blade = "M132,104C132,86 119,66 119,40C120,24 129,15 136,9C143,15 152,24 153,40C153,66 140,86 140,104Z"
    pierced = lozenge(X, 30, 4.4, 6.4) + lozenge(X, 47, 5, 7) + lozenge(X, 64, 4.2, 6.4) + lozenge(X, 79, 2.8, 5.4)
    return (path(blade, fill=GOLD) + flat("M136,9C143,15 152,24 153,40C153,66 140,86 140,104H136Z", OCHRE)
            + path(blade, fill="none") + path(pierced, fill=CREAM, stroke_width=1.5)
            + drawn("M124,40C125,56 129,68 132,78M148,40C147,56 143,68 140,78", INK, 1.4)
            + staff(103, CLAY, 6) + rect(X - 7, 101, 14, 6, 2, fill=GOLD))


def cock_staff():
    """A bronze cock on a staff."""
    cock = (path("M140,52C130,52 124,46 124,37C123,33 122,31 118,30C121,28 122,25 126,23.6C131,22 134,25.6 134,30"
                 "C135,35 140,36 144,32C147,28 147,20 153,14C157,24 156,38 152,44C149,49 145,52 140,52Z", fill=GOLD)
            + path("M124,24C122,20 123,17 125,18C125.6,14.6 129,14.6 129,18C132,16.6 133.4,20 131,24.4Z", fill=CORAL,
                   stroke_width=1.5)
            + path("M122,31.6C120.6,35 122,37.6 124,37Z", fill=CORAL, stroke_width=1.2)
            + circle(127, 27.4, 1.3, fill=INK, stroke="none")
            + path("M133,41C137,40 142,40 147,36.4C147,43 142,47.6 137,46.6C134.6,46 133.4,43.6 133,41Z", fill=OCHRE,
                   stroke_width=1.5)
            + drawn("M150,22C150,30 149.4,34 148,39M153.4,24C153.4,32 152.4,37 150.6,41", INK, 1.4))
    return staff(58, GOLD, 5) + drawn("M136,52V60M141,52V60", INK, 2.4) + cock + rect(X - 9, 58, 18, 6, 2.4,
                                                                                      fill=GOLD) \
        + circle(X, 70, 5, fill=CORAL) + rect(X - 5, 78, 10, 4, 1.6, fill=GOLD, stroke_width=1.6)


def ivory_horn():
    """A horn of a tusk, blown from its side."""
    tusk = "M66,84C64,86 64,90 67,91.6C92,103 140,92 153,40C149,34 139,32 132,35C128,66 104,88 66,84Z"
    return (path(tusk, fill=IVORY)
            + flat("M66,90.6C92,103 140,92 153,40L149,37C138,78 104,96 66,90.6Z", RAFFIA) + path(tusk, fill="none")
            + path("M132,35C139,32 149,34 153,40C147,43 137,41 132,35Z", fill=CLAY)
            + drawn("M131,42C136,47 144,49 151,47M129.4,48.6C134,54 142,56 148.6,54.6M92,85.6L94,97M98,84.6L101,96",
                    INK, 1.6)
            + path("M126.6,57C130,63 138,67 143.6,66L140,73C134,74 126,70 122.6,65Z", fill=CORAL, stroke_width=1.5))


def stool_staff():
    """The golden stool on a staff."""
    return (staff(46, HAIR, 6) + rect(X - 5, 60, 10, 5, 2, fill=GOLD) + rect(X - 5, 88, 10, 5, 2, fill=GOLD)
            + path("M125,41C129,36 130,31 129,25H143C142,31 143,36 147,41Z", fill=GOLD)
            + path("M131.4,25H140.6V41H131.4Z", fill=OCHRE, stroke_width=1.7)
            + drawn("M131.4,29L140.6,37M140.6,29L131.4,37", INK, 1.4)
            + path("M119,13C124,23 148,23 153,13L154,21C149,30 123,30 118,21Z", fill=GOLD)
            + path("M120,40H152V47H120Z", fill=GOLD) + drawn("M125,43.5H147", INK, 1.4))


def sankofa():
    """The heart of two curls: go back and take it."""
    left = "M136,66C128,56 120,49 120,38C120,28 132,25 136,35C138,41 133,45.6 130,43C128,41 129,38 131,38.4"
    right = "M136,66C144,56 152,49 152,38C152,28 140,25 136,35C134,41 139,45.6 142,43C144,41 143,38 141,38.4"
    return (staff(64, HAIR, 5) + drawn(left + right, INK, 7.6) + drawn(left + right, GOLD, 3.6)
            + rect(X - 6, 67, 12, 5, 2, fill=GOLD) + circle(X, 78, 4.4, fill=RED, stroke_width=1.7)
            + rect(X - 5, 84, 10, 4.4, 1.6, fill=GOLD, stroke_width=1.6))


def state_sword():
    """A curved blade with a hilt of gold beads."""
    blade = "M132,98C130,78 121,62 122,42C123,24 134,11 152,6C147,18 149,28 148,42C146,64 141,80 140,98Z"
    return move(20.4, 15.3, path(blade, fill=SKY) + flat("M132,98C130,78 121,62 122,42C123,24 134,11 152,6"
                                                         "C138,16 130,28 129.6,44C129.6,62 136,80 136,98Z", CREAM)
                + path(blade, fill="none")
            + path(dot(140.4, 30, 3.4) + lozenge(139.4, 45, 3.4, 5.4) + dot(139, 60, 2.6), fill=CREAM, stroke_width=1.6)
            + staff(100, HAIR, 6) + circle(X, 102, 7.6, fill=GOLD) + drawn("M129.4,100Q136,104.6 142.6,100", INK,
                                                                           1.5), scale=0.85)


def parade_axe():
    """An axe with a blade of open bars."""
    blade = "M133,27C142,30 151,24 156,15C162,33 162,53 156,71C151,62 142,56 133,59Z"
    return (staff(14, OCHRE, 6) + path(blade, fill=SKY)
            + path("M139,34.6L152,30C153.6,33.6 154.2,37 154.4,40.4L139,41.4ZM139,44.6L154.4,45.6"
                   "C154.2,49 153.6,52.4 152,56L139,51.4Z",
                   fill=CREAM, stroke_width=1.5)
            + path("M132,16C132,9 140,9 140,16Z", fill=GOLD) + rect(X - 6, 22, 12, 42, 2, fill=CLAY)
            + drawn("M131,30H141M131,38H141M131,46H141M131,54H141", INK, 1.5)
            + drawn("M134,72H138M134,80H138M134,88H138M134,96H138M134,104H138", INK, 1.5))


def palm_wine_cup():
    cup = "M119,46Q136,53 153,46C154,66 150,82 142,91V101L147,113H125L130,101V91C122,82 118,66 119,46Z"
    return (path(cup, fill=CLAY) + path("M119.6,58Q136,64 152.6,58C152,67 149.6,75 146.6,81Q136,86 125.4,81"
                                        "C122.4,75 120,67 119.6,58Z",
                                        fill=OCHRE, stroke_width=1.6)
            + path(lozenge(128, 70, 4.6, 7) + lozenge(X, 72, 4.6, 8) + lozenge(144, 70, 4.6, 7), fill=RAFFIA,
                   stroke_width=1.4)
            + ellipse(X, 46, 17, 5, fill=CREAM) + rect(X - 8, 91, 16, 5, 2, fill=RAFFIA, stroke_width=1.6))


def leaf_spear():
    blade = "M136,8C146,22 147,38 139.6,54H132.4C125,38 126,22 136,8Z"
    return (staff(52, CLAY, 5) + path(blade, fill=SKY) + flat("M136,8C126,22 125,38 132.4,54H136Z", CREAM)
            + path(blade, fill="none")
            + drawn("M136,16V52", INK, 1.5)
            + path("M129,62L126,78L131,75L133,81L136,76L139,81L141,75L146,78L143,62Z", fill=CORAL, stroke_width=1.6)
            + rect(X - 7, 53, 14, 10, 3, fill=OCHRE) + drawn("M130,58H142", INK, 1.4))


def fly_whisk():
    """A white horse's tail with a beaded handle."""
    tail = ("M132.6,84C127,66 120,50 121,34C122,18 131,9 140,10C151,11 156,26 155.6,46C155.4,64 154.6,78 152,90"
            "C151.4,82 150.8,78 149.6,74"
            "C149,79 148,83 146.4,87C146,74 145.6,62 142.6,50C141.6,62 141,74 139.6,85Z")
    fall = "M142.6,50C143,44 142,36 141,30C146,33 149,50 149.6,74C149,79 148,83 146.4,87C146,74 145.6,62 142.6,50Z"
    strands = ("M134.6,84C131,66 125,50 127,35C128.6,22 135,16 141,17C147,18 150,28 150,42C150,54 150,64 149.6,74"
               "M137,84C135.6,66 131.4,50 133,38C134.4,28 138,24 141,25C144.6,27 145.6,36 146,46M142.6,50"
               "C142.4,43 141.4,38 139.6,35")
    return (path(tail, fill=IVORY, stroke="none") + flat(fall, RAFFIA) + path(tail, fill="none")
            + drawn(strands, INK, 1.4)
            + rect(X - 4, 84, 8, END - 84, 3, fill=GREEN) + rect(X - 6, 82, 12, 7, 3, fill=GOLD)
            + drawn("M132.6,94L139.4,98M132.6,103L139.4,107", GOLD, 2.4) + drawn("M132.6,98.4L139.4,102.4", CORAL, 2.4))


def round_fan():
    """A leather fan sewn with rings of beads."""
    points = "".join(dot(X + dx, 62 + dy, 1.7) for dx, dy in ((0, -11.4), (8, -8), (11.4, 0), (8, 8), (0, 11.4),
                                                              (-8, 8), (-11.4, 0), (-8, -8)))
    return (staff(78, CLAY, 6) + rect(X - 6, 80, 12, 6, 2, fill=GOLD) + circle(X, 62, 18.4, fill=GREEN)
            + circle(X, 62, 15, fill="none", stroke=GOLD, stroke_width=2) + flat(points, IVORY)
            + path(lozenge(X, 62, 6.6, 6.6), fill=CORAL, stroke_width=1.5) + circle(X, 62, 2, fill=GOLD,
                                                                                    stroke_width=1.1))


def drum_stick():
    data = "M136,140C136,112 135,92 131,80C128,70 119,68 114,75"
    return drawn(data, INK, 6.8) + drawn(data, OCHRE, 2.8) + circle(114, 76, 3.6, fill=CLAY, stroke_width=1.7)


def talking_drum():
    """A drum with a waist and cords from head to head."""
    body = "M-30,-21Q-10,-9 0,-9Q10,-9 30,-21V21Q10,9 0,9Q-10,9 -30,21Z"
    cords = "".join(f"M-28,{y}Q-10,{y * 0.44:.1f} 0,{y * 0.44:.1f}Q10,{y * 0.44:.1f} 28,{y}"
                    for y in (-14, -7, 0, 7, 14))
    return move(44, 118, path(body, fill=OCHRE) + drawn(cords, INK, 1.4) + rect(-4, -10, 8, 20, 2, fill=CORAL,
                                                                                stroke_width=1.7)
                + ellipse(-29, 0, 6, 22, fill=CLAY) + ellipse(29, 0, 7, 22, fill=CLAY)
                + ellipse(30, 0, 4.4, 17.6, fill=IVORY, stroke_width=1.5), turn=-11, scale=0.94)
