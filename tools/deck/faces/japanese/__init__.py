# SPDX-License-Identifier: GPL-3.0-or-later
"""Japanese: lords, ladies and pages after the woodblock prints of Edo."""

import plain
import standard
from faces.japanese import courts, joker, ornament, signs
from faces.japanese.tints import drawn

TITLE = "Japanese"


def small_parts():
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on the sheet."""
    return standard.small_parts({
        "card": (plain.WIDTH, plain.HEIGHT, plain.card(ornament.CARD), None),
        "ground": (162, 294, ornament.ground(), None),
        "sash": (162, 294, ornament.mist(), None),
        "frame": (162, 294, ornament.frame(), None),
        **dict(signs.small_parts()),
    })


def large_parts():
    """Yields (name, width, height, drawing) of what has a file of its own."""
    for name, drawing in courts.courts():
        yield name, 162, 147, drawing
    yield "joker", 162, 147, drawn(joker.fox())
