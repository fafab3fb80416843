#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: all C is laid out as uncrustify does it with tools/uncrustify.cfg, in lines of at most 100 characters; what is not a
test has at most 400 of them in a file.

With --mend behind the source folder it lays the files out instead of complaining; long lines it cannot mend.
"""

import difflib
import re
import shutil
import subprocess
import sys

import tree

LONGEST_LINE = 100
MOST_LINES = 400
# Versions differ in small ways; the verdict is that of the versions which the configuration was made with.
KNOWN_VERSIONS = ('0.72.', '0.78.')
CONTEXT = 12


def laid_out(root, path):
    result = subprocess.run(['uncrustify', '-q', '-c', f'{root}/tools/uncrustify.cfg', '-l', 'C', '-f', f'{root}/{path}'],
                            capture_output=True, encoding='utf-8', errors='replace')
    if result.returncode != 0:
        raise RuntimeError(f'{path}: uncrustify could not read it: {result.stderr.strip()}')
    return result.stdout


def is_long(line):
    # The addresses of the world are as long as they are.
    return len(line) > LONGEST_LINE and re.search(r'https?://', line) is None


def faults_of(root, path):
    text = tree.read(root, path)
    for number, line in tree.numbered(text):
        if is_long(line):
            yield f'{path}:{number}: {len(line)} characters, {LONGEST_LINE} is the limit'
    if text.count('\n') > MOST_LINES and not path.startswith('tests/'):
        yield f'{path}: more than {MOST_LINES} lines, so that there may be two things in it'
    wanted = laid_out(root, path)
    if wanted != text:
        difference = list(difflib.unified_diff(text.splitlines(), wanted.splitlines(), 'as it is', 'as it should be', n=1, lineterm=''))
        yield f'{path}: not laid out as it should be; tests/gates/layout.py . --mend changes that'
        yield from ('    ' + line for line in difference[2:2 + CONTEXT])


def mend(root, path):
    wanted = laid_out(root, path)
    if wanted != tree.read(root, path):
        print(f'laid out {path}')
        with open(f'{root}/{path}', 'w', encoding='utf-8', newline='') as file:
            file.write(wanted)


def main():
    root = sys.argv[1]
    if shutil.which('uncrustify') is None:
        tree.skip('uncrustify is not installed.')
    version = subprocess.run(['uncrustify', '--version'], capture_output=True, encoding='utf-8').stdout.strip()
    if not any(known in version for known in KNOWN_VERSIONS):
        tree.skip(f'{version} is not a version that the configuration was tried with ({", ".join(KNOWN_VERSIONS)}x).')
    paths = tree.files(root, '*.c', '*.h', below=('src', 'plugins', 'tests', 'tools'))
    if '--mend' in sys.argv:
        for path in paths:
            mend(root, path)
    tree.verdict([fault for path in paths for fault in faults_of(root, path)], paths)


main()
