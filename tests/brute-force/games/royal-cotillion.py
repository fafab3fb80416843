# SPDX-License-Identifier: GPL-3.0-or-later
"""Royal Cotillion."""

from brute import SUITS, Builder, fill_places, name, rank, same_suit


class RoyalCotillion(Builder):
    """Four ladies' columns, sixteen lords; foundations go up by twos, from the Ace and from the Two of each suit."""
    variant = 'royal-cotillion'
    piles = {'t': 4, 'r': 16, 'f': 8, 's': 0, 'w': 0}
    decks = 2
    runs = ''
    stacks = 'swt'
    singles = 'r'
    left = 9, 13
    limit = 800
    breadth = 30

    def filled(self, number, base):
        return [name((1 if number < 4 else 2) + 2 * i, SUITS[number % 4]) for i in range(13)]

    def begins(self, position, card, pile):
        half = position.named('f')[:4] if pile in ('f1', 'f2', 'f3', 'f4') else position.named('f')[4:]
        return rank(card) == (1 if pile in half and half[0] == 'f1' else 2) and \
            not any(position[other] and same_suit(position[other][0], card) for other in half)

    def ascends(self, position, lower, card, pile):
        return same_suit(lower, card) and (rank(card) - rank(lower)) % 13 == 2 and len(position[pile]) < 13

    def accepts(self, position, card, count, source, target):
        return target[0] == 'f' and super().accepts(position, card, count, source, target)

    def settle(self, position):
        fill_places(position, position.named('r'), 'ws')

    def middle(self, chance):
        return self.scattered(chance, chance.randint(20, 102), 1)


class ByHand(RoyalCotillion):
    """The lords' spaces take the top card of the waste."""
    options = 'spaces=hand'
    left = 4, 6

    def accepts(self, position, card, count, source, target):
        if target[0] == 'r':
            return source == 'w' and not position[target]
        return super().accepts(position, card, count, source, target)

    def settle(self, position):
        pass


GAMES = [RoyalCotillion(), ByHand()]
