# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the command line for a test and says in TAP how the tests went."""

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import locales


class Skip(Exception):
    """Raised by a test that cannot be made here."""


class Command:
    """The program under test, in an environment of which nothing changes its words."""

    def __init__(self, program):
        self.program = program
        self.environment = {key: value for key, value in os.environ.items()
                            if key == 'RIFFLE_PLUGIN_PATH' or not key.startswith(('LC_', 'LANG', 'RIFFLE_', 'COLUMNS'))}
        # Nor do the modules and settings of whoever runs the test.
        self.home = tempfile.TemporaryDirectory(prefix='riffle-cli-home-')
        self.environment.update({'LC_ALL': 'C.UTF-8', 'G_DEBUG': 'fatal-warnings', 'GSETTINGS_BACKEND': 'keyfile',
                                 # Modules that crash are to be seen to crash.
                                 'ASAN_OPTIONS': 'handle_segv=0:handle_abort=0'})
        for name in ('DATA', 'STATE', 'CONFIG', 'CACHE'):
            self.environment[f'XDG_{name}_HOME'] = os.path.join(self.home.name, name.lower())

    def run(self, *arguments, text='', **environment):
        return subprocess.run([self.program, *arguments], input=text, capture_output=True, encoding='utf-8',
                              env={**self.environment, **environment}, timeout=60)

    def good(self, *arguments, **rest):
        """What the program prints; nothing may have gone wrong."""
        result = self.run(*arguments, **rest)
        equal(result.stderr, '')
        equal(result.returncode, 0)
        return result.stdout

    def bad(self, *arguments, status=2, **rest):
        """What the program complains of, without its name; it may print nothing."""
        result = self.run(*arguments, **rest)
        equal((result.returncode, result.stdout), (status, ''))
        name, colon, message = result.stderr.partition(': ')
        assert name.split(' ')[0] == 'riffle-cli' and colon, result.stderr
        return message.rstrip('\n')

    @contextlib.contextmanager
    def speaking(self, language):
        """Lets the program speak a language meanwhile."""
        usual = self.environment
        with tempfile.TemporaryDirectory(prefix='riffle-cli-') as folder:
            self.environment = {**usual, **locales.speak(language, folder)}
            self.environment.pop('LC_ALL')
            yield
        self.environment = usual

    def objects(self, *arguments, **rest):
        """What the program prints with --json: an object a line."""
        return [json.loads(line) for line in self.good(*arguments, '--json', **rest).splitlines()]


def equal(found, expected):
    assert found == expected, f'\n--- found\n{found}\n--- expected\n{expected}'


def golden(name):
    with open(os.path.join(HERE, 'golden', name), encoding='utf-8') as file:
        return file.read()


def path(*parts):
    return os.path.join(HERE, *parts)


def plugin_abi():
    """The number of the interface between plugins and this program."""
    with open(os.path.join(HERE, '../../src/engine/modules/pat-plugin.h'), encoding='utf-8') as header:
        return re.search(r'(?m)^#define PAT_PLUGIN_ABI (\d+)$', header.read()).group(1)


def main(tests):
    """Makes the tests, a list of functions that take the command."""
    forgotten = [name for name, value in vars(sys.modules['__main__']).items() if name.startswith('test_') and value not in tests]
    if forgotten:
        sys.exit(f'not in the list of tests: {", ".join(forgotten)}')
    command = Command(sys.argv[1])
    print(f'1..{len(tests)}')
    failed = False
    for number, test in enumerate(tests, 1):
        name = f'{number} {test.__name__.removeprefix("test_")}'
        try:
            test(command)
            print(f'ok {name}')
        except Skip as reason:
            print(f'ok {name} # SKIP {reason}')
        except Exception:  # whatever went wrong, the other tests are made
            failed = True
            print(f'not ok {name}')
            print('\n'.join('# ' + line for line in traceback.format_exc().splitlines()))
    sys.exit(failed)
