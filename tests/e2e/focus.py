#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the keys move the focus over the page of games: focus.py RIFFLE."""

import speech
from harness import check, run, wait_until, xdotool
from program import Program

FROM_WINDOW = 1  # where coordinates begin, for the accessibility bus


class Walker:
    """Presses keys and reads what has the focus."""

    def __init__(self, program):
        self.program = program
        self.reader = speech.Reader('riffle')
        self.name = ''

    def read(self):
        path = self.reader.path_to_focus()
        return path[-1].name if path else ''

    def check_seen(self):
        """What has the focus lies in the window."""
        def seen():
            path = self.reader.path_to_focus()
            y, height = self.extents(path[-1]) if path else (-1, 0)
            return y > 0 and y + height < self.program.height
        wait_until(seen, lambda: f'“{self.name}” to be scrolled into view')

    def extents(self, node):
        place = node.accessible.call('org.a11y.atspi.Component', 'GetExtents', '(u)', FROM_WINDOW)[0]
        return place[1], place[3]

    def press(self, *keys):
        """Returns what has the focus when it has moved."""
        before = self.name
        self.program.key(*keys)

        def moved():
            name = self.read()
            return name if name not in ('', before) else None
        self.name = wait_until(moved, lambda: f'the focus to leave “{before}” with {keys}')
        return self.name

    def reach(self, key, *names):
        """Presses a key for each name that has to be reached."""
        for name in names:
            reached = self.press(key)
            check(reached.startswith(name), f'{key} reached “{reached}” instead of “{name}”')

    def expect(self, keys, name):
        """Presses keys, if any, that may lead back to where they began."""
        if keys:
            self.program.key(*keys)
        wait_until(lambda: self.read().startswith(name), lambda: f'“{name}” after {keys}; there is “{self.read()}”')
        self.name = self.read()


def walk(walker, first, forward):
    """Tab leads from part to part, and Shift+Tab back over the same parts."""
    check(walker.name.startswith(first), f'the walk begins at “{walker.name}” instead of “{first}”')
    for name in forward:
        walker.reach('Tab', name)
    for name in [first, *forward[:-1]][::-1]:
        walker.reach('shift+Tab', name)


def walk_around(walker):
    """Tab leads through the whole page and back to where it began, and Shift+Tab through the same in reverse."""
    first = walker.name
    around = []
    while first not in around:
        around.append(walker.press('Tab'))
        check(len(around) < 100, f'Tab does not come back to “{first}”: {around}')
    check('Back to the Game' in around and 'Main Menu' in around, f'Tab leads past a button of the header: {around}')
    for name in [*around[-2::-1], first]:
        walker.reach('shift+Tab', name)
    print(f'Tab and Shift+Tab lead around the page, over {len(around)} parts')


def walk_sections(walker):
    """The first sections of the page, and the header above them."""
    walker.expect(['Tab'], 'Main Menu')
    walk(walker, 'Main Menu', ['Filters', 'New to Me', 'Random Game', 'Continue, Yukon', 'Today’s Deal, ',
                               'Klondike, 1 deck', 'Add Klondike to the favourites',
                               'Aunt Anne’s Tour', 'The Palm Shelf', 'Children’s Games', 'The Palace', 'The Week',
                               'Agnes, ', 'Add Agnes to the favourites', 'Labyrinth, ', 'Add Labyrinth to the favourites'])
    walker.reach('shift+Tab', 'Search games')
    print('Tab and Shift+Tab lead over the same parts of several sections')


def walk_within_section(walker):
    """From a tile in the middle of a section."""
    walker.expect(['Down', 'Down', 'Down', 'Down', 'Right'], 'Agnes Bernauer, ')
    walker.reach('Tab', 'Add Agnes Bernauer to the favourites')
    walker.reach('shift+Tab', 'Agnes Bernauer, ', 'The Week')
    walker.reach('Tab', 'Agnes, ')
    print('Shift+Tab leaves a tile in the middle of a section')


def walk_results(program, walker):
    """What a search has found, whose tiles name their families, and a favourite that is toggled."""
    program.type('yukon')
    walker.reader.find(lambda node: node.name == '3 games found', 'three games')
    walker.expect(['Tab'], 'Main Menu')
    walk(walker, 'Main Menu', ['Filters', 'New to Me', 'Random Game', 'Yukon, ', 'Add Yukon to the favourites'])
    walker.reach('shift+Tab', 'Search games')
    walker.reach('Down', 'Yukon, ')
    walker.reach('Tab', 'Add Yukon to the favourites')
    walker.reach('space', 'Remove Yukon from the favourites')
    walker.reach('space', 'Add Yukon to the favourites')
    walker.reach('shift+Tab', 'Yukon, ')
    walker.reach('End', 'Russian Solitaire, ')
    walker.reach('Home', 'Yukon, ')
    walker.reach('Escape', 'Search games')
    walker.reader.find(lambda node: node.name == 'Collections', 'all games')
    print('Tab and Shift+Tab lead over what was found, and Space toggles a favourite')


def jump(walker):
    """Home and End, Page Up and Page Down take the focus with them."""
    for key, name in (('End', 'The Fly, '), ('Home', 'Continue, Yukon')):
        walker.reach(key, name)
        walker.check_seen()
    walker.reach('Down', 'Klondike, 1 deck', 'Aunt Anne’s Tour')
    walker.reach('Right', 'The Palm Shelf')
    walker.reach('Home', 'Continue, Yukon')
    for _ in range(2):
        walker.press('Page_Down')
        walker.check_seen()
    walker.press('Page_Up')
    walker.reach('Page_Up', 'Continue, Yukon')
    walker.check_seen()
    print('Home, End, Page Up and Page Down move the focus and scroll to it')


def stay_in_section(walker):
    """Left and Right end at the ends of a section."""
    walker.expect(['Home', 'Left', 'Down', 'Down'], 'Aunt Anne’s Tour')
    walker.expect(['Left', 'Right'], 'The Palm Shelf')
    walker.expect(['Left', 'Down', 'Left', 'Right'], 'Agnes Bernauer, ')
    walker.expect(['Left', 'Up', 'Up', 'Left', 'Down'], 'Aunt Anne’s Tour')
    print('Left and Right stay in a section')


def open_last(program, walker):
    """Return opens what has the focus."""
    walker.reach('End', 'The Fly, ')
    program.key('Return')
    program.wait('deal the-fly#\\d+')


def resize(program, walker):
    """What has the focus stays in view, unless the player has scrolled away from it."""
    walker.expect(['Home'], 'Continue, Yukon')
    for _ in range(12):
        walker.press('Down')
    name = walker.name
    for size in ((800, 700), (500, 600), (380, 500), (700, 800), (1380, 980), (600, 500), (1280, 800)):
        xdotool('windowsize', program.window, *size)
        wait_until(lambda: program.measure() or abs(program.width - size[0]) < 10, lambda: f'a window of {size}')
        walker.check_seen()
        check(walker.read() == name, f'the focus moved from “{name}” to “{walker.read()}” at {size}')
    walker.expect(['Home'], 'Continue, Yukon')
    print('the focus stays in view in a window that gets another size')


def test(riffle):
    program = Program(riffle, '--size', '1280x800', 'yukon#1')
    program.wait('deal yukon#1')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    walker = Walker(program)
    walker.expect([], 'Search games')
    walk_around(walker)
    walk_sections(walker)
    walk_within_section(walker)
    walk_results(program, walker)
    walker.reach('Down', 'Continue, Yukon')
    jump(walker)
    resize(program, walker)
    stay_in_section(walker)
    open_last(program, walker)
    program.close()


run(test)
