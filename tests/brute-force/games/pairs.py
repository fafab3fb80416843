# SPDX-License-Identifier: GPL-3.0-or-later
"""Pairs."""

from brute import Discarder, deck, is_up, rank, turn_up


class Pairs(Discarder):
    """The open card of the stock goes with its equal on the rim; once, two cards of the rim go if it has none."""
    variant = 'pairs'
    piles = {'t': 16, 's': 0, 'x': 0}
    samples = 8
    least = 10
    limit = 1000

    def deck(self):
        return [card for card in deck() if rank(card) == 1 or rank(card) >= 7]

    def equal(self, a, b):
        return rank(a) == rank(b)

    def without(self, position, *piles):
        """The stock fills the gaps of the rim in reading order, the open card first, if it is still there."""
        after = super().without(position, *piles)
        for place in piles:
            if place != 's' and after['s']:
                after[place].append(turn_up(after['s'].pop()))
        return after

    def moves(self, position):
        rim = position.named('t')
        if not position['s']:
            yield from self.pairs(position, rim, self.equal)
        elif not is_up(position.top('s')):
            after = position.copy()
            after['s'][-1] = turn_up(after['s'][-1])
            yield 's', after
        else:
            partners = [place for place in rim
                        if position[place] and self.equal(position.top(place), position.top('s'))]
            for place in partners:
                yield f'{place}+s', self.without(position, place, 's')
            if not partners and position.counters['free'] == 1:
                for move, after in self.pairs(position, rim, self.equal):
                    after.counters['free'] = 0
                    yield move, after

    def scattered(self, chance, left):
        """The rim has gaps only when the stock is used up."""
        position, cards = self.empty(), self.deck()
        chance.shuffle(cards)
        position.counters['free'] = chance.randint(0, 1)
        for place in position.named('t')[:left] if left >= 16 else chance.sample(position.named('t'), left):
            position[place] = [cards.pop()]
        position['s'] = [f'<{cards.pop()}>' for _ in range(left - 16)]
        position['x'] = cards
        return position

    def tiny(self, chance):
        return self.scattered(chance, chance.choice([8, 10, 12, 18, 20, 22]))


GAMES = [Pairs()]
