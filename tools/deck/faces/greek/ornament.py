# SPDX-License-Identifier: GPL-3.0-or-later
"""The ground of a figure, and the meanders of its frame and of the band where the two halves meet."""

from faces.greek.paint import LINEN, THIN
from svg import CREAM, INK, LINE, num, path, rect

WIDTH, HEIGHT = 162, 294
EDGE = 9                # height of the meander above and below
SIDE = 4                # width of the border at the sides
BAND = 8                # half the height of the band in the middle
CORNER = 43             # the place left free for the corner's pip


def key(x, y, width, height, flip=False):
    """One hook of a meander whose line runs along the lower edge; flip turns it by half."""
    steps = ((0, 1), (0, 0), (0.8, 0), (0.8, 0.72), (0.32, 0.72), (0.32, 0.38), (0.54, 0.38))
    places = [(x + (1 - a if flip else a) * width, y + (1 - b if flip else b) * height) for a, b in steps]
    return "M" + "L".join(f"{num(a)},{num(b)}" for a, b in places)


def keys(x, y, count, width, height, flip=False):
    """A row of hooks and the line that joins them."""
    row = "".join(key(x + index * width, y, width, height, flip) for index in range(count))
    level = y if flip else y + height
    return row + f"M{num(x)},{num(level)}H{num(x + count * width)}"


def ground():
    """The paper, which shows in two corners below the pips."""
    return rect(0, 0, WIDTH, HEIGHT, fill=CREAM)


def field(ware, corner=True):
    """The ground of one half, without the corner in which a pip stands."""
    if not corner:
        return rect(0, 0, WIDTH, 147.5, fill=ware.ground, stroke="none")
    return (path(f"M{CORNER},0H{WIDTH}V147.5H0V{CORNER + 2}H{CORNER - 8}a8,8 0 0 0 8,-8Z", fill=ware.ground,
                 stroke="none")
            + path(f"M0,{CORNER + 2}H{CORNER - 8}a8,8 0 0 0 8,-8V0", fill="none", stroke=INK, stroke_width=THIN))


def frame():
    """Meanders above and below, plain borders at the sides."""
    strip = rect(0, 0, WIDTH, EDGE, fill=LINEN) + rect(0, HEIGHT - EDGE, WIDTH, EDGE, fill=LINEN)
    sides = rect(0, 0, SIDE, HEIGHT, fill=LINEN) + rect(WIDTH - SIDE, 0, SIDE, HEIGHT, fill=LINEN)
    cell = (WIDTH - 2 * SIDE) / 18
    lines = (keys(SIDE, 1.9, 18, cell, EDGE - 4, True) + keys(SIDE, HEIGHT - EDGE + 2.1, 18, cell, EDGE - 4))
    inner = f"M{SIDE},{EDGE}H{WIDTH - SIDE}V{HEIGHT - EDGE}H{SIDE}Z"
    return (sides + strip + path(lines, fill="none", stroke=INK, stroke_width=1.15)
            + path(inner, fill="none", stroke=INK, stroke_width=1.4)
            + rect(0, 0, WIDTH, HEIGHT, fill="none", stroke=INK, stroke_width=1.6))


def spiral(x, y, width, height, flip):
    """A square meander in a field of the band."""
    steps = ((0, 1), (0, 0), (1, 0), (1, 1), (0.34, 1), (0.34, 0.36), (0.68, 0.36), (0.68, 0.66))
    return ("M" + "L".join(f"{num(x + (1 - a if flip else a) * width)},{num(y + (1 - b if flip else b) * height)}"
                           for a, b in steps))


def sash():
    """A band of meanders and chequers, the same when it is turned."""
    top, cell = HEIGHT / 2 - BAND, 14.0
    marks, squares = "", ""
    for index in range(11):
        x = SIDE + index * cell
        if index % 2:
            squares += "".join(f"M{num(x + 1.6 + 3.6 * a)},{num(top + 2.6 + 3.6 * b)}h3.6v3.6h-3.6Z"
                               for a in range(3) for b in range(3) if (a + b) % 2 == 0)
        else:
            marks += spiral(x + 2, top + 3, cell - 4, 2 * BAND - 6, index > 5)
    return (rect(1, top, WIDTH - 2, 2 * BAND, fill=LINEN, stroke=INK, stroke_width=LINE)
            + path(squares, fill=INK)
            + path(marks, fill="none", stroke=INK, stroke_width=1.6))
