#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What games ask the player, and their special actions in the menu: questions.py RIFFLE RIFFLE-CLI."""

import re
import subprocess

import pointer
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import Program, switch_settings

KEEP = {'GSETTINGS_BACKEND': 'keyfile'}
EARLY = 'three-shuffles#7'  # a Two lies open from the deal on
SHUFFLE = '!shuffle'
PADDING = 12                # pixels, at both ends of the status row


def extents(node):
    return node.accessible.call('org.a11y.atspi.Component', 'GetExtents', '(u)', 1)[0]


def place_in_status(program, reader, role, name):
    """The middle of a widget of the status row. Newer toolkits tell all places in it with the same error."""
    program.look()
    row_x, row_y, _, row_height = next(map(int, line.split()[1:]) for line in program.lines if line.startswith('status-row '))
    first_x, first_y, _, first_height = extents(reader.find_all(lambda node: node.role == 'label' and node.name == 'Score')[0])
    aside, below = row_x + PADDING - first_x, row_y + (row_height - first_height) / 2 - first_y
    found = reader.find_all(lambda node: node.role == role and node.name == name and 'visible' in node.states)
    x, y, width, height = extents(found[-1])
    return x + aside + width / 2, y + below + height / 2


def may_still_play(program, dialogs):
    """A shuffle is asked for while a card could go to a foundation; Escape and Return leave the cards as they are."""
    for key in ('Escape', 'Return'):
        name = dialogs.open('a')
        wait_until(lambda: dialogs.reader.find_all(lambda node: 'A card can still go to a foundation.' in node.name),
                   'the question to be readable')
        program.key(key)
        dialogs.wait_closed(name)
    program.skip()
    name = dialogs.open('a')
    program.key('shift+Tab', 'Return')
    program.wait('move ' + SHUFFLE)
    dialogs.wait_closed(name)
    program.key('ctrl+z')
    program.wait('undo ' + SHUFFLE)
    check(not program.faults(), f'complaints: {program.faults()}')
    print('a shuffle was asked for, called off twice, and made', flush=True)


def with_the_pointer(program, dialogs):
    program.click_at(*place_in_status(program, dialogs.reader, 'push button', 'Shuffle'))
    name = dialogs.wait('the question')
    # The answer beside the one that has the focus, not the button below the dialog.
    *_, beside, focused = dialogs.reader.path_to_focus()
    check(focused.name == 'Cancel', f'the focus is on “{focused.name}”')
    next(node for node in beside.walk() if node.name == 'Shuffle' and node.actions()).do('click')
    program.wait('move ' + SHUFFLE)
    dialogs.wait_closed(name)
    print('the question was answered with the pointer', flush=True)


def in_menu(program, dialogs):
    """The menu says how often an action is left, and begins it; one that is used up says so."""
    def entry():
        return dialogs.reader.find_all(lambda node: node.role == 'menu item' and 'visible' in node.states)

    def choose(label):
        program.key('F10')
        wait_until(lambda: any(node.role == 'menu item' for node in dialogs.reader.path_to_focus()), 'the menu')
        wait_until(lambda: any(node.name == label for node in entry()),
                   lambda: f'“{label}” in the menu: {[node.name for node in entry()]}')
        dialogs.go_to(label, key='Down')
        program.key('Return')

    program.skip()
    xdotool(*program.at(4, 4))  # away from where the menu opens
    choose('Draw (1 left)')
    wait_until(lambda: dialogs.reader.find_all(lambda node: 'Choose the covered card' in node.name), 'the prompt')
    program.key('Escape')
    choose('Shuffle (1 left)')
    wait_until(dialogs.find, 'the question')
    program.key('shift+Tab', 'Return')
    program.wait('move ' + SHUFFLE)
    choose('Shuffle (0 left)')
    program.wait('refused There are no shuffles left.*')
    print('the menu shows and begins the special actions', flush=True)


def shuffles(riffle):
    program = Program(riffle, '--size', '900x700', EARLY)
    program.wait('deal ' + EARLY)
    dialogs = Dialogs(program)
    may_still_play(program, dialogs)
    with_the_pointer(program, dialogs)
    in_menu(program, dialogs)
    program.close()


def choose_game(program, name):
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.type(name)
    program.key('Return')


def players(riffle):
    """Concentration asks once in a session how many play, and remembers it."""
    program = Program(riffle, '--size', '900x700', 'golf#1', **KEEP)
    program.wait('deal golf#1')
    dialogs = Dialogs(program)
    choose_game(program, 'concentration')
    name = dialogs.wait('the question')
    wait_until(lambda: dialogs.reader.find_all(lambda node: node.name == 'How many players are there?'), 'the question in words')
    check(not program.find_line('deal concentration.*'), 'the game was dealt before the answer')
    dialogs.reader.find(lambda node: node.name == 'Two players' and 'click' in node.actions(), 'the answer').do('click')
    program.wait(r'deal concentration:players=2#\d+')
    dialogs.wait_closed(name)
    pointer.click(program, program.look(), 't1')
    program.wait('move t1!')
    program.key('ctrl+n')
    program.wait(r'deal concentration:players=2#\d+')
    check(dialogs.find() is None, 'it was asked twice')
    program.close()

    # The game that was left goes on without a question; a new one asks, and Return means what was chosen last time.
    program = Program(riffle, '--size', '900x700', 'golf#1', **KEEP)
    program.wait('deal golf#1')
    dialogs = Dialogs(program)
    choose_game(program, 'concentration')
    program.wait(r'deal concentration:players=2#\d+')
    check(dialogs.find() is None, 'the game that was left asked again')
    name = dialogs.open('ctrl+n')
    program.skip()
    program.key('Return')
    program.wait(r'deal concentration:players=2#\d+')
    dialogs.wait_closed(name)
    check(not program.faults(), f'complaints: {program.faults()}')
    program.close()
    print('how many play was asked once in a session, and remembered', flush=True)


def find_pairs(riffle_cli, deal):
    """The piles of each pair of a deal, and two piles that are none."""
    text = subprocess.run([riffle_cli, 'deal', deal], capture_output=True, encoding='utf-8', check=True).stdout
    by_rank = {}
    for number, rank in re.findall(r'^tableau (\d+): <(.)', text, re.MULTILINE):
        by_rank.setdefault(rank, []).append('t' + number)
    pairs = list(by_rank.values())
    check(len(pairs) == 12 and all(len(pair) == 2 for pair in pairs), f'the pairs of {deal} are {pairs}')
    return pairs, (pairs[0][0], pairs[1][0])


class Match:
    """A game of Concentration for two."""

    def __init__(self, program, reader):
        self.program = program
        self.reader = reader
        self.places = program.look()

    def turn(self, *piles):
        for pile in piles:
            pointer.click(self.program, self.places, pile)
            self.program.wait(f'move {pile}!')

    def miss(self, piles):
        """The turn passes when the cards are turned down again, which they are by themselves."""
        self.turn(*piles)
        self.program.wait('move !hide')

    def is_shown(self, text):
        self.reader.find(lambda node: node.name == text, f'“{text}”')


def two_players(riffle, riffle_cli, deal, n_first, result):
    """The first player finds some pairs and misses then; the second one finds all others."""
    pairs, no_pair = find_pairs(riffle_cli, deal)
    program = Program(riffle, '--size', '900x700', deal, **KEEP)
    program.wait('deal ' + deal)
    match = Match(program, Dialogs(program).reader)
    match.is_shown('Player 1: 0 · Player 2: 0 · It is player 1’s turn.')
    for n_found, pair in enumerate(reversed(pairs), 1):
        if n_found == n_first + 1:
            match.miss(no_pair)
            match.is_shown(f'Player 1: {2 * n_first} · Player 2: 0 · It is player 2’s turn.')
        match.turn(*pair)
        if n_found == 1 and n_first > 0:
            # Who has found a pair goes on.
            match.is_shown('Player 1: 2 · Player 2: 0 · It is player 1’s turn.')
        if n_found == n_first + 1 < len(pairs):
            match.is_shown(f'Player 1: {2 * n_first} · Player 2: 2 · It is player 2’s turn.')
    program.wait('state won')
    # The panel says who has won, and what both have.
    match.reader.find(lambda node: node.role == 'label' and node.name == result, f'“{result}”')
    points = f'Player 1: {2 * n_first} · Player 2: {2 * (len(pairs) - n_first)}'
    match.reader.find(lambda node: re.fullmatch(rf'\d+ moves in \S+\n{points}', node.name or ''), f'“{points}”')
    check(not match.reader.find_all(lambda node: node.name == 'You won!'), 'somebody has won, whoever that is')
    check(not program.faults(), f'complaints: {program.faults()}')
    program.close()


def calm_match(riffle, riffle_cli, deal):
    """Whoever plays calmly sees no points, but whose turn it is, and who has won."""
    switch_settings(['calm'])
    pairs, no_pair = find_pairs(riffle_cli, deal)
    program = Program(riffle, '--size', '900x700', deal, **KEEP)
    program.wait('deal ' + deal)
    match = Match(program, Dialogs(program).reader)
    match.turn(*pairs[-1])
    match.miss(no_pair)
    match.is_shown('It is player 2’s turn.')
    for pair in pairs[:-1]:
        match.turn(*pair)
    program.wait('state won')
    match.reader.find(lambda node: node.role == 'label' and node.name == 'Player 2 wins.', 'who has won')
    told = [node.name for node in match.reader.find_all(lambda node: re.search(r'Player \d:|\d moves', node.name or ''))]
    check(not told, f'in calm play there is {told}')
    program.close()
    switch_settings(['no-calm'])


def matches(riffle, riffle_cli):
    two_players(riffle, riffle_cli, 'concentration:players=2#3', 12, 'Player 1 wins.')
    two_players(riffle, riffle_cli, 'concentration:players=2#4', 0, 'Player 2 wins.')
    two_players(riffle, riffle_cli, 'concentration:players=2#5', 6, 'It is a draw.')
    calm_match(riffle, riffle_cli, 'concentration:players=2#3')
    print('two players have taken turns, and it was said who has won', flush=True)


def test(riffle, riffle_cli):
    shuffles(riffle)
    players(riffle)
    matches(riffle, riffle_cli)


run(test)
