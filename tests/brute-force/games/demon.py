# SPDX-License-Identifier: GPL-3.0-or-later
"""Demon."""

from brute import Builder, fill_spaces, turn_tops


class Demon(Builder):
    """Spaces are filled at once, from the Demon and then from the waste."""
    variant = 'demon'
    piles = {'s': 0, 'w': 0, 'r': 0, 'f': 4, 't': 4}
    wrap = True
    dealt_base = True
    draw = 3
    redeals = None
    left = (4, 10)
    closed = 'sr'
    fillers = ['r', 'w']

    def fills(self, position, card, source, pile):
        return False

    def settle(self, position):
        fill_spaces(position, self.fillers)
        turn_tops(position, 'r')


class ThreePasses(Demon):
    options = 'passes=3,draw=1'
    draw = 1
    redeals = 2


class Traditional(Demon):
    """Whole columns move, and once the Demon is used up any card fills a space."""
    options = 'moves=whole,space=any,passes=1'
    redeals = 0
    whole = True
    fillers = ['r']

    def fills(self, position, card, source, pile):
        return True


GAMES = [Demon(), ThreePasses(), Traditional()]
