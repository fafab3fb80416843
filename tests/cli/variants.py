#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of every variant with every preset and option value: variants.py RIFFLE-CLI DEALS.

A variant is in it from the moment that it is listed. RIFFLE_TEST_LONG=1 plays many deals instead of DEALS."""

import os
import subprocess
import sys

MANY = '200'
PATIENCE = '60'  # seconds for a step, on a machine with other work to do

program, deals = sys.argv[1:]
if os.environ.get('RIFFLE_TEST_LONG'):
    deals = MANY
sys.exit(subprocess.run([program, 'check', '--all', '--deals', deals, '--timeout', PATIENCE], check=False).returncode)
