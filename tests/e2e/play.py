# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game from the deal to the end, each move looked at in the log."""

from collections import Counter

from golden import Move
from harness import Failure


def same(made, wanted):
    """Whether two texts name one move; cards that are removed together have no order."""
    return sorted(made.split('+')) == sorted(wanted.split('+'))


def play_game(program, moves, play):
    """Makes all moves with `play (program, move, number)` and waits until the game is won; returns how they were made."""
    ways = Counter()
    for number, text in enumerate(moves):
        program.skip()
        way = play(program, Move(text), number)
        try:
            made = program.wait('(?:move|auto|undo|refused) .*').group()
        except Failure as failure:
            raise Failure(f'move {number + 1}, “{text}” by {way}: {failure}') from None
        if not made.startswith('move ') or not same(made.removeprefix('move '), text):
            raise Failure(f'move {number + 1}, “{text}” by {way}, became “{made}”')
        ways[way] += 1
    program.wait('state won')
    return ways
