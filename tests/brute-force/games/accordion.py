# SPDX-License-Identifier: GPL-3.0-or-later
"""Accordion."""

from brute import Discarder, rank, same_suit, turn_down, turn_up


class Accordion(Discarder):
    """A card goes on its neighbour or on the third one to the left, of the same suit or rank."""
    variant = 'accordion'
    piles = {'t': 52, 'x': 0}
    left = 6, 9
    limit = 400
    middles = 2
    breadth = 30
    stock = False

    def row(self, position):
        return [position.top(place) for place in position.named('t') if position[place]]

    def moves(self, position):
        row = self.row(position)
        for n, card in enumerate(row):
            for to in (n - 1, n - 3):
                if to >= 0 and (same_suit(card, row[to]) or rank(card) == rank(row[to])):
                    after = position.copy()
                    after['x'].append(row[to])
                    self.lay(after, row[:to] + [card] + row[to + 1:n] + row[n + 1:])
                    yield f't{n + 1}>t{to + 1}', after
        if self.stock and position['s']:
            after = position.copy()
            self.lay(after, row + [turn_up(after['s'].pop())])
            yield 's', after

    def lay(self, position, row):
        for n, place in enumerate(position.named('t')):
            position[place] = row[n:n + 1]

    def is_won(self, position):
        return len(self.row(position)) == 1 and not (self.stock and position['s'])

    def scattered(self, chance, left):
        position, cards = self.empty(), self.deck()
        chance.shuffle(cards)
        undealt = left // 3 if self.stock else 0
        position['x'], row = cards[left:], cards[undealt:left]
        if self.stock:
            position['s'] = [turn_down(card) for card in cards[:undealt]]
        self.lay(position, row)
        return position


class OneByOne(Accordion):
    options = 'deal=one'
    piles = {'t': 52, 'x': 0, 's': 0}
    stock = True


GAMES = [Accordion(), OneByOne()]
