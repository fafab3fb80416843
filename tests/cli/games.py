#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line says about games: the list, the options, the rules."""

import os
import pty
import re
import shutil
import struct
import sys
import tempfile

from command import Skip, equal, main, plugin_abi


def write_catalogue(path, sentences):
    """Writes what msgfmt would make of a few sentences."""
    texts = {'': 'Content-Type: text/plain; charset=UTF-8\n', **sentences}
    columns = [[text.encode() for text in column] for column in zip(*sorted(texts.items()))]
    at = 28 + 16 * len(texts)
    tables = data = b''
    for text in columns[0] + columns[1]:
        tables += struct.pack('<II', len(text), at + len(data))
        data += text + b'\0'
    header = struct.pack('<7I', 0x950412de, 0, len(texts), 28, 28 + 8 * len(texts), 0, 0)
    with open(path, 'wb') as file:
        file.write(header + tables + data)


def test_list(command):
    rows = [line.split('\t') for line in command.good('list').splitlines()]
    assert all(len(row) == 5 for row in rows), rows
    assert ['klondike', 'Klondike', '1', 'Klondike'] in [row[:4] for row in rows], rows
    equal([row[1] for row in rows], sorted(row[1] for row in rows))
    equal([[game['id'], game['name'], str(game['decks']), game['family'], game['source']]
           for game in command.objects('list')], rows)


def test_list_as_json(command):
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(os.path.join(sys.argv[2], 'good.so'), folder)
        games = {game['id']: game for game in command.objects('list', RIFFLE_PLUGIN_PATH=folder)}
    equal(games['test-first']['aliases'], ['The Old Lady', 'Großmutter'])
    equal(games['test-first']['presets'], [{'id': 'hard', 'name': 'Hard'}])
    equal((games['test-second']['aliases'], games['test-second']['presets']), ([], []))
    # They are what the player finds and chooses.
    for game in command.objects('list'):
        presets = [option['id'] for option in command.objects('options', game['id']) if option['type'] == 'preset']
        equal((game['id'], [preset['id'] for preset in game['presets']]), (game['id'], presets))


def test_sources(command):
    """The source of the rules is a name that a reader can look up, not an abbreviation of our own."""
    sources = {part.strip() for line in command.good('list').splitlines() for part in re.split('[,;]', line.split('\t')[4])}
    assert all(re.search(r'\w{4}', source) for source in sources), sources


def test_broken(command):
    equal(command.good('list', '--broken'), '')
    plugins = sys.argv[2]
    output = command.good('list', '--broken', RIFFLE_PLUGIN_PATH=plugins)
    rows = [line.split('\t') for line in output.splitlines()]
    assert all(len(row) == 2 for row in rows), rows
    assert [f'{plugins}/wrong-abi.so',
            f'the plugin was built for plugin interface 999, and this program has {plugin_abi()}'] in rows, rows
    equal([[broken['path'], broken['reason']]
           for broken in command.objects('list', '--broken', RIFFLE_PLUGIN_PATH=plugins)], rows)
    # What is in order is there all the same.
    assert 'test-first\t' in command.good('list', RIFFLE_PLUGIN_PATH=plugins)


def test_options(command):
    rows = [line.split('\t') for line in command.good('options', 'klondike').splitlines()]
    assert all(len(row) == 5 for row in rows), rows
    equal(rows[0][:4], ['draw', 'choice', '1', '1,3'])
    kinds = {row[1] for row in rows}
    equal(kinds, {'choice', 'switch', 'preset'})
    assert ['vegas-three', 'preset', '', 'draw=3,scoring=vegas', 'Vegas, draw three'] in rows, rows
    number = command.good('options', 'six-by-four').splitlines()[0]
    assert number.startswith('cells\tnumber\t1\t0-2\tCells: '), number


def test_options_as_json(command):
    options = {option['id']: option for option in command.objects('options', 'klondike')}
    equal(options['draw']['allowed'], ['1', '3'])
    equal(options['easy']['allowed'], ['on', 'off'])
    equal(options['easy']['default'], 'off')
    equal(options['vegas-three']['options'], 'draw=3,scoring=vegas')
    cells = command.objects('options', 'six-by-four')[0]
    equal((cells['min'], cells['max'], cells['default']), (0, 2, '1'))


def test_rules(command):
    text = command.good('rules', 'klondike')
    lines = text.splitlines()
    equal(lines[0], 'Klondike')
    assert 'Only a King may fill an empty column.' in lines, text
    assert 'Any card may fill an empty column.' in command.good('rules', 'klondike:easy=on')
    assert '\033' not in text
    assert max(map(len, lines)) <= 80
    narrow = command.good('rules', 'klondike', COLUMNS='40')
    assert max(map(len, narrow.splitlines())) <= 40
    equal(narrow.split(), text.split())


def test_easiness(command):
    """The figure is that of the options in force, and there is none where nobody measured it.

    What is measured, and most of what authors have stated, agrees with what others have found out.
    """
    for game, figure in [('klondike', 90), ('klondike:draw=3', 82), ('klondike:scoring=vegas,redeals=0', None), ('golf', 45),
                         ('golf:king=nothing,peek=on', 26), ('easthaven:easy=on', 83), ('forecell', 86)]:
        text = ' '.join(command.good('rules', game).split())
        stated = re.search(r'About (\d+) of 100 deals can be won\.', text)
        measured = re.search(r'About (\d+) of 100 deals can be won, give or take (\d+) \([\d,.]+ deals tried\)\.', text)
        least = re.search(r'At least (\d+) of 100 deals can be won \(\d+ deals, \d+ of them not decided\)\.', text)
        if figure is None:
            assert not (stated or measured or least), text
        elif measured:
            assert abs(int(measured.group(1)) - figure) <= 1.5 * float(measured.group(2)) + 1, text
        else:
            equal(stated.group(1), str(figure))
    # What others found for Spiderette is for an easier game, in which single cards leave.
    assert re.search(r'At least \d\d of 100 deals can be won', ' '.join(command.good('rules', 'spiderette').split()))


def test_rules_as_json(command):
    sections = command.objects('rules', 'klondike')
    assert len(sections) > 5
    assert all(section['variant'] == 'klondike' and section['title'] and section['text'] for section in sections)
    words = ' '.join(section['title'] + ' ' + section['text'] for section in sections).split()
    equal(['Klondike'] + words, command.good('rules', 'klondike').split())


def test_bold_on_a_terminal(command):
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(command.program, ['riffle-cli', 'rules', 'klondike'], {**command.environment, 'TERM': 'xterm'})
    output = b''
    try:
        while chunk := os.read(terminal, 65536):
            output += chunk
    except OSError:
        pass  # the other end is closed
    equal(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), 0)
    assert output.startswith(b'\033[1mKlondike\033[0m\r\n'), output[:80]


def test_context(command):
    """The context of a text is for translators only."""
    for game, line in [('forty-thieves', 'Passes through the stock: One'), ('fan', 'Fans: 18 piles.'),
                       ('gaps:redeals=0', 'Redeals: None'), ('concentration', 'Cards: 24 places.'),
                       ('accordion', 'Row: 52 places.'), ('clock', 'On the table: 13 foundations, 13 piles.')]:
        text = ' '.join(command.good('rules', game).split())
        assert line in text and '\004' not in text, text
    assert '\004' not in command.good('options', 'forty-thieves')


def test_bonus(command):
    """What a counter is worth at the end is a sentence of the game's own, and only if there is such a counter."""
    assert '\nEach joker left when you win: +3\n' in command.good('rules', 'klondike:scoring=palace,joker=on')
    assert 'left when you win' not in command.good('rules', 'klondike:scoring=palace')


def need_german():
    if not os.path.exists(os.path.join(sys.argv[3], 'de', 'LC_MESSAGES', 'riffle.mo')):
        raise Skip('there is no German translation')


def test_language(command):
    """The rules come in the language of the locale."""
    need_german()
    with command.speaking('de'):
        assert 'Durchgänge durch den Talon: Einer\n' in command.good('rules', 'forty-thieves')


def test_language_of_plugin(command):
    """What the catalogue of a plugin does not know is looked up in the program's own."""
    need_german()
    with command.speaking('de'):
        lines = command.good('list', RIFFLE_PLUGIN_PATH=sys.argv[2]).splitlines()
    assert 'test-third\tThird\t1\tPaare\t' in lines, lines


def test_translations_beside_module(command):
    """A module of the player's own brings its translations in a folder beside it, and needs the system's for nothing."""
    need_german()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(os.path.join(sys.argv[2], 'good.so'), folder)
        catalogue = os.path.join(folder, 'locale/de/LC_MESSAGES')
        with command.speaking('de'):
            assert 'test-second\tZebra Café\t' in command.good('list', RIFFLE_PLUGIN_PATH=folder)
            os.makedirs(catalogue)
            write_catalogue(os.path.join(catalogue, 'test-good.mo'), {'Zebra Café': 'Zebra-Kaffeehäuschen'})
            assert 'test-second\tZebra-Kaffeehäuschen\t' in command.good('list', RIFFLE_PLUGIN_PATH=folder)
            # A damaged catalogue is none.
            with open(os.path.join(catalogue, 'test-good.mo'), 'wb') as file:
                file.write(b'\xde\x12\x04\x95' + b'\xff' * 40)
            assert 'test-second\tZebra Café\t' in command.good('list', RIFFLE_PLUGIN_PATH=folder)


main([test_list, test_list_as_json, test_broken, test_sources, test_options, test_options_as_json, test_rules,
      test_easiness, test_rules_as_json, test_bold_on_a_terminal, test_context, test_bonus, test_language,
      test_language_of_plugin, test_translations_beside_module])
