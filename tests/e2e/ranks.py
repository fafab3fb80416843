#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking for a rank with the keys of the player's language: ranks.py RIFFLE."""

import harness
from harness import check, run, wait_until
from program import Program
from speech import Reader

DEAL = 'freecell#1'
CASES = (  # a language, keys, the ranks that they find, in words; freecell#1 shows all its cards
    ('C', (('q', 'Queens'), ('7', 'Sevens'), ('0', 'Tens'), ('1', 'Aces'))),
    ('de', (('d', 'Damen'), ('b', 'Buben'), ('k', 'Könige'), ('2', 'Zweien'))),
)


def find_ranks(riffle, language, cases):
    program = Program(riffle, DEAL, **({} if language == 'C' else harness.speak(language)))
    program.wait(f'deal {DEAL}')
    program.look()
    reader = Reader('riffle')
    for key, ranks in cases:
        program.key('slash', key)
        wait_until(lambda words=ranks: any(words in said for said in reader.what_is_said()),
                   lambda words=ranks: f'{key} to find “{words}”; there is {reader.what_is_said()}')
        if language == 'C':
            wait_until(lambda words=ranks: reader.path_to_focus()[-1].name.startswith(words[:-1]),
                       lambda words=ranks: f'the focus on one of the {words}, not on “{reader.path_to_focus()[-1].name}”')
            first = reader.path_to_focus()[-1].name
            program.key(key)
            wait_until(lambda words=ranks: reader.path_to_focus()[-1].name != first,
                       lambda words=ranks: f'the focus on another one of the {words} than “{first}”')
            check(reader.path_to_focus()[-1].name.startswith(ranks[:-1]), 'the second key of a rank left the rank')
        program.key('Escape')
    check(program.look()['t1'].size == 7, 'a key of a rank has moved cards')
    program.close()
    print(f'{len(cases)} ranks were found by their keys in “{language}”', flush=True)


def miss_rank(riffle):
    """That no card of a rank can be seen is shown."""
    program = Program(riffle, 'klondike#2')
    program.wait('deal klondike#2')
    program.look()
    program.key('slash', 'q')
    program.wait('refused .*none can be seen')
    program.close()
    print('it is shown if a rank is not found', flush=True)


def test(riffle):
    miss_rank(riffle)
    for language, cases in CASES:
        find_ranks(riffle, language, cases)


if __name__ == '__main__':
    run(test)
