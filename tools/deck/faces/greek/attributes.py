# SPDX-License-Identifier: GPL-3.0-or-later
"""What the figures hold: upright things around x = 143 in the right fist, small ones on the open hand at the left."""

from faces.greek.headgear import IVY, LAUREL
from faces.greek.paint import OCHRE, THIN, UMBER, WINE, aside, dots, inked, line
from svg import CREAM, INK, circle, ellipse, mirror, move, num, path, rect

X = 143
END = 150


def staff(top, colour, width=4.6):
    return rect(X - width / 2, top, width, END - top, fill=colour)


def pole(top, colour, width):
    """A staff without outline, for what is black on clay."""
    return rect(X - width / 2, top, width, END - top, fill=colour, stroke="none")


# --- at the right ----------------------------------------------------------------------------------------------------

def trident(colour):
    heads = "".join(f"M{x},{y}l5.2,14l-5.2,-3.4l-5.2,3.4Z" for x, y in ((X, 14), (X - 9.4, 22), (X + 9.4, 22)))
    return (pole(26, colour, 4.4) + line(f"M{X - 9.4},32V42C{X - 9.4},52 {X + 9.4},52 {X + 9.4},42V32", colour, 4.2)
            + path(heads, fill=colour, stroke="none")
            + rect(X - 5.5, 53, 11, 4.4, 1.4, fill=CREAM, stroke=INK, stroke_width=1.6)
            + rect(X - 5.5, 61, 11, 4.4, 1.4, fill=CREAM, stroke=INK, stroke_width=1.6))


def spear(wood, metal):
    return (pole(44, wood, 4.2)
            + inked(path(f"M{X},12C{X + 7.6},22 {X + 7.6},34 {X + 2.6},45H{X - 2.6}C{X - 7.6},34 {X - 7.6},22 {X},12Z",
                         fill=metal),
                    line(f"M{X},19V44"), rect(X - 4, 45, 8, 7, 1.5, fill=OCHRE, stroke_width=1.6)))


def two_spears(wood, metal):
    return move(-4, 6, spear(wood, metal)) + move(5, 0, spear(wood, metal))


def club():
    shape = "M138.4,150L136.4,80C133,60 132.4,44 135,30C137,19 150,17 153,26C157,40 154,60 149.6,80L147.6,150Z"
    knots = "".join(ellipse(x, y, 2.6, 3.8, fill=UMBER, stroke_width=THIN)
                    for x, y in ((141, 31), (148.4, 42), (139.6, 53), (147.4, 65), (141, 79), (145.4, 93)))
    return inked(path(shape, fill=OCHRE), knots)


def thyrsos():
    cone = "M143,12C152,20 155,30 152,39C149,45 137,45 134,39C131,30 134,20 143,12Z"
    scales = line("M136,25L150.6,38M133.4,32L145,43.4M140,18.6L153,31M150,25L135.4,38M152.6,32L141,43.4M146,18.6"
                  "L133,31")
    leaves = "".join(move(X, y, path(IVY, fill=CREAM), turn=turn, scale=0.66)
                     for y, turn in ((52, -104), (52, 104), (58, -146), (58, 146)))
    return inked(staff(44, OCHRE, 4.4), leaves, path(cone, fill=OCHRE), scales, rect(138, 45, 10, 5, 2, fill=WINE))


def thunderbolt():
    """A flower of flames above the fist."""
    petal = path("M143,101C134,97 130,87 131.4,76C132,68 130.6,62 127.4,58C134.6,57.4 139,64 139,72"
                 "C139,84 140,93 143,101Z", fill=OCHRE)
    bolt = line("M140,62L133,52L138,50L130.6,36", CREAM, 2.4)
    lance = "M143,14C150.6,32 149,48 146,60C149.6,76 148,90 143,101C138,90 136.4,76 140,60C137,48 135.4,32 143,14Z"
    return inked(staff(98, OCHRE, 7), bolt, mirror(X, bolt), petal, mirror(X, petal), path(lance, fill=CREAM),
                 line("M143,30V92"), rect(135.6, 98, 14.8, 6, 2, fill=OCHRE))


def sceptre():
    lotus = ("M143,41C133,39 128,30 129.4,19C135.4,21 138,25 139.2,29C139,22 140.6,17 143,12C145.4,17 147,22 146.8,29"
             "C148,25 150.6,21 156.6,19C158,30 153,39 143,41Z")
    return inked(staff(38, OCHRE, 4.4), path(lotus, fill=OCHRE), line("M139.2,29L143,38L146.8,29"),
                 circle(X, 46, 4.8, fill=CREAM, stroke_width=1.6), circle(X, 57, 3.4, fill=WINE, stroke_width=1.6))


def grains(x, y, turn):
    """An ear, its foot at (x, y)."""
    def at(along, across):
        return aside(x, y, turn, along, across)

    data = ""
    for row in (0, 9, 18, 27):
        for side in (-1, 1):
            data += (f"M{at(row, side * 1.4)}"
                     f"C{at(row + 1, side * 6)} {at(row + 5, side * 8.6)} {at(row + 11.4, side * 7)}"
                     f"C{at(row + 9.4, side * 3)} {at(row + 5, side * 0.6)} {at(row, side * 1.4)}Z")
    return data + f"M{at(33, 0)}C{at(37, -4)} {at(41, -3)} {at(46, 0)}C{at(41, 3)} {at(37, 4)} {at(33, 0)}Z"


def wheat():
    """Three ears."""
    stalks = "M143,150V58M143,112C142,96 138,84 133,76M143,112C144,98 147,90 150,84"
    ears = grains(132.4, 79, -8) + grains(150, 87, 2)
    return inked(path(stalks, fill="none", stroke_width=5.4), path(stalks, fill="none", stroke=OCHRE, stroke_width=2),
                 path(ears, fill=OCHRE, stroke_width=1.5), path(grains(141.8, 60, 0), fill=OCHRE, stroke_width=1.5))


def looking_glass():
    return inked(staff(66, OCHRE, 5), circle(X - 3, 40, 18, fill=OCHRE),
                 circle(X - 3, 40, 13.4, fill=CREAM, stroke_width=1.6),
                 path("M128,62C131,55 138,54 142,58C147,54 153,55 156,62C150,62 146,67 143,74C140,67 135,62 128,62Z",
                      fill=OCHRE),
                 line("M132,43C132,37 136,32.6 141,32M136,46C135.6,42 138,38.6 141,38"),
                 rect(138, 71, 10, 4.6, 1.5, fill=WINE, stroke_width=1.6))


def kerykeion():
    snakes = "M143,68C128,61 128,46 143,40C152,36 153,25 146,18M143,68C158,61 158,46 143,40C134,36 133,25 140,18"
    return inked(staff(64, OCHRE, 4.4), path(snakes, fill="none", stroke_width=7.6),
                 path(snakes, fill="none", stroke=OCHRE, stroke_width=3.6),
                 circle(146.4, 17, 3.4, fill=OCHRE, stroke_width=1.5),
                 circle(139.6, 17, 3.4, fill=OCHRE, stroke_width=1.5),
                 rect(137, 66, 12, 5, 2, fill=CREAM))


def lyre():
    """A tortoise's shell, two horns, a bar and its strings, around x = 133."""
    horn = path("M117,98C107.6,84 109,66 117,54L122.6,57C117,67 118,80 126,92Z", fill=CREAM)
    shell = "M113,94C113,88 123,91 133,91C143,91 153,88 153,94C155,112 146,124 133,124C120,124 111,112 113,94Z"
    strings = line("".join(f"M{num(133 + d)},112L{num(133 + d * 1.4)},66" for d in (-6, -2, 2, 6)), CREAM, 1.2)
    return (strings + inked(horn, mirror(133, horn), path(shell, fill=OCHRE),
            line("M121,97C126,103 140,103 145,97M126,101L121,115M140,101L145,115M127,108H139M133,108V123"),
            rect(111, 61, 44, 5.4, 2.4, fill=WINE)) + line("M129,106V96M132,106V94M135,106V94M138,106V96", INK, 1.1))


# --- at the left -----------------------------------------------------------------------------------------------------

def dolphin(colour, belly):
    body = ("M17,67C12,62 8,57 5,51C11,52 15,54.6 18,59C20,54 25,51 31,50C28.6,55 26,59 23.4,64C30,66 36,71 39,78"
            "L45.6,79.6L41,87C41.6,99 33,108 22,110.4C16.6,111.6 11,114.6 6.6,113.4C7,109.4 10,107 14.4,105"
            "C22.6,101 26,94 25,86.4C24,79 21,73 17,67Z")
    return (path(body, fill=colour)
            + path("M24,79C28,90 26.6,100 14.4,105.4C11,107 9,109 8,112C12,112 17,109.4 22,107.4C32,103 34,92 29,82"
                   "C27.6,79.4 25.6,78 24,79Z",
                   fill=belly, stroke="none")
            + circle(27, 99.6, 1.7, fill=belly, stroke="none"))


def owl():
    body = ("M22,60C12,60 7,67 9,75C6.6,90 9,103 17,110L15,118H20L22,111L25,118H30L28,109C36,101 37.6,86 35,75"
            "C36.6,67 32,60 22,60Z")
    eyes = "".join(circle(x, 72, 5.4, fill=OCHRE, stroke_width=1.5) + circle(x, 72, 2.4, fill=INK, stroke="none")
                   for x in (15.8, 28.2))
    return inked(path(body, fill=CREAM), path("M35,80C27,84 24,98 27,109C36,101 37,90 35,80Z", fill=OCHRE,
                                              stroke_width=1.6),
                 line("M33,89C30,92 29,98 29.6,103M9.4,66C14,62 19,62.6 22,67C25,62.6 30,62 34.6,66"), eyes,
                 path("M22,74L24.4,79L22,84L19.6,79Z", fill=OCHRE, stroke_width=1.4),
                 dots(((14, 88), (20, 88), (13, 94), (18.6, 94.6), (16, 101), (21.6, 101)), 1.2, INK))


def eagle():
    body = ("M15,57C16.6,51 25,49 29,54.6C31.6,60 33,66 36,73C40,84 38,98 30,108L24,118H14L17,109C11,104 8.6,97 9.6,89"
            "C10.6,81 14.6,77 15.6,71C16,67 16,65 15,62Z")
    wing = "M30,66C41,76 43,95 35,112L27,132L19,118C17,104 18,90 23,78C25,73 27.6,69 30,66Z"
    return inked(path(body, fill=CREAM), path(wing, fill=OCHRE),
                 line("M24,80q4,4 8,0q4,3 6,0M21.6,90q4,4 8,0q5,3 9,-1M33,97L24,124M37,98L29,122M27,97L21,118"),
                 path("M17,55.6C11,54.6 7,58 7.6,65C10.6,61.6 13.6,62.6 17.6,62Z", fill=OCHRE, stroke_width=1.6),
                 circle(21.6, 57, 1.8, fill=INK, stroke="none"),
                 line("M18,53.6L25,54.4M12.6,88l3,2M12,95l3,2M16.6,83l3,2"))


def kantharos():
    cup = "M12,80H36C36.6,93 33,102 26,105V110L32,114V118H16V114L22,110V105C15,102 11.4,93 12,80Z"
    handle = "M13,96C5,94 4.4,74 8.6,65C11,63 13,66 13,80"
    ear = path(handle, fill="none", stroke_width=5.8) + path(handle, fill="none", stroke=CREAM, stroke_width=2.2)
    return inked(ear, mirror(24, ear), path(cup, fill=CREAM),
                 path("M12,84.6H36.2L35.6,92H12.6Z", fill=WINE, stroke_width=1.6),
                 dots(((17, 88.4), (24, 88.4), (31, 88.4)), 1.3, CREAM))


def dove():
    body = ("M4.6,79L9,75.6C9,70 12.6,66.6 17.6,67C22.6,67.4 25,71.6 25.4,77C30,83 36,83 46,77L43.6,92"
            "C40,103 32,109 23,108C13,106.6 8,97 9.6,87L10.4,80Z")
    return inked(line("M20,106L18,118M27,105L28,118", OCHRE, 2.6), path(body, fill=CREAM),
                 path("M19,86C27,82 36,87 45,94C39,101 29,104 21.6,100C17.6,96 17,90 19,86Z", fill=OCHRE,
                      stroke_width=1.6),
                 line("M25.6,90C31,90 36,92 40.6,95M24.6,95.6C29,96 33,97 36,98.6"),
                 circle(15.4, 73.6, 1.7, fill=INK, stroke="none"))


def pomegranate():
    return inked(circle(22, 102.6, 15, fill=WINE),
                 path("M16.6,89L13,78.4L19,82.4L22,76L25,82.4L31,78.4L27.4,89Z", fill=OCHRE, stroke_width=1.6),
                 line("M12.6,100C13.6,95 17,92 20,91.6", CREAM, 2))


def phiale():
    return inked(path("M4.6,101C9,119 37,119 41.4,101Z", fill=OCHRE), ellipse(23, 101, 18.4, 7, fill=CREAM),
                 ellipse(23, 101.4, 5, 2.4, fill=OCHRE, stroke_width=1.5),
                 dots(((12, 99), (16.6, 105), (29.4, 105), (34, 99), (23, 96.6)), 1.2, WINE))


def apples():
    """Three golden apples from the garden in the west."""
    leaf = move(24, 93, path(LAUREL, fill=CREAM), turn=24)
    return inked(leaf, circle(15.4, 110, 8, fill=OCHRE), circle(30.6, 109, 8, fill=OCHRE),
                 circle(23, 97, 8, fill=OCHRE),
                 line("M19,94C20,92 22,91.4 23.4,91.6M11.6,107C12.4,105 14,104.4 15.4,104.6M27,106"
                      "C27.8,104 29.4,103.4 31,103.6"))


def tortoise():
    shell = "M8,110C9,95 16,87 25,87C34,87 41,95 42,110Z"
    legs = "M12,113L9.6,120H17L18,113ZM32,113L33,120H40L38.6,113Z"
    return inked(path(legs, fill=CREAM), path("M10,109C5,109 1.6,105 3,100C4.6,96 9.4,96.6 11,101Z", fill=CREAM),
                 path(shell, fill=OCHRE), line("M18,98L25,93.6L32,98V105L25,108.6L18,105ZM18,98L12.6,96M32,98L37.4,96"
                                               "M18,105L13,110M32,105L37,110M25,93.6V87"),
                 path("M6.6,109.4H43.4C45,111 44.6,114 43,114.6H8C6,114 5.6,111 6.6,109.4Z", fill=CREAM,
                      stroke_width=1.6),
                 circle(6, 101.6, 1.2, fill=INK, stroke="none"))


def swallow():
    """The bird of spring, over the singer."""
    return inked(path("M38,62C33,60 29,61 26,64C20,60 13,60 7,64C13,66 17,69 20,73C16,80 11,86 6,90C13,89 19,86 23,82"
                      "C22,90 24,97 28,103C31,95 32,88 31,80C34,76 36,72 36,68L42,65.4Z", fill=CREAM),
                 line("M20,73C23,74 26,73 28,70"), circle(34, 64.6, 1.3, fill=INK, stroke="none"))


def laurel_branch(colour):
    """A sprig that stands at x = 19."""
    leaves = "".join(move(19, y, path(LAUREL, fill=colour, stroke_width=1.7), turn=side * 42, scale=0.86)
                     for y in (104, 91, 78, 66) for side in (-1, 1))
    return inked(path("M19,150V60", fill="none", stroke_width=2.6), leaves,
                 move(19, 60, path(LAUREL, fill=colour, stroke_width=1.7), scale=0.86))
