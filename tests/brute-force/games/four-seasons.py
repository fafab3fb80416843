# SPDX-License-Identifier: GPL-3.0-or-later
"""Four Seasons and Corners."""

from brute import Builder, any_suit, fill_spaces, rank


class FourSeasons(Builder):
    """A cross of five piles, built down regardless of suit and round the corner."""
    variant = 'four-seasons'
    piles = {'s': 0, 'w': 0, 't': 5, 'f': 4}
    runs = ''
    suits = staticmethod(any_suit)
    wrap = True
    dealt_base = True
    left = 3, 5
    limit = 800
    breadth = 40


class Corners(FourSeasons):
    variant = 'corners'


class Florentine(FourSeasons):
    """Two passes, and no King on an Ace with which foundations begin."""
    options = 'passes=2,kings=on'
    redeals = 1
    stacks = 'wt'
    left = 4, 5

    def goes_on(self, position, lower, card, source, pile):
        if rank(lower) == 1 and position.counters['base'] == 1:
            return False
        return super().goes_on(position, lower, card, source, pile)


class Czarina(FourSeasons):
    """Spaces are filled from the stock."""
    options = 'spaces=stock'
    left = 10, 14

    def settle(self, position):
        fill_spaces(position, 's')

    def fills(self, position, card, source, pile):
        return False


GAMES = [FourSeasons(), Corners(), Florentine(), Czarina()]
