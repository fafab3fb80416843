# SPDX-License-Identifier: GPL-3.0-or-later
"""Horror: the pleasant shiver of old films and gothic tales, by the light of a full moon."""

import standard
from faces.horror import jacks, joker, kings, panel, queens, signs
from faces.traditional.courts import drawn

TITLE = "Horror"
COURTS = {"jack": jacks.JACKS, "queen": queens.QUEENS, "king": kings.KINGS}


def small_parts():
    """Yields (name, width, height, drawing, colour of the suit or None) of what stands on the sheet."""
    return standard.small_parts({
        "card": (250, 350, panel.card(), None),
        "ground": (162, 294, panel.ground(), None),
        "frame": (162, 294, panel.frame(), None),
        "sash": (162, 294, panel.sash(), None),
        **signs.signs(),
    })


def large_parts():
    """Yields (name, width, height, drawing) of what has a file of its own."""
    for rank, figures in COURTS.items():
        for suit, figure in figures.items():
            yield f"court_{rank}_{suit}", 162, 147, drawn(figure())
    yield "joker", 162, 147, drawn(joker.jester())
