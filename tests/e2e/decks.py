#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks that the player has: found, chosen on the page of the preferences, gone one day: decks.py RIFFLE."""

import itertools
import os
import subprocess

import speech
from dialogs import Dialogs
from harness import PATIENCE, check, folder, run, wait_until, xdotool
from program import Program, find_active

SUITS = ('club', 'diamond', 'heart', 'spade')
RANKS = ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king')
COLOUR = '#C03090'  # of every face of the deck that is made here
BACK = '#204080'
TILE = 80 * 112      # pixels, of the picture of a back
DECK, NAME = 'aisleriot/a_pink_deck.svg', 'A pink deck'
COPY, OTHER = 'aisleriot/a_pink_deck_again.svg', 'aisleriot/a_plain_deck.svg'
HEAVY = 'aisleriot/a_heavy_deck.svg'
# A filter of every card that works for a second, which all of them may not.
FILTER = '<filter id="f">' + '<feTurbulence baseFrequency="0.01" numOctaves="9"/>' * 50 + '</filter>'
HEAVY_RECT = '<rect width="130" height="70" filter="url(#f)"/>'
CARD = 5000  # pixels of white that are surely a card
LONGEST = 8  # seconds until a card is seen, on a slow machine, too; a deck is drawn for longer
FOLD = 'Decks of Other Card Games'
SETTINGS = '[io/github/rifflecards/Riffle]\ndeck={deck!r}\n'


def write_deck(path, colour=COLOUR):
    """A sheet as Aisleriot has them, with cards of one colour."""
    cell = '<g id="{}"><rect x="{}" y="{}" width="10" height="14" fill="{}"/></g>'
    cells = [cell.format(f'{suit}_{rank}', 10 * column, 14 * row, colour)
             for row, suit in enumerate(SUITS) for column, rank in enumerate(RANKS)]
    cells.append(cell.format('back', 20, 56, BACK))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='ascii') as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" width="130" height="70">' + ''.join(cells) + '</svg>')


def write_settings(deck):
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings')
    os.makedirs(path, exist_ok=True)
    with open(os.path.join(path, 'keyfile'), 'w', encoding='utf-8') as file:
        file.write(SETTINGS.format(deck=deck))


def shows_deck(program):
    """Whether the cards on the table are those of the deck that is made here."""
    picture = os.path.join(folder(), 'table.png')
    subprocess.run(['import', '-window', program.window, picture], check=True)
    command = ['convert', picture, '+dither', '-fuzz', '2%', '-fill', 'black', '+opaque', COLOUR, '-format', '%[fx:mean*100]', 'info:']
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout) > 2


def count_back(window):
    """The pixels in a window that have the colour of the deck's back."""
    picture = os.path.join(folder(), 'window.png')
    subprocess.run(['import', '-window', window, picture], check=True)
    command = ['convert', picture, '+dither', '-fuzz', '2%', '-fill', 'black', '+opaque', BACK, '-format', '%[fx:mean*w*h]',
               '-colorspace', 'gray', '-threshold', '0', 'info:']
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def count_white(program):
    """The white pixels on the table."""
    picture = os.path.join(folder(), 'table.png')
    subprocess.run(['import', '-window', program.window, picture], check=True)
    x, y, width, height = map(round, program.seen_board)
    command = ['convert', picture, '-crop', f'{width}x{height}+{x}+{y}', '+dither', '-fuzz', '2%', '-fill', 'black', '+opaque', 'white',
               '-format', '%[fx:mean*w*h]', 'info:']
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def see_back(program):
    """The tile of the back that belongs to the faces, the last of the backs, shows the back of the deck."""
    window, place = find_active()
    xdotool('mousemove', place['X'] + place['WIDTH'] // 2, place['Y'] + place['HEIGHT'] // 2)

    # Down and up again, since the picture may come after its place was scrolled past.
    buttons = itertools.cycle([5] * 15 + [4] * 15)

    def scrolled():
        xdotool('click', '--repeat', 3, '--delay', 20, next(buttons), 'sleep', 0.2)
        return count_back(window) > 0.7 * TILE
    wait_until(scrolled, 'the back of the deck on its tile')


def start(riffle):
    program = Program(riffle, '--size', '900x700', 'golf#1', GSETTINGS_BACKEND='keyfile')
    program.wait('deal .*')
    return program


def find_fold(reader):
    return reader.find(lambda node: node.role == 'push button' and node.name == FOLD, 'what unfolds the decks of other programs')


def find_tile(reader, name=NAME):
    return reader.find(lambda node: node.role == 'table cell' and node.name == name, f'the tile “{name}”')


def is_shown(reader, name=NAME):
    return any(node.role == 'table cell' and node.name == name and 'visible' in node.states for node in reader.root().walk())


def open_page(program):
    Dialogs(program).open('ctrl+comma')
    reader = speech.Reader('riffle')
    reader.find(lambda node: node.role == 'page tab' and node.name == 'Cards', 'the page of the cards').do('click')
    return reader


def choose_on_page(riffle):
    """A deck is found, chosen as a screen reader would do it, and used at once."""
    program = start(riffle)
    check(not shows_deck(program), 'the deck is used before it was chosen')
    reader = open_page(program)
    check('expanded' not in find_fold(reader).states, 'the decks of other programs are unfolded at first')
    check(not is_shown(reader), 'a deck is shown that is folded away')
    find_fold(reader).do('activate')
    # Decks are looked at in the order of their names.
    find_tile(reader, 'A plain deck')
    check(not is_shown(reader, 'A pink deck again'), 'a deck is shown twice')
    check('selected' not in find_tile(reader).states, 'the tile is marked before it was chosen')
    find_tile(reader).do('tile.choose')
    wait_until(lambda: 'selected' in find_tile(reader).states, 'the tile to be marked')
    see_back(program)
    program.key('Escape')
    wait_until(lambda: shows_deck(program), 'the deck on the table')
    program.close()
    print('a deck is found and chosen on its page')


def find_again(riffle):
    write_settings(DECK)
    program = start(riffle)
    wait_until(lambda: shows_deck(program), 'the chosen deck on the table of the next start')
    program.close()
    print('the chosen deck is there at the next start')


def find_copy(riffle):
    """A deck that is not shown, since another one looks the same, may be chosen."""
    write_settings(COPY)
    program = start(riffle)
    wait_until(lambda: shows_deck(program), 'the copy of the deck on the table')
    reader = open_page(program)
    wait_until(lambda: 'expanded' in find_fold(reader).states, 'the decks of other programs to be unfolded')
    find_tile(reader)
    check(not is_shown(reader, 'A pink deck again'), 'a deck is shown twice when its copy is chosen')
    program.close()
    print('the same deck is shown once, whichever copy is chosen')


def miss(riffle):
    """The program says that the deck is gone, and plays with another one."""
    program = start(riffle)
    reader = speech.Reader('riffle')
    reader.find(lambda node: node.role == 'label' and node.name == f'The deck “{DECK}” is no longer there.', 'a word about it')
    check(not shows_deck(program), 'a deck that is gone is shown')
    program.close()
    print('when it is gone, another one is used')


def play_meanwhile(riffle):
    """A deck that takes too long to draw does not leave the table empty until that is known."""
    path = os.path.join(os.environ['XDG_DATA_HOME'], HEAVY.replace('aisleriot', 'aisleriot/cards'))
    write_deck(path)
    with open(path, encoding='ascii') as file:
        text = file.read()
    with open(path, 'w', encoding='ascii') as file:
        file.write(text.replace('<g', FILTER + '<g', 1).replace('<rect', HEAVY_RECT + '<rect'))
    write_settings(HEAVY)
    program = start(riffle)
    program.look()
    wait_until(lambda: count_white(program) > CARD, 'cards of another deck', LONGEST)
    # On a busy machine its time may be over before the processor has worked for so long.
    program.wait('.*(Drawing it takes more time|the computer took too long).*', 2 * PATIENCE)
    check(count_white(program) > CARD, 'there is no other deck')
    program.close()
    os.remove(path)
    print('while a heavy deck is looked at, there are other cards on the table')


def walk_page(riffle):
    """A group of tiles is one stop for Tab, at the tile that is chosen; arrows lead from tile to tile."""
    program = start(riffle)
    reader = open_page(program)
    find_fold(reader)

    def focused():
        path = reader.path_to_focus()
        return path[-1].name if path else ''

    def reached():
        if focused() == 'Add a Deck…':
            return True
        program.key('Tab')
        return False
    wait_until(reached, 'the button before the faces')
    for key, name in (('Tab', 'Traditional'), ('Right', 'Greek'), ('Right', 'African'), ('Left', 'Greek'), ('Tab', FOLD),
                      ('Tab', 'Lattice'), ('shift+Tab', FOLD), ('shift+Tab', 'Traditional'), ('Right', 'Greek'), ('space', 'Greek'),
                      ('shift+Tab', 'Add a Deck…'), ('Tab', 'Greek'), ('Tab', FOLD), ('space', FOLD), ('Tab', NAME),
                      ('shift+Tab', FOLD), ('space', FOLD), ('Tab', 'Portico')):
        program.key(key)
        wait_until(lambda: focused() == name, lambda: f'“{name}” after {key}; the focus is on “{focused()}”')
    program.close()
    print('Tab leads from group to group, arrows from deck to deck')


def decks(riffle):
    paths = {deck: os.path.join(os.environ['XDG_DATA_HOME'], deck.replace('aisleriot', 'aisleriot/cards'))
             for deck in (DECK, COPY, OTHER)}
    for deck, path in paths.items():
        write_deck(path, '#40A040' if deck == OTHER else COLOUR)
    walk_page(riffle)
    os.remove(os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings/keyfile'))
    choose_on_page(riffle)
    find_copy(riffle)
    find_again(riffle)
    os.remove(paths[DECK])
    miss(riffle)
    play_meanwhile(riffle)


if __name__ == '__main__':
    run(decks)
