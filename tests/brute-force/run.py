#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the engine against the games as they are said in games/*.py.

usage: tests/brute-force/run.py ENUMERATE [FILE]…
"""

import importlib
import os
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'games')]

import brute


def main():
    program, *names = sys.argv[1:]
    names = names or sorted(file[:-3] for file in os.listdir(os.path.join(HERE, 'games')) if file.endswith('.py'))
    return 0 if brute.run(program, [game for name in names for game in importlib.import_module(name).GAMES]) else 1


sys.exit(main())
