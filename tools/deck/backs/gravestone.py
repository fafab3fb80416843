# SPDX-License-Identifier: GPL-3.0-or-later
"""Gravestone: a leaning stone and a raven under a bare tree, in the mist."""

import math

import panel
from pips import OUTLINE
from svg import GOLD, INK, circle, group, mirror, move, num, path

TITLE = "Gravestone"
MOSS = "#5d7058"
LICHEN = "#8d9c80"
BONE = "#ece6d2"
ASH = "#bdb9a2"         # the stone in the shade
LOAM = "#2c3830"        # the tree and the near ground
PAPER = "#1d2420"


def limb(points, thick, thin):
    """A bough along the points, narrower towards its end, as a piece of a path."""
    left, right, last = [], [], len(points) - 1
    for index, (x, y) in enumerate(points):
        before, after = points[max(index - 1, 0)], points[min(index + 1, last)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        half = (thick + (thin - thick) * index / last) / 2 / math.hypot(dx, dy)
        left.append((x + dy * half, y - dx * half))
        right.append((x - dy * half, y + dx * half))
    return panel.smooth(left + right[::-1], True)


def tree():
    boughs = (
        (((50, 326), (47, 286), (38, 230), (44, 176), (36, 126), (44, 84), (36, 50), (40, 14)), 30, 2),
        (((44, 278), (30, 296), (20, 312)), 12, 3), (((52, 276), (64, 294), (76, 312)), 14, 3),
        (((42, 172), (60, 130), (90, 96), (126, 64), (166, 50), (202, 52), (232, 36)), 13, 1.6),
        (((94, 92), (108, 74), (110, 52), (126, 36), (130, 16)), 6, 1.4),
        (((164, 51), (180, 40), (184, 28), (196, 16)), 4.5, 1.4),
        (((74, 112), (94, 114), (104, 106), (120, 110)), 4, 1.2),
        (((200, 52), (214, 60), (224, 58), (236, 68)), 3, 1.2),
        (((132, 61), (148, 66), (158, 62), (172, 68)), 3.4, 1.2),
        (((38, 124), (56, 100), (68, 70), (84, 52), (86, 28)), 7, 1.4),
        (((68, 70), (62, 48), (66, 32), (60, 18)), 3.5, 1.2),
        (((40, 200), (26, 178), (24, 156), (14, 140)), 8, 1.4), (((38, 96), (26, 80), (26, 62), (16, 48)), 5, 1.4),
        (((25, 160), (32, 146), (30, 134)), 3, 1.2), (((126, 37), (144, 32), (154, 18)), 3, 1.2),
        (((36, 56), (46, 44), (46, 28)), 3, 1.2))
    hollow = path("M42,214C36,222 36,236 43,242C49,234 49,222 42,214Z", fill=PAPER, stroke="none")
    return path("".join(limb(*bough) for bough in boughs), fill=LOAM) + hollow


def raven(x, y):
    legs = path("M-4,-4L-5,4M5,-2L5,4", fill="none", stroke=INK, stroke_width=2.6)
    body = ("M-33,-33C-28,-39 -24,-41 -20,-42C-17,-49 -7,-50 -2,-44C5,-38 13,-34 19,-24C25,-14 33,0 40,14L31,15"
            "C25,7 19,2 12,0C3,3 -7,0 -11,-8C-14,-15 -16,-20 -14,-26L-18,-28L-16,-31C-20,-32 -27,-32 -33,-33Z")
    wing = "M-5,-27C4,-32 12,-28 17,-19C22,-10 27,0 33,9C24,4 16,2 9,-4C1,-10 -4,-18 -5,-27Z"
    return move(x, y, legs, path(body, fill=INK), path(wing, fill="#46566a", stroke_width=1.4),
                path("M1,-22C6,-14 12,-7 20,-2M6,-26C11,-18 17,-10 24,-3", fill="none", stroke_width=1.4),
                circle(-12, -40.5, 2, fill=GOLD, stroke="none"))


SLAB = ("M-54,14V-108C-54,-120 -43,-126 -36,-123C-36,-154 -20,-172 0,-172C20,-172 36,-154 36,-123"
        "C43,-126 54,-120 54,-108V14Z")


def winged_spade():
    """Where old stones have a winged head."""
    wing = ("M5,-104C8,-116 24,-120 45,-116C44,-111 40,-108 36,-107C37,-103 33,-100 29,-100C29,-96 24,-94 20,-95"
            "C14,-96 8,-98 5,-104Z")
    lines = "M36,-107C30,-110 22,-110 16,-107M29,-100C25,-104 20,-104 15,-102"
    side = path(wing, fill=ASH) + path(lines, fill="none")
    return (group(side, mirror(0, side), stroke_width=1.5)
            + move(-21, -159, path(OUTLINE["spade"], fill=LOAM, stroke="none"), scale=0.42))


def stone():
    moss = ("M-54,-84V-108C-54,-118 -46,-124 -39,-123.6C-34,-122 -40,-116 -44,-112C-47,-108 -45,-102 -48,-98"
            "C-52,-94 -50,-88 -54,-84Z")
    foot = ("M-54,14V-30C-48,-30 -48,-16 -42,-18C-36,-20 -36,-6 -28,-8C-20,-10 -16,2 -6,0C4,-4 6,4 14,2"
            "C24,-2 30,6 38,0C44,-4 48,-14 54,-16V14Z")
    letters = "M-32,-78H32M-30,-65H-8M-1,-65H30M-34,-52H-14M-7,-52H12M19,-52H34M-22,-39H22"
    shade = ("M36,-123C43,-126 54,-120 54,-108V14H44V-104C44,-110 39,-114 31,-113C32,-140 22,-162 4,-172"
             "C22,-170 36,-152 36,-123Z")
    line = ("M-45,6V-104C-45,-112 -37,-115 -29,-113C-29,-146 -16,-164 0,-164C16,-164 29,-146 29,-113"
            "C37,-115 45,-112 45,-104V6")
    return (move(9, -3, path(SLAB, fill="#8f917c")) + path(SLAB, fill=BONE) + path(shade, fill=ASH, stroke="none")
            + path(line, fill="none", stroke_width=1.6) + winged_spade()
            + path(letters, fill="none", stroke="#77796a", stroke_width=3.4)
            + path(moss + foot, fill=MOSS, stroke="none") + path("M54,-94L43,-86L47,-76L36,-66", fill="none")
            + path(SLAB, fill="none"))


def far_yard():
    """What the mist leaves of the other stones and of the fence."""
    bars = "".join(f"M{x},290V234l2.6,-8l2.6,8V290Z" for x in range(188, 236, 9))
    rails = "M184,244h56v3.4h-56ZM184,272h56v3.4h-56Z"
    cross = "M70,290V240H60v-8H70V218h8V232h10v8H78V290Z"
    return path(bars + rails + cross + "M92,290V256a9,9 0 0 1 18,0V290Z", fill="#84927a")


def veil(colour, *tops):
    """A bank of mist, or the ground, from a wavy upper line down to the lower edge."""
    step = 232 / (len(tops) - 1)
    line = panel.smooth([(9 + step * index, top) for index, top in enumerate(tops)])
    return path(f"{line}V341H9Z", fill=colour)


def grass():
    blades = ""
    places = ((82, 316, 1), (98, 310, 0.7), (192, 312, 1), (214, 316, 0.9), (150, 322, 0.9), (32, 326, 0.8),
              (118, 318, 0.6), (178, 324, 0.6))
    for x, y, size in places:
        for lean, tall in ((-8, 12), (-3, 18), (4, 15), (9, 9)):
            aside, up = lean * size, tall * size
            blades += (f"M{num(x - 2)},{y}q{num(lean * 0.3)},{num(-up * 0.6)} {num(aside)},{num(-up)}"
                       f"q{num(2 - lean * 0.3)},{num(up * 0.5)} {num(4 - aside)},{num(up)}Z")
    return path(blades, fill=LOAM)


def back():
    sky = (panel.ground("#72836a") + circle(176, 104, 50, fill="#dfe2c8")
           + veil(LICHEN, 150, 138, 128, 136, 150, 140, 126)
           + veil("#a5b095", 206, 196, 204, 190, 182, 196, 200))
    mist = veil("#c5ccb3", 246, 254, 244, 252, 258, 248, 256)
    ground = veil(MOSS, 300, 292, 286, 284, 286, 290, 298)
    near = veil("#4c5d49", 318, 309, 304, 307, 308, 303, 308)
    wisps = path("M9,266C34,257 60,260 84,266C100,270 110,268 120,264C110,276 84,281 60,277C40,274 24,276 9,281Z"
                 "M241,258C222,252 204,256 190,262C182,266 176,266 168,264"
                 "C180,276 200,276 214,272C226,269 234,270 241,272Z",
                 fill="#dde2cd", fill_opacity=0.85)
    figures = group(move(141, 302, stone(), raven(-6, -173), turn=7), stroke=INK, stroke_width=2,
                    stroke_linejoin="round", stroke_linecap="round")
    return (sky + far_yard() + mist + tree() + wisps + ground + figures + near + grass() + panel.edge(LOAM, PAPER)
            + panel.rule(17.5, 6, BONE, 2))
