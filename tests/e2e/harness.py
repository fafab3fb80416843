# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for a test: virtual display, folders, session bus, window manager; and the end of all of it."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import locales
import virtual_display

NEEDED = ('Xvfb', 'xdotool', 'openbox', 'dbus-run-session')
SKIPPED = 77                  # the status that says so to meson
INSIDE = 'RIFFLE_E2E_FOLDER'  # names the folder of the desktop to the test that runs on it
PATIENCE = float(os.environ.get('RIFFLE_E2E_PATIENCE', 20))               # seconds until something that does not happen is a failure
SETTINGS = """[Settings]
gtk-enable-animations=false
gtk-cursor-blink=false
gtk-font-name=Cantarell 11
"""


class Failure(Exception):
    """What a test found wrong, in a sentence."""


class WindowGone(Failure):
    """A window was closed before the display was asked for it; another may be there the next time."""


def folder():
    """The desktop's own folder; it is removed in the end."""
    return os.environ[INSIDE]


def wait_until(condition, what, patience=PATIENCE):
    """Asks again and again until the condition gives something that is true, and returns that.

    Between two questions it waits for as long as the first one took: the program has something else to do, too. A window
    that is closed between two questions of the condition is no failure of the program.
    """
    end = time.monotonic() + patience
    while True:
        begin = time.monotonic()
        try:
            answer = condition()
        except WindowGone:
            answer = None
        if answer:
            return answer
        now = time.monotonic()
        if now > end:
            raise Failure(f'waited {patience:.0f} seconds for {what() if callable(what) else what}')
        time.sleep(max(0.02, now - begin))


def check(condition, sentence):
    if not condition:
        raise Failure(sentence)


def need_tools(tools=NEEDED):
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        print('SKIP: not installed: ' + ', '.join(missing))
        sys.exit(SKIPPED)


def make_environment(path):
    environment = dict(os.environ)
    for name in ('WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS', 'AT_SPI_BUS_ADDRESS', 'LC_ALL', 'GTK_THEME'):
        environment.pop(name, None)
    for name, below in (('XDG_CONFIG_HOME', 'config'), ('XDG_DATA_HOME', 'data'), ('XDG_CACHE_HOME', 'cache'),
                        ('XDG_STATE_HOME', 'state'), ('XDG_RUNTIME_DIR', 'run')):
        environment[name] = os.path.join(path, below)
        os.makedirs(environment[name], mode=0o700)
    os.makedirs(os.path.join(path, 'config/gtk-4.0'))
    with open(os.path.join(path, 'config/gtk-4.0/settings.ini'), 'w', encoding='ascii') as file:
        file.write(SETTINGS)
    environment.update({'GSK_RENDERER': 'cairo', 'GDK_BACKEND': 'x11', 'GSETTINGS_BACKEND': 'memory',
                        'G_DEBUG': 'fatal-criticals', 'LANG': 'C.UTF-8', 'LANGUAGE': 'C', 'TZ': 'UTC', INSIDE: path,
                        'PYTHONDONTWRITEBYTECODE': '1'})
    return environment


def speak(language):
    """What a program needs in its environment to speak a language."""
    return locales.speak(language, folder())


def find_own(path):
    """The processes that were started on the desktop in a folder: its name stands in their environment."""
    mark = f'{INSIDE}={path}'.encode()
    for name in os.listdir('/proc'):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        try:
            with open(f'/proc/{name}/environ', 'rb') as file:
                if mark in file.read().split(b'\0'):
                    yield int(name)
        except OSError:
            continue  # it has ended meanwhile, or belongs to somebody else


def end_all(path):
    """Ends, each by its number, whatever is left of a desktop."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        end = time.monotonic() + 3
        for process in find_own(path):
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass
        while any(find_own(path)) and time.monotonic() < end:
            time.sleep(0.02)


def run_on_desktop(size, start_server):
    """Runs this very script again, on a desktop, and returns its status."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    path = tempfile.mkdtemp(prefix='riffle-e2e-')
    server = None
    try:
        environment = make_environment(path)
        server = start_server(environment, size)
        with open(os.path.join(path, 'errors'), 'w+', encoding='utf-8') as errors:
            status = subprocess.run(['dbus-run-session', '--', sys.executable, *sys.argv], env=environment,
                                    stderr=errors, check=False).returncode
            # What the bus has to say about limits and services matters only where something failed.
            if status not in (0, SKIPPED):
                errors.seek(0)
                sys.stderr.write(errors.read())
        return status
    finally:
        end_all(path)
        if server is not None:
            server.kill()
            server.wait()
        shutil.rmtree(path, ignore_errors=True)


def run(test, size='1400x1000', managed=True, start_server=virtual_display.start_server):
    """The main function of a test: `test` gets the words behind the script's name; an exception is a failure."""
    if INSIDE not in os.environ:
        need_tools()
        sys.exit(run_on_desktop(size, start_server))
    try:
        if managed:
            virtual_display.start_manager(os.environ)
        test(*sys.argv[1:])
    except Failure as failure:
        print(f'FAILED: {failure}', flush=True)
        take_picture()
        sys.exit(1)


def take_picture():
    """RIFFLE_E2E_PICTURE=FILE keeps what the display shows when a test fails."""
    if 'RIFFLE_E2E_PICTURE' in os.environ:
        subprocess.run(['import', '-window', 'root', os.environ['RIFFLE_E2E_PICTURE']], check=False)


def xdotool(*words):
    result = subprocess.run(['xdotool', *map(str, words)], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        kind = WindowGone if 'BadWindow' in result.stderr else Failure
        raise kind('xdotool ' + ' '.join(map(str, words)) + ': ' + result.stderr.strip())
    return result.stdout
