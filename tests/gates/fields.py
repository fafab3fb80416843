#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the inside of the board is small: fields.py SOURCE.

What its files know of each other is in one private header: fewer than 150 lines, at most 20 fields, and each field is
written in one file only. Everything else belongs to objects of their own.
"""

import glob
import os
import re
import sys

MOST_LINES = 149
MOST_FIELDS = 20


def strip_comments(text):
    return re.sub(r'/\*.*?\*/', '', text, flags=re.DOTALL)


def find_struct(text):
    """The fields of the object whose inside a header shows; none if it shows none."""
    match = re.search(r'^struct _(\w+)\n\{(.*?)^\};', strip_comments(text), re.DOTALL | re.MULTILINE)
    if match is None:
        return None, []
    lines = [line.strip() for line in match.group(2).split(';') if line.strip()]
    return match.group(1), [re.search(r'(\w+)\W*(?:\[.*\])?(?:\)\s*\(.*\))?$', line, re.DOTALL).group(1) for line in lines]


def find_writers(sources, fields):
    """The files that write a field, or a part of it, for each field."""
    writers = {field: set() for field in fields}
    pattern = re.compile(r'\bself->(\w+)((?:\.\w+|\[[^\]]*\])*)\s*(?:[-+|&^]?=(?!=)|\+\+|--)')
    cleared = re.compile(r'\bg_(?:clear_\w+|set_\w+|steal_pointer)\s*\(&self->(\w+)')
    for name, text in sources.items():
        for field in [match[0] for match in pattern.findall(text)] + cleared.findall(text):
            if field in writers:
                writers[field].add(name)
    return writers


def test_header(path):
    with open(path, encoding='utf-8') as file:
        text = file.read()
    kind, fields = find_struct(text)
    name = os.path.basename(path)
    faults = [] if fields else [f'{name} has no struct']
    n_lines = text.count('\n')
    if n_lines > MOST_LINES:
        faults.append(f'{name}: {n_lines} lines, {MOST_LINES} are the limit')
    if len(fields) > MOST_FIELDS:
        faults.append(f'{name}: {kind} has {len(fields)} fields, {MOST_FIELDS} are the limit')
    sources = {}
    for source in glob.glob(os.path.join(os.path.dirname(path), '*.c')):
        with open(source, encoding='utf-8') as file:
            content = strip_comments(file.read())
        if f'"{name}"' in content:
            sources[os.path.basename(source)] = content
    for field, writers in find_writers(sources, fields).items():
        if len(writers) > 1:
            faults.append(f'{name}: {field} is written in {", ".join(sorted(writers))}')
    return faults


def main():
    path = os.path.join(sys.argv[1], 'src', 'board', 'riffle-board-private.h')
    faults = test_header(path)
    print('\n'.join(faults) if faults else 'the inside of the board is small')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
