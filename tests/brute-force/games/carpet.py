# SPDX-License-Identifier: GPL-3.0-or-later
"""Carpet."""

from brute import Builder, fill_spaces


class Carpet(Builder):
    """Twenty single cards; holes are mended from the waste, or else the stock."""
    variant = 'carpet'
    piles = {'f': 4, 't': 20, 's': 0, 'w': 0}
    stacks = 'sw'
    singles = 't'
    dealt = 1
    left = 11, 14
    limit = 800
    breadth = 40

    def accepts(self, position, card, count, source, target):
        return target[0] == 'f' and super().accepts(position, card, count, source, target)

    def settle(self, position):
        fill_spaces(position, 'ws')


class ByHand(Carpet):
    """Holes take the top card of the waste."""
    options = 'aces=deck,spaces=hand'
    dealt = 0
    left = 9, 14

    def accepts(self, position, card, count, source, target):
        return (target[0] == 't' and source == 'w' and not position[target]) or \
            super().accepts(position, card, count, source, target)

    def settle(self, position):
        pass


GAMES = [Carpet(), ByHand()]
