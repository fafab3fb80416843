#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that cannot be saved is shown as long as that holds, and the program asks before it ends: save-trouble.py RIFFLE."""

import fcntl
import os
import shutil
import subprocess

import harness
from dialogs import Dialogs
from harness import check, run, wait_until
from program import FILE_WINDOW, Program, switch_settings

DATA = 'riffle'
GAMES = 'riffle/games'
DEAL = 'klondike#2'
NEARLY_WON = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nearly-won.riffle')
SIZES = ('360x720', '700x600', '1280x800')
N_GAMES = 8      # of a tour
MAX_WAIT = 8     # seconds until a window that is closed asks, on a slow machine, too
MAX_HEIGHT = 90  # pixels, of the banner in a narrow window: two lines of text and a row of buttons


def path_of(name):
    return os.path.join(os.environ['XDG_DATA_HOME'], name)


def block(name):
    """From now on nothing can be written there: a file stands where the folder was."""
    path = path_of(name)
    shutil.rmtree(path, ignore_errors=True)
    with open(path, 'w', encoding='ascii') as file:
        file.write('no folder')


def unblock(name):
    os.remove(path_of(name))


def start(riffle, *arguments, size='700x600'):
    program = Program(riffle, '--size', size, *arguments)
    program.wait('deal .*')
    return program


def shot(program, name):
    """RIFFLE_E2E_SHOTS=FOLDER keeps pictures to look at."""
    if 'RIFFLE_E2E_SHOTS' in os.environ:
        program.shot(os.path.join(os.environ['RIFFLE_E2E_SHOTS'], name + '.png'))


def is_shown_until_mended(riffle):
    program = start(riffle, DEAL)
    for number in range(1, 3):
        block(GAMES)
        program.key('d')
        program.wait('saving .*could not be saved.*games.*')
        shot(program, f'banner-{number}')
        program.skip()
        first = program.seen
        # Keys are for the game, whatever is shown.
        program.key('d')
        program.wait('move s')
        program.key('ctrl+z')
        program.wait('undo s')
        for key in ('Return', 'space', 'Escape'):
            program.key(key)
        program.look()
        check(not any(line.startswith(('saving', 'tell')) for line in program.lines[first:]), program.tail())
        check(not os.path.isdir(path_of(GAMES)), 'the folder is back')
        # Nothing has changed, and the player hears of that.
        program.key('alt+t')
        program.wait('toast Saving failed again')
        unblock(GAMES)
        program.key('alt+t')
        program.wait('saving -')
        wait_until(lambda: os.path.exists(path_of(GAMES + '/klondike.riffle')), 'the game to be saved')
        check(not program.find_line('toast .*'), program.tail())
    program.close()
    print('a game that cannot be saved is shown as long as that holds, twice')


def put_elsewhere(variant, folder):
    """The game of a variant is a link into a folder that is not there."""
    os.makedirs(path_of(GAMES), exist_ok=True)
    os.symlink(os.path.join(path_of(folder), 'game.riffle'), path_of(f'{GAMES}/{variant}.riffle'))


def tells_what_holds(riffle):
    """Two games and the statistics cannot be saved; after the next move that can be, nothing is left of that."""
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    put_elsewhere('klondike', 'first')
    put_elsewhere('spider', 'second')
    program = start(riffle, DEAL)
    program.wait('saving The game could not be saved: .*klondike.*')
    program.key('d')
    program.wait('move s')
    os.mkdir(path_of(DATA + '/statistics.ini.lock'))
    program.key('ctrl+n')
    program.wait('deal .*')
    program.key('d')
    program.wait('move s')
    program.key('ctrl+shift+n')
    program.wait('page chooser')
    program.type('spider')
    program.key('Return')
    program.wait('deal spider.*')
    program.wait('saving The game could not be saved: .*spider.*')
    os.rmdir(path_of(DATA + '/statistics.ini.lock'))
    os.mkdir(path_of('second'))
    program.key('d')
    program.wait('saving The game could not be saved: .*klondike.*')
    shot(program, 'other-game')
    os.mkdir(path_of('first'))
    program.key('d')
    program.wait('saving -')
    wait_until(lambda: os.path.exists(path_of('first/game.riffle')), 'the game that was left to be saved')
    with open(path_of(DATA + '/statistics.ini'), encoding='utf-8') as file:
        check('played=1' in file.read(), 'the game is not counted')
    program.close()
    shutil.rmtree(path_of(DATA))
    print('what is told holds, and one success is followed by all')


def asks_before_it_ends(riffle, size):
    program = start(riffle, DEAL, size=size)
    block(GAMES)
    program.key('d')
    program.wait('saving .*games.*')
    message = Dialogs(program)
    program.key('ctrl+q')
    program.wait('ask .*games.*')
    wait_until(message.find, 'the question')
    shot(program, 'question')
    program.key('Escape')
    message.wait_closed('the question')
    program.key('ctrl+q')
    program.wait('ask .*')
    wait_until(message.find, 'the question')
    # No key of the game loses anything.
    program.key('Return')
    message.wait_closed('the question')
    check(program.process.poll() is None, 'the program has ended')
    program.skip()
    program.key('d')
    program.wait('move s')
    program.key('ctrl+q')
    program.wait('ask .*')
    wait_until(message.find, 'the question')
    program.key('alt+q')
    status = program.process.wait(harness.PATIENCE)
    check(status == 1, f'status {status}: {program.tail()}')
    check(not program.faults(), str(program.faults()))
    check(any(line.startswith('The game could not be saved') for line in program.lines), 'the terminal heard nothing')
    unblock(GAMES)
    print('the program asks before it ends without saving')


def find_banner(program):
    """Where the banner of the page lies that is shown."""
    program.skip()
    first = program.seen
    program.key('ctrl+shift+d')
    program.wait('board-end')
    places = [line.split()[1:] for line in program.lines[first:program.seen] if line.startswith('banner ')]
    return tuple(map(int, places[-1])) if places else None


def find_shown_banner(program):
    """As soon as it has a size: it has none before the next frame."""
    place = find_banner(program)
    return place if place is not None and place[3] > 0 else None


def is_shown_on_every_page(riffle):
    """With a text that is short if there is little room."""
    for size in SIZES:
        program = start(riffle, DEAL, size=size)
        program.look()
        check(find_banner(program) is None, 'there is a banner, and all is well')
        block(GAMES)
        program.key('d')
        program.wait('saving .*games.*')
        on_board = wait_until(lambda: find_shown_banner(program), 'the banner over the board')
        check(size != '360x720' or on_board[3] <= MAX_HEIGHT, f'the banner has {on_board[3]} pixels')
        program.key('ctrl+shift+n')
        program.wait('page chooser')
        wait_until(lambda: find_banner(program) == on_board,
                   lambda: f'the banner at {on_board} over the games, too; it is at {find_banner(program)}')
        shot(program, f'chooser-{size}')
        program.key('alt+t')
        program.wait('toast Saving failed again')
        shot(program, f'chooser-{size}-again')
        unblock(GAMES)
        program.key('alt+t')
        program.wait('saving -')
        wait_until(lambda: find_banner(program) is None, 'the banner to vanish')
        program.close()
    print('the page of games has the banner, too, and in a narrow window it is small')


def tells_of_results(riffle):
    """A game that was won is to be saved and to be counted: the question tells of both."""
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    program = start(riffle, NEARLY_WON)
    program.look()
    os.mkdir(path_of(DATA + '/statistics.ini.lock'))
    block(GAMES)
    program.key('ctrl+Return')
    program.wait('state won')
    program.wait('saving The game could not be saved.*')
    message = Dialogs(program)
    program.key('ctrl+q')
    program.wait('ask The game could not be saved: .*[.] The result of one game is not in the statistics yet[.]')
    wait_until(message.find, 'the question')
    shot(program, 'question-result')
    program.key('Escape')
    message.wait_closed('the question')
    # The player has the game in a file of their own; the result is still missing.
    save_elsewhere(program, message, 'alt+e', 'won.riffle')
    program.key('ctrl+q')
    program.wait('ask The statistics could not be saved: .*[.] The result of one game is not in the statistics yet[.]')
    wait_until(message.find, 'the question')
    program.key('alt+q')
    status = program.process.wait(harness.PATIENCE)
    check(status == 1 and not program.faults(), f'status {status}: {program.tail()}')
    check(any('The result of one game' in line for line in program.lines if not line.startswith('ask')),
          'the terminal heard nothing of the result')
    os.rmdir(path_of(DATA + '/statistics.ini.lock'))
    unblock(GAMES)
    print('the question tells that a result is not in the statistics')


def save_elsewhere(program, dialogs, key, name):
    """In the toolkit's own window for files; what is written there is the whole path."""
    path = path_of(name)
    program.harmless.append(FILE_WINDOW)
    program.key(key)
    wait_until(lambda: dialogs.find() == ('Save a Copy',), 'the window for files')
    wait_until(lambda: dialogs.reader.path_to_focus()[-1].role in ('text', 'entry'), 'the entry for a name')
    program.key('ctrl+a')
    program.type(path)
    program.key('Return')
    wait_until(lambda: os.path.exists(path), f'the copy {path}')
    dialogs.wait_closed('the window for files')
    return path


def asks_nothing_after_a_copy(riffle):
    """Whoever has saved a game elsewhere loses nothing, until there is another move."""
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    program = start(riffle, DEAL)
    dialogs = Dialogs(program)
    block(GAMES)
    program.key('d')
    program.wait('saving .*games.*')
    save_elsewhere(program, dialogs, 'alt+e', 'mine.riffle')
    program.wait('toast Saved as “mine.riffle”')
    program.key('d')
    program.wait('move s')
    program.key('ctrl+q')
    program.wait('ask .*')
    wait_until(dialogs.find, 'the question')
    save_elsewhere(program, dialogs, 'alt+e', 'again.riffle')
    program.skip()
    program.key('ctrl+q')
    wait_until(lambda: program.process.poll() is not None, 'the program to end')
    program.read()
    check(not any(line.startswith(('ask', 'The game could')) for line in program.lines[program.seen:]), program.tail())
    check(program.process.returncode == 0 and not program.faults(), program.tail())
    unblock(GAMES)
    for name, n_moves in (('mine.riffle', 1), ('again.riffle', 2)):
        with open(path_of(name), encoding='utf-8') as file:
            check(f'cursor: {n_moves}' in file.read(), f'{name} has another number of moves than {n_moves}')
    print('a game that was saved elsewhere is not asked about')


def statistics(riffle):
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    program = start(riffle, DEAL)
    os.mkdir(path_of(DATA + '/statistics.ini.lock'))
    program.key('d')
    program.wait('move s')
    program.key('ctrl+n')
    program.wait('saving The statistics could not be saved: .*statistics[.]ini[.]lock”.*')
    os.rmdir(path_of(DATA + '/statistics.ini.lock'))
    program.key('alt+t')
    program.wait('saving -')
    with open(path_of(DATA + '/statistics.ini'), encoding='utf-8') as file:
        check('played=1' in file.read(), 'the game is not counted')
    program.close()
    print('the same for the statistics')


def finish_tour(program, dialogs):
    """Eight games, none of which is played."""
    program.key('ctrl+shift+t')
    program.wait('deal pyramid.*')
    for number in range(N_GAMES):
        program.key('ctrl+n')
        wait_until(dialogs.find, 'the scores')
        program.skip()
        program.key('Return')
        if number < N_GAMES - 1:
            program.wait('deal .*')
            dialogs.wait_closed('the scores')
    program.wait('saving The best tours could not be saved: .*best-tours[.]ini[.]lock”.*')
    dialogs.reader.find(lambda node: node.name == 'This Tour', 'the scores of the tour')
    wait_until(dialogs.find, 'the scores of the tour')
    program.type('Ann')
    program.key('Escape')
    program.wait('deal klondike#2')
    dialogs.wait_closed('the scores')


def best_tours(riffle):
    """The same for a tour that is one of the best; what cannot be written there can be saved elsewhere."""
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    program = start(riffle, DEAL)
    dialogs = Dialogs(program)
    lock = path_of(DATA + '/best-tours.ini.lock')
    os.mkdir(lock)
    finish_tour(program, dialogs)
    shot(program, 'best-tours')
    program.skip()
    first = program.seen
    for key in ('d', 'Return', 'space', 'Escape'):
        program.key(key)
    program.look()
    check(not any(line.startswith('saving') for line in program.lines[first:]), program.tail())
    program.key('alt+t')
    program.wait('toast Saving failed again')
    program.key('ctrl+q')
    program.wait('ask The best tours could not be saved: .*best-tours[.]ini[.]lock”.*')
    wait_until(dialogs.find, 'the question')
    shot(program, 'best-tours-question')
    save_elsewhere(program, dialogs, 'alt+e', 'mine.ini')
    program.wait('toast Saved as “mine.ini”')
    with open(path_of('mine.ini'), encoding='utf-8') as file:
        check('name=Ann' in file.read(), 'the tour is not in the copy')
    os.rmdir(lock)
    program.key('alt+t')
    program.wait('saving -')
    with open(path_of(DATA + '/best-tours.ini'), encoding='utf-8') as file:
        check('name=Ann' in file.read(), 'the tour is not in the list')
    os.remove(lock)
    os.mkdir(lock)
    finish_tour(program, dialogs)
    program.key('ctrl+q')
    program.wait('ask .*')
    wait_until(dialogs.find, 'the question')
    program.key('alt+q')
    status = program.process.wait(harness.PATIENCE)
    check(status == 1 and not program.faults(), f'status {status}: {program.tail()}')
    check(any(line.startswith('The best tours could not be saved') for line in program.lines), 'the terminal heard nothing')
    shutil.rmtree(path_of(DATA))
    print('the same for the best tours, which are saved elsewhere, too')


def another_program(riffle):
    """A second program, on a bus of its own, plays the same game: neither loses one."""
    program = start(riffle, DEAL)
    program.key('d')
    program.wait('move s')
    program.key('d')
    program.wait('move s')
    save = path_of(GAMES + '/klondike.riffle')
    wait_until(lambda: 'cursor: 2' in open(save, encoding='utf-8').read(), 'the game to be saved')
    with open(save, encoding='utf-8') as file:
        other = file.read()
    program.key('d')
    program.wait('move s')
    wait_until(lambda: 'cursor: 3' in open(save, encoding='utf-8').read(), 'the game to be saved')
    with open(save, 'w', encoding='utf-8') as file:
        file.write(other)
    program.key('d')
    program.wait('move s')
    program.wait('saving Another instance of Riffle.*klondike.2.riffle.*')
    shot(program, 'notice')
    with open(save, encoding='utf-8') as file:
        check(file.read() == other, 'the other game was replaced')
    with open(path_of(GAMES + '/klondike.2.riffle'), encoding='utf-8') as file:
        check('cursor: 4' in file.read(), 'the game was not kept')
    program.key('alt+c')
    program.wait('saving -')
    program.close()
    # The other game is continued as long as it can be; after a new deal, this one comes back.
    program = start(riffle, '--variant', 'klondike')
    program.key('d')
    program.wait('status .* moves=3 .*')
    program.key('ctrl+n')
    program.wait('deal .*')
    program.close()
    program = start(riffle, '--variant', 'klondike')
    shot(program, 'left')
    program.key('d')
    program.wait('status .* moves=5 .*')
    program.close()
    with open(path_of(GAMES + '/klondike.2.riffle'), encoding='utf-8') as file:
        check('cursor: 5' in file.read(), 'the game was not continued')
    with open(save, encoding='utf-8') as file:
        check('cursor: 0' in file.read(), 'the new deal was not kept')
    print('another program that plays the same game loses nothing')


def lock_files():
    """Another program writes games, and does not come to an end."""
    os.makedirs(path_of(GAMES), exist_ok=True)
    lock = os.open(path_of(GAMES + '/.lock'), os.O_RDWR | os.O_CREAT, 0o600)
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def waits_once_for_a_lock(riffle):
    """The window that is closed waits a moment for another program, then it asks; what was not saved is saved by itself."""
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    program = start(riffle, DEAL)
    dialogs = Dialogs(program)
    lock = lock_files()
    program.key('d')
    program.wait('move s')
    program.key('ctrl+q')
    program.wait('ask .*Another program keeps the files locked[.]', MAX_WAIT)
    wait_until(dialogs.find, 'the question')
    program.key('Escape')
    dialogs.wait_closed('the question')
    program.skip()
    os.close(lock)
    program.wait('saving -')
    with open(path_of(GAMES + '/klondike.riffle'), encoding='utf-8') as file:
        check('cursor: 1' in file.read(), 'the game was not saved')
    program.close()
    print('a program that keeps the files locked is waited for once, and not in vain')


def opens_nothing_else_than_files(riffle):
    pipe = path_of('pipe.riffle')
    os.mkfifo(pipe)
    shutil.rmtree(path_of(DATA), ignore_errors=True)
    os.makedirs(path_of(GAMES))
    os.mkfifo(path_of(GAMES + '/klondike.riffle'))
    os.mkfifo(path_of(DATA + '/statistics.ini'))
    program = Program(riffle, '--variant', 'klondike')
    program.wait('deal klondike.*')
    subprocess.run([riffle, pipe], check=False, stdout=subprocess.DEVNULL, timeout=harness.PATIENCE)
    program.wait('tell .*not an ordinary file.*')
    program.close()
    print('pipes in place of files keep nobody waiting')


def lists_no_recent_files(riffle):
    """The desktop's list of files can neither be read nor written: nobody needs to hear of that, or to wait."""
    path = path_of('recently-used.xbel')
    if os.path.isfile(path):
        os.remove(path)
    os.mkfifo(path)
    program = start(riffle, NEARLY_WON)
    program.look()
    program.close()
    os.remove(path)
    os.mkdir(path)
    before = os.stat(path_of('.')).st_mtime_ns
    program = start(riffle, NEARLY_WON)
    # The list is written beside itself first.
    wait_until(lambda: os.stat(path_of('.')).st_mtime_ns != before, 'the list to be written')
    program.look()
    program.close()
    os.rmdir(path)
    print('a list of recent files that cannot be written is nothing to tell')


def tells_of_preferences(riffle):
    """Preferences that cannot be written, or may not be, are told once; the player can go on."""
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0')
    for is_folder in (True, False):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(os.path.join(folder, 'settings/keyfile') if is_folder else folder)
        if not is_folder:
            with open(os.path.join(folder, 'settings'), 'w', encoding='ascii') as file:
                file.write('no folder')
        program = Program(riffle, '--size', '700x600', DEAL, GSETTINGS_BACKEND='keyfile')
        program.wait('tell Your preferences cannot be saved[.] .*')
        dialogs = Dialogs(program)
        wait_until(dialogs.find, 'the message')
        program.key('Escape')
        dialogs.wait_closed('the message')
        subprocess.run([riffle, 'golf#2'], check=True, stdout=subprocess.DEVNULL)
        program.wait('deal golf#2')
        check(not any(line.startswith('tell') for line in program.lines[program.seen - 1:]), f'told twice: {program.tail()}')
        program.process.terminate()
        program.process.wait(harness.PATIENCE)
    shutil.rmtree(folder)
    print('preferences that cannot be saved are told once')


def keeps_preferences(riffle):
    """A file of preferences that cannot be read as a whole is kept, which is told once."""
    switch_settings(['no-draw-sounds'])
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings/keyfile')
    with open(path, 'a', encoding='ascii') as file:
        file.write('this is no setting\nhints-are-dear=true\n')
    with open(path, encoding='ascii') as file:
        text = file.read()
    program = Program(riffle, DEAL, GSETTINGS_BACKEND='keyfile')
    program.wait('tell Some of your preferences could not be read, and their defaults are used[.] The old file is kept as '
                 f'“{path}[.]unreadable-1”[.]')
    shot(program, 'preferences')
    program.close()
    with open(path + '.unreadable-1', encoding='ascii') as file:
        check(file.read() == text, 'the copy has another text')
    with open(path, 'w', encoding='ascii') as file:
        file.write(text)
    program = Program(riffle, DEAL, GSETTINGS_BACKEND='keyfile')
    program.wait('deal .*')
    program.close()
    check(not any(line.startswith('tell Some') for line in program.lines), 'told twice')
    check(not os.path.exists(path + '.unreadable-2'), 'kept twice')
    os.remove(path)
    print('preferences that cannot be read are kept')


def describe(path):
    status = os.lstat(path)
    return status.st_ino, status.st_mode, status.st_size, status.st_mtime


def make_pipe(path):
    os.mkfifo(path)


def make_ring(path):
    os.symlink('keyfile', path)


def make_large(path):
    with open(path, 'wb') as file:
        file.truncate(9 * 1024 * 1024)


def leaves_strange_preferences(riffle):
    """GSettings would wait for a pipe, and overwrite what it cannot read; both are told, and left as they are."""
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0/settings')
    path = os.path.join(folder, 'keyfile')
    os.makedirs(folder, exist_ok=True)
    for make, reason in ((make_pipe, 'it is not an ordinary file'), (make_ring, 'Too many levels of symbolic links'),
                         (make_large, 'it is too large')):
        make(path)
        before = describe(path)
        program = Program(riffle, '--size', '700x600', DEAL, GSETTINGS_BACKEND='keyfile')
        program.wait(f'tell “{path}” cannot be read: {reason}[.] Default preferences are used, and changes to them are forgotten '
                     'when Riffle ends[.]')
        shot(program, 'strange-preferences')
        dialogs = Dialogs(program)
        wait_until(dialogs.find, 'the message')
        program.key('Escape')
        dialogs.wait_closed('the message')
        subprocess.run([riffle, 'golf#2'], check=True, stdout=subprocess.DEVNULL)
        program.wait('deal golf#2')
        program.close()
        check(describe(path) == before, f'{path}: {reason}, but it was changed')
        os.remove(path)
    print('preferences in what is no ordinary file are left alone')


def test(riffle):
    check(harness.folder() in path_of(GAMES), 'the test would write into the home of somebody')
    is_shown_until_mended(riffle)
    tells_what_holds(riffle)
    for size in ('700x600', '360x720'):
        asks_before_it_ends(riffle, size)
    is_shown_on_every_page(riffle)
    asks_nothing_after_a_copy(riffle)
    tells_of_results(riffle)
    statistics(riffle)
    best_tours(riffle)
    another_program(riffle)
    waits_once_for_a_lock(riffle)
    opens_nothing_else_than_files(riffle)
    lists_no_recent_files(riffle)
    tells_of_preferences(riffle)
    keeps_preferences(riffle)
    leaves_strange_preferences(riffle)


run(test)
