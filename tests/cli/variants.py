#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of every variant with every preset and option value: variants.py RIFFLE-CLI.

A variant is in it from the moment that it is listed. RIFFLE_TEST_LONG=1 plays many deals instead of a few."""

import os
import subprocess
import sys

FEW, MANY = 5, 200

deals = MANY if os.environ.get('RIFFLE_TEST_LONG') else FEW
sys.exit(subprocess.run([sys.argv[1], 'check', '--all', '--deals', str(deals)], check=False).returncode)
