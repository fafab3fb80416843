# SPDX-License-Identifier: GPL-3.0-or-later
"""Sultan."""

from brute import Builder, fill_places, follows_up, name, same_suit, shuffled


class Sultan(Builder):
    """Around the Sultan an Ace and seven Kings go up to the Queen; any card fills a place."""
    variant = 'sultan'
    piles = {'f': 9, 'r': 8, 's': 0, 'w': 0}
    decks = 2
    redeals = 2
    dealt = 1
    singles = 'r'
    stacks = 'sw'
    left = 3, 4
    limit = 2000
    middles = 16
    breadth = 25

    def filled(self, number, base):
        if number == 0:
            return ['KH']
        start = 1 if number == 1 else 0
        return [name(i or 13, 'HHHCCDDSS'[number]) for i in range(start, 13)]

    def ascends(self, position, lower, card, pile):
        return pile != 'f1' and same_suit(lower, card) and follows_up(lower, card, True)

    def middle(self, chance):
        return self.scattered(chance, chance.randint(70, 94), chance.random())

    def accepts(self, position, card, count, source, target):
        if target[0] == 'r':
            return source[0] in 'wr' and not position[target]
        return super().accepts(position, card, count, source, target)


class Shuffled(Sultan):
    """The waste is shuffled when it is turned over, and fills the places."""
    options = 'places=6,shuffle=on,spaces=waste'
    piles = {'f': 9, 'r': 6, 's': 0, 'w': 0}
    stacks = 'w'
    left = 7, 8
    limit = 800

    def accepts(self, position, card, count, source, target):
        return target[0] != 'r' and super().accepts(position, card, count, source, target)

    def settle(self, position):
        fill_places(position, position.named('r'), 'w')

    def stock_moves(self, position):
        for move, after in super().stock_moves(position):
            if not position['s']:
                after['s'] = shuffled(after['s'], position.seed, after.counters['passes'])
            yield move, after


GAMES = [Sultan(), Shuffled()]
