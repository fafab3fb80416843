#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program on Wayland, in a compositor without a screen: wayland.py RIFFLE."""

import os
import re
import struct
import subprocess

import harness
from harness import check, need_tools, run, wait_until
from program import FAULT, HARMLESS

SOCKET = 'riffle-wayland'
SIZE = (1000, 760)
PATIENCE = 6 * harness.PATIENCE  # of a whole demonstration


def name_backend():
    """Since its version 11 weston wants the bare name."""
    version = subprocess.run(['weston', '--version'], capture_output=True, text=True, check=False).stdout
    number = re.search(r'\d+', version)
    return 'headless' if number and int(number.group()) > 10 else 'headless-backend.so'


def start_compositor():
    with open(os.path.join(harness.folder(), 'weston-log'), 'w', encoding='utf-8') as noise:
        compositor = subprocess.Popen(['weston', f'--backend={name_backend()}', f'--socket={SOCKET}', '--no-config',
                                       '--width=1400', '--height=1000', '--idle-time=0'], stdout=noise, stderr=noise)
    place = os.path.join(os.environ['XDG_RUNTIME_DIR'], SOCKET)
    wait_until(lambda: os.path.exists(place) or compositor.poll() is not None, 'the compositor')
    check(compositor.poll() is None, 'the compositor ended at once')
    return compositor


def enter_wayland():
    """From here on there is no X11, and the program chooses its renderer as it does for a player."""
    for name in ('DISPLAY', 'XAUTHORITY', 'GSK_RENDERER'):
        os.environ.pop(name, None)
    os.environ.update({'WAYLAND_DISPLAY': SOCKET, 'GDK_BACKEND': 'wayland', 'XDG_SESSION_TYPE': 'wayland'})


def show(riffle, *arguments, **environment):
    """What the program says until it ends by itself, which has to be nothing bad."""
    result = subprocess.run([riffle, *arguments], env={**os.environ, **environment}, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, check=False)
    faults = [line for line in result.stdout.splitlines() if FAULT.search(line) and HARMLESS not in line]
    check(not faults, f'it complains: {faults}')
    check(result.returncode == 0, f'it ended with {result.returncode}: {result.stdout[-1000:]}')
    return result.stdout.splitlines()


def size_of(picture):
    """Width and height, out of the head of a PNG."""
    with open(picture, 'rb') as file:
        head = file.read(24)
    check(head.startswith(b'\x89PNG'), 'the picture is not a PNG')
    return struct.unpack('>II', head[16:24])


def demonstrate(riffle, **environment):
    picture = os.path.join(harness.folder(), 'demo.png')
    lines = show(riffle, '--log-events', f'--size={SIZE[0]}x{SIZE[1]}', f'--demo={picture}', **environment)
    moves = [line for line in lines if re.match('(?:move|auto) ', line)]
    check(len(moves) > 5, f'the demonstration made {len(moves)} moves')
    width, height = size_of(picture)
    check(width >= SIZE[0] and height >= SIZE[1], f'the picture has only {width}×{height} pixels')
    # A window that was never drawn is of one colour, and packs into next to nothing.
    check(os.path.getsize(picture) > 50_000, f'the picture is empty: {os.path.getsize(picture)} bytes')
    os.remove(picture)
    return len(moves)


def lose_compositor(riffle, compositor):
    """The program says why it ends, which GDK does at once."""
    log = os.path.join(harness.folder(), 'lost-log')
    with open(log, 'w', encoding='utf-8') as file:
        process = subprocess.Popen([riffle, '--log-events', 'klondike#7'], stdout=file, stderr=subprocess.STDOUT)
    wait_until(lambda: 'deal klondike#7' in open(log, encoding='utf-8').read(), 'the game')
    compositor.kill()
    compositor.wait()
    wait_until(lambda: process.poll() is not None, 'the program to end')
    with open(log, encoding='utf-8') as file:
        check('The display is gone, so Riffle ends. Your game is saved.\n' in (text := file.read()), f'the end was not told: {text}')
    check(process.returncode == 1, f'status {process.returncode}')


def test(riffle):
    need_tools(('weston',))
    compositor = start_compositor()
    enter_wayland()
    n_moves = demonstrate(riffle)
    demonstrate(riffle, **harness.speak('de'))
    lose_compositor(riffle, compositor)
    print(f'on Wayland: a window, {n_moves} moves, a picture, and not a complaint')


run(test, managed=False)
