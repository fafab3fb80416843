#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in all sizes, its dialogs, keys, messages and languages: window.py RIFFLE RIFFLE-CLI."""

import os
import re
import shutil
import subprocess

import harness
import pointer
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import Program, find_active, geometry_of, write_translation

SIZES = ('360x294', '360x640', '1280x800')
DIALOGS = {  # what opens it → what its title has in it
    'F1': 'Rules', 'ctrl+comma': 'Preferences', 'alt+Return': 'Klondike', 'ctrl+t': 'Statistics',
    'ctrl+question': 'Shortcuts', 'ctrl+g': '',
}


def list_variants(cli):
    lines = subprocess.run([cli, 'list'], capture_output=True, text=True, check=True).stdout.splitlines()
    return [line.split('\t')[0] for line in lines]


def is_inside(place, area):
    x, y, width, height = place
    return x >= area[0] and y >= area[1] and x + width <= area[0] + area[2] and y + height <= area[1] + area[3]


def find_fault(program, piles, may_scroll):
    """What is wrong with the places of board and cards, or nothing."""
    window = (0, 0, program.width, program.height)
    if not is_inside(program.seen_board, window):
        return f'the board is at {program.seen_board}'
    if program.board != program.seen_board and not may_scroll:
        return f'of the board at {program.board} only {program.seen_board} is seen'
    for code, pile in piles.items():
        for place in pile.places:
            if place[2] < 16 or place[3] < 20:
                return f'{code} is at {place}, which is too small'
            if not is_inside(place, program.board):
                return f'{code} is at {place}, outside of the board at {program.board}'
    return None


def check_inside(program, variant, may_scroll=False):
    """Every card is on the board, which is in the window, and has a size that can be seen.

    The board gets its new size a frame after the new game, so there is more than one look.
    """
    faults = []

    def is_right():
        faults.append(find_fault(program, program.look(), may_scroll))
        return faults[-1] is None
    wait_until(is_right, lambda: f'{variant} in {program.width}×{program.height} to fit: {faults[-1]}')


def show_all(riffle, variants, size):
    """One program shows all variants one after the other, as a player who tries them does."""
    program = Program(riffle, '--size', size, f'{variants[0]}#1')
    program.wait(f'deal {variants[0]}#1')
    for variant in variants:
        program.follow_link(f'{variant}#1')
        program.wait(f'deal {variant}#1') if variant != variants[0] else program.skip()
        program.look()
        program.measure()
        check(f'{program.width}x{program.height}' == size,
              f'{variant}: the window has {program.width}x{program.height} pixels, not {size}')
        check_inside(program, variant, may_scroll=size == SIZES[0])
        check(not program.find_line('tell .*'), program.tail())
    program.close()
    print(f'{len(variants)} variants fit into {size}', flush=True)


def close(program, opened, name):
    program.key('Escape')
    opened.wait_closed(name)
    # Whoever opened it with keys is back on the board.
    program.skip()
    program.key('d')
    program.wait('move s')


def dialogs(program):
    for key, title in DIALOGS.items():
        opened = Dialogs(program)
        name = opened.open(key)
        check(title in name, f'{key} opened “{name}”, not “{title}”')
        close(program, opened, name)
    # The last entry of the menu tells who made the program.
    opened = Dialogs(program)
    close(program, opened, opened.open_last_of_menu())
    print(f'{len(DIALOGS) + 1} dialogs were opened and closed by keys', flush=True)


def narrow_dialogs(riffle):
    """In the narrowest window nothing asks for more than there is, which the toolkit would complain of, in any language."""
    for language in ('C', 'de', 'fr'):
        program = Program(riffle, '--size', '360x640', 'klondike#2', **({} if language == 'C' else harness.speak(language)))
        program.wait('deal klondike#2')
        opened = Dialogs(program)
        for key in DIALOGS:
            narrow(program, opened, lambda: opened.open(key))
        narrow(program, opened, opened.open_last_of_menu)
        program.close()
    print('all dialogs fit into 360 pixels in three languages', flush=True)


def narrow(program, opened, open_dialog):
    """Opens a dialog; one that is a window of its own is made as narrow as that."""
    name = open_dialog()
    window, place = find_active()
    if window != program.window and place['WIDTH'] > 360:
        xdotool('windowsize', window, 360, 600)
        wait_until(lambda: geometry_of(window)['WIDTH'] == 360, lambda: f'“{name}” to be made as narrow as 360 pixels')
    program.key('Escape')
    opened.wait_closed(name)


def actions(program):
    program.skip()
    program.key('d')
    program.wait('move s')
    program.key('ctrl+z')
    program.wait('undo s')
    program.key('ctrl+shift+z')
    program.wait('move s')
    program.key('ctrl+r')
    program.wait('dealt|undo s')
    program.key('ctrl+y')
    program.wait('move s')
    program.key('ctrl+h')
    program.wait('hint .+')
    program.key('ctrl+n')
    program.wait('deal klondike#\\d+')
    program.wait('toast .+')
    question = Dialogs(program)
    question.open('ctrl+g')
    program.type('617')
    program.key('Return')
    program.wait('deal klondike#617')
    question.wait_closed('the question for a number')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.key('alt+Left')
    program.wait('page game')
    program.key('Pause')
    program.key('Pause')
    print('new, undo, redo, restart, hint, deal by number, pause and the chooser answer their keys', flush=True)


def auto_play(riffle):
    program = Program(riffle, 'klondike#1')
    program.wait('deal .*')
    program.skip()
    program.key('ctrl+Return')
    program.wait('(?:move|auto) t7>f1')
    program.close()


def choose_by_search(riffle):
    """From the game of a first start to the chooser; typing finds a game, Return opens it."""
    program = Program(riffle)
    program.wait('deal klondike#\\d+')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.type('freec')
    program.key('Return')
    program.wait('deal freecell#\\d+')
    program.wait('page game')
    program.close()
    print('a first start leads through the search to a game', flush=True)


def messages(program):
    """A refused move says why, unless the player does not want to hear it."""
    def refuse():
        program.skip()
        piles = program.look()
        pointer.click(program, piles, 't1')
        program.wait('select 1')
        pointer.click(program, piles, 't2')
        return program.wait('refused (.+)').group(1)
    subprocess.run([program.program, 'klondike#2'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal klondike#2')
    sentence = refuse()
    check(program.wait('toast (.+)').group(1) == sentence, 'the toast says something else')
    check(re.fullmatch(r'[A-Z].+\.', sentence), f'“{sentence}” is not a sentence')
    program.key('Escape', 'ctrl+m')
    program.wait('toast Messages are not shown')
    refuse()
    program.key('Escape')
    program.wait('select 0')
    program.key('d')
    program.wait('move s')
    program.read()
    toasts = [line for line in program.lines[-8:] if line.startswith('toast')]
    check(not toasts, f'messages are off, and yet: {toasts}')
    print(f'refused with “{sentence}”, and without a word when messages are off', flush=True)
    program.key('ctrl+m', 'ctrl+k')
    program.wait('toast Cards are dealt quickly')
    program.key('ctrl+k')
    program.wait('toast Cards are dealt one by one')
    return sentence


def in_german(riffle, english):
    program = Program(riffle, 'klondike#2', **harness.speak('de'))
    program.wait('deal .*')
    piles = program.look()
    pointer.click(program, piles, 't1')
    program.wait('select 1')
    pointer.click(program, piles, 't2')
    german = program.wait('refused (.+)').group(1)
    check(german != english, f'“{german}” is not German')
    program.close()
    print(f'in German: “{german}”', flush=True)


def from_right_to_left(riffle, variants):
    # No game of this deal goes on.
    shutil.rmtree(os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/games'), ignore_errors=True)
    write_translation(harness.folder(), 'he')
    program = Program(riffle, '--size', '700x600', 'klondike#2', **harness.speak('he'), RIFFLE_LOCALEDIR=harness.folder())
    program.wait('deal .*')
    piles = program.look()
    check(piles['w1'].places[0][0] < piles['s1'].places[0][0], 'the waste is not to the left of the stock')
    program.skip()
    for _ in range(5):
        pointer.click(program, program.look(), 's1')
        program.wait('move s')
    pointer.drag(program, program.look(), 'w1', 0, 't5')
    program.wait('move w>t5')
    for variant in variants:
        program.follow_link(f'{variant}#1')
        program.wait(f'deal {variant}#1')
        check_inside(program, variant)
    program.close()
    print(f'from right to left: a card was dragged, {len(variants)} variants fit', flush=True)


def test(riffle, cli):
    variants = list_variants(cli)
    check(len(variants) >= 11, f'only {variants}')
    for size in SIZES:
        show_all(riffle, variants, size)
    program = Program(riffle, '--size', '1000x760', 'klondike#2')
    program.wait('deal klondike#2')
    dialogs(program)
    actions(program)
    sentence = messages(program)
    program.close()
    narrow_dialogs(riffle)
    auto_play(riffle)
    choose_by_search(riffle)
    in_german(riffle, sentence)
    from_right_to_left(riffle, variants)


if __name__ == '__main__':
    run(test)
