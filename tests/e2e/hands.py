#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings for the player's hands, and the buttons that scroll: hands.py RIFFLE."""

import subprocess

import pointer
from harness import check, run, wait_until, xdotool
from messages import describe
from program import Program, switch_settings


def start(riffle, deal, *settings, size='1000x760'):
    switch_settings(settings)
    program = Program(riffle, '--size', size, deal, GSETTINGS_BACKEND='keyfile')
    program.wait('deal ' + deal)
    return program


def drop_between(program):
    """Drops the Ace of column 7 on two foundations at once, nearer to the second."""
    piles = program.look()
    x, y = pointer.visible_spot(piles['t7'], 0)
    from_x, from_y = piles['t7'].places[0][:2]
    to_x, to_y = piles['f2'].places[0][:2]
    to_x += 0.4 * (piles['f3'].places[0][0] - to_x)
    program.drag_along([(x + (to_x - from_x) * step / 6, y + (to_y - from_y) * step / 6) for step in range(7)])


def places(riffle):
    program = start(riffle, 'klondike#1', 'stock-below', 'left-handed-layout', 'click-plays=only')
    piles = program.look()
    stock, first, last = (piles[code].places[0] for code in ('s1', 't1', 't7'))
    check(stock[1] > last[1], f'the stock at {stock} is not below column 7 at {last}')
    check(stock[0] > last[0] and first[0] > last[0], f'columns at {first} and {last}, the stock at {stock}: not mirrored')
    pointer.click(program, piles, 't3')
    program.wait('move t3>t5')
    program.close()
    print('the stock lies at the bottom, the table is mirrored, one click plays', flush=True)


def drops(riffle):
    program = start(riffle, 'klondike#1')
    drop_between(program)
    program.wait('move t7>f2')
    # The next start goes on with this deal.
    program.key('ctrl+z')
    program.wait('undo .*')
    program.close()
    program = start(riffle, 'klondike#1', 'strict-drop')
    drop_between(program)
    program.wait('refused .*more than one pile')
    program.wait('toast .*more than one pile')
    program.close()
    print('a card between two piles goes to the nearer one, or back', flush=True)


def groups(riffle):
    """The whole group moves, whichever way it is dragged."""
    for setting in ('drag-groups', 'no-drag-groups'):
        program = start(riffle, 'yukon#1', setting)
        pointer.drag(program, program.look(), 't6', 4, 't2')
        program.wait(r'move t6\*5>t2')
        program.key('ctrl+z')
        program.wait('undo .*')
        program.close()


def scrolled(program):
    program.look()
    return program.seen_board[1] - program.board[1]


def buttons(riffle, size, up, down):
    """The buttons that scroll are there when they are needed; x and y of each from the right and the lower edge."""
    program = start(riffle, 'accordion#1', size=size)
    wait_until(lambda: program.look() and program.board != program.seen_board, 'a board that is higher than the window')
    program.measure()
    piles = program.look()
    pointer.click(program, piles, 't1')
    program.wait('select 1')
    program.click_at(*(edge - place for edge, place in zip((program.width, program.height), down)))
    wait_until(lambda: scrolled(program) > 10, 'the button to scroll down')
    program.click_at(*(edge - place for edge, place in zip((program.width, program.height), up)))
    wait_until(lambda: scrolled(program) == 0, 'the button to scroll up')
    program.key('Page_Down')
    wait_until(lambda: scrolled(program) > 10, 'Page Down to scroll')
    program.key('Page_Up', 'Escape')
    program.wait('select 0')
    program.close()
    print(f'buttons and keys scroll in {size}, and what is chosen stays chosen', flush=True)


def low(riffle):
    """In a wide and low window score, moves and time are in the header; what a game has to say keeps the row."""
    program = start(riffle, 'klondike#1', size='720x360')
    check(describe(program, 'status-row') is None, 'there is a status row in a low window')
    program.look()
    top = program.seen_board[1]
    xdotool('windowsize', '--sync', program.window, 720, 700)
    wait_until(lambda: describe(program, 'status-row'), 'the status row in a high window')
    program.look()
    check(program.seen_board[1] > top, 'the status row takes no room')
    xdotool('windowsize', '--sync', program.window, 720, 360)
    wait_until(lambda: describe(program, 'status-row') is None, 'the status row to go')
    # A low window can be made narrow.
    def is_narrow():
        xdotool('windowsize', program.window, 500, 360)
        xdotool('sleep', 0.2)
        program.measure()
        return program.width == 500
    wait_until(is_narrow, 'the window to be narrow')
    check(describe(program, 'status-row') is not None, 'there is no status row in a narrow window')
    xdotool('windowsize', '--sync', program.window, 720, 360)
    wait_until(lambda: describe(program, 'status-row') is None, 'the status row to go again')
    subprocess.run([riffle, 'matrimony#1'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal matrimony#1')
    check(describe(program, 'status-row') is not None, 'Matrimony has no place for its redeals')
    program.close()
    print('the figures are in the header of a low window', flush=True)


def mirrored(riffle):
    """Ctrl+L mirrors the table of the game that is played, and back; the pointer finds the cards where they are."""
    program = start(riffle, 'klondike#1')
    before = program.look()
    for side in (-1, 1):
        program.key('ctrl+l')
        wait_until(lambda: side * (program.look()['t7'].places[0][0] - program.look()['t1'].places[0][0]) > 0,
                   f'the columns to lie from {"left to right" if side > 0 else "right to left"}')
        pointer.click(program, program.look(), 's1')
        program.wait('move s')
    check(program.look()['t1'].places[0] == before['t1'].places[0], 'the table is not as it was')
    program.close()
    print('Ctrl+L mirrors the table and turns it back', flush=True)


def left_hand(riffle):
    """The right button plays for a left hand, and the left one does not."""
    program = start(riffle, 'klondike#1', 'left-handed-pointer')
    x, y = pointer.visible_spot(program.look()['s1'], 0)
    program.skip()
    program.click_at(x, y)
    xdotool('sleep', 0.5)
    xdotool(*program.at(x, y), 'click', 3)
    program.wait('move s')
    check(not program.find_line('move .*'), f'both buttons play: {program.tail()}')
    program.close()
    print('the right button plays for a left hand', flush=True)


def units(riffle):
    """What is meant as one is taken as one: a chain at its end card, a Two by one click, a card of a hand for its place."""
    program = start(riffle, 'agnes#10')
    pointer.drag(program, program.look(), 't5', 0, 't3')
    program.wait(r'move t5\*2>t3')
    program.key('ctrl+z')
    program.wait('undo .*')
    pointer.click(program, program.look(), 't5')
    program.wait('select 1')
    pointer.click(program, program.look(), 't3')
    program.wait(r'move t5\*2>t3')
    program.close()
    program = start(riffle, 'lady-of-the-manor#3')
    pointer.click(program, program.look(), 't1')
    program.wait(r'move t1>f\d')
    program.close()
    program = start(riffle, 'palm#1')
    pointer.drag(program, program.look(), 'h1', 0, 'h3')
    program.wait('move !swap:h1>h3')
    program.close()
    print('chains, a Two and the cards of a hand go as they are meant', flush=True)


def test(riffle):
    places(riffle)
    mirrored(riffle)
    left_hand(riffle)
    units(riffle)
    drops(riffle)
    groups(riffle)
    low(riffle)
    buttons(riffle, '360x294', (77, 27), (28, 27))


run(test)
