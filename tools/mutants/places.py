# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be changed in C source: operators, truth values and what functions return, one at a time."""

import random
import re
from typing import NamedTuple

SWAPPED = {
    '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==',
    '&&': '||', '||': '&&', '+': '-', '-': '+', '!': '',
    'TRUE': 'FALSE', 'FALSE': 'TRUE', '0': '1', '1': '0',
}

# Warnings that a change may cause, and that would keep it from being compiled if warnings are errors.
_WARNINGS = (
    'pragmas', 'unknown-warning-option', 'parentheses', 'logical-not-parentheses', 'type-limits', 'bool-compare',
    'int-in-bool-context', 'tautological-compare', 'maybe-uninitialized', 'unused-variable', 'unused-but-set-variable',
    'unused-function', 'array-bounds', 'stringop-overflow', 'nonnull', 'format-truncation', 'duplicated-cond')
_PREFACE = ''.join(f'#pragma GCC diagnostic ignored "-W{name}"\n' for name in _WARNINGS) + '#line 1\n'

# Of these a change is not looked for: comments, texts, the preprocessor, what guards against faults of programmers,
# and how an array is laid out.
_QUIET = re.compile(
    r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    r'|^[ \t]*#(?:\\\n|[^\n])*'
    r'|\bg_(?:assert|return_if_fail|return_val_if_fail|assert_\w+|warn_if_fail|array_new|array_sized_new) \([^;]*;',
    re.DOTALL | re.MULTILINE)
_FUNCTION = re.compile(r'^([A-Za-z_][\w *]*)\n(\w+) \(', re.MULTILINE)
_PLACE = re.compile(
    r'(?<= )(?:<=|>=|==|!=|&&|\|\||<|>|\+|-)(?=\s)'
    r'|!(?=[\w(])'
    r'|\b(?:TRUE|FALSE)\b'
    r'|(?<=\breturn )[01](?=;)'
    r'|\breturn (?P<value>[^;]+)(?=;)')
_LITERAL = re.compile(r'TRUE|FALSE|[01]')


class Change(NamedTuple):
    """One change of one file: what stands from start to end becomes text."""
    path: str
    start: int
    end: int
    text: str
    line: int      # counted from 1
    before: str    # the line as it is, and as it would be
    after: str


def blanked(source):
    """The source with all that is left alone replaced by blanks of the same length."""
    return _QUIET.sub(lambda match: re.sub(r'[^\n]', ' ', match.group(0)), source)


def _change(path, source, start, end, text):
    first = source.rfind('\n', 0, start) + 1
    last = source.find('\n', start)
    last = len(source) if last < 0 else last
    after = source[first:start] + text + source[end:]
    return Change(path, start, end, text, source.count('\n', 0, start) + 1,
                  source[first:last].strip(), after.split('\n', 1)[0].strip())


def _returns_truth(functions, start):
    kinds = [kind for place, kind in functions if place < start]
    return bool(kinds) and kinds[-1].split()[-1] == 'gboolean'


def find_changes(path, source):
    """All changes of a file, in the order of its text."""
    text = blanked(source)
    functions = [(match.start(), match.group(1)) for match in _FUNCTION.finditer(text)]
    found = []
    position = 0
    while match := _PLACE.search(text, position):
        position = match.end()
        value = match.group('value')
        if value is None:
            found.append(_change(path, source, match.start(), match.end(), SWAPPED[match.group(0)]))
            continue
        # What stands in the value is looked at, too.
        position = match.start('value')
        if _returns_truth(functions, match.start()) and not _LITERAL.fullmatch(value):
            start, end = match.span('value')
            found.append(_change(path, source, start, end, f'!({source[start:end]})'))
    return found


def apply(change, source):
    """The source to compile instead."""
    return _PREFACE + source[:change.start] + change.text + source[change.end:]


class Sample:
    """The changes of some files in an order that a seed decides: one of each file in turn."""

    def __init__(self, changes, seed):
        self._waiting = {}
        for change in changes:
            self._waiting.setdefault(change.path, []).append(change)
        for path, waiting in self._waiting.items():
            random.Random(f'{seed} {path}').shuffle(waiting)
        self._paths = sorted(self._waiting)
        random.Random(seed).shuffle(self._paths)

    def draw(self, count):
        """The next changes; fewer if there are no more, and those of a file together."""
        drawn = []
        while len(drawn) < count and any(self._waiting.values()):
            for path in self._paths:
                if self._waiting[path] and len(drawn) < count:
                    drawn.append(self._waiting[path].pop())
        return sorted(drawn)

    def replace(self, change):
        """Another change instead of one that cannot be compiled: of the same file if there is one; otherwise None."""
        waiting = self._waiting[change.path]
        return waiting.pop() if waiting else None


def read_equivalents(text):
    """The changes that make no difference, as (path, before, after): "PATH: BEFORE → AFTER", then an indented reason."""
    found = set()
    blocks = re.split(r'\n(?=\S)', re.sub(r'^#.*\n', '', text, flags=re.MULTILINE).strip())
    for block in filter(None, blocks):
        head, _, reason = block.partition('\n')
        match = re.fullmatch(r'(\S+): (.+) → (.+)', head)
        if match is None or not reason.strip():
            raise ValueError(f'“{head}” is not “PATH: BEFORE → AFTER” with a reason below.')
        found.add(match.groups())
    return found
