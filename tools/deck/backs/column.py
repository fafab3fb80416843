# SPDX-License-Identifier: GPL-3.0-or-later
"""Column: a fluted Ionic column of grey marble in a golden meander."""

import math

import panel
from svg import GOLD, INK, LINE, circle, group, mirror, move, num, path, rect

TITLE = "Column"
SLATE = "#4d5f78"
STEEL = "#6f839d"
MARBLE = "#f1f3f2"
VEIN = "#cdd6e0"
SHADE = "#a7b5c6"
NIGHT = "#2e3b50"


def spiral(x, y, radius, side):
    """A volute that winds inwards from its top, in quarters of circles."""
    data, px, py = f"M{num(x)},{num(y - radius)}", x, y - radius
    step, angle = radius, 0
    for _ in range(10):
        small = step * 0.84
        angle += 90
        nx, ny = x + side * small * math.sin(math.radians(angle)), y - small * math.cos(math.radians(angle))
        mean = (step + small) / 2
        data += f"A{num(mean)},{num(mean)} 0 0 {1 if side > 0 else 0} {num(nx)},{num(ny)}"
        step = small
    return path(data, fill="none", stroke_width=1.8)


def capital():
    echinus = path("M94,100H156C156,113 150,121 142,122H108C100,121 94,113 94,100Z", fill=VEIN)
    eggs = "".join(path(f"M{x - 7.4},101C{x - 7.4},112 {x - 4},118.5 {x},118.5"
                        f"C{x + 4},118.5 {x + 7.4},112 {x + 7.4},101Z", fill=MARBLE, stroke_width=1.6)
                   for x in (107, 125, 143))
    necking = rect(92, 120.5, 66, 7, 3.5, fill=GOLD)
    roll = path("M79,74H171C186,74 195,84 195,97.5C195,112 184,121.5 171.5,121.5C158,121.5 149,112 149,101H101"
                "C101,112 92,121.5 78.5,121.5C66,121.5 55,112 55,97.5C55,84 64,74 79,74Z", fill=MARBLE)
    line = path("M78.5,79H171.5M102,95.5H148", fill="none", stroke_width=1.8)
    volutes = spiral(78.5, 97.5, 18.5, -1) + spiral(171.5, 97.5, 18.5, 1)
    eyes = circle(78.5, 97.5, 4, fill=GOLD, stroke_width=1.6) + circle(171.5, 97.5, 4, fill=GOLD, stroke_width=1.6)
    abacus = path("M72,66H178L174,74H76Z", fill=SHADE) + rect(66, 57, 118, 9, 2, fill=MARBLE)
    return echinus + eggs + necking + roll + line + volutes + eyes + abacus


def shaft():
    body = path("M97,112H153L158,262C158,266 162,270 164,272H86C88,270 92,266 92,262Z", fill=MARBLE)
    flutes = ""
    for index in range(5):
        x, wide = 125 + (index - 2) * 10.4, 3.3
        low = 125 + (index - 2) * 12.2
        flutes += path(f"M{num(x - wide)},128Q{num(x)},118 {num(x + wide)},128L{num(low + wide + 0.5)},257"
                       f"C{num(low + wide)},265 {num(low - wide)},265 {num(low - wide - 0.5)},257Z",
                       fill=(VEIN, VEIN, SHADE, SHADE, STEEL)[index], stroke_width=1.5)
    return body + flutes


def base():
    return (rect(80, 272, 90, 10, 5, fill=MARBLE)
            + path("M86,282H164C162,286 164,289 168,291H82C86,289 88,286 86,282Z", fill=SHADE)
            + rect(74, 291, 102, 11, 5.5, fill=MARBLE) + rect(66, 302, 118, 12, 1.5, fill=VEIN))


def laurel():
    """A branch that rises at the left of the column."""
    stem = path("M78,296C46,270 42,200 62,146", fill="none", stroke=GOLD, stroke_width=2.4)
    leaves = ""
    for index in range(1, 10):
        t = index / 9
        x = (1 - t) ** 3 * 78 + 3 * (1 - t) ** 2 * t * 46 + 3 * (1 - t) * t * t * 42 + t ** 3 * 62
        y = (1 - t) ** 3 * 296 + 3 * (1 - t) ** 2 * t * 270 + 3 * (1 - t) * t * t * 200 + t ** 3 * 146
        for side in (-1, 1):
            leaves += move(x, y, path("M0,0C6,-5 7,-14 0,-22C-7,-14 -6,-5 0,0Z", fill=GOLD, stroke_width=1.4),
                           turn=side * 42 - 35 + 55 * t)
    return stem + leaves


def back():
    key = "M0,6L18,6M3,6L3,-6L15,-6L15,2L8,2L8,-2"
    turn = "M9,6L6,6L6,9M-6,9L-6,-6L9,-6L9,0L0,0L0,9"
    meander = panel.running(key, 18, 22, 31, 10, 16) + panel.corners(turn, 22)
    frame = (panel.border(32, 4, NIGHT) + path(meander, fill="none", stroke=GOLD, stroke_width=2.2)
             + panel.rule(32.5, 4, GOLD, 2))
    sun = path(panel.rays(125, 97, 0, 400, 24, 0.5, 7.5), fill=STEEL)
    picture = group(panel.ground(SLATE), group(sun, stroke="none"), laurel(), mirror(125, laurel()), shaft(),
                    capital(), base(), stroke=INK, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")
    return picture + frame + panel.edge(NIGHT)
