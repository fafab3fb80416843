# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the demonstration board on a virtual display with real pointer and key events."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import virtual_display

PATIENCE = 20.0  # seconds to wait for something to happen; only a failure waits as long
NEEDED = ('Xvfb', 'xdotool', 'openbox', 'dbus-run-session', 'import', 'convert')
SETTINGS = '[Settings]\ngtk-enable-animations=%s\ngtk-cursor-blink=false\n'


class Failure(Exception):
    pass


def need_tools():
    """Ends with the status for a skipped test if a tool is missing."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        print('SKIP: not installed: ' + ', '.join(missing))
        sys.exit(77)


class Display:
    """A virtual display with a window manager and folders of its own."""

    def __init__(self, size='1400x1000', animations=False, settings=''):
        self.folder = tempfile.mkdtemp(prefix='riffle-board-')
        self.environment = dict(os.environ)
        for name, below in (('XDG_CONFIG_HOME', 'config'), ('XDG_DATA_HOME', 'data'), ('XDG_CACHE_HOME', 'cache'),
                            ('XDG_RUNTIME_DIR', 'run')):
            path = os.path.join(self.folder, below)
            os.makedirs(path, mode=0o700)
            self.environment[name] = path
        os.makedirs(os.path.join(self.folder, 'config/gtk-4.0'))
        with open(os.path.join(self.folder, 'config/gtk-4.0/settings.ini'), 'w', encoding='ascii') as file:
            file.write(SETTINGS % ('true' if animations else 'false') + settings)
        self.environment.update(GSK_RENDERER='cairo', GDK_BACKEND='x11', GSETTINGS_BACKEND='memory',
                                G_DEBUG='fatal-warnings', LANG='C.UTF-8', LANGUAGE='C', TZ='UTC',
                                # A program that waits for the bus of screen readers may show its window too late.
                                GTK_A11Y='none')
        self.environment.pop('WAYLAND_DISPLAY', None)
        self.server = virtual_display.start_server(self.environment, size)
        self.manager = virtual_display.start_manager(self.environment)

    def find_own(self):
        """The processes on this display: the folder of its sockets stands in their environment."""
        mark = f"XDG_RUNTIME_DIR={self.environment['XDG_RUNTIME_DIR']}".encode()
        for name in filter(str.isdigit, os.listdir('/proc')):
            try:
                with open(f'/proc/{name}/environ', 'rb') as file:
                    if int(name) != os.getpid() and mark in file.read().split(b'\0'):
                        yield int(name)
            except OSError:
                continue  # it has ended meanwhile, or belongs to somebody else

    def end_rest(self):
        """Ends, each by its number, what was started on this display: a bus does not end with the program that began it."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            end = time.monotonic() + 3
            for process in self.find_own():
                try:
                    os.kill(process, number)
                except ProcessLookupError:
                    pass
            while any(self.find_own()) and time.monotonic() < end:
                self.manager.poll()
                time.sleep(0.02)

    def close(self):
        self.end_rest()
        for process in (self.manager, self.server):
            process.terminate()
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def xdotool(self, *words):
        result = subprocess.run(['xdotool', *map(str, words)], env=self.environment, capture_output=True, text=True)
        if result.returncode != 0:
            raise Failure('xdotool ' + ' '.join(map(str, words)) + ': ' + result.stderr.strip())
        return result.stdout


class Board:
    """The program, its window and what it prints."""

    count = 0

    def __init__(self, display, program, *arguments):
        Board.count += 1
        self.display = display
        self.log = open(os.path.join(display.folder, f'log-{Board.count}'), 'w+', encoding='utf-8')
        self.process = subprocess.Popen(['dbus-run-session', '--', program, '--log-events', *arguments],
                                        env=display.environment, stdout=self.log, stderr=subprocess.STDOUT)
        self.lines = []
        self.rest = ''
        self.seen = 0
        self.window = self.find_window()
        self.x = self.y = 0
        self.find_place()
        self.places = {}
        self.held = []            # pile, number of the card and where it is drawn; only the pile if that is spread out
        self.board = self.shown = None  # x, y, width and height; the second without what is scrolled away
        self.look()

    def find_window(self):
        # xdotool's own waiting may never come to an end.
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                return self.display.xdotool('search', '--onlyvisible', '--name', 'Riffle board').split()[-1]
            except (Failure, IndexError):
                time.sleep(0.02)
        self.read()
        raise Failure('the window did not appear: ' + ' | '.join(self.lines))

    def find_place(self):
        self.activate()
        geometry = dict(line.split('=') for line in
                        self.display.xdotool('getwindowgeometry', '--shell', self.window).split())
        self.x, self.y = int(geometry['X']), int(geometry['Y'])

    def activate(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.display.xdotool('windowactivate', self.window)
                if self.display.xdotool('getactivewindow').strip() == self.window:
                    return
            except Failure:
                pass
            time.sleep(0.02)
        raise Failure('the window was not made the active one')

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.read()
        self.log.close()
        faults = [line for line in self.lines if 'CRITICAL' in line or 'WARNING' in line]
        if faults:
            raise Failure('\n'.join(faults))

    def read(self):
        with open(self.log.name, encoding='utf-8') as log:
            self.lines = log.read().split('\n')[:-1]

    def wait(self, pattern):
        """Waits for the next line that matches and returns the match; lines before it are done with."""
        end = time.monotonic() + PATIENCE
        while True:
            self.read()
            for number in range(self.seen, len(self.lines)):
                match = re.fullmatch(pattern, self.lines[number])
                if match is not None:
                    self.seen = number + 1
                    return match
            if time.monotonic() > end:
                raise Failure(f'waited for “{pattern}”, came: ' + ' | '.join(self.lines[self.seen:]))
            time.sleep(0.02)

    def look(self):
        """Asks where the cards are: for each pile its size and the places of its cards from the top down."""
        end = time.monotonic() + PATIENCE
        while not self.places:
            self.key('F12')
            self.wait('board-end')
            self.places, self.held = {}, []
            for line in self.last_block():
                words = line.split()
                if words and words[0] == 'area' and len(words) == 9:
                    self.board, self.shown = (tuple(map(float, words[i:i + 4])) for i in (1, 5))
                if words and words[0] == 'held':
                    self.held.append((words[1], *(float(word) for word in words[2:])))
                if words and words[0] == 'board':
                    numbers = [float(word) for word in words[3:]]
                    self.places[words[1]] = [numbers[i:i + 4] for i in range(0, len(numbers), 4)]
            self.places = {code: cards for code, cards in self.places.items() if cards}
            if time.monotonic() > end:
                raise Failure('the board was not laid out')

    def last_block(self):
        """The lines of the last answer to F12."""
        ends = [number for number in range(self.seen) if self.lines[number] == 'board-end']
        return self.lines[ends[-2] + 1 if len(ends) > 1 else 0:ends[-1]]

    def look_again(self):
        self.places = {}
        self.look()

    def see(self, condition, what):
        """Looks until something is true."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise Failure(f'waited for {what}; held: {self.held}, shown: {self.shown} of {self.board}')
            self.look_again()

    def spot(self, code, card=0):
        """A point on the part of a card that can be seen; 0 is the top card, 1 the one below it."""
        self.look_again()
        x, y, width, height = self.places[code][card]
        if card == 0:
            return self.x + x + width / 2, self.y + y + height / 2
        above = self.places[code][card - 1]
        return self.x + x + (width / 2 if above[0] == x else (above[0] - x) / 2), \
            self.y + y + (height / 2 if above[1] == y else (above[1] - y) / 2)

    def point(self, x, y):
        self.display.xdotool('mousemove', round(x), round(y))

    def click(self, code, card=0):
        self.point(*self.spot(code, card))
        self.display.xdotool('click', 1)

    def double_click(self, code, card=0):
        self.point(*self.spot(code, card))
        self.display.xdotool('click', '--repeat', 2, '--delay', 50, 1)

    def drag(self, source, target, card=0, release=True, button=1):
        x, y = self.spot(source, card)
        end_x, end_y = self.spot(target)
        self.point(x, y)
        self.display.xdotool('mousedown', button)
        for step in range(1, 9):
            self.point(x + (end_x - x) * step / 8, y + (end_y - y) * step / 8)
        if release:
            self.display.xdotool('mouseup', button)

    def key(self, *keys):
        # Clearing modifiers would release the pointer's buttons, too.
        self.display.xdotool('key', *keys)

    def press(self, x, y, button=1):
        self.point(x, y)
        self.display.xdotool('mousedown', button)

    def release(self, button=1):
        self.display.xdotool('mouseup', button)

    def shot(self, path):
        subprocess.run(['import', '-window', self.window, path], env=self.display.environment, check=True)


def run(scenarios):
    """The main function of a test: PROGRAM GOLDEN SCENARIO. A scenario may say what the desktop is like with attributes."""
    program, golden, name = sys.argv[1:]
    need_tools()
    scenario = scenarios[name]
    animated = getattr(scenario, 'animated', False)
    make = getattr(scenario, 'board', Board)
    display = Display(animations=animated, settings=getattr(scenario, 'settings', ''))
    boards = []

    def start(deal, *options, size='1000x800'):
        still = [] if animated else ['--still']
        boards.append(make(display, program, deal, '--size', size, *still, *options))
        return boards[-1]

    failed = False
    try:
        scenario(start, golden)
        while boards:
            boards.pop().close()
    except Failure as failure:
        print(failure)
        failed = True
    finally:
        for board in boards:
            board.process.terminate()
        display.close()
    sys.exit(failed)
