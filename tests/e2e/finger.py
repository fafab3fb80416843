#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""From the first start to a game that was won, with nothing but a finger: finger.py RIFFLE GOLDEN-FILE."""

import subprocess
import time

import golden
import pointer
import touch
from dialogs import Dialogs
from harness import Failure, check, run, wait_until
from play import play_game
from program import active_window, geometry_of

SIZE = '360x720'      # a telephone
N_POPULAR = 6         # tiles above the favourites
HEADER = 100          # pixels at the top of the page of games that stay when it is scrolled
SWIPE = 300           # pixels
MARGIN = 5            # pixels at the left where nothing is that means something
FINGER = 40           # pixels that it needs
BESIDE = (11, 12)     # pixels from the middle of a star to where a finger comes down
REST = 0.25           # seconds between two looks at something that may still move
SENTENCE = 'toast Drag a card, or tap it and then its new place[.].*'


def extents(node):
    return node.accessible.call('org.a11y.atspi.Component', 'GetExtents', '(u)', 1)[0]


class Screen:
    """Where things are that have a name, and a finger that goes there."""

    def __init__(self, program):
        self.program = program
        self.finger = program.finger
        self.dialogs = Dialogs(program)
        self.reader = self.dialogs.reader
        self.error = (0, 0)
        self.find_error()

    def find_error(self):
        """Toolkits tell all places on a page with the same error. Where the focus is, the program itself says."""
        told = extents(wait_until(self.reader.path_to_focus, 'the focus')[-1])
        self.program.look()
        # What they tell may be without the margins within it.
        self.error = tuple(self.program.focus[i] + self.program.focus[i + 2] / 2 - told[i] - told[i + 2] / 2 for i in range(2))

    def place(self, node):
        """X, y, width and height in the window."""
        x, y, width, height = extents(node)
        return x + self.error[0], y + self.error[1], width, height

    def middle(self, node, window=None):
        """On the screen."""
        x, y, width, height = self.place(node)
        corner = geometry_of(window or self.program.window)
        return corner['X'] + x + width / 2, corner['Y'] + y + height / 2

    def is_seen(self, node):
        x, y, width, height = self.place(node)
        return min(x, y, width - 1, height - 1) >= 0 and x + width <= self.program.width and y + height <= self.program.height

    def find_buttons(self, condition):
        """Buttons that are seen; a page that is not shown has others of the same names."""
        return [node for node in self.reader.find_all(
            lambda node: node.role == 'push button' and 'visible' in node.states and condition(node)) if self.is_seen(node)]

    def tap_button(self, name):
        self.finger.tap(*self.middle(wait_until(lambda: self.find_buttons(lambda node: node.name == name), f'“{name}”')[0]))

    def wait_for_rest(self, node):
        """Where it is when what a finger has pushed moves no more."""
        def rests():
            places = [self.place(node)]
            for _ in range(3):
                time.sleep(REST)
                places.append(self.place(node))
            return len(set(places)) == 1 and places[0]
        return wait_until(rests, 'the page to come to rest')


def is_advised(program, screen):
    """The first touch, of an empty place, turns the sentence for the pointer into one for fingers."""
    board_x, board_y, width, height = program.board
    screen.finger.tap(*program.on_screen(board_x + width / 2, board_y + height * 0.7))
    program.wait(SENTENCE)


def plays_a_little(program, screen):
    """The stock, undo and a hint."""
    program.skip()
    program.click_at(*pointer.visible_spot(program.look()['s1'], 0))
    program.wait('move s')
    screen.tap_button('Undo')
    program.wait('undo s')
    screen.tap_button('Hint')
    program.wait('hint .*')


def star_of(stars, tile):
    """The star of a tile is called by the name with which the tile’s name begins."""
    name = tile.name.split(',')[0]
    return next(node for node in stars if node.name == f'Add {name} to the favourites')


def push_up(program, screen, last):
    """Pushes the page of games up; its last tile tells how far."""
    before = screen.place(last)[1]
    x, y = program.on_screen(program.width / 2, program.height - HEADER)
    screen.finger.swipe(x, y, x, y - SWIPE)
    # A finger beside the tiles stops a page that still moves, so that the next one means what it touches.
    screen.wait_for_rest(last)
    screen.finger.tap(*program.on_screen(MARGIN, program.height / 2))
    after = screen.wait_for_rest(last)[1]
    check(after < before - SWIPE / 2, f'the page was not scrolled: its last game was at {before} and is at {after}')


def stops(program, screen, last):
    """A finger on a page that still moves stops it, and opens nothing."""
    program.skip()
    before = screen.place(last)[1]
    x, y = program.on_screen(program.width / 2, program.height - HEADER)
    screen.finger.swipe(x, y, x, y - SWIPE)
    screen.finger.tap(*program.on_screen(program.width / 4, program.height / 2))
    check(screen.wait_for_rest(last)[1] < before - SWIPE / 2, 'the page was not scrolled')
    check(program.find_line('page .*|deal .*') is None, f'the finger that stopped the page has opened a game: {program.tail()}')


def scrolls(program, screen):
    """Opens the page of games and pushes it up; returns its tiles that are seen then, and all stars."""
    screen.tap_button('Choose a Game')
    program.wait('page chooser')
    nodes = screen.reader.find_all(lambda node: node.role == 'push button' and 'visible' in node.states
                                   and (' min, ' in node.name or node.name.endswith(' to the favourites')))
    tiles = [node for node in nodes if ' min, ' in node.name]
    # A keyboard on the screen would cover half of the games.
    focused = wait_until(screen.reader.path_to_focus, 'the focus')[-1]
    check(focused.role == 'push button', f'a {focused.role} has the focus, so that a keyboard may have come up')
    screen.find_error()
    stops(program, screen, tiles[-1])
    # How far a page goes on by itself depends on how fast the finger was. Two games are wanted below the favourites; the
    # one that is on the table is not opened anew.
    others = [node for node in tiles[N_POPULAR:] if not node.name.startswith('Klondike,')]
    seen = []
    while len(seen) < 2:
        push_up(program, screen, tiles[-1])
        seen = [node for node in others if screen.place(node)[1] > HEADER and screen.is_seen(node)]
    return seen, [node for node in nodes if node not in tiles]


def marks(screen, tile, star):
    """A star is hit from beside it, and its tile stays where it is although a section has come above it, or has gone."""
    before = screen.place(tile)
    for corner in ((1, 1), (-1, -1)):
        name = type(star)(star.accessible).name
        x, y = screen.middle(star)
        screen.finger.tap(x + corner[0] * BESIDE[0], y + corner[1] * BESIDE[1])
        wait_until(lambda: type(star)(star.accessible).name != name,
                   lambda: f'“{name}” to be done; it was at {x, y} on the screen and is at {screen.middle(star)}')
        check(screen.wait_for_rest(tile) == before, f'after “{name}” its tile is at {screen.place(tile)} instead of {before}')


def find_dialog(screen, title):
    """A dialog is a window of its own, or with newer versions of libadwaita a part of the program's."""
    windows = screen.reader.root().children()
    return next((node for node in [*reversed(windows), *screen.reader.path_to_focus()] if node.name == title))


def opens_menu(screen, tile):
    """A long press opens the menu of a game, a tap on “Options” a dialog, and a tap on its button closes that."""
    def find_menu():
        menu = next((node for node in screen.reader.path_to_focus() if node.role == 'menu'), None)
        return menu and [node for node in menu.walk() if node.role == 'menu item' and extents(node)[2] > 0]
    items = screen.finger.press_until(*screen.middle(tile), find_menu, 'the menu of a game')
    heights = [extents(node)[3] for node in items]
    check(min(heights) >= FINGER, f'entries of a menu under a finger are {heights} pixels high')
    screen.finger.tap(*middle_of_item(screen, items, 'Options'))
    title = wait_until(screen.dialogs.find, 'a dialog')[0]
    check(title.startswith('Options of '), f'a tap on “Options” has opened “{title}”')
    close = next(node for node in find_dialog(screen, title).walk() if node.role == 'push button' and node.name == 'Close')
    screen.finger.tap(*screen.middle(close, active_window()))
    screen.dialogs.wait_closed(title)


def middle_of_item(screen, items, name):
    """Of an entry of a menu, which has a window of its own: its entries lie in the middle of that."""
    places = [extents(node) for node in items]
    left, top = min(place[0] for place in places), min(place[1] for place in places)
    right, bottom = (max(place[i] + place[i + 2] for place in places) for i in (0, 1))
    x, y, width, height = places[[node.name for node in items].index(name)]
    window, = screen.program.find_others()
    return (window['X'] + window['WIDTH'] / 2 + x + width / 2 - (left + right) / 2,
            window['Y'] + window['HEIGHT'] / 2 + y + height / 2 - (top + bottom) / 2)


def wins(program, screen, deal, moves):
    """A whole game by taps, double taps and drags, and the next deal from the panel at its end."""
    subprocess.run([program.program, deal], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal ' + deal)
    ways = play_game(program, moves, pointer.Hand(program, False, False).play)
    for way in ('card dragged', 'card clicked', 'double click', 'run dragged', 'run clicked', 'stock'):
        check(ways[way] > 0, f'no move was made by “{way}”')
    button = wait_until(lambda: next((node for node in screen.reader.path_to_focus() if node.name == 'New Deal'), None), 'the panel')

    def dealt():
        # It means something only a moment after the panel has come.
        screen.finger.tap(*screen.middle(button))
        try:
            return program.wait('deal .*', 1)
        except Failure:
            return False
    wait_until(dealt, 'a new deal')
    return dict(ways)


def test(riffle, path):
    program = touch.TouchedProgram(riffle, '--size', SIZE)
    program.wait(r'deal klondike#\d+')
    program.wait('toast Drag a card, or click .*')
    screen = Screen(program)
    is_advised(program, screen)
    plays_a_little(program, screen)
    tiles, stars = scrolls(program, screen)
    marks(screen, tiles[0], star_of(stars, tiles[0]))
    opens_menu(screen, tiles[0])
    program.skip()
    screen.finger.tap(*screen.middle(tiles[-1]))
    opened = program.wait(r'deal (\S+)#\d+').group(1)
    print(f'a finger has found its way to {opened}', flush=True)
    deal, moves = golden.read_won_game(path)
    ways = wins(program, screen, deal, moves)
    program.close()
    print(f'{deal} was won by a finger with {len(moves)} moves:', ways)


run(test, start_server=touch.start_server)
