#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one operator or returned value at a time, and reports the changes that no test notices.

Without files a fixed sample of a hundred is drawn, half of it from the decisions of the engine, half from those of the
board. "engine" and "board" stand for the files of one half. All of it happens in a copy of the tree, in _build-mutants.
"""

import argparse
import collections
import fnmatch
import os
import sys

import places
import programs

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EQUIVALENTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'equivalent.txt')
COPY = os.path.join(TOP, '_build-mutants')
SEED = 1
COUNT = 100  # changes in a sample


class Half:
    """Part of the program whose changes one suite notices."""

    def __init__(self, name, folder, patterns, unconcerned=()):
        self.name = name
        self.folder = folder
        self.unconcerned = unconcerned  # tests of the suite, as patterns, that look at something else
        self.patterns = patterns

    def list_files(self, root):
        return sorted(path for path in programs.list_files(root)
                      if any(fnmatch.fnmatch(path, f'{self.folder}/{pattern}.c') for pattern in self.patterns))


BOARD_OBJECTS = (
    'asked', 'board-hold', 'board-play', 'clicks', 'deal-order', 'drop', 'fit', 'flight-order', 'focus', 'geometry',
    'highlights', 'motion', 'pile-jump', 'press', 'specials', 'table')
HALVES = (
    Half('engine', 'src/engine', ('rules/*', 'click/*', 'game/*', 'save/*', 'layout/*', 'options/*'),
         unconcerned=('collection', 'guard*', 'registry-folders', 'variants')),
    Half('board', 'src/board', [f'*riffle-{name}' for name in BOARD_OBJECTS]),
)


class Tests:
    """The tests of a half: first those that have noticed most in the same file, then in its folder, then the fastest."""

    def __init__(self, workplace, half):
        found = workplace.find_tests(half.name)
        self._tests = [test for name, test in found.items()
                       if not any(fnmatch.fnmatch(name, pattern) for pattern in half.unconcerned)]
        self._noticed = collections.Counter()
        for test in self._tests:
            progress(f'Without a change: {test.name}')
            test.measure()

    def try_out(self, change):
        """Result and name of the test: 'noticed', 'hung', 'not compiled' or 'survived'."""
        room = os.path.dirname(change.path)
        for test in sorted(self._tests, key=lambda one: (-self._noticed[change.path, one.name], -self._noticed[room, one.name],
                                                         one.seconds, one.name)):
            if test.make() is not None:
                return 'not compiled', None
            result = test.run()
            if result != 'passed':
                self._noticed[room, test.name] += 1
                self._noticed[change.path, test.name] += 1
                return 'hung' if result == 'hung' else 'noticed', test.name
        return 'survived', None


def progress(text):
    if sys.stderr.isatty():
        print(f'\r\033[K{text}', end='', file=sys.stderr, flush=True)


def tell(text):
    progress('')
    print(text, flush=True)


def read(root, path):
    with open(os.path.join(root, path), encoding='utf-8', newline='') as file:
        return file.read()


def find_all(root, paths):
    with open(EQUIVALENTS, encoding='utf-8') as file:
        equivalents = places.read_equivalents(file.read())
    return [change for path in paths for change in places.find_changes(path, read(root, path))
            if (change.path, change.before, change.after) not in equivalents]


def try_sample(workplace, half, paths, options):
    """Tries as many changes as are wanted; returns pairs of change and result."""
    tests = Tests(workplace, half)
    sample = places.Sample(find_all(TOP, paths), options.seed)
    waiting = sample.draw(options.count)
    total = len(waiting)
    done = []
    while waiting:
        change = waiting.pop(0)
        n_tried = sum(result != 'not compiled' for _, result in done)
        progress(f'{half.name} [{"#" * (30 * n_tried // total):30}] {n_tried}/{total}  {change.path}:{change.line}')
        source = read(TOP, change.path)
        workplace.write(change.path, places.apply(change, source))
        result, name = tests.try_out(change)
        workplace.write(change.path, source)
        done.append((change, result))
        other = sample.replace(change) if result == 'not compiled' else None
        if other is not None:
            waiting.insert(0, other)
        if options.verbose or result == 'survived':
            by = f' by {name}' if name else ''
            tell(f'{change.path}:{change.line}: {result}{by}\n    {change.before}\n  → {change.after}')
    return done


def report(done):
    """The table, and the last line."""
    counts = collections.Counter((os.path.dirname(change.path), result) for change, result in done)
    tell(f'\n{"":24}{"noticed":>10}{"hung":>10}{"survived":>10}{"not compiled":>15}')
    for room in sorted({room for room, _ in counts}):
        columns = [counts[room, result] for result in ('noticed', 'hung', 'survived', 'not compiled')]
        tell('{:24}{:10}{:10}{:10}{:15}'.format(room, *columns))
    results = collections.Counter(result for _, result in done)
    n_noticed = results['noticed'] + results['hung']
    hung = f', {results["hung"]} of them by a test that did not end' if results['hung'] else ''
    tell(f'{n_noticed} of {n_noticed + results["survived"]} changes were noticed{hung}')
    return n_noticed + results['survived'] > 0


def choose(half, names):
    """The files of a half that are meant by the arguments; all of them without arguments."""
    if not names or half.name in names:
        return half.list_files(TOP)
    paths = [os.path.relpath(os.path.abspath(name), TOP) for name in names if os.path.exists(name)]
    return sorted(path for path in paths if path.startswith(half.folder + '/') and path.endswith('.c'))


def main():
    parser = argparse.ArgumentParser(prog='./check --mutants', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('files', metavar='FILE', nargs='*', help='C files of src/engine or src/board, "engine" or "board"')
    parser.add_argument('--seed', type=int, default=SEED, help='of the sample (%(default)s)')
    parser.add_argument('--count', type=int, default=None, help=f'the most changes of each half ({COUNT} if files are named)')
    parser.add_argument('--verbose', action='store_true', help='tell of each change, not only of those that survive')
    options = parser.parse_args()
    chosen = [(half, paths) for half in HALVES if (paths := choose(half, options.files))]
    known = {path for _, paths in chosen for path in paths} | {half.name for half in HALVES}
    for name in options.files:
        if name not in known and os.path.relpath(os.path.abspath(name), TOP) not in known:
            parser.error(f'“{name}” is not a C file of src/engine or src/board')
    if options.count is None:
        is_whole = all(name in {half.name for half in HALVES} for name in options.files)
        options.count = COUNT // len(HALVES) if is_whole else COUNT
    try:
        workplace = programs.Workplace(TOP, COPY)
        done = [pair for half, paths in chosen for pair in try_sample(workplace, half, paths, options)]
    except programs.Broken as broken:
        sys.exit(str(broken))
    sys.exit(0 if report(done) else 1)


if __name__ == '__main__':
    main()
