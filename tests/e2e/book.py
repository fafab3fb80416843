#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The book: opened by menu and key, searched, read by a screen reader, and left again: book.py RIFFLE."""

import speech
from dialogs import Dialogs
from harness import check, run, wait_until
from program import Program


def texts(reader):
    """What a screen reader finds in the texts of the page, in their order."""
    return [node.name for node in reader.find_all(lambda node: node.role in ('heading', 'label') and node.name)]


def wait_heading(reader, name):
    wait_until(lambda: [(node.role, node.name) for node in reader.path_to_focus()[-1:]] == [('heading', name)],
               lambda: f'the focus on the heading “{name}”; it is on {[node.name for node in reader.path_to_focus()[-1:]]}')


def wait_row(reader, name):
    wait_until(lambda: [(node.role, node.name) for node in reader.path_to_focus()[-1:]] == [('list item', name)],
               lambda: f'the focus on the row “{name}”; it is on {[node.name for node in reader.path_to_focus()[-1:]]}')


def open_and_close(program, opened):
    for way in (lambda: opened.open_in_menu(2), lambda: opened.open('ctrl+shift+F1')):
        name = way()
        check(name == 'Help', f'the book is called “{name}”')
        wait_row(opened.reader, 'Introduction to Solitaire')
        program.key('Escape')
        opened.wait_closed(name)
    print('the menu and the key open the book, and Escape closes it')


def read(program, opened):
    reader = opened.reader
    opened.open('ctrl+shift+F1')
    wait_row(reader, 'Introduction to Solitaire')
    program.key('Down', 'Down', 'Return')
    wait_heading(reader, 'The Order of the Ranks')
    found = texts(reader)
    for text in ('Ace Low', 'Consecutive Ranks'):
        check(text in found, f'“{text}” is not among the texts: {found}')
    check(any(text.startswith('The Ace is the lowest card') for text in found), f'a paragraph is missing: {found}')
    # A link, then back by a key.
    reader.find_named('push button', 'Build').do('click')
    wait_heading(reader, 'Build')
    program.key('alt+Left')
    wait_heading(reader, 'The Order of the Ranks')
    program.key('alt+Left')
    wait_heading(reader, 'Introduction to Solitaire')
    check(reader.find_all(lambda node: node.role == 'image' and node.name.startswith('A picture of a run')),
          'the picture of a run tells nothing')
    print('chapters are read, links followed, and keys lead back')


def search(program, opened):
    reader = opened.reader
    program.key('ctrl+f')
    program.type('vegas')
    reader.hear('places? found')
    program.key('Return')
    wait_heading(reader, 'Vegas')
    program.key('ctrl+f', 'ctrl+a')
    program.type('tomb')
    reader.hear('1 place found')
    program.key('Down')
    wait_row(reader, 'Pyramid')
    program.key('Return')
    wait_heading(reader, 'Pyramid')
    program.key('ctrl+f', 'ctrl+a')
    program.type('xyzzy')
    reader.hear('Nothing was found')
    program.key('Escape')
    wait_until(lambda: reader.find_all(lambda node: node.role == 'list' and node.name == 'Chapters of the book'),
               'the chapters after the search')
    program.key('Escape')
    opened.wait_closed('Help')
    print('the search finds chapters, words and other names of games, and Escape ends it first')


def come_from_rules(program, opened):
    name = opened.open('F1')
    check(name == 'Rules of Klondike', f'F1 opens “{name}”')
    opened.reader.find_named('push button', 'Scoring').do('click')
    wait_heading(opened.reader, 'Scoring')
    program.key('Escape')
    wait_until(lambda: opened.find() == (name,), 'the rules again')
    program.key('Escape')
    opened.wait_closed(name)
    print('the rules lead to the book, and Escape leads back to them')


def narrow(riffle):
    """In one column, the contents and what is read take turns."""
    program = Program(riffle, '--size', '360x720', 'klondike#1')
    program.wait('deal klondike#1')
    opened = Dialogs(program)
    opened.open('ctrl+shift+F1')
    wait_row(opened.reader, 'Introduction to Solitaire')
    program.key('Down', 'Return')
    wait_heading(opened.reader, 'How to Play')
    program.key('alt+Left')
    wait_row(opened.reader, 'How to Play')
    program.key('Escape')
    opened.wait_closed('Help')
    program.close()
    print('a narrow window has one column')


def test(riffle):
    program = Program(riffle, '--size', '1000x800', 'klondike#1')
    program.wait('deal klondike#1')
    opened = Dialogs(program)
    for part in (open_and_close, read, search, come_from_rules):
        part(program, opened)
    program.close()
    narrow(riffle)


run(test)
