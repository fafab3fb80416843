# SPDX-License-Identifier: GPL-3.0-or-later
"""Beleaguered Castle, Streets and Alleys, Fortress and Chessboard."""

from brute import Carrier, any_suit, rank, same_suit


class StreetsAndAlleys(Carrier):
    variant = 'streets-and-alleys'
    piles = {'f': 4, 't': 8}
    runs = ''
    suits = staticmethod(any_suit)


class StreetsAndAlleysRuns(StreetsAndAlleys):
    options = 'runs=on'
    runs = 't'


class BeleagueredCastle(StreetsAndAlleys):
    variant = 'beleaguered-castle'
    dealt = 1


class Fortress(StreetsAndAlleys):
    variant = 'fortress'
    piles = {'f': 4, 't': 10}
    suits = staticmethod(same_suit)
    upwards = True


class Chessboard(Fortress):
    """The first card that the player puts on a foundation gives the rank with which all begin."""
    variant = 'chessboard'
    wrap = True
    dealt_base = True

    def begins(self, position, card, pile):
        return position.counters.get('base', rank(card)) == rank(card)

    def settle(self, position):
        for pile in position.named('f'):
            if position[pile]:
                position.counters['base'] = rank(position[pile][0])


GAMES = [BeleagueredCastle(), StreetsAndAlleys(), StreetsAndAlleysRuns(), Fortress(), Chessboard()]
