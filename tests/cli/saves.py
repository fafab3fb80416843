#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games on the command line: what is sound is printed in the current format, and broken files say what is wrong."""

import os
import re

from command import equal, main, path

# The file, and what has to be said about it.
BROKEN = {
    'cut-off.save': 'line 7: the file is cut off: a last line “end” was expected here',
    'damaged.save': 'line 17: the file was damaged or changed: its checksum is different',
    'illegal.save': 'line 11: the move t1>t6 cannot be played there. Columns are built down in alternating colours.',
    'newer.save': 'line 1: the game was saved by a newer version of this program, in format 7; '
                  'formats up to 1 are known here',
    'no-save.save': 'line 1: this is not a saved game',
    'strange.save': 'line 3: the game “klondyke-of-another-planet” is not installed here',
}


def read(name):
    with open(path('saves', name), encoding='utf-8') as file:
        return file.read()


def without_version(text):
    """The line with the version of the program changes, and the checksum with it."""
    return re.sub(r'(?m)^(program|end): .*$', '', text)


def test_convert(command):
    converted = command.good('convert', path('saves', 'good.save'))
    equal(without_version(converted), without_version(read('good.save')))
    equal(command.good('convert', '-', text=read('good.save')), converted)
    equal(command.good('convert', '-', text=converted), converted)


def test_documented_save(command):
    """The example of the documentation is a game."""
    with open(path('..', '..', 'docs', 'save-format.md'), encoding='utf-8') as file:
        example = re.search(r'(?ms)^```\n(riffle-save .*?)^```$', file.read()).group(1)
    equal(without_version(command.good('convert', '-', text=example)), without_version(example))


def test_convert_as_json(command):
    game, = command.objects('convert', path('saves', 'good.save'))
    equal(game, {'variant': 'klondike', 'options': 'draw=3,scoring=vegas', 'deal': 617, 'elapsed': 0, 'undos': 1, 'hints': 0,
                 'bank': -52, 'score': -104, 'moves': ['t5>t6', 's', 's', 's'], 'steps': [1, 1, 1, 1], 'done': 3})
    with open(path('..', '..', 'docs', 'save-format.md'), encoding='utf-8') as file:
        example = re.search(r'(?ms)^```\n(riffle-save .*?)^```$', file.read()).group(1)
    game, = command.objects('convert', '-', text=example)
    equal((game['moves'], game['steps']), (['t3>t5', 't7>f1', 's', 's', 's'], [2, 1, 1, 1]))
    assert 'start' not in game
    # Cards that were given by hand have no deal.
    game, = command.objects('convert', path('..', 'e2e', 'nearly-won.riffle'))
    assert 'deal' not in game
    assert command.good('deal', 'six-by-four#1').splitlines()[0] == game['start'].splitlines()[0]
    assert command.good('play', '--position=-', 't1>f2', text=game['start']).endswith('\nstatus: won\n')


def test_broken(command):
    for name, expected in BROKEN.items():
        before = read(name)
        equal(command.bad('convert', path('saves', name)), f'“{name}” is not a game that can be continued: {expected}')
        equal(read(name), before)
    equal(sorted([*BROKEN, 'good.save']), sorted(os.listdir(path('saves'))))


def test_numbers(command):
    """A number that nobody could count to is told with its line and its bounds, whatever the checksum says."""
    number = '9' * 20
    for line, (key, first, last) in {5: ('deal', 1, 2**63 - 1), 6: ('elapsed', 0, 3162240000000000), 7: ('undos', 0, 1000000),
                                     8: ('hints', 0, 1000000), 9: ('bank', -100000000, 100000000),
                                     10: ('moves', 0, 100000), 15: ('cursor', 0, 4)}.items():
        text = re.sub(f'(?m)^{key}: .*$', f'{key}: {number}', read('good.save'))
        equal(command.bad('convert', '-', text=text),
              f'line {line}: “{key}” is “{number}”, and a number from {first} to {last} was expected')


def test_no_file(command):
    equal(command.bad('convert', '/nonexistent.save'), '“/nonexistent.save” cannot be read: No such file or directory')
    equal(command.bad('convert', '/'), '“/” cannot be read: Is a directory')


main([test_convert, test_documented_save, test_convert_as_json, test_broken, test_numbers, test_no_file])
