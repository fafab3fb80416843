# SPDX-License-Identifier: GPL-3.0-or-later
"""Other programs with the same games, to be looked at beside Riffle; Debian has them."""

import os
import shutil
import subprocess

import harness
from harness import wait_until

FOLDER = '/usr/games'
PACKAGES = {'sol': 'aisleriot', 'kpat': 'kpat'}
OPTIONS = {'sol': '--variation', 'kpat': '--gametype'}
# A user has none of what makes tests repeatable.
OF_TESTS = ('GSK_RENDERER', 'G_DEBUG', 'GDK_BACKEND', 'GSETTINGS_BACKEND', 'MALLOC_PERTURB_', 'LD_LIBRARY_PATH')
# What the games are called in `sol` and `kpat`; None where they have no such game.
NAMES = {
    'accordion': ('accordion', None),
    'aces-up': (None, 'acesup'),
    'agnes': ('agnes', None),
    'bakers-dozen': ('bakers-dozen', 'bakersdozen'),
    'bakers-game': ('bakers-game', None),
    'beleaguered-castle': ('beleaguered-castle', 'castle'),
    'bristol': ('bristol', None),
    'carpet': ('carpet', None),
    'chessboard': ('chessboard', None),
    'classic-canfield': ('canfield', None),
    'clock': ('clock', None),
    'cruel': ('cruel', None),
    'easthaven': ('easthaven', None),
    'eight-off': ('eight-off', None),
    'elevator': ('elevator', None),
    'fortress': ('fortress', None),
    'forty-thieves': ('forty-thieves', None),
    'four-seasons': ('fortunes', None),
    'freecell': ('freecell', 'freecell'),
    'gaps': ('gaps', None),
    'golf': ('golf', 'golf'),
    'grandfathers-clock': (None, 'grandfathersclock'),
    'gypsy': ('gypsy', 'gypsy'),
    'king-albert': ('king-albert', None),
    'klondike': ('klondike', 'klondike'),
    'labyrinth': ('labyrinth', None),
    'monte-carlo': ('monte-carlo', None),
    'osmosis': ('osmosis', None),
    'poker-squares': ('poker', None),
    'pyramid': ('thirteen', None),
    'scorpion': ('scorpion', None),
    'seahaven-towers': ('seahaven', None),
    'simple-simon': (None, 'simplesimon'),
    'sir-tommy': ('sir-tommy', None),
    'spider': ('spider', 'spider'),
    'spiderette': ('spiderette', None),
    'streets-and-alleys': ('streets-and-alleys', None),
    'thumb-and-pouch': ('thumb-and-pouch', None),
    'tripeaks': ('triple-peaks', None),
    'whitehead': ('whitehead', None),
    'will-o-the-wisp': ('will-o-the-wisp', None),
    'yukon': ('yukon', 'yukon'),
}


def user_environment():
    environment = {name: value for name, value in os.environ.items() if name not in OF_TESTS}
    return {**environment, 'HOME': harness.folder(), 'GSETTINGS_BACKEND': 'keyfile'}


def find_peers():
    """Where the programs are; what is not installed is said and left out."""
    path = os.pathsep.join([os.environ['PATH'], FOLDER])
    found = {name: shutil.which(name, path=path) for name in PACKAGES}
    for name in (name for name, program in found.items() if program is None):
        print(f'{name} is not installed; Debian has it in the package {PACKAGES[name]}.')
    return {name: program for name, program in found.items() if program is not None}


def name_of(peer, game):
    """What a game of Riffle is called there, or None."""
    return dict(zip(PACKAGES, NAMES.get(game, (None, None))))[peer]


class Peer:
    """One of the programs with a game, in a window of a size at the left upper corner of the display."""

    def __init__(self, name, program, game, size, **environment):
        self.width, self.height = size
        self.process = subprocess.Popen([program, OPTIONS[name], name_of(name, game)],
                                        env={**user_environment(), **environment},
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.window = None

    def __enter__(self):
        def find_windows():
            return subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                                  capture_output=True, text=True, check=False).stdout.split()
        self.window = wait_until(find_windows, 'a window of another program')[-1]
        return self

    def __exit__(self, *problem):
        self.process.terminate()
        self.process.wait()

    def resize(self):
        """It may set its own size after it was given this one: to be repeated."""
        subprocess.run(['xdotool', 'windowsize', self.window, str(self.width), str(self.height),
                        'windowmove', self.window, '0', '0'], check=False)

    def shot(self, target):
        """A picture, as `import` names and writes it, such as “ppm:-”; returns what that prints."""
        return subprocess.run(['import', '-window', self.window, '+repage', '-depth', '8', target], capture_output=True,
                              check=True).stdout
