#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums up the logs that meson wrote about its tests as one line: "N passed, N failed, N skipped".

Before it stands what failed and what was skipped, with the reason that the test has given. One that has given none fails.
"""

import argparse
import json
import re
import sys

PASSED = {'OK', 'EXPECTEDFAIL'}
SKIPPED = {'SKIP'}
# A part of a test in TAP: "ok 3 /name # SKIP reason"; without any part, "1..0 # SKIP reason".
PART = re.compile(r'^(?:ok \d+ *(?:- )?(.*?)|1\.\.0) *# *SKIP\b *(.*)$', re.IGNORECASE)


def read_tests(path):
    with open(path, encoding='utf-8') as log:
        for line in log:
            yield json.loads(line)


def skipped_parts(test):
    """Name and reason of each part of a test that says in TAP what it has skipped."""
    for line in test.get('stdout', '').splitlines():
        match = PART.match(line)
        if match:
            yield match.group(1) or '', match.group(2).strip()


def last_word(test):
    """The reason of a test that ends with the status for a skipped one: the last line that it has printed."""
    lines = [line.strip() for line in test.get('stdout', '').splitlines() if line.strip()]
    return lines[-1].removeprefix('SKIP: ') if lines else ''


class Count:
    def __init__(self):
        self.passed = self.skipped = 0
        self.failures = []
        self.reasons = []

    def skip(self, name, reason):
        if reason:
            self.reasons.append(f'skipped: {name}: {reason}')
        else:
            self.failures.append(f'{name} (skipped without a reason)')

    def add(self, test):
        """Anything else than a result counts against us."""
        name, result = test['name'], test.get('result', 'ERROR')
        parts = list(skipped_parts(test))
        for part, reason in parts:
            self.skip(f'{name}, {part}' if part else name, reason)
        if result in PASSED:
            self.passed += 1
        elif result in SKIPPED:
            self.skipped += 1
            if not parts:
                self.skip(name, last_word(test))
        else:
            self.failures.append(f'{name} ({result})')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--also-failed', type=int, default=0, help='failures that no log tells of')
    parser.add_argument('log', nargs='*')
    arguments = parser.parse_args()

    count = Count()
    for path in arguments.log:
        try:
            for test in read_tests(path):
                count.add(test)
        except (OSError, ValueError, KeyError) as error:
            count.failures.append(f'{path} (cannot be read: {error})')

    for reason in count.reasons:
        print(reason)
    for failure in count.failures:
        print(f'failed: {failure}')
    failed = len(count.failures) + arguments.also_failed
    print(f'{count.passed} passed, {failed} failed, {count.skipped} skipped')
    return 0 if count.passed > 0 and failed == 0 else 1


if __name__ == '__main__':
    sys.exit(main())
