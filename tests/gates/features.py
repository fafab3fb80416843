#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the files, tests and keys that docs/features.md names exist: features.py SOURCE BUILD."""

import json
import os
import re
import sys

import tree

PAGE = 'docs/features.md'
TABLE = 'src/app/shortcuts/riffle-shortcuts-table.c'
MODIFIERS = {'Ctrl': '<Control>', 'Shift': '<Shift>', 'Alt': '<Alt>'}
NAMES = {'Enter': 'Return', '?': 'question'}  # as the table of keys calls them


def rows(text):
    """Each row of a table as its line and cells, without the heads."""
    for number, line in tree.numbered(text):
        if line.startswith('|') and not re.match(r'\|[-|]+$|\| \| feature', line):
            yield number, [cell.strip() for cell in line.strip('|').split('|')]


def accelerators(cell):
    """The keys with modifiers that a cell names, as the table of keys writes them."""
    for found in re.findall(r'(?:(?:Ctrl|Shift|Alt)\+)+(?:\w+|\?)', cell):
        *held, key = found.split('+')
        yield found, ''.join(MODIFIERS[name] for name in held) + NAMES.get(key, key.lower() if len(key) == 1 else key)


def faults_of(root, cells, tests, keys):
    if len(cells) != 5:
        return ['a row has five cells']
    _number, _feature, where, places, names = cells
    faults = [f'{path} does not exist' for path in re.findall('`(.+?)`', places) if not os.path.exists(os.path.join(root, path))]
    faults += [f'there is no test {name}' for name in re.findall('`(.+?)`', names) if name not in tests]
    if places and not names:
        faults.append('no test is named')
    return faults + [f'{found} is not a key of the program' for found, key in accelerators(where) if f'"{key}"' not in keys]


def main(root, build):
    with open(os.path.join(build, 'meson-info', 'intro-tests.json'), encoding='utf-8') as file:
        tests = {test['name'] for test in json.load(file)}
    keys = re.sub(r'"<Control>" #n', lambda _: ' '.join(f'"<Control>{n}"' for n in range(1, 9)), tree.read(root, TABLE))
    found = list(rows(tree.read(root, PAGE)))
    faults = [f'{PAGE}:{number}: {fault}' for number, cells in found for fault in faults_of(root, cells, tests, keys)]
    for fault in faults:
        print(fault)
    print(f'{len(found)} rows of {PAGE} name files, tests and keys')
    sys.exit(bool(faults) or not found)


if __name__ == '__main__':
    main(*sys.argv[1:])
