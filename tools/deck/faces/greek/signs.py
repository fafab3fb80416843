# SPDX-License-Identifier: GPL-3.0-or-later
"""The four suits as a vase painter would set them: with a potter's foot and one incised line; and the aces."""

import math
import re

import pips
from faces.greek.paint import aside, dot
from svg import move, num, path

COLOUR = {"club": "#1f2a2a", "diamond": "#b4391f", "heart": "#9c2230", "spade": "#1b2338"}
OUTLINE = {
    "club": "M50,4C62.5,4 72,13.5 72,25C72,32 68.5,38 63.5,42.5C67,40.5 71,39.5 75,39.5C87,39.5 96.5,49 96.5,61"
            "C96.5,73 87,82 75,82C66.5,82 59.5,78 55.2,71.5C55.4,82 57.4,88 63.4,89.6L69,90.6V97H31V90.6L36.6,89.6"
            "C42.6,88 44.6,82 44.8,71.5C40.5,78 33.5,82 25,82C13,82 3.5,73 3.5,61C3.5,49 13,39.5 25,39.5"
            "C29,39.5 33,40.5 36.5,42.5C31.5,38 28,32 28,25C28,13.5 37.5,4 50,4Z",
    "diamond": "M50,1.5C58.6,21.4 71.4,37.6 89,50C71.4,62.4 58.6,78.6 50,98.5C41.4,78.6 28.6,62.4 11,50"
               "C28.6,37.6 41.4,21.4 50,1.5Z",
    "heart": "M50,97C45,78 4.5,62 4.5,31C4.5,14.5 16,5.5 29,5.5C39.4,5.5 47.4,12.4 50,25C52.6,12.4 60.6,5.5 71,5.5"
             "C84,5.5 95.5,14.5 95.5,31C95.5,62 55,78 50,97Z",
    "spade": "M50,2.5C57,21.5 95,39 95,62.5C95,75.5 85,83.5 74,83.5C66,83.5 59.2,79.6 55,73C55.2,83 57.4,88.4 63.4,90"
             "L69,91V97.4H31V91L36.6,90C42.6,88.4 44.8,83 45,73C40.8,79.6 34,83.5 26,83.5C15,83.5 5,75.5 5,62.5"
             "C5,39 43,21.5 50,2.5Z",
}
# Both edges of the line that is incised in a pip.
THREAD = {
    "diamond": ("M50,18C55.6,31 63,41.6 74.6,50C63,58.4 55.6,69 50,82C44.4,69 37,58.4 25.4,50C37,41.6 44.4,31 50,18Z",
                "M50,22.8C55.2,34.2 61.8,42.8 71.8,50C61.8,57.2 55.2,65.8 50,77.2C44.8,65.8 38.2,57.2 28.2,50"
                "C38.2,42.8 44.8,34.2 50,22.8Z"),
    "heart": ("M50,84C43,70 17,56 16.5,32C16.5,22.5 22,17 29.5,17C38,17 44.5,24 50,37C55.5,24 62,17 70.5,17"
              "C78,17 83.5,22.5 83.5,32C83,56 57,70 50,84Z",
              "M50,80C42.4,67.4 19.4,54.6 18.9,32.6C18.9,24 23.4,19.4 29.6,19.4C38,19.4 44.2,28 50,43"
              "C55.8,28 62,19.4 70.4,19.4C76.6,19.4 81.1,24 81.1,32.6C80.6,54.6 57.6,67.4 50,80Z"),
    "spade": ("M50,17C57,31.6 83.6,45.6 83.6,62C83.6,69 78.6,72.6 73,72.6C64.4,72.6 56.6,67 50,59"
              "C43.4,67 35.6,72.6 27,72.6C21.4,72.6 16.4,69 16.4,62C16.4,45.6 43,31.6 50,17Z",
              "M50,21.6C57.4,35 81.2,47.4 81.2,62C81.2,67.6 77.2,70.2 72.8,70.2C64.4,70.2 56.6,63.8 50,55.4"
              "C43.4,63.8 35.6,70.2 27.2,70.2C22.8,70.2 18.8,67.6 18.8,62C18.8,47.4 42.6,35 50,21.6Z"),
}
LOBES = ((50, 25), (25, 61), (75, 61))


def ring(x, y, radius, width):
    """A thin ring as a hole in what is filled even-odd."""
    return dot(x, y, radius) + dot(x, y, radius - width)


def trefoil(radius, neck):
    """The outline of three lobes that meet, to be incised in a club; neck is half the width where they meet."""
    data, angle = "", math.asin(neck / radius)
    lobes = (LOBES[0], LOBES[2], LOBES[1])
    for index, (x, y) in enumerate(lobes):
        inward = math.atan2(52 - y, 50 - x)
        first, last = ((x + radius * math.cos(inward + side), y + radius * math.sin(inward + side))
                       for side in (angle, -angle))
        between = math.atan2(*(sum(place[k] - (50, 52)[k] for place in (lobes[index], lobes[(index + 1) % 3]))
                               for k in (1, 0)))
        bend = f"{num(50 + 1.2 * neck * math.cos(between))},{num(52 + 1.2 * neck * math.sin(between))}"
        data += (f"{'L' if not data else ''}{num(first[0])},{num(first[1])}"
                 f"A{num(radius)},{num(radius)} 0 1 1 {num(last[0])},{num(last[1])}Q{bend} ")
    start = data[1:data.index("A")]
    return "M" + data[1:] + start + "Z"


def pip(suit):
    thread = trefoil(15.4, 6) + trefoil(13.3, 4.2) if suit == "club" else "".join(THREAD[suit])
    return path(OUTLINE[suit] + thread, fill_rule="evenodd")


def pear(x, y, length, width, turn, start=0.0):
    """A petal that points away from (x, y), from start on; turn 0 is upwards."""
    def at(along, across):
        return aside(x, y, turn, start + along * (length - start), across * width)

    return (f"M{at(0, 0)}C{at(0.35, -0.25)} {at(0.62, -0.6)} {at(0.82, -0.5)}"
            f"C{at(1.05, -0.36)} {at(1.05, 0.36)} {at(0.82, 0.5)}C{at(0.62, 0.6)} {at(0.35, 0.25)} {at(0, 0)}Z")


def rosette(x, y, radius, petals):
    return "".join(pear(x, y, radius, radius * 0.62, 360 * index / petals) for index in range(petals))


def palmette(x, y, size, petals=7):
    """A fan of petals."""
    half = petals // 2
    return "".join(pear(x, y, size * (1 - 0.06 * abs(index - half)), size * 0.31, (index - half) * 28, 3)
                   for index in range(petals))


def ace_club():
    holes = "".join(ring(x, y, 17, 1.8) + rosette(x, y, 12.6, 8) for x, y in LOBES)
    return path(OUTLINE["club"] + holes, fill_rule="evenodd") \
        + "".join(path(ring(x, y, 2.6, 2.6)) for x, y in LOBES)


def ace_diamond():
    edges = "".join(pips.scaled(OUTLINE["diamond"], size, (50, 50)) for size in (0.86, 0.82, 0.75, 0.71))
    return path(OUTLINE["diamond"] + edges + rosette(50, 50, 17, 8), fill_rule="evenodd") + path(ring(50, 50, 4, 4))


def ace_heart():
    edge = ("M50,89C43.5,73 12,58 11.5,31.5C11.5,19 19,12 29,12C38.5,12 45.6,20 50,33C54.4,20 61.5,12 71,12"
            "C81,12 88.5,19 88.5,31.5C88,58 56.5,73 50,89ZM50,85.4C43,71 14.5,56.6 14,31.6C14,20.6 20.6,14.5 29,14.5"
            "C38,14.5 45,23 50,38.4C55,23 62,14.5 71,14.5C79.4,14.5 86,20.6 86,31.6C85.5,56.6 57,71 50,85.4Z")
    base = ("M35,61.6C40,66.4 45,66.4 50,62.4C55,66.4 60,66.4 65,61.6C63.6,68.6 56.4,72.4 50,68.4"
            "C43.6,72.4 36.4,68.6 35,61.6Z")
    return path(OUTLINE["heart"] + edge + palmette(50, 58.6, 19) + base, fill_rule="evenodd")


AMPHORA = ("M42.6,25H57.4V28.6H55.4C55,33 56.4,36.6 60.4,39C66.6,42.6 69,47.6 67,53.4C65,59 58,62 55,66.6H58.6V70.6"
           "H41.4V66.6H45C42,62 35,59 33,53.4C31,47.6 33.4,42.6 39.6,39C43.6,36.6 45,33 44.6,28.6H42.6Z")
HANDLE = "M42.6,29.6C34.6,29 31.6,35.6 33.8,43L36.4,40.8C35.4,36 37.4,32.6 43.4,32.8Z"
EDGE = ("M48,14.6C41,29 11,43 11,62.5C11,72 19,77.6 26,77.6C32,77.6 37,75.4 41,71.4C36.6,74 31.6,74.8 26.4,74.8"
        "C20.4,74.8 14,70.4 14,62.5C14,46 41,31.6 48,14.6Z")


def turned(data):
    """A path of absolute commands, seen in a mirror at the middle of the box."""
    return re.sub(r"(-?[\d.]+),", lambda found: num(100 - float(found.group(1))) + ",", data)


def ace_spade():
    """A spade that holds an amphora that shows a spade."""
    holes = EDGE + turned(EDGE) + AMPHORA + HANDLE + turned(HANDLE)
    bands = ("M45.4,34.6H54.6V36H45.4ZM39,39.6H61L62.6,40.8H37.4ZM34.6,43.6H65.4L66.2,45H33.8ZM34.4,57H65.6L64.4,58.2"
             "H35.6ZM43.6,28.6H56.4V29.8H43.6Z")
    rays = "".join(f"M{num(x - 1.8)},66.6L{num(50 + (x - 50) * 1.9)},60L{num(x + 1.8)},66.6Z" for x in (46.6, 50, 53.4))
    sign = move(43.6, 44.9, path(OUTLINE["spade"]), scale=0.118)
    return path(OUTLINE["spade"] + holes, fill_rule="evenodd") + path(bands + rays) + sign


ACES = {"club": ace_club, "diamond": ace_diamond, "heart": ace_heart, "spade": ace_spade}


def signs():
    """Yields (name, drawing, colour)."""
    for suit in pips.SUITS:
        yield f"pip_{suit}", pip(suit), COLOUR[suit]
        yield f"ace_{suit}", ACES[suit](), COLOUR[suit]
