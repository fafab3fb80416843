#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solving deals on the command line."""

import re

from command import equal, main, path


def moves_of(output):
    return re.search(r'(?m)^moves: (.*)$', output).group(1).split(' ')


def test_winnable(command):
    """What is printed as a solution is one."""
    for deal in ('freecell#1', 'bakers-game:spaces=any#2', 'canfield#3', 'eight-off#1', 'seahaven-towers#2'):
        output = command.good('solve', deal)
        equal([line.split(':')[0] for line in output.splitlines()], ['winnable', 'moves', 'states', 'seconds'])
        assert command.good('play', deal, *moves_of(output)).endswith('\nstatus: won\n'), output


def test_unwinnable(command):
    result = command.run('solve', 'pyramid#1')
    equal((result.returncode, result.stderr), (1, ''))
    assert re.fullmatch(r'unwinnable\nstates: \d+\nseconds: \d+\.\d{3}\n', result.stdout), result.stdout


def test_unknown(command):
    """A limit is kept to, and named."""
    result = command.run('solve', 'forty-thieves#2', '--max-states=1000')
    equal(result.returncode, 3)
    assert result.stdout.startswith('unknown\nlimit: states\nstates: 1001\n'), result.stdout
    result = command.run('solve', 'forty-thieves#2', '--max-seconds=0.1')
    equal(result.returncode, 3)
    assert result.stdout.startswith('unknown\nlimit: seconds\n'), result.stdout


def test_position(command):
    nearly = path('positions', 'nearly-won.txt')
    output = command.good('solve', '--position', nearly)
    assert command.good('play', '--position', nearly, *moves_of(output)).endswith('\nstatus: won\n'), output
    with open(nearly, encoding='utf-8') as file:
        equal(moves_of(command.good('solve', '--position=-', text=file.read())), moves_of(output))
    equal(command.run('solve', '--position', path('positions', 'stuck.txt')).stdout.splitlines()[0], 'unwinnable')


def test_quiet(command):
    equal(command.good('solve', 'freecell#1', '--quiet'), 'winnable\n')
    equal([line.split(':')[0] for line in command.good('solve', 'freecell', '--from=1', '--to=3', '--quiet').splitlines()],
          ['winnable', 'unwinnable', 'unknown', 'states', 'seconds'])


def test_range(command):
    """A range is printed in order, whoever of several is first; each line has the deal’s own verdict."""
    def lines(*rest):
        return [line.split('\t') for line in command.good('solve', 'bakers-game:spaces=any', '--from=3', '--to=12', *rest).splitlines()[:-1]]
    one = lines()
    equal([line[0] for line in one[:10]], [str(number) for number in range(3, 13)])
    equal(lines('--jobs=3'), one)
    for number, verdict, states, length in one[:10]:
        single = command.run('solve', f'bakers-game:spaces=any#{number}').stdout
        equal(single.splitlines()[0], verdict)
        assert f'\nstates: {states}\n' in single, single
        equal(length, str(len(moves_of(single))) if verdict == 'winnable' else '-')


def test_range_unknown(command):
    result = command.run('solve', 'forty-thieves', '--from=1', '--to=2', '--max-states=100')
    equal(result.returncode, 3)
    assert result.stdout.startswith('1\tunknown\t101\t-\n2\tunknown\t101\t-\nwinnable: 0\nunwinnable: 0\nunknown: 2\n'), \
        result.stdout


def test_json(command):
    one, = command.objects('solve', 'freecell#1')
    equal(one['verdict'], 'winnable')
    equal(one['moves'], moves_of(command.good('solve', 'freecell#1')))
    first, second, summary = command.objects('solve', 'freecell', '--from=1', '--to=2')
    equal((first['number'], first['length'], second['number']), (1, len(one['moves']), 2))
    equal((summary['winnable'], summary['unknown']), (2, 0))


def test_wrong_numbers(command):
    equal(command.bad('solve', 'freecell#1', '--max-states=-1'), '--max-states and --max-seconds cannot be negative')
    equal(command.bad('solve', 'freecell#1', '--max-seconds=-1'), '--max-states and --max-seconds cannot be negative')
    equal(command.bad('solve', 'freecell', '--from=1', '--to=2', '--jobs=0'), '--jobs is a number from 1 to 1024')
    for wrong in (['--from=1'], ['--to=1'], ['--from=3', '--to=2'], ['--from=-3', '--to=2']):
        equal(command.bad('solve', 'freecell', *wrong), '--from and --to are the first and the last number of a range of deals')
    equal(command.bad('solve', '--from=1', '--to=2', '--position=x'),
          '--position is one position; --from and --to do not go with it')
    equal(command.bad('solve', 'freecell'), '“freecell”: the number of the deal is missing, as in freecell#617')
    equal(command.bad('solve', 'freecell#1', 't1>t2'), '“t1>t2” is one argument too many')


main([test_winnable, test_unwinnable, test_unknown, test_position, test_quiet, test_range, test_range_unknown, test_json,
      test_wrong_numbers])
