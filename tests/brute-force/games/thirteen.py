# SPDX-License-Identifier: GPL-3.0-or-later
"""Thirteen, or Baroness."""

from brute import Discarder, deal_to_columns, rank


class Thirteen(Discarder):
    """Pairs of thirteen, and Kings alone; the last two cards lie in places of their own, and never fill a space."""
    variant = 'thirteen'
    piles = {'t': 5, 's': 0, 'r': 2, 'x': 0}
    fill = True

    def moves(self, position):
        open_piles = position.named('t') + position.named('r')
        yield from self.pairs(position, open_piles, lambda a, b: rank(a) + rank(b) == 13)
        for pile in open_piles:
            if position[pile] and rank(position.top(pile)) == 13:
                yield f'{pile}-', self.without(position, pile)
        for space in position.named('t'):
            for pile in position.named('t'):
                if self.fill and position[pile] and not position[space]:
                    after = position.copy()
                    after[space].append(after[pile].pop())
                    yield f'{pile}>{space}', after
        if position['s']:
            yield 's', deal_to_columns(position, position.named('r' if len(position['s']) == 2 else 't'))

    def scattered(self, chance, left):
        """A stock is a number of rounds, and two cards; without it, the two places may be full."""
        position = super().scattered(chance, left)
        while len(position['s']) % 5 != 2 and position['s']:
            position['x'].append(position['s'].pop().strip('<>'))
        for place in position.named('r'):
            if not position['s'] and position['x'] and chance.random() < 0.7:
                position[place].append(position['x'].pop())
        return position


class Strict(Thirteen):
    options = 'spaces=deal'
    left = 12, 22
    fill = False


GAMES = [Thirteen(), Strict()]
