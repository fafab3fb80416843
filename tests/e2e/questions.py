#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What games ask the player, and their special actions in the menu: questions.py RIFFLE."""

import pointer
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import Program

KEEP = {'GSETTINGS_BACKEND': 'keyfile'}
EARLY = 'three-shuffles#7'  # a Two lies open from the deal on
SHUFFLE = '!shuffle'
PADDING = 12                # pixels, at both ends of the status row


def extents(node):
    return node.accessible.call('org.a11y.atspi.Component', 'GetExtents', '(u)', 1)[0]


def place_in_status(program, reader, role, name):
    """The middle of a widget of the status row. Newer toolkits tell all places in it with the same error."""
    program.look()
    row_x, row_y, _, row_height = next(map(int, line.split()[1:]) for line in program.lines if line.startswith('status-row '))
    first_x, first_y, _, first_height = extents(reader.find_all(lambda node: node.role == 'label' and node.name == 'Score')[0])
    aside, below = row_x + PADDING - first_x, row_y + (row_height - first_height) / 2 - first_y
    found = reader.find_all(lambda node: node.role == role and node.name == name and 'visible' in node.states)
    x, y, width, height = extents(found[-1])
    return x + aside + width / 2, y + below + height / 2


def may_still_play(program, dialogs):
    """A shuffle is asked for while a card could go to a foundation; Escape and Return leave the cards as they are."""
    for key in ('Escape', 'Return'):
        name = dialogs.open('a')
        wait_until(lambda: dialogs.reader.find_all(lambda node: 'A card can still go to a foundation.' in node.name),
                   'the question to be readable')
        program.key(key)
        dialogs.wait_closed(name)
    program.skip()
    name = dialogs.open('a')
    program.key('shift+Tab', 'Return')
    program.wait('move ' + SHUFFLE)
    dialogs.wait_closed(name)
    program.key('ctrl+z')
    program.wait('undo ' + SHUFFLE)
    check(not program.faults(), f'complaints: {program.faults()}')
    print('a shuffle was asked for, called off twice, and made', flush=True)


def with_the_pointer(program, dialogs):
    program.click_at(*place_in_status(program, dialogs.reader, 'push button', 'Shuffle'))
    wait_until(dialogs.find, 'the question')
    name = dialogs.find()[0]
    # The answer beside the one that has the focus, not the button below the dialog.
    *_, beside, focused = dialogs.reader.path_to_focus()
    check(focused.name == 'Cancel', f'the focus is on “{focused.name}”')
    next(node for node in beside.walk() if node.name == 'Shuffle' and node.actions()).do('click')
    program.wait('move ' + SHUFFLE)
    dialogs.wait_closed(name)
    print('the question was answered with the pointer', flush=True)


def in_menu(program, dialogs):
    """The menu says how often an action is left, and begins it; one that is used up says so."""
    def entry():
        return dialogs.reader.find_all(lambda node: node.role == 'menu item' and 'visible' in node.states)

    def choose(label):
        program.key('F10')
        wait_until(lambda: any(node.role == 'menu item' for node in dialogs.reader.path_to_focus()), 'the menu')
        wait_until(lambda: any(node.name == label for node in entry()),
                   lambda: f'“{label}” in the menu: {[node.name for node in entry()]}')
        dialogs.go_to(label, key='Down')
        program.key('Return')

    program.skip()
    xdotool(*program.at(4, 4))  # away from where the menu opens
    choose('Draw (1 left)')
    wait_until(lambda: dialogs.reader.find_all(lambda node: 'Choose the covered card' in node.name), 'the prompt')
    program.key('Escape')
    choose('Shuffle (1 left)')
    wait_until(dialogs.find, 'the question')
    program.key('shift+Tab', 'Return')
    program.wait('move ' + SHUFFLE)
    choose('Shuffle (0 left)')
    program.wait('refused There are no shuffles left.*')
    print('the menu shows and begins the special actions', flush=True)


def shuffles(riffle):
    program = Program(riffle, '--size', '900x700', EARLY)
    program.wait('deal ' + EARLY)
    dialogs = Dialogs(program)
    may_still_play(program, dialogs)
    with_the_pointer(program, dialogs)
    in_menu(program, dialogs)
    program.close()


def choose_game(program, name):
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.type(name)
    program.key('Return')


def players(riffle):
    """Concentration asks once in a session how many play, and remembers it."""
    program = Program(riffle, '--size', '900x700', 'golf#1', **KEEP)
    program.wait('deal golf#1')
    dialogs = Dialogs(program)
    choose_game(program, 'concentration')
    wait_until(dialogs.find, 'the question')
    name = dialogs.find()[0]
    wait_until(lambda: dialogs.reader.find_all(lambda node: node.name == 'How many players are there?'), 'the question in words')
    check(not program.find_line('deal concentration.*'), 'the game was dealt before the answer')
    dialogs.reader.find(lambda node: node.name == 'Two players' and 'click' in node.actions(), 'the answer').do('click')
    program.wait(r'deal concentration:players=2#\d+')
    dialogs.wait_closed(name)
    pointer.click(program, program.look(), 't1')
    program.wait('move t1!')
    program.key('ctrl+n')
    program.wait(r'deal concentration:players=2#\d+')
    check(dialogs.find() is None, 'it was asked twice')
    program.close()

    # The game that was left goes on without a question; a new one asks, and Return means what was chosen last time.
    program = Program(riffle, '--size', '900x700', 'golf#1', **KEEP)
    program.wait('deal golf#1')
    dialogs = Dialogs(program)
    choose_game(program, 'concentration')
    program.wait(r'deal concentration:players=2#\d+')
    check(dialogs.find() is None, 'the game that was left asked again')
    name = dialogs.open('ctrl+n')
    program.skip()
    program.key('Return')
    program.wait(r'deal concentration:players=2#\d+')
    dialogs.wait_closed(name)
    check(not program.faults(), f'complaints: {program.faults()}')
    program.close()
    print('how many play was asked once in a session, and remembered', flush=True)


def test(riffle):
    shuffles(riffle)
    players(riffle)


run(test)
