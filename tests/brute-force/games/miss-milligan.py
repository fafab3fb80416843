# SPDX-License-Identifier: GPL-3.0-or-later
"""Miss Milligan."""

from brute import Builder, deal_to_columns, rank


class MissMilligan(Builder):
    """When the stock is used up, a card or a run may wait in the pocket."""
    variant = 'miss-milligan'
    piles = {'s': 0, 'f': 8, 'c': 0, 't': 8}
    decks = 2
    sources = 'ct'
    runs = 'ct'
    pocket = 13        # cards that may wait together
    breadth = 40
    middles = 6

    def fills(self, position, card, source, pile):
        return rank(card) == 13

    def accepts(self, position, card, count, source, target):
        if target == 'c':
            return not position['c'] and not position['s'] and count <= self.pocket
        return super().accepts(position, card, count, source, target)

    def middle(self, chance):
        return self.scattered(chance, chance.randint(10, 60), 0, chance.choice(['t', 'st']))

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('t'))


class Strict(MissMilligan):
    options = 'pocket=card'
    pocket = 1


class Easy(MissMilligan):
    options = 'spaces=any'
    left = 2, 3

    def fills(self, position, card, source, pile):
        return True


GAMES = [MissMilligan(), Strict(), Easy()]
