# SPDX-License-Identifier: GPL-3.0-or-later
"""What the court figures hold: upright things around x = 136 that the hand at y = 128 closes upon."""

from pips import OUTLINE
from svg import BLUE, CREAM, GOLD, INK, PALE, RED, ROSE, SKY, circle, ellipse, group, mirror, move, path, poly, rect

X = 136
END = 139           # under the sash


def staff(top, colour, width=5):
    return rect(X - width / 2, top, width, END - top, fill=colour)


def sword():
    return (poly([(X, 14), (X + 6, 26), (X + 6, 108), (X - 6, 108), (X - 6, 26)], fill=SKY)
            + path(f"M{X},26V106", fill="none", stroke=CREAM, stroke_width=2.2)
            + rect(X - 18, 106, 36, 7.5, 3.5, fill=GOLD) + rect(X - 4, 113, 8, END - 113, fill=RED))


def sceptre():
    return (staff(50, GOLD)
            + move(X - 15, 15, path(OUTLINE["heart"], fill=RED, stroke_width=7), scale=0.30)
            + circle(X, 49, 5.5, fill=GOLD) + rect(X - 8, 56, 16, 5, 2, fill=GOLD))


def axe():
    return (staff(22, PALE, 6) + circle(X, 21, 4.6, fill=GOLD)
            + path("M139,35C146,33 150,29 153,23C159,40 159,55 153,71C150,65 146,61 139,59Z", fill=SKY)
            + path("M150.5,31C154,42 154,53 150.5,63", fill="none", stroke=CREAM, stroke_width=2)
            + path("M133,38L121,44V50L133,56Z", fill=SKY) + rect(X - 6, 34, 12, 26, 2, fill=GOLD))


def mace():
    return (staff(58, GOLD, 6)
            + circle(X, 40, 17, fill=GOLD)
            + path(f"M{X - 17},40Q{X},48 {X + 17},40M{X},23V57", fill="none")
            + rect(X - 2.5, 6, 5, 18, fill=GOLD) + rect(X - 8, 11, 16, 5, fill=GOLD)
            + rect(X - 8, 58, 16, 5, 2, fill=RED))


def stem_with_leaves(top):
    leaf = path("M136,100C146,98 152,90 152,80C142,82 136,90 136,100Z", fill=BLUE)
    return rect(X - 1.8, top, 3.6, END - top, fill=BLUE) + leaf + mirror(X, move(0, 10, leaf))


def rose():
    petals = "".join(move(X, 48, ellipse(0, -11, 9.5, 9.5, fill=RED), turn=angle) for angle in range(0, 360, 72))
    return (stem_with_leaves(55) + petals + circle(X, 48, 10, fill=ROSE)
            + path(f"M{X - 5},49A5,5 0 1 1 {X + 4},52M{X - 1},49A2,2 0 0 1 {X + 2},47", fill="none", stroke_width=1.7)
            )


def tulip():
    return (stem_with_leaves(60)
            + path("M118,28C118,50 124,64 136,64C148,64 154,50 154,28L145,40L136,24L127,40Z", fill=RED)
            + path("M127,40C127,52 130,60 136,64C142,60 145,52 145,40L136,24Z", fill=ROSE))


def lily():
    return (stem_with_leaves(60)
            + path("M136,64C125,62 118,50 115,33C126,35 133,45 136,64Z", fill=CREAM)
            + path("M136,64C147,62 154,50 157,33C146,35 139,45 136,64Z", fill=CREAM)
            + path("M136,64C127,52 127,34 136,20C145,34 145,52 136,64Z", fill=CREAM)
            + path("M136,60V42", fill="none", stroke=GOLD, stroke_width=2.4) + circle(X, 40, 2.6, fill=GOLD, stroke="none"))


def fan():
    ribs = "".join(move(X, 78, poly([(-2.5, 0), (-8, -46), (0, -51), (8, -46), (2.5, 0)],
                                    fill=RED if index % 2 else PALE), turn=angle)
                   for index, angle in enumerate((-44, -24, -4, 16, 36)))
    handle = "".join(path(f"M{X},{END}L{X - 5.8},97", fill="none", stroke=colour, stroke_width=width)
                     for colour, width in ((INK, 7.2), (GOLD, 3)))
    return handle + move(10.5, 28, ribs, circle(X, 78, 6, fill=GOLD), scale=0.88)


def halberd():
    return (staff(44, PALE, 6)
            + poly([(X, 6), (X + 6, 24), (X, 44), (X - 6, 24)], fill=SKY)
            + path("M139,42C146,40 151,35 153,29C158,42 157,54 151,65C148,60 144,58 139,58Z", fill=SKY)
            + path("M133,44L119,40L122,50L133,56Z", fill=SKY) + rect(X - 6, 40, 12, 20, 2, fill=GOLD))


def quill():
    return (path("M136,96C122,84 118,50 140,12C152,34 152,72 136,96Z", fill=CREAM)
            + path("M139,26C136,56 136,80 136,139", fill="none")
            + path("M136,60L126,52M136,74L125,66M137,48L129,38M136,62L147,52M136,76L146,66M138,46L146,38",
                   fill="none", stroke_width=1.4))


def arrow():
    return (staff(30, PALE, 5) + poly([(X, 8), (X + 12, 34), (X, 28), (X - 12, 34)], fill=SKY)
            + poly([(X - 2.5, 70), (X - 12, 60), (X - 12, 82), (X - 2.5, 94)], fill=RED)
            + poly([(X + 2.5, 70), (X + 12, 60), (X + 12, 82), (X + 2.5, 94)], fill=RED))


def baton():
    leaf = ellipse(0, 0, 5.5, 9.5, fill=GOLD)
    return (staff(40, PALE, 6)
            + move(X - 18, 8, path(OUTLINE["club"], fill=INK, stroke=GOLD, stroke_width=6), scale=0.36)
            + group(move(X - 10, 66, leaf, turn=-40), move(X + 10, 66, leaf, turn=40),
                    move(X - 10, 86, leaf, turn=-40), move(X + 10, 86, leaf, turn=40)))
