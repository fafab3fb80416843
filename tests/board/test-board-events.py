#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays on the board with real pointer and key events: test-board-events.py PROGRAM GOLDEN SCENARIO."""

import os
import subprocess
import time

import board_driver
from board_driver import Failure

WON = '1'


def won_game(path):
    """The deal and the moves of the won game in a golden file."""
    deal, moves, inside = None, [], False
    with open(path, encoding='utf-8') as golden:
        for line in golden:
            words = line.split()
            if words[:1] == ['case']:
                inside = 'won' in words
            elif inside and words[:1] == ['deal']:
                deal = words[1]
            elif inside and words[:1] == ['play']:
                moves += words[1:]
    if deal is None or not moves:
        raise Failure(f'there is no won game in {path}')
    return deal, moves


def check_next(board, wanted):
    """What the board says next of clicks and moves."""
    came = board.wait('(?:move|undo|refused|select) .*').group()
    if came != wanted:
        raise Failure(f'{wanted} was wanted, came: {came}')


def clicks(start, golden):
    board = start('klondike#1')
    board.click('t6')
    board.wait('select 1')
    board.click('t6')
    board.wait('select 0')
    # What is clicked instead of a destination is taken, and why it is none is said.
    board.click('t7')
    board.wait('select 1')
    board.click('t6')
    board.wait('refused .+')
    board.wait('select 1')
    board.key('Escape')
    board.wait('select 0')
    board.click('t7', 1)
    board.wait('refused .+')
    board.double_click('t7')
    board.wait('move t7>f1')
    board.key('u')
    board.wait('undo t7>f1')
    board.key('shift+u')
    board.wait('move t7>f1')
    for _ in range(24):
        board.click('s1')
        board.wait('move s')
    board.click('s1')
    board.wait('move s')


def drags(start, golden):
    board = start('klondike#1')
    before = board.spot('t6')
    board.drag('t6', 't5')
    board.wait('refused .+')
    if board.spot('t6') != before:
        raise Failure('the cards did not slide back')
    board.drag('t7', 'f3')
    board.wait('move t7>f3')
    # A drag that ends on nothing makes neither a move nor a message.
    board.drag('t4', 's1')
    board.wait('select 1')
    board.wait('select 0')
    # A card that does not follow says why; the stock is not meant to.
    board.drag('t7', 't5', 1)
    board.wait('refused A face-down card cannot be moved.')
    board.drag('s1', 't5')
    board.drag('t7', 't5', 2)
    check_next(board, 'refused A face-down card cannot be moved.')
    # Escape cancels a drag.
    board.drag('t6', 't7', release=False)
    board.wait('select 1')
    board.key('Escape')
    board.wait('select 0')
    board.display.xdotool('mouseup', 1)
    board.click('s1')
    board.wait('move s')


def quick_clicks(start, golden):
    """Clicks count while cards are still flying, and each of them counts once."""
    board = start('klondike#1')
    board.point(*board.spot('s1'))
    board.display.xdotool('click', '--repeat', 10, '--delay', 30, 1)
    for _ in range(10):
        board.wait('move s')
    board.click('t7')
    board.click('f1')
    board.wait('move t7>f1')
    board.key('u')
    board.wait('undo t7>f1')
    board.click('t7')
    board.click('f2')
    board.wait('move t7>f2')


quick_clicks.animated = True


def removals(start, golden):
    board = start('pyramid#3')
    # A card that is covered is refused with the reason.
    board.click('t1')
    board.wait('refused .+')
    board.click('t22')
    board.wait('select 1')
    board.click('t23')
    board.wait('refused .+')
    board.wait('select 1')


def golf(start, golden):
    """One click plays a card that has one destination; the stock goes to the foundation."""
    board = start('golf#3')
    board.click('t2')
    board.wait('move t2>f1?')
    board.click('s1')
    board.wait('move s')


def golf_habits(start, golden):
    """A card that goes nowhere does not stand in the way of one that does, nor does a click too many refuse or choose."""
    board = start('golf#1')
    board.click('t2')
    check_next(board, 'select 1')
    board.click('t1')
    check_next(board, 'select 0')
    check_next(board, 'move t1>f')
    board.key('u')
    check_next(board, 'undo t1>f')
    board.double_click('t1')
    check_next(board, 'move t1>f')
    board.click('s1')
    check_next(board, 'move s')


def pyramid_habits(start, golden):
    """Kings go with a double click, too, and by being dragged to the removed cards; the stock deals as quickly as one clicks."""
    board = start('pyramid#2')
    board.double_click('t24')
    check_next(board, 'move t24-')
    board.key('u')
    check_next(board, 'undo t24-')
    board.drag('t24', 'x1')
    for wanted in ('select 1', 'select 0', 'move t24-'):
        check_next(board, wanted)
    board.drag('t25', 'x1')
    check_next(board, 'select 1')
    board.wait('refused This card cannot be removed alone. .+')
    check_next(board, 'select 0')
    board.click('s1')
    check_next(board, 'move s')
    # Now the top card of the stock has a partner, so that one click chooses it.
    board.double_click('s1')
    for wanted in ('select 1', 'select 0', 'move s'):
        check_next(board, wanted)


def wish_habits(start, golden):
    """Who removes a pair and clicks at once on what lay beneath has chosen it: two cards took two clicks."""
    board = start('the-wish#1')
    board.click('t2')
    check_next(board, 'select 1')
    board.double_click('t6')
    for wanted in ('select 0', 'move t2+t6', 'select 1'):
        check_next(board, wanted)
    board.click('t2')
    board.wait('refused .+')


def spider_habits(start, golden):
    """A double click on the stock deals one row; another click, a moment later, the next."""
    board = start('spider#1')
    board.double_click('s1')
    check_next(board, 'move s')
    board.key('u')
    check_next(board, 'undo s')
    time.sleep(1)  # more than the time between the clicks of a double one
    for _ in range(2):
        board.click('s1')
        check_next(board, 'move s')
        time.sleep(1)


# The first complete suit of a game that is won: all moves before it.
BEFORE_DISCARD = ('t2>t7 t2>t4 t3>t5 t6>t4 t3>t6 t5*2>t2 t5>t7 s t6>t4 t6*2>t5 s t2>t3 t5>t2 t5*3>t1 t4>t5 t6>t3 t7*3>t3 t1*4>t7 '
                  't2>t1 t4*2>t2 t4>t5 t1*2>t3 s t3*6>t7 s t6>t5 t6>t7 t7*2>t6 t6*3>t1 t5>t6 s t5>t2 t7*7>t5 t3>t1 t6>t2 t5*7>t6 '
                  't7*5>t5 t7>t1 t4*2>t7 t6*7>t1 t4*2>t6 t4>t3 t1*8>t3 t5*6>t1 t3*10>t5')


def discard(start, golden):
    """A complete suit is taken off by hand: dragged, clicked, or sent with a double click on its King; never by itself."""
    board = start('will-o-the-wisp#2', '--moves', BEFORE_DISCARD)
    if any(line.startswith('move') for line in board.lines):
        raise Failure('the suit has gone by itself')
    board.drag('t5', 'f1', 12)
    board.wait(r'move t5\*13>f1?')
    board.key('u')
    board.wait(r'undo t5\*13>f1?')
    board.look_again()
    board.click('t5', 12)
    board.wait('select 13')
    board.click('f1')
    board.wait(r'move t5\*13>f1?')
    board.key('u')
    board.wait(r'undo t5\*13>f1?')
    board.look_again()
    board.click('t5', 5)
    board.wait('select 6')
    board.click('f1')
    board.wait('refused .+')


def palm(start, golden):
    board = start('palm#3')
    board.click('h1')
    board.wait('select 1')
    board.click('h2')
    board.wait('select 2')
    board.click('h1')
    board.wait('select 1')
    board.key('2', 'Return')
    board.wait('refused .+')
    board.key('3', 'Return')
    board.wait('select 2')
    board.key('Return')
    board.wait('(?:move|refused) .+')


def concentration(start, golden):
    """A third click does not wait until two unequal cards have turned back by themselves."""
    board = start('concentration#3')
    for pile in ('t1', 't2'):
        board.click(pile)
        board.wait(f'move {pile}!')
    board.click('t3')
    board.wait('move !.*|move t3!')


def draw(start, golden):
    """The shuffle has a question while a card can go to a foundation."""
    board = start('three-shuffles#3')
    board.key('F5')
    board.wait('confirm 0')


def win(start, golden):
    """The wreath of a game that was won ends with the first key or click for the cards, which still does what it does."""
    deal, moves = won_game(golden)
    board = start(deal, '--moves', ' '.join(moves[:-1]))
    source, target = moves[-1].split('>')
    board.click(source)
    board.click(target)
    board.wait('state ' + WON)
    board.wait('wreath 1')
    board.key('ctrl+t')
    board.key('u')
    board.wait('wreath 0')
    board.wait('undo ' + moves[-1])
    foundation = board.spot('f1')
    board.key('shift+u')
    board.wait('wreath 1')
    board.point(*foundation)
    board.display.xdotool('click', 1)
    board.wait('wreath 0')
    board.wait('refused The game is over.')


win.animated = True


def clicks_in_deal(start, golden):
    """What is clicked while the cards are dealt is what lies there in the game."""
    board = start('klondike#1')
    board.click('t7')
    board.click('f2')
    board.wait('move t7>f2')
    board.click('s1')
    board.wait('move s')


clicks_in_deal.animated = True


MARKS = '#FFC62B'
INDICATORS = '#000000'  # in high contrast; nothing else on a board without marks is as black


def shows(board, colour):
    """Whether anything has that colour."""
    path = os.path.join(board.display.folder, 'shown.png')
    board.shot(path)
    colours = subprocess.run(['convert', path, '-format', '%c', 'histogram:info:'], capture_output=True, text=True,
                             check=True).stdout
    return colour in colours


def see(board, colour, wanted, when):
    end = time.monotonic() + board_driver.PATIENCE
    while shows(board, colour) != wanted:
        if time.monotonic() > end:
            raise Failure(f'{when}, {colour} is {"not " if wanted else ""}shown')


def focus_ring(start, golden):
    """The card that has the focus has a ring while keys are used, and no longer."""
    board = start('klondike#1')
    see(board, MARKS, False, 'at the start')
    board.key('Right')
    see(board, MARKS, True, 'after a key')
    board.press(*board.spot('t5'))
    see(board, MARKS, False, 'while the button is held')
    board.release()
    board.wait('select 1')
    board.key('Escape')
    board.wait('select 0')
    see(board, MARKS, True, 'after another key')


def indicators(start, golden):
    """In high contrast, cards that are not played have a broken black edge, since they are not paler."""
    see(start('interregnum#1', '--high-contrast'), INDICATORS, True, 'with indicators')


SCENARIOS = {
    'clicks': clicks,
    'drags': drags,
    'quick-clicks': quick_clicks,
    'golf': golf,
    'golf-habits': golf_habits,
    'pyramid-habits': pyramid_habits,
    'spider-habits': spider_habits,
    'wish-habits': wish_habits,
    'discard': discard,
    'removals': removals,
    'palm': palm,
    'concentration': concentration,
    'draw': draw,
    'win': win,
    'clicks-in-deal': clicks_in_deal,
    'focus-ring': focus_ring,
    'indicators': indicators,
}


board_driver.run(SCENARIOS)
