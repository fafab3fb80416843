# SPDX-License-Identifier: GPL-3.0-or-later
"""The program under test: its window, what it prints, and where its cards are."""

import os
import re
import signal
import struct
import subprocess

import harness
from harness import Failure, wait_until, xdotool

APPLICATION = 'io.github.rifflecards.Riffle'
DESCRIBE = 'ctrl+shift+d'  # means something only if events are logged
# Where other programs have used up what the system can watch, files are not watched; that is not a fault of this one.
HARMLESS = 'Failed to create file monitor'
# GTK's window for files draws the arrows beside the folder's path before it has placed them, if the folder is read slowly.
FILE_WINDOW = 'Trying to snapshot GtkButton'
# If the program has no use for DESCRIBE, it would open the toolkit's inspector, which changes settings.
WITHOUT_INSPECTOR = '[org/gtk/gtk4/settings/debug]\nenable-inspector-keybinding=false\n'
FAULT = re.compile(r'CRITICAL|WARNING|runtime error:|ERROR: (?:Address|Leak)Sanitizer')


def active_window():
    answer = subprocess.run(['xdotool', 'getactivewindow'], capture_output=True, text=True, check=False)
    return answer.stdout.strip()


def geometry_of(window):
    """X, Y, WIDTH and HEIGHT."""
    words = xdotool('getwindowgeometry', '--shell', window).split()
    return {name: int(value) for name, value in (word.split('=') for word in words)}


def find_active():
    """The window that has the keys, and where it is; one may be closing, and the next one not have them yet."""
    def found():
        window = active_window()
        return (window, geometry_of(window)) if window else None
    return wait_until(found, 'an active window')


def area_of(window):
    geometry = geometry_of(window)
    return geometry['WIDTH'] * geometry['HEIGHT']


def write_translation(folder, language):
    """A translation without a sentence: all that the toolkit needs to take up a language, and its direction."""
    header = b'Content-Type: text/plain; charset=UTF-8\n\0'
    path = os.path.join(folder, language, 'LC_MESSAGES')
    os.makedirs(path, exist_ok=True)
    with open(os.path.join(path, 'riffle.mo'), 'wb') as file:
        # One message, the empty one: magic, version, count, both tables, no hashes; length and place of each string.
        file.write(struct.pack('<7I', 0x950412de, 0, 1, 28, 36, 0, 0))
        file.write(struct.pack('<4I', 0, 44, len(header) - 1, 45) + b'\0' + header)


def switch_settings(keys):
    """Switches settings on, or off with “no-”, for programs that keep them in a file (GSETTINGS_BACKEND=keyfile).

    A choice is written as “KEY=NICK”.
    """
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings')
    os.makedirs(path, exist_ok=True)
    with open(os.path.join(path, 'keyfile'), 'w', encoding='ascii') as file:
        file.write(WITHOUT_INSPECTOR + '[io/github/rifflecards/Riffle]\n' + ''.join(
            '{}=\'{}\'\n'.format(*key.split('=')) if '=' in key else
            f'{key.removeprefix("no-")}={"false" if key.startswith("no-") else "true"}\n' for key in keys))


class Pile:
    """The places of the cards in a pile, the top card first; of an empty pile its own place."""

    def __init__(self, size, numbers):
        self.size = size
        self.places = [tuple(numbers[i:i + 4]) for i in range(0, len(numbers), 4)]


class Program:
    """Riffle with a log of its events."""

    count = 0

    def __init__(self, program, *arguments, **environment):
        Program.count += 1
        self.path = os.path.join(harness.folder(), f'log-{Program.count}')
        self.program = program
        self.n_read = 0    # bytes of the log
        self.lines = []
        self.seen = 0
        self.harmless = [HARMLESS]
        with open(self.path, 'w', encoding='utf-8') as log:
            self.process = subprocess.Popen([program, '--log-events', *arguments], env={**os.environ, **environment},
                                            stdout=log, stderr=subprocess.STDOUT)
        self.window = self.find_window()
        self.x = self.y = self.width = self.height = 0
        self.board = self.seen_board = (0, 0, 0, 0)  # x, y, width and height; the second without what is scrolled away
        self.focus = None  # x, y, width and height of what has it
        self.measure()

    # What it prints

    def read(self):
        """Takes in the lines that are new and whole."""
        with open(self.path, 'rb') as log:
            log.seek(self.n_read)
            new = log.read()
        whole = new[:new.rfind(b'\n') + 1]
        self.n_read += len(whole)
        self.lines += self.select(whole.decode('utf-8', 'replace').split('\n')[:-1])

    def select(self, lines):
        """Of new lines those that are this window's."""
        return lines

    def find_line(self, pattern):
        self.read()
        for number in range(self.seen, len(self.lines)):
            match = re.fullmatch(pattern, self.lines[number])
            if match is not None:
                self.seen = number + 1
                return match
        if self.process.poll() is not None:
            raise Failure(f'the program has ended with status {self.process.returncode}: {self.tail()}')
        return None

    def tail(self):
        self.read()
        return ' | '.join(line for line in self.lines[-12:] if not line.startswith('board'))

    def wait(self, pattern, patience=harness.PATIENCE):
        """Waits for the next line that matches; lines before it are done with."""
        return wait_until(lambda: self.find_line(pattern), lambda: f'“{pattern}”; there is: {self.tail()}', patience)

    def skip(self):
        """Forgets what was printed so far."""
        self.read()
        self.seen = len(self.lines)

    def faults(self):
        self.read()
        return [line for line in self.lines if FAULT.search(line) and not any(text in line for text in self.harmless)]

    # The window

    def find_windows(self):
        result = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                                capture_output=True, text=True, check=False)
        return result.stdout.split()

    def find_window(self):
        def found():
            if self.process.poll() is not None:
                raise Failure(f'the program ended at once with status {self.process.returncode}: {self.tail()}')
            return self.find_windows()
        wait_until(found, lambda: f'a window; there is: {self.tail()}')
        # The window manager gives the keys to a new window, or to a message that lies over it.
        wait_until(lambda: active_window() in self.find_windows(), 'the window to become the active one')
        return wait_until(lambda: max(self.find_windows(), key=area_of, default=None), 'a window')

    def find_others(self):
        """Where its windows are beside the main one: dialogs and menus."""
        return wait_until(lambda: ([geometry_of(window) for window in self.find_windows() if window != self.window],),
                          'windows that stay')[0]

    def measure(self):
        answer = geometry_of(self.window)
        self.x, self.y, self.width, self.height = (answer[name] for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))

    def look(self):
        """Asks for the piles."""
        piles = {}

        def answered():
            self.key(DESCRIBE)
            self.wait('board-end')
            last = len(self.lines) - 1 - self.lines[::-1].index('board-end')
            first = max((i for i in range(last) if self.lines[i] == 'board-end'), default=-1)
            for line in self.lines[first + 1:last]:
                words = line.split()
                if words[:1] == ['area'] and len(words) == 9:
                    numbers = tuple(float(word) for word in words[1:])
                    self.board, self.seen_board = numbers[:4], numbers[4:]
                if words[:1] == ['focus'] and len(words) == 5:
                    self.focus = tuple(float(word) for word in words[1:])
                if words[:1] == ['board']:
                    piles[words[1]] = Pile(int(words[2]), [float(word) for word in words[3:]])
            return any(pile.places for pile in piles.values())
        wait_until(answered, 'the board to be laid out')
        return piles

    # The hands of the player

    @staticmethod
    def follow_link(deal):
        """Has the running program open a deal, as the desktop does when a link to it is clicked."""
        subprocess.run(['gdbus', 'call', '--session', '--dest', APPLICATION, '--object-path', '/' + APPLICATION.replace('.', '/'),
                        '--method', 'org.freedesktop.Application.Open', f"['riffle:{deal}']", '{}'],
                       check=True, stdout=subprocess.DEVNULL)

    def key(self, *keys):
        xdotool('key', '--clearmodifiers', '--delay', 0, *keys)

    def type(self, text):
        xdotool('type', '--clearmodifiers', '--delay', 12, text)

    def pixels_at(self, places):
        """The colours that are seen there."""
        crops = [word for x, y in places for word in ('(', '-clone', '0', '-crop', f'1x1+{round(x)}+{round(y)}', '+repage', ')')]
        shot = os.path.join(harness.folder(), 'shot.png')
        subprocess.run(['import', '-window', self.window, shot], check=True)
        text = subprocess.run(['convert', shot, *crops, '-delete', '0', '-depth', '8', '+append', 'txt:-'], check=True,
                              capture_output=True, text=True).stdout
        return [tuple(int(part, 16) for part in match.groups()) for match in re.finditer(r'#(\w\w)(\w\w)(\w\w)', text)]

    def at(self, x, y):
        return ['mousemove', round(self.x + x), round(self.y + y)]

    def click_at(self, x, y, *more):
        xdotool(*self.at(x, y), 'click', *more, 1)

    def drag_along(self, points):
        words = [*self.at(*points[0]), 'mousedown', 1]
        for point in points[1:]:
            words += self.at(*point)
        xdotool(*words, 'mouseup', 1)

    def shot(self, path):
        xdotool(*self.at(4, 4))
        subprocess.run(['import', '-window', self.window, path], check=True)

    # Its end

    def kill(self):
        """Ends it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        """Ends it as the session does, and fails if it did not run without a fault."""
        self.process.terminate()
        try:
            status = self.process.wait(harness.PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Failure('the program did not end when it was told to') from None
        faults = self.faults()
        if faults or status != 0:
            raise Failure(f'status {status}: ' + (' | '.join(faults) or self.tail()))
