# SPDX-License-Identifier: GPL-3.0-or-later
"""Determination: a daruma with one eye painted, who rights himself among the waves."""

import math

import panel
from svg import GOLD, INK, PALE, RED, circle, ellipse, group, mirror, move, num, path

TITLE = "Determination"
MUSTARD = "#dda331"
AMBER = "#c98a26"       # lines on it
INDIGO = "#263f7c"
WAVE = "#3c5da2"
SKIN = "#f7dcb4"
WINE = "#8c1826"        # the doll's side in the shade
ARCHES = 5
RADIUS = 226 / ARCHES / 2


def arch(x, y, radius, left, right):
    """An arch over (x, y), or that half of it which the panel has room for."""
    start = (x - radius, y) if left else (x, y - radius)
    end = (x + radius, y) if right else (x, y - radius)
    turn = f"a{num(radius)},{num(radius)} 0 0 1 "
    return f"{num(start[0])},{num(start[1])}{turn}{num(end[0] - start[0])},{num(end[1] - start[1])}"


def sea(rows, line):
    """Rows of arches, each over the one behind it; the row 0 ends at the lower edge."""
    parts = ""
    for row in rows:
        y, shift = 341 - row * RADIUS * 0.62, row % 2
        rings, crest = "", ""
        for index in range(ARCHES + shift):
            x = 12 + 2 * RADIUS * index + (0 if shift else RADIUS)
            sides = not (shift and index == 0), not (shift and index == ARCHES)
            crest += arch(x, y, RADIUS, *sides) + "L"
            rings += "".join("M" + arch(x, y, RADIUS * part, *sides) for part in (0.7, 0.4))
        parts += (path(f"M{crest[:-1]}V{num(min(y + RADIUS, 341))}H12Z", fill=WAVE if row % 2 else INDIGO)
                  + path(rings, fill="none", stroke=line, stroke_width=2.2))
    return parts


def hemp_leaves():
    """The star pattern of hemp leaves: triangles that stand and hang, and lines from their corners to their middles."""
    data, side = "", 226 / 6
    tall = side * math.sqrt(3) / 2

    def line(x, y, tx, ty):
        shown = 12 <= x <= 238.1 and 12 <= tx <= 238.1 and math.hypot((x + tx) / 2 - 125, (y + ty) / 2 - 166) > 100
        return f"M{num(x)},{num(y)}l{num(tx - x)},{num(ty - y)}" if shown else ""

    for row in range(8):
        for column in range(-1, 7):
            x, y = 12 + column * side + (side / 2 if row % 2 else 0), 12 + row * tall
            middle = x + side / 2
            data += line(x, y, x + side, y) + line(x, y, middle, y + tall) + line(x + side, y, middle, y + tall)
            for way in (1, -1) if row else (1,):
                for corner in ((x, y), (x + side, y), (middle, y + way * tall)):
                    data += line(middle, y + way * tall / 3, *corner)
    return path(data, fill="none", stroke=AMBER, stroke_width=2)


DOLL = "M125,76C178,76 212,118 212,182C212,240 184,296 125,296C66,296 38,240 38,182C38,118 72,76 125,76Z"
OPENING = ("M125,128C137,109 165,106 181,123C198,142 195,184 175,201C160,213 143,213 125,213C107,213 90,213 75,201"
           "C55,184 52,142 69,123C85,106 113,109 125,128Z")
BROW = ("M120,150C116,132 102,120 86,121C77,121 70,125 66,130L77,131C69,135 65,141 64,148L75,144C70,149 69,154 70,160"
        "C77,149 85,144 96,142C106,141 113,144 120,150Z")
BEARD = ("M119,181C108,177 102,187 91,184C79,181 72,173 69,163C64,172 66,180 71,186L63,184C66,193 74,198 82,199L77,203"
         "C88,207 100,204 106,196C108,192 111,190 115,188Z")


def face():
    """The opening of the hood, with brows like cranes and a beard like a tortoise."""
    hair = path(BROW + BEARD, fill=INK)
    nose = path("M119,158C119,166 112,170 113,175C115,180 121,179 125,181C129,179 135,180 137,175"
                "C138,170 131,166 131,158",
                fill="none")
    mouth = path("M103,201Q112,194 125,197Q138,194 147,201", fill="none", stroke_width=3.4) + path("M115,206H135",
                                                                                                   fill="none")
    eyes = (circle(95, 161, 17, fill="#ffffff") + circle(155, 161, 17, fill="#ffffff")
            + circle(153, 161, 9, fill=INK) + circle(156.5, 157, 2.8, fill="#ffffff", stroke="none"))
    return (path(OPENING, fill=SKIN, stroke=INK, stroke_width=12)
            + path(OPENING, fill=SKIN, stroke=GOLD, stroke_width=8)
            + path(OPENING, fill=SKIN) + eyes + nose + mouth + hair + mirror(125, hair))


def blossom(x, y, size):
    petals = "".join(move(0, 0, ellipse(0, -8, 6.4, 7.4), turn=angle) for angle in range(0, 360, 72))
    return move(x, y, petals + circle(0, 0, 3.2, fill=RED), scale=size)


def robe():
    shade = "M171,96C212,124 212,236 158,290C190,276 212,236 212,182C212,142 198,112 171,96Z"
    fold = path("M46,196C52,238 74,268 104,284M56,214C66,240 84,258 108,268", fill="none", stroke=GOLD,
                stroke_width=4.5)
    return (path(DOLL, fill=RED, stroke="none") + path(shade, fill=WINE, stroke="none") + fold + mirror(125, fold)
            + path(DOLL, fill="none") + path("M84,103Q94,94 108,90", fill="none", stroke="#e2646a", stroke_width=6))


def back():
    sun = circle(125, 166, 106, fill="#f0c765")
    doll = robe() + face() + group(blossom(125, 244, 1.25), fill=GOLD, stroke_width=1.5)
    scene = group(sea((5, 4), PALE), doll, sea((3, 2, 1, 0), PALE),
                  stroke=INK, stroke_width=2.1, stroke_linejoin="round", stroke_linecap="round")
    return (panel.ground(MUSTARD) + hemp_leaves() + sun + scene
            + panel.edge(INDIGO) + panel.rule(17.5, 6, PALE, 2))
