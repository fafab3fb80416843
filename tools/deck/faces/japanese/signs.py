# SPDX-License-Identifier: GPL-3.0-or-later
"""The suits as crests: leaves and flowers cut from one piece, whose veins are left open; and the aces, on which more is
cut out."""

import math
import re

from faces.japanese import weave
from faces.japanese.tints import polar, spot
from svg import num, path

COLOUR = {"club": "#1d2d35", "diamond": "#b5232f", "heart": "#bd2f22", "spade": "#1b2338"}
OUTLINE = {
    "club": "M50,4C62.5,4 72,13.5 72,25C72,32 68.5,38 63.5,42.5C67,40.5 71,39.5 75,39.5C87,39.5 96.5,49 96.5,61"
            "C96.5,73 87,82 75,82C66.5,82 59.5,78 55.2,71C55.6,83 60,91 70,97C57,94 43,94 30,97C40,91 44.4,83 44.8,71"
            "C40.5,78 33.5,82 25,82C13,82 3.5,73 3.5,61C3.5,49 13,39.5 25,39.5C29,39.5 33,40.5 36.5,42.5"
            "C31.5,38 28,32 28,25C28,13.5 37.5,4 50,4Z",
    "diamond": "M50,2C62,19 74,35 89,50C74,65 62,81 50,98C38,81 26,65 11,50C26,35 38,19 50,2Z",
    "heart": "M50,97C46,83 34,73 22,62C10,51 4,41 5,29C6,15 16,6 29,6C39,6 47,12 50,24C53,12 61,6 71,6C84,6 94,15 95,29"
             "C96,41 90,51 78,62C66,73 54,83 50,97Z",
    "spade": "M50,3C54,18 66,28 78,38C90,48 96,56 95,67C94,79 85,86 74,86C65,86 58.4,81.4 54.6,74C55.2,84 60,92 70,98"
             "C57,95 43,95 30,98C40,92 44.8,84 45.4,74C41.6,81.4 35,86 26,86C15,86 6,79 5,67C4,56 10,48 22,38"
             "C34,28 46,18 50,3Z",
}


def slit(x, y, angle, length, width):
    """A vein, pointed at both ends."""
    mid = polar(x, y, angle, length * 0.45)
    left, right = polar(*mid, angle - 90, width / 2), polar(*mid, angle + 90, width / 2)
    end = polar(x, y, angle, length)
    return f"M{spot(x, y)}Q{spot(*left)} {spot(*end)}Q{spot(*right)} {spot(x, y)}Z"


VEINS = {
    "club": slit(50, 44, 0, 28, 8) + slit(42, 57, 263, 27, 8) + slit(58, 57, 97, 27, 8),
    "diamond": slit(50, 50, 0, 30, 9) + slit(50, 50, 180, 30, 9) + slit(50, 50, 90, 24, 9) + slit(50, 50, 270, 24, 9),
    "heart": slit(50, 76, 0, 30, 6) + slit(42, 66, -34, 26, 6) + slit(58, 66, 34, 26, 6),
    "spade": slit(50, 68, 0, 42, 7) + slit(45.6, 65, -60, 30, 7) + slit(54.4, 65, 60, 30, 7),
}


def pip(suit):
    return path(OUTLINE[suit] + VEINS[suit], fill_rule="evenodd")


# --- aces ------------------------------------------------------------------------------------------------------------

def flattened(data):
    """The corners of a path of M, C and L commands, its curves in short pieces."""
    points = []
    for command, rest in re.findall(r"([MCL])([^MCLZ]*)", data):
        numbers = [float(value) for value in re.findall(r"-?[\d.]+", rest)]
        pairs = list(zip(numbers[::2], numbers[1::2]))
        if command != "C":
            points += pairs
            continue
        for first in range(0, len(pairs), 3):
            a, (b, c, d) = points[-1], pairs[first:first + 3]
            for step in range(1, 10):
                t = step / 9
                points.append(tuple((1 - t) ** 3 * a[i] + 3 * t * (1 - t) ** 2 * b[i] + 3 * t * t * (1 - t) * c[i]
                                    + t ** 3 * d[i] for i in (0, 1)))
    return points


def within(points, x, y):
    """Whether a place lies within a polygon."""
    odd = False
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            odd = not odd
    return odd


STEM = {"club": "C66.5,82 59.5,78 55.2,71C55.6,83 60,91 70,97C57,94 43,94 30,97C40,91 44.4,83 44.8,71C40.5,78 "
                "33.5,82 25,82",
        "spade": "C65,86 58.4,81.4 54.6,74C55.2,84 60,92 70,98C57,95 43,95 30,98C40,92 44.8,84 45.4,74C41.6,81.4 "
                 "35,86 26,86"}
CLOSED = {"club": "C66.5,82 59.5,78 55.2,71C53,67.6 47,67.6 44.8,71C40.5,78 33.5,82 "
                  "25,82", "spade": "C65,86 58.4,81.4 54.6,74C52.6,70.6 47.4,70.6 45.4,74C41.6,81.4 35,86 26,86"}


def leaf(suit):
    """The outline without the stem."""
    return OUTLINE[suit].replace(STEM[suit], CLOSED[suit]) if suit in STEM else OUTLINE[suit]


def apart(point, start, end):
    """How far a point lies from a piece of a line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy)
    along = min(1, max(0, along))
    return math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy)


def meeting(a, b, c, d):
    """Where the line from a on through b meets the one from d back through c, or None if they run nearly alike."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = a, b, c, d
    across = (x1 - x0) * (y3 - y2) - (y1 - y0) * (x3 - x2)
    if abs(across) < 0.02:
        return None
    share = ((x2 - x0) * (y3 - y2) - (y2 - y0) * (x3 - x2)) / across
    return x0 + share * (x1 - x0), y0 + share * (y1 - y0)


def offset(points, deep):
    """Places beside the edges of a polygon, and around the corners that point inwards."""
    edges = list(zip(points, points[1:] + points[:1]))
    turns = [math.atan2(y1 - y0, x1 - x0) + math.pi / 2 for (x0, y0), (x1, y1) in edges]
    for index, ((x0, y0), (x1, y1)) in enumerate(edges):
        turn, bend = turns[index], (turns[index] - turns[index - 1] + math.pi) % (2 * math.pi) - math.pi
        for step in range(1, 6 if bend < -0.6 else 0):
            angle = turn - bend + bend * step / 6
            yield x0 + deep * math.cos(angle), y0 + deep * math.sin(angle)
        yield (x0 + x1) / 2 + deep * math.cos(turn), (y0 + y1) / 2 + deep * math.sin(turn)


def inset(data, deep):
    """The corners of the line that runs within an outline, everywhere as far from it. Outlines run clockwise."""
    corners = flattened(data)
    points = [point for index, point in enumerate(corners) if math.dist(point, corners[index - 1]) > 0.01]
    edges = list(zip(points, points[1:] + points[:1]))
    inner, gaps = [], []
    for place in offset(points, deep):
        if min(apart(place, *edge) for edge in edges) < deep - 0.05:
            gaps.append(len(inner))
        elif not inner or math.dist(place, inner[-1]) > 0.3:
            inner.append(place)
    for gap in sorted(set(gaps), reverse=True):
        a, b, c, d = (inner[(gap + away) % len(inner)] for away in (-2, -1, 0, 1))
        tip = meeting(a, b, c, d) if math.dist(b, c) > 0.6 else None
        if tip and math.dist(tip, b) < 8:
            inner.insert(gap, tip)
    return inner


def rounded(points):
    """A polygon with its small bends rounded."""
    data = ""
    for (x0, y0), (x1, y1), (x2, y2) in zip(points[-1:] + points, points, points[1:] + points[:1]):
        bend = math.remainder(math.atan2(y2 - y1, x2 - x1) - math.atan2(y1 - y0, x1 - x0), 2 * math.pi)
        middle = spot((x1 + x2) / 2, (y1 + y2) / 2)
        data += f"{'L' if data else 'M'}{spot((x0 + x1) / 2, (y0 + y1) / 2)}" if abs(bend) > 0.6 or not data else ""
        data += f"L{spot(x1, y1)}L{middle}" if abs(bend) > 0.6 else f"Q{spot(x1, y1)} {middle}"
    return data + "Z"


def rings(suit):
    """The outline, an open line along it, and what is left within."""
    return OUTLINE[suit] + rounded(inset(leaf(suit), 4)) + rounded(inset(leaf(suit), 6.4))


def arc(x, y, radius, start, end, width):
    """A piece of a ring, as an area."""
    inner = radius - width
    return (f"M{spot(*polar(x, y, start, radius))}A{num(radius)},{num(radius)} 0 0 1 {spot(*polar(x, y, end, radius))}"
            f"L{spot(*polar(x, y, end, inner))}A{num(inner)},{num(inner)} 0 0 0 {spot(*polar(x, y, start, inner))}Z")


def arcs_within(points, x, y, radius, half, width):
    """What of a ring's top lies within a polygon."""
    data, start = "", None
    for angle in range(-half, half + 8, 4):
        inside = angle <= half and within(points, *polar(x, y, angle, radius))
        if inside and start is None:
            start = angle
        if not inside and start is not None:
            if (angle - 4 - start) * radius > 120:
                data += arc(x, y, radius, start, angle - 4, width)
            start = None
    return data


def sea(points, top, radius):
    """Waves that fill a polygon below a height."""
    data = ""
    for row, y in enumerate(weave.steps(top, 100, radius / 2)):
        for x in weave.steps(50 - 6 * radius - (radius if row % 2 else 0), 110, 2 * radius):
            for share, half in ((1, 58), (0.64, 51), (0.3, 54)):
                data += arcs_within(points, x, y, radius * share, half, 1.3)
    return data


CRANE = ("M0,14L7,12.4C10,12.6 11,14 12.6,16.4C15,20 19,22 23,22C23,14 25,6 31,0C31,5 31.6,8 33,11C35,6 40,2 47,1"
         "C44.6,4 44,6 44,8.4C46.6,7.6 49.6,7.6 52.6,8.6C46,12 42,18 39.6,24.6C43,25.6 49,28.6 58,33L57.6,34.4"
         "C49,31.6 42,30.4 36,30C28,30.4 21,28 16,23C13,20 11,17.4 8.6,15.6Z")


def placed(data, x, y, factor):
    """A path moved so that its corner of coordinates comes to (x, y), and scaled."""
    return re.sub(r"(-?[\d.]+),(-?[\d.]+)",
                  lambda pair: spot(x + float(pair.group(1)) * factor, y + float(pair.group(2)) * factor), data)


def spade():
    """A crane before the moon, above the sea."""
    inner = inset(leaf("spade"), 8.8)
    return rings("spade") + weave.dot(50, 41.5, 13) + placed(CRANE, 37.6, 34.4, 0.42) + sea(inner, 66.4, 8.2)


def heart():
    """A cherry blossom with its stamens."""
    stamens = "".join(slit(*polar(50, 49.5, a, 1), a, 10, 3.6) + weave.dot(*polar(50, 49.5, a, 11), 1.4)
                      for a in range(0, 360, 72))
    return rings("heart") + weave.cherry(50, 49.5, 17) + stamens


def diamond():
    """The flower of the four-part lozenge."""
    petals = ""
    for angle, length in ((0, 29), (90, 23), (180, 29), (270, 23)):
        root, tip = polar(50, 50, angle, 5.4), polar(50, 50, angle, length)
        sides = [polar(*polar(50, 50, angle, length * share), angle + turn, wide)
                 for share, turn, wide in ((0.42, -90, 15), (0.86, -90, 9), (0.86, 90, 9), (0.42, 90, 15))]
        petals += (f"M{spot(*root)}C{spot(*sides[0])} {spot(*sides[1])} {spot(*tip)}"
                   f"C{spot(*sides[2])} {spot(*sides[3])} {spot(*root)}Z"
                   + slit(*polar(50, 50, angle, 8), angle, length * 0.5, 4))
    return rings("diamond") + petals + weave.dot(50, 50, 3.4)


def club():
    """A plum blossom in each of the leaves."""
    flowers = "".join(weave.plum(x, y, 12.6, 0, 0.33) + weave.dot(x, y, 2.2)
                      for x, y in ((50, 26), (26, 60.6), (74, 60.6)))
    return rings("club") + flowers


def small_parts():
    aces = {"club": club, "diamond": diamond, "heart": heart, "spade": spade}
    for suit, colour in COLOUR.items():
        yield f"pip_{suit}", (100, 100, pip(suit), colour)
        yield f"ace_{suit}", (100, 100, path(aces[suit](), fill_rule="evenodd"), colour)
