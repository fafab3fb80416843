#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the deck: small parts into cells of one SVG sheet, the back and each figure into a file of its own, always
with the part's box in an attribute of its group.

Usage: make-riffle-deck.py [FOLDER | --check]; without a folder it replaces what stands in data/decks/riffle, and with
--check it only compares."""

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
TARGET = os.path.join(HERE, "..", "..", "data", "decks", "riffle")
SHEET_NAME = "riffle"
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- {what}, written by tools/deck/make-riffle-deck.py. -->
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{left} {top} {width} {height}">
"""


def small_parts():
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on the sheet."""
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
    yield "sash", 162, 294, bodies.sash(), None


def large_parts():
    """Yields (name, width, height, drawing) of what has a file of its own."""
    yield "back", plain.WIDTH, plain.HEIGHT, plain.back()
    for name, drawing in courts.courts():
        yield name, 162, 147, drawing
    yield "joker", 162, 147, courts.drawn(plain.jester())


def group_of(name, box, drawing, more=""):
    numbers = " ".join(num(value) for value in box)
    return f'<g id="{name}" data-box="{numbers}"{more}>{drawing}</g>\n'


def sheet():
    """The small parts in rows."""
    x, y, row, lines = GAP, GAP, 0, []
    for name, width, height, drawing, colour in small_parts():
        if x + width + GAP > SHEET:
            x, y, row = GAP, y + row + GAP, 0
        fill = f' fill="{colour}"' if colour else ""
        lines.append(group_of(name, (x, y, width, height), drawing, f'{fill} transform="translate({num(x)} {num(y)})"'))
        x, row = x + width + GAP, max(row, height)
    head = HEAD.format(what="Riffle's own deck", left=0, top=0, width=SHEET, height=num(y + row + GAP))
    return head + "<title>Riffle</title>\n" + "".join(lines) + "</svg>\n"


def page(name, width, height, drawing):
    """A large part, with some space around it for what it draws outside of its box."""
    head = HEAD.format(what="A part of Riffle's own deck", left=-GAP, top=-GAP, width=width + 2 * GAP,
                       height=height + 2 * GAP)
    return head + group_of(name, (0, 0, width, height), drawing) + "</svg>\n"


def files():
    """Yields (path below the folder, text)."""
    yield SHEET_NAME + ".svg", sheet()
    for part in large_parts():
        yield part[0] + ".svg", page(*part)


def check():
    for name, text in files():
        with open(os.path.join(TARGET, name), encoding="utf-8") as tree:
            if tree.read() != text:
                sys.exit(f"data/decks/riffle/{name} is not what tools/deck/make-riffle-deck.py writes")


def main():
    if sys.argv[1:] == ["--check"]:
        check()
        return
    for name, text in files():
        with open(os.path.join(sys.argv[1] if len(sys.argv) > 1 else TARGET, name), "w", encoding="utf-8") as out:
            out.write(text)


main()
