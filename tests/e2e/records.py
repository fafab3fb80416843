#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are won and left, the statistics of them, their files, and play without any figures: records.py RIFFLE."""

import json
import os
import re
import subprocess

import harness
from dialogs import Dialogs
from harness import check, run, wait_until, xdotool
from program import FILE_WINDOW, Program, switch_settings

NEARLY_WON = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nearly-won.riffle')
TODAY = re.compile(r'\d+/\d+/\d+, \d\d:\d\d')  # when a game was played last
SIZE = '900x700'
FIGURES = re.compile(r'Games |Played |Wins |Best |Median |Average |Fewest |Time |Six by Four:|Golf:|Share |Days ')


def win(riffle):
    program = Program(riffle, '--size', SIZE, NEARLY_WON)
    program.wait('page game|deal .*')
    program.key('ctrl+Return')
    program.wait('state won')
    program.close()


def leave(riffle):
    """Two games with a move are left for a new deal."""
    program = Program(riffle, '--size', SIZE, 'golf#1')
    program.wait('deal .*')
    for _ in range(2):
        program.key('d')
        program.wait('move .*')
        program.key('ctrl+n')
        program.wait('deal .*')
    program.close()


def rows(reader):
    """What stands in the list, and is spoken; only some of its rows are there at a time."""
    return [node.name for node in reader.find_all(lambda node: node.role == 'list item' and FIGURES.match(node.name))]


def wait_row(reader, text):
    wait_until(lambda: text in rows(reader), lambda: f'“{text}”; there is {rows(reader)}')


def show_all(program, opened):
    program.key('space')
    program.key('Home')
    program.key('Return')
    opened.reader.find(lambda node: node.role in ('label', 'list item') and node.name == 'All Games', 'the overview')


def start_action(opened, action):
    """Of the menu of the page, as a screen reader does."""
    opened.reader.find(lambda node: node.name == 'Export and Import' and 'statistics.' + action in node.actions(),
                       'the menu of the page').do('statistics.' + action)


def wait_entry(opened):
    """In the window for files; the page behind it keeps a focus of its own."""
    opened.reader.find(lambda node: node.role in ('text', 'entry') and 'focused' in node.states, 'an entry for a name')


def accept(program, opened, title):
    """While the window completes a name, it does not take the key."""
    def accepted():
        if opened.find() != (title,):
            return True
        program.key('Return')
        return False
    wait_until(accepted, f'the window “{title}” to take the name')


def name_file(program, opened, title, path):
    """Of a file that is there, in the entry that Ctrl+L shows; keys that come before it is there go elsewhere.

    Newer versions of the toolkit leave what they have completed of the first letters behind what is typed.
    """
    def accepted():
        program.key('ctrl+l')
        xdotool('sleep', 0.7)
        program.key('ctrl+a')
        program.type(path)
        program.key('shift+End')
        program.key('Delete')
        xdotool('sleep', 0.3)
        program.key('Return')
        xdotool('sleep', 0.7)
        return opened.find() != (title,)
    wait_until(accepted, f'the window “{title}” to take the name')


def choose_file(program, opened, action, title, path):
    """By the menu of the page, in the toolkit's own window for files."""
    program.harmless.append(FILE_WINDOW)
    start_action(opened, action)
    wait_until(lambda: opened.find() == (title,), f'the window “{title}”')
    if action == 'export':
        wait_entry(opened)
        program.key('ctrl+a')
        program.type(path)
        accept(program, opened, title)
    else:
        name_file(program, opened, title, path)
    wait_until(lambda: opened.find() == ('Statistics',), 'the window for files to be closed')


def to_files_and_back(riffle, suffix):
    """What was exported and reset is the same after an import; a second import adds nothing."""
    path = os.path.join(harness.folder(), 'mine' + suffix)
    program = Program(riffle, '--size', SIZE, 'golf#1')
    program.wait('deal .*')
    opened = Dialogs(program)
    opened.open('ctrl+t')
    wait_row(opened.reader, 'Games played: 2')
    # The median of two equal scores is that score.
    wait_row(opened.reader, 'Median score: 2')
    show_all(program, opened)
    wait_row(opened.reader, 'Games played: 4')
    wait_row(opened.reader, 'Games won: 2 (50 %)')
    before = rows(opened.reader)
    choose_file(program, opened, 'export', 'Export the Statistics', path)
    wait_until(lambda: os.path.exists(path), 'the exported file')
    data = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/statistics.ini')
    program.close()
    os.remove(data)
    program = Program(riffle, '--size', SIZE, 'golf#1')
    program.wait('deal .*|page game')
    opened = Dialogs(program)
    opened.open('ctrl+t')
    show_all(program, opened)
    check(not rows(opened.reader), f'there are still {rows(opened.reader)}')
    choose_file(program, opened, 'import', 'Import Statistics', path)
    opened.reader.hear('4 games were added')
    wait_until(lambda: rows(opened.reader) == before, lambda: f'{before}; there is {rows(opened.reader)}')
    choose_file(program, opened, 'import', 'Import Statistics', path)
    opened.reader.hear('already')
    wait_until(lambda: rows(opened.reader) == before, lambda: f'{before}; there is {rows(opened.reader)}')
    program.close()
    print(f'games go into a {suffix} file and come back')
    return path


def refuse(riffle, path):
    """A file with a fault is refused as a whole, and the reason is told with its line."""
    with open(path, encoding='utf-8') as file:
        records = json.load(file)
    records['records'][0]['won'] = 99
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(records, file, indent=1)
    program = Program(riffle, '--size', SIZE, 'golf#1')
    program.wait('deal .*|page game')
    opened = Dialogs(program)
    opened.open('ctrl+t')
    program.harmless.append(FILE_WINDOW)
    wait_row(opened.reader, 'Games played: 2')
    start_action(opened, 'import')
    wait_until(lambda: opened.find() == ('Import Statistics',), 'the window for files')
    name_file(program, opened, 'Import Statistics', path)
    opened.reader.find(lambda node: re.match(r'“.*”: Line \d+: The numbers of “.*” contradict each other', node.name), 'the reason')
    program.key('Escape')
    wait_row(opened.reader, 'Games played: 2')
    program.close()
    print('a wrong file is refused')


def check_no_figures(opened, place):
    """What is counted, and how long it took, in whatever words."""
    told = [node.name for node in opened.reader.find_all(
        lambda node: re.search(r'\d+ moves?\b|\d+ points?\b|[Ss]core\b|\b\d+:\d\d\b(?!:)|Won in a Row', TODAY.sub('', node.name or '')))]
    check(not told, f'{place} says {told}')


def sees_no_figures_elsewhere(program, opened):
    """In a film, on the page of days, in the list of unfinished games, and below the name of a game that is played for points."""
    subprocess.run([program.program, 'golf#5'], check=True, stdout=subprocess.DEVNULL)
    program.wait('deal golf#5')
    program.key('d')
    program.wait('move .*')
    program.key('ctrl+shift+w')
    program.wait('page film')
    opened.reader.find(lambda node: re.match(r'Step \d+ of \d+', node.name or ''), 'where the film stands')
    check_no_figures(opened, 'the film')
    program.key('Escape')
    program.wait('page game')
    name = opened.open('ctrl+j')
    opened.reader.find(lambda node: node.role == 'push button' and node.name == 'Play', 'the page of days')
    check_no_figures(opened, 'the page of days')
    program.key('Escape')
    opened.wait_closed(name)
    name = opened.open('ctrl+shift+o')
    opened.reader.find(lambda node: node.role == 'list item' and node.name.startswith('Golf'), 'the unfinished game')
    opened.reader.find(lambda node: re.search(r'Deal \S+\n\d', node.description or ''), 'which deal it is')
    check_no_figures(opened, 'the list of unfinished games')
    program.key('Escape')
    opened.wait_closed(name)
    program.key('ctrl+shift+t')
    program.wait('deal pyramid.*')
    opened.reader.find(lambda node: node.name == 'Tour: game 1 of 8', 'how the tour stands')
    check_no_figures(opened, 'the page of a tour')


def play_calmly(riffle):
    """Nothing is counted in sight, and all of it is recorded."""
    switch_settings(['calm'])
    program = Program(riffle, '--size', SIZE, NEARLY_WON, GSETTINGS_BACKEND='keyfile')
    program.wait('page game|deal .*')
    opened = Dialogs(program)
    opened.reader.find(lambda node: node.name.startswith('Undo'), 'the window')
    seen = [node.name for node in opened.reader.find_all(
        lambda node: node.name in ('Score', 'Moves'))]
    check(not seen, f'there is {seen}')
    program.key('ctrl+t')
    program.key('ctrl+Return')
    program.wait('state won')
    check(opened.find() is None, f'“{opened.find()}” was opened')
    opened.reader.find(lambda node: node.role == 'push button' and node.name == 'New Deal' and 'focused' in node.states,
                       'the panel')
    told = [node.name for node in opened.reader.find_all(
        lambda node: re.search(r'moves? in|Score:|best time', node.name))]
    check(not told, f'the panel says {told}')
    program.key('F10')
    wait_until(lambda: any(node.role == 'menu item' for node in opened.reader.path_to_focus()), 'the menu')
    check(not opened.reader.find_all(lambda node: node.role == 'menu item' and node.name.startswith('Statistics')
                                    ), 'the menu has statistics')
    program.key('Escape')
    wait_until(opened.is_closed, 'the menu to be closed')
    sees_no_figures_elsewhere(program, opened)
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    tiles = wait_until(lambda: opened.reader.find_all(lambda node: node.name.startswith('Golf, ')), 'the tile of Golf')
    check(not any(' win' in node.name for node in tiles), f'the tile says {[node.name for node in tiles]}')
    program.close()
    with open(os.path.join(os.environ['XDG_DATA_HOME'], 'riffle/statistics.ini'), encoding='utf-8') as file:
        check('won=3\n' in file.read(), 'the win was not recorded')
    print('in calm play nothing is counted in sight')


def test(riffle):
    win(riffle)
    win(riffle)
    leave(riffle)
    to_files_and_back(riffle, '.csv')
    refuse(riffle, to_files_and_back(riffle, '.json'))
    play_calmly(riffle)


run(test)
