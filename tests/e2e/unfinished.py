#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of games that were left unfinished: one goes on, one is removed and comes back,
and one is kept while another version of it is played: unfinished.py RIFFLE."""

import os
import pathlib
import re
import subprocess

from dialogs import Dialogs
from harness import check, run, wait_until
from program import Program

GAMES = ('klondike', 'golf', 'spider', 'canfield', 'gypsy', 'scorpion', 'agnes', 'pyramid', 'double-klondike', 'westcliff')
BROKEN = 'forty-thieves'


def path_of(game):
    return pathlib.Path(os.environ['XDG_DATA_HOME'], f'riffle/games/{game}.riffle')


def shot(name):
    """RIFFLE_E2E_SHOTS=FOLDER keeps pictures to look at."""
    if 'RIFFLE_E2E_SHOTS' in os.environ:
        subprocess.run(['import', '-window', 'root', os.path.join(os.environ['RIFFLE_E2E_SHOTS'], name + '.png')], check=True)


def play_all(program, riffle):
    """A card is dealt in each game; the last one is on the table."""
    for game in GAMES:
        if game != GAMES[0]:
            subprocess.run([riffle, f'{game}#2'], timeout=60, check=True)
            program.wait(f'deal {game}.*#2')
        program.look()
        program.skip()
        program.key('d')
        program.wait('move .*')
    path_of(BROKEN).write_text('no game\n', encoding='ascii')
    for number, game in enumerate((BROKEN, *GAMES[:-1])):
        os.utime(path_of(game), (1000000000 + number, 1000000000 + number))


def go_to(program, dialogs, name, key='Down'):
    """Moves the focus on, one step after the other, until it is on something of that name."""
    passed = []

    def found():
        focus = [node.name for node in dialogs.reader.path_to_focus()][-1:]
        if not focus or focus == passed[-1:]:
            return False
        if focus[0].startswith(name):
            return True
        passed.extend(focus)
        program.key(key)
        return False
    wait_until(found, lambda: f'“{name}” to have the focus, which was on {passed}')


def check_order(dialogs):
    """The game that was played last comes first, and the file that cannot be read is among them."""
    def names():
        lists = dialogs.reader.find_all(lambda node: node.role == 'list' and node.name == 'Unfinished Games')
        return [node.name for node in lists[0].walk() if node.role == 'list item'] if lists else []
    wait_until(lambda: len(names()) == len(GAMES) + 1, lambda: f'all games; there are {names()}')
    expected = [game.replace('-', ' ') for game in (*reversed(GAMES), BROKEN)]
    listed = [re.split(r' [·(]|\.', name)[0].replace('-', ' ').lower() for name in names()]
    check(listed == expected, f'the games are {listed} instead of {expected}')


def removes_one(program, dialogs):
    go_to(program, dialogs, 'Golf')
    go_to(program, dialogs, 'Remove Golf', 'Tab')
    program.key('space')
    wait_until(lambda: dialogs.reader.find_all(lambda node: node.name == 'Remove This Game?'), 'the question')
    shot('unfinished-question')
    check(path_of('golf').exists(), 'it was removed before the question was answered')
    before = path_of('golf').read_bytes()
    program.key('alt+r')
    wait_until(lambda: not path_of('golf').exists(), 'the game to be removed')
    shot('unfinished-removed')
    go_to(program, dialogs, 'Undo', 'Tab')
    program.key('space')
    wait_until(path_of('golf').exists, 'the game to come back')
    check(path_of('golf').read_bytes() == before, 'it came back as another game')
    print('a game was removed, and came back', flush=True)


def goes_on(program, dialogs):
    go_to(program, dialogs, 'Klondike')
    program.skip()
    program.key('Return')
    program.wait('deal klondike#2')
    program.look()
    program.key('ctrl+z')
    program.wait('undo s')
    print('a game was chosen, and went on', flush=True)


def keeps_versions(program, dialogs, riffle):
    """Another version takes the place of a game that was begun, which goes on from the list."""
    program.key('d')
    program.wait('move s')
    subprocess.run([riffle, 'klondike:scoring=vegas#3'], timeout=60, check=True)
    program.wait('deal klondike:scoring=vegas#3')
    program.wait('toast Your other game is kept in “Unfinished Games”')
    shot('unfinished-kept')
    program.look()
    program.key('d')
    program.wait('move s')
    dialogs.open('ctrl+shift+o')
    shot('unfinished-versions')
    go_to(program, dialogs, 'Klondike · Draw one')
    program.key('Return')
    program.wait('deal klondike#2')
    wait_until(lambda: sorted(path.name for path in path_of('klondike').parent.glob('klondike.*'))
               == ['klondike.3.riffle', 'klondike.riffle'], 'the other version to be kept in its turn')
    print('a game was kept while another version of it was played', flush=True)


def is_offered(dialogs):
    """Whether the page of games has a button for the list, besides “Continue”."""
    def found(name, exact=False):
        return dialogs.reader.find_all(lambda node: node.role == 'push button' and (
            node.name == name if exact else node.name.startswith(name)))
    wait_until(lambda: found('Continue, '), '“Continue”')
    return bool(found('Unfinished Games', True))


def offers_others(program, dialogs):
    """The page of games leads to the list only if there is another game than the one on the table."""
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    wait_until(lambda: is_offered(dialogs), 'the page of games to offer the list')
    shot('unfinished-offered')
    program.key('Escape')
    program.wait('page game')
    aside = pathlib.Path(os.environ['XDG_DATA_HOME'], 'aside')
    path_of(GAMES[0]).parent.rename(aside)
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    wait_until(lambda: not is_offered(dialogs), 'the page of games not to offer a list without games')
    print('the page of games offers the list if there are other games', flush=True)


def test(riffle):
    program = Program(riffle, '--size', os.environ.get('RIFFLE_E2E_SIZE', '700x760'), f'{GAMES[0]}#2')
    program.wait(f'deal {GAMES[0]}#2')
    play_all(program, riffle)
    dialogs = Dialogs(program)
    dialogs.open('ctrl+shift+o')
    check_order(dialogs)
    shot('unfinished')
    check(path_of(BROKEN).exists(), 'the file that cannot be read is gone')
    removes_one(program, dialogs)
    goes_on(program, dialogs)
    keeps_versions(program, dialogs, riffle)
    offers_others(program, dialogs)
    program.close()


run(test)
