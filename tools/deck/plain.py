# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts as large as a card: blank card, back, empty place, marks, the courts' frame and the joker."""

import math

import bodies
import heads
from pips import OUTLINE
from svg import (BLUE, CREAM, GOLD, INK, PALE, RED, circle, group, move, num, path, poly, rect)

WIDTH, HEIGHT, CORNER = 250, 350, 15
NAVY = "#1f3d73"


def card(fill="#ffffff"):
    return rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, CORNER, fill=fill, stroke="#8d93a1", stroke_width=1.5)


def ogee(x, phase, top, bottom, step, swing):
    """A wavy upright line."""
    data, y, side = f"M{num(x)},{num(top)}", top, phase
    while y < bottom:
        data += f"c{num(side * swing)},{num(step * 0.36)} {num(side * swing)},{num(step * 0.64)} 0,{num(step)}"
        y, side = y + step, -side
    return data


def lattice():
    """Ogee lines that meet, and a small lozenge in each mesh."""
    lines, gems = "", ""
    column, step = 19.0, 28.0
    for index in range(-6, 7):
        x = WIDTH / 2 + index * column
        lines += ogee(x, -1 if index % 2 else 1, HEIGHT / 2 - 6 * step, HEIGHT / 2 + 6 * step, step, column * 0.667)
    for index in range(-6, 7):
        for row in range(-6, 6):
            if (index + row) % 2:
                x, y = WIDTH / 2 + (index + 0.0) * column, HEIGHT / 2 + (row + 0.5) * step
                gems += f"M{num(x)},{num(y - 4)}l2.8,4l-2.8,4l-2.8,-4Z"
    return path(lines, fill="none", stroke="#4a76bb", stroke_width=1.6) + path(gems, fill="#5f8bcf")


def rosette():
    """Cards fanned all the way round, each over the one before."""
    def leaf(turn):
        return move(0, 0, rect(-17, -66, 34, 48, 5, fill=NAVY if turn % 2 else BLUE), turn=turn * 22.5)

    # The first cards lie over the last ones: the quarter at the top is painted once more in that order.
    quarter = '<clipPath id="back_quarter"><path d="M0,0L-80,-80H80Z"/></clipPath>'
    leaves = ("".join(leaf(turn) for turn in range(16))
              + group(*(leaf(turn % 16) for turn in range(12, 21)), clip_path="url(#back_quarter)"))
    signs = "".join(move(0, 0, move(-7.5, -29, path(OUTLINE[suit], fill=PALE, stroke="none"), scale=0.15), turn=turn)
                    for suit, turn in (("spade", 0), ("heart", 90), ("club", 180), ("diamond", 270)))
    return move(WIDTH / 2, HEIGHT / 2, quarter, circle(0, 0, 76, fill=NAVY, stroke=GOLD, stroke_width=2.4),
                group(leaves, stroke=PALE, stroke_width=1.5),
                circle(0, 0, 35, fill=NAVY, stroke=GOLD, stroke_width=2), signs, circle(0, 0, 5, fill=GOLD))


def back():
    # The white edge covers the ends of the pattern, which is much cheaper than to clip it.
    edge = {"fill": "none", "stroke": "#ffffff", "stroke_width": 11}
    return (rect(12, 12, 226, 326, fill=BLUE) + lattice() + rect(6.5, 6.5, 237, 337, 12, **edge) + card("none")
            + rect(12, 12, 226, 326, 9, fill="none", stroke=NAVY, stroke_width=3)
            + rect(17.5, 17.5, 215, 315, 6, fill="none", stroke=GOLD, stroke_width=2)
            + rosette())


def empty():
    return rect(3, 3, WIDTH - 6, HEIGHT - 6, CORNER, fill="#000", fill_opacity=0.10) \
        + rect(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 1, fill="none", stroke="#fff", stroke_opacity=0.55, stroke_width=4)


def cross():
    return path("M62,112L188,238M188,112L62,238", fill="none", stroke="#fff", stroke_opacity=0.6,
                stroke_width=26, stroke_linecap="round")


def recycle():
    """Three quarters of a ring, from the right round below and left to the arrow's head at the upper right."""
    def spot(angle, radius):
        turn = math.radians(angle)
        return f"{num(125 + radius * math.cos(turn))},{num(175 + radius * math.sin(turn))}"

    ring = (f"M{spot(10, 54)}A54,54 0 1 1 {spot(-58, 54)}L{spot(-58, 36)}L{spot(-10, 62)}L{spot(-58, 92)}L{spot(-58, 74)}"
            f"A74,74 0 1 0 {spot(10, 74)}Z")
    return path(ring, fill="#fff", fill_opacity=0.6)


def frame():
    """The court's frame, a fine double line around the box of 162 × 294."""
    return rect(0, 0, 162, 294, 5, fill="none", stroke=INK, stroke_width=1.4)


def ground():
    """The paper behind the court, a shade warmer than the card."""
    return rect(0, 0, 162, 294, 5, fill="#fdf6e3")


def star():
    points = []
    for index in range(10):
        radius = 50 if index % 2 == 0 else 21
        angle = math.pi * index / 5
        points.append((50 + radius * math.sin(angle), 53 - radius * math.cos(angle)))
    return poly(points, fill="#000")


def bell(x, y):
    return circle(x, y, 6.5, fill=GOLD) + path(f"M{x - 4},{y + 1}H{x + 4}", fill="none", stroke_width=1.6)


def jester():
    """A half figure as wide and high as a court's."""
    cap = (path("M81,52C58,50 46,38 30,40C16,42 10,54 12,66C20,54 28,54 36,62C44,70 52,74 60,66Z", fill=BLUE)
           + path("M81,52C104,50 116,38 132,40C146,42 152,54 150,66C142,54 134,54 126,62C118,70 110,74 102,66Z", fill=RED)
           + path("M59,58C56,36 66,20 84,9C84,20 104,32 103,58Q81,44 59,58Z", fill=GOLD)
           + path("M58,60C54,56 54,50 58,49Q81,38 104,49C108,50 108,56 104,60Q81,48 58,60Z", fill=CREAM)
           + bell(13, 70) + bell(149, 70) + bell(85, 11))
    points = "".join(path(f"M{x - 12},99L{x + 12},99L{tip},{low}Z", fill=colour) + bell(tip, low + 2)
                     for x, tip, low, colour in ((53, 30, 122, RED), (109, 132, 122, BLUE), (67, 57, 132, PALE),
                                                 (95, 105, 132, PALE), (81, 81, 136, GOLD)))
    half = (f"M81,98H98C116,103 138,105 152,115C157,118.5 160,122 162,126V{num(bodies.middle(162))}"
            f"L81,{num(bodies.middle(81))}Z")
    body = (path(half, fill=RED)
            + path(f"M81,98H64C46,103 24,105 10,115C5,118.5 2,122 0,126V{num(bodies.middle(0))}L81,147Z", fill=BLUE)
            + "".join(poly([(x, 122), (x - 16, bodies.middle(x - 16)), (x + 16, bodies.middle(x + 16))], fill=PALE)
                      for x in (18, 50, 112, 144)))
    return (body + points + heads.both(path("M62,56C56,66 56,78 58,88C63,88 66,84 67,78Z", fill=INK))
            + heads.face("#f6dcc0", 1, INK, smile) + heads.cheeks(1) + cap)


def smile(x):
    return path(f"M{x - 11},80Q{x},84 {x + 11},79Q{x + 6},91 {x - 1},91Q{x - 8},90 {x - 11},80Z", fill=RED, stroke_width=1.6) \
        + path(f"M{x - 7},82.6Q{x},85 {x + 7},82", fill="none", stroke=CREAM, stroke_width=2.4)
