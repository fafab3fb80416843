#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Menus and dialogs, opened and closed in haste by keys and pointer, without a complaint: menus.py RIFFLE TABLE-OF-KEYS.

With animations, as most players have them, so that one comes while the one before is still going.
"""

import os
import re
import subprocess

import harness
from dialogs import Dialogs
from harness import Failure, check, run, wait_until, xdotool
from program import Program, active_window, find_active, switch_settings

DIALOGS = ('F1', 'ctrl+comma', 'alt+Return', 'ctrl+t', 'ctrl+question', 'ctrl+g')
NAMES = {'Control': 'ctrl', 'Shift': 'shift', 'Alt': 'alt'}  # of held keys, in the table and for xdotool
PAUSES = (0, 0.03, 0.1, 0.3)  # seconds from a key to the next


def shows_menu(opened):
    return any(node.role == 'menu item' for node in opened.reader.path_to_focus())


def open_menu(program, opened):
    """A page that still moves has no menu, so the key may be needed once more."""
    def pressed():
        program.key('F10')
        try:
            return wait_until(lambda: shows_menu(opened), 'the menu', 1)
        except Failure:
            return False
    wait_until(pressed, lambda: f'the menu after F10; there is: {program.tail()}')


def close_menu(program, opened):
    program.key('Escape')
    wait_until(lambda: not shows_menu(opened), 'the menu to be closed')


def click_row():
    """Somewhere in the middle of a page of rows."""
    _window, place = find_active()
    xdotool('mousemove', place['X'] + place['WIDTH'] // 2 - 60, place['Y'] + place['HEIGHT'] // 2, 'click', 1)


def ask_for_key(program, opened, page):
    """The page may be moved by the window manager when it has just appeared, and then a click lands beside it."""
    def asked():
        click_row()
        try:
            return opened.wait('the question', page, patience=4)
        except Failure:
            return False
    return wait_until(asked, lambda: f'the question for a key; there are the windows {program.find_windows()}, and the active one is '
                                     f'“{active_window()}”')


def change_key(program):
    """The menu has shown the keys that are switched off now, since the next one pressed is to be a new one."""
    opened = Dialogs(program)
    open_menu(program, opened)
    close_menu(program, opened)
    page = opened.open('ctrl+question')
    question = ask_for_key(program, opened, page)
    program.key('BackSpace')
    wait_until(lambda: opened.find() == (page,), f'“{question}” to be closed')
    program.key('Escape')
    opened.wait_closed(page)
    check(not program.faults(), f'complaints: {program.faults()}')
    open_menu(program, opened)
    close_menu(program, opened)
    print('a key was taken away that the menu had shown', flush=True)


def menu_of_games(program):
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    opened = Dialogs(program)
    open_menu(program, opened)
    # Rules and terms can be looked up before a game is chosen.
    check(opened.reader.find_all(lambda node: node.role == 'menu item' and node.name == 'Help'), 'there is no help in the menu')
    close_menu(program, opened)
    name = opened.open_last_of_menu()
    program.key('Escape')
    opened.wait_closed(name)
    program.key('alt+Left')
    program.wait('page game')
    open_menu(program, opened)
    close_menu(program, opened)
    print('F10 opens the menu of both pages', flush=True)


def settle(program):
    """Everything is closed, and the keys are with the board.

    A dialog that was opened in haste may be there without having the keys, and with newer versions of libadwaita one lies
    over the other. The key that asks for the board would open the toolkit's inspector in them.
    """
    for _ in range(len(DIALOGS) + 1):
        program.key('Escape')
        xdotool('sleep', 0.2)

    def on_board():
        others = [window for window in program.find_windows() if window != program.window]
        for window in others:
            subprocess.run(['xdotool', 'windowactivate', window], stderr=subprocess.DEVNULL, check=False)
        program.key('Escape')
        if others:
            return False
        program.skip()
        program.key('ctrl+shift+d')
        try:
            return program.wait('board-end', 1)
        except Failure:
            return False
    wait_until(on_board, 'everything to be closed')


def hurry(program):
    for pause in PAUSES:
        for key in DIALOGS:
            program.key(key)
            xdotool('sleep', pause)
            program.key('Escape')
            xdotool('sleep', pause)
            program.key('F10')
            xdotool('sleep', pause)
            program.key('Escape')
        settle(program)
        check(not program.faults(), f'with {pause} seconds between the keys: {program.faults()}')
    print(f'{len(DIALOGS)} dialogs and the menu were opened and closed in haste', flush=True)


def point(program):
    """The menu, by the pointer: opened, closed by a click beside it, and by the button."""
    for pause in PAUSES:
        for _ in range(3):
            program.click_at(program.width - 140, 28)
            xdotool('sleep', pause)
            program.click_at(300, 28)
            xdotool('sleep', pause)
        settle(program)
        program.key('alt+Left')
        check(not program.faults(), f'with {pause} seconds between the clicks: {program.faults()}')
    print('the menu was opened and closed in haste with the pointer', flush=True)


def open_outside(program):
    """The button of the menu lies outside of the display: the menu opens at the edge that is nearest to it."""
    opened = Dialogs(program)
    shown = xdotool('getdisplaygeometry').split()
    width, height = int(shown[0]), int(shown[1])
    for x, y in ((width - 300, 10), (width - 50, 200), (60 - program.width, 200)):
        xdotool('windowmove', '--sync', program.window, x, y)
        open_menu(program, opened)
        menus = program.find_others()
        check(len(menus) == 1, f'there are {len(menus)} windows beside the one at {x}, {y}')
        menu = menus[0]
        inside = min(width, menu['X'] + menu['WIDTH']) - max(0, menu['X'])
        check(inside > 0.8 * menu['WIDTH'] and menu['Y'] >= 0, f'the menu of the window at {x}, {y} lies at {menu}')
        close_menu(program, opened)
        check(not program.faults(), f'with the window at {x}, {y}: {program.faults()}')
    xdotool('windowmove', '--sync', program.window, 20, 20)
    print('the menu of a window that is partly outside of the display was opened', flush=True)


def leave_submenu(program):
    """The menu is closed by a key while the pointer rests in a menu inside it, and the window is laid out after that."""
    opened = Dialogs(program)
    for _ in range(4):
        open_menu(program, opened)
        opened.go_to('Deals', key='Down')
        height = program.find_others()[0]['HEIGHT']
        program.key('Return')
        wait_until(lambda: program.find_others()[0]['HEIGHT'] < height, 'the menu of deals')
        menu = program.find_others()[0]
        for part in (3, 4):
            xdotool('mousemove', menu['X'] + menu['WIDTH'] // 2, menu['Y'] + menu['HEIGHT'] // part)
            xdotool('sleep', 0.3)
        close_menu(program, opened)
        xdotool('sleep', 0.6)  # until the menu is taken apart
        program.skip()
        # The cards have the keys again.
        program.key('d')
        program.wait('move .+')
        xdotool('mousemove', 60, 400)
        check(not program.faults(), f'after a menu in the menu: {program.faults()}')
    print('the menu was closed four times while the pointer rested in a menu inside it', flush=True)


def resize_under_menu(riffle):
    """The window becomes so small that the tile whose menu is open would lie far below the display."""
    program = Program(riffle, '--size', '1390x900', 'klondike#2')
    program.wait('deal klondike#2')
    opened = Dialogs(program)
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    spot = program.at(1100, 560)
    wait_until(lambda: opened.reader.path_to_focus(), 'the focus')
    xdotool(*spot, 'click', '--repeat', 30, '--delay', 20, 5)
    wait_until(lambda: xdotool(*spot, 'click', 3) == '' and len(program.find_windows()) == 2, 'the menu of a tile')
    xdotool('windowsize', program.window, 360, 300)
    wait_until(lambda: program.find_windows() == [program.window], 'the menu to be closed')
    program.key('alt+Left')
    program.wait('page game')
    program.close()
    print('a window was resized under the menu of a tile', flush=True)


def fit(riffle):
    """No dialog is larger than the window that it belongs to, however narrow that is."""
    program = Program(riffle, '--size', '360x720', 'klondike#2')
    program.wait('deal klondike#2')
    opened = Dialogs(program)
    for key in DIALOGS:
        name = opened.open(key)
        _window, dialog = find_active()
        check(dialog['WIDTH'] <= program.width and dialog['HEIGHT'] <= program.height,
              f'“{name}” has {dialog["WIDTH"]}×{dialog["HEIGHT"]} pixels, its window {program.width}×{program.height}')
        program.key('Escape')
        opened.wait_closed(name)
    open_menu(program, opened)
    menus = program.find_others()
    check(len(menus) == 1 and menus[0]['WIDTH'] <= program.width and menus[0]['HEIGHT'] <= program.height,
          f'the menu has {menus}, its window {program.width}×{program.height}')
    close_menu(program, opened)
    program.close()
    print(f'{len(DIALOGS)} dialogs and the menu fit over a narrow window', flush=True)


def list_keys(table):
    """All keys of actions, but those that are for the window or the program as a whole."""
    with open(table, encoding='utf-8') as file:
        text = file.read()
    groups = re.search(r'game_keys\[\](.*)general_keys', text, re.DOTALL).group(1)
    accelerators = [key for action, keys in re.findall(r'"win\.([a-z-]+)", \{([^}]*)\}', re.sub(r'\n\s+', ' ', groups))
                    for key in re.findall(r'"(.+?)"', keys)]
    names = [re.sub('<(.+?)>', lambda match: NAMES[match.group(1)] + '+', key) for key in accelerators]
    check(len(names) > 25, f'only {names} are in {table}')
    return names


def read_settings():
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings/keyfile')
    with open(path, encoding='utf-8') as file:
        return [line for line in file if not line.startswith('window-')]


def keep_keys_in(riffle, table):
    """Under a dialog no key plays, deals, or changes a setting."""
    switch_settings(['no-sound'])
    program = Program(riffle, '--size', '700x600', 'klondike#2', GSETTINGS_BACKEND='keyfile')
    program.wait('deal klondike#2')
    opened = Dialogs(program)
    program.key('d')
    program.wait('move s')
    keys = list_keys(table)
    settings = read_settings()
    for dialog in DIALOGS:
        program.skip()
        name = opened.open(dialog, *keys)  # at once, when the dialog does not have the focus yet
        for key in keys:
            program.key(key)
        check(opened.find() == (name,), f'“{opened.find()}” lies over “{name}” after the keys of the game')
        program.key('Escape')
        opened.wait_closed(name)
        before = program.seen
        program.key('ctrl+z')
        program.wait('undo s')
        lines = [line for line in program.lines[before:program.seen - 1] if not line.startswith('status')]
        check(not lines, f'keys in “{name}” lead to {lines}')
        check(read_settings() == settings, f'keys in “{name}” change settings: {read_settings()} instead of {settings}')
        program.key('d')
        program.wait('move s')
    program.close()
    print(f'{len(keys)} keys do nothing under {len(DIALOGS)} dialogs', flush=True)


def test(riffle, table):
    fit(riffle)
    resize_under_menu(riffle)
    keep_keys_in(riffle, table)
    program = Program(riffle, '--size', '1000x760', 'klondike#2')
    program.wait('deal klondike#2')
    change_key(program)
    menu_of_games(program)
    hurry(program)
    point(program)
    leave_submenu(program)
    open_outside(program)
    program.close()


if __name__ == '__main__':
    harness.SETTINGS = harness.SETTINGS.replace('gtk-enable-animations=false', 'gtk-enable-animations=true')
    run(test)
