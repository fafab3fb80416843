#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The children's page: entered, played again and again, and left with Exit and Escape: children.py RIFFLE GOLDEN."""

import time

import golden
from dialogs import Dialogs
from golden import Move
from harness import check, run, wait_until
from program import Program

REST = 1.0  # seconds in which a key has its effect; one more would be meant for the next game


def focused(reader):
    return ''.join(node.name for node in reader.path_to_focus()[-1:])


def wait_focus(reader, name):
    wait_until(lambda: focused(reader) == name, lambda: f'the focus on “{name}”; it is on “{focused(reader)}”')


def buttons(reader):
    return {node.name for node in reader.find_all(lambda node: node.role in ('button', 'push button'))}


def play(program, moves):
    for move in map(Move, moves):
        first, second = move.text.split('+')
        program.key(first[1:], 'Return', second[1:], 'Return')
        program.wait('move .*')


def press(program, pattern):
    """The panel at the end of a game takes keys a moment after it has come."""
    def answered():
        program.key('Return')
        end = time.monotonic() + REST
        while not program.find_line(pattern):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True
    wait_until(answered, lambda: f'“{pattern}”; there is: {program.tail()}')


def again(riffle, path):
    """A game that was begun goes on; at its end one large button deals anew, and Return presses it."""
    deal, moves = golden.read_won_game(path)
    program = Program(riffle, '--size', '900x700', deal)
    program.wait('deal ' + deal)
    opened = Dialogs(program)
    play(program, moves[:1])
    program.key('ctrl+shift+g')
    program.wait('page children')
    wait_focus(opened.reader, 'Concentration')
    program.key('Right', 'Right')
    wait_focus(opened.reader, 'The Wish')
    program.key('Return')
    program.wait('page game')
    play(program, moves[1:])
    program.wait('state won')
    wait_focus(opened.reader, 'Again')
    check(not buttons(opened.reader) & {'New Deal', 'Other Game', 'Undo', 'Hint', 'Choose a Game'},
          f'there is more than a child needs: {buttons(opened.reader)}')
    press(program, r'deal the-wish#\d+')
    check(opened.find() is None, 'something was asked')
    program.key('ctrl+shift+n', 'ctrl+f')
    program.key('Escape')
    program.wait('page children')
    wait_focus(opened.reader, 'The Wish')
    program.key('Escape')
    program.wait('page chooser')
    program.close()
    print('“Again” deals at once, and Escape leads back step by step')


def players(riffle):
    """Concentration asks each time it is chosen, and not before another round."""
    program = Program(riffle, '--size', '360x720', 'golf#1')
    program.wait('deal golf#1')
    opened = Dialogs(program)
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    opened.reader.find(lambda node: node.name == 'Children’s Games, 3 games' and 'click' in node.actions(),
                       'the collection').do('click')
    program.wait('page children')
    for _ in range(2):
        wait_focus(opened.reader, 'Concentration')
        name = opened.open('Return')
        opened.reader.find(lambda node: node.name == 'Two players' and 'click' in node.actions(), 'the answer').do('click')
        program.wait(r'deal concentration:players=2#\d+')
        opened.wait_closed(name)
        program.key('Escape')
        program.wait('page children')
    program.close()
    print('Concentration asks how many play')


def other_game(riffle):
    """Another game that is opened ends the mode."""
    program = Program(riffle, '--size', '900x700', 'golf#1')
    program.wait('deal golf#1')
    opened = Dialogs(program)
    program.key('ctrl+shift+g')
    program.wait('page children')
    program.key('Right', 'Return')
    program.wait(r'deal pairs#\d+')
    program.key('ctrl+1')
    program.wait('deal pyramid.*')
    wait_until(lambda: 'Hint' in buttons(opened.reader), lambda: f'the header of the game; there is {buttons(opened.reader)}')
    program.close()
    print('another game has its own header again')


def test(riffle, path):
    again(riffle, path)
    players(riffle)
    other_game(riffle)


run(test)
