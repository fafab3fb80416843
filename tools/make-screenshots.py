#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of docs/screenshots again.

Boards are pictures that the program takes itself (--demo); whatever a demonstration does not show is taken from the
screen. Either way it runs on a display, a bus and folders of its own. Needs Xvfb, xdotool, openbox, dbus and
ImageMagick.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TOP, 'tests'))

import virtual_display

FOLDER = os.path.join(TOP, 'docs', 'screenshots')
DARK = {'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}
WINDOW, PHONE = (1000, 700), (360, 720)
BORDER = 5  # pixels that GTK draws around and within a window if nothing is composited
SETTLED = 4  # so many pictures must be alike, half a second apart
MANY_TONES = 64
TOOLKIT = '[Settings]\ngtk-font-name=Cantarell 11\ngtk-cursor-blink=false\n'
SETTINGS = '[io/github/rifflecards/Riffle]\n{}\n'

# name: the size, the deal, what is added to the environment, and the settings; these take no demonstration.
DEMONSTRATIONS = {
    'klondike': (WINDOW, 'klondike#5', {}),
    'spider': (WINDOW, 'spider:suits=2#11', DARK),
    'pyramid': (PHONE, 'pyramid#3', {}),
}
SCREENS = {
    'chooser': (WINDOW, [], {}, {'favourites': "['klondike', 'spider', 'freecell', 'yukon', 'fortress']"}),
    'deck': (WINDOW, ['beleaguered-castle#7'], {}, {'deck': "'japanese'", 'background': "'burgundy'"}),
}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def environment(folder, settings, added):
    write(f'{folder}/config/gtk-4.0/settings.ini', TOOLKIT)
    lines = '\n'.join(f'{key}={value}' for key, value in settings.items())
    write(f'{folder}/config/glib-2.0/settings/keyfile', SETTINGS.format(lines))
    os.makedirs(f'{folder}/run', mode=0o700)
    return {**os.environ, 'XDG_CONFIG_HOME': f'{folder}/config', 'XDG_DATA_HOME': f'{folder}/data',
            'XDG_CACHE_HOME': f'{folder}/cache', 'XDG_RUNTIME_DIR': f'{folder}/run', 'GSETTINGS_BACKEND': 'keyfile',
            'GSK_RENDERER': 'cairo', 'GDK_BACKEND': 'x11', 'LANG': 'C.UTF-8', 'LANGUAGE': 'C', **added}


class Display:
    """A screen that is just as large as the window, with a window manager."""

    def __init__(self, size, surroundings):
        surroundings.pop('WAYLAND_DISPLAY', None)
        self.surroundings, self.size = surroundings, size
        self.processes = [virtual_display.start_server(surroundings, f'{size[0]}x{size[1]}'),
                          virtual_display.start_manager(surroundings)]

    def start(self, *command):
        self.processes.append(subprocess.Popen(command, env=self.surroundings, stdout=subprocess.DEVNULL,
                                               stderr=subprocess.DEVNULL))

    def grab(self, path):
        """What is on the screen, without the window's border."""
        inside = f'{self.size[0] - 2 * BORDER}x{self.size[1] - 2 * BORDER}+{BORDER}+{BORDER}'
        subprocess.run(['import', '-window', 'root', '-crop', inside, '+repage', f'ppm:{path}'], check=True,
                       env=self.surroundings)

    def close(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()


def wait_until_settled(display, path):
    """Takes pictures until nothing moves any more. The empty screen, which has hardly a colour, does not count."""
    pictures = []
    while len(pictures) < SETTLED or len(set(pictures[-SETTLED:])) > 1 or len(set(pictures[-1])) < MANY_TONES:
        time.sleep(0.5)
        display.grab(path)
        with open(path, 'rb') as file:
            pictures.append(file.read())


def reduce(source, target, border):
    """At most 256 colours: nobody sees the difference, and the file is a third."""
    subprocess.run(['convert', source, '-shave', f'{border}x{border}', '+repage', '-strip', '-dither', 'None', '-colors', '256', '-define', 'png:compression-level=9',
                    '-define', 'png:exclude-chunks=date,time', f'PNG8:{target}'], check=True)


def take(riffle, name, picture, folder):
    if name in DEMONSTRATIONS:
        size, deal, added = DEMONSTRATIONS[name]
        settings, arguments = {}, [f'--demo={picture}', deal]
    else:
        size, arguments, added, settings = SCREENS[name]
    display = Display(size, environment(folder, settings, added))
    try:
        command = ['dbus-run-session', '--', riffle, f'--size={size[0]}x{size[1]}', *arguments]
        if name in DEMONSTRATIONS:
            subprocess.run(command, env=display.surroundings, check=True, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
        else:
            display.start(*command)
            wait_until_settled(display, picture)
    finally:
        display.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build', help='the folder of the build')
    parser.add_argument('name', nargs='*', default=[*DEMONSTRATIONS, *SCREENS], help='of a picture (default: all)')
    arguments = parser.parse_args()
    riffle = os.path.abspath(f'{arguments.build}/src/app/riffle')
    os.makedirs(FOLDER, exist_ok=True)
    for name in arguments.name:
        with tempfile.TemporaryDirectory() as folder:
            take(riffle, name, f'{folder}/picture.png', folder)
            reduce(f'{folder}/picture.png', f'{FOLDER}/{name}.png', BORDER if name in DEMONSTRATIONS else 0)
            print(f'docs/screenshots/{name}.png')


main()
