#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole Klondike with the keyboard, the pointer left alone: keyboard.py RIFFLE GOLDEN-FILE."""

import golden
import keys
from harness import check, run, xdotool
from play import play_game
from program import Program


def take_more_and_fewer(program):
    """Plus and minus change how many cards are held; Escape lets go of them."""
    program.key('4', 'Return')
    program.wait('select 1')
    program.key('Escape')
    program.wait('select 0')


def test(riffle, path):
    deal, moves = golden.read_won_game(path)
    program = Program(riffle, '--size', '1000x760', deal)
    program.wait('deal ' + deal)
    xdotool('mousemove', 1, 1)
    take_more_and_fewer(program)
    ways = play_game(program, moves, keys.play)
    print(f'{deal} was won with {len(moves)} moves:', dict(ways))
    for way in ('deal', 'arrows', 'letters', 'send'):
        check(ways[way] >= 5, f'only {ways[way]} moves were made by {way}')
    program.close()


run(test)
