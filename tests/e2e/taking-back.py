#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""New deals, restarts and openings are taken back with the key of undo, and with the message: taking-back.py RIFFLE."""

import subprocess

from dialogs import Dialogs
from harness import check, run, wait_until
from messages import describe
from program import Program

FIRST = 'klondike#1'
NO_UNDO = 'klondike:undo=off#1'


def turn(program):
    program.skip()
    program.key('d')
    program.wait('move s')


def check_back(program, deal, n_turned):
    program.wait(f'deal {deal}')
    wait_until(lambda: program.look()['w1'].size == n_turned, f'{n_turned} cards on the waste of {deal}')


def click_undo(program):
    """The button is at the end of the message."""
    x, y, width, height = wait_until(lambda: describe(program, 'message'), 'the message')
    program.skip()
    program.click_at(x + width - 36, y + height / 2)


def deals(riffle, program):
    turn(program)
    program.key('ctrl+n')
    program.wait('deal klondike#.*')
    program.wait('toast New deal')
    program.key('ctrl+z')
    check_back(program, FIRST, 1)
    # Now it means a move again, and a move in a new game comes before the game.
    program.key('ctrl+z')
    program.wait('undo s')
    program.key('ctrl+y')
    program.wait('move s')
    program.key('ctrl+n')
    program.wait('toast New deal')
    # The message is over with the first move, which is what undo means from now on.
    wait_until(lambda: describe(program, 'message'), 'the message')
    turn(program)
    check(describe(program, 'message') is None, 'the message is still there after a move')
    program.key('ctrl+z')
    program.wait('undo s')
    check(describe(program, 'message') is None, 'there is a message after a move was taken back')
    subprocess.run([riffle, FIRST], check=True, stdout=subprocess.DEVNULL)
    program.wait(f'deal {FIRST}')
    turn(program)
    program.key('ctrl+n')
    program.wait('toast New deal')
    click_undo(program)
    check_back(program, FIRST, 1)
    # Whoever goes from number to number is told each one, and undo leads back to what was played.
    program.key('ctrl+Page_Down')
    program.wait('toast Deal 2')
    program.key('ctrl+Page_Down')
    program.wait('toast Deal 3')
    program.key('ctrl+Page_Up')
    program.wait('toast Deal 2')
    program.key('ctrl+z')
    check_back(program, FIRST, 1)
    # Who deals twice in a hurry gets the game back that was played.
    program.key('ctrl+n', 'ctrl+n')
    for _ in range(2):
        program.wait('deal klondike#.*')
    program.key('ctrl+z')
    check_back(program, FIRST, 1)
    question = Dialogs(program)
    question.open('ctrl+g')
    program.type('617')
    program.key('Return')
    program.wait('deal klondike#617')
    question.wait_closed('the question for a number')
    program.key('ctrl+z')
    check_back(program, FIRST, 1)


def beside(program):
    """The deals with the next and with the previous number, round the first and the last."""
    program.key('ctrl+Page_Down')
    program.wait('deal klondike#2')
    program.key('ctrl+z')
    check_back(program, FIRST, 1)
    program.key('ctrl+Page_Up')
    last = program.wait(r'deal klondike#\d{4,}').group()
    program.key('ctrl+Page_Down')
    program.wait('deal klondike#1')
    program.key('ctrl+Page_Up')
    program.wait(last)
    # Deals that nobody has touched are passed over.
    program.key('ctrl+z')
    check_back(program, FIRST, 1)


def restarts(program, deal):
    program.key('ctrl+r')
    program.wait('dealt')
    program.wait('toast Started over')
    program.key('ctrl+z')
    check_back(program, deal, 1)
    program.key('ctrl+r')
    program.wait('toast Started over')
    click_undo(program)
    check_back(program, deal, 1)


def openings(riffle, program):
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.type('golf')
    program.key('Return')
    program.wait('deal golf#.*')
    program.wait('page game')
    program.key('ctrl+z')
    program.wait(f'deal {FIRST}')
    program.wait('toast Back to “Klondike”')
    check(program.look()['w1'].size == 1, 'the move in the game that was left is gone')
    # A game that is named on the command line takes the place of the one of its kind.
    subprocess.run([riffle, 'golf#3'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal golf#3')
    program.key('ctrl+z')
    check_back(program, FIRST, 1)
    # A game that was begun continues, and its moves come first.
    subprocess.run([riffle, 'golf#3'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal golf#3')
    turn(program)
    subprocess.run([riffle, '--variant', 'klondike'], check=True, stdout=subprocess.DEVNULL)
    program.wait(f'deal {FIRST}')
    program.key('ctrl+z')
    program.wait('undo s')


def test(riffle):
    program = Program(riffle, '--size', '1000x760', FIRST)
    program.wait(f'deal {FIRST}')
    deals(riffle, program)
    beside(program)
    restarts(program, FIRST)
    openings(riffle, program)
    program.close()
    program = Program(riffle, '--size', '360x720', NO_UNDO)
    program.wait(f'deal {NO_UNDO}')
    turn(program)
    restarts(program, NO_UNDO)
    program.close()
    print('deals, restarts and openings are taken back with a key and with a button', flush=True)


if __name__ == '__main__':
    run(test)
