# SPDX-License-Identifier: GPL-3.0-or-later
"""Canfield, Reno, Classic Canfield and Duchess."""

from brute import Builder, fill_spaces, rank, turn_tops


class Canfield(Builder):
    """The reserve fills spaces by hand; when it is used up, only a King from the waste does."""
    variant = 'canfield'
    piles = {'s': 0, 'w': 0, 'f': 4, 'r': 0, 't': 4}
    whole = True
    draw = 3
    redeals = None
    closed = 'sr'
    left = (4, 10)
    fillers = []

    def fills(self, position, card, source, pile):
        return source[0] == 'r' if position['r'] else source[0] == 'w' and rank(card) == 13

    def settle(self, position):
        fill_spaces(position, self.fillers)
        turn_tops(position, 'r')


class Auto(Canfield):
    options = 'spaces=auto,moves=part'
    whole = False
    fillers = ['r']


class Reno(Canfield):
    """The turned card and the waste can both be played; the next card is turned when the place is free."""
    variant = 'reno'
    piles = {'s': 0, 'w': 2, 'f': 4, 'r': 0, 't': 4}
    redeals = 0

    def accepts(self, position, card, count, source, target):
        return (source, target) == ('w1', 'w2') or super().accepts(position, card, count, source, target)

    def settle(self, position):
        super().settle(position)
        if position['s'] and not position['w1']:
            position['w1'] = [position['s'].pop()]
        turn_tops(position, 'w')

    def stock_moves(self, position):
        """A click on the stock does what the turned card's move to the waste does, and is written as that."""
        return ()

    def scattered(self, *rest):
        """Only one card is turned at a time."""
        position = super().scattered(*rest)
        position['w2'] += position['w1'][1:]
        del position['w1'][1:]
        return position


class ClassicCanfield(Canfield):
    """The reserve fills spaces at once; when it is used up, any card does."""
    variant = 'classic-canfield'
    options = 'passes=3,draw=1'
    piles = {'s': 0, 'w': 0, 'r': 0, 'f': 4, 't': 4}
    wrap = True
    dealt_base = True
    draw = 1
    redeals = 2
    fillers = ['r']

    def fills(self, position, card, source, pile):
        return True


class ClassicParts(ClassicCanfield):
    options = 'moves=part'
    whole = False
    draw = 3
    redeals = None


class Duchess(Builder):
    """A card of the reserves, chosen first, gives the base; only reserves fill spaces, and then only the waste."""
    variant = 'duchess'
    piles = {'s': 0, 'w': 0, 'r': 4, 'f': 4, 't': 4}
    wrap = True
    dealt_base = True
    redeals = 1

    def begins(self, position, card, pile):
        return position.counters.get('base', rank(card)) == rank(card)

    def fills(self, position, card, source, pile):
        return source[0] == ('r' if any(position[reserve] for reserve in position.named('r')) else 'w')

    def moves(self, position):
        for move, after in super().moves(position):
            if 'base' in position.counters:
                yield move, after
            elif move[0] == 'r' and '>f' in move:
                after.counters['base'] = rank(after[move.split('>')[1]][0])
                yield move, after


class DuchessWhole(Duchess):
    options = 'moves=whole,passes=1'
    whole = True
    redeals = 0


GAMES = [Canfield(), Auto(), Reno(), ClassicCanfield(), ClassicParts(), Duchess(), DuchessWhole()]
