# SPDX-License-Identifier: GPL-3.0-or-later
"""Pyramid."""

from itertools import combinations

from brute import Game, deck, rank, scatter, turn_down, turn_tops

ROW = [row for row in range(7) for _ in range(row + 1)]     # of each card of the pyramid


class Pyramid(Game):
    """Pairs of thirteen, and Kings alone; a card may go with the only one that covers it."""
    variant = 'pyramid'
    piles = {'t': 28, 's': 0, 'w': 0, 'x': 0}
    middles = 2
    redeals = 0
    exception = True

    def covers(self, position, pile):
        """What lies on a card of the pyramid."""
        n = int(pile[1:]) if pile[0] == 't' else 28
        below = [f't{n + ROW[n - 1] + i}' for i in (1, 2)] if n <= 21 else []
        return [other for other in below if position[other]]

    def go_together(self, position, first, second):
        over = [(pile, cover) for pile in (first, second) for cover in self.covers(position, pile)]
        return rank(position.top(first)) + rank(position.top(second)) == 13 and (
            not over or (self.exception and over in ([(first, second)], [(second, first)])))

    def without(self, position, *piles):
        after = position.copy()
        for pile in piles:
            after['x'].append(after[pile].pop())
        turn_tops(after, 's')
        return after

    def moves(self, position):
        there = [pile for pile in position.piles if position[pile] and pile != 'x']
        for pile in there:
            if rank(position.top(pile)) == 13 and not self.covers(position, pile):
                yield f'{pile}-', self.without(position, pile)
        for pair in combinations(there, 2):
            if self.go_together(position, *pair):
                yield '+'.join(pair), self.without(position, *pair)
        yield from self.stock_moves(position)

    def stock_moves(self, position):
        after = position.copy()
        if position['s']:
            after['w'].append(after['s'].pop())
        elif position['w'] and position.counters.get('passes', 0) < self.redeals:
            after['s'] = [turn_down(card) for card in reversed(position['w'])]
            after['w'] = []
            after.counters['passes'] = position.counters.get('passes', 0) + 1
        else:
            return
        turn_tops(after, 's')
        yield 's', after

    def scattered(self, chance, pyramid, left):
        """Some cards of the pyramid, none of which covers one that is gone, and some in the stock and the waste."""
        position, cards = self.empty(), deck()
        chance.shuffle(cards)
        for pile in position.named('t'):
            position[pile] = [cards.pop()]
        while sum(len(position[pile]) for pile in position.named('t')) > pyramid:
            free = [pile for pile in position.named('t') if position[pile] and not self.covers(position, pile)]
            cards.append(position[chance.choice(free)].pop())
        scatter(chance, position, cards[:left], ['s', 'w'])
        position['s'] = [turn_down(card) for card in position['s']]
        position['x'] = cards[left:]
        turn_tops(position, 's')
        return position

    def tiny(self, chance):
        return self.scattered(chance, chance.randint(6, 14), chance.randint(2, 8))

    def middle(self, chance):
        return self.scattered(chance, chance.randint(15, 28), chance.randint(5, 24))


class ThreePasses(Pyramid):
    options = 'redeals=2'
    redeals = 2


class Relaxed(Pyramid):
    options = 'goal=pyramid,exception=off'
    exception = False

    def is_won(self, position):
        return not any(position[pile] for pile in position.named('t'))


GAMES = [Pyramid(), ThreePasses(), Relaxed()]
