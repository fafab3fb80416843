# SPDX-License-Identifier: GPL-3.0-or-later
"""Traditional: the double-ended figures of the card table, in robes and ermine."""

import standard
from faces.traditional import bodies, courts, joker

TITLE = "Traditional"


def small_parts():
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on the sheet."""
    return standard.small_parts({"sash": (162, 294, bodies.sash(), None)})


def large_parts():
    """Yields (name, width, height, drawing) of what has a file of its own."""
    for name, drawing in courts.courts():
        yield name, 162, 147, drawing
    yield "joker", 162, 147, courts.drawn(joker.jester())
