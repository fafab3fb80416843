#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the archive of the sources can be configured, and passes the gates by itself. usage: dist.py ROOT BUILD

The archive has what "meson dist" would pack if all that is not committed yet were; the checkout and its index stay as they
are. Nothing is compiled: if a gate looks at programs, it is shown those of BUILD.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

import tree

SELF = 'gate-dist'
# What is installed comes from the build, not from the archive.
OF_THE_BUILD = ('gate-installed',)
SKIPPED = 77


def run(*command, **options):
    return subprocess.run(command, capture_output=True, encoding='utf-8', errors='replace', check=False, **options)


def git(root, *arguments, **added):
    result = run('git', '-c', 'safe.directory=*', '-C', root, *arguments, env={**os.environ, **added})
    if result.returncode != 0:
        sys.exit(f'git {arguments[0]}: {result.stderr.strip()}')
    return result.stdout.strip()


def is_checkout(root):
    if shutil.which('git') is None:
        return False
    result = run('git', '-c', 'safe.directory=*', '-C', root, 'rev-parse', '--show-toplevel')
    return result.returncode == 0 and os.path.samefile(result.stdout.strip(), root)


def pack(root, scratch):
    """Writes the archive by way of an index and objects of its own, and unpacks it."""
    os.mkdir(f'{scratch}/objects')
    shutil.copyfile(os.path.join(root, git(root, 'rev-parse', '--git-path', 'index')), f'{scratch}/index')
    own = {'GIT_INDEX_FILE': f'{scratch}/index', 'GIT_OBJECT_DIRECTORY': f'{scratch}/objects',
           'GIT_ALTERNATE_OBJECT_DIRECTORIES': os.path.join(root, git(root, 'rev-parse', '--git-path', 'objects'))}
    git(root, 'add', '--all', **own)
    git(root, 'archive', f'--output={scratch}/archive.tar', git(root, 'write-tree', **own), **own)
    os.mkdir(f'{scratch}/source')
    subprocess.run(['tar', '-xf', f'{scratch}/archive.tar', '-C', f'{scratch}/source'], check=True)
    return f'{scratch}/source'


def options_of(build):
    """The features of the build, so that the archive is configured alike."""
    options = json.loads(run('meson', 'introspect', '--buildoptions', build).stdout)
    return [f"-D{option['name']}={str(option['value']).lower()}" for option in options if option['section'] == 'user']


def configure(source, build, scratch):
    result = run('meson', 'setup', f'{scratch}/build', source, *options_of(build))
    if result.returncode != 0:
        sys.exit(f'meson setup: {result.stdout}{result.stderr}')
    return f'{scratch}/build'


def gates_of(build):
    tests = json.loads(run('meson', 'introspect', '--tests', build).stdout)
    return {test['name']: test['cmd'] for test in tests
            if any(suite.endswith('gates') for suite in test['suite']) and test['name'] not in OF_THE_BUILD}


def fault_of(name, command, scratch, build):
    """What a gate says in the archive, with no checkout is to be found above it."""
    result = run(*command, env={**os.environ, 'GIT_CEILING_DIRECTORIES': scratch}, cwd=build)
    expected = (SKIPPED,) if name == SELF else (0, SKIPPED)
    if result.returncode in expected:
        return []
    return [f'{name} ends with {result.returncode}: {(result.stdout + result.stderr).strip()}']


def main():
    root, build = map(os.path.abspath, sys.argv[1:3])
    if not is_checkout(root):
        tree.skip('This is not a checkout, so there is nothing to pack.')
    with tempfile.TemporaryDirectory() as folder:
        scratch = os.path.realpath(folder)
        configured = configure(pack(root, scratch), build, scratch)
        gates = gates_of(configured)
        faults = [fault for name, command in gates.items()
                  for fault in fault_of(name, [word.replace(configured, build) for word in command], scratch, build)]
        if SELF not in gates:
            faults.append('this gate is not among those of the archive')
    tree.verdict(faults, gates)


main()
