# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns of cloth and paper, as path data over a box (left, top, right, bottom), and single motifs of a given "
  "radius."""

import math

from faces.japanese.tints import polar, spot
from svg import num


def steps(start, end, step):
    return [start + index * step for index in range(int((end - start) / step) + 1)]


def dot(x, y, radius):
    return f"M{spot(x - radius, y)}a{num(radius)},{num(radius)} 0 1 0 {num(2 * radius)},0" \
           f"a{num(radius)},{num(radius)} 0 1 0 {num(-2 * radius)},0Z"


# --- patterns --------------------------------------------------------------------------------------------------------

def arch(x, y, radius, share):
    """One of the rings of a wave: what the waves of the row in front leave of it."""
    inner = radius * share
    # Where the ring meets the circle of the same size at (radius, radius / 2).
    away = math.hypot(1, 0.5)
    along = (share ** 2 - 1 + away ** 2) / (2 * away)
    across = math.sqrt(max(0, share ** 2 - along ** 2))
    dx = (along * 1 + across * 0.5) / away * radius
    dy = (along * 0.5 - across * 1) / away * radius
    return f"M{spot(x - dx, y + dy)}A{num(inner)},{num(inner)} 0 0 1 {spot(x + dx, y + dy)}"


def waves(box, radius, shares=(1, 0.66, 0.33), inside=lambda x, y: True):
    """Seigaiha, the blue sea."""
    left, top, right, bottom = box
    data = ""
    for row, y in enumerate(steps(top, bottom + radius, radius / 2)):
        for x in steps(left - (radius if row % 2 else 0), right + radius, 2 * radius):
            if inside(x, y - radius / 2):
                data += "".join(arch(x, y, radius, share) for share in shares)
    return data


def hemp(box, side, inside=lambda x, y: True):
    """Asanoha, leaves of hemp: triangles and the lines from their middles to their corners."""
    left, top, right, bottom = box
    high, half = side * math.sqrt(3) / 2, side / 2
    data = ""
    for row, y in enumerate(steps(top, bottom, high)):
        for x in steps(left - (half if row % 2 else 0), right, side):
            for middle, a, b, c in (((x, y + high * 2 / 3), (x, y), (x - half, y + high), (x + half, y + high)),
                                    ((x + half, y + high / 3), (x, y), (x + side, y), (x + half, y + high))):
                if inside(*middle):
                    data += (f"M{spot(*a)}L{spot(*middle)}L{spot(*b)}M{spot(*middle)}L{spot(*c)}"
                             f"L{spot(*a)}L{spot(*b)}")
    return data


def jewels(box, radius, inside=lambda x, y: True):
    """Shippo, rings that overlap."""
    left, top, right, bottom = box
    data = ""
    for row, y in enumerate(steps(top, bottom, radius)):
        for x in steps(left + (radius if row % 2 else 0), right, 2 * radius):
            if inside(x, y):
                data += dot(x, y, radius)
    return data


def tortoise(box, side, inside=lambda x, y: True):
    """Kikko, hexagons that stand on a corner: the upper three sides of each, and what is within."""
    left, top, right, bottom = box
    wide = side * math.sqrt(3)
    data = ""
    for row, y in enumerate(steps(top, bottom, side * 1.5)):
        for x in steps(left - (wide / 2 if row % 2 else 0), right, wide):
            if inside(x, y):
                data += (f"M{spot(x - wide / 2, y + side / 2)}V{num(y - side / 2)}L{spot(x, y - side)}"
                         f"L{spot(x + wide / 2, y - side / 2)}")
    return data


def checks(box, side, inside=lambda x, y: True):
    """Ichimatsu."""
    left, top, right, bottom = box
    return "".join(f"M{spot(x, y)}h{num(side)}v{num(side)}h{num(-side)}Z"
                   for row, y in enumerate(steps(top, bottom, side))
                   for x in steps(left + (side if row % 2 else 0), right, 2 * side) if inside(x, y))


def scales(box, side, inside=lambda x, y: True):
    """Uroko, triangles."""
    left, top, right, bottom = box
    return "".join(f"M{spot(x, y)}l{num(side / 2)},{num(-side * 0.87)}l{num(side / 2)},{num(side * 0.87)}Z"
                   for row, y in enumerate(steps(top, bottom, side * 0.87))
                   for x in steps(left - (side / 2 if row % 2 else 0), right, side) if inside(x, y))


def arrows(box, wide, high, inside=lambda x, y: True):
    """Yagasuri, the feathers of arrows: every other column points the other way."""
    left, top, right, bottom = box
    data = ""
    for column, x in enumerate(steps(left, right, wide)):
        rise = high * 0.28 if column % 2 else -high * 0.28
        for y in steps(top - (high / 2 if column % 2 else 0), bottom, high):
            if inside(x, y):
                data += (f"M{spot(x, y)}l{num(wide / 2)},{num(rise)}l{num(wide / 2)},{num(-rise)}"
                         f"v{num(high / 2)}l{num(-wide / 2)},{num(rise)}l{num(-wide / 2)},{num(-rise)}Z")
    return data


def stripes(box, step, inside=lambda x, y: True):
    left, top, right, bottom = box
    return "".join(f"M{spot(x, top)}V{num(bottom)}" for x in steps(left, right, step))


# --- motifs ----------------------------------------------------------------------------------------------------------

def cherry(x, y, radius, turn=0):
    """A blossom of five petals with a notch, as one outline."""
    data = f"M{spot(*polar(x, y, turn - 36, radius * 0.34))}"
    for angle in range(0, 360, 72):
        a, b, c, d, e, f, g = (spot(*polar(x, y, angle + turn + da, radius * share)) for da, share in
                               ((-30, 0.75), (-28, 1.02), (-10, 1.06), (0, 0.84), (10, 1.06), (28, 1.02), (30, 0.75)))
        data += f"C{a} {b} {c}L{d}L{e}C{f} {g} {spot(*polar(x, y, angle + turn + 36, radius * 0.34))}"
    return data + "Z"


def plum(x, y, radius, turn=0, share=0.42):
    """Five round petals, each with that share of the radius."""
    return "".join(dot(*polar(x, y, angle + turn, radius * (1 - share)), radius * share) for angle in range(0, 360, 72))


def maple(x, y, radius, turn=0):
    """A leaf of seven points, with its stalk."""
    tips = ((-128, 0.62), (-84, 0.86), (-42, 0.95), (0, 1.08), (42, 0.95), (84, 0.86), (128, 0.62))
    points = []
    for index, (angle, share) in enumerate(tips):
        for da, near in ((-9, 0.55), (0, 1), (9, 0.55)):
            points.append(polar(x, y, angle + da + turn, radius * share * near))
        if index < 6:
            points.append(polar(x, y, (angle + tips[index + 1][0]) / 2 + turn, radius * 0.27))
    stalk = [polar(x, y, 172 + turn, radius * 0.2), polar(x, y, 177 + turn, radius), polar(x, y, 183 + turn, radius),
             polar(x, y, 188 + turn, radius * 0.2)]
    return "M" + "L".join(spot(*point) for point in points + stalk) + "Z"


def ivy(x, y, radius):
    """Three round leaves, a crest."""
    return "".join(dot(*polar(x, y, angle, radius * 0.52), radius * 0.43) for angle in (0, 120, 240))
