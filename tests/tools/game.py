#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What ./run builds is what it takes to play, and nothing else: game.py NINJA SOURCE BUILD."""

import os
import re
import subprocess
import sys

NINJA, SOURCE, BUILD = sys.argv[1:]
WANTED = ('src/app/riffle', 'src/cli/riffle-cli', 'data/gschemas.compiled', 'src/engine/libpatience-1.so.1.0.0')
UNWANTED = re.compile(r'^(?:\.\./)?(?:tests|docs|plugins/template)/|\.(?:gir|typelib)$')


def ask(tool):
    result = subprocess.run([NINJA, '-C', BUILD, '-t', tool, 'game'], capture_output=True, text=True, check=True)
    return {line.strip().removeprefix('| ') for line in result.stdout.splitlines()}


def main():
    built = ask('query') | ask('inputs')
    with open(f'{SOURCE}/po/LINGUAS', encoding='utf-8') as file:
        languages = [word for line in file if not line.startswith('#') for word in line.split()]
    wanted = {*WANTED, *(f'po/{language}/LC_MESSAGES/riffle.mo' for language in languages),
              *(f'plugins/{name}/{name}.so' for name in os.listdir(f'{SOURCE}/plugins')
                if name != 'template' and os.path.isdir(f'{SOURCE}/plugins/{name}'))}
    faults = [f'is not built: {name}' for name in sorted(wanted - built)]
    faults += [f'is built, and nobody plays with it: {name}' for name in sorted(built) if UNWANTED.search(name)]
    print('\n'.join(faults) or f'{len(wanted)} files to play with')
    sys.exit(bool(faults))


main()
