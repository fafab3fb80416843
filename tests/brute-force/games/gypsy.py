# SPDX-License-Identifier: GPL-3.0-or-later
"""Gypsy."""

from brute import Builder, deal_to_columns, rank


class Gypsy(Builder):
    variant = 'gypsy'
    piles = {'s': 0, 'f': 8, 't': 8}
    sources = 'tf'
    decks = 2
    face_down = 0.5
    samples = 0        # cards that may be taken back lead too far

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('t'))


class Kings(Gypsy):
    options = 'spaces=king,takeback=off'
    sources = 't'
    samples = 2

    def fills(self, position, card, source, pile):
        return rank(card) == 13


GAMES = [Gypsy(), Kings()]
