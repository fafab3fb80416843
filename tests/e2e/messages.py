#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages: where they lie, how they replace each other, and what they take back: messages.py RIFFLE.

With animations, as most players have them: a message that is told in haste meets one that is still appearing.
"""


import harness
import pointer
from harness import check, run, wait_until, xdotool
from program import Program

SIZES = ('360x720', '1000x760', '720x360')
REFUSALS = (  # a deal, a card that may not be taken and how deep it lies
    ('freecell#5', 't4', 3), ('klondike#2', 't7', 6), ('spider:suits=4#1', 't1', 3), ('forty-thieves#1', 't5', 2),
    ('yukon#3', 't3', 6), ('pyramid#1', 't1', 0), ('fan#1', 't9', 1), ('bakers-dozen#1', 't13', 2),
)
HASTE = 14          # messages in a row; the first ones found the fault
ENDS = (            # sizes, and deals without a move
    ('1280x800', 'fortress#12'), ('720x360', 'fortress#12'), ('360x720', 'fortress#12'),
    ('1280x800', 'black-hole#1'), ('720x360', 'black-hole#1'), ('360x720', 'black-hole#1'),
)
VEGAS = 'klondike:scoring=vegas#1'


def overlaps(place, other):
    return all(place[i] < other[i] + other[i + 2] and other[i] < place[i] + place[i + 2] for i in (0, 1))


def is_within(place, area):
    return all(area[i] <= place[i] and place[i] + place[i + 2] <= area[i] + area[i + 2] for i in (0, 1))


def describe(program, name):
    """Where the message or the end of the game lies, or nothing."""
    program.skip()
    program.key('ctrl+shift+d')
    program.wait('board-end')
    lines = [line.split() for line in program.lines[:program.seen]]
    last = max(i for i, words in enumerate(lines) if words[:1] == ['area'])
    return next((tuple(map(int, words[1:])) for words in lines[last:] if words[:1] == [name]), None)


def check_free(program, what):
    """Neither a card nor the end of the game is covered."""
    place = wait_until(lambda: describe(program, 'message'), f'{what}: a message')
    covered = [code for code, pile in program.look().items() if any(overlaps(place, card) for card in pile.places)]
    check(not covered, f'{what}: the message at {place} covers {covered}')
    outcome = describe(program, 'outcome')
    check(outcome is None or not overlaps(place, outcome), f'{what}: the message at {place} covers {outcome}')
    row = describe(program, 'status-row')
    # Without a row, in a low window, the table is all that there is.
    within_row = row is not None and is_within(place, row)
    check(row is None or not overlaps(place, row) or within_row, f'{what}: the message at {place} lies across {row}')
    check(within_row or is_within(place, program.seen_board), f'{what}: the message at {place} is outside')
    check(place[0] >= 0 and place[0] + place[2] <= program.width, f'{what}: the message at {place} leaves the window')


def refuse(program, pile, depth):
    program.skip()
    pointer.click(program, program.look(), pile, depth)
    return program.wait('refused (.+)').group(1)


def lie_free(riffle):
    for size in SIZES:
        program = Program(riffle, '--size', size, REFUSALS[0][0])
        for deal, pile, depth in REFUSALS:
            if deal != REFUSALS[0][0]:
                program.follow_link(deal)
            program.wait(f'deal {deal}')
            refuse(program, pile, depth)
            check_free(program, f'{deal} at {size}')
        program.close()
    print(f'{len(REFUSALS)} refusals cover nothing in windows of {len(SIZES)} sizes', flush=True)


def end_free(riffle):
    """What tells that no move is left covers no card; if there is no room for it, the board makes some."""
    for size, deal in ENDS:
        program = Program(riffle, '--size', size, deal)
        program.wait(f'deal {deal}')

        def is_free():
            place = describe(program, 'outcome')
            return place is not None and not any(overlaps(place, card) for pile in program.look().values()
                                                 if pile.size > 0 for card in pile.places)
        wait_until(is_free, f'{deal} at {size}: the end of the game to cover no card')
        program.close()
    print('the end of a game covers no card', flush=True)


def hurry(riffle):
    """What is told while the message before it appears or vanishes."""
    program = Program(riffle, '--size', '1000x760', 'freecell#5')
    program.wait('deal .*')
    spot = pointer.visible_spot(program.look()['t1'], 3)
    program.skip()
    for pause in range(HASTE):
        program.click_at(*spot)
        xdotool('sleep', pause / 50)
    for _ in range(HASTE):
        program.wait('refused .+')
        program.wait('toast .+')
    for _ in range(HASTE):
        program.key('ctrl+l')
        program.wait('toast The table is .+')
    for _ in range(HASTE // 2):
        program.key('ctrl+n')
        program.wait('toast There is no move to suggest|deal .+')
    check(program.look(), 'there is no board')
    program.close()
    program = Program(riffle, '--size', '1000x760', VEGAS)
    program.wait(f'deal {VEGAS}')
    program.skip()
    program.key(*['d'] * 24)
    for _ in range(24):
        program.wait('move s')
    program.key(*['d'] * HASTE)
    for _ in range(HASTE):
        program.wait('refused .+')
    program.close()
    print(f'{HASTE} refusals and as many other messages in haste, and the program goes on', flush=True)


def vanish(riffle):
    """A refusal is over with the next move, and after a while; the next one is shown at the same place."""
    program = Program(riffle, '--size', '1000x760', 'klondike#2')
    program.wait('deal .*')
    refuse(program, 't7', 6)
    first = wait_until(lambda: describe(program, 'message'), 'a message')
    refuse(program, 't7', 6)
    check(describe(program, 'message') == first, f'the same message was at {first}, and then elsewhere')
    program.key('d')
    program.wait('move s')
    wait_until(lambda: describe(program, 'message') is None, 'the message to vanish with a move')
    refuse(program, 't7', 6)
    wait_until(lambda: describe(program, 'message') is None, 'the message to vanish by itself')
    program.close()
    print('a message vanishes with the next move, and by itself', flush=True)


def test(riffle):
    lie_free(riffle)
    end_free(riffle)
    hurry(riffle)
    vanish(riffle)


if __name__ == '__main__':
    harness.SETTINGS = harness.SETTINGS.replace('gtk-enable-animations=false', 'gtk-enable-animations=true')
    run(test)
