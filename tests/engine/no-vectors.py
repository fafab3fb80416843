#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Test: a folder without cases, and one without games, are told as such: no-vectors.py TEST-VECTORS."""

import os
import subprocess
import sys
import tempfile


def run(**variables):
    return subprocess.run([sys.argv[1], '-k'], capture_output=True, encoding='utf-8', check=False, env={**os.environ, **variables})


def main():
    with tempfile.TemporaryDirectory() as folder:
        faults = [f'“{sentence}” is missing:\n{result.stdout}{result.stderr}' for sentence, result in (
            (f'There is no case in the files FAMILY/tests/*.txt of G_TEST_SRCDIR, {folder}.', run(G_TEST_SRCDIR=folder)),
            (f'There is no game in RIFFLE_PLUGIN_PATH, {folder}.', run(G_TEST_SRCDIR=folder, RIFFLE_PLUGIN_PATH=folder)),
        ) if result.returncode == 0 or sentence not in result.stdout]
    print('\n'.join(faults) or 'both are told')
    sys.exit(bool(faults))


main()
