#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays on the board as a screen reader does, over the real accessibility bus: test-board-a11y.py PROGRAM."""

import os
import subprocess
import sys
import time

import board_driver

INSIDE = '--inside'
PATIENCE = 15.0  # seconds; only a failure waits as long


class Failure(Exception):
    pass


def children(node):
    return [node.get_child_at_index(i) for i in range(node.get_child_count())]


def descend(node):
    yield node
    for child in children(node):
        if child is not None:
            yield from descend(child)


def wait_for(what, find):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.05)
    raise Failure(f'{what} did not come')


def find_board(atspi):
    desktop = atspi.get_desktop(0)
    for program in children(desktop):
        if program is not None and program.get_name() == 'board-demo':
            lists = [node for node in descend(program) if node.get_role_name() == 'list']
            if lists:
                return lists
    return None


def act(node, name):
    for i in range(node.get_n_actions()):
        if node.get_action_name(i) == name:
            node.do_action(i)
            return
    raise Failure(f'{node.get_name()} has no action {name}: ' +
                  ', '.join(node.get_action_name(i) for i in range(node.get_n_actions())))


def card(piles, name):
    for pile in piles:
        for item in children(pile):
            if item.get_name().startswith(name):
                return item
    return None


def check_names(piles):
    roles = {item.get_role_name() for pile in piles for item in children(pile)}
    if roles != {'list item'}:
        raise Failure(f'the roles of the cards are {roles}')
    if len(piles) != 13:
        raise Failure(f'{len(piles)} piles')
    if not all(pile.get_name() for pile in piles):
        raise Failure('a pile has no name')
    stock = [pile for pile in piles if 'tock' in pile.get_name()]
    if len(stock) != 1 or len(children(stock[0])) != 1:
        raise Failure('of the stock, only the top card is to be heard')


def play(atspi):
    piles = wait_for('the board', lambda: find_board(atspi))
    check_names(piles)
    ace = card(piles, 'Ace of Hearts')
    if ace is None or ace.get_name() != 'Ace of Hearts, Column 7, card 7 of 7':
        raise Failure('the Ace of Hearts is called ' + (ace.get_name() if ace else 'nothing'))
    act(ace, 'card.activate')
    wait_for('the selection', lambda: ace.get_state_set().contains(atspi.StateType.SELECTED))
    foundation = next(pile for pile in piles if 'Foundation 1' in pile.get_name())
    act(foundation, 'pile.activate')
    wait_for('the move', lambda: card(find_board(atspi), 'Ace of Hearts, Foundation 1, card 1 of 1'))
    wait_for('the next card', lambda: card(find_board(atspi), 'Five of Hearts, Column 7, card 6 of 6'))
    four = card(find_board(atspi), 'Four of Spades')
    act(four, 'card.to-foundation')
    # No foundation takes it: the best place is the Five of Hearts.
    wait_for('the best place', lambda: card(find_board(atspi), 'Four of Spades, Column 7, card 7 of 7'))


def inside(program):
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi
    process = subprocess.Popen([program, 'klondike#1', '--size', '1000x800', '--still'],
                               env={**os.environ, 'G_DEBUG': 'fatal-warnings'})
    try:
        play(Atspi)
    except Failure as failure:
        print(failure)
        return 1
    finally:
        process.terminate()
        process.wait()
    return 0


def main():
    if sys.argv[1] == INSIDE:
        sys.exit(inside(sys.argv[2]))
    board_driver.need_tools()
    try:
        import gi
        gi.require_version('Atspi', '2.0')
    except (ImportError, ValueError):
        print('SKIP: the accessibility library is not installed')
        sys.exit(77)
    display = board_driver.Display()
    # Only the program's own warnings matter, not those of the library that asks it.
    display.environment.pop('G_DEBUG')
    display.environment.pop('GTK_A11Y')
    try:
        result = subprocess.run(['dbus-run-session', '--', sys.executable, os.path.abspath(__file__), INSIDE, sys.argv[1]],
                                env=display.environment, check=False)
    finally:
        display.close()
    sys.exit(result.returncode)


main()
