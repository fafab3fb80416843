#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the manual pages name every option that the programs have, and no other. usage: manuals.py RIFFLE RIFFLE_CLI FOLDER

What a program has is what its --help prints; of the command line program, each command is compared with its own part of
the page. If the programs man and mandoc are installed, they must find nothing wrong with the pages.
"""

import os
import re
import shutil
import subprocess
import sys

import tree

OPTION = re.compile(r'(?<![\w-])--[a-z][a-z-]*')
COMMAND = re.compile(r'(?m)^  ([a-z][a-z-]*)  +\S')
HARMLESS = 'STYLE: input text line longer'  # a sentence may be one line


def ask(program, *arguments):
    environment = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C'}
    result = subprocess.run([program, *arguments], capture_output=True, encoding='utf-8', env=environment, check=False)
    if result.returncode != 0 or not result.stdout:
        sys.exit(f'{program} {" ".join(arguments)}: {result.stderr.strip()}')
    return result.stdout


def options_of_page(text):
    """The options that begin a paragraph of their own."""
    heads = re.findall(r'(?m)^\.TP(?: \d+)?\n(.*)$', text)
    return {option for head in heads for option in OPTION.findall(head.replace('\\-', '-'))}


def compare(what, page, has):
    named = options_of_page(page)
    faults = [f'{what}: {option} is missing' for option in sorted(has - named)]
    return faults + [f'{what}: there is no {option}' for option in sorted(named - has)]


def commands_of_page(text):
    """The parts of the page that are about one command each, by its name."""
    text = re.search(r'(?ms)^\.SH COMMANDS\n(.*?)(?=^\.SH )', text).group(1)
    parts = re.split(r'(?m)^\.SS "?([a-z-]+)', text)[1:]
    return dict(zip(parts[::2], parts[1::2]))


def application_faults(riffle, page):
    return compare('riffle.6', page, set(OPTION.findall(ask(riffle, '--help-all'))))


def companion_faults(riffle_cli, page):
    common = options_of_page(re.search(r'(?ms)^\.SH OPTIONS\n(.*?)(?=^\.SH )', page).group(1))
    documented = commands_of_page(page)
    commands = COMMAND.findall(ask(riffle_cli, '--help'))
    faults = [f'riffle-cli.1: the command {name} is missing' for name in commands if name not in documented]
    faults += [f'riffle-cli.1: there is no command {name}' for name in documented if name not in commands]
    for name in commands:
        has = set(OPTION.findall(ask(riffle_cli, name, '--help')))
        faults += [f'riffle-cli.1: {option} is not common to all commands: {name} lacks it'
                   for option in sorted(common - has - {'--version'})]
        faults += compare(f'riffle-cli.1, {name}', documented.get(name, ''), has - common)
    return faults


def layout_faults(path):
    checks = (['man', '--warnings', '-E', 'UTF-8', '-l', path], ['mandoc', '-T', 'lint', path])
    for command in checks:
        if shutil.which(command[0]):
            result = subprocess.run(command, capture_output=True, encoding='utf-8', errors='replace', check=False,
                                    env={**os.environ, 'MANWIDTH': '80', 'LC_ALL': 'C.UTF-8'})
            text = result.stdout if command[0] == 'mandoc' else result.stderr
            yield from (line for line in text.splitlines() if HARMLESS not in line)


def main():
    riffle, riffle_cli, folder = sys.argv[1:4]
    pages = {name: tree.read(folder, name) for name in ('riffle.6', 'riffle-cli.1')}
    faults = application_faults(riffle, pages['riffle.6']) + companion_faults(riffle_cli, pages['riffle-cli.1'])
    for name in pages:
        faults += layout_faults(f'{folder}/{name}')
    tree.verdict(faults, pages)


main()
