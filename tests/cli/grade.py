#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How hard deals are, on the command line."""

from command import equal, main, path


def test_grade(command):
    """The figures of a deal are always the same ones, and those of the search are what `solve` finds."""
    output = command.good('grade', 'freecell#1')
    equal([line.split(':')[0] for line in output.splitlines()[1:]], ['verdict', 'states', 'length', 'games', 'random', 'greedy'])
    equal(command.good('grade', 'freecell#1'), output)
    one, = command.objects('solve', 'freecell#1')
    assert f'\nverdict: winnable\nstates: {one["states"]}\nlength: {len(one["moves"])}\n' in output, output


def test_words(command):
    """Deals of one game differ."""
    words = {command.run('grade', f'klondike#{number}').stdout.split('\n')[0] for number in range(1, 21)}
    assert {'easy', 'medium', 'hard'} <= words, words


def test_unwinnable(command):
    result = command.run('grade', 'pyramid#1')
    equal((result.returncode, result.stderr), (1, ''))
    assert result.stdout.startswith('unwinnable\nverdict: unwinnable\nstates: '), result.stdout
    assert result.stdout.endswith('\ngames: 0\nrandom: 0\ngreedy: 0\n'), result.stdout


def test_unknown(command):
    result = command.run('grade', 'forty-thieves#2')
    equal(result.returncode, 3)
    assert result.stdout.startswith('unknown\nverdict: unknown\n'), result.stdout


def test_position(command):
    """Nearly won is easy."""
    nearly = path('positions', 'nearly-won.txt')
    output = command.good('grade', '--position', nearly)
    assert output.startswith('easy\nverdict: winnable\n'), output
    with open(nearly, encoding='utf-8') as file:
        equal(command.good('grade', '--position=-', text=file.read()), output)


def test_json(command):
    one, = command.objects('grade', 'freecell#1')
    text = dict(line.split(': ') for line in command.good('grade', 'freecell#1').splitlines()[1:])
    equal(one.pop('difficulty'), command.good('grade', 'freecell#1').split('\n')[0])
    equal({key: str(value) for key, value in one.items()}, text)


def test_bad(command):
    equal(command.bad('grade', 'freecell'), '“freecell”: the number of the deal is missing, as in freecell#617')
    equal(command.bad('grade', 'freecell#1', 't1>t2'), '“t1>t2” is one argument too many')


main([test_grade, test_words, test_unwinnable, test_unknown, test_position, test_json, test_bad])
