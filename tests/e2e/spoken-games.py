#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games played by the actions of the cards on the accessibility bus alone: spoken-games.py RIFFLE FOLDER-OF-PLUGINS.

Two games that are won; with RIFFLE_TEST_LONG=1, five.
"""

import os
import re

import golden
import speech
from golden import Move
from harness import Failure, check, run
from play import same
from program import Program
from table import Table, settled

SHORT = ('pyramid', 'klondike')
LONG = ('freecell', 'spider', 'golf')
ONE_CLICK = ('golf',)


def words_of(move):
    """What is to be heard of a move, as a pattern."""
    if move.is_stock:
        return 'Deal from the stock|Turn the waste over'
    if move.removed:
        return '(^|[.] )Remove: '
    kinds = {'t': 'column', 'f': 'foundation', 'c': 'cell'}
    number = '' if move.target == 'f1' else ' ' + move.target[1:]
    return rf'(?i)(to|to the|→) {kinds[move.target[0]]}{number}'


def play(program, reader, table, text, one_click):
    move = Move(text)
    program.skip()
    settled(table, lambda table: table.play(move, one_click))
    made = program.wait('(?:move|refused) .*').group()
    check(made.startswith('move ') and same(made.removeprefix('move '), text), f'it became “{made}”')
    return reader.hear(words_of(move))


def win(riffle, plugins, game):
    deal, moves = golden.read_won_game(f'{plugins}/{game}/tests/golden.txt')
    program = Program(riffle, '--size', '1000x760', deal)
    program.wait('deal ' + deal)
    reader = speech.Reader('riffle')
    table = Table(reader, game, list(program.look()))
    said = []
    for number, text in enumerate(moves, 1):
        try:
            said.append(play(program, reader, table, text, game in ONE_CLICK))
        except Failure as failure:
            raise Failure(f'{deal}, move {number}, “{text}”: {failure}') from None
    program.wait('state won')
    if game == 'spider':
        runs = sum('Complete run: Foundation' in sentence for sentence in said)
        check(runs == 8, f'{runs} complete runs were told of')
    reader.announced.insert(0, said[-1])
    end = re.search('The game is won.', reader.hear('The game is won.')).group()
    print(f'{deal} was won through the bus with {len(moves)} moves. Heard: “{said[0]}” … “{said[-1]}” “{end}”', flush=True)
    program.close()


def test(riffle, plugins):
    for game in SHORT + (LONG if os.environ.get('RIFFLE_TEST_LONG') else ()):
        win(riffle, plugins, game)


run(test)
