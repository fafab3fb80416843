#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole Klondike with the keyboard, the pointer left alone, and a joker's choice: keyboard.py RIFFLE GOLDEN-FILE."""

import subprocess

import golden
import keys
import speech
from harness import check, run, wait_until, xdotool
from play import play_game
from program import Program


def take_more_and_fewer(program):
    """Plus and minus change how many cards are held; Escape puts them back."""
    program.key('4', 'Return')
    program.wait('select 1')
    program.key('Escape')
    program.wait('select 0')


def choose_ace(program, reader, wanted, *pressed):
    """Asks for a joker and goes from the first Ace to another one."""
    def is_read(name):
        return any(node.name == name and 'focused' in node.states for node in reader.path_to_focus()[-1:])
    program.key('a', 'f', '2', 'Return')
    program.wait('prompt Choose a card[.]')
    wait_until(lambda: is_read('Ace of Clubs'), 'the Ace of Clubs to be read')
    check('Choose a card.' in [node.name for node in reader.path_to_focus()], 'it is not read what is asked for')
    program.key(*pressed)
    wait_until(lambda: is_read(wanted), f'the {wanted} to be read after {pressed}')


def play_joker(program):
    """Which Ace a joker fetches is chosen with arrows, Tab, letters, Home and End; Escape chooses none."""
    deal = 'klondike:scoring=palace,joker=on#3'
    reader = speech.Reader('riffle')
    subprocess.run([program.program, deal], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal ' + deal)
    # What means something on the board, as the key that deals, means nothing here.
    for wanted, move, pressed in (('Ace of Diamonds', 'AD', ['Right']), ('Ace of Spades', 'AS', ['shift+Tab']),
                                  ('Ace of Hearts', 'AH', ['Tab', 'Tab']), ('Ace of Spades', 'AS', ['s', 'a']),
                                  ('Ace of Diamonds', 'AD', ['End', 'Home', 'd']), ('Ace of Clubs', 'AC', ['End', 'Home'])):
        choose_ace(program, reader, wanted, *pressed)
        program.key('Return')
        program.wait(f'move !joker:f2={move}')
        program.key('ctrl+z')
        program.wait(f'undo !joker:f2={move}')
    choose_ace(program, reader, 'Ace of Hearts', 'Right', 'Right')
    program.key('Escape')
    program.wait('prompt -')
    # The keys are for the board again.
    program.key('d')
    program.wait('move s')


def test(riffle, path):
    deal, moves = golden.read_won_game(path)
    program = Program(riffle, '--size', '1000x760', deal)
    program.wait('deal ' + deal)
    xdotool('mousemove', 1, 1)
    take_more_and_fewer(program)
    ways = play_game(program, moves, keys.play)
    print(f'{deal} was won with {len(moves)} moves:', dict(ways))
    for way in ('deal', 'arrows', 'letters', 'send'):
        check(ways[way] >= 5, f'only {ways[way]} moves were made by {way}')
    play_joker(program)
    program.close()


run(test)
