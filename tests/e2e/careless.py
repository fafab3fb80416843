#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays fast and carelessly with pointer and keys, in all games: careless.py RIFFLE RIFFLE-CLI TABLE-OF-SHORTCUTS.

RIFFLE_TEST_SECONDS is how long (RIFFLE_TEST_LONG=1: ten minutes), RIFFLE_TEST_SEED which clicks and keys, RIFFLE_TEST_GAMES in
which games, and RIFFLE_TEST_WITHOUT names keys that are left out, as in “ctrl+m F10”. What is played depends on seed, game and
round alone; a fault is told with all three and the events before it.
"""

import os
import random
import re
import shutil
import signal
import subprocess
import time

import harness
from harness import Failure, check, run, wait_until
from program import DESCRIBE, Program, geometry_of, switch_settings

ORDINARY, LONG = 25, 600  # seconds
HEAD = 60                 # pixels, of the window
KEPT = 3                  # batches of events that are told after a fault
ENDING = ('app.quit', 'window.close')
# GTK's own dialog for files has criticals of its own when the heads of its columns are clicked while it still reads a folder.
FOREIGN = ('win.open', 'win.save-as')
# GTK may still lose count of what is pressed (src/app/widgets/riffle-pointer-repeat.c); that is told, and is no fault.
MISCOUNT = 'Broken accounting of active state'
# What opens a dialog or another page, and what is done over and over by a key that is held.
PAGES = ('F1', 'shift+F1', 'ctrl+p', 'ctrl+g', 'ctrl+t', 'ctrl+comma', 'ctrl+question', 'alt+Return', 'ctrl+shift+n', 'ctrl+shift+p')
HELD = (('ctrl', 'z'), ('ctrl', 'z'), ('ctrl', 'shift', 'z'), ('ctrl', 'h'), ('ctrl', 'n'), ('ctrl', 'l'), ('d',), ('Right',),
        ('Return',))
SETTINGS = '[Settings]\ngtk-enable-animations=true\ngtk-cursor-blink=false\n'
# What no shortcut is for, or what belongs to the cards, menus and dialogs.
OTHER_KEYS = (*'0123456789abcdefghiklmpqrstwx', 'plus', 'minus', 'Return', 'shift+Return', 'space', 'shift+space', 'Escape', 'Tab',
              'shift+Tab', 'Left', 'Right', 'Up', 'Down', 'Home', 'End', 'Page_Up', 'Page_Down', 'F10', 'Menu', 'shift+F10',
              'Delete', 'BackSpace')


def read_shortcuts(path):
    """The keys of the table of shortcuts as xdotool names them, without those that end the program or lead out of it."""
    modifiers = {'Control': 'ctrl', 'Shift': 'shift', 'Alt': 'alt'}
    with open(path, encoding='utf-8') as table:
        lines = [line for line in table if not any(f'"{action}"' in line for action in ENDING + FOREIGN)]
    keys = [f'ctrl+{number}' for number in range(1, 9)]
    for key in re.findall(r'"((?:<\w+>)*\w+)"(?=[ ,])', ''.join(lines).replace('shortcuts"', '')):
        held = [modifiers[word] for word in re.findall('<(\\w+)>', key)]
        keys.append('+'.join([*held, key.rpartition('>')[2]]))
    return sorted(set(keys))


class Hands:
    """Makes up what a careless player does, as words for xdotool."""

    def __init__(self, seed, player, window):
        self.random = random.Random(seed)
        self.window = window
        self.riffle = player.riffle
        self.shortcuts = player.shortcuts
        self.games = player.games
        self.without = os.environ.get('RIFFLE_TEST_WITHOUT', '').split()
        self.spots = []  # where cards are, in the window
        self.x = self.y = self.width = self.height = 0

    def measure(self):
        answer = geometry_of(self.window)
        self.x, self.y, self.width, self.height = (answer[name] for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))

    def find_spot(self):
        if self.spots and self.random.random() < 0.8:
            x, y, width, height = self.random.choice(self.spots)
            return x + self.random.random() * width, y + self.random.random() * height
        return self.random.random() * self.width, self.random.random() * self.height

    def go(self, spot=None):
        x, y = spot or self.find_spot()
        return ['mousemove', max(0, round(self.x + x)), max(0, round(self.y + y))]

    def come_back(self):
        """If a window is half outside of the display, GDK itself finds no place for a menu."""
        return ['windowmove', self.window, 20, 10]

    def rest(self):
        return ['sleep', self.random.choice((0.001, 0.001, 0.005, 0.01, 0.02, 0.06))]

    def click(self):
        return [*self.go(), 'click', self.random.choice((1, 1, 1, 1, 1, 1, 2, 3, 4, 5))]

    def click_often(self):
        return [*self.go(), 'click', '--repeat', self.random.randint(2, 6), '--delay', self.random.choice((5, 10, 20, 40, 140)), 1]

    def drag(self):
        x, y = self.find_spot()
        # By its head the window would be moved.
        words = [*self.go((x, max(y, HEAD))), 'mousedown', self.random.choice((1, 1, 1, 2))]
        for _ in range(self.random.randint(1, 6)):
            words += [*self.go(), *(self.rest() if self.random.random() < 0.5 else [])]
        if self.random.random() < 0.5:
            words += self.random.choices((self.press, self.open_game, self.resize, self.leave), (16, 2, 1, 1))[0]()
        return [*words, 'mouseup', 1, 'mouseup', 2]

    def press(self):
        keys = self.shortcuts if self.random.random() < 0.3 else OTHER_KEYS
        key = self.random.choice([key for key in keys if key not in self.without])
        return ['key', '--delay', 0, key]

    def press_often(self):
        return self.press() * self.random.randint(2, 6)

    def resize(self):
        return ['windowsize', self.window, self.random.randint(360, 1300), self.random.randint(294, 950), *self.come_back()]

    def double_click(self):
        return [*self.go(), 'click', '--repeat', 2, '--delay', 30, 1]

    def hold(self):
        """Until the display repeats the key, too."""
        keys = self.random.choice(HELD)
        return [word for key in keys for word in ('keydown', key)] + ['sleep', self.random.choice((0.3, 0.8, 1.2))] \
            + [word for key in reversed(keys) for word in ('keyup', key)]

    def open_page(self):
        """A dialog or another page, which is left again, early or late."""
        words = ['key', '--delay', 0, self.random.choice(PAGES), *self.rest()]
        for _ in range(self.random.randint(0, 3)):
            words += [*self.random.choice((self.click, self.click_often, self.press))(), *self.rest()]
        return [*words, *self.leave()]

    def open_game(self):
        """By a second start of the program, in the middle of whatever is going on."""
        deal = f'{self.random.choice(self.games)}#{self.random.randint(1, 99)}'
        return ['exec', '--args', 2, self.riffle, deal]

    def leave(self):
        return ['key', '--delay', 0, *['Escape'] * self.random.randint(1, 3)]

    def make_batch(self, n_events):
        ways = self.random.choices((self.click, self.click_often, self.double_click, self.drag, self.press, self.press_often,
                                    self.hold, self.open_page, self.open_game, self.leave, self.resize),
                                   (26, 11, 6, 16, 24, 6, 2, 5, 2, 4, 2), k=n_events)
        return [word for way in ways for word in (*way(), *self.rest())]


def is_running(number):
    """Whether a process has not ended; one that nobody waits for is a zombie until then."""
    try:
        with open(f'/proc/{number}/stat', encoding='ascii', errors='replace') as file:
            return file.read().rpartition(')')[2].split()[0] != 'Z'
    except OSError:
        return False


class Player:
    """Plays the games one after the other, and keeps what was done last."""

    def __init__(self, riffle, shortcuts, games):
        self.riffle = riffle
        self.shortcuts = shortcuts
        self.games = games
        self.seed = os.environ.get('RIFFLE_TEST_SEED', '1')
        self.program = None
        self.where = ''
        self.batches = []
        self.n_events = self.n_starts = self.n_miscounts = 0

    def end_strays(self):
        """If a click has closed the window, the next start from outside is a program that nobody watches."""
        for number in harness.find_own(harness.folder()):
            try:
                if os.readlink(f'/proc/{number}/exe') != self.riffle:
                    continue
                os.kill(number, signal.SIGTERM)
            except OSError:
                continue  # it has ended meanwhile
            wait_until(lambda number=number: not is_running(number), 'a stray program to end')

    def start(self, deal):
        self.end_strays()
        self.count_miscounts()
        self.n_starts += 1
        self.program = Program(self.riffle, '--size', '1000x760', deal, GSETTINGS_BACKEND='keyfile', HOME=harness.folder())
        self.program.harmless.append(MISCOUNT)
        self.program.wait('deal .+')

    def count_miscounts(self):
        if self.program is not None:
            self.program.read()
            self.n_miscounts += sum(MISCOUNT in line for line in self.program.lines)

    def has_ended(self):
        """A click may have closed the window; whatever else ends the program is a fault."""
        status = self.program.process.poll()
        faults = self.program.faults()
        if faults or status not in (None, 0):
            raise Failure(f'status {status}: ' + ' | '.join(faults[:3]) + ' | ' + self.program.tail())
        return status == 0

    def open(self, deal):
        if self.program is None or self.has_ended():
            self.start(deal)
            return
        # What is open, or over the window, is closed first, so that the board gets the keys.
        self.act(['key', '--delay', 0, 'Escape', 'Escape', 'Escape'], 3)
        try:
            subprocess.run([self.riffle, deal], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
                           timeout=harness.PATIENCE)
        except subprocess.TimeoutExpired:
            if self.has_ended():
                self.start(deal)
                return
            raise Failure('the program does not answer; it is here: ' + self.find_place()) from None

    def find_place(self):
        """The functions that the program is in, if a debugger can tell."""
        if shutil.which('gdb') is None:
            return 'nobody knows without gdb'
        answer = subprocess.run(['gdb', '-p', str(self.program.process.pid), '-batch', '-ex', 'backtrace'],
                                capture_output=True, text=True, check=False)
        return ' < '.join(re.findall(r'^#\d+ +(?:0x[0-9a-f]+ in )?(\w+)', answer.stdout, re.MULTILINE)[:30])

    def act(self, words, n_events):
        self.batches = [*self.batches[1 - KEPT:], words]
        self.n_events += n_events
        # If the window has gone, there is nothing to size.
        subprocess.run(['xdotool', *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)

    def find_cards(self, hands):
        self.program.skip()
        self.act(['key', '--delay', 0, DESCRIBE], 1)
        end = time.monotonic() + 0.5
        while time.monotonic() < end and 'board-end' not in self.program.lines[self.program.seen:]:
            time.sleep(0.02)
            self.program.read()
        for line in self.program.lines[self.program.seen:]:
            words = line.split()
            if words[:1] == ['board'] and len(words) >= 7:
                numbers = [float(word) for word in words[3:]]
                hands.spots += [tuple(numbers[i:i + 4]) for i in range(0, len(numbers), 4)]

    def play(self, game, number):
        self.where = f'RIFFLE_TEST_SEED={self.seed} RIFFLE_TEST_GAMES={game} in round {number}'
        self.open(f'{game}#{number}')
        hands = Hands(f'{self.seed} {game} {number}', self, self.program.window)
        for looks in (True, False):
            if self.has_ended():
                return
            try:
                hands.measure()
            except Failure:
                continue  # it is being closed
            if looks:
                self.find_cards(hands)
            self.act([*hands.come_back(), *hands.make_batch(14)], 14)
        self.has_ended()

    def tell(self):
        print(self.where, 'after', self.n_events, 'events and', self.n_starts, 'starts; the last were:')
        for words in self.batches:
            print('  xdotool', *words)

    def end(self):
        """The last game is left in the middle of whatever was going on."""
        if not self.has_ended():
            self.program.close()
        self.count_miscounts()


def list_games(cli):
    if 'RIFFLE_TEST_GAMES' in os.environ:
        return os.environ['RIFFLE_TEST_GAMES'].split()
    lines = subprocess.run([cli, 'list'], capture_output=True, text=True, check=True).stdout.splitlines()
    return [line.split('\t')[0] for line in lines]


def prepare(seed):
    """Animations, and now and then other settings than at first."""
    with open(os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0/settings.ini'), 'w', encoding='ascii') as file:
        file.write(SETTINGS)
    switch_settings(['no-messages'] if 'messages' in os.environ.get('RIFFLE_TEST_WITHOUT', '') else [])
    # A dialog for files may get a Return.
    os.chdir(harness.folder())


def play_all(player, seconds):
    end = time.monotonic() + seconds
    shuffled = random.Random(player.seed)
    played = set()
    number = 0
    while time.monotonic() < end:
        number += 1
        for game in shuffled.sample(player.games, len(player.games)):
            if time.monotonic() > end:
                break
            player.play(game, number)
            played.add(game)
    return played


def test(riffle, cli, table):
    riffle, cli = os.path.abspath(riffle), os.path.abspath(cli)
    seconds = float(os.environ.get('RIFFLE_TEST_SECONDS', LONG if os.environ.get('RIFFLE_TEST_LONG') else ORDINARY))
    shortcuts = read_shortcuts(table)
    check('ctrl+n' in shortcuts and 'ctrl+shift+z' in shortcuts and 'ctrl+q' not in shortcuts, f'the shortcuts are {shortcuts}')
    player = Player(riffle, shortcuts, list_games(cli))
    prepare(player.seed)
    try:
        played = play_all(player, seconds)
        player.end()
    except Failure:
        player.tell()
        raise
    print(f'{player.n_events} events in {len(played)} games, {player.n_starts} starts, seed {player.seed}, '
          f'{player.n_miscounts} times “{MISCOUNT}”')


run(test)
