# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves made with the pointer: click and click, drag, double click, one click."""

import time
from collections import Counter

STEPS = 6  # of the pointer on its way in a drag


def visible_spot(pile, depth):
    """The middle of what can be seen of a card: the top card is 0 deep."""
    x, y, width, height = pile.places[depth]
    if depth == 0:
        return x + width / 2, y + height / 2
    above_x, above_y = pile.places[depth - 1][:2]
    return (x + (above_x - x if above_x > x else width) / 2,
            y + (above_y - y if above_y > y else height) / 2)


def click(program, piles, code, depth=0):
    program.click_at(*visible_spot(piles[code], depth))


def double_click(program, piles, code):
    program.click_at(*visible_spot(piles[code], 0), '--repeat', 2, '--delay', 40)


def drag(program, piles, source, depth, target):
    """Drags a card, and those on it, until it lies on the top card of the target."""
    x, y = visible_spot(piles[source], depth)
    from_x, from_y = piles[source].places[depth][:2]
    to_x, to_y = piles[target].places[0][:2]
    program.drag_along([(x + (to_x - from_x) * step / STEPS, y + (to_y - from_y) * step / STEPS)
                        for step in range(STEPS + 1)])


def is_first_choice(piles, target):
    """Whether a double click leads to this foundation: it is begun already, or the first that is empty."""
    if piles[target].size > 0:
        return True
    empty = sorted(code for code, pile in piles.items() if code[0] == 'f' and pile.size == 0)
    return empty[0] == target


class Hand:
    """Makes the moves of a game in all the ways that there are, by turns."""

    def __init__(self, program, one_click, deals_rows):
        self.program = program
        self.deals_rows = deals_rows  # the stock gives a card to each column
        self.one_click = one_click  # a click plays what has one destination
        self.turns = Counter()

    def choose(self, *ways):
        self.turns[ways] += 1
        return ways[(self.turns[ways] - 1) % len(ways)]

    def remove(self, piles, codes):
        """Removes one card, or two."""
        # Of two cards one may lie on the other: that one, which has the higher number, can be pointed at first.
        first, *others = sorted(codes, key=lambda code: (code[0], int(code[1:])), reverse=True)
        way = self.choose('pair dragged', 'pair clicked') if others else 'one click'
        if way == 'pair dragged':
            drag(self.program, piles, first, 0, others[0])
            return way
        for code in (first, *others):
            click(self.program, piles, code)
        return way

    def choose_way(self, piles, move):
        if self.one_click:
            return self.choose('one click', 'one click', 'card dragged')
        if move.count > 1:
            return self.choose('run dragged', 'run clicked')
        if move.target[0] == 'f' and is_first_choice(piles, move.target):
            return self.choose('double click', 'card dragged', 'double click', 'card clicked')
        return self.choose('card dragged', 'card clicked')

    def carry(self, piles, move):
        """Takes cards to another pile."""
        way = self.choose_way(piles, move)
        if way == 'double click':
            double_click(self.program, piles, move.source)
        elif way.endswith('dragged'):
            drag(self.program, piles, move.source, move.count - 1, move.target)
        else:
            click(self.program, piles, move.source, move.count - 1)
            if way != 'one click':
                click(self.program, piles, move.target)
        return way

    def play(self, program, move, number):
        """Makes a move and says in which way."""
        piles = program.look()
        if move.removed:
            return self.remove(piles, move.removed)
        if not move.is_stock:
            return self.carry(piles, move)
        if self.deals_rows:
            time.sleep(1)  # two clicks in a moment would be one of a hand that always clicks twice
        click(program, piles, 's1')
        return 'stock'
