#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the real window for some games, and looks whether it is drawn without a word of complaint.

Wide and narrow windows take turns; one program that shows every game in every size is another test.
"""

import concurrent.futures
import itertools
import os
import struct
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'board'))
import board_driver  # noqa: E402

SIZES = ('360x640', '1280x800', '640x360')
PATIENCE = 60  # seconds
FRAME = 12  # pixels
EVERY = 8  # one game in so many has a program of its own


def run(display, program, *arguments):
    """Runs the program to its end; returns its status and what it said, without what the bus and its services say."""
    with tempfile.NamedTemporaryFile(dir=display.folder, suffix='.log') as log:
        result = subprocess.run(['dbus-run-session', '--', 'sh', '-c', 'log=$1; shift; exec "$@" >"$log" 2>&1', 'sh', log.name,
                                 program, *arguments], env=display.environment, stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL, timeout=PATIENCE)
        return result.returncode, log.read().decode('utf-8', 'replace').strip()


def size_of_picture(path):
    with open(path, 'rb') as picture:
        head = picture.read(24)
    return struct.unpack('>II', head[16:24]) if head[:8] == b'\x89PNG\r\n\x1a\n' else (0, 0)


def fits(picture, size):
    """Whether a picture is as large as the window, whose own frame is not on it."""
    return all(wanted - FRAME <= found <= wanted for found, wanted in zip(picture, map(int, size.split('x'))))


def play(display, program, variant, size):
    picture = os.path.join(display.folder, f'{variant}-{size}.png')
    status, words = run(display, program, f'--demo={picture}', f'--variant={variant}', f'--size={size}')
    if status != 0 or words or not os.path.exists(picture):
        return f'{variant} at {size}: status {status}: {words}'
    if not fits(size_of_picture(picture), size):
        return f'{variant} at {size}: the picture is {size_of_picture(picture)}'
    return None


def check_refusal(display, program):
    picture = os.path.join(display.folder, 'none.png')
    status, words = run(display, program, f'--demo={picture}', 'no-such-game#1')
    if status == 0 or 'no-such-game' not in words or os.path.exists(picture):
        yield f'a game that does not exist: status {status}: {words}'
    status, words = run(display, program, '--size=big')
    if status != 2 or 'big' not in words:
        yield f'a size that is none: status {status}: {words}'


def check_nothing_is_left(display):
    """A demonstration neither reads nor writes what belongs to the player."""
    own = os.path.join(display.environment['XDG_DATA_HOME'], 'riffle')
    if os.path.exists(own):
        yield f'{own} was made by a demonstration'
    left = [name for name in os.listdir(display.environment['TMPDIR']) if name.startswith('riffle-')]
    if left:
        yield f'folders were left behind: {left}'


def main():
    program, cli = sys.argv[1:3]
    board_driver.need_tools()
    variants = [line.split('\t')[0] for line in
                subprocess.run([cli, 'list'], capture_output=True, encoding='utf-8', check=True).stdout.splitlines()][::EVERY]
    display = board_driver.Display(size='1400x1000')
    # Several programs share one folder here, which the accessibility bus does not bear.
    display.environment['GTK_A11Y'] = 'none'
    display.environment['TMPDIR'] = os.path.join(display.folder, 'tmp')
    os.makedirs(display.environment['TMPDIR'])
    try:
        with concurrent.futures.ThreadPoolExecutor(max_workers=3) as pool:
            jobs = [pool.submit(play, display, program, variant, size)
                    for variant, size in zip(variants, itertools.cycle(SIZES))]
        faults = [job.result() for job in jobs if job.result()]
        faults += check_refusal(display, program)
        faults += check_nothing_is_left(display)
    finally:
        display.close()
    for fault in faults:
        print(fault)
    print(f'{len(variants)} games in turn in {len(SIZES)} sizes, {len(faults)} faults')
    sys.exit(1 if faults or not variants else 0)


main()
