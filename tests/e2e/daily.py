#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The deals of days: opened by option, key and calendar, read by a screen reader, won, and counted: daily.py RIFFLE GOLDEN."""

import os
import re
import subprocess

import golden
from dialogs import Dialogs
from golden import Move
from harness import check, run, wait_until
from program import Program

SIZE = '900x700'
NAME = 'Today’s Deal'
WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']


def focused(opened):
    return ''.join(node.name for node in opened.reader.path_to_focus()[-1:])


def wait_focus(opened, pattern):
    wait_until(lambda: re.fullmatch(pattern, focused(opened)), lambda: f'the focus on “{pattern}”; it is on “{focused(opened)}”')


def figures(opened):
    return [node.name for node in opened.reader.find_all(lambda node: re.fullmatch(r'\d+ days?', node.name or ''))]


def write_statistics(text):
    folder = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'statistics.ini'), 'w', encoding='utf-8') as file:
        file.write('[riffle-statistics]\nversion=1\n' + text)


def read_statistics():
    path = os.path.join(os.environ['XDG_DATA_HOME'], 'riffle', 'statistics.ini')
    if not os.path.exists(path):
        return ''
    with open(path, encoding='utf-8') as file:
        return file.read()


def start_with_option(riffle):
    program = Program(riffle, '--size', SIZE, '--daily', RIFFLE_TODAY='2026-11-04')
    program.wait('deal spider#712509')
    wait_until(lambda: 'deal=spider#712509' in read_statistics(), 'the deal to be noted')
    check('began' not in read_statistics(), 'a deal that nobody has touched was begun')
    program.key('d')
    program.wait('move .*')
    wait_until(lambda: 'began=2026-11-04' in read_statistics(), 'the first move to be noted')
    program.close()
    print('the option deals the cards of the day, and the first move begins it')


def first_weekday():
    """The day with which a week begins, as the C library says it: 0 is Monday."""
    words = subprocess.run(['locale', '-k', 'LC_TIME'], capture_output=True, text=True, check=True).stdout
    first, begun = (int(re.search(f'^{key}=(\\d+)$', words, re.MULTILINE).group(1)) for key in ('first_weekday', 'week-1stday'))
    return (first - (2 if begun == 19971130 else 1)) % 7


def check_weekdays(opened):
    """The columns of the calendar are the days of a week, from the one with which it begins."""
    first = first_weekday()
    shown = [node.name for node in opened.reader.find_all(lambda node: node.name in WEEKDAYS)]
    check(shown == WEEKDAYS[first:] + WEEKDAYS[:first], f'the columns of the calendar: {shown}')


def walk(riffle):
    """In the calendar, and back to a day that was missed."""
    program = Program(riffle, '--size', SIZE, 'golf#2', RIFFLE_TODAY='2026-11-05')
    program.wait('deal golf#2')
    opened = Dialogs(program)
    name = opened.open('ctrl+j')
    check(name == NAME, f'the page is called “{name}”')
    wait_focus(opened, 'Today, Thursday 5 November: TriPeaks, not played yet')
    check_weekdays(opened)
    program.key('Right')
    wait_focus(opened, 'Today, .*')
    program.key('Left')
    wait_focus(opened, 'Wednesday 4 November: Spider, not won yet')
    program.key('Page_Up')
    wait_focus(opened, 'Sunday 4 October: Eight Off, not played')
    program.key('Page_Down', 'Left')
    wait_focus(opened, 'Tuesday 3 November: FreeCell, not played')
    program.key('Return')
    program.wait('deal freecell#511193')
    opened.wait_closed(NAME)
    program.close()
    print('arrows and Page Up lead through the calendar, and Return plays a day')


def play_from_chooser(riffle):
    program = Program(riffle, '--size', SIZE, 'golf#2', RIFFLE_TODAY='2026-11-06')
    program.wait('deal golf#2')
    opened = Dialogs(program)
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    opened.reader.find(lambda node: node.name.startswith(NAME + ', Yukon, not played yet') and 'click' in node.actions(),
                       'the tile of today').do('click')
    program.wait('deal yukon#967280')
    program.wait('page game')
    program.close()
    print('the page of games offers the deal of today')


def win(riffle, path):
    """A day is won on that day, and counts in the row; helped by nothing but the player."""
    deal, moves = golden.read_won_game(path)
    write_statistics(f'[day 2026-11-09 golf]\ndeal=golf#7\nbegan=2026-11-09\nwon=2026-11-09\n[day 2026-11-10 golf]\ndeal={deal}\n')
    program = Program(riffle, '--size', SIZE, deal, RIFFLE_TODAY='2026-11-10')
    program.wait('deal ' + deal)
    opened = Dialogs(program)
    for move in map(Move, moves):
        program.key(*(['d'] if move.is_stock else [move.source[1:], 'shift+Return']))
        program.wait('move .*')
    program.wait('state won')
    opened.open('ctrl+j')
    wait_focus(opened, r'Today, Tuesday 10 November: Golf, won in \d+:\d\d')
    wait_until(lambda: figures(opened) == ['2 days', '2 days'], lambda: f'the rows; there is {figures(opened)}')
    program.key('Escape')
    opened.wait_closed(NAME)
    program.close()
    print('a deal that was won on its day counts, and is told with its time')


def after_the_clock(riffle):
    """Results of days to come are kept, and told."""
    program = Program(riffle, '--size', SIZE, 'golf#2', RIFFLE_TODAY='2026-11-08')
    program.wait('deal golf#2')
    opened = Dialogs(program)
    opened.open('ctrl+j')
    wait_focus(opened, 'Today, Sunday 8 November: Eight Off, .*')
    opened.reader.find(lambda node: node.name.startswith('There are results of days that are still to come.'), 'the notice')
    check(figures(opened) == ['0 days', '2 days'], f'the rows are {figures(opened)}')
    program.close()
    print('if the clock was set back, the page says so')


def without_a_date(riffle):
    """A clock that has lost its battery: the page of games offers no deal of today, and nothing else goes wrong."""
    program = Program(riffle, '--size', SIZE, 'golf#2', RIFFLE_TODAY='1970-01-01')
    program.wait('deal golf#2')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.key('Escape')
    program.wait('page game')
    opened = Dialogs(program)
    opened.open('ctrl+j')
    program.key('Page_Up', 'Home', 'Page_Down', 'End', 'Escape')
    opened.wait_closed(NAME)
    program.close()
    print('without a date there is no deal of today')


def test(riffle, path):
    start_with_option(riffle)
    walk(riffle)
    play_from_chooser(riffle)
    win(riffle, path)
    after_the_clock(riffle)
    without_a_date(riffle)


run(test)
