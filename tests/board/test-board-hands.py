#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands that shake, that are left ones, that have one finger: test-board-hands.py PROGRAM GOLDEN SCENARIO."""

import board_driver
from board_driver import Failure

LONG = 0.7  # seconds that a button is held for longer than for a click


def check(condition, sentence):
    if not condition:
        raise Failure(sentence)


def drop_at(board, source, x, y):
    """Drags the top card of a pile until its upper left corner lies at a point of the window."""
    from_x, from_y, width, height = board.places[source][0]
    start_x, start_y = board.x + from_x + width / 2, board.y + from_y + height / 2
    board.press(start_x, start_y)
    for step in range(1, 9):
        board.point(start_x + (x - from_x) * step / 8, start_y + (y - from_y) * step / 8)
    board.release()


def wobble(board, code, *way):
    """Presses a card, and moves by so many pixels to the right before the release.

    Motions that nothing else comes between would be told as one.
    """
    x, y = board.spot(code)
    board.press(x, y)
    for distance in way:
        board.point(x + distance, y)
        board.look_again()
    board.release()


def near_misses(start, golden):
    """A press a little beside a card means the card; one farther away means nothing."""
    board = start('klondike#1')
    board.look_again()
    x, y, width, height = board.places['t3'][0]
    for beside, below, wanted in ((-7, height / 2, 1), (width / 2, height + 50, 0), (width / 2, height + 6, 1)):
        board.point(board.x + x + beside, board.y + y + below)
        board.display.xdotool('click', 1)
        board.wait(f'select {wanted}')
    board.key('Escape')
    board.wait('select 0')
    # A press that slides off its card without taking it is a click if it comes back.
    wobble(board, 's1', 30, 60, 20)
    board.wait('move s')
    wobble(board, 's1', 30, 60, 300)
    board.click('t2')
    check('move' not in board.wait('move .*|select 1').group(), 'a press that slid off the stock turned a card')


def see_selections(board, wanted):
    """Waits until so many cards were chosen, one after the other, since the program began."""
    board.see(lambda: [line.split()[1] for line in board.lines if line.startswith('select')] == wanted.split(),
              f'the selections {wanted}')


def wobbles(start, golden):
    """A card that is moved a little and put back was clicked on; one that is carried away and back was not."""
    board = start('klondike#1')
    wobble(board, 't6', 4, 0, 5)
    see_selections(board, '1')
    board.key('Escape')
    see_selections(board, '1 0')
    wobble(board, 't5', 12, 15)
    see_selections(board, '1 0 1 0 1')
    board.key('Escape')
    see_selections(board, '1 0 1 0 1 0')
    wobble(board, 't4', 12, 90, 5)
    see_selections(board, '1 0 1 0 1 0 1 0')


def system_threshold(start, golden):
    """With the desktop's own idea of what a drag is, forty pixels are a click."""
    board = start('klondike#1')
    x, y = board.spot('t6')
    board.press(x, y)
    board.point(x + 40, y)
    board.look_again()
    check(board.held == [], f'forty pixels were a drag: {board.held}')
    board.release()
    board.wait('select 1')
    board.press(x, y)
    board.point(x + 70, y)
    board.see(lambda: board.held, 'seventy pixels to be a drag')
    board.release()


system_threshold.settings = 'gtk-dnd-drag-threshold=60\n'


def double_clicks(start, golden):
    """Two clicks within the desktop's time are one double click."""
    board = start('klondike#1')
    board.point(*board.spot('t7'))
    board.display.xdotool('click', '--repeat', 2, '--delay', 250, 1)
    board.wait('move t7>f1')


def slow_double_clicks(start, golden):
    board = start('klondike#1')
    board.point(*board.spot('t7'))
    board.display.xdotool('click', '--repeat', 2, '--delay', 250, 1)
    board.wait('select 1')
    board.wait('select 0')
    board.click('s1')
    check(board.wait('move .*').group() == 'move s', 'two slow clicks were a double click')


slow_double_clicks.settings = 'gtk-double-click-time=100\n'


def drops(start, golden):
    """Of two piles that take a card the one that it covers most gets it; near the last one it goes there, farther not."""
    board = start('klondike#1')
    board.look_again()
    x, y, width, height = board.places['f2'][0]
    step = board.places['f3'][0][0] - x
    last = board.places['f4'][0][0]
    for part, target in ((0.4, 'f2'), (0.6, 'f3')):
        drop_at(board, 't7', x + part * step, y)
        board.wait(f'move t7>{target}')
        board.key('u')
        board.wait(f'undo t7>{target}')
        board.look_again()
    drop_at(board, 't7', last + 1.3 * width, y)
    board.wait('move t7>f4')
    board.key('u')
    board.wait('undo t7>f4')
    board.look_again()
    drop_at(board, 't7', last + 1.7 * width, y)
    board.wait('select 1')
    board.wait('select 0')
    # Between two that take it, near enough to both but touching none, no pile is meant.
    drop_at(board, 't7', x + step / 2, y - height - 8)
    board.wait('select 1')
    check(board.wait('move .*|select 0').group() == 'select 0', 'one of two near piles was chosen')


def strict_drops(start, golden):
    board = start('klondike#1', '--set', 'strict-drop')
    board.look_again()
    x, y, width, _height = board.places['f2'][0]
    step = board.places['f3'][0][0] - x
    drop_at(board, 't7', x + 0.4 * step, y)
    board.wait('refused .*more than one pile')
    board.look_again()
    drop_at(board, 't7', board.places['f4'][0][0] + 1.3 * width, y)
    board.wait('select 1')
    board.wait('select 0')
    board.look_again()
    drop_at(board, 't7', x + 4, y - 4)
    board.wait('move t7>f2')


def strict_pyramid(start, golden):
    """A card of a pyramid lies on others, which cannot be meant."""
    board = start('pyramid#3', '--set', 'strict-drop')
    board.drag('t23', 't25')
    board.wait(r'move t23\+t25')


def check_held(board, numbers):
    """Takes the fourth card from the top of a column and looks at what follows the pointer."""
    x, y = board.spot('t3', 3)
    board.press(x, y)
    for distance in (10, 40, 100):
        board.point(x + distance, y + distance)
    board.see(lambda: [card[1] for card in board.held] == numbers, f'the cards {numbers} to be held')
    place = board.places['t3'][3]
    check(abs(board.held[0][2] - place[0] - 100) < 3 and abs(board.held[0][3] - place[1] - 100) < 3,
          f'the card from {place} is drawn at {board.held[0]}')
    board.release()
    board.see(lambda: board.held == [], 'the cards to be put back')


def groups(start, golden):
    check_held(start('yukon#1'), [4, 5, 6, 7])


def led_groups(start, golden):
    """Only the first card of a group follows the pointer, but the whole group moves."""
    board = start('yukon#1', '--set', 'no-drag-groups')
    check_held(board, [4])
    board.drag('t6', 't2', 4)
    board.wait(r'move t6\*5>t2')


def single_click(start, golden):
    """A card with one place to go goes there, and empty foundations are one place; one with several is chosen."""
    board = start('klondike#1', '--set', 'single-click')
    board.click('t7')
    board.wait('move t7>f1')
    board.click('t3')
    board.wait('move t3>t5')


def wrong_foundation(start, golden):
    """A card that is dropped on a foundation of another suit goes to that of its own."""
    board = start('klondike#2', '--moves', 't7>t3 t7>f1')
    board.drag('t7', 'f3')
    board.wait('move t7>f1')


def strict_foundation(start, golden):
    """With strict drops it goes back."""
    board = start('klondike#2', '--moves', 't7>t3 t7>f1', '--set', 'strict-drop')
    board.drag('t7', 'f3')
    board.wait('refused .*')
    check(not any(line.startswith('move') for line in board.lines), 'a strict drop was taken for another one')


def equal_aces(start, golden):
    """A Two goes to an Ace with one click, though eight would take it."""
    board = start('lady-of-the-manor#617')
    board.click('r1')
    board.wait('move r1>f1')


def sorted_hand(start, golden):
    """Cards of a hand are put in order by being dragged."""
    board = start('palm#1')
    board.drag('h1', 'h3')
    board.wait('move .*h1.*h3.*')
    board.drag('h2', 'h1')
    board.wait('move .*h2.*h1.*')


def best_place(start, golden):
    """One click plays a card with several places to the best one: the Ace to a foundation, though all four take it."""
    board = start('klondike#1', '--set', 'best-place')
    board.click('t7')
    board.wait('move t7>f1')
    board.click('t3')
    board.wait('move t3>t5')


def double_best(start, golden):
    """A double click plays a card that no foundation takes to the best place, and says if there is none."""
    board = start('klondike#1')
    board.double_click('t3')
    board.wait('move t3>t5')
    board.double_click('t1')
    board.wait(r'refused No pile takes this card now\.')
    check(not any(line.startswith('move') for line in board.lines[board.lines.index('move t3>t5') + 1:]),
          'a card that no pile takes was moved')


def left_hand(start, golden):
    """With the buttons exchanged the right one plays and the left one looks under cards."""
    board = start('klondike#1', '--set', 'left-handed-pointer')
    board.click('t6')
    board.point(*board.spot('t7'))
    board.display.xdotool('click', 3)
    board.wait('select 1')
    board.point(*board.spot('f1'))
    board.display.xdotool('click', 3)
    board.wait('move t7>f1')
    check('select 1' not in board.lines[:board.lines.index('select 1')], 'the left button chose a card')
    board.drag('t3', 't5', button=3)
    board.wait('move t3>t5')
    look_with(board, 't5', 1, 1)


def look_with(board, code, card, button):
    """Looks at a card under others while a button is held; nothing else comes of it."""
    before = len(board.lines)
    board.press(*board.spot(code, card), button)
    board.see(lambda: [held[0] for held in board.held] == [code], f'button {button} to show card {card} of {code}')
    board.display.xdotool('sleep', LONG)
    board.release(button)
    board.see(lambda: board.held == [], 'the end of the look')
    check(not any(line.startswith(('select', 'move', 'refused')) for line in board.lines[before:]),
          f'button {button} did more than to look: {board.lines[before:]}')


def peeks(start, golden):
    """The middle and the right button show the whole of a covered card, also of another one that they are moved to."""
    board = start('yukon#1')
    look_with(board, 't3', 2, 3)
    for button in (2, 3):
        board.press(*board.spot('t3', 2), button)
        board.see(lambda: [card[:2] for card in board.held] == [('t3', 5)], 'the button to show the fifth card')
        board.point(*board.spot('t3', 3))
        board.see(lambda: [card[:2] for card in board.held] == [('t3', 4)], 'the pointer to show the fourth card')
        # Neither a hidden card is shown, nor one of which all can be seen.
        for card in (0, len(board.places['t7']) - 1):
            board.point(*board.spot('t7', card))
            board.see(lambda: board.held == [], f'card {card} of column 7 not to be shown')
        board.point(*board.spot('t3', 3))
        board.see(lambda: board.held, 'the fourth card again')
        board.release(button)
        board.see(lambda: board.held == [], 'the end of the look')
    # A key does the same while it is held.
    board.key('3', 'Up', 'Up')
    board.display.xdotool('keydown', 'l')
    board.see(lambda: [card[:2] for card in board.held] == [('t3', 5)], 'the key to show the fifth card')
    board.display.xdotool('keyup', 'l')
    board.see(lambda: board.held == [], 'the end of the look')


def clicked_look(start, golden):
    """After a mere click a card stays up until the pointer is on another one, leaves the board, or a key is pressed."""
    board = start('yukon#1')
    x, y = board.spot('t3', 2)

    def look():
        board.press(x, y, 3)
        board.release(3)
        board.see(lambda: [card[:2] for card in board.held] == [('t3', 5)], 'the click to show the fifth card')
        board.display.xdotool('sleep', LONG)
        board.point(x + 1, y)
        board.see(lambda: [card[:2] for card in board.held] == [('t3', 5)], 'the fifth card to stay')
    for spot in (board.spot('t3', 3), board.spot('t7')):
        look()
        board.point(*spot)
        board.see(lambda: board.held == [], 'the look to end where the pointer is elsewhere')
    look()
    board.key('Escape')
    board.see(lambda: board.held == [], 'a key to end the look')
    # Where nothing is covered, nothing comes of it.
    x, y = board.spot('t3')
    board.press(x, y, 3)
    board.release(3)
    board.see(lambda: board.held == [], 'a click on a card that is seen')
    check(not any(line.startswith(('select', 'move', 'refused')) for line in board.lines), f'the clicks did more: {board.lines}')


def long_press(start, golden):
    """A press that stays shows a card, and does nothing else; one that then travels is a drag."""
    board = start('yukon#1')
    x, y = board.spot('t3', 2)
    board.press(x, y)
    board.see(lambda: [card[:2] for card in board.held] == [('t3', 5)], 'the long press to show a card')
    board.release()
    board.see(lambda: board.held == [], 'the end of the look')
    check('select 1' not in board.lines, 'the long press was a click, too')
    board.press(x, y)
    board.see(lambda: len(board.held) == 1, 'the long press to show a card')
    board.point(x + 20, y)
    board.point(x + 40, y)
    board.see(lambda: len(board.held) == 3, 'the long press to become a drag')
    board.release()
    # If there is nothing to be seen, a slow hand clicks.
    board.press(*board.spot('t1'))
    board.display.xdotool('sleep', LONG)
    board.release()
    board.wait('select 1')


def spread(start, golden):
    """What lies face up beneath a squared pile is spread out, if the game lets the player look."""
    board = start('klondike#1', '--moves', 's s s s')
    board.press(*board.spot('w1'), 2)
    board.see(lambda: board.held == [('w1',)], 'the waste to be spread')
    board.display.xdotool('sleep', LONG)
    board.release(2)
    board.see(lambda: board.held == [], 'the end of the look')
    board.press(*board.spot('s1'), 2)
    board.see(lambda: board.held == [], 'the stock to stay hidden')
    board.release(2)


def no_spread(start, golden):
    """Where remembering cards is the game, what lies beneath others is not shown."""
    board = start('concentration#3', '--moves', 't1! t8! t1+t8')
    check(len(board.places['x1']) == 2, f"the pile of pairs is {board.places['x1']}")
    board.press(*board.spot('x1'), 2)
    board.look_again()
    check(board.held == [], f'{board.held} is shown')
    board.release(2)


def scroll_y(board):
    return board.shown[1] - board.board[1]


def find_seen_card(board):
    """The middle of a top card that is not scrolled away."""
    board.look_again()
    x, y, width, height = next(cards[0] for code, cards in board.places.items()
                               if code[0] == 't' and cards[0][1] < board.shown[1] + 40)
    return board.x + x + width / 2, board.y + y + height / 2


def scrolling(start, golden):
    """Keys and the wheel scroll a high board, while a card is chosen and in the middle of a drag."""
    board = start('la-belle-lucie#1', '--scrolled', size='360x110')
    check(board.board[3] > board.shown[3] and scroll_y(board) == 0, f'the board at {board.board} is not scrolled')
    board.key('Page_Down')
    board.see(lambda: scroll_y(board) > 30, 'Page Down to scroll')
    board.key('Page_Up')
    board.see(lambda: scroll_y(board) == 0, 'Page Up to scroll back')
    board.point(*find_seen_card(board))
    board.display.xdotool('click', 1)
    see_selections(board, '1')
    board.display.xdotool('click', 5)
    board.see(lambda: scroll_y(board) > 5, 'the wheel to scroll')
    board.display.xdotool('click', '--repeat', 9, 4)
    board.see(lambda: scroll_y(board) == 0, 'the wheel to scroll back')
    see_selections(board, '1')


def scrolled_drag(start, golden):
    board = start('la-belle-lucie#1', '--scrolled', size='360x110')
    x, y = find_seen_card(board)
    board.press(x, y)
    for distance in (4, 10, 14):
        board.point(x + distance, y)
    board.see(lambda: board.held, 'the card to be held')
    before = board.held[0][3]
    board.display.xdotool('click', 5)
    board.see(lambda: scroll_y(board) > 5, 'the wheel to scroll in the middle of a drag')
    board.see(lambda: abs(board.held[0][3] - before) < 2, 'the card to stay on the pointer')
    board.key('Page_Up')
    board.see(lambda: scroll_y(board) == 0, 'Page Up to scroll back')
    # At the lower edge the board scrolls by itself to its end, under the card.
    bottom = board.y + board.shown[1] + board.shown[3]
    board.point(x + 14, bottom - 3)
    board.see(lambda: abs(scroll_y(board) - (board.board[3] - board.shown[3])) < 1, 'the edge to scroll')
    board.see(lambda: abs(board.held[0][3] - before - (bottom - 3 - y)) < 3, 'the card to stay on the pointer')
    board.point(x + 14, board.y + board.shown[1] + 2)
    board.see(lambda: scroll_y(board) == 0, 'the upper edge to scroll back')
    board.release()
    board.see(lambda: board.held == [], 'the card to be put back')


SCENARIOS = {
    'near-misses': near_misses,
    'no-spread': no_spread,
    'wobbles': wobbles,
    'system-threshold': system_threshold,
    'double-clicks': double_clicks,
    'slow-double-clicks': slow_double_clicks,
    'drops': drops,
    'strict-drops': strict_drops,
    'strict-pyramid': strict_pyramid,
    'groups': groups,
    'led-groups': led_groups,
    'single-click': single_click,
    'best-place': best_place,
    'wrong-foundation': wrong_foundation,
    'strict-foundation': strict_foundation,
    'equal-aces': equal_aces,
    'sorted-hand': sorted_hand,
    'double-best': double_best,
    'left-hand': left_hand,
    'peeks': peeks,
    'clicked-look': clicked_look,
    'long-press': long_press,
    'spread': spread,
    'scrolling': scrolling,
    'scrolled-drag': scrolled_drag,
}


board_driver.run(SCENARIOS)
