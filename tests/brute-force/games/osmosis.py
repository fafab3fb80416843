# SPDX-License-Identifier: GPL-3.0-or-later
"""Osmosis and Peek."""

from brute import SUITS, Builder, name, rank, same_suit, turn_tops


class Osmosis(Builder):
    """Each foundation holds a suit, in any order, but no rank that the one above does not have."""
    variant = 'osmosis'
    piles = {'r': 4, 'f': 4, 's': 0, 'w': 0}
    draw = 3
    redeals = None
    face_down = 1
    left = 12, 20
    limit = 800
    middles = 8
    breadth = 40

    def accepts(self, position, card, count, source, target):
        if target[0] != 'f' or (position[target] and not same_suit(position[target][0], card)):
            return False
        if target == 'f1':
            return True
        above = position[f'f{int(target[1]) - 1}']
        if not position[target]:
            return rank(card) == position.counters['base'] and above != []
        return any(rank(other) == rank(card) for other in above)

    def settle(self, position):
        turn_tops(position, 'r')

    def begun(self, chance, left):
        position = self.empty()
        suits, ranks = chance.sample(SUITS, 4), chance.sample(range(1, 14), 13)
        counts = [13, 13, 13, 13]
        while sum(counts) > 52 - left:
            n = chance.randrange(4)
            if counts[n] > max([1 if n == 0 else 0] + counts[n + 1:]):
                counts[n] -= 1
        for pile, of_suit, count in zip(position.named('f'), suits, counts):
            position[pile] = [name(number, of_suit) for number in ranks[:count]]
        position.counters['base'] = ranks[0]
        cards = [name(number, of_suit) for of_suit, count in zip(suits, counts) for number in ranks[count:]]
        return position, cards

    def middle(self, chance):
        return self.scattered(chance, chance.randint(20, 50), 1)


class Peek(Osmosis):
    options = 'open=on,draw=1,passes=3'
    draw = 1
    redeals = 2
    face_down = 0
    left = 9, 14


GAMES = [Osmosis(), Peek()]
