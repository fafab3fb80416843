#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: po/POTFILES names every file that has sentences to translate, once, and no file that is gone."""

import os
import re
import sys

import tree

MARKED = re.compile(r'(?<![A-Za-z0-9])(_|N_|C_|NC_|Q_)\s*\(\s*"|\b(ngettext|g_dn?gettext|g_dpgettext2?|dgettext|gettext)\s*\(')
PLAIN = re.compile(r'translatable="(yes|true)"|gettext-domain=|<(name|summary|p|caption)>|^(Name|Comment|Keywords)=', re.MULTILINE)


def has_sentences(root, path):
    text = tree.read(root, path)
    if path.endswith(('.c', '.h')):
        # A macro that is being defined marks nothing. A sentence may begin on the line after its mark.
        lines = tree.without_comments(text).splitlines()
        return MARKED.search('\n'.join(line for line in lines if not line.lstrip().startswith('#'))) is not None
    return PLAIN.search(text) is not None


def main():
    root = sys.argv[1]
    listed = [line.strip() for line in tree.read(root, 'po/POTFILES').splitlines()
              if line.strip() and not line.startswith('#')]
    code = tree.files(root, '*.c', '*.h', '*.ui', below=('src', 'plugins'))
    data = tree.files(root, '*.ui', '*.desktop.in', '*.metainfo.xml.in', '*.mime.xml.in', '*.gschema.xml', below=('data',))
    marked = [path for path in code + data if has_sentences(root, path)]

    faults = [f'po/POTFILES: {path} has sentences to translate and is missing' for path in marked if path not in listed]
    faults += [f'po/POTFILES: {path} does not exist' for path in listed if not os.path.exists(f'{root}/{path}')]
    faults += [f'po/POTFILES: {path} is listed more than once' for path in sorted(set(listed)) if listed.count(path) > 1]
    tree.verdict(faults, marked)


main()
