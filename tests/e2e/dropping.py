#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are dragged from another window onto Riffle's: dropping.py RIFFLE DRAG-SOURCE."""

import os
import pathlib
import subprocess
import time

import harness
from harness import check, run, wait_until, xdotool
from program import Program, geometry_of

STEPS = 12     # on the way, as a hand makes them
REST = 0.05    # seconds between them


class Source:
    """A window of another program that offers files, beside Riffle's."""

    def __init__(self, program, *paths):
        self.path = os.path.join(harness.folder(), 'drag-log')
        with open(self.path, 'w', encoding='utf-8') as log:
            self.process = subprocess.Popen([program, *map(str, paths)], stdout=log, stderr=subprocess.STDOUT)
        self.window = wait_until(lambda: subprocess.run(
            ['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)], capture_output=True, text=True,
            check=False).stdout.split(), 'the window of files')[0]

    def stands_at(self, x, y):
        place = geometry_of(self.window)
        return place['X'] == x and place['Y'] == y

    def put_at(self, x, y):
        xdotool('windowmove', self.window, x, y)
        wait_until(lambda: self.stands_at(x, y), 'the window of files to stand where it was put')

    def log(self):
        return pathlib.Path(self.path).read_text(encoding='utf-8').split('\n')[:-1]

    def drag_to(self, x, y):
        """Takes the files by the middle of the window, and lets them go over another place."""
        place = geometry_of(self.window)
        begin = (place['X'] + place['WIDTH'] / 2, place['Y'] + place['HEIGHT'] / 2)
        xdotool('mousemove', *map(round, begin), 'mousedown', 1)
        for step in range(1, STEPS + 1):
            xdotool('mousemove', *(round(a + (b - a) * step / STEPS) for a, b in zip(begin, (x, y))))
            time.sleep(REST)
        wait_until(lambda: 'begun' in self.log(), 'the files to be taken')
        xdotool('mouseup', 1)
        wait_until(lambda: 'ended' in self.log(), 'the files to have been put down')

    def close(self):
        self.process.kill()
        self.process.wait()


def drop(program, source_program, *paths):
    """Drags files onto the middle of Riffle's window."""
    source = Source(os.path.abspath(source_program), *paths)
    source.put_at(program.x + program.width + 40, program.y + 20)
    program.skip()
    source.drag_to(program.x + program.width / 2, program.y + program.height / 2)
    source.close()


def keep_save(program, riffle, path, deal):
    """Has the program save a deal, and keeps a copy of the file."""
    kept = pathlib.Path(os.environ['XDG_DATA_HOME'], 'riffle/games', deal.split('#')[0] + '.riffle')
    program.skip()
    subprocess.run([riffle, deal], check=True, stdout=subprocess.DEVNULL)
    program.wait(f'deal {deal}')
    wait_until(lambda: kept.exists() and f'deal: {deal.split("#")[1]}\n' in kept.read_text(encoding='utf-8'), f'{deal} to be saved')
    path.write_bytes(kept.read_bytes())


def opens_what_is_dropped(riffle, source, folder):
    program = Program(riffle, '--size', '800x700', 'golf#1')
    program.wait('deal golf#1')
    game = folder / 'Für später – 7.riffle'
    keep_save(program, riffle, game, 'golf#7')
    keep_save(program, riffle, folder / 'b.riffle', 'golf#8')
    keep_save(program, riffle, folder / 'c.riffle', 'klondike#9')
    drop(program, source, game)
    program.wait('deal golf#7')
    # Of several, one is opened.
    drop(program, source, folder / 'b.riffle', game)
    program.wait('deal golf#8')
    program.close()


def refuses_what_is_no_game(riffle, source, folder):
    program = Program(riffle, '--size', '800x700', 'golf#2')
    program.wait('deal golf#2')
    picture = folder / 'picture.png'
    picture.write_bytes(b'\x89PNG\r\n\x1a\n' + bytes(200))
    drop(program, source, picture)
    program.wait('tell .*picture\.png.*')
    check(not [line for line in program.lines[program.seen:] if line.startswith('deal ')], 'a picture was dealt')
    program.close()


def test(riffle, source):
    folder = pathlib.Path(harness.folder(), 'files')
    folder.mkdir()
    opens_what_is_dropped(riffle, source, folder)
    refuses_what_is_no_game(riffle, source, folder)


run(test)
