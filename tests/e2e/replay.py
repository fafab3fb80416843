#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays as films, on the clipboard, in files and in links: replay.py RIFFLE RIFFLE-CLI."""

import hashlib
import os
import pathlib
import re
import subprocess

import harness
from dialogs import Dialogs
from harness import check, run, wait_until
from program import FILE_WINDOW, Program


def call(program, *words):
    return subprocess.run([program, *words], capture_output=True, encoding='utf-8', timeout=60, check=False)


def step_of(dialogs):
    """Where the film stands, as its label says."""
    for node in dialogs.reader.find_all(lambda node: node.role == 'label' and node.name.startswith('Step ')):
        found = re.match(r'Step (\d+) of (\d+)', node.name)
        if found:
            return tuple(map(int, found.groups()))
    return None


def expect_step(dialogs, step, total):
    wait_until(lambda: step_of(dialogs) == (step, total), lambda: f'step {step} of {total}; there is {step_of(dialogs)}')


def plays(program):
    program.key('d')
    program.wait('move s')
    program.key('d')
    program.wait('move s')
    program.key('ctrl+z')
    program.wait('undo s')
    program.key('d')
    program.wait('move s')


def answer(dialogs, name):
    button = wait_until(lambda: dialogs.reader.find_all(lambda node: node.role == 'push button' and node.name == name),
                        f'the answer “{name}”')[-1]
    button.do('click')


def watches(program, dialogs):
    """With keys and with the slider; then the film runs to its end by itself."""
    program.key('ctrl+shift+w')
    program.wait('page film')
    expect_step(dialogs, 0, 4)
    for key, step in (('Right', 1), ('Right', 2), ('Right', 3), ('Left', 2), ('End', 4), ('Home', 0), ('End', 4)):
        program.key(key)
        expect_step(dialogs, step, 4)
    program.key('Home')
    expect_step(dialogs, 0, 4)
    # The slider is above the buttons: its right end is the last step.
    program.measure()
    program.click_at(program.width - 96, program.height - 62)
    wait_until(lambda: step_of(dialogs)[0] >= 3, 'the slider to be moved')
    program.key('Home')
    expect_step(dialogs, 0, 4)
    dialogs.reader.find_all(lambda node: node.role == 'push button' and node.name == 'Play')[0].do('click')
    expect_step(dialogs, 4, 4)
    program.key('Escape')
    program.wait('page game')
    print('a game was watched', flush=True)


def plays_from_here(program, dialogs):
    """The game at a step takes the place of the one on the table, and gives it back."""
    program.key('ctrl+shift+w')
    program.wait('page film')
    program.key('Right')
    expect_step(dialogs, 1, 4)
    program.skip()
    dialogs.reader.find_all(lambda node: node.role == 'push button' and node.name == 'Play from Here')[0].do('click')
    program.wait('deal klondike#617')
    program.wait('toast The game was opened')
    program.wait('page game')
    answer(dialogs, 'Undo')
    program.wait('deal klondike#617')
    print('a game was played from a step, and the one before came back', flush=True)


def choose(program, dialogs, *names):
    """An entry of the main menu."""
    program.key('F10')
    for name in names:
        entry = wait_until(lambda: dialogs.reader.find_all(lambda node: node.role == 'menu item' and node.name == name
                                                           and 'visible' in node.states), f'the entry “{name}”')[-1]
        entry.do('click')


def copies_and_pastes(program, dialogs):
    choose(program, dialogs, 'Files and Replays', 'Copy as Text')
    program.wait('toast The deal and all moves were copied as a text')
    program.key('ctrl+v')
    wait_until(lambda: dialogs.reader.find_all(lambda node: 'All moves were played again: this is true.' in node.name),
               'the verdict of the referee')
    dialogs.answer('Watch')
    program.wait('page film')
    expect_step(dialogs, 0, 4)
    program.key('Escape')
    program.wait('page game')
    program.skip()
    dialogs.open('ctrl+v')
    dialogs.answer('Play the Deal')
    program.wait('deal klondike#617')
    program.wait('toast To beat: a score of .*')
    choose(program, dialogs, 'Deals', 'Copy Link to This Deal')
    program.wait('toast Copied “riffle:klondike%23617”')
    program.key('ctrl+v')
    wait_until(lambda: dialogs.reader.find_all(lambda node: 'This is the deal “klondike#617”.' in node.name), 'the deal')
    program.key('Escape')
    print('a replay and a link were copied and pasted', flush=True)


def saves_as_file(program, dialogs, cli):
    """In the toolkit's own window for files; the referee finds the game as it was played."""
    path = pathlib.Path(harness.folder(), 'mine.riffle-replay')
    program.harmless.append(FILE_WINDOW)
    choose(program, dialogs, 'Files and Replays', 'Save as File…')
    wait_until(lambda: dialogs.find() == ('Save the Replay',), 'the window for files')
    wait_until(lambda: dialogs.reader.path_to_focus()[-1].role in ('text', 'entry'), 'the entry for a name')
    program.key('ctrl+a')
    program.type(str(path))
    program.key('Return')
    program.wait('toast Saved as “mine.riffle-replay”')
    dialogs.wait_closed('the window for files')
    check('deal: klondike#617\n' in path.read_text(encoding='utf-8'), 'the file has another deal')
    result = call(cli, 'verify', str(path))
    check(result.returncode == 0, f'the referee says otherwise: {result}')
    print('a replay was saved as a file', flush=True)


def write(path, *lines):
    path.write_text('\n'.join(lines) + '\n', encoding='utf-8')


def sign(path):
    """Has the checksum that fits, and says so to nobody."""
    text = path.read_bytes()
    path.write_bytes(text + b'end: ' + hashlib.sha256(text).hexdigest()[:16].encode() + b'\n')


def write_replay(path, *actions, score=2):
    write(path, 'riffle-replay 1', 'program: 0.1.0', 'deal: golf#3', 'player: Ann', 'state: playing', f'score: {score}',
          'msec: 7200', f'actions: {len(actions)}', *actions)
    sign(path)


def opens_files(program, dialogs, riffle, cli):
    folder = pathlib.Path(harness.folder())
    good, bad = folder / 'ann.riffle-replay', folder / 'bad.riffle-replay'
    write_replay(good, '900 t2>f', '2100 undo', '5400 t2>f')
    write_replay(bad, '900 t2>f', '2100 undo', '5400 undo')
    check(call(cli, 'verify', str(good)).returncode == 0, 'the replay is not a good one')
    program.skip()
    check(call(riffle, str(good)).returncode == 0, 'the replay was refused')
    program.wait('page film')
    expect_step(dialogs, 0, 3)
    program.key('Escape')
    program.wait('page game')
    # What is claimed in a file is judged as it is if it is pasted.
    forged = folder / 'forged.riffle-replay'
    write_replay(forged, '900 t2>f', '2100 undo', '5400 t2>f', score=52)
    check(call(riffle, str(forged)).returncode == 0, 'the forged replay was refused')
    program.wait('tell .*this is not true: the score is 2 and not 52.*')
    wait_until(dialogs.find, 'the sentence')
    program.key('Escape')
    wait_until(dialogs.is_closed, 'the sentence to go')
    program.key('Escape')
    program.wait('page game')
    result = call(riffle, str(bad))
    check(result.returncode == 1 and 'Line 11, action 3: undo is not possible there.' in result.stderr, result.stderr)
    program.wait('tell .*Line 11.*')
    wait_until(dialogs.find, 'the sentence')
    program.key('Escape')
    listed = pathlib.Path(os.environ['XDG_DATA_HOME'], 'recently-used.xbel')
    wait_until(lambda: listed.exists() and 'ann.riffle-replay' in listed.read_text(encoding='utf-8'), 'the file to be listed')
    print('files with replays were shown, or refused with the line', flush=True)


def opens_links(program, riffle):
    for link, deal in (('riffle:golf%2312', 'golf#12'), ('riffle:golf#13', 'golf#13'),
                       ('riffle:klondike:draw=3%23617', 'klondike:draw=3#617')):
        program.skip()
        check(call(riffle, link).returncode == 0, f'{link} was refused')
        program.wait('deal ' + re.escape(deal))
    # As the desktop hands it over.
    program.skip()
    program.follow_link('golf%2314')
    program.wait('deal golf#14')
    print('links opened their deals', flush=True)


def refuses_nonsense(program, dialogs):
    """A text that says nothing is answered with a sentence."""
    program.key('ctrl+shift+c')
    program.wait('toast Copied .*')
    name = dialogs.open('ctrl+g')
    program.key('ctrl+a')
    program.type('no deal at all')
    program.key('ctrl+a', 'ctrl+c', 'Escape')
    dialogs.wait_closed(name)
    program.key('ctrl+v')
    program.wait('tell This text is neither a deal, nor a replay, nor a saved game.')
    wait_until(dialogs.find, 'the sentence')
    program.key('Escape')
    print('a text that is none of these was refused', flush=True)


def leaves_room(riffle):
    """In a narrow window the title of a film has the room of the buttons that resize the window."""
    program = Program(riffle, '--size', '360x700', 'klondike#617')
    program.wait('deal klondike#617')
    dialogs = Dialogs(program)
    program.look()
    plays(program)
    program.key('ctrl+shift+w')
    program.wait('page film')
    expect_step(dialogs, 0, 4)
    found = dialogs.reader.find_all(lambda node: node.name in ('Maximize', 'Minimize') and 'visible' in node.states)
    check(not found, f'there is no room for {[node.name for node in found]}')
    program.close()
    print('a film was watched in a narrow window', flush=True)


def test(riffle, cli):
    program = Program(riffle, '--size', '800x700', 'klondike#617')
    program.wait('deal klondike#617')
    dialogs = Dialogs(program)
    program.look()
    plays(program)
    watches(program, dialogs)
    saves_as_file(program, dialogs, cli)
    plays_from_here(program, dialogs)
    copies_and_pastes(program, dialogs)
    opens_files(program, dialogs, riffle, cli)
    opens_links(program, riffle)
    refuses_nonsense(program, dialogs)
    program.close()
    leaves_room(riffle)


if __name__ == '__main__':
    run(test)
