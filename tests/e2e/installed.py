#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program where it is installed, with settings that are really kept: installed.py MESON SOURCE."""

import os
import subprocess

import harness
from harness import Failure, check, run
from program import Program

OPTIONS = ['-Dtests=false', '-Ddocs=disabled', '-Dintrospection=disabled', '--buildtype=plain']
KEPT_OUT = ('GSETTINGS_SCHEMA_DIR', 'RIFFLE_PLUGIN_PATH', 'RIFFLE_LOCALEDIR', 'LD_LIBRARY_PATH', 'LD_PRELOAD')


def call(*command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise Failure(f'{command[:3]} failed: ' + (result.stdout + result.stderr)[-1500:])
    return result.stdout


def install(meson, source):
    """Builds into a folder of its own, since the place where it will be is compiled in."""
    build = os.path.join(harness.folder(), 'build')
    prefix = os.path.join(harness.folder(), 'prefix')
    call(meson, 'setup', build, source, f'--prefix={prefix}', *OPTIONS)
    call(meson, 'compile', '-C', build, '-j', '2')
    call(meson, 'install', '-C', build, '--no-rebuild')
    # Nothing may be found where it was built.
    os.rename(build, build + '-gone')
    return prefix


def enter(prefix):
    """What a desktop has in its environment for programs that are installed there."""
    for name in KEPT_OUT:
        os.environ.pop(name, None)
    os.environ['XDG_DATA_DIRS'] = f'{prefix}/share:/usr/local/share:/usr/share'
    os.environ['GSETTINGS_BACKEND'] = 'keyfile'


# What is installed describes no board for tests: it is played with keys.
def refuse(program):
    program.skip()
    program.key('1', 'Return')
    program.wait('select 1')
    program.key('2', 'Return')
    return program.wait('refused (.+)').group(1)


def play(riffle):
    program = Program(riffle, 'klondike#2')
    program.wait('deal klondike#2')
    program.key('s', 'Return')
    program.wait('move s')
    program.key('ctrl+m')
    program.wait('toast .+')
    program.close()
    settings = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings/keyfile')
    with open(settings, encoding='utf-8') as file:
        check('messages=false' in file.read(), 'the setting for no messages was not written')


def come_back(riffle):
    """The next start continues the last game, and knows the setting, in German."""
    program = Program(riffle, **harness.speak('de'))
    program.wait('deal klondike#2')
    sentence = refuse(program)
    check(sentence.startswith('Die '), f'“{sentence}” is not German')
    program.key('Escape')
    program.wait('select 0')
    # The move that was made is still there.
    program.key('ctrl+z')
    program.wait('undo s')
    program.read()
    check(not any(line.startswith('toast') for line in program.lines), 'messages are off, and yet there was one')
    program.close()
    return sentence


def test(meson, source):
    prefix = install(meson, source)
    enter(prefix)
    lines = call(f'{prefix}/bin/riffle-cli', 'list').splitlines()
    check(len(lines) >= 11, f'only {len(lines)} variants are installed')
    check(not any(line.startswith('six-by-four') for line in lines), 'the template is installed')
    play(f'{prefix}/bin/riffle')
    sentence = come_back(f'{prefix}/bin/riffle')
    print(f'from its prefix: {len(lines)} variants, a move, settings that are kept, “{sentence}”')
    # The desktop starts it by its service, which has to name the program that is there.
    with open(f'{prefix}/share/dbus-1/services/io.github.rifflecards.Riffle.service', encoding='utf-8') as file:
        check(f'Exec={prefix}/bin/riffle' in file.read(), 'the service starts another program')


run(test)
