#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Modules of the player's own that crash: the program continues without them: modules.py RIFFLE FOLDER-OF-MODULES."""

import os
import pathlib
import re
import shutil
import subprocess

import harness
import speech
from dialogs import Dialogs
from harness import check, run, take_picture, wait_until
from program import Program, switch_settings

ID = 'io.github.rifflecards.Riffle'
KEEP = {'GSETTINGS_BACKEND': 'keyfile'}
ENDED = 'The module “fickle.so” ended the program and was not loaded again. The page “Problems” in the menu says more.'
PLUGINS = os.path.join(os.environ.get('XDG_DATA_HOME', ''), 'riffle/plugins')


def put(folder, name, suffix='.harmful'):
    os.makedirs(PLUGINS, exist_ok=True)
    shutil.copy(os.path.join(folder, name + suffix), os.path.join(PLUGINS, name + '.so'))


def start(riffle, *words):
    program = Program(riffle, '--size', '900x700', *words, **KEEP)
    program.wait('deal .*')
    return program


def call(riffle, *words):
    return subprocess.run([riffle, *words], env={**os.environ, **KEEP}, capture_output=True, encoding='utf-8',
                          timeout=60, check=False)


def buttons(reader):
    return reader.find_all(lambda node: node.role == 'push button' and 'Try Again' in node.name)


def is_said(reader, part):
    return bool(reader.find_all(lambda node: part in node.name))


def clear():
    """Nobody knows any module any more, nor what was played."""
    for name, below in (('XDG_STATE_HOME', 'riffle'), ('XDG_DATA_HOME', 'riffle'), ('XDG_CONFIG_HOME', 'glib-2.0')):
        shutil.rmtree(os.path.join(os.environ[name], below), ignore_errors=True)
    switch_settings(['allow-user-plugins'])


def opens_before_the_trial(riffle, folder):
    """A hook without an end is tried behind the window, in which the player can play meanwhile."""
    put(folder, 'endless-hook')
    put(folder, 'good', '.so')
    program = Program(riffle, **KEEP)
    program.wait('deal klondike#.*')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.key('g', 'o', 'l', 'f', 'Return')
    program.wait('deal golf#.*')
    program.wait(r'toast 2 new games were added\. 1 new module could not be loaded\. The page “Problems” in the menu says why\.')
    # They are in the list that was made before them.
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.key('z', 'e', 'b', 'r', 'a', 'Return')
    program.wait('deal test-second#.*')
    program.close()
    # What is known now is neither tried nor told a second time.
    program = start(riffle, 'test-first#5')
    check(not any(line.startswith('toast') for line in program.lines), f'told again: {program.tail()}')
    program.close()
    print('the window opened before the trial, and took in what came of it')


def waits_for_what_is_named(riffle, folder):
    """A deal and the last game wait for the trial; who asks for nothing that may come is answered at once."""
    clear()
    put(folder, 'endless-load')
    put(folder, 'good', '.so')
    program = Program(riffle, 'test-first#3', **KEEP)
    program.wait('toast New modules are being tested.*')
    program.wait('deal test-first#3')
    program.wait(r'toast 2 new games were added\. 1 new .*')
    deals = [line for line in program.lines if line.startswith('deal ')]
    check(deals == ['deal test-first#3'], f'another game was begun meanwhile: {deals}')
    program.close()
    # The last game, of a module that has been built again.
    os.utime(os.path.join(PLUGINS, 'good.so'), (1, 1))
    program = Program(riffle, **KEEP)
    program.wait('toast New modules are being tested.*')
    program.wait('deal test-first#3')
    program.wait(r'toast 2 new games were added\.')
    program.close()
    print('what was named was opened after the trial')


def answers_another_process(riffle, folder):
    """A process that names a game of an untried module gets its status when it is known."""
    clear()
    put(folder, 'endless-load')
    put(folder, 'good', '.so')
    program = start(riffle, 'golf#1')
    result = call(riffle, 'test-first#7')
    check(result.returncode == 0, f'status {result.returncode}: {result.stderr}')
    program.wait('deal test-first#7')
    result = call(riffle, 'test-nothing#7')
    check(result.returncode == 1 and 'There is no game “test-nothing”' in result.stderr,
          f'status {result.returncode}: {result.stderr}')
    program.close()
    print('another process was told what came of it')


def opens_what_the_desktop_hands_over(riffle, folder):
    """A file whose game is in an untried module is opened after the trial, as one that is named is."""
    clear()
    put(folder, 'good', '.so')
    path = os.path.join(harness.folder(), 'handed over.riffle')
    kept = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/games/test-first.riffle')
    program = Program(riffle, 'test-first#8', **KEEP)
    program.wait('deal test-first#8')
    wait_until(lambda: os.path.exists(kept), 'the game to be saved')
    program.close()
    shutil.copy(kept, path)
    clear()
    put(folder, 'endless-load')
    put(folder, 'good', '.so')
    program = start(riffle, 'golf#1')
    subprocess.run(['gdbus', 'call', '--session', '--dest', ID, '--object-path', '/' + ID.replace('.', '/'), '--method',
                    'org.freedesktop.Application.Open', f'["{pathlib.Path(path).as_uri()}"]', '{}'], check=True, timeout=60,
                   stdout=subprocess.DEVNULL)
    program.wait('toast New modules are being tested.*')
    program.wait('deal test-first#8')
    program.close()
    print('a file that the desktop handed over was opened after the trial')


def starts_among_harmful_ones(riffle):
    """All of them are new, and the program is there all the same, with what is in order."""
    program = start(riffle, 'test-first#3')
    program.close()
    program = start(riffle, 'test-fickle#12')
    program.close()
    print('the program started among modules that crash')


def leaves_out_what_ended_it(riffle):
    """Deal 13 ends the program, with a status that says that all is well. The next start knows better."""
    result = call(riffle, 'test-fickle#13')
    check(result.returncode == 0, f'status {result.returncode}: {result.stderr}')
    # The player is told once.
    program = start(riffle, 'golf#1')
    program.wait('toast ' + re.escape(ENDED))
    program.close()
    program = start(riffle, 'golf#1')
    check(not any(line.startswith('toast') for line in program.lines), f'told again: {program.tail()}')
    result = call(riffle, 'test-fickle#12')
    check('There is no game “test-fickle”.' in result.stderr, f'the module was loaded again: {result.stderr}')
    print('a module that ended the program was not loaded again')
    return program


def names_what_hung(riffle, folder):
    """Deal 14 never comes to its end. Whoever ends the program then, by force or at last itself, finds out at the next start."""
    clear()
    put(folder, 'fickle')
    save = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/games/test-fickle.riffle')
    for is_killed in (True, False):
        program = start(riffle, 'test-fickle#12')
        wait_until(lambda: os.path.exists(save), 'the game to be saved')
        second = subprocess.Popen([riffle, 'test-fickle#14'], env={**os.environ, **KEEP}, stderr=subprocess.DEVNULL)
        if is_killed:
            wait_until(lambda: processor_time(program.process.pid) > 2, 'the program to hang')
            program.kill()
        else:
            wait_until(lambda: program.process.poll() is not None, 'the program to end', 60)
            program.read()
            check(program.process.returncode == 1, f'status {program.process.returncode}')
            check(any('made Riffle hang, so Riffle ends: test-fickle: the hook “prepare” did not return within 15 seconds, '
                      'deal test-fickle#14.' in line for line in program.lines), f'nothing is said: {program.tail()}')
        check(second.wait(60) != 0, 'a process that asked for the deal was told that it is there')
        with open(save, encoding='utf-8') as file:
            check('deal: 12\n' in file.read(), 'the game before is lost')
        program = Program(riffle, '--size', '900x700', **KEEP)
        program.wait('toast ' + re.escape(ENDED))
        program.close()
        # The file of today is another one, which may be tried.
        os.utime(os.path.join(PLUGINS, 'fickle.so'), (1, 1))
    print('a module that hung was named after the program was ended')


def processor_time(process):
    """Seconds."""
    with open(f'/proc/{process}/stat', encoding='ascii', errors='replace') as file:
        words = file.read().rpartition(')')[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf('SC_CLK_TCK')


def is_tried_again(program, riffle):
    reader = speech.Reader('riffle')
    opened = Dialogs(program)
    message = wait_until(opened.find, 'the message that there is no such game')[0]
    program.key('Escape')
    opened.wait_closed(message)
    opened.open_in_menu(4)
    wait_until(lambda: len(buttons(reader)) == 4, lambda: f'four buttons; there are {len(buttons(reader))}')
    for part in ('the function “pat_plugin_load” ended the program with the signal SIGABRT',
                 'test-fickle: the program ended while the hook “prepare” was running, deal test-fickle#13'):
        check(is_said(reader, part), f'“{part}” is not said')
    take_picture()
    # In the order of their files: this one aborts again, the last one does not.
    buttons(reader)[0].do('click')
    wait_until(lambda: len([node for node in buttons(reader) if 'sensitive' in node.states]) == 4, 'the module to be tried')
    buttons(reader)[3].do('click')
    wait_until(lambda: is_said(reader, 'This module works now.'), 'the module to be loaded')
    check(len(buttons(reader)) == 3, f'{len(buttons(reader))} modules can be tried again')
    program.key('Escape')
    program.skip()
    check(call(riffle, 'test-fickle#12').returncode == 0, 'the module was not loaded')
    program.wait('deal test-fickle#12')
    program.close()
    print('a module was tried again, and played')


def tells_after_the_trials(riffle, folder):
    """What ended the program is told together with what comes of new modules, and also by a start without words."""
    clear()
    put(folder, 'fickle')
    program = start(riffle, 'test-fickle#12')
    program.close()
    call(riffle, 'test-fickle#13')
    put(folder, 'good', '.so')
    program = Program(riffle, '--size', '900x700', **KEEP)
    program.wait('toast ' + re.escape(ENDED + ' 2 new games were added.'))
    take_picture()
    program.close()
    print('a module that ended the program was told of after the trial of another one')


def test(riffle, folder):
    switch_settings(['allow-user-plugins'])
    for name in ('abort-load', 'fatal-hook', 'exit-load', 'fickle'):
        put(folder, name)
    put(folder, 'good', '.so')
    starts_among_harmful_ones(riffle)
    is_tried_again(leaves_out_what_ended_it(riffle), riffle)
    clear()
    opens_before_the_trial(riffle, folder)
    waits_for_what_is_named(riffle, folder)
    answers_another_process(riffle, folder)
    opens_what_the_desktop_hands_over(riffle, folder)
    tells_after_the_trials(riffle, folder)
    names_what_hung(riffle, folder)


run(test)
