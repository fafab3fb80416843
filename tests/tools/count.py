#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The last lines of ./check: count.py COUNT-TESTS."""

import json
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)

WHOLE = 'riffle:e2e / sound'
PARTLY = '1..2\nok 1 /one\nok 2 /two # SKIP no plugin is there\n'


def count(*tests, options=()):
    """Status and lines for a log with these tests: name, result, and what the test has printed."""
    with tempfile.NamedTemporaryFile('w', encoding='utf-8') as log:
        for name, result, output in tests:
            log.write(json.dumps({'name': name, 'result': result, 'stdout': output}) + '\n')
        log.flush()
        run = subprocess.run([PROGRAM, *options, log.name], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout.splitlines()


class Count(unittest.TestCase):
    def test_passed(self):
        self.assertEqual(count(('a', 'OK', ''), ('b', 'OK', 'ok 1 /b\n')), (0, ['2 passed, 0 failed, 0 skipped']))

    def test_nothing(self):
        self.assertEqual(count(), (1, ['0 passed, 0 failed, 0 skipped']))

    def test_failed(self):
        status, lines = count(('a', 'OK', ''), ('b', 'FAIL', ''), ('c', 'TIMEOUT', ''))
        self.assertEqual((status, lines), (1, ['failed: b (FAIL)', 'failed: c (TIMEOUT)', '1 passed, 2 failed, 0 skipped']))

    def test_skipped(self):
        """The reason is what the test has said last."""
        status, lines = count(('a', 'OK', ''), (WHOLE, 'SKIP', 'So far so good.\nSKIP: not installed: parec\n\n'))
        self.assertEqual((status, lines), (0, [f'skipped: {WHOLE}: not installed: parec', '1 passed, 0 failed, 1 skipped']))

    def test_skipped_in_part(self):
        status, lines = count(('a', 'OK', PARTLY))
        self.assertEqual((status, lines), (0, ['skipped: a, /two: no plugin is there', '1 passed, 0 failed, 0 skipped']))

    def test_skipped_by_tap(self):
        status, lines = count(('a', 'OK', ''), ('b', 'SKIP', '1..0 # SKIP no display\n'))
        self.assertEqual((status, lines), (0, ['skipped: b: no display', '1 passed, 0 failed, 1 skipped']))

    def test_no_reason(self):
        """A test that is skipped and does not say why counts as one that failed."""
        for result, output in (('SKIP', '\n'), ('OK', 'ok 1 /one # SKIP\n')):
            status, lines = count(('a', 'OK', ''), ('b', result, output))
            self.assertEqual(status, 1)
            self.assertIn('skipped without a reason', lines[0])
            self.assertIn(' 1 failed,', lines[-1])

    def test_no_log(self):
        run = subprocess.run([PROGRAM, '/nonexistent/log'], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (1, '0 passed, 1 failed, 0 skipped'))


unittest.main()
