# SPDX-License-Identifier: GPL-3.0-or-later
"""What the gates have in common: the files of the tree, C without its comments, and how a verdict is told.

A gate is a program that gets the source folder (and, if it needs one, the build folder), prints each fault as
"file:line: what is wrong" and fails when there was any. Exit status 77 tells meson that it could not be applied.
"""

import fnmatch
import os
import re
import sys

SKIPPED_FOLDERS = ('_build*', '.git', '.flatpak-builder', 'subprojects', '__pycache__')
BUILT = 'meson-private'  # a folder with this inside was built, whatever its name is


def is_skipped(place, name):
    return any(fnmatch.fnmatch(name, skipped) for skipped in SKIPPED_FOLDERS) or \
        os.path.isdir(os.path.join(place, name, BUILT))


def files(root, *patterns, below=('',)):
    """The files below the given folders whose names match a pattern, as sorted paths relative to the root."""
    found = []
    for folder in below:
        for place, folders, names in os.walk(os.path.join(root, folder)):
            folders[:] = [name for name in folders if not is_skipped(place, name)]
            for name in names:
                if any(fnmatch.fnmatch(name, pattern) for pattern in patterns):
                    found.append(os.path.relpath(os.path.join(place, name), root))
    return sorted(set(found))


def read(root, path):
    try:
        with open(os.path.join(root, path), encoding='utf-8', errors='replace', newline='') as file:
            return file.read()
    except FileNotFoundError:
        sys.exit(f'{path} does not exist.')


_TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)


def without_comments(text):
    """C source with its comments blanked out; lines keep their numbers."""
    def blank(match):
        token = match.group(0)
        return re.sub(r'[^\n]', ' ', token) if token.startswith('/') else token
    return _TOKEN.sub(blank, text)


def numbered(text):
    return enumerate(text.splitlines(), 1)


def skip(reason):
    print(reason)
    sys.exit(77)


def verdict(faults, seen):
    """Ends the gate. One that has looked at nothing has proved nothing, and fails, too."""
    for fault in faults:
        print(fault)
    if not seen:
        print('There was nothing to look at.')
    sys.exit(1 if faults or not seen else 0)
