#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole tour and a tournament, as players meet them: contest.py RIFFLE."""

import hashlib
import os
import re
import subprocess

import harness
from dialogs import Dialogs
from harness import check, run, wait_until
from program import FILE_WINDOW, Program, switch_settings

PICTURES = os.environ.get('RIFFLE_PICTURES')  # a folder, for somebody who wants to look at the dialogs
N_GAMES = 8
CALCULATION, SHUFFLES = 6, 7  # the second one is Three Shuffles and a Draw
GIANT_PLAYERS, GIANT_ACTIONS, KILLS = 8, 70000, 3
EVERYWHERE = 'In a tour, in a tournament and at a table, '
REFUSALS = (('ctrl+z', 'In a tour and in a tournament, moves are not taken back.'),
            ('ctrl+r', 'In a tour and at a table, games are not started over.'),
            ('ctrl+p', 'In a tour and in a tournament, you cannot look into piles.'),
            ('ctrl+g', EVERYWHERE + 'everybody plays the deal that is there.'),
            ('ctrl+Next', EVERYWHERE + 'everybody plays the deal that is there.'),
            ('ctrl+shift+c', EVERYWHERE + 'deals and moves are not given to others.'),
            ('ctrl+shift+w', EVERYWHERE + 'games are not shown as films.'),
            ('alt+Return', EVERYWHERE + 'the options of a game do not change.'))
# Entries of the menu that are there in a tour, and those that are not.
SHOWN = ('Auto-Play', 'Choose a Game', 'Contests', 'Rules of This Game', 'Help')
LEFT_OUT = ('Undo', 'Redo', 'Hint', 'Start This Game Over', 'Deals', 'Look into a Pile', 'Options of This Game')


def data(name):
    return os.path.join(os.environ['XDG_DATA_HOME'], 'riffle', name)


def read(name):
    try:
        with open(data(name), encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''


def contest():
    return read('games/current.riffle-contest')


def wait_contest(pattern):
    wait_until(lambda: re.search(pattern, contest(), re.MULTILINE), lambda: f'“{pattern}” in the contest, which ends with {contest()[-600:]}')


def picture(program, name):
    """The whole screen, if somebody wants to look at it."""
    if PICTURES:
        subprocess.run(['sleep', '0.7'], check=True)
        subprocess.run(['import', '-window', 'root', os.path.join(PICTURES, name + '.png')], check=True)


def wait_dialog(program):
    wait_until(Dialogs(program).find, 'a dialog')


def wait_no_dialog(program):
    wait_until(Dialogs(program).is_closed, 'the dialog to go')


def open_dialog(program, *keys):
    program.key(*keys)
    wait_dialog(program)


def start(riffle, *arguments):
    return Program(riffle, '--size', os.environ.get('RIFFLE_SIZE', '900x700'), *arguments, GSETTINGS_BACKEND='keyfile')


def turn_stock(program):
    program.skip()
    program.key('d')
    program.wait('status .*')


def check_menu(program):
    """What makes no sense in a tour is neither an entry of the menu nor a button."""
    reader = Dialogs(program).reader
    program.key('F10')
    wait_until(lambda: any(node.role == 'menu item' for node in reader.path_to_focus()), 'the menu')
    picture(program, 'menu')
    entries = {node.name for node in reader.find_all(lambda node: node.role == 'menu item')}
    check(entries.issuperset(SHOWN) and not entries.intersection(LEFT_OUT), f'the menu in a tour: {entries}')
    program.key('Escape')
    buttons = {node.name for node in reader.find_all(lambda node: node.role == 'push button')}
    check('Scores' in buttons and not buttons.intersection(LEFT_OUT), f'the buttons in a tour: {buttons}')


def play_something(program, number):
    """One move in a game of the tour: a card from the stock, which in one game is moved by hand; in the one without, a shuffle."""
    piles = program.look()
    program.skip()
    if number == CALCULATION:
        for name in ('s1', 't1'):
            x, y, width, height = piles[name].places[0]
            program.click_at(x + width / 2, y + height / 2)
    else:
        program.key('a' if number == SHUFFLES else 'd')
    # If a card can still go up, the shuffle is asked for once more.
    if isinstance(wait_until(lambda: program.find_line('move .*') or Dialogs(program).find(), 'a move'), tuple):
        Dialogs(program).answer('Shuffle')
    wait_contest(rf'^game: {number}\nover: no\n(.*\n){{3}}actions: 1$')


def check_total():
    """Something was done in each game, and their scores are added up."""
    text = contest()
    check(re.findall('^actions: (.*)$', text, re.MULTILINE) == ['1'] * N_GAMES, f'what was done: {text[:600]}')
    total = sum(int(score) for score in re.findall('^score: (.*)$', text, re.MULTILINE))
    check(f'total={total}\n' in read('best-tours.ini'), f'{total} is not the total: {read("best-tours.ini")}')
    # The one card that Corners begins with is a point.
    check(total > 0, 'no game has brought a point')


def tour(riffle):
    program = start(riffle, 'klondike#617')
    program.wait('deal klondike#617', 60)
    turn_stock(program)
    program.key('ctrl+shift+t')
    program.wait('deal pyramid.*')
    picture(program, 'tour-1')
    wait_contest('^kind: tour$')
    for number in range(1, N_GAMES):
        play_something(program, number)
        if number == 3:
            # What is not possible says why.
            for key, sentence in REFUSALS:
                program.key(key)
                program.wait('toast ' + sentence)
            check_menu(program)
            picture(program, 'refused')
            open_dialog(program, 'ctrl+h')
            picture(program, 'scores')
            program.key('Escape')
            wait_no_dialog(program)
            program.kill()
            program = start(riffle)
            program.wait('deal klondike:.*')
        open_dialog(program, 'ctrl+n')
        if number == 1:
            picture(program, 'next')
            program.key('Escape')
            wait_no_dialog(program)
            open_dialog(program, 'ctrl+n')
        program.key('Return')
        program.wait('deal .*')
        wait_contest(f'^games: {number + 1}$')
        wait_no_dialog(program)
    # Another game has the tour wait, and the key leads back.
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    picture(program, 'chooser')
    program.key('ctrl+shift+r')
    program.wait('page game')
    play_something(program, N_GAMES)
    open_dialog(program, 'ctrl+n')
    program.key('Return')
    wait_until(lambda: 'total=' in read('best-tours.ini'), 'the tour to be in the list')
    check_total()
    wait_dialog(program)
    program.type('Aunt Anne')
    picture(program, 'finished')
    # The key keeps the name, and the list is seen.
    program.key('Return')
    wait_until(lambda: 'name=Aunt Anne' in read('best-tours.ini'), 'the name to be in the list')
    Dialogs(program).reader.find(lambda node: node.name.startswith('1. Aunt Anne'), 'the name in the list that is seen')
    check(re.search('^over: yes$', contest(), re.MULTILINE), 'the key has begun another tour')
    program.key('alt+n')
    program.wait('deal pyramid.*')
    wait_no_dialog(program)
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.close()
    # The game that was half played is there again, with its move.
    program = start(riffle, '--variant', 'klondike')
    program.wait('deal klondike#617', 60)
    check(program.look()['w1'].size == 1, 'the half-played game has lost its move')
    program.close()
    print('a tour of eight games was played to its end, and its name stands in the list')


def start_tournament(program):
    open_dialog(program, 'ctrl+shift+m')
    picture(program, 'tournament')
    # The second row of the games: Golf.
    program.key('Tab', 'Tab', 'Down', 'Return')
    program.wait('deal .*')
    wait_no_dialog(program)


def start_over(program):
    """In a tournament of one game this is allowed, and asked first: nothing brings back what was played."""
    turn_stock(program)
    open_dialog(program, 'ctrl+r')
    picture(program, 'start-over')
    program.key('Escape')
    wait_no_dialog(program)
    turn_stock(program)
    wait_contest('^actions: 2$')
    open_dialog(program, 'ctrl+r')
    Dialogs(program).answer('Start Over')
    wait_contest('^actions: 3\n(.*\n){2}\\d+ restart$')
    wait_no_dialog(program)


def refuse_name(program, taken):
    """Somebody else has this name, however it is written: the page says so and takes another one."""
    reader = Dialogs(program).reader
    program.type(taken.upper())
    reader.find(lambda node: node.name.startswith('Somebody else in this tournament'), 'that the name is taken')
    picture(program, 'taken-name')
    check('sensitive' not in reader.find(is_accept, 'the button').states, 'the next player may come all the same')
    program.key('ctrl+a')


def is_accept(node):
    return node.role == 'push button' and node.name == 'Next Player'


def play_and_finish(program, name, taken=None):
    turn_stock(program)
    open_dialog(program, 'ctrl+n')
    program.skip()
    program.key('Return')
    wait_contest('^over: yes$')
    subprocess.run(['sleep', '1'], check=True)
    wait_dialog(program)
    if taken is not None:
        refuse_name(program, taken)
    program.type(name)
    picture(program, 'finished-' + name)


def forge(source, path):
    """Gives the first player more points than were made, and a checksum that is right."""
    text = re.sub(r'^score: .*$', 'score: 52', source.rsplit('end: ', 1)[0], count=1, flags=re.MULTILINE)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(seal(text))


TOUR = ('pyramid#1', 'golf:preset=royale#2', 'klondike:preset=royale#3', 'canfield#4', 'corners#5', 'calculation#6',
        'three-shuffles#7', 'reno:preset=cards#8')


def forged_tour(riffle):
    """A tour whose scores nobody has made is not one of the best, and says so."""
    path = os.path.join(harness.folder(), 'tour.riffle-contest')
    text = f'riffle-contest 1\nprogram: 0.1.0\nkind: tour\ndeals: {len(TOUR)}\n' + ''.join(f'deal: {deal}\n' for deal in TOUR)
    text += f'players: 1\ngames: {len(TOUR)}\n'
    for number in range(1, len(TOUR) + 1):
        over = 'no' if number == len(TOUR) else 'yes'
        text += f'game: {number}\nover: {over}\nstate: playing\nscore: 52\nmsec: 0\nactions: 0\n'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(seal(text))
    before = read('best-tours.ini')
    program = start(riffle, path)
    program.wait('deal reno.*', 60)
    open_dialog(program, 'ctrl+n')
    program.key('Return')
    wait_contest('^game: 8\nover: yes$')
    Dialogs(program).reader.find(lambda node: node.role == 'push button' and node.name == 'New Tour', 'the end of the tour')
    Dialogs(program).reader.find(lambda node: 'Unverified' in node.name, 'that the scores are not true')
    picture(program, 'forged-tour')
    check(read('best-tours.ini') == before, 'a forged tour is one of the best')
    program.key('Escape')
    wait_no_dialog(program)
    program.close()
    print('a forged tour was not listed')


def save_by_menu(program, path):
    """The menu saves the tournament, whatever is on the table."""
    choose(program, 'Contests', 'Save Tournament…')
    type_path(program, path)


def choose(program, *labels):
    dialogs = Dialogs(program)
    program.key('F10')
    for label in labels:
        wait_until(lambda: any(node.role == 'menu item' for node in dialogs.reader.path_to_focus()), 'the menu')
        dialogs.go_to(label, key='Down')
        program.key('Return')
        subprocess.run(['sleep', '0.1'], check=True)


def type_path(program, path):
    """In the window for files, which asks where to save."""
    wait_until(lambda: Dialogs(program).find() == ('Save a Copy',), 'the window for files')
    program.key('ctrl+a')
    program.type(path)
    program.skip()
    program.key('Return')
    program.wait('toast Saved as .*')
    wait_no_dialog(program)


def read_deal(path):
    with open(path, encoding='utf-8') as file:
        return re.search('^deal: (.*)$', file.read(), re.MULTILINE).group(1)


def forget_contest():
    if contest():
        os.remove(data('games/current.riffle-contest'))


def carried(riffle):
    """A tournament is saved in a file, ended, and challenged from the file by a newcomer, who saves it from elsewhere."""
    first, second = (os.path.join(harness.folder(), name + '.riffle-contest') for name in ('first', 'second'))
    forget_contest()
    program = start(riffle, 'golf#9')
    program.wait('deal golf#9', 60)
    start_tournament(program)
    start_over(program)
    play_and_finish(program, 'Ann')
    program.key('Escape')
    wait_contest('^player: Ann$')
    wait_no_dialog(program)
    save_by_menu(program, first)
    with open(first, encoding='utf-8') as file:
        check(file.read() == contest(), 'the file is not the tournament')
    program.close()
    forget_contest()
    # Somebody opens the file elsewhere, and the program is not running there.
    program = start(riffle, first)
    wait_dialog(program)
    program.skip()
    program.key('alt+n')
    program.wait('deal ' + re.escape(read_deal(first)), 60)
    wait_contest('^players: 2$')
    wait_no_dialog(program)
    play_and_finish(program, 'Bob', 'Ann')
    program.key('Escape')
    wait_contest('^player: Bob$')
    wait_no_dialog(program)
    # While another game is played, the tournament is still what is saved.
    program.skip()
    check(subprocess.run([riffle, 'klondike#617'], check=False).returncode == 0, 'klondike#617 was refused')
    program.wait('deal klondike#617')
    leave_and_save(program, second)
    with open(second, encoding='utf-8') as file:
        text = file.read()
    check(re.findall('^player: (.*)$', text, re.MULTILINE) == ['Ann', 'Bob'], f'what was saved: {text[:400]}')
    wait_until(lambda: all(name in read('../recently-used.xbel') for name in ('first.riffle-c', 'second.riffle-c')),
               'the files to be among the recent ones')
    program.close()
    print('a tournament was carried in a file and challenged')


def seal(text):
    """A contest with the checksum that belongs to it."""
    return text + 'end: ' + hashlib.sha256(text.encode()).hexdigest()[:16] + '\n'


def write_giant(path):
    """A tournament with nearly as much as a file may hold; the last player has not begun."""
    lines = ''.join(f'{msec} t5>t6\n' for msec in range(100000, 100000 + GIANT_ACTIONS))
    played = f'games: 1\ngame: 1\nover: yes\nstate: playing\nscore: 0\nmsec: 200000\nactions: {GIANT_ACTIONS}\n{lines}'
    text = f'riffle-contest 1\nprogram: 0.1.0\nkind: tournament\ndeals: 1\ndeal: golf#9\nplayers: {GIANT_PLAYERS + 1}\n'
    text += ''.join(f'player: Player {number}\n{played}' for number in range(1, GIANT_PLAYERS + 1)) + 'games: 0\n'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(seal(text))


def n_actions(text):
    """What the last player has done in a contest that has to be whole; -1: not begun, or not written yet."""
    if not text:
        return -1
    check(seal(text.rsplit('end: ', 1)[0]) == text, 'the file of the contest is damaged')
    last = text.rsplit('actions: ', 1)[1].splitlines()
    return int(last[0]) if text.rsplit('\ngames: ', 1)[1].startswith('1') else -1


def killed(riffle):
    """Whenever the program is killed, a contest of many megabytes is whole, with all that was written before."""
    path = os.path.join(harness.folder(), 'giant.riffle-contest')
    forget_contest()
    write_giant(path)
    check(7000000 < os.path.getsize(path) < 8 * 1024 * 1024, f'the file has {os.path.getsize(path)} bytes')
    program = start(riffle, path)
    done = 0
    for number in range(KILLS):
        program.wait('deal golf#9', 60)
        program.skip()
        for _ in range(2):
            program.key('d')
            program.wait('move s')
        done += 2
        wait_until(lambda: n_actions(contest()) == done, lambda: f'{done} actions; there are {n_actions(contest())}')
        # These are being written now.
        for _ in range(number + 1):
            program.key('d')
            program.wait('move s')
        program.kill()
        there = n_actions(contest())
        check(done <= there <= done + number + 1, f'{there} actions, and {done} were written before')
        done = there
        program = start(riffle)
    program.wait('deal golf#9', 60)
    program.skip()
    program.key('d')
    program.wait(f'status score=-?\\d+ moves={done + 1} .*')
    program.close()
    forget_contest()
    print(f'killed {KILLS} times in a contest of 7 MiB, which was whole each time')


def leave_and_save(program, path):
    choose(program, 'Contests', 'End Tournament')
    picture(program, 'leave')
    Dialogs(program).answer('Save…')
    type_path(program, path)


def saved_before_another(riffle):
    """What would be lost for another contest is saved first, if the player wants that; nothing begins if it is not saved."""
    path = os.path.join(harness.folder(), 'kept.riffle-contest')
    before = contest()
    program = start(riffle, 'golf#9')
    program.wait('deal golf#9', 60)
    ask_for_golf(program)
    picture(program, 'discard')
    Dialogs(program).answer('Save…')
    wait_until(lambda: Dialogs(program).find() == ('Save a Copy',), 'the window for files')
    program.harmless.append(FILE_WINDOW)
    program.key('Escape')
    wait_no_dialog(program)
    check(contest() == before, 'another contest has begun, although nothing was saved')
    ask_for_golf(program)
    Dialogs(program).answer('Save…')
    type_path(program, path)
    wait_contest('^players: 1$')
    with open(path, encoding='utf-8') as file:
        check(file.read() == before, 'what was saved is not the tournament')
    check(program.find_line('deal golf:.*') or program.look(), 'the other tournament is not on the table')
    program.close()
    print('a tournament was saved before another one began')
    return path


def ask_for_golf(program):
    """Another tournament, although one is going on: there is a question."""
    page = Dialogs(program).open('ctrl+shift+m')
    program.key('Tab', 'Tab', 'Down', 'Return')
    wait_until(lambda: Dialogs(program).find() not in (None, (page,)), 'the question')


def tournament(riffle):
    program = start(riffle, 'golf#9')
    program.wait('deal golf#9', 60)
    program.key('ctrl+shift+t')
    program.wait('deal pyramid.*')
    start_tournament(program)
    deal = re.search('^deal: (.*)$', contest(), re.MULTILINE)
    for number, name in enumerate(('Ann', 'Bob', 'Cleo'), 1):
        wait_contest(f'^players: {number}$')
        deal = re.search('^deal: (.*)$', contest(), re.MULTILINE).group(1)
        play_and_finish(program, name, 'Ann' if number > 1 else None)
        program.key('Escape')
        wait_contest(f'^player: {name}$')
        wait_no_dialog(program)
        program.close()
        if number < 3:
            program = start(riffle)
            program.wait('deal golf#9', 60)
            open_dialog(program, 'ctrl+shift+r')
            program.key('Return')
            program.wait('deal ' + re.escape(deal))
            wait_no_dialog(program)
    kept = saved_before_another(riffle)
    path = os.path.join(harness.folder(), 'forged.riffle-contest')
    with open(kept, encoding='utf-8') as file:
        forge(file.read(), path)
    program = start(riffle, path)
    wait_dialog(program)
    picture(program, 'question')
    program.key('alt+d')
    Dialogs(program).reader.find(lambda node: 'Unverified' in node.name, 'a score that is not true')
    picture(program, 'unverified')
    program.key('Escape')
    wait_no_dialog(program)
    with open(path, encoding='utf-8') as file:
        check('score: 52' in file.read(), 'the forged file was changed')
    newer = os.path.join(harness.folder(), 'newer.riffle-contest')
    with open(newer, 'w', encoding='utf-8') as file:
        file.write('riffle-contest 2\n')
    answer = subprocess.run([riffle, newer], capture_output=True, encoding='utf-8', timeout=60, check=False)
    check(answer.returncode == 1 and 'newer' in answer.stderr, f'a newer version: {answer}')
    program.close()
    print('three players played the same deal; the program was closed between them')


def test(riffle):
    switch_settings(['no-animations'])
    tour(riffle)
    forged_tour(riffle)
    tournament(riffle)
    carried(riffle)
    killed(riffle)


if __name__ == '__main__':
    run(test)
