#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the set-up asks of apt, on machines that are made up: packages.py SOURCE.

apt and dpkg are played by small programs, which read what the machine has from files and write down what they were told.
"""

import os
import subprocess
import sys
import tempfile
import unittest

SOURCE = sys.argv.pop(1)

LIST = '''
play     gcc                gcc  gcc  to compile
sound    driver             -    -    to send sounds to the sound server
check    weston             -    -    the test on Wayland
check    cards-kf5|cards    -    -    the test of decks
unpack   pulseaudio         -    -    the test of sounds
'''

QUERY = '''#!/bin/sh
for name; do :; done
grep -qx "$name" "$MACHINE/installed" && printf installed
'''

# A package in "virtual" has no candidate, and one that is in no file is unknown.
CACHE = '''#!/bin/sh
if [ $# -eq 1 ]; then
  echo 'Package files:'
  [ ! -e "$MACHINE/lists" ] || echo ' 500 http://deb.example.org/debian stable/main amd64 Packages'
elif grep -qx "$2" "$MACHINE/available" && [ -e "$MACHINE/lists" ]; then
  printf '%s:\\n  Installed: (none)\\n  Candidate: 1.0\\n' "$2"
elif grep -qx "$2" "$MACHINE/virtual"; then
  printf '%s:\\n  Installed: (none)\\n  Candidate: (none)\\n' "$2"
fi
'''

# Each line of "conflicts" is a package and what it takes the place of.
GET = '''#!/bin/sh
echo "apt-get $*" >>"$MACHINE/calls"
simulate= keep= command=
for word; do
  case $word in
    -s) simulate=yes ;;
    --no-remove) keep=yes ;;
    -*|*::*) ;;
    install|update|download) command=$word ;;
    *)
      other=$(sed -n "s/^$word //p" "$MACHINE/conflicts")
      [ "$command" != update ] || exit 1
      if [ "$command" = download ]; then : >"${word%%=*}.deb"; continue; fi
      grep -qx "$word" "$MACHINE/available" || exit 100
      if [ -n "$other" ]; then
        [ -z "$keep" ] || exit 100
        echo "Remv $other [1.0]"
      fi
      echo "Inst $word (1.0 Debian:stable [all])"
      [ -n "$simulate" ] || echo "$word" >>"$MACHINE/installed" ;;
  esac
done
[ "$command" != update ] || : >"$MACHINE/lists"
'''

UNPACK = '''#!/bin/sh
mkdir -p "$3/usr/bin" && : >"$3/usr/bin/$(basename "$2" .deb)"
'''

SUDO = '''#!/bin/sh
[ "$1" != -n ] || shift
exec "$@"
'''

ROOT = '#!/bin/sh\necho 0\n'
USER = '#!/bin/sh\necho 1000\n'


class Machine:
    """A system with apt: what is installed, what there is, and what takes the place of what."""

    def __init__(self, folder, installed=(), available=(), virtual=(), conflicts=(), has_lists=True, has_sudo=True, is_root=False):
        self.folder = folder
        self.write('installed', installed)
        self.write('available', available)
        self.write('virtual', virtual)
        self.write('conflicts', conflicts)
        self.write('calls', ())
        if has_lists:
            self.write('lists', ())
        os.mkdir(f'{folder}/tools')
        self.write('tools/packages.txt', LIST.splitlines())
        os.mkdir(f'{folder}/bin')
        programs = {'dpkg-query': QUERY, 'apt-cache': CACHE, 'apt-get': GET, 'dpkg-deb': UNPACK, 'id': ROOT if is_root else USER}
        if has_sudo:
            programs['sudo'] = SUDO
        for name, text in programs.items():
            with open(f'{folder}/bin/{name}', 'w', encoding='ascii') as file:
                file.write(text)
            os.chmod(f'{folder}/bin/{name}', 0o755)
        for name in ('awk', 'basename', 'cat', 'env', 'grep', 'mkdir', 'rm', 'sed', 'sh', 'tr', 'true'):
            os.symlink(f'/usr/bin/{name}' if os.path.exists(f'/usr/bin/{name}') else f'/bin/{name}', f'{folder}/bin/{name}')

    def write(self, name, lines):
        with open(f'{self.folder}/{name}', 'w', encoding='ascii') as file:
            file.writelines(line + '\n' for line in lines)

    def read(self, name):
        with open(f'{self.folder}/{name}', encoding='ascii') as file:
            return file.read().splitlines()

    def run(self, words):
        """What the set-up says while it does that, on both channels."""
        script = f'''set -eu; top={self.folder}
            say () {{ printf '%s\\n' "$*"; }}; complain () {{ say "$@"; }}
            . "{SOURCE}/tools/packages.sh"; {words}; echo went on'''
        result = subprocess.run(['/bin/sh', '-c', script], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, check=False,
                                env={'PATH': f'{self.folder}/bin', 'MACHINE': self.folder})
        return result.stdout

    def changes(self):
        """The calls of apt-get that may change the system."""
        return [call for call in self.read('calls') if ' -s ' not in call]


class Packages(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory(prefix='riffle-packages-')
        self.addCleanup(place.cleanup)
        self.folder = place.name

    def make(self, **what):
        return Machine(self.folder, **what)

    def test_prepared(self):
        machine = self.make(installed=('gcc', 'weston', 'cards'), has_sudo=False)
        self.assertEqual(machine.run('install_packages play check'), 'went on\n')
        self.assertEqual(machine.read('calls'), [])

    def test_bare(self):
        machine = self.make(available=('gcc', 'weston', 'cards'), has_lists=False)
        output = machine.run('install_packages play check')
        self.assertIn('went on', output)
        self.assertNotIn('Left out', output)
        self.assertEqual(machine.read('installed'), ['gcc', 'weston', 'cards'])
        self.assertTrue(all('--no-remove' in call for call in machine.changes() if ' install ' in call), machine.changes())

    def test_virtual(self):
        """A name that others only provide is passed over for the next one, or left out; the rest is installed."""
        machine = self.make(available=('gcc', 'weston', 'cards'), virtual=('cards-kf5',))
        self.assertNotIn('Left out', machine.run('install_packages play check'))
        self.assertEqual(machine.read('installed'), ['gcc', 'weston', 'cards'])

    def test_missing(self):
        machine = self.make(available=('gcc', 'weston'), virtual=('cards-kf5',))
        output = machine.run('install_packages play check')
        self.assertIn('cards-kf5|cards (the test of decks): there is no such package\n', output)
        self.assertEqual(machine.read('installed'), ['gcc', 'weston'])

    def test_missing_for_ever(self):
        """If nothing more can be had, nobody is asked for a password, and the lists are not fetched again."""
        machine = self.make(installed=('gcc', 'weston'), virtual=('cards-kf5',))
        self.assertIn('the test of decks', machine.run('install_packages play check'))
        self.assertEqual(machine.changes(), [])

    def test_removing(self):
        """What would take the place of the player's own is left out, and said."""
        machine = self.make(installed=('gcc',), available=('weston', 'cards'), conflicts=('weston mutter',))
        output = machine.run('install_packages play check')
        self.assertIn('weston (the test on Wayland): installing it would remove mutter\n', output)
        self.assertEqual(machine.read('installed'), ['gcc', 'cards'])

    def test_impossible(self):
        machine = self.make(installed=('gcc', 'cards'), available=('weston',), has_sudo=False)
        output = machine.run('install_packages play check')
        self.assertIn('as root: apt-get install --no-install-recommends --no-remove weston\n', output)
        self.assertIn('went on', output)
        self.assertEqual(machine.changes(), [])

    def test_root(self):
        machine = self.make(installed=('gcc', 'cards'), available=('weston',), has_sudo=False, is_root=True)
        machine.run('install_packages play check')
        self.assertEqual(machine.read('installed'), ['gcc', 'cards', 'weston'])

    def test_sound(self):
        """A driver of sound is installed beside a sound server, and none brings one along."""
        self.assertEqual(self.make(available=('driver',)).run('sound_group'), 'went on\n')

    def test_sound_server(self):
        machine = self.make(installed=('gcc', 'pipewire-pulse'), available=('driver',))
        machine.run('install_packages play $(sound_group)')
        self.assertEqual(machine.read('installed')[-1], 'driver')

    def test_unpacking(self):
        """What would remove something is unpacked instead, once, and without root."""
        machine = self.make(available=('pulseaudio',), conflicts=('pulseaudio pipewire-alsa',), has_sudo=False)
        for _ in range(2):
            self.assertIn('went on', machine.run(f'unpack_packages {self.folder}/unpacked unpack'))
        self.assertTrue(os.path.exists(f'{self.folder}/unpacked/usr/bin/pulseaudio'))
        self.assertEqual(machine.read('installed'), [])
        downloads = [call for call in machine.changes() if 'download' in call]
        self.assertEqual((len(downloads), len(machine.changes())), (1, 1))


class List(unittest.TestCase):
    def test_nothing_is_in_the_way(self):
        """No sound server is among what is installed: it would take the place of the player's."""
        with open(f'{SOURCE}/tools/packages.txt', encoding='utf-8') as file:
            rows = [line.split() for line in file if line.strip() and not line.startswith('#')]
        self.assertGreater(len(rows), 30)
        for row in rows:
            self.assertGreaterEqual(len(row), 4, row)
            if row[0] != 'unpack':
                self.assertFalse(set(row[1].split('|')) & {'pulseaudio', 'pipewire-pulse', 'pipewire'}, row)


unittest.main()
