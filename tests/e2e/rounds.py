#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds at a table, from the rules to the league: in turn, and against a recorded game: rounds.py RIFFLE RIFFLE-CLI GOLDEN."""

import hashlib
import os
import re
import subprocess

import harness
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import FILE_WINDOW, Program, switch_settings

KEEP = {'GSETTINGS_BACKEND': 'keyfile'}
OPTIONS = 'draw=3,scoring=palace,joker=on,clock=standard'
BETWEEN = 0.1  # seconds: a key that comes while a menu opens may be lost
TIME_LIMIT = 5 * 60 * 1000  # milliseconds of a round with the rule “Fast”


class Table:
    """A program with a table, played with keys."""

    def __init__(self, riffle, *arguments):
        self.program = Program(riffle, '--size', '900x700', *arguments, **KEEP)
        self.dialogs = Dialogs(self.program)

    def choose(self, *labels):
        """An entry of the menu, or of one in it."""
        self.program.key('F10')
        for label in labels:
            wait_until(lambda: any(node.role == 'menu item' for node in self.dialogs.reader.path_to_focus()), 'the menu')
            self.dialogs.go_to(label, key='Down')
            self.program.key('Return')
            xdotool('sleep', BETWEEN)

    def open(self, *labels):
        self.choose('Contests', *labels)
        return wait_until(self.dialogs.find, f'a dialog after {labels}')[0]

    def is_said(self, text):
        wait_until(lambda: self.dialogs.reader.find_all(lambda node: re.fullmatch(text, node.name or '')),
                   f'“{text}” to be readable')

    def begin(self, names, *switches):
        """The rows of the dialog, in their order from above; Return begins the table."""
        name = self.open('New Table…')
        for number, player in enumerate(names, 1):
            self.dialogs.go_to(f'Name of player {number}')
            self.program.key('ctrl+a')
            self.program.type(player)
        for switch in switches:
            self.dialogs.go_to(switch)
            self.program.key('space')
        self.program.skip()
        self.program.key('alt+b')
        self.dialogs.wait_closed(name)

    def give_up(self):
        name = self.open('Give Up This Round…')
        self.dialogs.answer('Give Up')
        self.dialogs.wait('the scores', name)

    def go_on(self):
        name = self.dialogs.wait('the scores')
        wait_until(lambda: self.dialogs.focused() == 'Continue', lambda: f'the focus, which is on “{self.dialogs.focused()}”')
        self.program.skip()
        self.program.key('Return')
        return name

    def play(self, n_moves):
        for _ in range(n_moves):
            self.program.key('d')
            self.program.wait('move s')

    def close(self):
        check(not self.program.faults(), f'complaints: {self.program.faults()}')
        self.program.close()


def wait_deal(table):
    return table.program.wait(rf'deal klondike:{OPTIONS}#\d+').group()


def three_rounds(riffle):
    """Two players in turn, with two custom rules; the program is closed in the second round."""
    table = Table(riffle, 'golf#1')
    table.program.wait('deal golf#1')
    table.begin(['Ann', 'Bob'], 'Turn Three', 'Joker')
    table.is_said('Round 1 of 3: Ann')
    # The keys that show hints and deal cards elsewhere.
    for key, title in (('ctrl+h', 'Scoreboard'), ('ctrl+n', 'Give Up This Round?')):
        name = table.dialogs.open(key)
        table.is_said(re.escape(title))
        table.program.key('Escape')
        table.dialogs.wait_closed(name)
    deals = []
    for turn in range(6):
        deals.append(wait_deal(table))
        table.play(turn % 3 + 1)
        if turn == 2:
            table.close()
            table = Table(riffle)
            check(wait_deal(table) == deals[-1], 'another deal after the program was closed')
        table.give_up()
        if turn < 5:
            table.is_said(rf'Round {(turn + 1) // 2 + 1} of 3: it is the turn of {("Bob", "Ann")[turn % 2]}\.')
            name = table.go_on()
            table.dialogs.wait_closed(name)
    check(deals[0::2] == deals[1::2] and len(set(deals)) == 3, f'these are not three deals for both: {deals}')
    print('three rounds were played in turn', flush=True)
    table.is_said(r'The table ends in a tie.*|Ann wins the table.*|Bob wins the table.*')
    table.go_on()
    table.is_said('League')
    table.is_said(r'1\. (Ann|Bob)')
    table.is_said(r'2\. (Ann|Bob)')
    table.program.key('Escape')
    table.program.wait(r'deal golf#1')
    table.close()
    print('the table ended with the league', flush=True)


def against_recorded(riffle):
    """A round beside the games that Ann and Bob have just played: the rules are still chosen."""
    table = Table(riffle, 'golf#1')
    table.program.wait('deal golf#1')
    table.begin([], 'Against Recorded Games')
    wait_deal(table)
    table.is_said(r'Ann: 0 points, 0 moves · Bob: 0 points, 0 moves')
    table.play(1)
    wait_until(lambda: table.dialogs.reader.find_all(lambda node: re.match('Ann: 0 points, [1-9]', node.name or '')),
               'a move of Ann', 60)
    # Whoever plays calmly does not see how far others are.
    switch_settings(['calm'])
    wait_until(lambda: not table.dialogs.reader.find_all(lambda node: re.search(r'\d points', node.name or '')),
               'the figures of the others to go')
    switch_settings(['no-calm'])
    table.is_said('Ann: .* points, .*')
    table.give_up()
    table.is_said(r'Round 2 of 3: it is the turn of Ann\.')
    table.is_said(r'\d\. Bob, recorded')
    table.close()
    print('a round was played against recorded games', flush=True)


def won_moves(golden):
    """The moves of a game of Klondike that was won."""
    with open(golden, encoding='utf-8') as file:
        lines = file.read().split('case A won game\ndeal klondike#2\n')[1].split('expect')[0].splitlines()
    return [move for line in lines for move in line.split()[1:]]


def game_text(actions):
    """What was done in a game that is still played."""
    return f'games: 1\ngame: 1\nover: no\nstate: playing\nscore: 0\nmsec: {actions[-1].split()[0]}\n' \
        f'actions: {len(actions)}\n' + ''.join(action + '\n' for action in actions)


def write_table(path, golden):
    """Ann has six cards to bring up, and Bob three seconds left of five minutes."""
    moves = won_moves(golden)[:-6]
    text = 'riffle-contest 1\nprogram: 0.1.0\nkind: table\ndeals: 1\n' \
        'deal: klondike:scoring=palace,clock=fast#2\nplayers: 2\n' \
        'player: Ann\n' + game_text([f'{(i + 1) * 1000} {move}' for i, move in enumerate(moves)]) + \
        'player: Bob\n' + game_text(['1000 s', f'{TIME_LIMIT - 3000} s'])
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text + 'end: ' + hashlib.sha256(text.encode()).hexdigest()[:16] + '\n')


def won_and_late(riffle, riffle_cli, golden):
    """One player wins a round, and the time of the other one is up."""
    path = os.path.join(harness.folder(), 'nearly-over.riffle-contest')
    write_table(path, golden)
    table = Table(riffle, path)
    table.is_said('Round 1 of 1: Ann')
    table.program.look()
    table.program.key('ctrl+Return')
    table.program.wait('state won')
    wait_until(table.dialogs.find, 'the scores')
    name = table.go_on()
    table.dialogs.wait_closed(name)
    table.is_said('Round 1 of 1: Bob')
    table.program.wait('state lost')
    wait_until(table.dialogs.find, 'the scores')
    table.is_said('Ann wins the table.*')
    table.go_on()
    table.is_said('League')
    table.program.key('Escape')
    table.close()
    check_recorded(riffle_cli)
    print('a round was won, and the time of the other player was up', flush=True)


def check_recorded(riffle_cli):
    """The referee finds the same in the file of the table."""
    folder = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/tables')
    paths = sorted((os.path.join(folder, name) for name in os.listdir(folder)), key=os.path.getmtime)
    with open(paths[-1], encoding='utf-8') as file:
        text = file.read()
    check(re.findall('^state: (.*)$', text, re.MULTILINE) == ['won', 'lost'], f'the table of the past: {text[:400]}')
    times = [int(msec) for msec in re.findall('^msec: (.*)$', text, re.MULTILINE)]
    check(times[0] < TIME_LIMIT <= times[1] < TIME_LIMIT + 60 * 1000, f'the times of the round are {times}')
    answer = subprocess.run([riffle_cli, 'verify', paths[-1]], capture_output=True, encoding='utf-8', timeout=60, check=False)
    check(answer.returncode == 0, f'the referee says otherwise: {answer}')


def same_names(riffle):
    """Who has the name of somebody else is told, and the table does not begin before that is put right."""
    table = Table(riffle, 'golf#1')
    table.program.wait('deal golf#1')
    # The table that was begun before is left for this one.
    question = table.open('New Table…')
    table.dialogs.answer('Save…')
    wait_until(lambda: table.dialogs.find() == ('Save a Copy',), 'the window for files')
    table.program.harmless.append(FILE_WINDOW)
    kept = os.path.join(harness.folder(), 'table.riffle-contest')
    table.program.key('ctrl+a')
    table.program.type(kept)
    table.program.key('Return')
    name = table.dialogs.wait('the dialog of the table', question, 'Save a Copy')
    with open(kept, encoding='utf-8') as file:
        check('\nkind: table\n' in file.read(), 'the table was not saved')
    for number, player in enumerate(('Ann', ' ANN '), 1):
        table.dialogs.go_to(f'Name of player {number}')
        table.program.key('ctrl+a')
        table.program.type(player)
    table.is_said('Somebody else at this table has this name. Choose another one.')
    table.program.key('alt+b')
    # The rest of the name is beyond what fits.
    table.program.key('ctrl+a')
    table.program.type('<b>&' + 'b' * 45)
    wait_until(lambda: not table.dialogs.reader.find_all(lambda node: (node.name or '').startswith('Somebody else')),
               'the sentence to go away')
    # While the dialog moves the focus, none has the keys.
    wait_until(lambda: table.dialogs.find() == (name,), 'the dialog, since two players have the same name')
    table.program.key('alt+b')
    table.dialogs.wait_closed(name)
    table.is_said('Round 1 of 3: Ann')
    table.program.wait(r'deal klondike:\S+')
    table.give_up()
    table.is_said(rf'Round 1 of 3: it is the turn of <b>&{"b" * 36}\.')
    table.close()
    print('nobody has the name of somebody else', flush=True)


def test(riffle, riffle_cli, golden):
    won_and_late(riffle, riffle_cli, golden)
    three_rounds(riffle)
    against_recorded(riffle)
    same_names(riffle)


run(test)
