# SPDX-License-Identifier: GPL-3.0-or-later
"""Shoulders, arms and clothes. All end below the band in the middle of the card."""

import math

from faces.greek.paint import OCHRE, WINE, along, dot, dots, fan, inked, line
from svg import CREAM, INK, circle, ellipse, group, mirror, num, path

MID = 81
NECK = "C94,112 88,118 82,118C76,118 70,113 64,102Z"
SHOULDERS = "M64,102C57,107 43,106 34,113C26,119 23,134 22,150H140C139,134 136,119 128,113C119,106 104,107 97,103"
DRESS = SHOULDERS + NECK


def torso(skin):
    return path(SHOULDERS, fill=skin)


def chest(skin):
    """A man's bare shoulders and breast."""
    return (torso(skin) + line("M54,112C63,112 70,115 75,120M109,112C100,112 93,115 88,120M81.4,122V130M44,133"
                               "C54,142 70,142 79,135M118,133C108,142 92,142 84,135"))


# --- arms ------------------------------------------------------------------------------------------------------------

def right_arm(skin, bracelet=None):
    """The arm at the right, its fist closed upon what stands at x = 143."""
    arm = path("M135,118C131,126 123,137 113,150H140C144,142 148,134 149,125Z", fill=skin)
    ring = inked(path("M130.6,125.6L147.4,131.4L146,135L128.4,129Z", fill=bracelet,
                      stroke_width=1.5)) if bracelet else ""
    return arm + fist(skin) + ring


def fist(skin):
    return (path("M134,108C137,103.6 149,103.4 151.6,107C154,112 153,121 149.6,124.4C145,127.4 137,126 134.4,122"
                 "C132,118 132,112 134,108Z", fill=skin)
            + line("M142,107.6Q147,108.2 152,107.6M141,112.4Q147,113.6 153,112.8M141.4,117.4Q147,118.8 152.2,118"))


def left_arm(skin):
    """The same at the left, upon what stands at x = 19."""
    return mirror(MID, right_arm(skin))


def palm(skin, bracelet=None):
    """The hand at the left, open below what stands around x = 24."""
    hand = ("M24,150C26,141 25,134 23,128.4C15,126.4 9,121.4 5.6,115C6.6,112.4 10,112.4 12.6,115"
            "C16,119 20.6,120 26,119.4C28,117 28.6,112.6 32,110.4C35.4,110.6 35.6,114 34.6,117C36,122 42,135 50,150Z")
    ring = inked(path("M24,130.4L37.6,125.4L39.4,129L25.2,134.4Z", fill=bracelet, stroke_width=1.5)) if bracelet else ""
    return path(hand, fill=skin) + line("M26,119.4C28,121 30,121 32.6,120") + ring


# --- cloth -----------------------------------------------------------------------------------------------------------

def himation(colour, edge, mark):
    """The cloak over one shoulder that leaves the breast bare."""
    shape = "M88,103.6C98,106 119,106 128,113C136,119 139,134 140,150H22C22,146 23,140 24,136C50,136 78,128 88,103.6Z"
    hem = "M88,103.6L96,105.4C88,132 56,144 23.4,143.6L24,136C50,136 78,128 88,103.6Z"
    folds = line(fan(((100, 106), (128, 116)), ((98, 134), (126, 134)), ((62, 149), (132, 150)), 6))
    return (path(shape, fill=colour) + folds + path(hem, fill=edge)
            + dots(along((89.8, 111), (78, 139), (30, 140), 10), 1.4, mark))


def collar(edge):
    return path("M61,104C66,116 74,122.6 82,122.6C90,122.6 97,115 100.4,104.6L97,103" + NECK, fill=edge,
                stroke_width=1.6)


def breast(skin):
    """The neck above a dress."""
    return path("M97,103" + NECK, fill=skin, stroke="none")


def chiton(colour, edge, skin, band=False):
    """Thin linen in many folds, buttoned along the arms, with a woven band down the middle or without."""
    folds = line(fan(((46, 111), (76, 121)), ((42, 128), (74, 132)), ((38, 150), (78, 150)), 6)
                 + fan(((88, 121), (116, 111)), ((90, 132), (120, 128)), ((86, 150), (124, 150)), 6))
    sleeves = line("M56,108C46,116 38,120 27,124M106,108C116,116 126,120 135,124")
    buttons = inked("".join(circle(x, y, 1.9, fill=OCHRE, stroke_width=1.2) for half in
                            (along((54, 106.6), (42, 107), (31, 117), 5),
                             along((108, 106.6), (120, 107), (131, 117), 5))
                            for x, y in half))
    woven = (path("M73,119H91L94,150H70Z", fill=edge, stroke_width=1.6)
             + path("M82,123l4.4,5l-4.4,5l-4.4,-5ZM82,134l4.4,5l-4.4,5l-4.4,-5Z", fill=colour,
                    stroke="none")) if band else ""
    return breast(skin) + path(DRESS, fill=colour) + folds + woven + sleeves + collar(edge) + buttons


def peplos(colour, edge, mark, skin):
    """Heavy wool with woven dots and a border where it is folded over."""
    spots = "".join(dot(x, y, 1.7) + "".join(dot(x + a, y + b, 0.9)
                                             for a, b in ((3.6, 0), (-3.6, 0), (0, 3.6), (0, -3.6)))
                    for x, y in ((42, 119), (56, 115), (106, 115), (120, 119), (66, 124), (96, 124), (50, 125),
                                 (112, 125)))
    border = path("M23,130.6H139L139.4,138H22.6Z", fill=edge, stroke_width=1.6)
    teeth = path("".join(f"M{x},138l3.6,-6.4l3.6,6.4Z" for x in range(24, 136, 7)), fill=colour, stroke="none")
    pins = inked(*(circle(x, 109, 3, fill=OCHRE, stroke_width=1.4) for x in (52, 110)))
    return (breast(skin) + path(DRESS, fill=colour) + path(spots, fill=mark, stroke="none") + border + teeth
            + collar(edge) + pins)


def swallowtail(colour, lining):
    """A cloak that hangs from the right shoulder, its hem in zigzags."""
    shape = "M96,104C104,107 119,106 128,113C136,119 139,134 140,150H98L104,143L95,137L102,130L93,124L100,117L91,112Z"
    inside = "M100,117L93,124L102,130ZM102,130L95,137L104,143Z"
    return (path(shape, fill=colour) + line("M100,106L104,143M106,107L113,150M113,108L121,150M121,110L130,150")
            + path(inside, fill=lining, stroke_width=1.6))


def chlamys(colour, edge):
    """A rider's cloak, pinned on the right shoulder, with a border."""
    shape = "M64,102C57,107 43,106 34,113C26,119 23,134 22,150H92C104,140 112,126 113,108L97,103C92,112 74,114 64,102Z"
    hem = "M113,108C112,126 104,140 92,150H103C113,140 119,126 120,109Z"
    folds = line("M106,112C92,124 60,126 38,120M107,118C96,134 66,136 34,130M103,128C94,142 66,144 38,140")
    return path(shape, fill=colour) + folds + path(hem, fill=edge, stroke_width=1.6) \
        + inked(circle(114, 110, 4.6, fill=OCHRE, stroke_width=1.6), circle(114, 110, 1.4, fill=INK, stroke="none"))


def cuirass(linen, edge):
    """Stiff linen, with flaps tied over the shoulders."""
    shape = ("M58,104C50,107 44,110 41,116C38,128 38,140 38,150H124C124,140 124,128 121,116C118,110 112,107 104,104"
             "C98,112 92,117 82,117C72,117 64,112 58,104Z")
    flap = (path("M62,101.6C52,105 43,107 39,112C43,117 46,122 47,128L66,127C64.6,120 65,114 68.6,109.6Z", fill=edge)
            + dots(((52, 112), (54.4, 120)), 2.3, linen) + line("M60.4,106.6C57,111 57,118 58.6,125", linen))
    teeth = path("".join(f"M{x},134.4l3.6,5.2l3.6,-5.2Z" for x in range(42, 118, 7)), fill=linen, stroke="none")
    return (path(shape, fill=linen) + flap + mirror(MID, flap) + line("M67,125H95M81.4,117V125M73,125V132M89,125V132")
            + path("M38.4,132H123.6V140H38Z", fill=edge, stroke_width=1.6) + teeth)


def gorgoneion(x, y, radius):
    """The face that frightens foes."""
    scale = radius / 20
    curls = "".join(circle(-14 + 5.6 * index, -10.6 - 4.6 * (1 - ((index - 2.5) / 2.5) ** 2), 3, fill=INK,
                           stroke=CREAM, stroke_width=1)
                    for index in range(6))
    eyes = "".join(ellipse(side * 7, -2, 4.4, 3.2, fill=CREAM, stroke_width=1.5)
                   + circle(side * 6.4, -2, 1.8, fill=INK, stroke="none")
                   for side in (-1, 1))
    face = (ellipse(0, 1, 17.4, 15.6, fill=CREAM) + curls + eyes
            + line("M-12,-6Q-7,-9 -2.4,-5.6M12,-6Q7,-9 2.4,-5.6M-2,-1C-5,4 -4,5 0,5C4,5 5,4 2,-1")
            + path("M-10,7.6Q0,9.4 10,7.6Q8,13 0,13Q-8,13 -10,7.6Z", fill=INK, stroke_width=1.2)
            + path("M-3.6,10Q0,9.4 3.6,10L3,17Q0,19.4 -3,17Z", fill=WINE, stroke_width=1.3)
            + path("M-8,8l1,3.4l1.4,-3ZM8,8l-1,3.4l-1.4,-3Z", fill=CREAM, stroke="none"))
    return inked(group(face, transform=f"translate({num(x)} {num(y)}) scale({num(scale)})"))


def aegis(colour, edge):
    """Athena's cape of scales, fringed with snakes."""
    shape = ("M64,102C50,107 38,107 33,116C30,126 37,134 48,137C59,141 70,145 81,145C92,145 104,141 114,137"
             "C125,134 131,126 129,116C124,107 112,107 97,103" + NECK)
    snake = "M0,2C0,-4 -6,-5 -6,-10C-6,-15 1,-15.6 1.4,-11"
    snakes = "".join(group(line(snake, INK, 5.4), line(snake, edge, 2.4), circle(1, -10, 2.2, fill=INK, stroke="none"),
                           transform=f"translate({x} {y}) rotate({turn})")
                     for x, y, turn in ((53, 106, 8), (41, 109, -16)))
    scales = line("".join(f"M{x - 5},{y}q5,7 10,0" for row, y in enumerate((109, 115, 121, 127, 133))
                          for x in range(38 + 5 * (row % 2), 126, 10)
                          if abs(x - MID) < 46 - 0.2 * (y - 109)
                          and not (abs(x - MID) < 14 + (121 - y) * 0.6 or y > 121 and abs(x - MID) < 19)))
    return snakes + mirror(MID, snakes) + path(shape, fill=colour) + scales + collar(edge) + gorgoneion(81, 128.6, 11)


def paws():
    """The forelegs of the lion's skin, crossed before the breast."""
    leg = "M52,106.4C53,118 66,125 82,130"
    toes = ("M80,122.6C87,121.6 95,127 95,134C94.6,138.6 89,139 87.6,135.6C87,139.4 81.4,139.4 80.6,135.4"
            "C77.6,137.6 73.6,135.6 74.6,131Z")
    paw = (path(leg, fill="none", stroke_width=15.4, stroke_linecap="butt")
           + path(leg, fill="none", stroke=OCHRE, stroke_width=11.4, stroke_linecap="butt")
           + path(toes, fill=OCHRE) + line("M87.6,135.6C87.6,133.6 88,132 89,131M80.6,135.4"
                                           "C80.8,133.4 81.4,132 82.4,131M54,118l4.4,-3M61,123l3.4,-4"))
    return inked(mirror(MID, paw), paw)


def shield(x, y, radius, field):
    """The upper part of a hoplite's round shield, its rim dotted."""
    def cap(size):
        half = math.sqrt(size ** 2 - (150 - y) ** 2)
        return f"M{num(x - half)},150A{num(size)},{num(size)} 0 1 1 {num(x + half)},150Z"

    turns = [math.radians(angle) for angle in range(-195, 16, 15)]
    rim = dots([(x + (radius - 3.6) * math.cos(turn), y + (radius - 3.6) * math.sin(turn)) for turn in turns], 1.4, INK)
    return inked(path(cap(radius), fill=CREAM), path(cap(radius - 7), fill=field), rim)


def playing_arm(skin):
    """A forearm across the breast, its fingers at the strings of a lyre."""
    return (path("M34,150C40,138 52,131 70,129C84,127 96,124 107,118C112,114 117,109 120,108C123,109 121,113 118,116"
                 "L126,112.6C129,113 128,116.4 125,118L128,118C130,119.4 129,122 126,123L127,124"
                 "C127.6,126.4 124,128.4 119,129.6C106,135 92,141 82,150Z", fill=skin)
            + line("M118,116L112,120M125,118L117,122M126,123L119,125.4"))
