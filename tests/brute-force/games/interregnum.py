# SPDX-License-Identifier: GPL-3.0-or-later
"""Interregnum."""

from brute import SUITS, Builder, deal_to_columns, follows_up, name, turn_down


class Interregnum(Builder):
    """Foundations begin one above their indicator, and are closed with it."""
    variant = 'interregnum'
    piles = {'t': 8, 'i': 8, 'f': 8, 's': 0}
    sources = 't'
    runs = ''
    decks = 2
    left = (6, 12)

    def accepts(self, position, card, count, source, target):
        if target[0] != 'f' or not position[f'i{target[1:]}']:
            return False
        return follows_up(position.top(target) or position.top(f'i{target[1:]}'), card, wrap=True)

    def settle(self, position):
        for pile in position.named('f'):
            if len(position[pile]) == 12:
                position[pile].append(turn_down(position[f'i{pile[1:]}'].pop()))

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('t'))

    def begun(self, chance, left):
        position, cards = self.empty(), []
        for n in range(8):
            base = chance.randint(1, 13)
            whole = [name(base + i, SUITS[n % 4]) for i in range(13)]
            position[f'i{n + 1}'] = [whole.pop()]
            position[f'f{n + 1}'] = whole
        while len(cards) < left:
            cards.append(position[chance.choice([pile for pile in position.named('f') if position[pile]])].pop())
        return position, cards


class DealtBases(Interregnum):
    """The first cards of the foundations are dealt; there are no indicators."""
    options = 'base=dealt'
    piles = {'t': 8, 'f': 8, 's': 0}
    dealt = 1

    def accepts(self, position, card, count, source, target):
        return target[0] == 'f' and len(position[target]) < 13 and follows_up(position.top(target), card, wrap=True)

    def settle(self, position):
        pass

    def begun(self, chance, left):
        return Builder.begun(self, chance, left)

    def filled(self, number, base):
        return [name(3 * number + i, SUITS[number % 4]) for i in range(13)]


GAMES = [Interregnum(), DealtBases()]
