#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of every family won with the keyboard alone: families.py RIFFLE FOLDER-OF-PLUGINS.

An ordinary run plays those of eight families that need all kinds of keys; with RIFFLE_TEST_LONG=1 those of every family are
played.
"""

import os
import subprocess
import time

import golden
from golden import Move
from harness import Failure, check, run, wait_until, xdotool
from keys import PileKeys
from play import same
from program import Program

# Chains, turned cards, sets, pairs, special actions, fifty places, sixteen reserves, thirteen foundations.
ORDINARY = ('agnes', 'concentration', 'palm', 'pyramid', 'three-shuffles', 'gaps', 'flower-garden', 'clock')
AT_ONCE = 12                  # moves whose keys are pressed before anybody looks what came of them
SECOND_ACTIONS = ('draw', 'swap')


def act(move, piles):
    """The keys of a special action, and of the piles and cards that it asks for."""
    name, *picks = move.text.removeprefix('!').split(':')
    keys = ['b' if name in SECOND_ACTIONS else 'a']
    for pick in picks[0].split('>') if picks else ():
        code, _, number = golden.with_number(pick.split('.')[0]), *pick.partition('.')[1:]
        # The cards of such piles lie in a row; the last one has the focus first.
        steps = ['Home', *['Right'] * (int(number) - 1)] if number else []
        keys += [*piles.reach(code), *steps, 'Return']
    return keys


def find_keys(move, piles):
    """The keys that make a move; a plus takes a card even if a click would play it."""
    if move.is_stock:
        return ['d']
    if move.text.startswith('!'):
        return act(move, piles)
    if move.text.endswith('!'):
        return [*piles.reach(golden.with_number(move.text[:-1])), 'Return']
    if move.removed:
        # Of two cards one may lie on the other: that one, which has the higher number, is pointed at first.
        codes = sorted(move.removed, key=lambda code: (code[0], int(code[1:])), reverse=True)
        chosen = [key for code in codes for key in (*piles.reach(code), 'Return')]
        return chosen + ['Return'] if codes[0][0] == 'h' else chosen
    return [*piles.reach(move.source), *['plus'] * move.count, *piles.reach(move.target), 'Return']


def read_moves(program, number):
    """The moves that were made since the last look, when there are as many as are expected."""
    program.read()
    made = [line.removeprefix('move ') for line in program.lines[program.seen:] if line.startswith('move ')]
    return made if len(made) >= number else None


def win(program, deal, moves):
    subprocess.run([program.program, deal], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal ' + golden.as_pattern(deal))
    piles = PileKeys(program.look())
    for first in range(0, len(moves), AT_ONCE):
        wanted = moves[first:first + AT_ONCE]
        program.skip()
        program.key(*[key for text in wanted for key in find_keys(Move(text), piles)])
        try:
            made = wait_until(lambda number=len(wanted): read_moves(program, number), 'the moves')
        except Failure:
            made = read_moves(program, 0)
        wrong = next((i for i, text in enumerate(wanted) if i >= len(made) or not same(made[i], text)), None)
        if wrong is not None:
            raise Failure(f'{deal}, move {first + wrong + 1}: “{wanted[wrong]}” was wanted, came: {made[wrong:]}; {program.tail()}')
    program.wait('state won')


def find_games(plugins, families):
    for family in families:
        folder = os.path.join(plugins, family, 'tests')
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
            if name.startswith('golden'):
                yield from golden.read_won_games(os.path.join(folder, name))


def test(riffle, plugins):
    everything = os.environ.get('RIFFLE_TEST_LONG', '') == '1'
    families = sorted(entry.name for entry in os.scandir(plugins) if entry.is_dir()) if everything else ORDINARY
    games = [game for game in find_games(plugins, families) if game[0] is not None]
    check(len(games) >= len(ORDINARY), f'only {len(games)} won games were found')
    program = Program(riffle, '--size', '1000x760', games[0][0])
    xdotool('mousemove', 1, 1)
    for deal, moves in games:
        start = time.monotonic()
        win(program, deal, moves)
        print(f'{deal} was won with {len(moves)} moves in {time.monotonic() - start:.1f} seconds', flush=True)
    program.close()


run(test)
