#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: messages can be translated well.

No message consists of placeholders alone without a context, messages with placeholders have a comment for translators, and no
sentence is put together outside the functions that join sentences and lists. A label of one or two words has a context or a
comment, unless it is the name of a game. Quotes, dashes and ellipses are those of print.
"""

import re
import subprocess
import sys
import tempfile

import tree

KEYWORDS = ('PAT_NC_:1c,2', '_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'ngettext:1,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
PLACEHOLDER = re.compile(r'%(?:\d+\$)?[-+ 0#]*(?:\d+|\*)?(?:\.(?:\d+|\*))?l?[a-zA-Z]')
SHORT = 2  # words of a label; alone, they say too little
# Menu items with a mnemonic, and words of a command line, explain themselves.
PLAIN = re.compile(r'_|…$|^[A-Z]+$|[\[|]|^WIDTHx')
PRINT = (
    (re.compile(r'\.\.\.'), 'has three full stops for an ellipsis'),
    (re.compile(r"['\"]"), 'has a straight quote'),
    (re.compile(r' -{1,2} |\d-\d'), 'has a hyphen for a dash'),
)
# A second number that no word depends on: it stands behind a colon or before "of", or is a column's.
TWO_NUMBERS = re.compile(r'(?::|column) %\d\$[ud]|^%\d\$[ud] of ')
OTHER_NAMES = ';'  # what a game is called elsewhere is typed into a search, and keeps its straight quotes
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
# In the tables of plugins, names of games and presets stand alone; these do not.
LABELS = (
    (re.compile(r'\.role = .*\.names? = N_|^    \.names? = N_|\.names = N_'), 'the name of a pile needs PAT_NC_ ("pile", …) or ("piles", …)'),
    (re.compile(r'\.family = N_'), 'a family needs PAT_NC_ ("family", …)'),
    (re.compile(r'\.label = N_ ?\("\w+(?: \w+)?"\)'), 'a label needs PAT_NC_ ("action", …) or ("option", …)'),
    (re.compile(r'N_ ?\("[\w’]+(?: [\w’]+)?"\), .*PAT_OPTION_'), 'a short label of an option needs PAT_NC_ ("option", …)'),
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


def faults_of(block, text, plural, is_name):
    """What is wrong with one message."""
    has_context = 'msgctxt' in block
    has_comment = '#. Translators' in block
    if PLACEHOLDER.search(text.replace('%%', '')) is not None:
        rest = PLACEHOLDER.sub('', text)
        if not any(letter.isalpha() for letter in rest) and not has_context:
            yield 'consists of placeholders alone and has no context'
        if not has_comment:
            yield 'has no comment for translators'
    elif len(text.split()) <= SHORT and not (has_context or has_comment or is_name or PLAIN.search(text)):
        yield 'is a short label with neither context nor comment'
    # Newlines at the end are the terminal's, and what joins sentences says so in its context.
    if not has_context and re.match(r'[ ,;:]|.*[ ,]$', text.replace('\\n', '\n').strip('\n'), re.DOTALL):
        yield 'is a part of a sentence: it begins or ends with a separator'
    if len(re.findall(r'%(?:\d\$)?[ud]', plural)) > 1 and not TWO_NUMBERS.search(plural):
        yield 'has two numbers and one plural: put one behind a colon'
    if OTHER_NAMES not in text:
        printed = text.replace('\\"', '"').replace('“-”', '')
        yield from (fault for pattern, fault in PRINT if pattern.search(printed))
    if re.search(r'^#\. \*', block, re.MULTILINE):
        yield 'has a comment with stars at the beginning of its lines'


def check_messages(root):
    faults, n = [], 0
    for block in messages(root):
        match = re.search(r'^msgid (".*(?:\n".*)*)', block, re.MULTILINE)
        plural = re.search(r'^msgid_plural (".*(?:\n".*)*)', block, re.MULTILINE)
        places = re.findall(r'^#: (.*)', block, re.MULTILINE)
        if match is None or not places:
            continue
        n += 1
        text = join(match.group(1))
        where = ' '.join(places).split()
        is_name = all(place.startswith('plugins/') for place in where)
        faults += [f'{where[0]}: “{text}” {fault}'
                   for fault in faults_of(block, text, join(plural.group(1)) if plural else '', is_name)]
    if n < LEAST:
        faults.append(f'only {n} messages were found')
    return faults, n


def check_sources(root):
    for path in tree.files(root, '*.c', '*.h', below=('src', 'plugins')):
        if path == JOINER or NOT_FOR_PLAYERS.search(path):
            continue
        for number, line in enumerate(tree.read(root, path).split('\n'), 1):
            for pattern, fault in PARTS + (LABELS if path.startswith('plugins/') else ()):
                if pattern.search(line):
                    yield f'{path}:{number}: {fault}'


def main():
    root = sys.argv[1]
    faults, n = check_messages(root)
    faults += check_sources(root)
    tree.verdict(faults, range(n))


main()
