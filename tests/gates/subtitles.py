#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the second line of a row of preferences is a phrase, without a full stop at its end, in every language."""

import re
import sys

import tree

TEXT = r'(?:PAT_NC_ |N_|_)\s*\((?:\s*"(?:[^"\\]|\\.)*"\s*,?)+\)'
# The help of an option in a variant's table, and the subtitle of a switch in the program's own preferences.
OPTION = re.compile(r'\{\s*"[a-z0-9-]+",\s*' + TEXT + r',\s*(' + TEXT + r'),\s*PAT_OPTION_')
NAMED = re.compile(r'\.key\s*=[^;{}]*?\.help\s*=\s*(' + TEXT + r')')
SWITCH = re.compile(r'\{\s*"[a-z0-9-]+",\s*' + TEXT + r',\s*(' + TEXT + r')\s*\}')
ROW = re.compile(r'riffle_rows_new_\w+ \(\s*' + TEXT + r',\s*(' + TEXT + r'),')
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
LEAST = 60  # so many are there at least, or the tables are written in another way


def join(literal):
    """The text of C strings that follow each other."""
    return ''.join(STRING.findall(literal))


def subtitles_of(root):
    """Where each stands, and its text."""
    for folder, patterns in (('plugins', (OPTION, NAMED)), ('src/engine', (NAMED,)), ('src/app', (SWITCH, ROW))):
        for path in tree.files(root, '*.c', '*.h', below=(folder,)):
            # Macros of tables go on behind backslashes; lines stay to be counted.
            text = tree.read(root, path).replace('\\\n', ' \n')
            for pattern in patterns:
                for match in pattern.finditer(text):
                    yield f'{path}:{text.count(chr(10), 0, match.start(1)) + 1}', join(match.group(1))


def translations_of(root, language):
    """Sentences of the sources and what they are in a language."""
    for block in tree.read(root, f'po/{language}.po').split('\n\n'):
        parts = re.search(r'^msgid (".*(?:\n".*)*)\nmsgstr (".*(?:\n".*)*)', block, re.MULTILINE)
        if parts and not re.search('^#~', block, re.MULTILINE):
            yield join(parts.group(1)), join(parts.group(2))


def main():
    root = sys.argv[1]
    subtitles = list(subtitles_of(root))
    faults = [f'{place}: a full stop ends “{text}”' for place, text in subtitles if text.endswith('.')]
    if len(subtitles) < LEAST:
        faults.append(f'only {len(subtitles)} subtitles were found')
    sentences = {text for _, text in subtitles}
    languages = tree.read(root, 'po/LINGUAS').split()
    for language in languages:
        faults += [f'po/{language}.po: a full stop ends “{translation}”'
                   for text, translation in translations_of(root, language)
                   if text in sentences and translation.endswith('.')]
    tree.verdict(faults, subtitles)


main()
