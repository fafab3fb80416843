#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the deck: every part into a cell of one SVG sheet, with its box in an attribute of its group.

Usage: make-riffle-deck.py [FILE | --check]; without a file it replaces data/decks/riffle/riffle.svg, and with --check
it only compares."""

import os
import sys

sys.dont_write_bytecode = True

import bodies
import courts
import glyphs
import pips
import plain
from svg import num

GAP = 30
SHEET = 1400
HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "..", "..", "data", "decks", "riffle", "riffle.svg")
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- Riffle's own deck, written by tools/deck/make-riffle-deck.py. -->
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<title>Riffle</title>
"""


def parts():
    """Yields (name, width, height, drawing, colour of the suit or None)."""
    yield "card", plain.WIDTH, plain.HEIGHT, plain.card(), None
    yield "back", plain.WIDTH, plain.HEIGHT, plain.back(), None
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
    yield "sash", 162, 294, bodies.sash(), None
    for name, drawing in courts.courts():
        yield name, 162, 147, drawing, None
    yield "joker", 162, 147, courts.drawn(plain.jester()), None


def sheet():
    """All parts in rows, and the height they take."""
    x, y, row, lines = GAP, GAP, 0, []
    for name, width, height, drawing, colour in parts():
        if x + width + GAP > SHEET:
            x, y, row = GAP, y + row + GAP, 0
        fill = f' fill="{colour}"' if colour else ""
        lines.append(f'<g id="{name}" data-box="{num(x)} {num(y)} {num(width)} {num(height)}"{fill} '
                     f'transform="translate({num(x)} {num(y)})">{drawing}</g>\n')
        x, row = x + width + GAP, max(row, height)
    return "".join(lines), y + row + GAP


def deck_text():
    body, height = sheet()
    return HEAD.format(width=SHEET, height=num(height)) + body + "</svg>\n"


def main():
    if sys.argv[1:] == ["--check"]:
        with open(TARGET, encoding="utf-8") as tree:
            if tree.read() != deck_text():
                sys.exit("data/decks/riffle/riffle.svg is not what tools/deck/make-riffle-deck.py writes")
        return
    with open(sys.argv[1] if len(sys.argv) > 1 else TARGET, "w", encoding="utf-8") as out:
        out.write(deck_text())


main()
