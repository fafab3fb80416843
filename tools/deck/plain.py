# SPDX-License-Identifier: GPL-3.0-or-later
"""What most styles share: the blank card, the empty place and its marks, and the courts' frame."""

import math

from svg import INK, num, path, poly, rect

WIDTH, HEIGHT, CORNER = 250, 350, 15


def card(fill="#ffffff"):
    return rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, CORNER, fill=fill, stroke="#8d93a1", stroke_width=1.5)


def empty():
    return rect(3, 3, WIDTH - 6, HEIGHT - 6, CORNER, fill="#000", fill_opacity=0.10) \
        + rect(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 1, fill="none", stroke="#fff", stroke_opacity=0.9, stroke_width=4)


def cross():
    return path("M62,112L188,238M188,112L62,238", fill="none", stroke="#fff", stroke_opacity=0.85,
                stroke_width=26, stroke_linecap="round")


def recycle():
    """Three quarters of a ring, from the right round below and left to the arrow's head at the upper right."""
    def spot(angle, radius):
        turn = math.radians(angle)
        return f"{num(125 + radius * math.cos(turn))},{num(175 + radius * math.sin(turn))}"

    ring = (f"M{spot(10, 54)}A54,54 0 1 1 {spot(-58, 54)}L{spot(-58, 36)}L{spot(-10, 62)}L{spot(-58, 92)}L{spot(-58, 74)}"
            f"A74,74 0 1 0 {spot(10, 74)}Z")
    return path(ring, fill="#fff", fill_opacity=0.85)


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
