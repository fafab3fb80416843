# SPDX-License-Identifier: GPL-3.0-or-later
"""Greek: gods, goddesses and youths after the vase painters of Athens, black on clay and clay on black."""

import plain
import standard
from faces.greek import courts, joker, ornament, signs

TITLE = "Greek"


def small_parts():
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on the sheet."""
    own = {name: (100, 100, drawing, colour) for name, drawing, colour in signs.signs()}
    own["card"] = (plain.WIDTH, plain.HEIGHT, plain.card("#fffdf8"), None)
    own["frame"] = (ornament.WIDTH, ornament.HEIGHT, ornament.frame(), None)
    own["ground"] = (ornament.WIDTH, ornament.HEIGHT, ornament.ground(), None)
    own["sash"] = (ornament.WIDTH, ornament.HEIGHT, ornament.sash(), None)
    return standard.small_parts(own)


def large_parts():
    """Yields (name, width, height, drawing) of what has a file of its own."""
    for name, drawing in courts.courts():
        yield name, 162, 147, drawing
    yield "joker", 162, 147, joker.satyr()
