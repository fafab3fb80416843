#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that the player changes, with keys alone, and those that lead to the favourites: shortcuts.py RIFFLE."""

import os

import harness
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import Program, active_window, geometry_of

SETTINGS = """[io/github/rifflecards/Riffle]
favourites=['freecell', 'no-such-game', 'golf']
shortcuts={'win.hint': ['F6', 'q'], 'win.new': ['Return'], 'win.explode': ['F7']}
"""


def open_page(dialogs):
    check(dialogs.open('ctrl+question') == 'Keyboard Shortcuts', 'Ctrl+? does not open the page')


def focused_name(dialogs):
    path = dialogs.reader.path_to_focus()
    return path[-1].name if path else ''


def choose_row(dialogs, title):
    """Walks to a row and opens the dialog that asks for its key."""
    wait_until(lambda: walked_to(dialogs, title), f'the row “{title}”')
    page = dialogs.wait('the page with the keys')
    dialogs.program.key('Return')
    dialogs.wait('the question for a key', page)


def hears(dialogs, text):
    wait_until(lambda: dialogs.reader.find_all(lambda node: text in node.name or text in node.description),
               f'“{text}” in the dialog')


def wait_back(dialogs):
    wait_until(lambda: dialogs.find() == ('Keyboard Shortcuts',), 'the page with the keys')


def names_keys(dialogs):
    """As people know them, not as the toolkit spells them."""
    labels = [node.name for node in dialogs.reader.find_all(lambda node: node.role == 'label')]
    check('Page Up' in labels and 'Page Down' in labels, f'Page Up and Page Down are not among {labels}')
    spelled = [name for name in labels if '_' in name]
    check(not spelled, f'underscores in {spelled}')
    print('keys have names that people know')


def leave(dialogs):
    dialogs.program.key('Escape')
    dialogs.wait_closed('the page with the keys')
    dialogs.program.skip()


def does_nothing(program, key):
    """Whatever a key does would be in the log before the move that comes next."""
    program.skip()
    program.key(key, 'd')
    line = program.wait('(?:hint|undo|move) .+').group()
    check(line == 'move s', f'{key} led to “{line}”')


def change(program, dialogs):
    open_page(dialogs)
    names_keys(dialogs)
    choose_row(dialogs, 'Hint')
    program.key('h')
    hears(dialogs, 'is needed to play with the cards')
    program.key('ctrl+z')
    hears(dialogs, 'is already used for “Undo”')
    program.key('ctrl+u')
    wait_back(dialogs)
    hears(dialogs, 'Ctrl+U')
    leave(dialogs)
    does_nothing(program, 'ctrl+h')
    program.key('ctrl+u')
    program.wait('hint .+')
    print('a key was refused, another told to be taken, a third one given')


def resolve(program, dialogs):
    open_page(dialogs)
    choose_row(dialogs, 'Hint')
    program.key('ctrl+z')
    hears(dialogs, 'is already used for “Undo”')
    program.key('Return')
    wait_back(dialogs)
    leave(dialogs)
    program.key('ctrl+z')
    program.wait('hint .+')
    program.key('ctrl+b')
    program.wait('undo s')
    print('a key was taken from undo, which keeps its other one')


def ask_reset(dialogs):
    """What belongs to another action now is taken away from it only if the player says so."""
    page = dialogs.wait('the page with the keys')
    dialogs.reader.find_named('push button', 'Reset the Key of “Undo”').do('click')
    dialogs.wait('the question', page)
    hears(dialogs, 'Ctrl+Z is already used for “Hint”')


def reset(program, dialogs):
    open_page(dialogs)
    ask_reset(dialogs)
    wait_until(lambda: focused_name(dialogs) == 'Cancel', 'the focus on “Cancel”')
    dialogs.program.key('Return')
    wait_back(dialogs)
    wait_until(lambda: focused_name(dialogs) == 'Undo', lambda: f'the focus on “Undo”, not on “{focused_name(dialogs)}”')
    check(not dialogs.reader.find_all(lambda node: node.description == 'Ctrl+Z, Ctrl+B'), 'a reset that was cancelled')
    ask_reset(dialogs)
    wait_until(lambda: walked_to(dialogs, 'Reset'), 'the button that resets')
    dialogs.program.key('Return')
    wait_back(dialogs)
    hears(dialogs, 'Ctrl+Z, Ctrl+B')
    dialogs.reader.find_named('push button', 'Reset All').do('click')
    wait_until(lambda: not dialogs.reader.find_all(lambda node: node.name.startswith('Reset the Key') and
                                                   'visible' in node.states), 'nothing to be left to reset')
    leave(dialogs)
    program.key('d')
    program.wait('move s')
    program.key('ctrl+z')
    program.wait('undo s')
    program.key('ctrl+h')
    program.wait('hint .+')
    print('one action, then all got their own keys again')


def replace_one_of_two(program, dialogs):
    """All keys of an action are shown; only the chosen one is replaced."""
    open_page(dialogs)
    choose_row(dialogs, 'Undo')
    for key in ('Ctrl+Z', 'Ctrl+B'):
        dialogs.reader.find_named('radio button', key)
    hears(dialogs, 'It replaces Ctrl+Z; the other keys stay.')
    dialogs.reader.find_named('push button', 'Remove Ctrl+Z')
    program.key('ctrl+b')
    hears(dialogs, 'Ctrl+B does this already.')
    wait_until(lambda: walked_to(dialogs, 'Ctrl+Z'), 'the first key')
    program.key('Down')
    hears(dialogs, 'It replaces Ctrl+B; the other keys stay.')
    dialogs.reader.find_named('push button', 'Remove Ctrl+B')
    program.key('ctrl+u')
    wait_back(dialogs)
    hears(dialogs, 'Ctrl+Z, Ctrl+U')
    choose_row(dialogs, 'Undo')
    program.key('BackSpace')
    wait_back(dialogs)
    leave(dialogs)
    program.key('d')
    program.wait('move s')
    program.key('ctrl+z')
    does_nothing(program, 'ctrl+z')
    program.key('ctrl+u')
    program.wait('undo s')
    open_page(dialogs)
    dialogs.reader.find_named('push button', 'Reset All').do('click')
    leave(dialogs)
    print('one of two keys was replaced, and the other one removed')


def walked_to(dialogs, name):
    if focused_name(dialogs) == name:
        return True
    dialogs.program.key('Tab')
    return False


def fits_into_360(riffle):
    """The page and the question are not wider than a telephone."""
    program = Program(riffle, '--size', '360x640', 'klondike#2')
    program.wait('deal klondike#2')
    dialogs = Dialogs(program)
    open_page(dialogs)
    narrow(program)
    choose_row(dialogs, 'Play everything to the foundations')
    narrow(program)
    program.close()
    print('the page and the question fit into 360 pixels')


def narrow(program):
    """If dialogs are windows of their own, makes the one that has the keys as narrow as that; others are so already."""
    window = active_window()
    if window != program.window:
        xdotool('windowsize', window, 360, 500)
    wait_until(lambda: geometry_of(window)['WIDTH'] == 360, lambda: f'360 pixels, not {geometry_of(window)["WIDTH"]}')


def keep(riffle):
    """What was changed counts at the next start; nonsense is ignored. Keys lead to the favourites and the first collection."""
    path = os.path.join(harness.folder(), 'settings')
    os.makedirs(os.path.join(path, 'glib-2.0/settings'))
    with open(os.path.join(path, 'glib-2.0/settings/keyfile'), 'w', encoding='utf-8') as file:
        file.write(SETTINGS)
    program = Program(riffle, 'klondike#2', GSETTINGS_BACKEND='keyfile', XDG_CONFIG_HOME=path)
    program.wait('deal klondike#2')
    program.key('F6')
    program.wait('hint .+')
    program.key('ctrl+n')
    program.wait('deal klondike#\\d+')
    # A favourite goes on with the game that was left, whatever its options are.
    program.key('ctrl+2')
    program.wait('deal golf:king=nothing,peek=on#\\d+')
    program.key('ctrl+1')
    program.wait('deal freecell#\\d+')
    program.skip()
    # A favourite takes its own number only: the others still lead to the first collection.
    program.key('ctrl+8')
    check(not [line for line in program.lines if 'of the tour' in line], 'a favourite is said to be of the tour')
    program.wait('toast “Reno” is game 8 of the tour. Undo leads back to “FreeCell”.')
    program.key('ctrl+z')
    program.wait('toast Back to “FreeCell”')
    program.close()
    print('keys were kept, and lead to the favourites')


def first_collection(riffle):
    """As long as there is no favourite, the keys lead to the games of the first collection, in its order and by its
    rules."""
    program = Program(riffle, '--size', '900x700', 'klondike#2')
    program.wait('deal klondike#2')
    for key, deal in (('ctrl+1', 'pyramid'), ('ctrl+2', 'golf:king=nothing,peek=on'), ('ctrl+3', 'klondike:draw=3,takeback=off,peek=on'),
                      ('ctrl+8', 'reno:scoring=cards')):
        program.key(key)
        program.wait(f'deal {deal}#\\d+')
    program.close()
    print('without favourites keys lead to the first collection')


def say_why_not(riffle):
    """A key whose action makes no sense now is answered, once for as long as it is held; one that is used is not."""
    program = Program(riffle, '--size', '900x700', 'spider#1')
    program.wait('deal spider#1')
    program.skip()
    xdotool('keydown', 'ctrl', 'keydown', 'z', 'sleep', 1, 'keyup', 'z', 'keyup', 'ctrl')
    program.key('ctrl+y')
    program.wait('refused There is nothing to redo.')
    said = [line for line in program.lines if line.startswith('refused ')]
    check(said == ['refused There is nothing to undo.', 'refused There is nothing to redo.'], f'a held key led to {said}')
    program.key('ctrl+shift+p', 'ctrl+h')
    program.wait('refused The game is paused.')
    program.key('ctrl+shift+p', 'ctrl+h')
    check(program.wait('(?:hint|refused) .+').group().startswith('hint'), 'the key of a hint is refused')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.key('ctrl+r')
    program.wait('refused There is no game on this page.')
    program.close()
    print('keys that can do nothing now say why')


def test(riffle):
    program = Program(riffle, '--size', '900x700', 'klondike#2')
    program.wait('deal klondike#2')
    dialogs = Dialogs(program)
    change(program, dialogs)
    resolve(program, dialogs)
    reset(program, dialogs)
    replace_one_of_two(program, dialogs)
    program.close()
    fits_into_360(riffle)
    say_why_not(riffle)
    first_collection(riffle)
    keep(riffle)


run(test)
