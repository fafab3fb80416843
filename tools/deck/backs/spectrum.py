# SPDX-License-Identifier: GPL-3.0-or-later
"""Spectrum: a rose of cut facets in the colours of the rainbow, and its rings in the dark around it."""

import math

import panel
import plain
from svg import circle, group, num, path

TITLE = "Spectrum"
CHARCOAL = "#22252f"
BLACK = "#15171f"
# The rings of facets from the middle to the rim, in the light and in the shade.
FACETS = (("#fdf0c4", "#f6d98a"), ("#f4c64f", "#dfa035"), ("#ee9146", "#d06c33"), ("#dd5a50", "#b5383f"),
          ("#b8508c", "#8a3872"), ("#7360b4", "#51438f"), ("#4485c8", "#2f64a3"))
RAINBOW = ("#c23b43", "#e07a3d", "#e4ae36", "#64a561", "#2f9a9f", "#3a6fb8", "#7a4f9e")
DARK = ("#7c2a38", "#97502f", "#937330", "#436e4a", "#22656d", "#294f88", "#4e3872")
POINTS = 16
SIDE = 16.4             # of a facet
X, Y = plain.WIDTH / 2, plain.HEIGHT / 2
WIDE, HIGH = 96, 146     # half of the picture; its edges are covered


def corner(ring, place):
    """Where the facets meet: so many steps from the middle, each turned against the one before."""
    angles = [2 * math.pi * (place + step - (ring - 1) / 2) / POINTS for step in range(ring)]
    return X + SIDE * sum(map(math.sin, angles)), Y - SIDE * sum(map(math.cos, angles))


def rose():
    """Rhombs in rings, each cut lengthwise into a light and a dark half."""
    parts = ""
    for ring, (light, dark) in enumerate(FACETS, 1):
        halves = ["", ""]
        for index in range(POINTS):
            place = index + ring / 2
            near, far = corner(ring - 1, place), corner(ring + 1, place)
            for half, turn in enumerate((-0.5, 0.5)):
                spots = (near, corner(ring, place + turn), far)
                halves[half] += "M" + "L".join(f"{num(x)},{num(y)}" for x, y in spots) + "Z"
        line = "none" if ring == 1 else None
        parts += path(halves[0], fill=light, stroke=line) + path(halves[1], fill=dark, stroke=line)
    parts = circle(X, Y, 9, fill=FACETS[0][1], stroke="none") + parts
    return group(parts, stroke=CHARCOAL, stroke_width=0.7, stroke_linejoin="round")


def halo():
    """Rings in the colours around the rose, as far as the picture goes."""
    parts = ""
    for index, colour in enumerate(reversed(DARK)):
        radius = 97 + index * 12
        rise, reach = math.sqrt(radius ** 2 - WIDE ** 2), math.sqrt(max(0, radius ** 2 - HIGH ** 2))
        data = ""
        for side, sweep in ((1, 1), (-1, 0)):
            ends = [(X - WIDE, Y - side * rise), (X + WIDE, Y - side * rise)]
            if reach:                   # cut by the upper or lower edge
                ends[1:1] = [(X - reach, Y - side * HIGH), (X + reach, Y - side * HIGH)]
            for start, end in zip(ends[::2], ends[1::2]):
                data += f"M{num(start[0])},{num(start[1])}A{radius},{radius} 0 0 {sweep} {num(end[0])},{num(end[1])}"
        parts += path(data, stroke=colour)
    return group(parts, fill="none", stroke_width=8.4)


def back():
    rules = "".join(panel.rule(16.4 + 2.6 * index, 18 - index * 2.6, colour, 2.7)
                    for index, colour in enumerate(RAINBOW))
    return panel.ground(CHARCOAL) + halo() + rose() + panel.border(33, 3.5, BLACK) + rules + panel.edge(BLACK, CHARCOAL)
