# SPDX-License-Identifier: GPL-3.0-or-later
"""The small parts that every style has, drawn as most styles want them."""

import glyphs
import pips
import plain


def standard_parts():
    yield "card", plain.WIDTH, plain.HEIGHT, plain.card(), None
    yield "empty", plain.WIDTH, plain.HEIGHT, plain.empty(), None
    yield "cross", plain.WIDTH, plain.HEIGHT, plain.cross(), None
    yield "recycle", plain.WIDTH, plain.HEIGHT, plain.recycle(), None
    for name, suit, drawing in pips.pips():
        yield name, 100, 100, drawing, pips.COLOUR[suit]
    for name, width, height, drawing in glyphs.glyphs():
        yield name, width, height, drawing, None
    yield "glyph_star", 100, 100, plain.star(), None
    yield "frame", 162, 294, plain.frame(), None
    yield "ground", 162, 294, plain.ground(), None


def small_parts(own):
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on a style's sheet.

    own has, by name, the parts that the style draws itself: (width, height, drawing, colour or None), or None for one
    that it leaves out."""
    own = dict(own)
    for part in standard_parts():
        mine = own.pop(part[0], part[1:])
        if mine is not None:
            yield (part[0], *mine)
    for name, mine in own.items():
        yield (name, *mine)
