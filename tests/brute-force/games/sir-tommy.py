# SPDX-License-Identifier: GPL-3.0-or-later
"""Sir Tommy and Strategy."""

from brute import Builder, follows_up, rank, turn_down, turn_tops


class SirTommy(Builder):
    """The top card of the stock lies open, and goes to a pile or a foundation; foundations go up regardless of suit."""
    variant = 'sir-tommy'
    piles = {'s': 0, 'f': 4, 't': 4}
    sources = 'st'
    runs = ''
    stacks = 'sst'
    left = 7, 11
    limit = 800
    breadth = 40

    def ascends(self, position, lower, card, pile):
        return follows_up(lower, card)

    def accepts(self, position, card, count, source, target):
        if target[0] == 't':
            return source == 's'
        return super().accepts(position, card, count, source, target)

    def settle(self, position):
        turn_tops(position, 's')


class LadyBetty(SirTommy):
    options = 'piles=6,build=suit'
    piles = {'s': 0, 'f': 4, 't': 6}
    ascends = Builder.ascends


class Strategy(SirTommy):
    """Aces go up by themselves, and nothing else does before the stock is used up."""
    variant = 'strategy'
    piles = {'s': 0, 'f': 4, 't': 8}

    def accepts(self, position, card, count, source, target):
        if target[0] == 'f' and position['s']:
            return False
        return super().accepts(position, card, count, source, target)

    def settle(self, position):
        turn_tops(position, 's')
        while position['s'] and rank(position.top('s')) == 1:
            free = [pile for pile in position.named('f') if not position[pile]]
            position[free[0]].append(position['s'].pop())
            turn_tops(position, 's')

    def scattered(self, chance, left, *anything):
        """Aces are never in the piles, but anywhere in the stock below its top card."""
        position = super().scattered(chance, left, *anything)
        for pile in position.named('t'):
            for card in [card for card in position[pile] if rank(card) == 1]:
                position[pile].remove(card)
                position['s'].insert(chance.randint(0, max(0, len(position['s']) - 1)), turn_down(card))
        self.settle(position)
        return position

    def middle(self, chance):
        return self.scattered(chance, chance.randint(30, 52), 1)


class InSuit(Strategy):
    options = 'build=suit,aces=dealt,piles=6'
    piles = {'s': 0, 'f': 4, 't': 6}
    dealt = 1
    ascends = Builder.ascends


GAMES = [SirTommy(), LadyBetty(), Strategy(), InSuit()]
