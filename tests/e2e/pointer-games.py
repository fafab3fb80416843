#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Five games won with the pointer alone: pointer-games.py RIFFLE FOLDER-OF-PLUGINS.

With RIFFLE_TEST_LONG=1 also in a window as narrow as a telephone.
"""

import os
import time

import golden
import pointer
import speech
from harness import check, run
from play import play_game
from program import Program

CARRIED = ('card dragged', 'card clicked', 'run dragged', 'run clicked')
# How the moves of each game are to be made, each way at least twice.
WAYS = {
    'klondike': (*CARRIED, 'double click', 'stock'),
    'freecell': (*CARRIED, 'double click'),
    'spider': (*CARRIED, 'stock'),
    'pyramid': ('pair dragged', 'pair clicked', 'one click', 'stock'),
    'golf': ('one click', 'card dragged', 'stock'),
}
ONE_CLICK = ('golf',)
READING = 0.8  # seconds: a click comes after what is said is read
WIDE, NARROW = '1280x800', '360x720'


def deal_again(program):
    """Clicks on what the window offers to a player who has won."""
    reader = speech.Reader('riffle')
    reader.find_named('label', 'You won!')
    reader.find(lambda node: node.name == 'New Deal' and 'focused' in node.states, 'the button for a new deal')
    program.look()
    x, y, width, height = program.focus
    time.sleep(READING)
    program.click_at(x + width / 2, y + height / 2)
    program.wait('deal .+')
    # The keys are for the cards at once.
    program.skip()
    program.key('d')
    program.wait('move s|refused .+')


def win(riffle, plugins, game, size):
    deal, moves = golden.read_won_game(f'{plugins}/{game}/tests/golden.txt')
    start = time.monotonic()
    program = Program(riffle, '--size', size, deal)
    program.wait('deal ' + golden.as_pattern(deal))
    ways = play_game(program, moves, pointer.Hand(program, game in ONE_CLICK, game == 'spider').play)
    print(f'{deal} was won in {size} with {len(moves)} moves in {time.monotonic() - start:.1f} seconds:', dict(ways), flush=True)
    for way in WAYS[game]:
        check(ways[way] >= 2, f'{deal}: {ways[way]} moves were made as “{way}”')
    deal_again(program)
    program.close()


def test(riffle, plugins):
    for size in (WIDE, NARROW) if os.environ.get('RIFFLE_TEST_LONG') else (WIDE,):
        for game in WAYS:
            win(riffle, plugins, game, size)


run(test)
