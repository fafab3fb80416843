# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court figures, one half each: who wears what, and the order in which it is painted."""

from faces.traditional import attributes, bodies, heads
from svg import BLUE, CREAM, GOLD, INK, LINE, PALE, RED, SKY, group, move

FAIR, DARK, OLIVE = "#f6dcc0", "#c98d5e", "#eac49c"
BROWN, CHESTNUT, BLOND, WHITE = "#5a3324", "#8f4526", "#e9bf5f", "#e9e6e0"

SUIT = {
    "spade": {"main": BLUE, "second": RED, "weave": SKY, "jewel": RED, "skin": FAIR},
    "heart": {"main": RED, "second": BLUE, "weave": GOLD, "jewel": BLUE, "skin": FAIR},
    "club": {"main": "#2a3552", "second": RED, "weave": GOLD, "jewel": RED, "skin": DARK},
    "diamond": {"main": GOLD, "second": RED, "weave": RED, "jewel": RED, "skin": OLIVE},
}
KING = {
    "spade": {"hair": INK, "beard": "long", "velvet": RED, "holds": attributes.sword, "turn": 1},
    "heart": {"hair": CHESTNUT, "beard": "round", "velvet": RED, "holds": attributes.sceptre, "turn": 1},
    "club": {"hair": WHITE, "beard": "square", "velvet": INK, "holds": attributes.mace, "turn": -1},
    "diamond": {"hair": BLOND, "beard": "forked", "velvet": BLUE, "holds": attributes.axe, "turn": -1},
}
QUEEN = {
    "spade": {"hair": INK, "holds": attributes.tulip, "turn": -1},
    "heart": {"hair": CHESTNUT, "holds": attributes.rose, "turn": 1},
    "club": {"hair": BROWN, "holds": attributes.fan, "turn": 1},
    "diamond": {"hair": BLOND, "holds": attributes.lily, "turn": -1},
}
JACK = {
    "spade": {"hair": BROWN, "cap": RED, "plume": CREAM, "brim": GOLD, "holds": attributes.halberd, "turn": -1},
    "heart": {"hair": BLOND, "cap": BLUE, "plume": RED, "brim": PALE, "holds": attributes.quill, "turn": 1},
    "club": {"hair": INK, "cap": RED, "plume": GOLD, "brim": PALE, "holds": attributes.baton, "turn": 1},
    "diamond": {"hair": CHESTNUT, "cap": BLUE, "plume": PALE, "brim": RED, "holds": attributes.arrow, "turn": -1},
}


def holding(own, look):
    """The attribute in the figure's hand, a little to the side of where both are drawn."""
    return move(3.5, 0, own["holds"](), bodies.hand(look["skin"], CREAM))


def king(suit):
    look, own = SUIT[suit], KING[suit]
    return (heads.king_hair(own["hair"]) + bodies.robe(suit, look)
            + bodies.front(look, bodies.lozenges()) + bodies.ermine()
            + heads.face(look["skin"], own["turn"], INK, lambda x: "")
            + heads.king_beard(own["beard"], own["hair"], own["turn"])
            + heads.king_crown(suit, own["velvet"]) + holding(own, look))


def queen(suit):
    look, own = SUIT[suit], QUEEN[suit]
    return (bodies.robe(suit, look) + bodies.front(look, bodies.laces()) + heads.queen_hair(own["hair"])
            + bodies.neckline(look["skin"], look)
            + heads.face(look["skin"], own["turn"], own["hair"] if suit != "diamond" else BROWN, heads.full_lips, 2.1)
            + heads.cheeks(own["turn"]) + heads.queen_fringe(own["hair"]) + heads.queen_crown(suit)
            + holding(own, look))


def jack(suit):
    look, own = SUIT[suit], JACK[suit]
    return (heads.jack_hair(own["hair"]) + bodies.robe(suit, look)
            + bodies.front(look, bodies.buttons()) + heads.neck(look["skin"]) + bodies.ruff()
            + heads.face(look["skin"], own["turn"], INK, heads.young_lips) + heads.cheeks(own["turn"])
            + heads.jack_fringe(own["hair"]) + heads.jack_cap(own["cap"], own["plume"], own["brim"])
            + holding(own, look))


RANKS = {"jack": jack, "queen": queen, "king": king}


def drawn(figure):
    """The figure with the deck's line."""
    return group(figure, stroke=INK, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")


def courts():
    """Yields (name, drawing) of the twelve."""
    for rank in RANKS:
        for suit in SUIT:
            yield f"court_{rank}_{suit}", drawn(RANKS[rank](suit))
