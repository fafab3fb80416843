# SPDX-License-Identifier: GPL-3.0-or-later
"""The suit signs as a stamp carved from calabash prints them, and the ornamented aces, each in a box of 100 × 100."""

import math

from faces.african.cloth import lozenge
from pips import COLOUR, SUITS, scaled
from svg import num, path

FOOT = "L70,98Q50,90 30,98L41,83"
SOLID = {
    "club": f"M32.85,39.57A22.5,22.5 0 1 1 67.15,39.57A22.5,22.5 0 1 1 55,73L59,83{FOOT}L45,73"
            f"A22.5,22.5 0 1 1 32.85,39.57Z",
    "diamond": "M50,1L90,50L50,99L10,50Z",
    "heart": "M50,97L11,54C-4,35 7,5 30,5C41,5 47,12 50,22C53,12 59,5 70,5C93,5 104,35 89,54Z",
    "spade": f"M50,2C55,21 95,40 95,64C95,76 86,84 75,84C66,84 59,80 55,72L59,83{FOOT}L45,72C41,80 34,84 25,84"
             "C14,84 5,76 5,64C5,40 45,21 50,2Z",
}
HOLE = {"club": (52, 6.6, 11), "diamond": (50, 11, 14), "heart": (45, 8, 13), "spade": (55, 7.6, 14)}


def ring(x, y, radius):
    """A disc as a piece of a path."""
    return f"M{num(x - radius)},{num(y)}a{num(radius)},{num(radius)} 0 1 1 {num(2 * radius)},0" \
           f"a{num(radius)},{num(radius)} 0 1 1 {num(-2 * radius)},0Z"


def cut_out(*pieces):
    """A drawing of pieces that are by turns the stamp and the gaps in it."""
    return path("".join(pieces), fill_rule="evenodd")


def pip(suit):
    y, width, height = HOLE[suit]
    return cut_out(SOLID[suit], lozenge(50, y, width, height))


# --- aces ------------------------------------------------------------------------------------------------------------

def toothed(count, inner, outer, centre, half, start=0.0, end=360.0):
    """Triangles around a centre that point outwards."""
    data, (cx, cy) = "", centre
    for index in range(count):
        middle = math.radians(start + (end - start) * (index + 0.5) / count)
        corners = [(inner, middle - half), (outer, middle), (inner, middle + half)]
        data += "M" + "L".join(f"{num(cx + radius * math.sin(turn))},{num(cy - radius * math.cos(turn))}" for radius,
                               turn in corners) + "Z"
    return data


def ace_of_clubs():
    """Three suns on a foot."""
    suns = "".join(ring(x, y, 18.6) + ring(x, y, 16) + toothed(10, 7.6, 13.2, (x, y), 0.22) + ring(x, y, 4.2)
                   for x, y in ((50, 25), (26, 61), (74, 61)))
    return cut_out(SOLID["club"], suns, lozenge(50, 52, 3.4, 6.4), "M50,80L53.4,87.4Q50,86.8 46.6,87.4Z")


def ace_of_diamonds():
    centre = (50, 50)
    frame = "".join(scaled(SOLID["diamond"], factor, centre) for factor in (1, 0.92, 0.86, 0.66))
    spots = "".join(lozenge(50 + x, 50 + y, 5, 6.2)
                    for x, y in ((0, -22), (18, 0), (0, 22), (-18, 0), (9, -11), (9, 11), (-9, 11), (-9, -11), (0, 0)))
    notches = "".join(lozenge(50 + x * side, 50 + y * side, 2.2, 2.7)
                      for x, y in ((0, -37.2), (7.6, -27.9), (15.2, -18.6), (22.8, -9.3), (30.4, 0), (22.8, 9.3),
                                   (15.2, 18.6), (7.6, 27.9))
                      for side in (-1, 1))
    return cut_out(frame, spots, notches)


def ace_of_hearts():
    """Within the heart the two curls of sankofa: go back and take it."""
    within = "M50,87L18.6,51.4C8,36 15,14 31,14C41,14 46.6,21 50,35C53.4,21 59,14 69,14C85,14 92,36 81.4,51.4Z"
    left = "M50,78C40,64 26,54 25,39C24,24 42,22 46.4,35C49,45 40,50 36,46C33,43 34.8,38.6 38,39.6"
    right = "M50,78C60,64 74,54 75,39C76,24 58,22 53.6,35C51,45 60,50 64,46C67,43 65.2,38.6 62,39.6"
    return (cut_out(SOLID["heart"], within, lozenge(50, 56, 3.6, 6.6))
            + path(left + right, fill="none", stroke="#000", stroke_width=5, stroke_linecap="round",
                   stroke_linejoin="round"))


LEAF = ("M50,10C55.6,27 90,43 90,64C90,73 83.4,79.4 75,79.4C66,79.4 60,74 57,67H43C40,74 34,79.4 25,79.4"
        "C16.6,79.4 10,73 10,64"
        "C10,43 44.4,27 50,10ZM50,16.4C57,31 86.8,46 86.8,64C86.8,71.4 81.8,76.2 75,76.2C67,76.2 61.4,71 59,64H41"
        "C38.6,71 33,76.2 25,76.2C18.2,76.2 13.2,71.4 13.2,64C13.2,46 43,31 50,16.4Z")
MASK = "M50,31C59.6,31 65.6,37 65,49C64.4,62 58,73 50,79C42,73 35.6,62 35,49C34.4,37 40.4,31 50,31Z"
FEATURES = ("M48.2,47H51.8L54.4,61.4Q50,64 45.6,61.4Z"
            "M38.4,52.6Q42.4,48.8 46.6,52.8Q42.4,56 38.4,52.6ZM61.6,52.6Q57.6,48.8 53.4,52.8Q57.6,56 61.6,52.6Z"
            "M44.6,67.6Q50,64.8 55.4,67.6Q50,72.4 44.6,67.6Z"
            "M36.6,46.4Q42,41.2 47.4,46.2L47.4,48.6Q42,44.6 37,49Z"
            "M63.4,46.4Q58,41.2 52.6,46.2L52.6,48.6Q58,44.6 63,49Z")


def ace_of_spades():
    """A carved mask with rays within the leaf."""
    mask = scaled(MASK + FEATURES + "M50,35L52.6,39L50,43L47.4,39Z", 0.8, (50, -6))
    rays = toothed(7, 19.5, 30.5, (50, 46), 0.1, 88, 148) + toothed(7, 19.5, 30.5, (50, 46), 0.1, 212, 272)
    foot = lozenge(50, 74, 2.4, 4) + ("M50,80.6L54,89Q50,88.2 46,89ZM44.4,83L42.6,90L37.4,91.2ZM55.6,83L57.4,90"
                                      "L62.6,91.2Z")
    return cut_out(SOLID["spade"], LEAF, mask, rays, foot)


ACES = {"club": ace_of_clubs, "diamond": ace_of_diamonds, "heart": ace_of_hearts, "spade": ace_of_spades}


def stamps():
    """Yields (name, part of the sheet) of the pips and aces."""
    for suit in SUITS:
        yield f"pip_{suit}", (100, 100, pip(suit), COLOUR[suit])
        yield f"ace_{suit}", (100, 100, ACES[suit](), COLOUR[suit])
