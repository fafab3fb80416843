#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums up the logs that meson wrote about its tests as one line: "N passed, N failed, N skipped"."""

import argparse
import json
import sys

PASSED = {'OK', 'EXPECTEDFAIL'}
SKIPPED = {'SKIP'}


def results(path):
    """The result of each test in a log of JSON lines; anything else than a result counts against us."""
    with open(path, encoding='utf-8') as log:
        for line in log:
            test = json.loads(line)
            yield test['name'], test.get('result', 'ERROR')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--also-failed', type=int, default=0, help='failures that no log tells of')
    parser.add_argument('log', nargs='*')
    arguments = parser.parse_args()

    passed = skipped = 0
    failures = []
    for path in arguments.log:
        try:
            for name, result in results(path):
                if result in PASSED:
                    passed += 1
                elif result in SKIPPED:
                    skipped += 1
                else:
                    failures.append(f'{name} ({result})')
        except (OSError, ValueError, KeyError) as error:
            failures.append(f'{path} (cannot be read: {error})')

    for failure in failures:
        print(f'failed: {failure}')
    failed = len(failures) + arguments.also_failed
    print(f'{passed} passed, {failed} failed, {skipped} skipped')
    return 0 if passed > 0 and failed == 0 else 1


if __name__ == '__main__':
    sys.exit(main())
