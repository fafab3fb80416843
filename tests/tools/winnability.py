#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of how many deals can be won belongs to the games: winnability.py TOOL TABLE RIFFLE_CLI."""

import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL, TABLE, RIFFLE_CLI = sys.argv[1:4]
del sys.argv[1:]
SAMPLE = 'the-wish'  # all of its deals are decided at once, however good the search is


def rows_of(path):
    with open(path, encoding='utf-8') as file:
        return [tuple(line.rstrip('\n').split('\t')) for line in file if not line.startswith('#')]


class Winnability(unittest.TestCase):
    def test_rows(self):
        rows = rows_of(TABLE)
        self.assertGreater(len(rows), 50)
        names = [row[:2] for row in rows]
        self.assertEqual(names, sorted(set(names)))
        for _, _, deals, winnable, unwinnable in rows:
            self.assertGreater(int(deals), 0)
            self.assertLessEqual(int(winnable) + int(unwinnable), int(deals))

    def test_games(self):
        """A row of a game that is no more, or has other options now, is of no use."""
        for variant, options, *_ in rows_of(TABLE):
            game = f'{variant}:{options}#1' if options else f'{variant}#1'
            run = subprocess.run([RIFFLE_CLI, 'deal', '--json', game], capture_output=True, text=True, check=False)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertEqual(json.loads(run.stdout).get('options', '').replace(' ', ','), options)

    def test_sentences(self):
        """The rules tell a share with its error where nearly all deals were decided, and no such thing elsewhere."""
        told = {True: 0, False: 0}
        for variant, options, deals, winnable, unwinnable in rows_of(TABLE):
            if options:
                continue
            run = subprocess.run([RIFFLE_CLI, 'rules', variant], capture_output=True, encoding='utf-8', check=True)
            text = ' '.join(run.stdout.split())
            is_decided = int(deals) - int(winnable) - int(unwinnable) <= int(deals) / 50
            is_told = re.search(rf'give or take [\d.]+ \({deals} deals tried\)|the first {deals}\b', text) is not None
            self.assertEqual(is_told, is_decided, f'{variant}: {text}')
            told[is_decided] += 1
        self.assertTrue(all(told.values()), told)

    def test_stated(self):
        """What a game says itself, where too few deals were decided, is not refuted by those that were."""
        n_stated = 0
        for variant, options, *figures in rows_of(TABLE):
            deals, winnable, unwinnable = map(int, figures)
            game = f'{variant}:{options}' if options else variant
            run = subprocess.run([RIFFLE_CLI, 'rules', game], capture_output=True, encoding='utf-8', check=True)
            stated = re.search(r'About (\d+) of 100 deals can be won\.', ' '.join(run.stdout.split()))
            if stated:
                share = int(stated[1]) / 100
                error = 3 * math.sqrt(share * (1 - share) / deals) + 0.005
                n_stated += 1
                self.assertGreaterEqual(share + error, winnable / deals, game)
                self.assertLessEqual(share - error, 1 - unwinnable / deals, game)
        self.assertGreater(n_stated, 0)

    def test_measured_again(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'table.tsv')
            with open(TABLE, encoding='utf-8') as file, open(path, 'w', encoding='utf-8') as copy:
                text = file.read()
                copy.write(text)
            limits = re.search(r'at most (\d+) deals of a game, (\d+) positions of a deal, (\d+) of a game', text).groups()
            options = [f'--{name}={limit}' for name, limit in zip(('deals', 'states', 'effort'), limits)]
            subprocess.run([TOOL, '--program', RIFFLE_CLI, '--output', path, *options, SAMPLE], check=True, capture_output=True)
            self.assertEqual(rows_of(path), rows_of(TABLE))

    def test_other_limits(self):
        """One table has one kind of rows."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'table.tsv')
            shutil.copy(TABLE, path)
            run = subprocess.run([TOOL, '--program', RIFFLE_CLI, '--output', path, '--states', '1', SAMPLE], capture_output=True,
                                 text=True, check=False)
            self.assertEqual(run.returncode, 1)
            self.assertRegex(run.stderr, r'the other rows were measured with --deals \d+ --states \d+ --effort \d+\.')
            self.assertEqual(rows_of(path), rows_of(TABLE))

    def test_no_program(self):
        run = subprocess.run([TOOL, '--program', '/nowhere/riffle-cli', SAMPLE], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stderr),
                         (1, 'There is no program /nowhere/riffle-cli; --program names another riffle-cli.\n'))

    def test_wrong_game(self):
        run = subprocess.run([TOOL, '--program', RIFFLE_CLI, '--output', os.devnull, 'eight'], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stderr), (1, 'There is no game “eight”, or its options are no preset.\n'))


unittest.main()
