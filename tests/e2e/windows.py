#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several windows at once, each with a game of its own: windows.py RIFFLE."""

import os
import pathlib
import re
import shutil
import subprocess

import harness
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import Program, active_window


class Beside(Program):
    """The second window of a program: its lines are marked."""

    def __init__(self, first):  # pylint: disable=super-init-not-called
        self.first = first
        self.path, self.process, self.harmless = first.path, first.process, first.harmless
        self.n_read, self.lines, self.seen, self.focus = 0, [], 0, None
        self.board = self.seen_board = (0, 0, 0, 0)
        self.window = wait_until(self.find_beside, lambda: f'a second window; there is: {first.tail()}')
        wait_until(lambda: active_window() == self.window, 'the second window to become the active one')
        self.measure()

    def find_beside(self):
        return next((window for window in self.first.find_windows() if window != self.first.window), None)

    def select(self, lines):
        return [line.removeprefix('[2] ') for line in lines if line.startswith('[2] ')]


def call(riffle, *words):
    return subprocess.run([riffle, *words], capture_output=True, encoding='utf-8', timeout=60, check=False)


def activate(program):
    xdotool('windowactivate', '--sync', program.window)
    wait_until(lambda: active_window() == program.window, 'the window to become the active one')


def games():
    return pathlib.Path(os.environ['XDG_DATA_HOME'], 'riffle/games')


def count_played(variant):
    """How many games of a variant are in the statistics."""
    path = pathlib.Path(os.environ['XDG_DATA_HOME'], 'riffle/statistics.ini')
    text = path.read_text(encoding='utf-8') if path.exists() else ''
    groups = re.findall(r'^\[[^\]]*\b' + variant + r'\b[^\]]*\]\n(?:[^\[]*\n)?played=(\d+)', text, re.MULTILINE)
    return sum(int(number) for number in groups)


def shot(program, name):
    """RIFFLE_E2E_SHOTS=FOLDER keeps pictures to look at."""
    if 'RIFFLE_E2E_SHOTS' in os.environ:
        subprocess.run(['import', '-window', 'root', os.path.join(os.environ['RIFFLE_E2E_SHOTS'], name + '.png')], check=True)


def choose(program, name):
    program.key('ctrl+f')
    program.type(name)
    program.key('Return')


def play_in_both(program):
    program.wait('deal klondike#12')
    program.key('ctrl+alt+n')
    second = Beside(program)
    second.wait('page chooser')
    shot(program, 'windows-new')
    choose(second, 'golf')
    second.wait('deal golf#.*')
    second.look()
    second.key('d')
    second.wait('move s')
    activate(program)
    program.look()
    program.skip()
    program.key('d')
    program.wait('move s')
    activate(second)
    second.key('d')
    second.wait('move s')
    shot(program, 'windows-both')
    print('two games were played in two windows', flush=True)
    return second


def comes_forward(program, second, riffle):
    """There is one saved game of a variant, so it is played in one window."""
    second.key('ctrl+shift+n')
    second.wait('page chooser')
    choose(second, 'klondike')
    wait_until(lambda: active_window() == program.window, 'the window of Klondike to come forward')
    for words in (('--new-window', 'klondike#12'), ('klondike#12',), ('--variant', 'klondike')):
        activate(second)
        check(call(riffle, *words).returncode == 0, f'{words} was refused')
        wait_until(lambda: active_window() == program.window, f'the window of Klondike to come forward for {words}')
    check(len(program.find_windows()) == 2, 'there is one more window')
    program.read()
    check('moves=1' in next(line for line in reversed(program.lines) if line.startswith('status')), program.tail())
    activate(second)
    second.key('alt+Left')
    second.wait('page game')
    print('a game that was being played came forward', flush=True)


def leaves_others_free(program, second):
    """A dialog of one window holds up no other one."""
    before = set(program.find_windows())
    second.key('ctrl+comma')
    dialogs = Dialogs(second)
    wait_until(dialogs.find, 'the preferences')
    activate(program)
    program.skip()
    program.key('d')
    program.wait('move s')
    program.key('ctrl+z')
    program.wait('undo s')
    opened = set(program.find_windows()) - before
    xdotool('windowactivate', '--sync', opened.pop() if opened else second.window)
    second.key('Escape')
    wait_until(lambda: set(program.find_windows()) == before and active_window() == second.window, 'the preferences to go')
    print('a dialog of one window left the other one free', flush=True)


def keeps_in_step(program, second):
    """What ends in one window is in the statistics beside what ends in the other."""
    for window, key in ((program, 'klondike'), (second, 'golf')):
        activate(window)
        window.skip()
        window.key('ctrl+n')
        window.wait('deal .*')
        wait_until(lambda: count_played(key) == 1, f'the game of {key} to be counted')
    check(count_played('klondike') == 1, 'the game of the first window is not counted any more')
    second.key('d')
    second.wait('move s')
    print('both windows count in the same statistics', flush=True)


def closes_one(program, second, riffle):
    second.key('ctrl+w')
    wait_until(lambda: program.find_windows() == [program.window], 'the second window to be closed')
    wait_until(lambda: 'moves' in (games() / 'golf.riffle').read_text(encoding='utf-8'), 'the game to be saved')
    activate(program)
    program.look()
    program.skip()
    program.key('d')
    program.wait('move s')
    program.skip()
    check(call(riffle, '--variant', 'golf').returncode == 0, 'golf was refused')
    program.wait('deal golf#.*')
    program.look()
    program.key('ctrl+z')
    program.wait('undo s')
    print('a window was closed, and its game goes on in the other', flush=True)


def asks_for_all(riffle):
    """If nothing can be saved, quitting asks once, and says how many games that are."""
    program = Program(riffle, '--size', '700x600', 'klondike#3')
    program.wait('deal klondike#3')
    check(call(riffle, '--new-window', 'golf#3').returncode == 0, 'golf#3 was refused')
    second = Beside(program)
    second.wait('deal golf#3')
    shutil.rmtree(games())
    games().write_text('no folder', encoding='ascii')
    second.look()
    second.key('d')
    second.wait('move s')
    second.wait('saving .*could not be saved.*')
    activate(program)
    program.look()
    program.key('d')
    program.wait('move s')
    dialogs = Dialogs(program)
    program.key('ctrl+q')
    program.wait('ask 2 games could not be saved: .*')
    wait_until(dialogs.find, 'the question')
    shot(program, 'windows-ask')
    program.key('Escape')
    wait_until(lambda: len(program.find_windows()) == 2, 'the question to go, and both windows to stay')
    games().unlink()
    program.wait('saving -')
    program.key('ctrl+q')
    program.process.wait(harness.PATIENCE)
    check(program.process.returncode == 0, f'status {program.process.returncode}')
    check('deal: 3\n' in (games() / 'golf.riffle').read_text(encoding='utf-8'), 'golf was not saved')
    check('deal: 3\n' in (games() / 'klondike.riffle').read_text(encoding='utf-8'), 'klondike was not saved')
    check(not program.faults(), program.faults())
    print('quitting saved the games of all windows', flush=True)


def continues_last_used(riffle):
    program = Program(riffle, '--size', '700x600')
    program.wait('deal klondike#3')
    program.close()
    print('the window that was used last is the one that goes on', flush=True)


def contest():
    path = games() / 'current.riffle-contest'
    return path.read_text(encoding='utf-8') if path.exists() else ''


def plays_a_contest_in_one(riffle):
    """All windows have the same tour, which is played in one of them; the others lead there."""
    program = Program(riffle, '--size', '700x600', 'klondike#12')
    program.wait('deal klondike#12')
    program.key('ctrl+shift+t')
    deal = program.wait('deal (pyramid.*)').group(1)
    program.key('ctrl+alt+n')
    second = Beside(program)
    second.wait('page chooser')
    second.key('ctrl+shift+r')
    wait_until(lambda: active_window() == program.window, 'the window of the tour to come forward')
    check(second.find_line('deal .*') is None, f'the tour is played in both windows: {second.tail()}')
    # Another game has the tour wait, which then goes on in the window that asks.
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    choose(program, 'golf')
    program.wait('deal golf#.*')
    activate(second)
    second.key('ctrl+shift+r')
    second.wait('deal ' + re.escape(deal))
    second.look()
    second.key('d')
    second.wait('move s')
    wait_until(lambda: re.search(r'^\d+ s$', contest(), re.MULTILINE), lambda: f'the move to be in the tour: {contest()}')
    activate(program)
    program.key('ctrl+shift+r')
    wait_until(lambda: active_window() == second.window, 'the other window to come forward')
    check(contest().count('deal: ') == 8 and 'players: 1\n' in contest(), f'there is another tour: {contest()[:400]}')
    program.close()
    print('a tour was played in one window at a time', flush=True)


def test(riffle):
    program = Program(riffle, '--size', '700x600', 'klondike#12')
    second = play_in_both(program)
    comes_forward(program, second, riffle)
    leaves_others_free(program, second)
    keeps_in_step(program, second)
    closes_one(program, second, riffle)
    program.close()
    asks_for_all(riffle)
    continues_last_used(riffle)
    plays_a_contest_in_one(riffle)


run(test)
