#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: every file names its licence: the engine's the LGPL, since others link to it, and the rest the GPL."""

import re
import sys

import tree

LINES = 5
TAG = re.compile(r'SPDX-License-Identifier:\s*([A-Za-z0-9.\-+]+)')
LGPL = 'LGPL-2.1-or-later'
GPL = 'GPL-3.0-or-later'
METAINFO = 'CC0-1.0'
# Drawings, golden files and examples to copy from carry no line, or one of several.
NAMED = ('*.c', '*.h', '*.py', '*.sh', '*.css', '*.ui', 'meson.build', 'meson.options', 'meson_options.txt',
         '*.gschema.xml', '*.desktop.in', '*.service.in', '*.metainfo.xml.in', '*.yml', '*.cfg', '*.in',
         'run', 'check', '.editorconfig')
ENGINE = ('src/engine/', 'src/precompiled/with-gio.h', 'tests/engine/')


def allowed(path):
    if path.endswith('.metainfo.xml.in'):
        return (METAINFO,)
    if path.startswith(ENGINE):
        return (LGPL, GPL) if path.endswith('meson.build') else (LGPL,)
    # The template is what authors of modules begin with, so it does not bind them to the GPL.
    if path.startswith(('plugins/template/', 'tools/template/')):
        return (LGPL, GPL)
    return (GPL,)


def fault_of(root, path):
    head = '\n'.join(tree.read(root, path).splitlines()[:LINES])
    match = TAG.search(head)
    if match is None:
        return f'{path}:1: no SPDX-License-Identifier in the first {LINES} lines'
    if match.group(1) not in allowed(path):
        return f'{path}: the licence is {match.group(1)}, and {" or ".join(allowed(path))} is expected here'
    return None


def main():
    root = sys.argv[1]
    paths = [path for path in tree.files(root, *NAMED) if not path.startswith(('tests/fixtures/', 'po/LINGUAS'))]
    faults = [fault for path in paths for fault in [fault_of(root, path)] if fault is not None]
    tree.verdict(faults, paths)


main()
