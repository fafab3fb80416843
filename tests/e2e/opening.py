#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is named on the command line: deals and files, from any folder, and where nothing is written: opening.py RIFFLE."""

import os
import pathlib
import re
import resource
import shutil
import stat
import subprocess
import tempfile

import harness
from dialogs import Dialogs
from harness import check, run, wait_until
from program import Program

def call(riffle, *words, folder=None):
    """Has a second process hand its words to the one that is running."""
    return subprocess.run([riffle, *words], cwd=folder, capture_output=True, encoding='utf-8', timeout=60, check=False)


def expect_deal(program, riffle, number, *words, folder=None):
    program.skip()
    result = call(riffle, *words, folder=folder)
    check(result.returncode == 0, f'{words}: status {result.returncode}, {result.stderr}')
    program.wait(f'deal golf#{number}')


def expect_refusal(riffle, status, part, *words, folder=None):
    result = call(riffle, *words, folder=folder)
    check(result.returncode == status, f'{words}: status {result.returncode}')
    check(part in result.stderr, f'{words}: {result.stderr}')


def write_save(program, riffle, path, number):
    """Has the program save a deal, and keeps the file under another name."""
    kept = pathlib.Path(os.environ['XDG_DATA_HOME'], 'riffle/games/golf.riffle')
    expect_deal(program, riffle, number, f'golf#{number}')
    wait_until(lambda: kept.exists() and f'deal: {number}\n' in kept.read_text(encoding='utf-8'), f'deal {number} to be saved')
    shutil.copy(kept, path)


def opens_from_any_folder(program, riffle, folder):
    names = {11: 'mine.riffle', 12: 'Meine Patiencen – für später.riffle', 13: 'no suffix', 14: 'freecell'}
    for number, name in names.items():
        write_save(program, riffle, folder / name, number)
    (folder / 'klondike').mkdir()
    expect_deal(program, riffle, 11, 'mine.riffle', folder=folder)
    expect_deal(program, riffle, 12, names[12], folder=folder)
    expect_deal(program, riffle, 13, 'no suffix', folder=folder)
    expect_deal(program, riffle, 14, './freecell', folder=folder)
    expect_deal(program, riffle, 11, str(folder / 'mine.riffle'))
    expect_deal(program, riffle, 12, (folder / names[12]).as_uri())
    expect_deal(program, riffle, 13, '../X/no suffix', folder=folder)
    # A game is a game, whatever else is called like it.
    program.skip()
    check(call(riffle, 'freecell#5', folder=folder).returncode == 0, 'freecell#5 was refused')
    program.wait('deal freecell#5')
    program.skip()
    check(call(riffle, 'klondike', folder=folder).returncode == 0, 'klondike was refused')
    program.wait('deal klondike#.*')
    print('files were opened from another folder, by any name')


def turned_at_once(program):
    """How many cards a click on the stock turns."""
    program.key('d')
    program.wait('move s')
    return program.look()['w1'].size


def opens_deals_with_options(riffle):
    """A word on the command line is a deal with its options, whether or not the program runs already."""
    program = Program(riffle, '--size', '900x700', 'klondike:draw=3#617')
    program.wait('deal klondike:draw=3#617')
    check(turned_at_once(program) == 3, 'the first window turns another number of cards')
    for word, deal, n_cards in (('klondike#617', 'klondike#617', 1), ('klondike:draw=3#618', 'klondike:draw=3#618', 3),
                                ('klondike:draw=3,scoring=vegas#617', 'klondike:draw=3,scoring=vegas#617', 3)):
        program.skip()
        check(call(riffle, word).returncode == 0, f'{word} was refused')
        program.wait('deal ' + re.escape(deal))
        check(turned_at_once(program) == n_cards, f'{word} turns another number of cards')
    # The deal that lies there goes on.
    check(call(riffle, 'klondike:draw=3,scoring=vegas#617').returncode == 0, 'the deal on the table was refused')
    program.key('d')
    program.wait('status .* moves=2 .*')
    program.close()
    print('deals were opened with their options')


def refuses_the_rest(program, riffle, folder):
    expect_refusal(riffle, 2, '“freecell#2” is one name too many', 'golf#1', 'freecell#2')
    expect_refusal(riffle, 1, 'nothing.riffle', 'nothing.riffle', folder=folder)
    expect_refusal(riffle, 1, '“https://example.com/x.riffle” is not a file on this computer.',
                   'https://example.com/x.riffle')
    expect_refusal(riffle, 1, 'There is no game “glof”. Did you mean “golf”?', 'glof#1', folder=folder)
    # The second is told while the first is still shown.
    expect_refusal(riffle, 1, f'There is no game “{"x" * 64}…”.', 'x' * 5000, folder=folder)
    expect_refusal(riffle, 1, 'yyy', '/' + 'y' * 3000)
    expect_refusal(riffle, 1, 'There is no game “glof”.', 'glof#2', folder=folder)
    expect_refusal(riffle, 1, '“golf#abc”: column 6: a number from 1 to', 'golf#abc')
    expect_refusal(riffle, 1, '“klondike:drw=3#1”: there is no option “drw”', 'klondike:drw=3#1')
    expect_refusal(riffle, 1, '“klondike:draw=9#1”: draw: 9 is not allowed; 1 or 3', 'klondike:draw=9#1')
    expect_refusal(riffle, 1, '“”: column 1: the name of a game was expected', '')
    expect_refusal(riffle, 1, 'a\ufffd[31mb\ufffdc.riffle” cannot be read', 'a\x1b[31mb\nc.riffle')
    for words in (['--bogus'], ['-x'], ['--variant']):
        expect_refusal(riffle, 2, words[0].split('=')[0], *words)
    expect_refusal(riffle, 2, '” is not a size such as 1280x800.', '--size=' + '9' * 100000)
    check(len(call(riffle, '--size=' + '9' * 100000).stderr) < 6000, 'an endless size was told in full')
    print('what cannot be opened was refused with a sentence')


def tells_it_every_time(program, riffle, folder):
    """A refusal is told in the window as often as somebody asks, unless the window is telling it already."""
    dialogs = Dialogs(program)
    sentence = 'tell ' + re.escape(f'“{folder}/nothing.riffle” cannot be read: No such file or directory')
    for number in (4, 5):
        program.skip()
        start = len(program.lines)
        expect_refusal(riffle, 1, 'nothing.riffle', 'nothing.riffle', folder=folder)
        program.wait(sentence)
        expect_refusal(riffle, 1, 'nothing.riffle', 'nothing.riffle', folder=folder)
        expect_deal(program, riffle, number, f'golf#{number}')
        check(sum(bool(re.fullmatch(sentence, line)) for line in program.lines[start:]) == 1, f'told twice: {program.tail()}')
        wait_until(dialogs.find, 'the dialog')
        program.key('Escape')
        dialogs.wait_closed('the dialog')
    print('a refusal was told every time')


def closes_dialogs_about_another_game(program, riffle):
    """What was opened for one game does not stay over another one: its rules, its options, the number of its deal."""
    dialogs = Dialogs(program)
    for number, opening in enumerate((('F1',), ('alt+Return',), ('ctrl+g',)), 5):
        program.skip()
        check(call(riffle, f'klondike#{number}').returncode == 0, f'klondike#{number} was refused')
        program.wait(f'deal klondike#{number}')
        name = dialogs.open(*opening)
        expect_deal(program, riffle, number, f'golf#{number}')
        dialogs.wait_closed(name)
    print('dialogs about one game did not stay over another one')


def remembers_a_refusal(riffle, folder):
    """What a program was started with and could not open is told in the window, on the terminal, and by the status in the end."""
    for words, sentence in ((['/nonexist'], '“/nonexist” cannot be read: No such file or directory'),
                            (['glof#1'], 'There is no game “glof”. Did you mean “golf”?'),
                            (['--variant=glof'], 'There is no game “glof”. Did you mean “golf”?'),
                            ([str(folder)], f'“{folder}” cannot be read: Is a directory')):
        program = Program(riffle, '--size', '900x700', *words)
        program.wait('tell ' + re.escape(sentence) + '.*')
        check(any(line.startswith(sentence) for line in program.lines), f'{words}: not told on standard error: {program.tail()}')
        # What is opened afterwards does not make up for it, and what is refused later has its own process to tell.
        expect_deal(program, riffle, 3, 'golf#3')
        expect_refusal(riffle, 1, 'glof', 'glof#1')
        expect_end(program, 1)
    program = Program(riffle, 'golf#1')
    program.wait('deal golf#1')
    expect_refusal(riffle, 1, 'glof', 'glof#1')
    expect_end(program, 0)
    print('a refusal was remembered by the status')


def expect_end(program, status):
    program.process.terminate()
    check(program.process.wait(harness.PATIENCE) == status, f'status {program.process.returncode}')


def writes_over_files_only(riffle, folder):
    pipe, link, target = folder / 'pipe.png', folder / 'link.png', folder / 'target.png'
    os.mkfifo(pipe)
    target.write_text('old', encoding='ascii')
    link.symlink_to(target)
    expect_refusal(riffle, 1, 'is not an ordinary file, so nothing is written there.', f'--demo={pipe}')
    check(stat.S_ISFIFO(os.stat(pipe).st_mode), 'the pipe is none any more')
    expect_refusal(riffle, 1, 'is not an ordinary file, so nothing is written there.', f'--demo={folder}')
    for path, reason in ((folder / 'none' / 'x.png', 'No such file or directory'), (target / 'x.png', 'Not a directory'),
                         ('', 'No such file or directory')):
        expect_refusal(riffle, 1, f'The picture “{path}” could not be written: {reason}', f'--demo={path}')
    result = call(riffle, f'--demo={link}')
    check(result.returncode == 0, f'the demonstration failed: {result.stderr}')
    check(link.is_symlink(), 'the link is none any more')
    check(target.read_bytes().startswith(b'\x89PNG'), 'there is no picture in the file that the link names')
    print('a pipe and a folder were left alone, and a link was followed')


def ignores_a_language_that_is_no_text(riffle):
    """A variable that ends libraries is taken away, and the program says so once."""
    program = Program(riffle, 'golf#1', LANGUAGE='de\udcff')
    program.wait('deal golf#1')
    check(sum('“LANGUAGE” is not valid UTF-8' in line for line in program.lines) == 1, f'not told once: {program.tail()}')
    program.close()
    print('a language that is not text was ignored')


def notices_a_full_output(riffle):
    """Half a text must not look like a whole one."""
    for word in ('--version', '--help', '--help-all', '-h'):
        with open('/dev/full', 'w', encoding='ascii') as full:
            result = subprocess.run([riffle, word], stdout=full, stderr=subprocess.PIPE, encoding='utf-8', timeout=60, check=False)
        check(result.returncode == 1, f'{word}: status {result.returncode}')
        check(result.stderr == 'The output could not be written.\n', f'{word}: {result.stderr}')
        check(call(riffle, word).returncode == 0, f'{word} fails although it can be written')
    # A limit of the size of files is like a full disk.
    with tempfile.TemporaryFile() as file:
        result = subprocess.run([riffle, '--help'], stdout=file, stderr=subprocess.PIPE, encoding='utf-8', timeout=60, check=False,
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (5, 5)))
    check((result.returncode, result.stderr) == (1, 'The output could not be written.\n'), f'{result.returncode}: {result.stderr}')
    print('a full output was noticed')


def explains_a_missing_schema(riffle):
    """If the schema is not found, the message names the folders that have to be known."""
    result = subprocess.run([riffle], env={**os.environ, 'GSETTINGS_SCHEMA_DIR': '/nonexistent', 'XDG_DATA_DIRS': '/nonexistent'},
                            capture_output=True, encoding='utf-8', timeout=60, check=False)
    check(result.returncode == 1, f'status {result.returncode}')
    for part in ('“io.github.rifflecards.Riffle” of the settings was not found', 'XDG_DATA_DIRS to “/', 'GSETTINGS_SCHEMA_DIR'):
        check(part in result.stderr, f'“{part}” is not said: {result.stderr}')
    print('a missing schema was explained')


def test(riffle):
    riffle = os.path.abspath(riffle)
    folder = pathlib.Path(harness.folder()) / 'X'
    folder.mkdir()
    program = Program(riffle, '--size', '900x700', 'golf#1')
    program.wait('deal golf#1')
    opens_from_any_folder(program, riffle, folder)
    tells_it_every_time(program, riffle, folder)
    closes_dialogs_about_another_game(program, riffle)
    refuses_the_rest(program, riffle, folder)
    program.close()
    opens_deals_with_options(riffle)
    remembers_a_refusal(riffle, folder)
    writes_over_files_only(riffle, folder)
    ignores_a_language_that_is_no_text(riffle)
    notices_a_full_output(riffle)
    explains_a_missing_schema(riffle)


run(test)
