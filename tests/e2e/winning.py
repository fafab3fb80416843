#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel that lies over the table when a game was won: winning.py RIFFLE."""

import os

from dialogs import Dialogs
from harness import Failure, check, run, wait_until, xdotool
from program import Program

NEARLY_WON = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nearly-won.riffle')
SIZE = '900x700'
BUTTON = (511, 425)  # pixels: where “New Deal” lies in a window of that size


def start(riffle):
    program = Program(riffle, '--size', SIZE, NEARLY_WON)
    program.wait('page game|deal .*')
    program.look()
    return program


def find_button(reader):
    return reader.find(lambda node: node.role == 'push button' and node.name == 'New Deal'
                       and 'focused' in node.states, 'the button of the panel')


def does_nothing(program, opened, *words):
    """Wins, and does something else at once; the dialog that is opened then shows that it had no consequence."""
    program.skip()
    xdotool('key', '--delay', 0, 'ctrl+Return', *words, 'key', '--delay', 0, 'ctrl+comma')
    wait_until(opened.find, 'the preferences')
    program.wait('state won')
    program.key('Escape')
    opened.wait_closed('the preferences')
    check(not program.find_line('deal .*'), f'a press at once leads to {program.tail()}')


def deals(program, *words):
    """Does something until it deals."""
    def dealt():
        xdotool(*words)
        try:
            return program.wait('deal .*', 1)
        except Failure:
            return False
    wait_until(dealt, lambda: f'a deal after {words}; there is {program.tail()}')


def press_keys(riffle):
    program = start(riffle)
    opened = Dialogs(program)
    does_nothing(program, opened, 'Return', 'space')
    deals(program, 'key', 'Return')
    program.close()
    print('keys press the button of the panel only a moment later')


def keeps_focus(riffle):
    """A dialog that was opened before the panel appeared, or after, gives the focus to it."""
    program = start(riffle)
    opened = Dialogs(program)
    does_nothing(program, opened)
    find_button(opened.reader)
    check(opened.open('ctrl+comma') == 'Preferences', 'no preferences')
    program.key('Escape')
    opened.wait_closed('the preferences')
    find_button(opened.reader)
    program.close()
    print('the panel has the focus after a dialog')


def press_pointer(riffle):
    program = start(riffle)
    opened = Dialogs(program)
    program.key('ctrl+Return')
    program.wait('state won')
    find_button(opened.reader)
    place = program.at(*BUTTON)
    program.key('ctrl+z')
    program.wait('undo .*')
    does_nothing(program, opened, *place, 'click', '--repeat', 2, '--delay', 20, 1)
    deals(program, *place, 'click', 1)
    program.close()
    print('the pointer presses the button of the panel only a moment later')


def press_by_reader(riffle):
    program = start(riffle)
    opened = Dialogs(program)
    program.key('ctrl+Return')
    program.wait('state won')
    find_button(opened.reader).do('click')
    program.wait('deal .*')
    program.close()
    print('a screen reader presses the button of the panel at once')


def test(riffle):
    keeps_focus(riffle)
    press_keys(riffle)
    press_pointer(riffle)
    press_by_reader(riffle)


run(test)
