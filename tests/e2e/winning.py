#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel that lies over the table when a game was won: winning.py RIFFLE."""

import os
import re

from dialogs import Dialogs
from harness import Failure, check, run, wait_until, xdotool
from messages import describe, overlaps
from program import Program

NEARLY_WON = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nearly-won.riffle')
SIZE = '900x700'
SIZES = (SIZE, '360x720', '720x360', '360x400')  # in lower ones the board and the panel do not find room beside each other
BUTTON = (-60, -36)  # pixels: where “New Deal” lies, from the lower right corner of the panel


def start(riffle, size=SIZE):
    program = Program(riffle, '--size', size, NEARLY_WON)
    program.wait('page game|deal .*')
    program.look()
    return program


def find_button(reader):
    return reader.find(lambda node: node.role == 'push button' and node.name == 'New Deal'
                       and 'focused' in node.states, 'the button of the panel')


def find_panel(reader):
    """What is spoken before the button: the panel, by how the game has ended, with the figures."""
    path = wait_until(reader.path_to_focus, 'the focus')
    panel = next((node for node in path if re.search('[Yy]ou have won|You won', node.name)), None)
    check(panel is not None, f'the panel has no name: {[(node.role, node.name) for node in path]}')
    check(re.search(r'\d+ moves? in ', panel.description), f'the figures are not spoken: “{panel.description}”')


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
    find_panel(opened.reader)
    check(opened.open('ctrl+comma') == 'Preferences', 'no preferences')
    program.key('Escape')
    opened.wait_closed('the preferences')
    find_button(opened.reader)
    program.close()
    print('the panel has the focus after a dialog, and says how the game has ended')


def find_place(program):
    """Where the button is, when the panel has come to rest."""
    def rests():
        x, y, width, height = wait_until(lambda: describe(program, 'outcome'), 'the panel')
        return describe(program, 'outcome') == (x, y, width, height) and (x + width, y + height)
    right, lower = wait_until(rests, 'the panel to rest')
    return program.at(right + BUTTON[0], lower + BUTTON[1])


def press_pointer(riffle):
    program = start(riffle)
    opened = Dialogs(program)
    program.key('ctrl+Return')
    program.wait('state won')
    find_button(opened.reader)
    place = find_place(program)
    program.key('ctrl+z')
    program.wait('undo .*')
    does_nothing(program, opened, *place, 'click', '--repeat', 2, '--delay', 20, 1)
    deals(program, *find_place(program), 'click', 1)
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


def is_over(riffle):
    """A game that was won needs no help, but can be gone back in."""
    program = start(riffle)
    program.key('ctrl+Return')
    program.wait('state won')
    find_button(Dialogs(program).reader)
    for key in ('ctrl+h', 'ctrl+shift+l', 'ctrl+shift+b'):
        program.skip()
        program.key(key)
        program.wait('refused The game is over[.]')
    program.key('ctrl+z')
    program.wait('state playing')
    program.close()
    print('a game that was won needs no help')


def lies_free(riffle):
    for size in SIZES:
        program = start(riffle, size)
        program.key('ctrl+Return')
        program.wait('state won')

        def is_free():
            place = describe(program, 'outcome')
            return place is not None and not any(overlaps(place, card) for pile in program.look().values()
                                                 if pile.size > 0 for card in pile.places)
        wait_until(is_free, f'the panel of a won game to cover no card at {size}')
        program.close()
    print(f'the panel covers no card in windows of {len(SIZES)} sizes')


def test(riffle):
    lies_free(riffle)
    is_over(riffle)
    keeps_focus(riffle)
    press_keys(riffle)
    press_pointer(riffle)
    press_by_reader(riffle)


run(test)
