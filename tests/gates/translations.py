#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gate: the languages that are promised to be complete are: nothing untranslated, nothing fuzzy, every format string right.

Each is merged with the sentences as they are in the sources now, so a new sentence is noticed at once. What a sentence quotes
and is a message itself is quoted as it is translated, and quotes, spaces and ellipses are those of the language.
"""

import os
import re
import subprocess
import sys
import tempfile

import tree

COMPLETE = ('de', 'fr')
# The keywords of meson's preset for GLib, and that of plugins.
KEYWORDS = ('PAT_NC_:1c,2', '_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')
SHOWN = 20
TYPOGRAPHY = {
    'de': ((re.compile(r"\.\.\.|(?<!\w)['\"]|['\"](?!\w)"), 'has a stop or a quote of ASCII'),
           (re.compile(r'\b(?:du|dich|dir|deine?[mnrs]?)\b', re.IGNORECASE), 'does not say “Sie”')),
    'fr': ((re.compile(r'\.\.\.|[\'"]'), 'has a stop or a quote of ASCII'),
           (re.compile('[ ][:;!?»]|«[ ]'), 'has an ordinary space where it must not be broken')),
}
OTHER_NAMES = re.compile(r';\w')  # what a game is called elsewhere is typed into a search
QUOTED = re.compile('“([^“”%]+)”')
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def run(*command, **options):
    return subprocess.run(command, capture_output=True, encoding='utf-8', errors='replace',
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C'}, **options)


def extract(root, template):
    keywords = [f'--keyword={keyword}' for keyword in KEYWORDS]
    result = run('xgettext', f'--directory={root}', f'--files-from={root}/po/POTFILES', '--from-code=UTF-8',
                 '--add-comments', f'--output={template}', *keywords)
    return [] if result.returncode == 0 else [f'po/POTFILES: {result.stderr.strip()}']


def incomplete(merged):
    """The sentences of a merged file that lack a translation, or whose translation is only a guess."""
    for option in ('--untranslated', '--only-fuzzy'):
        text = run('msgattrib', option, '--no-obsolete', '--no-wrap', merged).stdout
        for block in text.split('\n\n')[1:]:
            source = re.search(r'^#: (.*)$', block, re.MULTILINE)
            sentence = re.search(r'^msgid (".*(?:\n".*)*)', block, re.MULTILINE)
            if sentence:
                yield f'{source.group(1) if source else "?"}: {sentence.group(1)}'


def entries(merged):
    """Pairs of a sentence and its translations."""
    text = run('msgattrib', '--translated', '--no-obsolete', merged).stdout
    for block in text.split('\n\n')[1:]:
        fields = {}
        for match in re.finditer(r'^(msgid|msgstr(?:\[\d\])?) (".*(?:\n".*)*)', block, re.MULTILINE):
            fields[match.group(1)] = ''.join(STRING.findall(match.group(2))).replace('\\"', '"')
        yield fields.pop('msgid'), list(fields.values())


def careless(merged, language):
    """What is wrong with the signs of a translation, and with the names that it quotes."""
    pairs = list(entries(merged))
    names = {}
    for sentence, translations in pairs:
        names.setdefault(sentence.replace('_', ''), set()).update(text.replace('_', '') for text in translations)
    for sentence, translations in pairs:
        for text in translations:
            if not OTHER_NAMES.search(sentence):
                yield from (f'“{text}” {fault}' for pattern, fault in TYPOGRAPHY[language] if pattern.search(text))
            for name in QUOTED.findall(sentence):
                if name in names and not any(known in text for known in names[name]):
                    yield f'“{text}” does not call “{name}” as it is translated: {", ".join(sorted(names[name]))}'


def faults_of(root, language, template, folder):
    own = f'{root}/po/{language}.po'
    merged = f'{folder}/{language}.po'
    result = run('msgmerge', '--quiet', '--no-fuzzy-matching', f'--output-file={merged}', own, template)
    if result.returncode != 0:
        return [f'po/{language}.po: {result.stderr.strip()}']
    result = run('msgfmt', '--check', '--output-file=/dev/null', merged)
    faults = [f'po/{language}.po: {line}' for line in result.stderr.splitlines() if ': warning: ' not in line]
    missing = list(incomplete(merged))
    if missing:
        faults.append(f'po/{language}.po: {len(missing)} sentences are not translated')
        faults += ['    ' + sentence for sentence in missing[:SHOWN]]
    faults += [f'po/{language}.po: {fault}' for fault in careless(merged, language)]
    return faults


def main():
    root = sys.argv[1]
    linguas = tree.read(root, 'po/LINGUAS').split()
    with tempfile.TemporaryDirectory() as folder:
        template = f'{folder}/riffle.pot'
        faults = extract(root, template)
        faults += [f'po/LINGUAS: {language} is missing' for language in COMPLETE if language not in linguas]
        if not faults:
            for language in COMPLETE:
                faults += faults_of(root, language, template, folder)
    tree.verdict(faults, COMPLETE)


main()
