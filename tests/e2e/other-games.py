#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""FreeCell with dragged runs, Golf with single clicks, Pyramid with pairs: other-games.py RIFFLE FOLDER-OF-PLUGINS."""

import golden
import pointer
from harness import check, run
from play import play_game
from program import Program


def drag_or_click(program, move, number):
    """Runs are always dragged, so that several cards travel at once by the hand of the player."""
    piles = program.look()
    if move.count > 1 or number % 3 == 0:
        pointer.drag(program, piles, move.source, move.count - 1, move.target)
        return 'run dragged' if move.count > 1 else 'card dragged'
    return pointer.play(program, move, 1)


def click_once(program, move, number):
    piles = program.look()
    pointer.click(program, piles, 's1' if move.is_stock else move.source)
    return 'click'


def click_pairs(program, move, number):
    piles = program.look()
    # Of two cards one may lie on the other: that one, which has the higher number, can be pointed at first.
    codes = sorted(move.removed, key=lambda code: (code[0], int(code[1:])), reverse=True)
    for code in codes or ['s1']:
        pointer.click(program, piles, code)
    return 'pair' if len(codes) == 2 else 'click'


def win(riffle, path, play):
    deal, moves = golden.read_won_game(path)
    program = Program(riffle, '--size', '1000x760', deal)
    program.wait('deal ' + deal)
    ways = play_game(program, moves, play)
    print(f'{deal} was won with {len(moves)} moves:', dict(ways), flush=True)
    program.close()
    return ways


def test(riffle, plugins):
    ways = win(riffle, f'{plugins}/freecell/tests/golden.txt', drag_or_click)
    check(ways['run dragged'] >= 3, 'the game of FreeCell has no runs to drag')
    win(riffle, f'{plugins}/golf/tests/golden.txt', click_once)
    win(riffle, f'{plugins}/pyramid/tests/golden.txt', click_pairs)


run(test)
