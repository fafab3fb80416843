# SPDX-License-Identifier: GPL-3.0-or-later
"""What the picture backs share: a panel with a border in a running ornament, and the edge of paper around it."""

import math
import re

import plain
from svg import num, path, rect

OUTER = 12              # where the panel begins
PAIR = re.compile(r"(-?[\d.]+),(-?[\d.]+)")


def box(inset, radius):
    """A rounded rectangle, so far inside of the card, as a piece of a path."""
    right, bottom = plain.WIDTH - inset, plain.HEIGHT - inset
    turn = f"a{num(radius)},{num(radius)} 0 0 1 "
    return (f"M{num(inset + radius)},{num(inset)}H{num(right - radius)}{turn}{num(radius)},{num(radius)}"
            f"V{num(bottom - radius)}{turn}{num(-radius)},{num(radius)}H{num(inset + radius)}"
            f"{turn}{num(-radius)},{num(-radius)}"
            f"V{num(inset + radius)}{turn}{num(radius)},{num(-radius)}Z")


def ground(fill):
    return rect(OUTER, OUTER, plain.WIDTH - 2 * OUTER, plain.HEIGHT - 2 * OUTER, fill=fill)


def border(inset, radius, fill):
    """The band from the panel's rim to the picture; it covers what sticks out of the picture."""
    return path(box(OUTER, 6) + box(inset, radius), fill=fill, fill_rule="evenodd")


def rule(inset, radius, colour, width):
    return rect(inset, inset, plain.WIDTH - 2 * inset, plain.HEIGHT - 2 * inset, radius, fill="none", stroke=colour,
                stroke_width=width)


def edge(rim, paper="#ffffff"):
    """The edge of paper, which covers what sticks out of the panel, the card's outline, and the panel's rim."""
    return (path(box(1, 14) + box(13, 8.5), fill=paper, fill_rule="evenodd") + plain.card("none")
            + rule(OUTER, 9, rim, 3))


def mapped(data, place):
    """A path of absolute pairs of coordinates, each put where place(x, y) says."""
    return PAIR.sub(lambda pair: ",".join(num(value) for value in place(float(pair[1]), float(pair[2]))), data)


def running(motif, unit, middle, start, across, down):
    """A motif repeated along all four sides, as one path. It is drawn along x from 0 to unit, with y from the middle of
    the border to the inside; start is how far from the card's corner they begin, across and down are their numbers."""
    data = ""
    for side in range(4):
        length, count = (plain.HEIGHT, down) if side % 2 else (plain.WIDTH, across)
        step = (length - 2 * start) / count
        for index in range(count):
            def place(x, y, side=side, step=step, index=index):
                along, inside = start + (index + x / unit) * step, middle + y
                return ((along, inside), (plain.WIDTH - inside, along), (plain.WIDTH - along, plain.HEIGHT - inside),
                        (inside, plain.HEIGHT - along))[side]

            data += mapped(motif, place)
    return data


def corners(motif, middle):
    """A motif around 0,0 in the four corners of the border, turned with the sides, as one path."""
    far_x, far_y = plain.WIDTH - middle, plain.HEIGHT - middle
    return (mapped(motif, lambda x, y: (middle + x, middle + y)) + mapped(motif, lambda x, y: (far_x - y, middle + x))
            + mapped(motif, lambda x, y: (far_x - x, far_y - y)) + mapped(motif, lambda x, y: (middle + y, far_y - x)))


def frame(motif, unit, across, down, band, colour, gem, line, start=26):
    """The border of a picture: the motif on the band, a gem in each corner, and a line around the picture."""
    gems = corners("M0,-5.8L5.8,0L0,5.8L-5.8,0Z", 20.5)
    motifs = running(motif, unit, 20.5, start, across, down)
    return (border(29, 5, band) + path(motifs, fill=colour, fill_rule="evenodd")
            + path(gems, fill=gem) + rule(29.5, 5, line, 2))


def dot(x, y, radius):
    """A disc as a piece of a path, so that many make one element."""
    return f"M{num(x - radius)},{num(y)}a{num(radius)},{num(radius)} 0 1 0 {num(2 * radius)},0" \
           f"a{num(radius)},{num(radius)} 0 1 0 {num(-2 * radius)},0Z"


def clipped(points, left, top, right, bottom):
    """A convex polygon, cut off at the sides of a rectangle."""
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        kept = []
        for one, two in zip(points, points[1:] + points[:1]):
            inside, after = sign * (one[axis] - limit) >= 0, sign * (two[axis] - limit) >= 0
            if inside:
                kept.append(one)
            if inside != after:
                share = (limit - one[axis]) / (two[axis] - one[axis])
                kept.append(tuple(a + share * (b - a) for a, b in zip(one, two)))
        points = kept
    return points


def rays(x, y, inner, outer, count, share=0.5, turn=0.0):
    """Wedges around a centre, as one path that ends under the border; share is how much of the round they fill."""
    data = ""
    for index in range(count):
        middle, half = 2 * math.pi * index / count + math.radians(turn), math.pi * share / count
        spots = [(x + radius * math.sin(angle), y - radius * math.cos(angle)) for radius, angle in
                 ((inner, middle - half), (outer, middle - half), (outer, middle + half), (inner, middle + half))]
        spots = clipped(spots, 20, 20, plain.WIDTH - 20, plain.HEIGHT - 20)
        if spots:
            data += "M" + "L".join(f"{num(px)},{num(py)}" for px, py in spots) + "Z"
    return data


def limb(data, width, colour, ink, line=2.1):
    """A thick line with an outline: an arm, a leg, a branch."""
    both = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return (path(data, stroke=ink, stroke_width=width + 2 * line, **both)
            + path(data, stroke=colour, stroke_width=width, **both))


def smooth(points, closed=False):
    """A curve through all the points; how it leaves each follows its two neighbours."""
    count = len(points)

    def at(index):
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    data = f"M{num(points[0][0])},{num(points[0][1])}C"
    for index in range(count if closed else count - 1):
        before, start, end, after = (at(index + step) for step in (-1, 0, 1, 2))
        data += " ".join(f"{num(x)},{num(y)}" for x, y in (
            (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6), end)) + " "
    return data.strip() + ("Z" if closed else "")


def cloud(x, y, length):
    """A long bar with round ends and a shorter one that grows from it above."""
    def run(part):
        return f"h{num(part * length)}"

    return (f"M{num(x)},{num(y)}{run(0.3)}a3.5,3.5 0 0 0 0,-7{run(-0.14)}a4.5,4.5 0 0 1 0,-9{run(0.56)}"
            f"a4.5,4.5 0 0 1 0,9{run(-0.16)}a3.5,3.5 0 0 0 0,7{run(0.44)}"
            f"a4.5,4.5 0 0 1 0,9{run(-1)}a4.5,4.5 0 0 1 0,-9Z")
