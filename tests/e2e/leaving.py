#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game is left in the middle of something: leaving.py RIFFLE."""

import os
import signal
import subprocess

import harness
import virtual_display
from harness import Failure, check, run, wait_until, xdotool
from pointer import visible_spot
from program import Program

DEAL, JOKER, OTHER = 'three-shuffles#7', 'klondike:scoring=palace,joker=on#3', 'klondike#1'
AFTER = 'klondike#2'  # what is on the table already is not dealt again


def ask_for_pick(program):
    program.key('b')
    program.wait('prompt Choose the covered card .*')


def ask_for_ace(program):
    program.key('a', 'f', '2', 'Return')
    program.wait('prompt Choose a card[.]')


def choose(program):
    program.key('1', 'Return')
    program.wait('select 1')


def hint(program):
    program.key('ctrl+h')
    program.wait('hint .*')


def look_into_pile(program):
    program.key('1', 'ctrl+p')


def peek(program):
    xdotool('key', '1', 'keydown', 'l')


def press_long(program):
    x, y = visible_spot(program.look()['t1'], 0)
    xdotool(*program.at(x, y), 'mousedown', 2)


def drag(program):
    """The card stays on the pointer, over the other cards."""
    piles = program.look()
    (x, y), (to_x, to_y) = visible_spot(piles['t1'], 0), visible_spot(piles['t2'], 0)
    xdotool(*program.at(x, y), 'mousedown', 1, *program.at(x + 20, y + 20), *program.at(to_x, to_y))
    program.wait('select 1')


STATES = ((DEAL, ask_for_pick), (JOKER, ask_for_ace), (DEAL, choose), (DEAL, hint), (DEAL, look_into_pile), (DEAL, peek),
          (DEAL, press_long), (DEAL, drag))


def let_go():
    xdotool('keyup', 'l', 'mouseup', 1, 'mouseup', 2)


def show(program, deal):
    subprocess.run([program.program, deal], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal ' + deal)


def show_other(program):
    show(program, OTHER)


def deal_again(program):
    program.key('ctrl+n')
    program.wait('deal .*')


def go_to_games(program):
    program.key('ctrl+shift+n')
    program.wait('page chooser')


def change_table(program):
    program.key('ctrl+l', 'ctrl+l')


def check_alive(program, how):
    """The board takes keys again, and nothing was wrong."""
    let_go()
    program.key('Escape', 'Escape')
    show(program, AFTER)
    program.key('d')
    program.wait('move s')
    check(not program.faults(), f'{how}: {program.faults()}')


def leave(riffle):
    program = Program(riffle, '--size', '1000x760', OTHER)
    program.wait('deal ' + OTHER)
    for deal, begin in STATES:
        for way in (show_other,) if begin is ask_for_ace else (show_other, deal_again, go_to_games, change_table):
            show(program, deal)
            begin(program)
            way(program)
            check_alive(program, f'{begin.__name__} in {deal}')
    program.close()


def quit_program(riffle):
    for deal, begin in STATES:
        program = Program(riffle, '--size', '1000x760', deal)
        program.wait('deal ' + deal)
        program.look()
        begin(program)
        # As long as a popover has the keys, the window gets none.
        if begin is ask_for_ace:
            program.process.terminate()
        else:
            program.key('ctrl+q')
        wait_until(lambda: program.process.poll() is not None, 'the program to end')
        let_go()
        if program.process.returncode != 0 or program.faults():
            raise Failure(f'{begin.__name__} in {deal}: status {program.process.returncode}, {program.tail()}')


def end_by_signal(riffle):
    """The session ends, somebody presses Ctrl+C, or the terminal is closed: the game is kept as when the window is closed."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        program = Program(riffle, 'klondike#1')
        program.wait('deal klondike#1')
        program.look()
        program.process.send_signal(number)
        wait_until(lambda: program.process.poll() is not None, 'the program to end')
        if program.process.returncode != 0 or program.faults():
            raise Failure(f'{number.name}: status {program.process.returncode}, {program.tail()}')
    print('ended by three signals')


def quit_without_bus(riffle):
    """There is a bus for accessibility, and none for the session: the program can be used, and ends as it should."""
    answer = subprocess.run(['gdbus', 'call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method',
                             'org.a11y.Bus.GetAddress'], capture_output=True, text=True, check=True).stdout
    program = Program(riffle, 'klondike#1', AT_SPI_BUS_ADDRESS=answer.split("'")[1], DBUS_SESSION_BUS_ADDRESS='unix:path=/nonexistent')
    program.wait('deal klondike#1')
    program.key('d')
    program.wait('move s')
    program.key('ctrl+q')
    wait_until(lambda: program.process.poll() is not None, 'the program to end')
    check(program.process.returncode == 0 and not program.faults(), f'status {program.process.returncode}, {program.tail()}')
    print('ended without a session bus')


def lose_display(riffle):
    """The display goes away: the program says so, and the game is kept with its last move."""
    environment = dict(os.environ)
    server = virtual_display.start_server(environment, '800x600')
    log = os.path.join(harness.folder(), 'lost-log')
    with open(log, 'w', encoding='utf-8') as file:
        process = subprocess.Popen([riffle, '--log-events', 'klondike#7'], env=environment, stdout=file, stderr=subprocess.STDOUT)

    def has(part):
        with open(log, encoding='utf-8') as file:
            return part in file.read()
    wait_until(lambda: has('deal klondike#7'), 'the game')
    # Nobody manages the windows of this display, so the keys are for what the pointer is over.
    subprocess.run(['xdotool', 'mousemove', '300', '300'], env=environment, check=True)

    def turned():
        subprocess.run(['xdotool', 'key', 'd'], env=environment, check=True)
        return has('move s')
    wait_until(turned, 'a move')
    server.kill()
    server.wait()
    wait_until(lambda: process.poll() is not None, 'the program to end')
    check(process.returncode == 1, f'status {process.returncode}')
    check(has('The display is gone, so Riffle ends. Your game is saved.\n'), 'the end was not told')
    with open(os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/games/klondike.riffle'), encoding='utf-8') as file:
        check('deal: 7\n' in (text := file.read()) and '\ns\n' in text, f'the move is lost: {text}')
    print('ended with the display')


def test(riffle):
    end_by_signal(riffle)
    quit_program(riffle)
    leave(riffle)
    quit_without_bus(riffle)
    lose_display(riffle)
    print(f'left in the middle of {len(STATES)} things, in up to five ways')


run(test)
