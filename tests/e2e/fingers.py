#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""More than one finger: a hand that rests on the table, and fingers that are quick: fingers.py RIFFLE."""

import pointer
import touch
from harness import check, run

DEAL = 'klondike#12'
STEPS = 6


def stock_of(program):
    return program.on_screen(*pointer.visible_spot(program.look()['s1'], 0))


def rest_on(program):
    """A thumb on the bare table, below the cards."""
    x, y, width, height = program.board
    return program.finger.down(*program.on_screen(x + width / 2, y + height * 0.9))


def taps_beside(program):
    """Another finger taps while the thumb stays where it is, and after it has moved a little."""
    stock, finger = stock_of(program), program.finger
    thumb = rest_on(program)
    for way in range(3):
        x, y = finger.places[thumb]
        finger.move(x + way, y, thumb)
        touch_of_stock = finger.down(*stock)
        finger.up(touch_of_stock)
        program.wait('move s')
    return thumb


def drag_path(piles, source, target):
    """From the top card of a pile to that of another one."""
    (x, y), (to_x, to_y) = (pointer.visible_spot(piles[code], 0) for code in (source, target))
    return [(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS) for step in range(STEPS + 1)]


def drags_beside(program, thumb):
    """It drags a card, too; a third finger does not disturb that, and the thumb is lifted on the way."""
    finger, piles = program.finger, program.look()
    points = [program.on_screen(*point) for point in drag_path(piles, 't2', 't1')]
    stock = program.on_screen(*pointer.visible_spot(piles['s1'], 0))
    drags = finger.down(*points[0])
    for number, point in enumerate(points[1:]):
        finger.move(*point, drags)
        if number == 1:
            finger.up(finger.down(*stock))
        if number == 3:
            finger.up(thumb)
    check(program.look()['t2'].size == piles['t2'].size, 'the card was dropped before the finger was lifted')
    finger.up(drags)
    program.wait('move t2>t1')


def taps_in_turn(program):
    """Of two fingers that tap in turn, one comes down before the other one is up."""
    finger, piles = program.finger, program.look()
    stock = stock_of(program)
    before = piles['s1'].size
    first = finger.down(*stock)
    second = finger.down(stock[0] + 3, stock[1] + 3)
    finger.up(first)
    finger.up(second)
    program.wait('move s')
    program.wait('move s')
    check(program.look()['s1'].size == before - 2, f'two taps on the stock have left {program.look()["s1"].size} of {before} cards')


def test(riffle):
    # GTK 4.8 complains about the second of two fingers that is lifted, whatever the program does.
    program = touch.TouchedProgram(riffle, '--size', '360x720', DEAL, G_DEBUG='')
    program.harmless.append('gdk_button_event_get_button')
    program.wait(f'deal {DEAL}')
    program.look()
    drags_beside(program, taps_beside(program))
    taps_in_turn(program)
    program.close()


run(test, start_server=touch.start_server)
