# SPDX-License-Identifier: GPL-3.0-or-later
"""African: courts of Benin, Asante, Kuba and the Yoruba, in coral, gold, raffia and beads."""

import plain
import standard
from faces.african import anansi, border, courts, stamps

TITLE = "African"


def small_parts():
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on the sheet."""
    return standard.small_parts(dict(stamps.stamps()) | {
        "card": (plain.WIDTH, plain.HEIGHT, plain.card("#fffdf6"), None),
        "frame": (162, 294, border.frame(), None),
        "ground": (162, 294, border.ground(), None)})


def large_parts():
    """Yields (name, width, height, drawing) of what has a file of its own."""
    for name, drawing in courts.courts():
        yield name, 162, 147, drawing
    yield "joker", 162, 147, courts.finished(anansi.anansi())
