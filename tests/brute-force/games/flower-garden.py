# SPDX-License-Identifier: GPL-3.0-or-later
"""Bouquet, King Albert, Raglan and Northwest Territory."""

from brute import Builder, Carrier, any_suit, rank


class Bouquet(Carrier):
    variant = 'bouquet'
    piles = {'f': 4, 't': 6, 'r': 16}
    runs = ''
    suits = staticmethod(any_suit)
    stacks = 't'
    singles = 'r'


class BouquetRuns(Bouquet):
    options = 'runs=on'
    runs = 't'


class BouquetFan(Bouquet):
    """The bouquet is one fan from which any card is taken."""
    options = 'fan=on'
    piles = {'f': 4, 't': 6, 'r': 0}
    stacks = 'rt'
    singles = ''

    def card_moves(self, position):
        yield from super().card_moves(position)
        for place in range(1, len(position['r'])):
            drawn = position.copy()
            drawn['r'].append(drawn['r'].pop(place - 1))
            yield from [(f'r.{place}{move[1:]}', after) for move, after in super().card_moves(drawn) if move[0] == 'r']


class KingAlbert(Carrier):
    variant = 'king-albert'
    piles = {'f': 4, 't': 9, 'r': 7}
    runs = ''
    stacks = 't'
    singles = 'r'


class KingAlbertRuns(KingAlbert):
    options = 'runs=on'
    runs = 't'


class Raglan(KingAlbert):
    variant = 'raglan'
    piles = {'f': 4, 't': 9, 'r': 6}
    dealt = 1


class NorthwestTerritory(Builder):
    variant = 'northwest-territory'
    piles = {'f': 4, 't': 8, 'r': 16}
    stacks = 't'
    singles = 'r'

    def fills(self, position, card, source, pile):
        return rank(card) == 13


class KlondikeTerritory(NorthwestTerritory):
    options = 'columns=7,closed=on'
    piles = {'f': 4, 't': 7, 'r': 24}
    face_down = 0.5


GAMES = [Bouquet(), BouquetRuns(), BouquetFan(), KingAlbert(), KingAlbertRuns(), Raglan(), NorthwestTerritory(),
         KlondikeTerritory()]
