#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: what the tests' programs write for their user lies in the build folder, not among the files of whoever runs the tests.

GLib is asked, because it decides where a program of it writes.
"""

import os
import sys

import gi

gi.require_version('GLib', '2.0')
from gi.repository import GLib

import tree


def main():
    build = os.path.realpath(sys.argv[1])
    folders = {'caches': GLib.get_user_cache_dir(), 'settings': GLib.get_user_config_dir(),
               'data': GLib.get_user_data_dir(), 'state': GLib.get_user_state_dir()}
    faults = [f'{what} would be written in {folder}' for what, folder in folders.items()
              if os.path.commonpath([build, os.path.realpath(folder)]) != build]
    tree.verdict(faults, [build])


main()
