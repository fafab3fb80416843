#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints by the key, what is said of them, and the way back to where a game could be won: hints.py RIFFLE."""

from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from messages import describe
from program import Program, switch_settings

SOLVED = 'freecell#617'     # all cards are seen, so the way to the end is found at once
HIDDEN = 'klondike#3'
ONE_PASS = 'klondike:redeals=0#192'  # can be won, but not by dealing only


def ask(program, *keys):
    """The move that is hinted, and what is said of it."""
    program.skip()
    program.key(*keys or ['ctrl+h'])
    move = program.wait('hint (.+)').group(1)
    return move, program.wait('toast (.+)').group(1)


def winning(riffle):
    program = Program(riffle, SOLVED)
    program.wait(f'deal {SOLVED}')
    first, sentence = ask(program)
    check(sentence == 'This move leads to a win', f'the first hint says “{sentence}”')
    second, sentence = ask(program)
    check(second != first, f'the second hint is {second}, too')
    check(sentence == 'This is the next best move', f'the second hint says “{sentence}”')
    program.close()
    print('a hint wins, and says so; the next one is another', flush=True)


def left(riffle):
    """What is said of a hint belongs to the table."""
    program = Program(riffle, '--size', '360x720', HIDDEN)
    program.wait(f'deal {HIDDEN}')
    program.look()
    ask(program)
    wait_until(lambda: describe(program, 'message'), 'the message of the hint')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    wait_until(lambda: not describe(program, 'message'), 'the message to go with the table', 1.5)
    program.close()
    print('the message of a hint goes when the table is left', flush=True)


def hurried(riffle):
    program = Program(riffle, HIDDEN)
    program.wait(f'deal {HIDDEN}')
    program.key('ctrl+h', 'ctrl+h')
    program.wait(r'toast This is the next best move')
    # Whoever goes on does not wait for a hint.
    program.skip()
    program.key('d', 'ctrl+h', 'd')
    program.wait('move s')
    program.wait('move s')
    move, sentence = ask(program)
    check(sentence != 'This move leads to a win', f'a hint knows what is hidden: {move}, “{sentence}”')
    program.close()
    print('who asks twice gets the next best hint, and who goes on does not wait', flush=True)


def going_back(riffle):
    switch_settings(['show-verdict'])
    program = Program(riffle, '--size', '700x600', ONE_PASS, GSETTINGS_BACKEND='keyfile')
    program.wait(f'deal {ONE_PASS}')
    program.key('d')
    program.wait('move s')
    program.key('ctrl+shift+b')
    program.wait('toast This game can still be won')
    for _ in range(23):
        program.key('d')
        program.wait('move s')
    program.skip()
    program.key('ctrl+shift+b')
    program.wait('undo s')
    program.wait('toast Back at the last position that could be won')
    left = program.look()['w1'].size
    check(0 < left < 24, f'there are {left} cards on the waste')
    # What was taken back can be played again.
    program.key('ctrl+y')
    program.wait('move s')
    wait_until(lambda: program.look()['w1'].size == left + 1, 'another card on the waste')
    program.close()
    print('a key leads back to where the game could be won', flush=True)


def demonstration(riffle):
    program = Program(riffle, SOLVED)
    program.wait(f'deal {SOLVED}')
    dialogs = Dialogs(program)
    program.key('ctrl+shift+h')
    program.wait('move .+')
    program.wait('toast This move leads to a win')
    program.key('ctrl+shift+l')
    program.wait('move .+')
    wait_until(lambda: dialogs.reader.find_all(lambda node: node.name == 'Stop'), 'the button that stops it')
    # Nothing is played behind a dialog.
    name = dialogs.open('F1')
    program.skip()
    xdotool('sleep', 2)
    check(not program.find_line('move .+'), 'the demonstration went on behind a dialog')
    program.key('Escape')
    dialogs.wait_closed(name)
    program.wait('move .+')
    program.key('Escape')
    program.wait('toast The demonstration has stopped')
    # Whoever does something has the game back.
    program.key('ctrl+shift+l')
    program.wait('move .+')
    program.key('ctrl+z')
    program.wait('undo .+')
    program.skip()
    program.key('ctrl+shift+h')
    program.wait('move .+')
    program.close()
    print('a demonstration plays until the player does', flush=True)


def main(riffle):
    demonstration(riffle)
    going_back(riffle)
    winning(riffle)
    left(riffle)
    hurried(riffle)


if __name__ == '__main__':
    run(main)
