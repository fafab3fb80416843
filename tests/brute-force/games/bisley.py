# SPDX-License-Identifier: GPL-3.0-or-later
"""Bisley."""

from brute import SUITS, Builder, follows_down, follows_up, name, rank, same_suit


class Bisley(Builder):
    """Four foundations go up from the Aces, and four down from the Kings."""
    variant = 'bisley'
    piles = {'f': 8, 't': 13}
    runs = ''
    suits = staticmethod(same_suit)
    upwards = True
    left = (6, 12)

    def begins(self, position, card, pile):
        return pile in ('f5', 'f6', 'f7', 'f8') and rank(card) == 13

    def ascends(self, position, lower, card, pile):
        follows = follows_up if pile in ('f1', 'f2', 'f3', 'f4') else follows_down
        return same_suit(lower, card) and follows(lower, card)

    def fills(self, position, card, source, pile):
        return False

    def begun(self, chance, left):
        position, cards = self.empty(), []
        for n, of_suit in enumerate(SUITS, 1):
            low = chance.randint(1, 14 - left // 4)
            high = min(low + left // 4, 13)
            position[f'f{n}'] = [name(number, of_suit) for number in range(1, low + 1)]
            position[f'f{n + 4}'] = [name(number, of_suit) for number in range(13, high, -1)]
            cards += [name(number, of_suit) for number in range(low + 1, high + 1)]
        return position, cards


GAMES = [Bisley()]
