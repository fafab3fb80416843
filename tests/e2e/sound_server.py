# SPDX-License-Identifier: GPL-3.0-or-later
"""A sound server of a test's own, out of what is installed or, if it is not, of what ./check has unpacked.

The player's own server is neither asked nor disturbed, and need not be of the same kind.
"""

import glob
import os
import shutil
import subprocess
import sys

import harness
from harness import wait_until

NEEDED = ('pulseaudio', 'parec', 'pactl')
DRIVERS = ('usr/lib*/libcanberra-*/libcanberra-pulse.so', 'usr/lib/*/libcanberra-*/libcanberra-pulse.so')
LIBRARIES = ('usr/lib/*-linux-*', 'lib/*-linux-*', 'usr/lib/*-linux-*/pulseaudio', 'usr/lib*/pulse-*/modules',
             'usr/lib/*-linux-*/pulse-*/modules')


def find(folder, patterns):
    return [path for pattern in patterns for path in sorted(glob.glob(os.path.join(folder, pattern)))]


def skip(reason):
    print(f'SKIP: {reason}')
    sys.exit(harness.SKIPPED)


class SoundServer:
    """Its programs, and what they and the program under test need in their environment."""

    def __init__(self, unpacked, preloaded):
        self.unpacked = unpacked
        self.libraries = {'LD_LIBRARY_PATH': ':'.join(find(unpacked, LIBRARIES))}
        self.programs = {name: shutil.which(name) or shutil.which(name, path=os.path.join(unpacked, 'usr/bin'))
                         for name in NEEDED}
        missing = [name for name, path in self.programs.items() if path is None]
        if missing:
            skip('neither installed nor unpacked: ' + ', '.join(missing))
        self.environment = self.find_driver(preloaded)

    def find_driver(self, preloaded):
        """What a program needs so that libcanberra finds its driver, which it looks for in one folder only."""
        if find('/', DRIVERS):
            return {}
        drivers = find(self.unpacked, DRIVERS)
        if not drivers:
            skip('libcanberra has no driver for the sound server')
        checked = os.environ.get('ASAN_OPTIONS', '')
        return {**self.libraries, 'LD_PRELOAD': preloaded, 'RIFFLE_TEST_DRIVERS': os.path.dirname(drivers[0]),
                'ASAN_OPTIONS': f'{checked}:verify_asan_link_order=0'.removeprefix(':')}

    def is_unpacked(self, name):
        return self.programs[name].startswith(self.unpacked + '/')

    def command(self, name, *words):
        """How one of the programs is called, as arguments of subprocess."""
        own = self.libraries if self.is_unpacked(name) else {}
        return {'args': [self.programs[name], *words], 'env': {**os.environ, **own}}

    def start(self):
        socket = os.path.join(harness.folder(), 'pulse')
        modules = find(self.unpacked, LIBRARIES[3:]) if self.is_unpacked('pulseaudio') else []
        with open(os.path.join(harness.folder(), 'pulse-log'), 'w', encoding='utf-8') as noise:
            subprocess.Popen(**self.command(
                'pulseaudio', '-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--disable-shm',
                *[f'--dl-search-path={folder}' for folder in modules],
                '-L', 'module-null-sink sink_name=null',
                '-L', f'module-native-protocol-unix auth-anonymous=1 socket={socket}'), stdout=noise, stderr=noise)
        os.environ['PULSE_SERVER'] = 'unix:' + socket
        wait_until(lambda: subprocess.run(**self.command('pactl', 'info'), capture_output=True, check=False).returncode == 0,
                   'the sound server')

    def record(self, file):
        """Writes all that is heard into an open file."""
        subprocess.Popen(**self.command('parec', '-d', 'null.monitor', '--raw', '--channels=1', '--format=s16le',
                                        '--latency-msec=20'), stdout=file, stderr=subprocess.DEVNULL)
