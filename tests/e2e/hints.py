#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints by the key, and what is said of them: hints.py RIFFLE."""

from harness import check, run
from program import Program

SOLVED = 'freecell#617'     # all cards are seen, so the way to the end is found at once
HIDDEN = 'klondike#3'


def ask(program, *keys):
    """The move that is hinted, and what is said of it."""
    program.skip()
    program.key(*keys or ['ctrl+h'])
    move = program.wait('hint (.+)').group(1)
    return move, program.wait('toast (.+)').group(1)


def winning(riffle):
    program = Program(riffle, SOLVED)
    program.wait(f'deal {SOLVED}')
    first, sentence = ask(program)
    check(sentence.startswith('This wins:'), f'the first hint says “{sentence}”')
    second, sentence = ask(program)
    check(second != first, f'the second hint is {second}, too')
    check(sentence == 'The next best move', f'the second hint says “{sentence}”')
    program.close()
    print('a hint wins, and says so; the next one is another', flush=True)


def hurried(riffle):
    program = Program(riffle, HIDDEN)
    program.wait(f'deal {HIDDEN}')
    move, sentence = ask(program, 'ctrl+h', 'ctrl+h')
    check(sentence == 'The next best move', f'who asks twice hears “{sentence}” of {move}')
    # Whoever goes on does not wait for a hint.
    program.skip()
    program.key('d', 'ctrl+h', 'd')
    program.wait('move s')
    program.wait('move s')
    move, sentence = ask(program)
    check(not sentence.startswith('This wins:'), f'a hint knows what is hidden: {move}, “{sentence}”')
    program.close()
    print('who asks twice gets the next best hint, and who goes on does not wait', flush=True)


def main(riffle):
    winning(riffle)
    hurried(riffle)


if __name__ == '__main__':
    run(main)
