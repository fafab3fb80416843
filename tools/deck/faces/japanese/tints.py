# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours of the style beside the deck's palette, and the ways of drawing that all of its modules use."""

import math

from svg import INK, LINE, circle, group, num, path

INDIGO = "#2c4a80"
VERMILION = "#cc4429"
CELADON = "#a3c4ac"
PINE = "#3d6a5a"
OCHRE = "#d0953f"
PLUM = "#6b3d5c"
PAPER = "#fdf7e8"       # what the figures stand on
MIST = "#f3e3b8"        # gold leaf on paper
POWDER = "#fbeedd"      # a lady's skin
TAN, WEATHERED = "#f2d5b2", "#e9c49c"
STRAND = "#5c6a94"      # strands in black hair, lines on black caps
FINE = 1.5              # width of the lines within a shape


def drawn(figure):
    """The figure with the deck's line."""
    return group(figure, stroke=INK, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")


def line(data, colour=None, width=FINE, **named):
    return path(data, fill="none", stroke=colour, stroke_width=width, **named)


def flat(data, colour):
    """A shape without an outline."""
    return path(data, fill=colour, stroke="none")


def disc(x, y, radius, colour):
    return circle(x, y, radius, fill=colour, stroke="none")


def clipped(name, shape, *parts):
    return (f'<clipPath id="{name}"><path d="{shape}"/></clipPath>'
            + group(*parts, clip_path=f"url(#{name})"))


def polar(x, y, angle, radius):
    """A point around (x, y); an angle of 0 is straight up, degrees run clockwise."""
    turn = math.radians(angle)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)


def spot(x, y):
    """A point of a path, to a tenth of a unit."""
    return f"{num(round(x, 1))},{num(round(y, 1))}"
