#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages and dialogs go away while the pointer is pressed on them, or while the window is resized: vanishing.py RIFFLE."""

import os
import subprocess

from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import Program

DEAL, OTHER = 'three-shuffles#7', 'klondike#1'
AFTER = 'klondike#2'  # what is on the table already is not dealt again
SIZE, NARROW = (1000, 760), (380, 760)
SPOTS = ((500, 270), (500, 380), (420, 470), (500, 600))  # of the window: something lies there on every page
PAUSE, GAMES = 'ctrl+shift+p', 'ctrl+shift+n'
ANIMATED = '[Settings]\ngtk-enable-animations=true\ngtk-cursor-blink=false\n'
DELAYS = (0, 0.003, 0.01, 0.02, 0.05)  # seconds


def start(riffle):
    program = Program(riffle, '--size', f'{SIZE[0]}x{SIZE[1]}', DEAL)
    program.wait('deal ' + DEAL)
    return program


def press(program, spot):
    x, y = spot
    xdotool(*program.at(x - 3, y - 3), *program.at(x, y), 'mousedown', 1)


def release_after(*keys):
    """In one go, so that the toolkit sees no motion between the keys and the release."""
    xdotool('key', '--delay', 0, *keys, 'mouseup', 1)


def open_game(program, deal):
    program.skip()
    subprocess.run([program.program, deal], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal ' + deal)


def pause(program):
    release_after(PAUSE)


def pause_outside(program):
    """The button is released where the pointer has left the window."""
    xdotool(*program.at(560, 300), *program.at(500, 775))
    pause(program)


def pause_at_edge(program):
    """A point outside of the pages, on what surrounds them."""
    xdotool(*program.at(560, 300), *program.at(3, SIZE[1] - 3))
    pause(program)


def middle_button(program):
    """With another button, which drags nothing."""
    xdotool('mouseup', 1, 'mousedown', 2, *program.at(560, 300), *program.at(1010, 380), 'key', '--delay', 0, PAUSE, 'mouseup', 1,
            'mouseup', 2)


def turn_page(program):
    release_after(GAMES)
    program.wait('page chooser')


def open_other(program):
    open_game(program, AFTER)
    xdotool('mouseup', 1)


def pages_change(riffle):
    """On the board and on the page of a pause."""
    program = start(riffle)
    for keys in ((), (PAUSE,)):
        for way in (pause, pause_outside, pause_at_edge, middle_button, turn_page, open_other):
            for spot in SPOTS:
                open_game(program, OTHER)
                open_game(program, DEAL)
                program.look()
                if keys:
                    program.key(*keys)
                press(program, spot)
                way(program)
                program.key('Escape', 'Escape')
                program.look()
                check(not program.faults(), f'{way.__name__} after {keys}, pressed at {spot}: {program.faults()}')
    program.close()
    print('pages change while they are pressed')


def resize(program, size):
    xdotool('windowsize', '--sync', program.window, *size)


def dialogs_close(riffle):
    """While the window becomes so narrow, or so wide, that dialogs have another form."""
    program = start(riffle)
    dialogs = Dialogs(program)
    for before, after in ((NARROW, SIZE), (SIZE, NARROW)):
        for delay in DELAYS:
            resize(program, before)
            dialogs.open('F1')
            escape, change = ['key', '--delay', 0, 'Escape', 'Escape'], ['windowsize', program.window, *after]
            for words in ([*change, 'sleep', delay, *escape], [*escape, 'sleep', delay, *change]):
                if dialogs.find() is None:
                    resize(program, before)
                    dialogs.open('F1')
                xdotool(*words)
                dialogs.wait_closed('Rules')
    program.close()
    print('dialogs close while the window is resized')


def escape_comes_at_once(riffle):
    """Before the window manager has given the keys to the dialog, if that is a window of its own."""
    program = start(riffle)
    dialogs = Dialogs(program)
    for key in ('ctrl+t', 'F1', 'ctrl+question', 'ctrl+comma'):
        for _ in range(3):
            program.key(key, 'Escape')
            dialogs.wait_closed(f'the dialog of {key}')
            program.look()
    program.close()
    print('an early Escape closes dialogs')


def focus_number(program, dialogs):
    """With Tab, as far as it is: the row around a number may have the focus first."""
    def has_focus():
        nodes = dialogs.reader.path_to_focus()
        if nodes and nodes[-1].role in ('text', 'entry', 'spin button'):
            return True
        program.key('Tab')
        return False
    wait_until(has_focus, 'the focus to come to a number')


def number_changes_as_dialog_closes(riffle):
    """A number that is typed counts when the focus leaves it: the cards are dealt again while the dialog closes."""
    program = Program(riffle, '--size', f'{SIZE[0]}x{SIZE[1]}', 'crescent#1')
    program.wait('deal .*')
    dialogs = Dialogs(program)
    dialogs.open('alt+Return')
    focus_number(program, dialogs)
    program.key('ctrl+a', '0', 'Escape', 'Escape')
    program.wait('deal crescent:shifts=0#1')
    dialogs.wait_closed('the options')
    program.look()
    program.close()
    print('cards are dealt again while a dialog closes')


def test(riffle):
    number_changes_as_dialog_closes(riffle)
    escape_comes_at_once(riffle)
    pages_change(riffle)
    with open(os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0/settings.ini'), 'w', encoding='ascii') as file:
        file.write(ANIMATED)
    dialogs_close(riffle)


run(test)
