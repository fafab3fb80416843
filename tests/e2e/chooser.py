#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chooser of games by keys, pointer and screen reader: chooser.py RIFFLE RIFFLE-CLI."""

import os
import re
import subprocess
import time

import harness
import speech
from dialogs import Dialogs
from gi.repository import GLib
from harness import check, run, wait_until, xdotool
from program import Program

PLAYED = """[riffle-statistics]
version=1

[game golf]
played=7
won=2

[game golf:king=wrap]
played=2
won=1

[game pyramid]
played=1
won=0
"""
# Where the button at the start and the title lie in a window of 1000 pixels; newer toolkits give wrong places on the bus.
CHOOSE = ((28, 28), (500, 27))
ENTRIES = ('Play', 'Open in New Window', 'Options', 'Rules', 'Statistics', 'Add to Favourites')  # of the menu of a tile
ELSEWHERE = 'Open in New Window'  # not for the game on the table
EDGE = (27, 140)   # of “Continue” in a window of 360 pixels, above the edge of the tiles
TILE = (100, 280)  # the first of the popular games, in a window of 1280 pixels
MARGIN = range(8, 19, 2)  # pixels, of the page and of the tile, left of its picture
KEYS = ('abandoned', 'helped', 'helped-won', 'streak', 'best-streak', 'best-time-msec', 'total-time-msec', 'best-score',
        'total-score', 'last-deal')


def write_statistics():
    folder = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'statistics.ini'), 'w', encoding='utf-8') as file:
        file.write(re.sub(r'(won=\d+\n)', lambda match: match.group(1) + ''.join(f'{key}=0\n' for key in KEYS), PLAYED))


def list_variants(cli):
    """Id → decks."""
    lines = subprocess.run([cli, 'list'], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line.split('\t')[0]: int(line.split('\t')[2]) for line in lines}


class Chooser:
    """The page as a screen reader has it. The whole page has so many parts that each look ends at what is looked for."""

    def __init__(self, program):
        self.program = program
        self.reader = speech.Reader('riffle')
        self.gallery = self.reader.find_named('panel', 'Games')

    def find(self, root, condition):
        try:
            return next((node for node in root.walk() if condition(node)), None)
        except GLib.Error:
            return None  # it changes while one looks

    def wait_button(self, condition, what):
        return wait_until(lambda: self.find(self.reader.root(), lambda node: node.role == 'push button' and condition(node.name)),
                          what)

    def press(self, start):
        self.wait_button(lambda name: name.startswith(start), f'a button “{start}…”').do('click')

    def headings(self):
        """The first heading of the page."""
        found = self.find(self.gallery, lambda node: node.role == 'label')
        return found.name if found else None

    def wait_heading(self, text):
        wait_until(lambda: self.headings() == text, lambda: f'the heading “{text}”; there is “{self.headings()}”')

    def games(self, most=12):
        """What is said of the first games, in the order of the page."""
        games = []
        try:
            for node in self.gallery.walk():
                if node.role == 'push button' and re.search(r', \d decks?\b', node.name):
                    games.append(node.name)
                if len(games) == most:
                    break
        except GLib.Error:
            return []
        return games

    def wait_games(self, condition, what):
        def is_right():
            games = self.games()
            return games and condition(games)
        wait_until(is_right, lambda: f'{what}; there are {self.games()}')

    def has_focus(self, start):
        def focused():
            node = self.find(self.gallery, lambda node: 'focused' in node.states)
            return node.name if node else ''
        wait_until(lambda: focused().startswith(start), lambda: f'the focus on “{start}”, not “{focused()}”')


def return_to_chooser(program):
    program.wait('page game')
    program.key('ctrl+shift+n')
    program.wait('page chooser')


def search(program, chooser):
    """By name, other name and family; Return takes the first, arrows any other, Escape forgets."""
    program.type('freec')
    program.key('Return')
    program.wait('deal freecell#\\d+')
    return_to_chooser(program)
    program.type('pelmanism')
    chooser.wait_games(lambda games: len(games) == 1 and games[0].startswith('Concentration'), 'one game')
    program.key('Return')
    # It asks how many play.
    wait_until(Dialogs(program).find, 'the question')
    program.key('Return')
    program.wait('deal concentration#\\d+')
    return_to_chooser(program)
    program.type('yukon')
    chooser.wait_games(lambda games: len(games) == 3, 'the three games of a family')
    first, second, third = (game.split(',')[0] for game in chooser.games())
    program.key('Down')
    chooser.has_focus(first)
    program.key('Right')
    chooser.has_focus(second)
    program.key('Right')
    chooser.has_focus(third)
    program.key('Left', 'Return')
    program.wait('deal .*')
    return_to_chooser(program)
    program.type('yuk')
    chooser.wait_heading('3 games found')
    program.key('Escape')
    chooser.wait_heading('Continue')
    program.key('Escape')
    return_to_chooser(program)
    print('a game was found by its name, by another one and by its family, and taken by keys')


def follow_arrows(program, chooser):
    """From the search down through the sections, and Tab from a picture to its star."""
    last = chooser.wait_button(lambda name: name.startswith('Continue, '), 'the way back').name.removeprefix('Continue, ')
    for keys, name in ((['Down'], 'Continue, ' + last), (['Down'], 'Klondike, '), (['Right'], 'Spider, '),
                       (['Left', 'Down'], 'Concentration, '), (['Down'], 'Aunt Anne’s Tour, 8 games'),
                       (['Right'], 'The Palm Shelf'), (['Down'], 'Agnes, '), (['Tab'], 'Add Agnes to'), (['shift+Tab'], 'Agnes, '),
                       (['Right', 'Right', 'Down'], 'Westcliff'), (['Up'], 'Double Klondike')):
        program.key(*keys)
        chooser.has_focus(name)
    program.key('Escape')
    return_to_chooser(program)
    print('arrows and Tab reach the pictures and their stars')


def recent_games(chooser):
    """The game on the table leads the page, and is not repeated among those that were played last."""
    row = chooser.reader.find(lambda node: node.role == 'push button' and node.name.startswith('Continue'), 'the way back')
    name = row.name.removeprefix('Continue, ')
    nodes = [node for node in chooser.gallery.walk() if node.role == 'label' or re.search(r', \d decks?\b', node.name)]
    start = next(i for i, node in enumerate(nodes) if node.name == 'Recent')
    stop = next(i for i, node in enumerate(nodes) if node.name == 'Collections')
    recent = [node.name for node in nodes[start:stop] if node.role == 'push button']
    check(recent and not any(game.startswith(f'{name}, ') for game in recent), f'{name} is continued, and recent are {recent}')


def presets_and_collections(program, chooser):
    """Other programs' words: Return begins with the preset, or shows the collection."""
    for words, deal in (('vegas', r'klondike:scoring=vegas#\d+'), ('deal three', r'klondike:draw=3#\d+'),
                        ('spider four', r'spider:suits=4#\d+'), ('no cells', r'freecell:cells=0#\d+'),
                        ('freecell two', r'freecell:cells=2#\d+'), ('smallware', r'golf(:\S+)?#\d+'),
                        ('patience', r'klondike\S*#\d+'), ('palace', r'klondike:\S*scoring=palace\S*#\d+'),
                        ('canfield', r'classic-canfield#\d+')):
        program.type(words)
        program.key('Return')
        program.wait('deal ' + deal)
        return_to_chooser(program)
    program.type('canfield')
    chooser.wait_games(lambda games: games[0].startswith('Classic Canfield, '), 'Classic Canfield first')
    program.key('Escape')
    chooser.wait_heading('Continue')
    recent_games(chooser)
    # What is found is there to be pressed as well; arrows lead to it.
    program.type('palace')
    chooser.wait_button(lambda name: name == 'The Palace, 3 games', 'the collection')
    found = []

    def is_found():
        found[:] = [node.name for node in chooser.gallery.walk()
                    if node.role == 'push button' and re.search(r'Palace|, \d decks?\b', node.name)]
        return len(found) == 7
    wait_until(is_found, lambda: f'three presets, a collection and three games, not {found}')
    chooser.reader.find(lambda node: node.role == 'label' and node.name == f'{len(found)} results', f'the number of {found}')
    program.key('Down')
    chooser.has_focus('Palace, Klondike')
    program.key('Return')
    program.wait(r'deal klondike:\S*scoring=palace\S*#\d+')
    return_to_chooser(program)
    program.type('tour')
    program.key('Return')
    chooser.wait_games(lambda games: len(games) == 8 and games[0].startswith('Pyramid'), 'the eight games of the tour')
    chooser.press('Clear Filters')
    chooser.wait_heading('Continue')
    print('presets, collections and the names that others use were found, and begun so')


def find_entry(chooser, name, is_current=False):
    """By its place, and by what a screen reader says."""
    items = []
    entries = [entry for entry in ENTRIES if entry != ELSEWHERE or not is_current]

    def found():
        items[:] = chooser.reader.find_all(lambda node: node.role == 'menu item')
        return len(items) == len(entries)
    wait_until(found, lambda: f'a menu of {len(entries)} entries; there are {[item.name for item in items]}')
    item = items[entries.index(name)]
    check(item.name == name, f'the entry “{item.name}” is where “{name}” should be')
    return item


def facts(program, chooser):
    """What the filters know can be typed, and its number is spoken when the typing is over."""
    reader = chooser.reader
    reader.what_is_said()
    reader.announced.clear()
    program.type('easy klondike')
    chooser.wait_games(lambda games: len(games) > 1 and all('Klondike' in game and 'often won' in game for game in games),
                       'the easy games of a family')
    reader.hear('^[1-9] results$')
    time.sleep(1)
    check(len(reader.what_is_said()) == 1, f'also spoken: {reader.announced}')
    program.key('Escape')
    chooser.wait_heading('Continue')
    program.type('tripeaks')
    chooser.wait_heading('1 game found')
    program.key('ctrl+f', 'Escape')
    chooser.wait_heading('Continue')
    print('games were found by how easy they are, and their number was heard once')


def margin_of_tile(program):
    """The colours from the page into the tile, up to its picture."""
    return set(program.pixels_at([(x, TILE[1]) for x in MARGIN]))


def looks_at_rest(program, chooser):
    """A tile looks as it did before, once its menu is closed and the pointer is elsewhere."""
    xdotool(*program.at(*TILE))
    wait_until(lambda: len(margin_of_tile(program)) == 2, 'the tile below the pointer')
    xdotool('click', 3)
    find_entry(chooser, 'Play', is_current=True)
    program.key('Escape')
    xdotool(*program.at(640, 60))
    wait_until(lambda: len(margin_of_tile(program)) == 1, lambda: f'a tile at rest, not {margin_of_tile(program)}')


def menu_of_a_tile(program, chooser):
    """The right button and the keys for menus: what can be done with a game that is not on the table."""
    opened = Dialogs(program)
    program.key('Down', 'Down', 'Right')
    chooser.has_focus('Spider, ')
    for keys, entry, title in (('Menu', 'Rules', 'Rules of Spider'), ('shift+F10', 'Options', 'Options of Spider'),
                               ('Menu', 'Statistics', 'Statistics')):
        program.key(keys)
        find_entry(chooser, entry).do('click')
        name = wait_until(opened.find, f'the dialog of “{entry}”')
        check(title in name, f'“{entry}” opens {name}')
        program.key('Escape')
        opened.wait_closed(name[0])
    chooser.has_focus('Spider, ')
    program.key('Menu')
    find_entry(chooser, 'Add to Favourites').do('click')
    chooser.wait_games(lambda games: any(game.startswith('Spider, 2 decks, favourite') for game in games), 'the favourite')
    chooser.press('Remove Spider from the favourites')
    looks_at_rest(program, chooser)
    xdotool(*program.at(*TILE), 'click', 3)
    find_entry(chooser, 'Play', is_current=True).do('click')
    return_to_chooser(program)
    print('the menu of a tile was opened by keys and by the right button')


def mistyped(program, chooser):
    """What is nearest to a name that is none is offered, and taken as what was found is."""
    program.type('spidr')
    chooser.wait_heading('Did you mean “Spider”?')
    chooser.wait_games(lambda games: len(games) == 1 and games[0].startswith('Spider'), 'the game that was meant')
    program.key('Return')
    program.wait('deal spider#\\d+')
    return_to_chooser(program)
    print('a game was found whose name had been mistyped')


def nothing_found(program, chooser):
    program.type('zzz')
    chooser.press('Show All Games')
    chooser.wait_heading('Continue')
    print('a search without success offers the way back')


def filters(program, chooser, decks):
    """What is on is seen and can be taken away; chance obeys it."""
    program.key('alt+f')
    chooser.press('Two Decks')
    program.key('Escape')
    twos = [name for name, number in decks.items() if number == 2]
    chooser.wait_heading(f'{len(twos)} games found')
    for _ in range(3):
        program.skip()
        program.key('alt+r')
        dealt = program.wait('deal ([a-z0-9-]+)[:#].*').group(1)
        check(dealt in twos, f'{dealt} is not played with two decks')
        return_to_chooser(program)
        chooser.wait_heading(f'{len(twos)} games found')
    program.key('alt+f')
    chooser.press('Up to 5 min')
    program.key('Escape')
    chooser.press('Show All Games')
    chooser.wait_heading('Continue')
    program.key('alt+f')
    chooser.press('Two Decks')
    program.key('Escape')
    chooser.press('Remove the filter “Two Decks”')
    chooser.wait_heading('Continue')
    print(f'{len(twos)} games with two decks; three random games were among them')


def collections(program, chooser):
    chooser.press('Aunt Anne’s Tour, 8 games')
    chooser.wait_games(lambda games: len(games) == 8, 'eight games')
    check(chooser.games()[0].startswith('Pyramid') and chooser.games()[-1].startswith('Reno'), str(chooser.games()))
    chooser.press('Golf (Royale), ')
    golf = program.wait(r'deal (golf:king=nothing,peek=on#\d+)').group(1)
    return_to_chooser(program)
    chooser.wait_games(lambda games: ['being played' in game for game in games] == [False, True] + 6 * [False], 'the game at hand')
    chooser.press('Clear Filters')
    chooser.wait_heading('Continue')
    print('a collection shows its games in their order, and deals them by its rules')
    return golf


def one_game_twice(program, chooser, golf):
    """Keys, the menu of a tile and a screen reader tell two Klondikes apart. What was left by such rules is continued."""
    chooser.press('The Palm Shelf, 25 games')
    wait_until(lambda: len(chooser.games(most=26)) == 25, '25 games')
    program.type('klondike')
    chooser.wait_games(lambda games: len(games) == 4 and games[1].startswith('Klondike, Draw three, '), 'four games')
    program.key('Down')
    chooser.has_focus('Klondike, Draw one, ')
    program.key('Right')
    chooser.has_focus('Klondike, Draw three, ')
    program.key('Return')
    program.wait(r'deal klondike:draw=3#\d+')
    return_to_chooser(program)
    program.type('klondike')
    chooser.wait_games(lambda games: ['being played' in game for game in games] == [False, True, False, False],
                       'draw three at hand')
    program.key('Down')
    chooser.has_focus('Klondike, Draw one, ')
    program.key('Menu')
    find_entry(chooser, 'Play', is_current=True).do('click')
    program.wait(r'deal klondike#\d+')
    program.key('ctrl+2')
    program.wait(f'deal {golf}')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    chooser.press('Clear Filters')
    chooser.wait_heading('Continue')
    print('two games of one variant were told apart, and one that was left by its rules was continued')


def what_was_played(program, chooser):
    """What is seen of a game is heard, and what was never played can be found."""
    program.type('golf')
    chooser.wait_games(lambda games: games[0].startswith('Golf, 1 deck, 3 wins, 3 min'), 'the wins at Golf')
    chooser.press('Add Golf to the favourites')
    chooser.wait_games(lambda games: games[0].startswith('Golf, 1 deck, 3 wins, favourite, '), 'the favourite')
    program.key('Escape')
    chooser.wait_heading('Continue')
    chooser.reader.find(lambda node: node.name == 'Favourites', 'the favourites')
    program.type('pyramid')
    chooser.wait_games(lambda games: games[0].startswith('Pyramid, Pairs, 1 deck, no win yet, '), 'Pyramid without a win')
    chooser.press('New to Me')
    chooser.wait_games(lambda games: all(not game.startswith('Pyramid,') for game in games), 'no Pyramid')
    chooser.press('Clear Filters')
    program.key('Escape')
    chooser.press('Remove Golf from the favourites')
    chooser.wait_heading('Continue')
    print('wins and favourites are heard, and games never played are found')


def reset_statistics(riffle):
    """The tiles behind the dialog follow, and the focus stays in the dialog."""
    program = Program(riffle, '--size', '1280x800', 'golf#1')
    program.wait('deal golf#1')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    chooser = Chooser(program)
    opened = Dialogs(program)
    program.type('golf')
    chooser.wait_games(lambda games: games[0].startswith('Golf, 1 deck, 3 wins'), 'the wins at Golf')
    name = opened.open('ctrl+t')

    def focused():
        path = opened.reader.path_to_focus()
        return path[-1].name if path and opened.find() == (name,) else ''

    def reached_reset():
        if focused() == 'Reset Golf':
            return True
        program.key('shift+Tab')
        return False

    def check_focus():
        # What the choice is called, or, in newer versions, what it is for.
        wait_until(lambda: focused() in ('Golf', 'Game'), lambda: f'the focus on the choice of the game, not on “{focused()}”')
    for line in ('Games won: 2 (29 %)', 'Games lost: 5', 'Wins in a row: None'):
        opened.reader.find(lambda node: node.name == line, f'the line “{line}”')
    wait_until(reached_reset, lambda: f'the button that resets; the focus is on “{focused()}”')
    program.key('space')
    chooser.wait_games(lambda games: games[0].startswith('Golf, 1 deck, being played'), 'Golf without a win')
    check_focus()
    undo = opened.reader.find(lambda node: node.role == 'push button' and node.name == 'Undo' and 'sensitive' in node.states,
                              'a button to undo')
    undo.do('click')
    chooser.wait_games(lambda games: games[0].startswith('Golf, 1 deck, 3 wins'), 'the wins at Golf again')
    check_focus()
    walk_past_rows(program, opened)
    program.key('Escape')
    opened.wait_closed(name)
    program.close()
    print('after a reset the tile has no win, and the focus stays in the dialog')


def walk_past_rows(program, opened):
    """Tab stops once between the choice of the game and the button."""
    def read():
        path = opened.reader.path_to_focus()
        return (path[-1].role, path[-1].name) if path else None

    stops = [read()]
    while not (stops[-1][0] == 'push button' and stops[-1][1].startswith('Reset ')):
        program.key('Tab')
        stops.append(wait_until(lambda: read() not in (None, stops[-1]) and read(), lambda: f'Tab to leave {stops[-1]}'))
        check(len(stops) < 60, f'Tab does not lead to the button: {stops}')
    check(len(stops) == 3, f'Tab leads over {stops}')
    print('Tab stops once at the rows')


def open_by_buttons(riffle):
    """The title of the window and the button at its start both lead to the page of games."""
    program = Program(riffle, '--size', '1000x700', 'klondike#1')
    program.wait('deal klondike#1')
    buttons = speech.Reader('riffle').find_all(lambda node: node.role == 'push button' and node.name == 'Choose a Game')
    check(len(buttons) == 2, f'{len(buttons)} buttons are called “Choose a Game”')
    said = sorted(button.description for button in buttons)
    check(said == ['', 'Opens the page of games'], f'of the buttons it is said: {said}')
    for x, y in CHOOSE:
        program.click_at(x, y)
        program.wait('page chooser')
        program.key('alt+Left')
        program.wait('page game')
    program.close()
    print('two buttons lead to the page of games')


def reach_edge(riffle):
    """On a phone, the ways back begin where the tiles do."""
    program = Program(riffle, '--size', '360x720', 'klondike#1')
    program.wait('deal klondike#1')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    Chooser(program).wait_heading('Continue')
    program.click_at(*EDGE)
    program.wait('page game')
    program.close()
    print('the ways back begin at the edge of the tiles')


def keys_reach_board(riffle):
    """As soon as a game was chosen, and after the search has told that it changed, which takes it a moment."""
    program = Program(riffle, '--size', '700x600', 'klondike#1')
    program.wait('deal klondike#1')
    for number in range(20):
        program.key('ctrl+shift+n')
        program.wait('page chooser')
        program.type('spider' if number % 2 == 0 else 'klondike')
        program.key('Return', 'd')
        program.wait('move s')
        program.key('ctrl+z')
        program.wait('undo s')
        time.sleep(number % 10 * 0.03)
        program.key('d')
        program.wait('move s')
        program.key('ctrl+z')
        program.wait('undo s')
    program.close()
    print('no key is lost after the page of games')


def test(riffle, cli):
    decks = list_variants(cli)
    write_statistics()
    program = Program(riffle, '--size', '1280x800')
    program.wait(r'deal klondike#\d+')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    chooser = Chooser(program)
    what_was_played(program, chooser)
    search(program, chooser)
    follow_arrows(program, chooser)
    mistyped(program, chooser)
    nothing_found(program, chooser)
    presets_and_collections(program, chooser)
    facts(program, chooser)
    menu_of_a_tile(program, chooser)
    filters(program, chooser, decks)
    one_game_twice(program, chooser, collections(program, chooser))
    program.close()
    harness.check(not program.faults(), str(program.faults()))
    reset_statistics(riffle)
    open_by_buttons(riffle)
    reach_edge(riffle)
    keys_reach_board(riffle)


run(test)
