#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal that is as hard as the player wants it, chosen with keys: difficulty.py RIFFLE RIFFLE_CLI."""

import subprocess
import sys

from dialogs import Dialogs
from harness import check, run, wait_until
from program import Program

RIFFLE_CLI = sys.argv[2]
WORDS = ['easy', 'medium', 'hard', 'expert']


def choose(program, dialogs, word):
    """In the list, the words follow “Any”."""
    program.skip()
    dialogs.open('ctrl+g')
    n_windows = len(program.find_windows())
    program.key('alt+f')
    wait_until(lambda: len(program.find_windows()) > n_windows, 'the list')
    program.key(*['Down'] * (WORDS.index(word) + 1), 'Return')
    wait_until(lambda: len(program.find_windows()) == n_windows, 'the list to be closed')
    program.key('alt+d')


def grade(deal):
    return subprocess.run([RIFFLE_CLI, 'grade', deal], capture_output=True, text=True, check=False).stdout.split('\n')[0]


def found(riffle):
    program = Program(riffle, 'freecell#617')
    program.wait('deal freecell#617')
    dialogs = Dialogs(program)
    for word in ('easy', 'expert'):
        choose(program, dialogs, word)
        deal = program.wait(r'deal (freecell#\d+)').group(1)
        check(grade(deal) == word, f'{deal} is {grade(deal)}, and not {word}')
        program.wait(f'toast Deal {deal.partition("#")[2]}: {word.capitalize()}')
    # A number is obeyed all the same.
    program.skip()
    dialogs.open('ctrl+g')
    program.type('11982')
    program.key('Return')
    program.wait('deal freecell#11982')
    program.close()
    print('a deal is dealt that is as hard as the player wants it', flush=True)


def cancelled(riffle):
    """Of Forty Thieves hardly any deal is known to be easy, so the search goes on until it is ended."""
    program = Program(riffle, 'forty-thieves#1')
    program.wait('deal forty-thieves#1')
    dialogs = Dialogs(program)
    choose(program, dialogs, 'easy')
    wait_until(lambda: dialogs.focused() == 'Cancel', 'the search')
    program.key('Escape')
    dialogs.wait_closed('the search')
    program.skip()
    program.key('ctrl+Page_Down')
    program.wait('deal forty-thieves#2')
    program.close()
    print('the search ends when the player wants that', flush=True)


def main(riffle, _riffle_cli):
    found(riffle)
    cancelled(riffle)


if __name__ == '__main__':
    run(main)
