#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solving deals on the command line."""

import json
import re
import subprocess

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
    assert result.stdout.startswith('unknown\nlimit: states\nstates: 1000\n'), result.stdout
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
    assert result.stdout.startswith('1\tunknown\t100\t-\n2\tunknown\t100\t-\nwinnable: 0\nunwinnable: 0\nunknown: 2\n'
                                    'limit: states 2\nstates: 200\n'), result.stdout
    some = ('solve', 'canfield', '--from=1', '--to=5', '--max-states=2000')
    assert '\nunknown: 3\nlimit: states 3\n' in command.run(*some).stdout
    equal(json.loads(command.run(*some, '--quiet', '--json').stdout)['limits'], {'states': 3, 'seconds': 0, 'memory': 0})
    assert 'limit' not in command.good('solve', 'freecell', '--from=1', '--to=2')


def test_leading_zeros(command):
    """A number with zeros in front of it is no octal one."""
    output = command.run('solve', 'the-wish', '--from=010', '--to', '0012', '--max-states=01').stdout
    equal([line.split('\t')[0] for line in output.splitlines()[:3]], ['10', '11', '12'])
    equal({line.split('\t')[2] for line in output.splitlines()[:3]}, {'1'})


def test_json(command):
    one, = command.objects('solve', 'freecell#1')
    equal(one['verdict'], 'winnable')
    equal(one['moves'], moves_of(command.good('solve', 'freecell#1')))
    first, second, summary = command.objects('solve', 'freecell', '--from=1', '--to=2')
    equal((first['number'], first['length'], second['number']), (1, len(one['moves']), 2))
    equal((summary['winnable'], summary['unknown']), (2, 0))


def test_last_numbers(command):
    """The last of all numbers is the end of a range, too."""
    last = 2 ** 63 - 1
    output = command.run('solve', 'the-wish', f'--from={last - 1}', f'--to={last}', '--max-states=1').stdout
    equal([line.split('\t')[0] for line in output.splitlines()[:2]], [str(last - 1), str(last)])
    equal(output.splitlines()[2].split(':')[0], 'winnable')


def test_full_disk(command):
    """A range is not solved for nobody, and what was found is written at once."""
    with open('/dev/full', 'w', encoding='utf-8') as full:
        process = subprocess.run([command.program, 'solve', 'klondike', '--from=1', '--to=100000000'], stdout=full,
                                 stderr=subprocess.PIPE, text=True, env=command.environment, timeout=60, check=False)
    equal(process.returncode, 2)
    assert 'could not be written' in process.stderr, process.stderr


def test_cannot_arise(command):
    """A verdict on what cannot be would say nothing; the sentence names the pile or the number."""
    with open(path('positions', 'nearly-won.txt'), encoding='utf-8') as file:
        nearly = file.read()
    first, = re.findall(r'(?m)^foundation 1: (\S+) (\S+) ', nearly)
    for old, new, sentence in (
            (' '.join(first), f'<{first[0]}> {first[1]}', 'a card of “foundation 1” lies face down.'),
            (' '.join(first), ' '.join(reversed(first)), 'the cards of “foundation 1” are not in their order.'),
    ):
        bad = command.bad('solve', '--position=-', text=nearly.replace(old, new, 1))
        equal(bad, f'This position cannot arise: {sentence}')
    deal = command.good('deal', 'la-belle-lucie#1')
    equal(command.bad('grade', '--position=-', text=re.sub(r'(?m)^shuffles: \d+', 'shuffles: 30', deal)),
          'This position cannot arise: “shuffles” is out of its range.')


def test_wrong_numbers(command):
    equal(command.bad('solve', 'freecell#1', '--max-states=-1'), '--max-states cannot be negative')
    for wrong in ('-1', 'nan'):
        equal(command.bad('solve', 'freecell#1', f'--max-seconds={wrong}'), '--max-seconds is a number of seconds, or 0 for no limit')
    equal(command.bad('solve', 'freecell', '--from=1', '--to=2', '--jobs=0'), '--jobs is a number from 1 to 1024')
    for wrong in ('--from=1', '--to=1'):
        equal(command.bad('solve', 'freecell', wrong), 'both --from and --to are needed, for the first and the last deal of a range')
    for wrong in ('--from=0', '--from=-3'):
        equal(command.bad('solve', 'freecell', wrong, '--to=2'), '--from is the number of a deal, from 1 on')
    equal(command.bad('solve', 'freecell', '--from=3', '--to=2'), '--to cannot be below --from')
    equal(command.bad('solve', 'freecell#617', '--from=1', '--to=2'),
          '--from and --to go with the name of a game, not with the number of a deal')
    equal(command.bad('solve', '--from=1', '--to=2', '--position=x'),
          '--position is one position; --from and --to do not go with it')
    equal(command.bad('solve', 'freecell'), '“freecell”: the number of the deal is missing, as in freecell#617')
    equal(command.bad('solve', 'freecell#1', 't1>t2'), '“t1>t2” is one argument too many')


main([test_winnable, test_unwinnable, test_unknown, test_position, test_quiet, test_range, test_range_unknown, test_leading_zeros,
      test_json, test_last_numbers, test_full_disk, test_cannot_arise,
      test_wrong_numbers])
