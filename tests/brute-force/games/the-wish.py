# SPDX-License-Identifier: GPL-3.0-or-later
"""The Wish."""

from brute import Discarder, deck, rank, turn_tops


class TheWish(Discarder):
    """Two top cards of equal rank go; only the top cards are open."""
    variant = 'the-wish'
    piles = {'t': 8, 'x': 0}
    stacks = closed = 't'
    left = 14, 22

    def deck(self):
        return [card for card in deck() if rank(card) == 1 or rank(card) >= 7]

    def settle(self, position):
        turn_tops(position, 't')

    def moves(self, position):
        yield from self.pairs(position, position.named('t'), lambda a, b: rank(a) == rank(b))


class Open(TheWish):
    options = 'open=on'
    closed = ''


GAMES = [TheWish(), Open()]
