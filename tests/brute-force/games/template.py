# SPDX-License-Identifier: GPL-3.0-or-later
"""Six by Four, the template of new games."""

from brute import Carrier


class SixByFour(Carrier):
    variant = 'six-by-four'
    piles = {'f': 4, 'c': 0, 't': 6}
    sources = 'fct'
    samples = 0        # cards that may be taken back lead too far

    def ascends(self, position, lower, card, pile):
        return len(position[pile]) < 6 and super().ascends(position, lower, card, pile)

    def filled(self, number, base):
        return super().filled(number, base)[:6]


class NoCell(SixByFour):
    options = 'cells=0'
    piles = {'f': 4, 't': 6}


class TwoCells(SixByFour):
    options = 'cells=2'
    piles = {'f': 4, 'c': 2, 't': 6}


GAMES = [SixByFour(), NoCell(), TwoCells()]
