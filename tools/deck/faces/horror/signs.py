# SPDX-License-Identifier: GPL-3.0-or-later
"""The suit signs, cusped like tracery and bats' wings; the aces, each with a moon and what stands before it."""

import re

from faces.horror.strokes import bat
from faces.traditional.bodies import dot
from pips import scaled
from svg import move, num, path

COLOUR = {"club": "#23391f", "diamond": "#bb361d", "heart": "#a51c2d", "spade": "#2a1d50"}
FOOT = "C57,83 61,91 69,97Q50,91 31,97C39,91 43,83 44,74"
OUTLINE = {
    "club": f"M50,2C54,10 72,12 72,27C72,34 68,39 63,43C68,40 72,39 77,39C90,40 93,53 99,64C92,71 88,83 75,83"
            f"C67,83 60,80 56,74{FOOT}"
            "C40,80 33,83 25,83C12,83 8,71 1,64C7,53 10,40 23,39C28,39 32,40 37,43C32,39 28,34 28,27C28,12 46,10 50,2Z",
    "diamond": "M50,1C58,20 69,37 90,50C69,63 58,80 50,99C42,80 31,63 10,50C31,37 42,20 50,1Z",
    "heart": "M50,98C46,80 4,64 4,33C4,19 13,10 26,3C38,8 47,15 50,27C53,15 62,8 74,3C87,10 96,19 96,33"
             "C96,64 54,80 50,98Z",
    "spade": f"M50,2C55,20 70,30 82,41C94,52 98,65 95,83C88,77 81,77 74,84C69,77 62,74 56,74{FOOT}C38,74 31,77 26,84"
             "C19,77 12,77 5,83C2,65 6,52 18,41C30,30 45,20 50,2Z",
}
CENTRE = {"club": (50, 52), "diamond": (50, 50), "heart": (50, 46), "spade": (50, 58)}
MOON = {"club": (50, 56, 18), "diamond": (50, 50, 19), "heart": (50, 49, 22), "spade": (50, 53, 20.8)}
# Fine lines along the edges, cut out of the signs; each is one side only, or its own mirror image.
CUTS = {
    "club": ("M50,8.6C53,14 68,14.6 68,27C68,30 67,32.6 65.4,35L63.2,33.8C64.6,31.6 65.4,29.4 65.4,27"
             "C65.4,17.4 54.6,18 50,12.4"
             "C45.4,18 34.6,17.4 34.6,27C34.6,29.4 35.4,31.6 36.8,33.8L34.6,35C33,32.6 32,30 32,27"
             "C32,14.6 47,14 50,8.6Z",
             "M76,43C87,44 90,54.6 94.2,63.4C89,69 85,79 75,79C72,79 69,78.4 66.6,77.2L67.6,74.8"
             "C70,76 72.4,76.4 75,76.4"
             "C83,76.4 86.4,68 91,62.8C87.4,55 85,46.4 76,45.6Z"),
    "heart": ("M50,89C46,77 8,61.6 8,33C8,22.6 14.6,14.6 26,8L28.6,9.2C17,16 10.6,23.4 10.6,33"
              "C10.6,59.4 45.6,73 50,83Z",),
    "spade": ("M50,11C56,26 68,34.4 79,45C88,53.6 91.4,63 90.8,75.4L88.2,74.2C88.6,63.6 85.2,55.4 77.2,47.6"
              "C67.4,38.2 56,30.6 50,17.4Z",),
}


def mirrored(data):
    """A path of absolute coordinates, seen in a mirror at x = 50."""
    return re.sub(r"(-?[\d.]+),(-?[\d.]+)", lambda found: f"{num(100 - float(found.group(1)))},{found.group(2)}", data)


def cuts(suit):
    if suit == "diamond":
        return "".join(scaled(OUTLINE[suit], factor, CENTRE[suit]) for factor in (0.91, 0.87))
    sides = CUTS[suit][-1]
    return "".join(CUTS[suit][:-1]) + sides + mirrored(sides)


def castle():
    """On its hill, with a light in some of the windows."""
    walls = ("M20,76C28,70 33,70 36,66V56H34.4L38.4,46L42.4,56H41V59H43.4V56.6H45.6V45H44L50,29L56,45H54.4V52H57V50"
             "H59.4V52H61V43H59.4"
             "L63.6,33L67.8,43H66.2V64C70,69 74,71 80,76L57,80H43Z")
    windows = ("M48.6,50H51.4V46A1.4,1.6 0 0 0 48.6,46ZM62.4,48.6H64.8V45.4A1.2,1.4 0 0 0 62.4,45.4Z"
               "M37.4,63H39.6V60A1.1,1.3 0 0 0 37.4,60ZM46.6,74V66.6A3.4,4 0 0 1 53.4,66.6V74Z"
               "M48.6,60H51.4V56A1.4,1.6 0 0 0 48.6,56Z")
    return move(10, 10.4, path(walls + windows, fill_rule="evenodd"), scale=0.8)


def owl():
    body = ("M42,43C43,46 44,46.6 50,46.6C56,46.6 57,46 58,43C60,50 59.4,58 57,62C55.6,65 53,67 50,67"
            "C47,67 44.4,65 43,62"
            "C40.6,58 40,50 42,43Z")
    return (path(body + dot(46, 51, 2.6) + dot(54, 51, 2.6) + "M50,53.6L51.6,57L50,59L48.4,57Z", fill_rule="evenodd")
            + path(dot(46, 51, 1.1) + dot(54, 51, 1.1) + "M30,64.6C40,67.6 58,67.6 70,63.4L71,67C60,71 40,71 30,68.6Z"))


def cat():
    return path("M44,36L45.4,40.4C47,39.8 49,39.8 50.6,40.4L52,36C54.2,39.4 54.4,44 52,46.6C57,51 58.6,57 58,62.4"
                "C62,61 62.6,56 60,52.6"
                "C58.6,50.6 60.6,49 62,50.6C66.6,56 63,64 58,65.4H62L58,70H42L38,65.4H41.4C40.6,58 41.6,52 44,46.6"
                "C41.6,44 41.8,39.4 44,36Z")


def bats():
    return bat(50, 47, 18.6) + bat(41, 61, 4.6) + bat(60, 35.4, 4)


def night_castle():
    return castle() + bat(39, 44, 4.6) + bat(34.6, 52.6, 3)


SCENE = {"club": owl, "diamond": cat, "heart": bats, "spade": night_castle}


def ace(suit):
    """The sign with a fine line along its edge, and a full moon in it."""
    return path(OUTLINE[suit] + cuts(suit) + dot(*MOON[suit]), fill_rule="evenodd") + SCENE[suit]()


def pumpkin():
    """The joker's sign."""
    fruit = ("M47,22C46,15 44,10 40,6L50,2C55,8 57,15 57,21C78,14 97,32 97,58C97,82 80,97 62,95C54,98 46,98 38,95"
             "C20,97 3,82 3,58"
             "C3,32 24,15 47,22Z")
    carved = ("M22,54L35,34L46,52ZM78,54L65,34L54,52ZM50,54L56,64H44ZM18,66L32,69L38,75L44,70H56L62,75L68,69L82,66"
              "C79,79 70,87 60,88L56,82H44L40,88C30,87 21,79 18,66Z")
    return path(fruit + carved, fill="#000", fill_rule="evenodd")


def signs():
    """The named parts for the sheet."""
    own = {"glyph_star": (100, 100, pumpkin(), None)}
    for suit, colour in COLOUR.items():
        own[f"pip_{suit}"] = (100, 100, path(OUTLINE[suit]), colour)
        own[f"ace_{suit}"] = (100, 100, ace(suit), colour)
    return own
