# SPDX-License-Identifier: GPL-3.0-or-later
"""A display that nobody sees, for programs under test, and its window manager."""

import os
import subprocess
import time

ATTEMPTS = 5
MANAGER = ['openbox', '--config-file', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'openbox.xml')]
PATIENCE = 20.0  # seconds until the window manager has to be there
SILENT = {'stdout': subprocess.DEVNULL, 'stderr': subprocess.DEVNULL}


class NoDisplay(Exception):
    """What could not be started, in a sentence."""


def is_managed(environment):
    return subprocess.run(['xdotool', 'get_desktop'], env=environment, check=False, **SILENT).returncode == 0


def try_server(environment, size):
    reader, writer = os.pipe()
    # Without -noreset the server starts again whenever its last client leaves, and turns away who comes just then.
    server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-screen', '0', size + 'x24', '-nolisten', 'tcp', '-noreset'],
                              pass_fds=[writer], env=environment, **SILENT)
    os.close(writer)
    with os.fdopen(reader) as answer:
        environment['DISPLAY'] = ':' + answer.readline().strip()
    return server


def is_reached(environment):
    return subprocess.run(['xdotool', 'getdisplaygeometry'], env=environment, check=False, **SILENT).returncode == 0


def start_server(environment, size):
    """Starts a display of so many pixels, such as 1400x1000, names it in the environment, and returns the process."""
    for _ in range(ATTEMPTS):
        server = try_server(environment, size)
        if server.poll() is None and is_reached(environment):
            return server
        # Servers that start at the same time may take each other's number.
        server.kill()
        server.wait()
    raise NoDisplay('no virtual display could be started')


def start_manager(environment):
    """Starts the window manager, and returns its process.

    Openbox may overlook a window that appears while it starts, which then is never shown: it is waited for.
    """
    manager = subprocess.Popen(MANAGER, env=environment, **SILENT)
    end = time.monotonic() + PATIENCE
    while not is_managed(environment):
        if time.monotonic() > end:
            raise NoDisplay('the window manager did not start')
        time.sleep(0.02)
    return manager
