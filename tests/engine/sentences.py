#!/usr/bin/python3
# SPDX-License-Identifier: LGPL-2.1-or-later
"""Test: translators translate what somebody reads: sentences.py SOURCE LIST-SENTENCES.

Of the sentences about building and about empty piles, the sources hold those that some game needs, with some value of its
options, and those of the general form, which any other module may need.
"""

import re
import subprocess
import sys

FILES = ('src/engine/words/pat-words-build.c', 'src/engine/words/pat-words-fill.c')
LEAST = 1000  # so many texts are there at least, or the games were not found
# What no game of the program needs at present.
GENERAL = {
    'Here cards are built up.',
    'Here cards are built down.',
    'Here cards are built up or down.',
    'Here piles are built of cards of equal rank.',
    'The suits do not matter.',
    'All cards are of the same suit.',
    'Neighbouring cards are of different suits.',
    'All cards are of the same colour.',
    'Red and black cards alternate.',
    'In such a run the ranks go up.',
    'In such a run the ranks go down.',
    'In such a run the ranks go up or down.',
    'In such a run all ranks are equal.',
    'Only certain runs move as a unit.',
    'Only certain runs come here as a unit.',
    'The ranks go round: the highest and the lowest rank are neighbours.',
    'No card may be put on this rank: %s.',
    'A card of the same rank also fits if its suit does.',
    'Which card goes here on which is a rule of this game’s own.',
    'Only a card of the rank with which the foundations begin may be put on the empty place.',
    'Only a card one rank below the one with which the foundations begin may be put on the empty place.',
    'Only these ranks may be put on the empty place: %s.',
    'The empty place takes the rank that follows the one of its indicator.',
    'The first pile takes an Ace when it is empty, the second one a Two, and so on.',
    'The empty place may be filled only from: %s.',
    'While these piles have cards, the empty place is filled only from them: %s.',
}
STRING = r'"((?:[^"\\]|\\.)*)"'
MARKED = re.compile(r'(?<!\w)N?_\s*\(\s*((?:' + STRING.replace('((?:', '(?:(?:') + r'\s*)+)\)')
COMMENT = re.compile(r'/\*.*?\*/', re.DOTALL)


def read_messages(path):
    with open(path, encoding='utf-8') as file:
        source = COMMENT.sub('', file.read())
    return [''.join(re.findall(STRING, match.group(1))) for match in MARKED.finditer(source)]


def make_pattern(message):
    return re.compile(r'(?:^|(?<= ))' + '[^.]+'.join(re.escape(part) for part in message.split('%s')), re.MULTILINE)


def find_faults(message, texts):
    is_read = make_pattern(message).search(texts) is not None
    if not is_read and message not in GENERAL:
        yield f'no game needs this sentence, and it is not of the general form: {message}'
    if is_read and message in GENERAL:
        yield f'some game needs this sentence now: {message}'


def main():
    root, program = sys.argv[1:3]
    output = subprocess.run([program], capture_output=True, encoding='utf-8', check=True).stdout
    texts = '\n'.join(sorted(set(output.splitlines())))
    messages = {message for path in FILES for message in read_messages(f'{root}/{path}')}
    faults = [f'{message}: is not in the sources any more' for message in sorted(GENERAL - messages)]
    faults += [fault for message in sorted(messages) for fault in find_faults(message, texts)]
    if texts.count('\n') < LEAST:
        faults.append(f'only {texts.count(chr(10))} texts were found')
    print('\n'.join(faults) if faults else f'{len(messages)} sentences, {len(messages & GENERAL)} of them of the general form')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
