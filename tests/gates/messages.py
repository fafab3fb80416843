#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: messages can be translated well.

No message consists of placeholders alone without a context, messages with placeholders have a comment for translators, and no
sentence is put together outside the functions that join sentences and lists.
"""

import re
import subprocess
import sys
import tempfile

import tree

KEYWORDS = ('PAT_NC_:1c,2', '_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'ngettext:1,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
PLACEHOLDER = re.compile(r'%(?:\d+\$)?[-+ 0#]*(?:\d+|\*)?(?:\.(?:\d+|\*))?l?[a-zA-Z]')
LEAST = 2000  # so many messages are there at least, or they are not found any more

# The one place that knows what stands between sentences.
JOINER = 'src/engine/text/pat-words-join.c'
PARTS = (
    (re.compile(r'"%s[.;!?] ?%s'), 'a sentence is put together from parts'),
    (re.compile(r'\? _ ?\("[;,. ]+"\)|\? "[;,.] "'), 'parts are joined by hand: pat_words_add_item () and its like do that'),
    (re.compile(r'_ ?\("[;,. ]+"\)'), 'a separator has no context'),
    (re.compile(r'_has_suffix \([^;]*"[.;!?]"\)'), 'a full stop is looked for, which other scripts do not write'),
    (re.compile(r'''append_c \([^;]*'[.;!?]'\)'''), 'a full stop is added by hand: pat_words_end_phrase () does that'),
)
# Where text is not for players: notation, file names and logs.
NOT_FOR_PLAYERS = re.compile(r'pat-move-text\.c|pat-deal\.c|pat-registry-folders\.c|event-log')


def join(literal):
    return ''.join(STRING.findall(literal))


def messages(root):
    """The messages as blocks of a template."""
    with tempfile.TemporaryDirectory() as folder:
        template = f'{folder}/riffle.pot'
        subprocess.run(['xgettext', f'--directory={root}', f'--files-from={root}/po/POTFILES', '--from-code=UTF-8',
                        '--add-comments=Translators', f'--output={template}',
                        *(f'--keyword={keyword}' for keyword in KEYWORDS)], check=True, capture_output=True)
        with open(template, encoding='utf-8') as file:
            return file.read().split('\n\n')[1:]


def check_messages(root):
    faults, n = [], 0
    for block in messages(root):
        match = re.search(r'^msgid (".*(?:\n".*)*)', block, re.MULTILINE)
        place = re.search(r'^#: (\S+)', block, re.MULTILINE)
        if match is None or place is None:
            continue
        n += 1
        text = join(match.group(1))
        if PLACEHOLDER.search(text.replace('%%', '')) is None:
            continue
        rest = PLACEHOLDER.sub('', text)
        if not any(letter.isalpha() for letter in rest) and 'msgctxt' not in block:
            faults.append(f'{place.group(1)}: “{text}” consists of placeholders alone and has no context')
        if '#. Translators' not in block:
            faults.append(f'{place.group(1)}: “{text}” has no comment for translators')
    if n < LEAST:
        faults.append(f'only {n} messages were found')
    return faults, n


def check_sources(root):
    for path in tree.files(root, '*.c', '*.h', below=('src', 'plugins')):
        if path == JOINER or NOT_FOR_PLAYERS.search(path):
            continue
        for number, line in enumerate(tree.read(root, path).split('\n'), 1):
            for pattern, fault in PARTS:
                if pattern.search(line):
                    yield f'{path}:{number}: {fault}'


def main():
    root = sys.argv[1]
    faults, n = check_messages(root)
    faults += check_sources(root)
    tree.verdict(faults, range(n))


main()
