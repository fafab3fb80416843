#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a screen reader finds it on the real bus, and played through it: accessibility.py RIFFLE GOLDEN-OF-GOLF."""

import re

import golden
import menus
import speech
from dialogs import Dialogs
from golden import Move
from harness import check, run, wait_until
from program import Program

COLUMN_7 = ['Face-down card, Column 7, card %d of 7' % number for number in range(1, 7)]
BUTTONS = ('Choose a Game', 'New Deal', 'Undo', 'Redo', 'Hint', 'Play Everything to the Foundations', 'Main Menu')


def look_at_board(reader):
    names = [node.name for node in reader.find_all(lambda node: node.role == 'list')]
    check(len(names) == 13, f'13 piles were expected: {names}')
    for number, name in ((0, 'Stock, 24 cards'), (1, 'Empty: Waste'), (2, 'Empty: Foundation 1, takes: Ace'),
                         (6, 'Column 1'), (7, 'Column 2, 1 card face down')):
        check(names[number] == name, f'“{names[number]}” instead of “{name}”')
    check(focused(reader).name == 'Face-down card, Stock, card 24 of 24', f'the focus is on “{focused(reader).name}”')
    cards = reader.pile('Column 7')[1]
    check([card.name for card in cards] == COLUMN_7 + ['Five of Diamonds, Column 7, card 7 of 7'],
          f'column 7 is called {[card.name for card in cards]}')
    for card in cards:
        check(card.role == 'list item' and 'focusable' in card.states, f'{card.name}: {card.role}, {card.states}')
        check({'card.activate', 'card.to-foundation'} <= set(card.actions()), f'{card.name}: {card.actions()}')
    print(f'{len(names)} piles with their cards have names, roles and actions')


def look_at_window(reader):
    buttons = reader.find_all(lambda node: node.role == 'push button')
    for name in BUTTONS:
        check(any(button.name == name for button in buttons), f'no button is called “{name}”')
    nameless = [button.description for button in buttons if re.fullmatch(r'(Gtk|Adw|Riffle)\w+|', button.name)]
    check(not nameless, f'buttons without a name: {nameless}')
    print(f'{len(buttons)} buttons have names')


def focused(reader):
    return reader.find(lambda node: 'focused' in node.states and node.role in ('list', 'list item', 'push button'),
                       'what has the focus')


def play_some(program, reader):
    for number in range(1, 6):
        reader.top('Stock').do('card.activate')
        program.wait('move s')
        wait_until(lambda: reader.find_all(lambda node: node.name == f'Stock, {24 - number} cards'), 'one card fewer')
    check(reader.top('Waste').name == 'Two of Diamonds, Waste, card 5 of 5', reader.top('Waste').name)
    reader.top('Waste').do('card.activate')
    program.wait('select 1')
    wait_until(lambda: 'selected' in reader.top('Waste').states, 'the chosen card to be selected')
    reader.top('Column 4').do('card.activate')
    sentence = program.wait('refused (.*)').group(1)
    wait_until(lambda: any(sentence in said for said in reader.what_is_said()), lambda: f'“{sentence}” to be spoken')
    # What was clicked instead is the selection now, since it can be taken.
    program.key('Escape')
    program.wait('select 0')
    reader.top('Waste').do('card.activate')
    program.wait('select 1')
    reader.top('Column 5').do('card.activate')
    program.wait('move w>t5')
    wait_until(lambda: reader.top('Column 5').name == 'Two of Diamonds, Column 5, card 6 of 6', 'the card in its column')
    wait_until(lambda: focused(reader).name == 'Two of Diamonds, Column 5, card 6 of 6', 'the focus on it')
    print('a card was chosen, refused with a sentence, and played through the bus')


def send_to_foundation(program, reader):
    for _ in range(3):
        reader.top('Stock').do('card.activate')
        program.wait('move s')
    check(reader.top('Waste').name.startswith('Ace of '), reader.top('Waste').name)
    name = reader.top('Waste').name.split(',')[0]
    reader.top('Waste').do('card.to-foundation')
    program.wait('move w>f1')
    wait_until(lambda: reader.find_all(lambda node: node.name == name + ', Foundation 1, card 1 of 1'),
               f'{name} on the first foundation')
    reader.find_named('push button', 'Undo').do('click')
    program.wait('undo w>f1')
    reader.hear(f'Undone: {name} to foundation 1')
    wait_until(lambda: reader.top('Waste').name.startswith(name), f'{name} back on the waste')
    print('double click and undo have their equals on the bus')


def tell_way_back(program, reader):
    """What undo does is said of its button: another game is told, a move need not be."""
    def is_described(text):
        button = reader.find_named('push button', 'Undo')
        return button.description == text
    wait_until(lambda: is_described('Back to the previous game'), 'the way back to the game before')
    program.key('d')
    program.wait('move s')
    wait_until(lambda: is_described(''), 'a button without a description')
    print('the button that undoes says where that leads')


def hear_announcements(program, reader):
    reader.find_named('push button', 'Hint').do('click')
    reader.hear('Hint: ')
    reader.find_named('push button', 'Play Everything').do('click')
    program.wait('auto .*')
    reader.hear('Automatic: .* to foundation')
    reader.find_named('push button', 'New Deal').do('click')
    reader.hear('Klondike, deal [0-9]+')
    print('hints, automatic moves and new deals are heard')


def undo_with_button(riffle):
    """The button has nothing to do any more when the last move is taken back: the focus goes to the board, which tells."""
    program = Program(riffle, '--size', '1000x700', 'klondike#1')
    program.wait('deal klondike#1')
    reader = speech.Reader('riffle')

    def has_focus(part):
        path = reader.path_to_focus()
        return path and part in path[-1].name
    program.key('d')
    program.wait('move s')
    reader.hear('Deal from the stock')

    def reached():
        program.key('Tab')
        return has_focus('Undo')
    wait_until(reached, 'the focus on the button that undoes')
    program.key('Return')
    program.wait('undo s')
    reader.hear('Undone: Deal from the stock')
    wait_until(lambda: has_focus('Stock'), 'the focus on the stock')
    program.close()
    print('the focus goes to the board when the button that undoes has nothing to do')


def ask_with_keys(program, reader):
    """Keys tell how a pile stands, how the game does, and which keys lead to the piles."""
    def hear(key, pattern):
        program.key(key)
        return wait_until(lambda: re.search(pattern, ' '.join(reader.what_is_said())),
                          lambda: f'“{pattern}” after {key} in {reader.what_is_said()}').group()
    program.key('3')
    wait_until(lambda: 'Column 3' in focused(reader).name, 'the focus on column 3')
    print(hear('p', 'Column 3[.] Six of Clubs, 2 face-down cards[.] Can be played here: .*: Five of Diamonds[.]'))
    print(hear('3', 'Column 3, 3 cards, face down: 2, on top: Six of Clubs'))
    print(hear('g', 'Klondike[.] Score: .*[0-9]+ moves?[.] Time: .*In progress[.]'))
    print(hear('e', '1: [A-Z][a-z]+ of [A-Z][a-z]+; 2: .*; 3: Six of Clubs; .*; 7: [A-Z]'))
    print(hear('k', 'Stock: S[.] Waste: W[.] Foundation 1 to Foundation 4: F1 to F4[.] Column 1 to Column 7: 1 to 7'))
    print(hear('c', 'This game has no such pile[.]'))
    program.key('Escape')
    hold_with_keys(program, hear)


def hold_with_keys(program, hear):
    """What is held is told, stays held when a move is refused, and is told when it is put back."""
    print(hear('Return', 'Chosen: Six of Clubs'))
    print(hear('minus', 'You must take at least one card[.]'))
    program.key('f', '1', 'Return')
    program.wait('refused .+')
    print(hear('g', 'In progress[.] Chosen: Six of Clubs[.]'))
    print(hear('Escape', 'No longer chosen: Six of Clubs'))


def walk_pyramid(riffle):
    """Arrows go along a row though others overlap it, and what is held goes with its partner."""
    program = Program(riffle, 'pyramid#9')
    program.wait('deal pyramid#9')
    reader = speech.Reader('riffle')
    program.key('2', '2')
    for number in range(22, 29):
        wait_until(lambda: f'Pyramid {number},' in focused(reader).name, f'the focus on card {number} of the pyramid')
        program.key('Right')
    program.key('2', '2', 'Return')
    program.wait('select 1')
    program.key('2', '8', 'shift+Return')
    program.wait(golden.as_pattern('move t22+t28') + '|' + golden.as_pattern('move t28+t22'))
    program.close()
    print('the lowest row of the pyramid was walked along, and two cards of it removed')


def choose_ace(riffle):
    """Where a card fits: foundations come before columns and cells, and one of the empty ones stands for all of a kind."""
    program = Program(riffle, 'freecell#9351')
    program.wait('deal freecell#9351')
    reader = speech.Reader('riffle')
    program.look()
    program.key('4', 'Return')
    program.wait('select .*')
    text = reader.hear('Fits on: ')
    check(re.search(r'Fits on: Foundation 1\b.*; Cell 1\b', text), f'the foundation does not come first in “{text}”')
    check(not re.search('Foundation 2|Cell 2', text), f'empty places of a kind are told more than once in “{text}”')
    program.close()
    print('a chosen card tells where it fits, the foundations first')


def win_golf(riffle, path):
    """A whole game through the bus, and what is heard in the end."""
    deal, moves = golden.read_won_game(path)
    program = Program(riffle, deal)
    program.wait('deal ' + deal)
    reader = speech.Reader('riffle')
    for move in map(Move, moves):
        pile = 'Stock' if move.is_stock else f'Column {move.source[1:]}'
        reader.top(pile).do('card.activate')
        program.wait('move ' + golden.as_pattern(move.text))
    program.wait('state won')
    said = wait_until(lambda: re.search('[Tt]he game is won|[Yy]ou have won', ' '.join(reader.what_is_said())),
                      lambda: f'the announcement in {reader.what_is_said()}')
    print(f'{deal} was won through the bus with {len(moves)} moves: “{said.group()}”')
    program.close()


def check_off_stock(program, reader):
    """The panel at the end does not lie on the empty place of the stock while there is bare felt."""
    title = reader.find_named('label', 'No more moves')
    x, y, width, height = title.accessible.call('org.a11y.atspi.Component', 'GetExtents', '(u)', 1)[0]
    stock_x, stock_y, stock_width, stock_height = next(pile for code, pile in program.look().items() if code.startswith('s')).places[0]
    check(x >= stock_x + stock_width or x + width <= stock_x or y >= stock_y + stock_height or y + height <= stock_y,
          f'“No more moves” at {x}, {y} lies on the stock at {stock_x}, {stock_y}')


def get_stuck(riffle):
    """A game in which nothing is left to do once the stock is used up."""
    program = Program(riffle, 'golf#4')
    program.wait('deal golf#4')
    reader = speech.Reader('riffle')
    for _ in range(16):
        reader.top('Stock').do('card.activate')
        program.wait('move s')
    program.wait('state stuck')
    check_off_stock(program, reader)
    print(f'“{reader.hear("There are no more moves[.] (Undo|No other|Start)")}” is heard when there are none')
    program.close()


def pause(riffle):
    """That the game is paused is said, its cards are told to nobody, and special actions wait."""
    program = Program(riffle, 'three-shuffles#5')
    program.wait('deal three-shuffles#5')
    reader = speech.Reader('riffle')

    def waits():
        return 'sensitive' not in reader.find_named('push button', 'Shuffle').states
    check(not waits(), 'the cards cannot be shuffled')
    program.key('ctrl+shift+p')
    wait_until(waits, 'a button that waits while the game is paused')
    said = reader.hear('Paused')
    check(reader.find_named('push button', 'Continue') is not None, 'there is no way on')
    program.key('ctrl+shift+p')
    wait_until(lambda: not waits(), 'a button that can be pressed again')
    program.close()
    print(f'“{said}” is heard, and special actions wait while the game is paused')


def name_dialogs(riffle):
    """What is underlined is no part of a name."""
    program = Program(riffle, '--size', '1000x760', 'klondike#2')
    program.wait('deal klondike#2')
    opened = Dialogs(program)
    n_buttons = 0

    def look_at_buttons(title):
        nonlocal n_buttons
        names = [node.name for node in opened.reader.find_all(lambda node: node.role == 'push button')]
        n_buttons += len(names)
        wrong = [name for name in names if '_' in name]
        check(not wrong, f'in “{title}” there are buttons with the names {wrong}')
        program.key('Escape')
        opened.wait_closed(title)
    for key in menus.DIALOGS:
        look_at_buttons(opened.open(key))
    look_at_buttons(opened.open_last_of_menu())
    check(n_buttons > 100, f'there are only {n_buttons} buttons in all dialogs')
    program.close()
    print(f'{n_buttons} buttons of dialogs have names without underscores')


def test(riffle, path):
    program = Program(riffle, '--size', '1000x760', 'klondike#2')
    program.wait('deal klondike#2')
    reader = speech.Reader('riffle')
    reader.find_named('list', 'Column 7')
    look_at_board(reader)
    look_at_window(reader)
    play_some(program, reader)
    send_to_foundation(program, reader)
    ask_with_keys(program, reader)
    hear_announcements(program, reader)
    tell_way_back(program, reader)
    program.close()
    walk_pyramid(riffle)
    choose_ace(riffle)
    win_golf(riffle, path)
    get_stuck(riffle)
    undo_with_button(riffle)
    pause(riffle)
    name_dialogs(riffle)


run(test)
