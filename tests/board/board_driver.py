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

PATIENCE = 20.0  # seconds to wait for something to happen; only a failure waits as long
ATTEMPTS = 5
NEEDED = ('Xvfb', 'xdotool', 'openbox', 'dbus-run-session')
SETTINGS = '[Settings]\ngtk-enable-animations=%s\ngtk-cursor-blink=false\n'


class Failure(Exception):
    pass


def need_tools():
    """Ends with the status for a skipped test where a tool is missing."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        print('SKIP: not installed: ' + ', '.join(missing))
        sys.exit(77)


class Display:
    """A virtual display with a window manager and folders of its own."""

    def __init__(self, size='1400x1000', animations=False):
        self.folder = tempfile.mkdtemp(prefix='riffle-board-')
        self.environment = dict(os.environ)
        for name, below in (('XDG_CONFIG_HOME', 'config'), ('XDG_DATA_HOME', 'data'), ('XDG_CACHE_HOME', 'cache'),
                            ('XDG_RUNTIME_DIR', 'run')):
            path = os.path.join(self.folder, below)
            os.makedirs(path, mode=0o700)
            self.environment[name] = path
        os.makedirs(os.path.join(self.folder, 'config/gtk-4.0'))
        with open(os.path.join(self.folder, 'config/gtk-4.0/settings.ini'), 'w', encoding='ascii') as settings:
            settings.write(SETTINGS % ('true' if animations else 'false'))
        self.environment.update(GSK_RENDERER='cairo', GDK_BACKEND='x11', GSETTINGS_BACKEND='memory',
                                G_DEBUG='fatal-warnings', LANG='C.UTF-8', LANGUAGE='C', TZ='UTC')
        self.environment.pop('WAYLAND_DISPLAY', None)
        self.start_server(size)

    def start_server(self, size):
        # Servers that start at the same time may take each other's number: the one that cannot be reached tries again.
        for _ in range(ATTEMPTS):
            self.try_server(size)
            if self.is_reached():
                break
            self.server.kill()
            self.server.wait()
        else:
            raise Failure('no virtual display could be started')
        self.manager = subprocess.Popen(['openbox'], env=self.environment, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)

    def try_server(self, size):
        reader, writer = os.pipe()
        # Without -noreset the server begins anew whenever its last client leaves, and turns away who comes just then.
        self.server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-screen', '0', size + 'x24', '-nolisten', 'tcp',
                                        '-noreset'],
                                       pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.environment['DISPLAY'] = ':' + answer.readline().strip()

    def is_reached(self):
        try:
            return self.server.poll() is None and self.xdotool('getdisplaygeometry') != ''
        except Failure:
            return False

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

    def __init__(self, display, program, *arguments):
        self.display = display
        self.log = open(os.path.join(display.folder, 'log'), 'w+', encoding='utf-8')
        self.process = subprocess.Popen(['dbus-run-session', '--', program, '--log-events', *arguments],
                                        env=display.environment, stdout=self.log, stderr=subprocess.STDOUT)
        self.lines = []
        self.rest = ''
        self.seen = 0
        self.window = self.find_window()
        self.activate()
        geometry = dict(line.split('=') for line in
                        display.xdotool('getwindowgeometry', '--shell', self.window).split())
        self.x, self.y = int(geometry['X']), int(geometry['Y'])
        self.places = {}
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
            self.places = {}
            for line in self.lines[:self.seen]:
                words = line.split()
                if words and words[0] == 'board':
                    numbers = [float(word) for word in words[3:]]
                    self.places[words[1]] = [numbers[i:i + 4] for i in range(0, len(numbers), 4)]
            self.places = {code: cards for code, cards in self.places.items() if cards}
            if time.monotonic() > end:
                raise Failure('the board was not laid out')

    def spot(self, code, card=0):
        """A point on the part of a card that can be seen; 0 is the top card, 1 the one below it."""
        self.places = {}
        self.look()
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

    def drag(self, source, target, card=0, release=True):
        x, y = self.spot(source, card)
        end_x, end_y = self.spot(target)
        self.point(x, y)
        self.display.xdotool('mousedown', 1)
        for step in range(1, 9):
            self.point(x + (end_x - x) * step / 8, y + (end_y - y) * step / 8)
        if release:
            self.display.xdotool('mouseup', 1)

    def key(self, *keys):
        self.display.xdotool('key', '--clearmodifiers', *keys)

    def shot(self, path):
        subprocess.run(['import', '-window', self.window, path], env=self.display.environment, check=True)
