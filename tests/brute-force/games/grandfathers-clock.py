# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandfather's Clock."""

from brute import Carrier, any_suit, follows_up, name, same_suit

FIRST = 'TH JS QD KC 2H 3S 4D 5C 6H 7S 8D 9C'.split()     # from one o'clock on


class GrandfathersClock(Carrier):
    """Each foundation goes up in suit until it shows its hour: there the next card is the first one of another hour."""
    variant = 'grandfathers-clock'
    piles = {'f': 12, 't': 8}
    runs = ''
    suits = staticmethod(any_suit)
    dealt = 1
    left = (3, 4)

    def ascends(self, position, lower, card, pile):
        return same_suit(lower, card) and follows_up(lower, card, wrap=True)

    def filled(self, number, base):
        cards = [FIRST[number]]
        while cards[-1][0] != name(number + 1, 'S')[0]:
            cards.append([name(n, cards[-1][1]) for n in range(1, 14)
                          if follows_up(cards[-1], name(n, cards[-1][1]), wrap=True)][0])
        return cards


class Runs(GrandfathersClock):
    options = 'runs=on'
    runs = 't'


GAMES = [GrandfathersClock(), Runs()]
