# SPDX-License-Identifier: GPL-3.0-or-later
"""Calculation."""

from brute import SUITS, Builder, name, rank, turn_tops


class Calculation(Builder):
    """Foundations go up by one, two, three and four; the stock's top card lies open and goes anywhere."""
    variant = 'calculation'
    piles = {'s': 0, 'f': 4, 't': 4}
    sources = 'st'
    runs = ''
    dealt = 1
    left = (5, 9)

    def ascends(self, position, lower, card, pile):
        return len(position[pile]) < 13 and rank(card) % 13 == (rank(lower) + int(pile[1:])) % 13

    def accepts(self, position, card, count, source, target):
        return (target[0] == 't' and source == 's') or \
            (target[0] == 'f' and self.ascends(position, position.top(target), card, target))

    def settle(self, position):
        turn_tops(position, 's')

    def filled(self, number, base):
        return [name((number + 1) * i, SUITS[number]) for i in range(1, 14)]


GAMES = [Calculation()]
