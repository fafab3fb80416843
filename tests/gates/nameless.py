#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: neither the application nor the engine nor the command line knows a variant by its name.

The ids come from the program itself, so a new variant is guarded from its first day. The book writes about games, as books do,
but leads to them only as the engine lists them.
"""

import re
import subprocess
import sys

import tree

# Ids that are words of the trade: they count only as a string of their own, "fan" or "fan#617".
ORDINARY = {'clock', 'corners', 'fan', 'limited', 'pairs', 'vertical'}

# Here all ids are words of the trade: texts about the history of games, their scoring and their ranks.
PROSE = 'src/app/book/'

CODE = ('src/app', 'src/board', 'src/deck', 'src/cli', 'src/engine')


def variant_ids(program):
    output = subprocess.run([program, 'list'], capture_output=True, encoding='utf-8', check=True).stdout
    return sorted({line.split('\t')[0] for line in output.splitlines() if line.strip()})


def without_xml_comments(text):
    return re.sub(r'<!--.*?-->', lambda match: re.sub(r'[^\n]', ' ', match.group(0)), text, flags=re.DOTALL)


def faults_of(root, path, pattern):
    text = tree.read(root, path)
    text = without_xml_comments(text) if path.endswith('.ui') else tree.without_comments(text)
    for number, line in tree.numbered(text):
        for match in pattern[path.startswith(PROSE)].finditer(line):
            yield f'{path}:{number}: names the variant {match.group(0)}'


def main():
    root, program = sys.argv[1:3]
    ids = variant_ids(program)
    if not ids:
        tree.verdict([f'{program} list names no variant'], [])
    # An id as a word, or as a part of an identifier such as show_klondike_help or KLONDIKE_ID.
    names = '|'.join(re.escape(each) for each in ids if each not in ORDINARY)
    strings = '|'.join(re.escape(each) for each in ids)
    alone = rf'(?-i:"(?:{strings})(?=["#:]))'
    pattern = (re.compile(rf'(?<![A-Za-z])(?:{names})(?![A-Za-z])|{alone}', re.IGNORECASE), re.compile(alone))
    paths = tree.files(root, '*.c', '*.h', '*.ui', below=CODE)
    tree.verdict([fault for path in paths for fault in faults_of(root, path, pattern)], paths)


main()
