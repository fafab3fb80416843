# SPDX-License-Identifier: GPL-3.0-or-later
"""Windmill and Propeller."""

from brute import SUITS, Builder, fill_spaces, follows_down, follows_up, name, rank


class Windmill(Builder):
    """The hub goes up four times round, four foundations come down from Kings; sails are filled from the waste."""
    variant = 'windmill'
    piles = {'s': 0, 'w': 0, 'f': 5, 't': 8}
    sources = 'wtf'
    runs = ''
    decks = 2
    singles = 't'
    stacks = 'sw'
    left = 7, 9
    limit = 800
    middles = 8
    breadth = 40
    transfers = 1      # times that a card may go from foundations to the hub, one after another

    def filled(self, number, base):
        if number == 0:
            return [name(rank_of, of_suit) for of_suit in SUITS for rank_of in range(1, 14)]
        return [name(13 - i, SUITS[number - 1]) for i in range(13)]

    def accepts(self, position, card, count, source, target):
        lower = position.top(target)
        if target[0] == 't':
            return source == 'w' and not lower
        if target == 'f1':
            may = source[0] != 'f' or position.counters['transferred'] < self.transfers
            return may and follows_up(lower, card, True) and len(position['f1']) < 52
        if target[0] == 'f' and source[0] != 'f':
            return follows_down(lower, card) if lower else rank(card) == 13
        return False

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        if left > 20 and chance.random() < 0.4:
            while len(position['f1']) % 13 != 0:
                cards.append(position['f1'].pop())
        position.counters['transferred'] = chance.randint(0, self.transfers)
        return position, cards

    def moves(self, position):
        for move, after in super().moves(position):
            if move.endswith('>f1'):
                after.counters['transferred'] = 1 if move[0] == 'f' else 0
            yield move, after


class Automatic(Windmill):
    """No transfers; sails are filled at once."""
    options = 'transfers=never,sails=auto,passes=3'
    transfers = 0
    redeals = 2

    def settle(self, position):
        fill_spaces(position, 'ws')


class Propeller(Builder):
    """The hub lies still, foundations go up from Twos, and blades take any card."""
    variant = 'propeller'
    piles = {'s': 0, 'w': 0, 'f': 9, 't': 8}
    runs = ''
    decks = 2
    stacks = 'sw'
    singles = 't'
    left = 2, 4
    limit = 800
    breadth = 40

    def filled(self, number, base):
        return [name(2 + i, SUITS[number % 4]) for i in range(12)] if number > 0 else []

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position['f1'] = [name(1, of_suit) for of_suit in SUITS] * self.decks
        return position, cards

    def begins(self, position, card, pile):
        return rank(card) == 2

    def ascends(self, position, lower, card, pile):
        return pile != 'f1' and follows_up(lower, card)

    def goes_on(self, position, lower, card, source, pile):
        return False


class SmallPropeller(Propeller):
    options = 'decks=1,passes=2'
    piles = {'s': 0, 'w': 0, 'f': 5, 't': 8}
    decks = 1
    redeals = 1


GAMES = [Windmill(), Automatic(), Propeller(), SmallPropeller()]
