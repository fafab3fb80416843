#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the command line deals with what it is not meant for: wrong words, missing words, and an output that is full."""

import os

from command import equal, main

COMMANDS = ('list', 'rules', 'options', 'deal', 'play', 'moves', 'check', 'convert')


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


def test_no_command(command):
    result = command.run()
    equal((result.returncode, result.stdout), (2, ''))
    assert result.stderr.startswith('Usage: riffle-cli COMMAND')


def test_unknown_command(command):
    equal(command.bad('paly'), 'there is no command “paly”. Did you mean “play”?')
    equal(command.bad('option'), 'there is no command “option”. Did you mean “options”?')
    equal(command.bad('xyzzy'), 'there is no command “xyzzy”; --help lists them')
    # These come with the solver.
    equal(command.bad('solve', 'klondike#1'), 'there is no command “solve”; --help lists them')
    equal(command.bad('grade', 'klondike#1'), 'there is no command “grade”; --help lists them')


def test_unknown_option(command):
    equal(command.bad('list', '--brokn'), 'there is no option --brokn. Did you mean --broken?')
    equal(command.bad('play', '--postion=x'), 'there is no option --postion. Did you mean --position?')
    equal(command.bad('deal', '--qwertz', 'klondike#1'), 'there is no option --qwertz; --help lists them')
    assert command.bad('list', '-x')


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
    equal(command.bad('play'), 'an argument is missing: DEAL [MOVE…]')
    equal(command.bad('convert'), 'an argument is missing: FILE')
    equal(command.bad('check'), 'an argument is missing: GAME|MODULE.so…')
    equal(command.bad('deal', 'klondike#1', 'klondike#2'), '“klondike#2” is one argument too many')
    equal(command.bad('list', 'klondike'), '“klondike” is one argument too many')
    equal(command.bad('moves', 'klondike#1', 's'), '“s” is one argument too many')


def test_bytes_that_are_no_text(command):
    for arguments in (['deal', b'klond\xffike#1'], ['rules', b'\xff\xfe'], [b'\xc3'], ['play', 'klondike#1', b'\xff']):
        result = command.run(*arguments)
        equal((result.returncode, result.stdout), (2, ''))
        assert result.stderr


def test_full_output(command):
    if not os.path.exists('/dev/full'):
        return
    pid = os.posix_spawn(command.program, ['riffle-cli', 'deal', 'klondike#1'], command.environment,
                         file_actions=[(os.POSIX_SPAWN_OPEN, 1, '/dev/full', os.O_WRONLY, 0),
                                       (os.POSIX_SPAWN_OPEN, 2, '/dev/null', os.O_WRONLY, 0)])
    equal(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), 2)


main([test_help, test_help_of_commands, test_no_command, test_unknown_command, test_unknown_option, test_unknown_game,
      test_unknown_game_option, test_wrong_deal, test_wrong_number_of_arguments, test_bytes_that_are_no_text,
      test_full_output])
