# SPDX-License-Identifier: GPL-3.0-or-later
"""FreeCell and its kin."""

from brute import Carrier, rank, same_suit


class FreeCell(Carrier):
    variant = 'freecell'
    piles = {'c': 4, 'f': 4, 't': 8}
    left = (2, 3)


class NoCells(FreeCell):
    options = 'cells=0'
    left = (3, 3)
    piles = {'f': 4, 't': 8}


class KingsOnly(FreeCell):
    """Spaces take only Kings, and do not count as cells."""
    parking = False

    def fills(self, position, card, source, pile):
        return rank(card) == 13


class BakersGame(KingsOnly):
    variant = 'bakers-game'
    suits = staticmethod(same_suit)


class BakersGameAny(FreeCell):
    variant = 'bakers-game'
    options = 'spaces=any'
    suits = staticmethod(same_suit)


class EightOff(KingsOnly):
    variant = 'eight-off'
    piles = {'c': 8, 'f': 4, 't': 8}
    suits = staticmethod(same_suit)


class SeahavenTowers(KingsOnly):
    variant = 'seahaven-towers'
    piles = {'c': 4, 'f': 4, 't': 10}
    suits = staticmethod(same_suit)


class ForeCell(KingsOnly):
    variant = 'forecell'


class Penguin(FreeCell):
    """Only the rank below the base fills a space; runs move freely."""
    variant = 'penguin'
    piles = {'c': 7, 'f': 4, 't': 7}
    suits = staticmethod(same_suit)
    wrap = True
    dealt_base = True

    def fills(self, position, card, source, pile):
        return rank(card) % 13 + 1 == position.counters['base']

    def carries(self, position, source, target, count):
        return True


GAMES = [FreeCell(), NoCells(), BakersGame(), BakersGameAny(), EightOff(), SeahavenTowers(), ForeCell(), Penguin()]
