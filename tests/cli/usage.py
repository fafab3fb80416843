#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the command line deals with what it is not meant for: wrong words, missing words, and an output that is full."""

import json
import os
import re
import resource
import subprocess
import tempfile

from command import equal, main, path

COMMANDS = ('list', 'rules', 'options', 'deal', 'play', 'moves', 'solve', 'grade', 'check', 'verify', 'perft',
            'convert')


def test_help(command):
    text = command.good('--help')
    for name in COMMANDS:
        assert f'\n  {name} ' in text, text
    equal(command.good('-h'), text)
    equal(command.good('help'), text)
    assert command.good('--version').startswith('riffle-cli ')


def test_help_of_commands(command):
    for name in COMMANDS:
        text = command.good(name, '--help')
        assert text.startswith(f'Usage:\n  riffle-cli {name} '), text
        assert '--json' in text
        equal(command.good('help', name), text)


def test_documented_json(command):
    """The manual page names the keys of every command, but for those of a position, and no others."""
    with open(path('..', '..', 'data', 'man', 'riffle-cli.1.in'), encoding='utf-8') as file:
        section = re.search(r'(?ms)^\.SH "JSON OUTPUT"\n.*?(?=^\.TP)(.*?)^\.SH ', file.read()).group(1)
    page = dict(re.findall(r'(?ms)^\.TP\n\.B (.*?)\n(.*?)(?=^\.TP|\Z)', section))
    equal(sorted(page), sorted([*COMMANDS, r'list \-\-broken']))
    documented = {name: {word.strip(' ",*') for line in re.findall(r'(?m)^\.BR? (.*)$', text)
                         for word in re.findall(r'"[^"]*"|[a-z]+', line)} - {'', 'and', 'or'} for name, text in page.items()}
    printed = {
        'list': command.objects('list'),
        'rules': command.objects('rules', 'golf'),
        'options': command.objects('options', 'freecell') + command.objects('options', 'klondike'),
        'moves': command.objects('moves', 'klondike#617'),
        'solve': command.objects('solve', 'freecell#1')
        + [json.loads(line) for line in command.run('solve', '--json', 'freecell#1', '--max-states=9').stdout.splitlines()]
        + command.objects('solve', 'freecell', '--from=1', '--to=2'),
        'grade': command.objects('grade', 'freecell#1'),
        'check': command.objects('check', 'golf', '--deals=1'),
        'verify': command.objects('verify', path('contests', 'good.replay')),
        'perft': command.objects('perft', '1', 'golf#1'),
        'convert': command.objects('convert', path('saves', 'good.save'))
        + command.objects('convert', path('..', 'e2e', 'nearly-won.riffle')),
    }
    result = command.run('play', '--json', 'klondike#617', 's', 't1>f1')
    printed['play'] = [json.loads(line) for line in result.stdout.splitlines()[1:]]
    for name, objects in printed.items():
        keys = {key for one in objects for key in one}
        equal(sorted(documented[name] - keys), [])
        equal(sorted(keys - documented[name]), [])
    position, = command.objects('deal', 'klondike:draw=3#617')
    assert documented['deal'] - {'passes'} <= position.keys()


def test_no_command(command):
    result = command.run()
    equal((result.returncode, result.stdout), (2, ''))
    assert result.stderr.startswith('Usage: riffle-cli COMMAND')


def test_unknown_command(command):
    equal(command.bad('paly'), 'there is no command “paly”. Did you mean “play”?')
    equal(command.bad('option'), 'there is no command “option”. Did you mean “options”?')
    equal(command.bad('xyzzy'), 'there is no command “xyzzy”; --help lists them')


def test_unknown_option(command):
    equal(command.bad('list', '--brokn'), 'there is no option --brokn. Did you mean --broken?')
    equal(command.bad('play', '--postion=x'), 'there is no option --postion. Did you mean --position?')
    equal(command.bad('deal', '--qwertz', 'klondike#1'), 'there is no option --qwertz; --help lists them')
    assert command.bad('list', '-x')
    equal(command.bad('--bogus'), 'there is no command “--bogus”; --help lists them')
    equal(command.bad('list', '--broken=yes'), 'the option --broken takes no value')
    equal(command.bad('deal', '--json=', 'klondike#1'), 'the option --json takes no value')


def test_unknown_game(command):
    equal(command.bad('rules', 'klondke'), 'there is no game “klondke”. Did you mean “klondike”?')
    equal(command.bad('deal', 'freecel#1'), 'there is no game “freecel”. Did you mean “freecell”?')
    equal(command.bad('options', 'xyzzy'), 'there is no game “xyzzy”; “list” names them all')
    equal(command.bad('check', 'klondke'), 'there is no game “klondke”. Did you mean “klondike”?')


def test_unknown_game_option(command):
    equal(command.bad('deal', 'klondike:drw=3#1'), '“klondike:drw=3#1”: there is no option “drw”; did you mean “draw”?')
    message = command.bad('deal', 'klondike:draw=2#1')
    assert '1 or 3' in message, message


def test_wrong_deal(command):
    equal(command.bad('deal', 'klondike'), '“klondike”: the number of the deal is missing, as in klondike#617')
    for deal in ('klondike#0', 'klondike#-1', 'klondike#9223372036854775808', 'klondike#1x', 'klondike#', '#1', ':#1',
                 'klondike:#1', 'klondike:draw#1', 'klondike draw=3#1', ''):
        assert 'column ' in command.bad('deal', deal), deal
    command.good('deal', 'klondike#9223372036854775807')


def test_wrong_number_of_arguments(command):
    equal(command.bad('deal'), 'an argument is missing: DEAL')
    equal(command.bad('play'), 'an argument is missing: DEAL|--position=FILE [MOVE…]')
    equal(command.bad('convert'), 'an argument is missing: FILE')
    equal(command.bad('check'), 'an argument is missing: GAME|MODULE.so…')
    equal(command.bad('deal', 'klondike#1', 'klondike#2'), '“klondike#2” is one argument too many')
    equal(command.bad('list', 'klondike'), '“klondike” is one argument too many')
    equal(command.bad('moves', 'klondike#1', 's'), '“s” is one argument too many')
    equal(command.bad('--version', 'extra'), '“extra” is one argument too many')
    equal(command.bad('help', 'list', 'extra'), '“extra” is one argument too many')
    equal(command.bad('--help', 'list', 'extra'), '“extra” is one argument too many')


def test_bytes_that_are_no_text(command):
    for arguments in (['deal', b'klond\xffike#1'], ['rules', b'\xff\xfe'], [b'\xc3'], ['play', 'klondike#1', b'\xff']):
        result = command.run(*arguments)
        equal((result.returncode, result.stdout), (2, ''))
        assert result.stderr


def test_languages_that_are_no_text(command):
    """A variable that nobody can use is not handed on to libraries which end the program."""
    for name in ('LANGUAGE', 'LANG', 'LC_MESSAGES', 'LC_ALL'):
        result = command.run('list', **{name: 'de\udcff_DE.UTF-8'})
        equal(result.returncode, 0)
        equal(result.stderr.count('\n'), 1)
        # Without a locale, there are no quotation marks.
        assert name in result.stderr and 'is not valid UTF-8' in result.stderr, result.stderr


def test_long_words(command):
    """They are not likely misspellings, and no message repeats them in full."""
    word = 'x' * 100000
    shown = 'x' * 160 + '…'
    equal(command.bad(word), f'there is no command “{shown}”; --help lists them')
    equal(command.bad('list', '--' + word), f'there is no option --{shown}; --help lists them')
    equal(command.bad('rules', word), f'there is no game “{shown}”; “list” names them all')
    equal(command.bad('list', word), f'“{shown}” is one argument too many')
    for words in (['deal', 'klondike:' + word + '=1#1'], ['convert', word], ['convert', './' + word],
                  ['moves', '--position', word], ['play', '--position', word], ['check', './' + word],
                  ['check', word + '.so'], ['check', '--deals', word, 'klondike'], ['list', '-' + word],
                  ['play', '--auto', word, 'klondike#1'], ['play', 'klondike#1', word], ['deal', 'klondike#' + word]):
        message = command.bad(*words)
        assert len(message) < 600 and 'xxx…' in message, (words[0], len(message), message[:600])
    equal(command.bad('check', '--timeout', word, 'klondike'),
          f'Cannot parse integer value “{"x" * 149}…{"x" * 9}” for --timeout')
    # A path may be long and be looked for.
    path = '/'.join(['folder-of-somebody'] * 40)
    assert path in command.bad('convert', path)


def test_control_characters(command):
    """Neither does a message anything to the terminal, nor does a line of a list break."""
    equal(command.bad('convert', 'a\x1b[31m\nb'), '“a\\x1b[31m\\nb” cannot be read: No such file or directory')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'a\nb\t\x1b[31mc\\\u202ed.so')
        with open(path, 'w', encoding='ascii') as file:
            file.write('no module')
        lines = command.good('list', '--broken', RIFFLE_PLUGIN_PATH=folder).splitlines()
        equal([line.split('\t')[0] for line in lines], [os.path.join(folder, 'a\\nb\\t\\x1b[31mc\\\\\\u202ed.so')])
        lines = command.good('list', '--broken', '--json', RIFFLE_PLUGIN_PATH=folder).splitlines()
        equal([json.loads(line)['path'] for line in lines], [path])
    # A folder with such a name stands in the message, too.
    assert command.bad('list', RIFFLE_PLUGIN_PATH='/no\nfolder').startswith('/no\\nfolder: the folder cannot be read: ')


def test_ordinary_files(command):
    """A pipe or a device is refused at once, whichever word of the command line names it."""
    with tempfile.TemporaryDirectory() as folder:
        pipe = os.path.join(folder, 'pipe')
        os.mkfifo(pipe)
        for path in (pipe, '/dev/zero'):
            refusal = f'“{path}” cannot be read: it is not an ordinary file'
            for words in (['moves', '--position', path], ['play', '--position', path]):
                equal(command.bad(*words), refusal + '; “-” is standard input')
            equal(command.bad('convert', path), refusal)
            assert 'it is not an ordinary file' in command.bad('check', path, status=1)
    equal(command.bad('moves', '--position', '-', text='nothing'), command.bad('play', '--position', '-', text='nothing'))


def test_full_output(command):
    """Half a result must not look like a whole one, whatever is printed."""
    if not os.path.exists('/dev/full'):
        return
    for words in (['--help'], ['-h'], ['help'], ['--version'], ['list'], ['list', '--json'],
                  ['list', '--broken', '--json'], ['rules', 'klondike'], ['options', 'klondike'],
                  ['deal', 'klondike#1'], ['play', 'klondike#1'], ['moves', 'klondike#1'],
                  ['check', 'six-by-four', '--deals', '1'], ['check', '--all', '--deals', '1'], *([name, '--help'] for name in COMMANDS),
                  *(['help', name] for name in COMMANDS)):
        broken = os.path.join(os.path.dirname(__file__), 'no-such-folder')
        with open('/dev/full', 'w', encoding='ascii') as full:
            result = subprocess.run([command.program, *words], stdout=full, stderr=subprocess.PIPE, encoding='utf-8',
                                    env={**command.environment,
                                         **({'RIFFLE_PLUGIN_PATH': broken} if '--broken' in words else {})})
        equal((words, result.returncode), (words, 2))
        equal(result.stderr.count('the output could not be written'), 1)


def test_limited_output(command):
    """A limit of the size of files is like a full disk."""
    for words in (['--help'], ['list'], ['rules', 'klondike']):
        with tempfile.TemporaryFile() as file:
            result = subprocess.run([command.program, *words], stdout=file, stderr=subprocess.PIPE, encoding='utf-8',
                                    env=command.environment,
                                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (5, 5)))
            equal((words, result.returncode), (words, 2))
            equal(result.stderr.count('the output could not be written'), 1)
            equal(os.fstat(file.fileno()).st_size, 5)


def test_unusable_path(command):
    """A folder that was named and is not there is no list without games."""
    message = '/no/such/folder: the folder cannot be read: '
    assert command.bad('list', RIFFLE_PLUGIN_PATH='/no/such/folder').startswith(message)
    assert command.bad('list', '--json', RIFFLE_PLUGIN_PATH='/no/such/folder').startswith(message)
    with tempfile.TemporaryDirectory() as folder:
        equal(command.bad('list', RIFFLE_PLUGIN_PATH=folder), 'no game was found; “list --broken” may say why')
    # The user's own folder may be missing, but not be out of reach.
    with tempfile.TemporaryDirectory() as folder:
        command.good('list', '--user-modules', XDG_DATA_HOME=folder)
        os.symlink('riffle', os.path.join(folder, 'riffle'))
        result = command.run('list', '--user-modules', XDG_DATA_HOME=folder)
        equal(result.returncode, 2)
        assert f'{folder}/riffle/plugins: the folder cannot be read: ' in result.stderr, result.stderr
    # One that is not named from the root on is none, wherever the program is started.
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(f'{folder}/.local/share/riffle/plugins/is-a-folder.so')
        result = command.run('list', '--broken', '--user-modules', XDG_DATA_HOME='share', HOME=folder)
        assert f'{folder}/.local/share/riffle/plugins/is-a-folder.so\t' in result.stdout, result.stdout
    # Here the reasons are what was asked for.
    assert command.good('list', '--broken', RIFFLE_PLUGIN_PATH='/no/such/folder').startswith('/no/such/folder\t')


main([test_help, test_help_of_commands, test_documented_json, test_no_command, test_unknown_command, test_unknown_option,
      test_unknown_game, test_unknown_game_option, test_wrong_deal, test_wrong_number_of_arguments, test_bytes_that_are_no_text,
      test_languages_that_are_no_text, test_long_words, test_control_characters, test_ordinary_files, test_full_output, test_limited_output,
      test_unusable_path])
