# SPDX-License-Identifier: GPL-3.0-or-later
"""The joker: a half figure as wide and high as a court's."""

from faces.traditional import bodies, heads
from svg import BLUE, CREAM, GOLD, INK, PALE, RED, circle, num, path, poly


def bell(x, y):
    return circle(x, y, 6.5, fill=GOLD) + path(f"M{x - 4},{y + 1}H{x + 4}", fill="none", stroke_width=1.6)


def jester():
    """A half figure as wide and high as a court's."""
    cap = (path("M81,52C58,50 46,38 30,40C16,42 10,54 12,66C20,54 28,54 36,62C44,70 52,74 60,66Z", fill=BLUE)
           + path("M81,52C104,50 116,38 132,40C146,42 152,54 150,66C142,54 134,54 126,62C118,70 110,74 102,66Z", fill=RED)
           + path("M59,58C56,36 66,20 84,9C84,20 104,32 103,58Q81,44 59,58Z", fill=GOLD)
           + path("M58,60C54,56 54,50 58,49Q81,38 104,49C108,50 108,56 104,60Q81,48 58,60Z", fill=CREAM)
           + bell(13, 70) + bell(149, 70) + bell(85, 11))
    points = "".join(path(f"M{x - 12},99L{x + 12},99L{tip},{low}Z", fill=colour) + bell(tip, low + 2)
                     for x, tip, low, colour in ((53, 30, 122, RED), (109, 132, 122, BLUE), (67, 57, 132, PALE),
                                                 (95, 105, 132, PALE), (81, 81, 136, GOLD)))
    half = (f"M81,98H98C116,103 138,105 152,115C157,118.5 160,122 162,126V{num(bodies.middle(162))}"
            f"L81,{num(bodies.middle(81))}Z")
    body = (path(half, fill=RED)
            + path(f"M81,98H64C46,103 24,105 10,115C5,118.5 2,122 0,126V{num(bodies.middle(0))}L81,147Z", fill=BLUE)
            + "".join(poly([(x, 122), (x - 16, bodies.middle(x - 16)), (x + 16, bodies.middle(x + 16))], fill=PALE)
                      for x in (18, 50, 112, 144)))
    return (body + points + heads.both(path("M62,56C56,66 56,78 58,88C63,88 66,84 67,78Z", fill=INK))
            + heads.face("#f6dcc0", 1, INK, smile) + heads.cheeks(1) + cap)


def smile(x):
    return path(f"M{x - 11},80Q{x},84 {x + 11},79Q{x + 6},91 {x - 1},91Q{x - 8},90 {x - 11},80Z", fill=RED, stroke_width=1.6) \
        + path(f"M{x - 7},82.6Q{x},85 {x + 7},82", fill="none", stroke=CREAM, stroke_width=2.4)
