# SPDX-License-Identifier: GPL-3.0-or-later
"""A copy of the tree with a build folder of its own, and the tests that are run there."""

import fcntl
import filecmp
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import time

BUILD = '_build'
OPTIONS = ('-Dtests=true', '-Dwerror=true', '-Dintrospection=disabled', '-Ddocs=disabled')
MOST_MEMORY = 8 << 30  # bytes; a change may make a loop that never stops to take some
SKIPPED = 77
NOT_OK = re.compile(rb'^not ok(?!.*# (?:TODO|SKIP))', re.MULTILINE)


class Broken(Exception):
    """What had to work before anything was changed does not."""


def _is_built(folder):
    return os.path.basename(folder).startswith('_build') or os.path.isdir(os.path.join(folder, 'meson-private'))


def list_files(root):
    """The sources below a folder, without those that were built."""
    found = set()
    for place, folders, names in os.walk(root):
        folders[:] = [name for name in folders
                      if name not in ('.git', '.flatpak-builder', '__pycache__') and not _is_built(os.path.join(place, name))]
        found |= {os.path.relpath(os.path.join(place, name), root) for name in names}
    return found


def copy_tree(root, copy):
    """Makes the copy what the tree is now; files that are equal stay, so that nothing is compiled without need."""
    wanted = list_files(root)
    for path in list_files(copy) - wanted:
        os.remove(os.path.join(copy, path))
    for path in wanted:
        source, target = os.path.join(root, path), os.path.join(copy, path)
        if os.path.islink(source) or not os.path.exists(target) or not filecmp.cmp(source, target, shallow=False):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if os.path.lexists(target):
                os.remove(target)
            shutil.copy(source, target, follow_symlinks=False)


def _run(command, **options):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, **options)


class Workplace:
    """The copy: configured once, and built again after each change."""

    def __init__(self, root, copy):
        os.makedirs(copy, exist_ok=True)
        self._lock = os.open(copy, os.O_RDONLY | os.O_CLOEXEC)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Broken(f'Somebody else is at work in {copy}.') from None
        copy_tree(root, copy)
        self.copy = copy
        self.build = os.path.join(copy, BUILD)
        if not os.path.exists(os.path.join(self.build, 'build.ninja')):
            self._need(['meson', 'setup', self.build, copy, *OPTIONS])
        # Also writes again what meson says of the tests where their list has changed.
        self._need(['ninja', '-C', self.build, 'build.ninja'])

    @staticmethod
    def _need(command):
        run = _run(command)
        if run.returncode != 0:
            raise Broken(f'{" ".join(command)} failed:\n{run.stdout.decode(errors="replace")}')

    def _introspect(self, what):
        return json.loads(subprocess.check_output(['meson', 'introspect', '--' + what, self.build]))

    def find_tests(self, suite):
        """The tests of a suite by name."""
        files = {target['id']: target['filename'] for target in self._introspect('targets')}
        found = [entry for entry in self._introspect('tests') if any(name.endswith(suite) for name in entry['suite'])]
        return {entry['name']: Test(self, entry, files) for entry in found}

    def make(self, files):
        """Builds files; returns what was told if that failed, otherwise None."""
        names = [os.path.relpath(os.path.realpath(file), os.path.realpath(self.build)) for file in files]
        run = _run(['ninja', '-C', self.build, *names])
        return run.stdout.decode(errors='replace') if run.returncode != 0 else None

    def write(self, path, text):
        with open(os.path.join(self.copy, path), 'w', encoding='utf-8', newline='') as file:
            file.write(text)


def _limit_resources():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class Test:
    """A test program, and how long it takes when all is well."""

    def __init__(self, workplace, entry, files):
        self.name = entry['name']
        self.needs = sorted({file for target in entry['depends'] for file in files.get(target, ())})
        self.seconds = None
        self._command = entry['cmd']
        self._workplace = workplace
        self._environment = {**os.environ, **entry['env']}
        self._folder = entry['workdir'] or workplace.build

    @property
    def limit(self):
        """Seconds. Other programs may keep the machine busy meanwhile."""
        return 20 + 10 * self.seconds if self.seconds is not None else 900

    def make(self):
        return self._workplace.make(self.needs)

    def run(self):
        """Runs the test as it is built: 'passed', 'failed' or 'hung'. Tests that wait for events may fail on a busy
        machine; one that fails has to do so twice."""
        result = self._run_once()
        return self._run_once() if result == 'failed' else result

    def _run_once(self):
        process = subprocess.Popen(self._command, env=self._environment, cwd=self._folder, start_new_session=True,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   preexec_fn=_limit_resources)
        try:
            output, _ = process.communicate(timeout=self.limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()
            return 'hung'
        return 'failed' if process.returncode not in (0, SKIPPED) or NOT_OK.search(output) else 'passed'

    def measure(self):
        """Sees that the test passes as long as nothing is changed."""
        told = self.make()
        if told is not None:
            raise Broken(f'{self.name} cannot be built:\n{told}')
        begin = time.monotonic()
        result = self.run()
        self.seconds = time.monotonic() - begin
        if result != 'passed':
            raise Broken(f'{self.name} {result} before anything was changed.')
