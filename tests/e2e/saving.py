#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is lost when the program is killed, or finds files that it cannot read: saving.py RIFFLE GOLDEN-FILE."""

import os
import re
import subprocess

import golden
import harness
import keys
from dialogs import Dialogs
from golden import Move
from harness import check, run, wait_until
from program import Program

BEFORE = 24  # moves that are made before the program is killed
UNDONE = 3   # of them are taken back
HASTE = 6    # times that it is killed in the middle of things


def path_of(variant):
    return os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/games', variant + '.riffle')


def read(path):
    with open(path, encoding='utf-8', errors='replace') as file:
        return file.read()


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def n_saved(path):
    """The number of moves up to the cursor in a saved game."""
    for line in read(path).splitlines() if os.path.exists(path) else ():
        if line.startswith('cursor:'):
            return int(line.split()[1])
    return -1


def wait_saved(path, n_moves):
    wait_until(lambda: n_saved(path) == n_moves, lambda: f'{n_moves} moves in {path}; it has {n_saved(path)}', 1)


def start(riffle, *arguments):
    program = Program(riffle, '--size', '900x700', *arguments)
    program.wait('deal .*')
    return program


def play(program, moves, first=0):
    for number, text in enumerate(moves, first):
        program.skip()
        keys.play(program, Move(text), number)
        program.wait('move ' + golden.as_pattern(text))
        program.wait('status .*')


def sizes(program):
    return {code: pile.size for code, pile in program.look().items()}


def returns_after_kill(riffle, deal, moves):
    path = path_of('klondike')
    program = start(riffle, deal)
    play(program, moves[:BEFORE])
    for text in reversed(moves[BEFORE - UNDONE:BEFORE]):
        program.key('ctrl+z')
        program.wait('undo ' + golden.as_pattern(text))
    there = sizes(program)
    wait_saved(path, BEFORE - UNDONE)
    program.kill()
    program = Program(riffle, '--variant', 'klondike')
    program.wait('deal ' + deal)
    check(sizes(program) == there, 'the piles are others than before')
    program.skip()
    for number, text in enumerate(moves[BEFORE - UNDONE:BEFORE], BEFORE - UNDONE + 1):
        program.key('ctrl+y')
        program.wait('move ' + golden.as_pattern(text))
        program.wait(f'status score=-?\\d+ moves={number} undo=1 redo={int(number < BEFORE)}')
    for text in reversed(moves[:BEFORE]):
        program.key('ctrl+z')
        program.wait('undo ' + golden.as_pattern(text))
    program.wait('status score=0 moves=\\d+ undo=0 redo=1')
    program.close()
    print(f'{BEFORE} moves came back after the program was killed, and all could be taken back and made again')


def survives_haste(riffle, deal, moves):
    """Killed at any moment, the file is the one before the move or the one after it."""
    path = path_of('klondike')
    for round_number in range(HASTE):
        os.remove(path)
        program = start(riffle, deal)
        done = 4 + round_number
        play(program, moves[:done])
        # What was written before is safe, however slow the disk is.
        wait_saved(path, done)
        keys.play(program, Move(moves[done]), done)
        program.kill()
        check(done <= n_saved(path) <= done + 1, f'after {done} moves and a half there are {n_saved(path)}')
        program = Program(riffle, '--variant', 'klondike')
        program.wait('deal ' + deal)
        check(not any(line.startswith('tell') for line in program.lines), program.tail())
        program.close()
    print(f'killed {HASTE} times in the middle of a move: always the game before it or after it')


def plays_on(program):
    """Closes the message about a file, and makes a move."""
    message = Dialogs(program)
    wait_until(message.find, 'the message')
    program.key('Escape')
    message.wait_closed('the message')
    program.skip()
    program.key('d')
    program.wait('move s')


def leaves_newer(riffle):
    """A file of a newer version stays what and where it is; the player goes on beside it, also after the next start."""
    path, beside = path_of('klondike'), path_of('klondike.2')
    text = re.sub(r'^(.*?)\d+\n', r'\g<1>99\n', read(path))
    write(path, text)
    for n_before in (0, 1):
        program = Program(riffle, '--variant', 'klondike')
        program.wait('tell .*newer version.*')
        program.wait('deal .*')
        plays_on(program)
        wait_saved(beside, n_before + 1)
        program.close()
        check(read(path) == text, 'the file of a newer version is another one')
    os.remove(path)
    os.remove(beside)


def keeps_unreadable(riffle, change, sentence):
    """A file that cannot be read is told and kept; the player continues with a new game, which is saved as usual."""
    path = path_of('klondike')
    folder = os.path.dirname(path)
    before = set(os.listdir(folder))
    text = change(read(path))
    write(path, text)
    program = Program(riffle, '--variant', 'klondike')
    program.wait('tell .*' + sentence + '.*')
    program.wait('deal .*')
    kept = set(os.listdir(folder)) - before
    check(len(kept) == 1, f'one more file was expected: {kept}')
    check(read(os.path.join(folder, kept.pop())) == text, 'the file that was kept is another one')
    plays_on(program)
    wait_saved(path, 1)
    program.close()


def each_variant_has_its_own(riffle):
    program = start(riffle, 'klondike#2')
    play(program, ['s', 's', 's'])
    # A second start of the program hands over to the first.
    subprocess.run([riffle, 'freecell#2'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal freecell#2')
    wait_until(lambda: program.look().get('c1'), 'the other board')
    program.skip()
    program.key('1', 'Return', 'c', 'Return')
    program.wait('move t1>c1')
    wait_saved(path_of('klondike'), 3)
    wait_saved(path_of('freecell'), 1)
    program.kill()
    for variant, deal, last in (('klondike', 'klondike#2', 's'), ('freecell', 'freecell#2', 't1>c1')):
        program = start(riffle, '--variant', variant)
        check(program.lines[0] == 'deal ' + deal, program.lines[0])
        program.key('ctrl+z')
        program.wait('undo ' + golden.as_pattern(last))
        program.close()
    print('each variant came back with its own game')


def test(riffle, path):
    deal, moves = golden.read_won_game(path)
    check(harness.folder() in path_of('klondike'), 'the test would write into the home of somebody')
    returns_after_kill(riffle, deal, moves)
    survives_haste(riffle, deal, moves)
    keeps_unreadable(riffle, lambda text: text[:len(text) * 2 // 3], 'could not be read')
    keeps_unreadable(riffle, lambda text: 'All is lost.\n', 'not a saved game')
    leaves_newer(riffle)
    print('damaged files, and one of a newer version, were told and kept')
    each_variant_has_its_own(riffle)


run(test)
