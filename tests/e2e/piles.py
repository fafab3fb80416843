#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking into piles, and help about them, with keys and with the pointer: piles.py RIFFLE."""

import re

import pointer
import speech
from harness import check, run, wait_until
from program import Program, switch_settings


class Panel:
    """What is told of a pile at the edge of the table."""

    def __init__(self, program):
        self.program = program
        self.reader = speech.Reader('riffle')

    def find(self):
        """The name of the pile and what is told of it; nothing while the panel is closed."""
        panels = self.reader.find_all(lambda node: node.role == 'panel' and node.description and 'visible' in node.states)
        return (panels[0].name, panels[0].description) if panels else None

    def place(self):
        """X, y, width and height in the window."""
        node = self.reader.find(lambda node: node.role == 'panel' and node.description and 'visible' in node.states, 'the panel')
        return node.accessible.call('org.a11y.atspi.Component', 'GetExtents', '(u)', 1)[0]

    def cards(self):
        """The names of the cards that are drawn in it."""
        node = self.reader.find(lambda node: node.role == 'panel' and node.description and 'visible' in node.states, 'the panel')
        return [child.name for child in node.walk() if child.role in ('image', 'icon', 'picture') and 'visible' in child.states]

    def close(self):
        """By the button in its corner; each page of the window has one of that name too."""
        node = self.reader.find(lambda node: node.role == 'panel' and node.description and 'visible' in node.states, 'the panel')
        next(child for child in node.walk() if child.role == 'push button' and child.name == 'Close').do('click')

    def wait(self, heading, text):
        def tells():
            found = self.find()
            return found is not None and found[0] == heading and text in found[1]
        wait_until(tells, lambda: f'“{heading}” with “{text}”, not {self.find()}')

    def wait_closed(self):
        wait_until(lambda: self.find() is None, 'the panel to be closed')


def plays_again(program):
    program.skip()
    program.key('d')
    check(program.wait('(?:move|select) .+').group() == 'move s', 'the stock was not dealt from')


def upper_spot(pile):
    """In the upper part of its top card, or of its place."""
    x, y, width, height = pile.places[0]
    return x + width / 2, y + height / 8


def check_free(program, panel):
    """All piles can be pointed at beside the panel."""
    x, y, width, height = panel.place()
    spots = {code: upper_spot(pile) for code, pile in program.look().items() if pile.places}
    covered = [code for code, (at_x, at_y) in spots.items() if x < at_x < x + width and y < at_y < y + height]
    check(not covered, f'the panel at {x}, {y} ({width} by {height}) covers {covered}')


def look_with_keys(program, panel):
    program.key('s', 'ctrl+p')
    panel.wait('Stock', '24 cards')
    check(not panel.cards(), f'backs are told one by one: {panel.cards()}')
    program.key('w')
    panel.wait('Waste', 'No cards')
    program.key('7')
    panel.wait('Column 7', '7 cards, face down: 6, on top: Five of Diamonds')
    check_free(program, panel)
    program.key('f', '3')
    panel.wait('Foundation 3', 'Empty: Foundation 3, takes: Ace')
    program.key('Left')
    panel.wait('Foundation 2', 'Empty: ')
    said = ' '.join(panel.reader.what_is_said())
    check('Foundation 2' in said, f'of foundation 2 nothing was said: {said}')
    # What deals, picks up or undoes otherwise does nothing to the cards meanwhile.
    program.skip()
    program.key('d', 'plus', 'Return', 'Escape')
    panel.wait_closed()
    plays_again(program)
    check(not program.find_line('select .*'), program.tail())
    print('piles were looked into with keys')


def drag_away(program, panel):
    x, y, width, height = panel.place()
    way = 1 if x < 170 else -1
    program.drag_along([(x + 60 + way * step * 35, y + 30 - step * 5) for step in range(7)])
    wait_until(lambda: abs(panel.place()[0] - x) > 150, lambda: f'the panel to go aside, from {x} and not to {panel.place()}')


def bare_spot(program, panel):
    """Where neither the panel nor a pile is near."""
    x, y, width, height = panel.place()
    board_x, board_y, board_width, board_height = map(int, program.board)
    taken = [(x, y, width, height), *(place for pile in program.look().values() for place in pile.places)]
    return next((at_x, at_y) for at_y in range(board_y + 20, board_y + board_height - 20, 20)
                for at_x in range(board_x + 20, board_x + board_width - 20, 20)
                if all(not (x - 60 < at_x < x + width + 60 and y - 60 < at_y < y + height + 60) for x, y, width, height in taken))


def close_by_the_table(program, panel):
    program.key('s', 'ctrl+p')
    panel.wait('Stock', '22 cards')
    program.skip()
    program.click_at(*bare_spot(program, panel))
    panel.wait_closed()
    plays_again(program)
    print('a click on the bare table closed the panel')


def look_with_pointer(program, panel):
    program.key('s', 'ctrl+p')
    panel.wait('Stock', '23 cards')
    piles = program.look()
    program.skip()
    pointer.click(program, piles, 't2')
    panel.wait('Column 2', '2 cards')
    # A drag over the cards chooses where it begins, and one on the panel takes it out of the way.
    pointer.drag(program, piles, 't3', 0, 't1')
    panel.wait('Column 3', '3 cards')
    drag_away(program, panel)
    pointer.click(program, piles, 't7')
    panel.wait('Column 7', '7 cards')
    panel.close()
    panel.wait_closed()
    program.read()
    moved = [line for line in program.lines[program.seen:] if line.startswith(('move', 'select'))]
    check(not moved, f'clicks for piles did {moved}')
    plays_again(program)
    print('piles were looked into with the pointer')


def ask_for_help(program, panel):
    program.key('4', 'shift+F1')
    panel.wait('Column 4', 'This is a column')
    program.key('w')
    panel.wait('Waste', 'The waste takes the cards')
    # The other key tells the other thing, and a new deal ends it.
    program.key('ctrl+p')
    panel.wait('Waste', 'on top')
    program.key('ctrl+n')
    program.wait('deal klondike#\\d+')
    panel.wait_closed()
    plays_again(program)
    print('help about piles was read')


def see_hidden(riffle, deal, n_open, sentence, **environment):
    """What lies face down is shown, in pictures, words and speech; the panel says that it lies so."""
    program = Program(riffle, '--size', '900x700', deal, **environment)
    program.wait('deal ' + deal)
    panel = Panel(program)
    program.key('s', 'ctrl+p')
    panel.wait('Stock', sentence)
    cards = panel.cards()
    hidden = [card.removesuffix(', face down') for card in cards if re.fullmatch('.+ of .+, face down', card)]
    check(len(cards) == 24 and len(hidden) == 24 - n_open, f'there are {cards}')
    panel.reader.hear(f'{len(hidden)} face-down cards: {hidden[-1]}, {hidden[-2]}, ')
    program.close()


def shown_or_not(riffle):
    """Solitaire Royale shows all cards of a pile; elsewhere the player chooses."""
    see_hidden(riffle, 'pyramid#1', 1, 'on top: Nine of Hearts. The pale cards lie face down.')
    switch_settings(['peek-face-down'])
    see_hidden(riffle, 'klondike#2', 0, '24 cards. All these cards lie face down.', GSETTINGS_BACKEND='keyfile')
    print('face-down cards were shown where the game or the player wants it')


def much_room(riffle):
    """In a wide window many cards stand in a line, and the lines of a text are no longer than is good to read."""
    program = Program(riffle, '--size', '1900x1000', 'klondike#2')
    program.wait('deal klondike#2')
    panel = Panel(program)
    program.key('s', 'ctrl+p')
    panel.wait('Stock', '24 cards')
    check(panel.place()[2] > 700, f'the panel is at {panel.place()}')
    program.key('shift+F1')
    panel.wait('Stock', 'The stock holds')
    check(panel.place()[2] < 700, f'the help is at {panel.place()}')
    check_free(program, panel)
    program.close()
    print('the panel is as wide as the window lets it be')


def nothing_to_see(riffle):
    """If the game hides cards, there is no looking, but there is help."""
    program = Program(riffle, '--size', '900x700', 'concentration#1')
    program.wait('deal concentration#1')
    panel = Panel(program)
    program.key('ctrl+p')
    program.key('1', 'Return')
    program.wait('move t1!')
    program.key('shift+F1')
    panel.wait('Card 1', 'This is a place')
    program.close()
    print('if cards are hidden, they stay so')


def test(riffle):
    program = Program(riffle, '--size', '900x700', 'klondike#2')
    program.wait('deal klondike#2')
    panel = Panel(program)
    look_with_keys(program, panel)
    look_with_pointer(program, panel)
    close_by_the_table(program, panel)
    ask_for_help(program, panel)
    program.close()
    shown_or_not(riffle)
    much_room(riffle)
    nothing_to_see(riffle)


run(test, size='2000x1200')
