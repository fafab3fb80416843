#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with one finger on a touch screen: test-board-touch.py PROGRAM GOLDEN SCENARIO."""

import board_driver
import touch_screen
from board_driver import Failure
from touch_screen import BEGIN, END, UPDATE, TouchBoard


def taps(start, golden):
    """A tap chooses, another one puts down, two quick ones send to the foundation; a tap beside a card means the card."""
    board = start('klondike#1')
    board.tap(*board.spot('t7'))
    board.wait('select 1')
    board.tap(*board.spot('f2'))
    board.wait('move t7>f2')
    board.tap(*board.spot('s1'))
    board.wait('move s')
    board.key('u', 'u')
    board.wait('undo t7>f2')
    x, y, _width, height = board.places['t7'][0]
    board.tap(x - 5, y + height + 9)
    board.wait('select 1')
    board.tap(*board.spot('t7'))
    board.wait('move t7>f1')


def drags(start, golden):
    """A finger carries cards, also in two steps that it makes without being looked at."""
    board = start('klondike#1')
    x, y = board.spot('t3')
    end_x, end_y = board.spot('t5')
    board.touch(BEGIN, x, y)
    for step in range(1, 9):
        board.touch(UPDATE, x + (end_x - x) * step / 8, y + (end_y - y) * step / 8)
    board.see(lambda: board.held, 'the card to follow the finger')
    board.touch(END, end_x, end_y)
    board.wait('move t3>t5')


def long_press(start, golden):
    """A finger that rests on a covered card shows the whole of it, and chooses nothing."""
    board = start('yukon#1')
    x, y = board.spot('t3', 2)
    board.touch(BEGIN, x, y)
    board.see(lambda: [card[:2] for card in board.held] == [('t3', 5)], 'the long press to show a card')
    board.touch(END, x, y)
    board.see(lambda: board.held == [], 'the end of the look')
    if 'select 1' in board.lines:
        raise Failure('the long press was a tap, too')


def left_hand(start, golden):
    """A finger has no buttons to exchange."""
    board = start('klondike#1', '--set', 'left-handed-pointer')
    board.tap(*board.spot('t7'))
    board.wait('select 1')


def pans(start, golden):
    """A finger on the bare table moves a table that is higher than the window; one on a card does not."""
    board = start('gaps#1', '--scrolled', size='500x150')
    board.look_again()
    x, y, width, height = board.shown

    def swipe(from_x):
        board.touch(BEGIN, from_x, y + height - 20)
        for way in (10, 20, 30):
            board.touch(UPDATE, from_x, y + height - 20 - way)
            board.look_again()
        board.touch(END, from_x, y + height - 50)

    swipe(x + width / 2)
    if board.board[1] != y:
        raise Failure('a swipe over cards scrolled')
    swipe(x + width - 20)  # below the pile of the Aces, which stands alone beside the rows
    board.see(lambda: abs(y - board.board[1] - 30) < 3, 'the table to follow the finger')


SCENARIOS = {'touch-taps': taps, 'touch-drags': drags, 'touch-long-press': long_press, 'touch-left-hand': left_hand,
             'touch-pans': pans}
for scenario in SCENARIOS.values():
    scenario.board = TouchBoard


touch_screen.need_screen()
board_driver.run(SCENARIOS)
