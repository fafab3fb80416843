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
        program.key('Escape')
    check(program.look()['t1'].size == 7, 'a key of a rank has moved cards')
    program.close()
    print(f'{len(cases)} ranks were found by their keys in “{language}”', flush=True)


def test(riffle):
    for language, cases in CASES:
        find_ranks(riffle, language, cases)


if __name__ == '__main__':
    run(test)
