#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole Klondike with the mouse: mouse.py RIFFLE GOLDEN-FILE."""

import golden
import pointer
from harness import check, run
from play import play_game
from program import Program


def test(riffle, path):
    deal, moves = golden.read_won_game(path)
    program = Program(riffle, '--size', '1000x760', deal)
    program.wait('deal ' + deal)
    ways = play_game(program, moves, pointer.play)
    print(f'{deal} was won with {len(moves)} moves:', dict(ways))
    for way in ('click', 'click–click', 'drag', 'double click'):
        check(ways[way] >= 5, f'only {ways[way]} moves were made by {way}')
    program.close()


run(test)
