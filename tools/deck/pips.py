# SPDX-License-Identifier: GPL-3.0-or-later
"""The four suit signs and the ornamented aces, each in a box of 100 × 100."""

import re

from svg import INK, RED, num, path

SUITS = ("club", "diamond", "heart", "spade")
COLOUR = {"club": INK, "diamond": RED, "heart": RED, "spade": INK}
OUTLINE = {
    "club": "M50,4C62.5,4 72,13.5 72,25C72,32 68.5,38 63.5,42.5C67,40.5 71,39.5 75,39.5C87,39.5 96.5,49 96.5,61"
            "C96.5,73 87,82 75,82C66.5,82 59.5,78 55.5,71.5C56.5,82 60,90 67.5,96H32.5C40,90 43.5,82 44.5,71.5"
            "C40.5,78 33.5,82 25,82C13,82 3.5,73 3.5,61C3.5,49 13,39.5 25,39.5C29,39.5 33,40.5 36.5,42.5"
            "C31.5,38 28,32 28,25C28,13.5 37.5,4 50,4Z",
    "diamond": "M50,2C60,20 72,36 88,50C72,64 60,80 50,98C40,80 28,64 12,50C28,36 40,20 50,2Z",
    "heart": "M50,96C43,80 5,60 5,31C5,15 16,6 29,6C39,6 47,12 50,23C53,12 61,6 71,6C84,6 95,15 95,31C95,60 57,80 50,96Z",
    "spade": "M50,3C58,20 94,40 94,63C94,76 84,84 73,84C65,84 58.5,80 54.5,73C55.5,83 60,91 67,97H33"
             "C40,91 44.5,83 45.5,73C41.5,80 35,84 27,84C16,84 6,76 6,63C6,40 42,20 50,3Z",
}
CENTRE = {"club": (50, 52), "diamond": (50, 50), "heart": (50, 45), "spade": (50, 58)}


def scaled(data, factor, centre):
    """A path of absolute commands, made smaller around a point."""
    cx, cy = centre

    def one(match):
        if match.group(1):                       # a pair of coordinates
            x, y = float(match.group(2)), float(match.group(3))
            return f"{num(cx + (x - cx) * factor)},{num(cy + (y - cy) * factor)}"
        return "H" + num(cx + (float(match.group(5)) - cx) * factor)

    return re.sub(r"((-?[\d.]+),(-?[\d.]+))|(H(-?[\d.]+))", one, data)


def ace(suit):
    """The pip with a fine line along its edge and a small pip of the table's white in its heart."""
    outline, centre = OUTLINE[suit], CENTRE[suit]
    rings = "".join(scaled(outline, factor, centre) for factor in (1, 0.90, 0.85))
    inner = scaled(outline, 0.46, centre) + scaled(outline, 0.30, centre)
    return path(rings + inner, fill_rule="evenodd")


def pips():
    """Yields (name, suit, drawing)."""
    for suit in SUITS:
        yield f"pip_{suit}", suit, path(OUTLINE[suit])
        yield f"ace_{suit}", suit, ace(suit)
