#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: no more than four source files of a folder need one another: knots.py BUILD.

A file needs another if it uses a symbol that the other one defines. Files that can all be reached from each other form
a knot: none of them can be understood, tested or replaced without the others.
"""

import os
import subprocess
import sys

MOST = 4


def find_objects(build):
    for folder, _, names in os.walk(os.path.join(build, 'src')):
        for name in names:
            if name.endswith('.c.o'):
                yield os.path.join(folder, name)


def read_symbols(paths):
    """Of each object the symbols that it defines for others, and those that it takes from them."""
    symbols = {path: (set(), set()) for path in paths}
    for line in subprocess.run(['nm', '-A', '-g', *paths], capture_output=True, text=True, check=True).stdout.splitlines():
        path, _, symbol = line.rpartition(':')
        *_, kind, name = symbol.split()
        defined, needed = symbols[path]
        if kind == 'U':
            needed.add(name)
        elif kind.isupper():
            defined.add(name)
    return symbols


def build_graph(build):
    symbols = read_symbols(list(find_objects(build)))
    home = {name: path for path, (defined, _) in symbols.items() for name in defined}
    return {path: {home[name] for name in needed if name in home} - {path}
            for path, (_, needed) in symbols.items()}


def find_reachable(graph, start):
    seen, waiting = set(), [start]
    while waiting:
        for path in graph[waiting.pop()] - seen:
            seen.add(path)
            waiting.append(path)
    return seen


def find_knots(graph):
    """Sets of files that are reached from each other; a file alone is none."""
    reachable = {path: find_reachable(graph, path) for path in graph}
    knots, done = [], set()
    for path in sorted(graph):
        knot = {other for other in reachable[path] if path in reachable[other]}
        if path not in done and len(knot) > 1:
            knots.append(knot)
        done |= knot
    return knots


def get_folder(build, path):
    return os.path.relpath(path, os.path.join(build, 'src')).split(os.sep)[0]


def test(build):
    graph = build_graph(build)
    if len(graph) < 100:
        return [f'only {len(graph)} objects were found in {build}/src']
    faults = []
    for knot in find_knots(graph):
        folders = sorted({get_folder(build, path) for path in knot})
        names = ' '.join(sorted(os.path.basename(path)[:-len('.c.o')] for path in knot))
        if len(knot) > MOST:
            faults.append(f'{", ".join(folders)}: {len(knot)} files need one another, {MOST} are the limit: {names}')
    return faults


def main():
    faults = test(sys.argv[1])
    print('\n'.join(faults) if faults else 'no knot')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
