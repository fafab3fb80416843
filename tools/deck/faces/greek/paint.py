# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours and strokes of the vase painters: black figures on clay, and clay figures on black."""

import math
from collections import namedtuple

from svg import INK, LINE, group, num, path

CLAY = "#d9814d"        # the terracotta of the pots
WINE = "#8c2b31"        # the dark red that was laid over black
OCHRE = "#e3a94f"       # gilding and bronze
UMBER = "#a9552c"       # thinned glaze: fine lines and shade on clay
LINEN = "#fbe9cb"       # the white slip of skin, linen and marble

# The lines have the colour of the ground: they are cut into black figures and left around clay ones.
Ware = namedtuple("Ware", "ground figure line")
BLACK = Ware(CLAY, INK, CLAY)
RED = Ware(INK, CLAY, INK)

THIN = 1.4


def line(data, colour=None, width=THIN):
    return path(data, fill="none", stroke=colour, stroke_width=width)


def inked(*parts):
    """Light things keep dark outlines in either ware."""
    return group(*parts, stroke=INK)


def cut(*parts):
    """Dark things have clay outlines in either ware."""
    return group(*parts, stroke=CLAY)


def dot(x, y, radius):
    """A disc as a piece of a path, so that many make one element."""
    return (f"M{num(x - radius)},{num(y)}a{num(radius)},{num(radius)} 0 1 0 {num(2 * radius)},0"
            f"a{num(radius)},{num(radius)} 0 1 0 {num(-2 * radius)},0Z")


def dots(places, radius, colour):
    return path("".join(dot(x, y, radius) for x, y in places), fill=colour, stroke="none")


def along(start, control, end, count):
    """Places at even steps of a quadratic curve, both ends with them."""
    for index in range(count):
        t = index / (count - 1)
        yield tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end))


def fan(start, middle, end, count):
    """Folds: count curves from places on one line, by way of a second, to a third; each line is a pair of points."""
    def at(pair, t):
        return tuple(a + (b - a) * t for a, b in zip(*pair))

    data = ""
    for index in range(count):
        t = index / (count - 1) if count > 1 else 0.5
        (x0, y0), (x1, y1), (x2, y2) = (at(pair, t) for pair in (start, middle, end))
        data += f"M{num(x0)},{num(y0)}Q{num(x1)},{num(y1)} {num(x2)},{num(y2)}"
    return data


def aside(x, y, turn, along, across):
    """A place, as path data, so far from (x, y) in the direction of turn (0 is upwards) and to the right of it."""
    way = math.radians(turn)
    return (f"{num(x + along * math.sin(way) + across * math.cos(way))},"
            f"{num(y - along * math.cos(way) + across * math.sin(way))}")


def drawn(ware, *parts):
    return group(*parts, stroke=ware.line, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")
