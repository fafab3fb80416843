# SPDX-License-Identifier: GPL-3.0-or-later
"""What is around the figures: the card's paper, the night sky with a moon for the pip, the border and the sash."""

import plain
from faces.horror.colours import BONE, DUSK, MIST, NIGHT, PAPER
from faces.horror.strokes import at, ring_point, sagging
from faces.traditional.bodies import BAND, dot, middle
from svg import GOLD, INK, LINE, PALE, circle, group, num, path, poly, rect

EDGE = 6            # width of the border
MOON = (23, 25)     # the middle of the corner pip


def card():
    return plain.card(PAPER)


def web(x, y):
    """A cobweb in the panel's upper right corner."""
    spokes = (90, 110, 132, 156, 180)
    long = (46, 42, 40, 42, 46)
    data = "".join(f"M{x},{y}L{at(ring_point(x, y, size, angle))}" for angle, size in zip(spokes, long))
    for ring in (0.32, 0.58, 0.84):
        data += sagging([ring_point(x, y, size * ring, angle) for angle, size in zip(spokes, long)], (x, y), 0.2)
    return path(data, fill="none", stroke="#938abb", stroke_width=1.1)


def stars():
    places = ((54, 20, 1.3), (48, 60, 1.1), (12, 62, 1.3), (28, 78, 1), (20, 96, 1.2), (116, 62, 1.1), (150, 74, 1.3),
              (122, 92, 1.1), (104, 16, 1), (40, 96, 0.9))
    return path("".join(dot(x, y, size) for x, y, size in places), fill=PALE)


def half_ground():
    x, y = MOON
    return (path("M0,42.7A29,29 0 1 0 37.7,0H4L0,4Z", fill="#7a70a8") + circle(x, y, 21, fill="#fbf1cd")
            + path(dot(9.5, 31, 2.2) + dot(34, 12, 2.6) + dot(17, 42, 1.5) + dot(38, 35, 1.6), fill="#eddfae")
            + web(156, 6) + stars())


def ground():
    return (rect(0, 0, 162, 294, 5, fill=DUSK) + half_ground() + group(half_ground(), transform="rotate(180 81 147)"))


def thorns():
    """A briar along the middle of the border."""
    half, data = EDGE / 2, ""
    for length, upright in ((162, False), (294, True)):
        count = round((length - 2 * EDGE - 6) / 7)
        step = (length - 2 * EDGE - 6) / count
        for index in range(count + 1):
            along, side = EDGE + 3 + index * step, 1 if index % 2 else -1
            for near, out in ((half, side), ((294 if length == 162 else 162) - half, -side)):
                a, b, c = (along - 1.7, near), (along + 1.7, near), (along + 1.2 * out, near + 2.3 * out)
                points = [(y, x) for x, y in (a, b, c)] if upright else (a, b, c)
                data += "M" + " ".join(at(point) for point in points) + "Z"
    return data


def frame():
    half = EDGE / 2
    return (rect(half, half, 162 - EDGE, 294 - EDGE, 3, fill="none", stroke=NIGHT, stroke_width=EDGE)
            + path(thorns(), fill=MIST) + rect(half, half, 162 - EDGE, 294 - EDGE, 3, fill="none", stroke=MIST,
                                               stroke_width=1)
            + rect(0, 0, 162, 294, 5, fill="none", stroke=INK, stroke_width=1.4)
            + rect(EDGE, EDGE, 162 - 2 * EDGE, 294 - 2 * EDGE, 2, fill="none", stroke=INK, stroke_width=1.2))


def bone(x, y, turn):
    data = "M-4.6,-1.3A2.4,2.4 0 1 0 -7.4,0A2.4,2.4 0 1 0 -4.6,1.3H4.6A2.4,2.4 0 1 0 7.4,0A2.4,2.4 0 1 0 4.6,-1.3Z"
    return path(data, transform=f"translate({num(x)} {num(y)}) rotate({num(turn)})")


def sash():
    """A chain of bones and moons over the place where the two halves meet."""
    edge = [(2, middle(2) - BAND), (160, middle(160) - BAND), (160, middle(160) + BAND), (2, middle(2) + BAND)]
    places = [81 + step * 13 for step in range(-6, 7)]
    return (poly(edge, fill=NIGHT, stroke=INK, stroke_width=LINE)
            + path(f"M2,{num(middle(2) - BAND + 2.6)}L160,{num(middle(160) - BAND + 2.6)}"
                   f"M2,{num(middle(2) + BAND - 2.6)}L160,{num(middle(160) + BAND - 2.6)}", fill="none", stroke=GOLD,
                   stroke_width=1.3)
            + group(*(bone(x, middle(x), -8.4) for x in places[1::2]), fill=BONE)
            + path("".join(dot(x, middle(x), 2.3) for x in places[::2]), fill=PALE))
