#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody sees who starts the program for the first time, and not a second time: first-start.py RIFFLE."""

import re

import speech
from harness import check, run, wait_until
from program import Program

KEEP = {'GSETTINGS_BACKEND': 'keyfile'}
SENTENCE = 'Drag a card, or click it and then its new place. For other games, click the title.'
KEYS = 'Arrow keys and Return move cards. F1 shows the rules. Ctrl+F finds other games. Ctrl+? shows all keys.'
WELCOME = 'toast ' + SENTENCE.replace('.', r'\.')


def is_shown(reader, sentence=SENTENCE):
    return any('visible' in node.states for node in reader.find_all(lambda node: node.name == sentence))


def begins_with_a_game(riffle, size):
    """The best known game and one line, which the first move takes away; no list of games."""
    program = Program(riffle, '--size', size)
    program.wait(r'deal klondike#\d+')
    program.wait(WELCOME)
    check(not any(line == 'page chooser' for line in program.lines), f'the page of games was shown: {program.tail()}')
    reader = speech.Reader('riffle')
    wait_until(lambda: is_shown(reader), 'the sentence')
    program.key('d')
    program.wait('move s')
    wait_until(lambda: not is_shown(reader), 'the sentence to vanish after the first move')
    program.key('ctrl+z')
    program.wait('undo s')
    check(not is_shown(reader), 'the sentence came back')
    program.close()
    check(not program.faults(), str(program.faults()))
    print(f'the first start showed a game at {size}, and said what to do with it until the first move')


def speaks_of_keys(riffle):
    """Whoever listens hears of keys, and whoever uses them reads of them; on the page of games the advice is over."""
    program = Program(riffle, '--size', '1000x700')
    program.wait(WELCOME)
    reader = speech.Reader('riffle')
    program.key('Tab')
    wait_until(lambda: is_shown(reader, KEYS), 'the advice for keys')
    check(not is_shown(reader), 'the advice for the pointer is still there')
    clicks = reader.find_all(lambda node: 'visible' in node.states and re.search(r'\bclick', f'{node.name} {node.description}'))
    check(not clicks, f'keys do not click: {[(node.name, node.description) for node in clicks]}')
    program.key('ctrl+f')
    program.wait('page chooser')
    wait_until(lambda: not is_shown(reader, KEYS), 'the advice to vanish on the page of games')
    program.close()
    program = Program(riffle, '--size', '1000x700')
    reader = speech.Reader('riffle')
    program.wait(WELCOME)
    # What is said at the very start, a reader that comes later has missed.
    program.key('Tab')
    wait_until(lambda: any('F1 shows the rules' in text for text in reader.what_is_said()), 'the advice to be spoken')
    program.close()
    print('the advice speaks of keys to those who use them')


def continues_afterwards(riffle):
    """The game goes on without the line, also if its deal is new."""
    program = Program(riffle, '--size', '1000x700', **KEEP)
    deal = program.wait(r'deal (klondike#\d+)').group(1)
    program.wait(WELCOME)
    program.close()
    program = Program(riffle, '--size', '1000x700', **KEEP)
    program.wait(f'deal {deal}')
    program.key('d')
    program.wait('move s')
    check(not any(line.startswith('toast') for line in program.lines), f'said again: {program.tail()}')
    program.close()
    print('the second start went on with the game and said nothing')


def named_game_needs_no_line(riffle):
    """Who asks for a deal gets it, and no welcome."""
    program = Program(riffle, '--size', '1000x700', 'spider#7')
    program.wait('deal spider#7')
    program.key('d')
    program.wait('move s.*')
    check(not any(line.startswith('toast') for line in program.lines), f'welcomed: {program.tail()}')
    program.close()
    print('who named a deal was not welcomed')


def test(riffle):
    for size in ('360x720', '720x360', '1280x800'):
        begins_with_a_game(riffle, size)
    speaks_of_keys(riffle)
    continues_afterwards(riffle)
    named_game_needs_no_line(riffle)


run(test)
