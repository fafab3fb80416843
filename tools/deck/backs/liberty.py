# SPDX-License-Identifier: GPL-3.0-or-later
"""Liberty: a hand of green bronze raises a torch, and a crown of rays stands in the dusk behind its flame."""

import math

import panel
from svg import CREAM, GOLD, INK, LINE, PALE, circle, group, num, path, rect

TITLE = "Liberty"
BRONZE = "#2c6159"      # in the shade
VERDIGRIS = "#5c9f8d"
PATINA = "#9bccb8"      # in the light
DUSK = "#cf7f7c"
BLUSH = "#e9ad9f"
GLOW = "#f6dcc0"
CORAL = "#e0704f"
X, Y = 125, 121         # the middle of the crown


def sky():
    beams = path(panel.rays(X, Y, 0, 420, 22, 0.5, 180 / 22), fill=BLUSH, stroke="none")
    return panel.ground(DUSK) + beams


def clouds():
    data = ("M20,232H62a8,8 0 0 1 0,16H52a5.5,5.5 0 0 0 0,11H72a6,6 0 0 1 0,12H20Z"
            "M232,212H190a7.5,7.5 0 0 0 0,15H200a5,5 0 0 1 0,10H184a6,6 0 0 0 0,12H232Z")
    return path(data, fill=GLOW, stroke="none")


def sea():
    lines = "M34,294h30M44,304h42M30,314h24M190,292h28M172,302h40M196,313h24"
    return rect(20, 284, 212, 44, fill=VERDIGRIS) + path(lines, fill="none", stroke=PATINA, stroke_width=2.2)


def around(radius, degrees):
    turn = math.radians(degrees)
    return f"{num(X + radius * math.sin(turn))},{num(Y - radius * math.cos(turn))}"


def crown():
    """A diadem that stands like a halo, and its rays, long and short by turns; each has a light and a dark side."""
    light, dark = "", ""
    for index in range(-5, 6):
        turn, reach, half = index * 23.5, 70 if index % 2 else 87, 6.5 if index % 2 else 8.5
        light += f"M{around(reach, turn)}L{around(50, turn - half)}L{around(50, turn)}Z"
        dark += f"M{around(reach, turn)}L{around(50, turn + half)}L{around(50, turn)}Z"
    studs = "".join(panel.dot(*map(float, around(50, 23.5 * index + 11.75).split(",")), 2) for index in range(-6, 6))
    return (group(path(light, fill=PATINA) + path(dark, fill=VERDIGRIS), stroke_width=1.8)
            + circle(X, Y, 50, fill=CREAM, stroke_width=14)
            + circle(X, Y, 50, fill="none", stroke=VERDIGRIS, stroke_width=10)
            + circle(X, Y, 53, fill="none", stroke=PATINA, stroke_width=2.4)
            + path(studs, fill=PALE, stroke="none"))


def flame():
    outer = path("M106,164C92,153 86,139 91,124C94,114 101,107 102,95C110,99 113,106 113,112C120,101 122,88 117,73"
                 "C133,82 142,97 141,112C145,109 147,104 147,99"
                 "C157,110 161,125 157,139C154,151 149,158 143,164Z", fill=GOLD)
    tongue = path("M112,164C102,155 100,143 105,131C108,136 111,138 115,138C114,124 119,113 128,104"
                  "C128,115 131,121 136,126C139,125 141,122 142,119C148,133 148,153 138,164Z",
                  fill=CORAL, stroke_width=1.6)
    core = path("M117,164C111,155 114,144 124,136C131,144 137,153 133,164Z", fill=PALE, stroke_width=1.5)
    return outer + tongue + core


def torch():
    handle = (path("M110,196H140L135,274H115Z", fill=VERDIGRIS)
              + path("M131,196H140L135,274H129Z", fill=BRONZE, stroke="none")
              + path("M110,196H140L135,274H115Z", fill="none"))
    cup = path("M84,169H166C164,183 152,190 141,193H109C98,190 86,183 84,169Z", fill=VERDIGRIS)
    flutes = path("M97,171C98,180 104,187 113,191M111,171C112,180 115,187 119,191M125,171V191"
                  "M139,171C138,180 135,187 131,191M153,171C152,180 146,187 137,191",
                  fill="none", stroke=BRONZE, stroke_width=1.8)
    beads = "".join(panel.dot(88 + 9.25 * index, 166, 2) for index in range(9))
    gallery = rect(79, 161, 92, 10, 3, fill=PATINA) + path(beads, fill=BRONZE, stroke="none")
    return handle + cup + flutes + gallery + rect(106, 192, 38, 8, 3.5, fill=GOLD)


def hand():
    """The fingers close over the handle from the right, the thumb from the left."""
    arm = path("M96,300C97,284 102,274 104,262C94,252 92,240 95,228C97,220 101,215 106,213H150C154,226 155,244 152,254"
               "C150,266 156,282 158,300", fill=PATINA)
    shade = path("M152,254C150,266 156,282 158,300H147C146,284 142,270 140,258Z", fill=VERDIGRIS, stroke="none")
    fingers = ""
    for index, (left, right) in enumerate(((107, 153), (103, 156.5), (104, 156.5), (108, 153))):
        y = 209 + index * 12
        fingers += path(f"M{left + 6},{y + 1}C{left + 16},{y - 1} {right - 12},{y - 3} {right - 5},{y - 1}"
                        f"C{right + 1},{y + 1} {right + 1},{y + 10} {right - 5},{y + 11.5}"
                        f"C{right - 14},{y + 13} {left + 16},{y + 13} {left + 6},{y + 12}"
                        f"C{left - 2},{y + 11} {left - 2},{y + 2} {left + 6},{y + 1}Z", fill=PATINA)
    thumb = path("M104,262C95,252 91,237 94,225C97,214 106,209 116,208C124,207.5 127,211 126,215"
                 "C125,219 119,220 115,222C110,225 109,231 110,238C111,246 115,252 122,259", fill=PATINA)
    wrist = path("M152,254C150,266 156,282 158,300M112,268Q122,273 134,270", fill="none", stroke_width=1.8)
    return arm + shade + fingers + thumb + wrist


def sleeve():
    """A wide sleeve, fallen back from the wrist, in heavy folds."""
    cloth = path("M70,330C72,310 80,296 92,288C108,298 144,299 162,288C174,298 180,312 182,330Z", fill=PATINA)
    folds = path("M100,294C95,304 90,314 88,330H100C101,316 104,306 108,297ZM122,298C120,308 119,320 119,330H131"
                 "C131,318 131,308 132,298ZM146,296C150,306 153,318 154,330H166C164,316 160,304 156,292Z",
                 fill=VERDIGRIS, stroke="none")
    hem = path("M92,288C108,298 144,299 162,288L166,294C146,307 106,306 88,294Z", fill=GOLD)
    return cloth + folds + path("M70,330C72,310 80,296 92,288M182,330C180,312 174,298 162,288", fill="none") + hem


def back():
    tines = "M2,7L6.5,-7L11,7ZM13,7L17.5,-2.5L22,7Z"
    frame = panel.frame(tines, 24, 9, 13, BRONZE, PATINA, GOLD, GLOW)
    picture = group(sky(), clouds(), sea(), crown(), flame(), torch(), hand(), sleeve(), stroke=INK,
                    stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")
    return picture + frame + panel.edge("#1c4640")
