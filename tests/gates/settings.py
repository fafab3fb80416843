#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the sources ask for no setting that the schema lacks, which would end the process, and every setting is used."""

import re
import sys
import xml.etree.ElementTree as xml

import tree

SCHEMA = 'data/io.github.rifflecards.Riffle.gschema.xml'
CALL = re.compile(r'\bg_settings_(?:get|set|bind|reset|create_action|is_writable)\w*\s*\(\s*[^,()]+(?:\([^()]*\))?\s*,\s*"([^"]+)"')


def keys_of(root):
    return {key.get('name') for key in xml.fromstring(tree.read(root, SCHEMA).encode()).iter('key')}


def main():
    root = sys.argv[1]
    keys = keys_of(root)
    paths = tree.files(root, '*.c', '*.h', '*.ui', below=('src',))
    faults = []
    unused = set(keys)
    for path in paths:
        text = tree.without_comments(tree.read(root, path)) if not path.endswith('.ui') else tree.read(root, path)
        unused -= {key for key in keys if f'"{key}"' in text}
        for match in CALL.finditer(text):
            if match.group(1) not in keys:
                line = text.count('\n', 0, match.start()) + 1
                faults.append(f'{path}:{line}: the schema has no key {match.group(1)}')
    faults += [f'{SCHEMA}: nothing uses the key {key}' for key in sorted(unused)]
    tree.verdict(faults, paths)


main()
