#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Contests and replays on the command line: what is true is verified, and what is not is told."""

import hashlib
import json
import os
import re

from command import equal, main, path

UNKNOWN = 'line 1: this is not a contest, a replay or a saved game'


def read(name):
    with open(path('contests', name), encoding='utf-8') as file:
        return file.read()


def contest_text(kind, deals, players):
    """A contest that nobody has begun, with a checksum that is right."""
    text = f'riffle-contest 1\nprogram: 0.1.0\nkind: {kind}\ndeals: {len(deals)}\n'
    text += ''.join(f'deal: {deal}\n' for deal in deals)
    text += f'players: {len(players)}\n' + ''.join(f'player: {player}\ngames: 0\n' for player in players)
    return text + 'end: ' + hashlib.sha256(text.encode()).hexdigest()[:16] + '\n'


def test_contest(command):
    result = command.run('verify', path('contests', 'tournament.contest'))
    equal(result.returncode, 1)
    equal(result.stdout, 'Ann\t3\t3\tverified\n'
                         'Bob\t9\t2\tgolf#3: the score is 2 and not 9\n'
                         'Cecily\t2\t-\tgolf#3: action 2: moves are not taken back here\n')


def test_replay(command):
    equal(command.good('verify', path('contests', 'good.replay')), 'Ann\t2\t2\tverified\n')
    equal(command.good('verify', '-', text=read('good.replay')), 'Ann\t2\t2\tverified\n')
    result = command.run('verify', path('contests', 'forged.replay'))
    equal((result.returncode, result.stdout), (1, 'Ann\t52\t2\tgolf#3: the score is 2 and not 52\n'))


def changed_save(**lines):
    """A saved game with other lines and a checksum that is right."""
    with open(path('saves', 'good.save'), encoding='utf-8') as file:
        text = file.read().rpartition('end: ')[0]
    for key, value in lines.items():
        text, n = re.subn(f'(?m)^{key}: .*$', f'{key}: {value}', text)
        equal(n, 1)
    return text + 'end: ' + hashlib.sha256(text.encode()).hexdigest()[:16] + '\n'


def test_save(command):
    """Only what follows from the deal and the moves is verified: undos cost points, and nobody can prove them."""
    for lines in ({'bank': 0}, {'bank': 0, 'undos': 1000000, 'hints': 7, 'elapsed': 5}):
        equal(command.good('verify', '-', text=changed_save(**lines)), 'Klondike\t-\t-52\tverified\n')
    result = command.run('verify', path('saves', 'illegal.save'))
    equal((result.returncode, result.stdout), (1, '-\t-\t-\tline 11: the move t1>t6 cannot be played there. '
                                                  'Columns are built down in alternating colours.\n'))


def test_carried(command):
    """What a saved game brings along from before its deal is told, and not verified."""
    bank = 'the moves are possible, but no replay proves the bank of {} that is said to come from earlier games'
    for value in (-52, 1, 100000000):
        result = command.run('verify', '-', text=changed_save(bank=value))
        equal((result.returncode, result.stdout),
              (1, f'Klondike\t{min(value - 52, 100000000)}\t-52\t{bank.format(value)}\n'))
        result = command.run('verify', '--json', '-', text=changed_save(bank=value))
        equal((result.returncode, json.loads(result.stdout)),
              (1, {'name': 'Klondike', 'claimed': min(value - 52, 100000000), 'replayed': -52, 'verified': False,
                   'reason': bank.format(value)}))
    result = command.run('verify', path('..', 'e2e', 'nearly-won.riffle'))
    equal((result.returncode, result.stdout.split('\t')[2:]),
          (1, ['-', 'the moves are possible, but no replay proves how the game came to the cards that it begins with\n']))


def test_as_json(command):
    result = command.run('verify', '--json', path('contests', 'tournament.contest'))
    equal([json.loads(line) for line in result.stdout.splitlines()][::2],
          [{'name': 'Ann', 'claimed': 3, 'replayed': 3, 'verified': True, 'reason': None},
           {'name': 'Cecily', 'claimed': 2, 'verified': False,
            'reason': 'golf#3: action 2: moves are not taken back here'}])


def test_documented(command):
    """The examples of the documentation are what they say."""
    with open(path('..', '..', 'docs', 'contest-format.md'), encoding='utf-8') as file:
        examples = re.findall(r'(?ms)^```\n(riffle-.*?)^```$', file.read())
    equal([command.good('verify', '-', text=example) for example in examples],
          ['Ann\t2\t2\tverified\n', 'Ann\t3\t3\tverified\nBob\t2\t2\tverified\n'])


def test_tour(command):
    """A tour is that of one player, who plays all its games in their order; a contest has players."""
    tour = ['pyramid#1', 'golf:preset=royale#2', 'klondike:preset=royale#3', 'canfield#4', 'corners#5', 'calculation#6', 'three-shuffles#7', 'reno:preset=cards#8']
    equal(command.good('verify', '-', text=contest_text('tour', tour, ['Ann'])), 'Ann\t0\t0\tverified\n')
    for deals, players, sentence in (
            (tour, ['Ann', 'Bob'], 'line 13: a tour has one player'),
            (['golf#3'] * 100, ['Ann'], 'line 4: a tour has 8 games, and not 100'),
            (['golf#3'] * 8, ['Ann'], 'line 5: a deal of “pyramid” was expected, which comes here in a tour'),
            (tour[:1] + ['golf#2'] + tour[2:], ['Ann'],
             'line 6: a deal of “golf:preset=royale” was expected, which comes here in a tour'),
            (tour, [], 'line 13: “players” is “0”, and a number from 1 to 1000 was expected')):
        equal(command.bad('verify', '-', text=contest_text('tour', deals, players)), sentence)


def test_bad(command):
    newer, damaged, other = path('contests', 'newer.contest'), path('saves', 'damaged.save'), path('positions', 'bare.txt')
    equal(command.bad('verify', newer),
          f'“{newer}”: line 1: it was written by a newer version of this program, in format 4; formats up to 1 are known here')
    equal(command.bad('verify', damaged),
          f'“{damaged}”: line 17: the file was damaged or changed: its checksum is different')
    equal(command.bad('verify', other), f'“{other}”: {UNKNOWN}')
    equal(command.bad('verify', '-', text=''), UNKNOWN)
    equal(command.bad('verify', '-', text='x' * 1000000), UNKNOWN)
    for text in (read('good.replay'), read('tournament.contest'), changed_save()):
        equal(command.bad('verify', '-', text='\ufeff' + text),
              'line 1: a byte order mark stands ahead, which does not belong there')
        equal(command.bad('verify', '-', text=text.replace('\n', '\r\n')),
              'line 1: the line ends with a carriage return, which does not belong there')
        equal(command.bad('verify', '-', text=text.replace('\n', '\n\0', 2)),
              'line 2: the file is damaged: there is a byte that is not text')
    equal(command.bad('verify', '-', text='riffle'), UNKNOWN)
    equal(command.bad('verify', '-', text=read('good.replay')[:-1]),
          'line 12: the file is cut off: a last line “end” was expected here')
    for more in ('\n', 'more', 'more\n\n'):
        equal(command.bad('verify', '-', text=read('good.replay') + more),
              'line 13: nothing may follow the line “end”')
    equal(command.bad('verify', '-', text='riffle-contest 1\n'),
          'line 1: the file is cut off: a last line “end” was expected here')
    equal(command.bad('verify', '/'), '“/” cannot be read: Is a directory')
    equal(sorted(os.listdir(path('contests'))), ['forged.replay', 'good.replay', 'newer.contest', 'tournament.contest'])


main([test_contest, test_replay, test_save, test_carried, test_as_json, test_documented, test_tour, test_bad])
