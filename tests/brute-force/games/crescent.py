# SPDX-License-Identifier: GPL-3.0-or-later
"""Crescent."""

from brute import SUITS, Builder, follows_down, follows_up, name, same_suit


class Crescent(Builder):
    """Four foundations go up, four down; piles go both ways, and their bottom cards come to the top three times."""
    variant = 'crescent'
    piles = {'f': 8, 't': 16}
    sources = 'tf'
    runs = ''
    decks = 2
    dealt = 1
    left = 7, 10
    suits = staticmethod(same_suit)
    upwards = True
    wrap = True
    limit = 800
    breadth = 30
    shifts = 3

    def filled(self, number, base):
        return [name(i + 1 if number < 4 else 13 - i, SUITS[number % 4]) for i in range(13)]

    def fills(self, position, card, source, pile):
        return False

    def accepts(self, position, card, count, source, target):
        if target[0] == 'f':
            ascending = target in ('f1', 'f2', 'f3', 'f4')
            return same_suit(position.top(target), card) and (source[0] == 't' or len(position[source]) > 1) and \
                (follows_up if ascending else follows_down)(position.top(target), card)
        return source[0] == 't' and super().accepts(position, card, count, source, target)

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['shifts'] = chance.randint(0, self.shifts)
        return position, cards

    def moves(self, position):
        yield from super().moves(position)
        after = position.copy()
        for pile in position.named('t'):
            after[pile] = position[pile][1:] + position[pile][:1]
        after.counters['shifts'] += 1
        if after.counters['shifts'] <= self.shifts and any(len(position[pile]) > 1 for pile in position.named('t')):
            yield '!shift', after


class NoShifts(Crescent):
    options = 'shifts=0'
    shifts = 0


GAMES = [Crescent(), NoShifts()]
