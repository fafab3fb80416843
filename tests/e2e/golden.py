# SPDX-License-Identifier: GPL-3.0-or-later
"""Won games out of the golden files of the plugins, and the moves that they are made of."""

import re

from harness import Failure


def read_won_games(path):
    """The deals and the moves of the won games in a golden file; a game whose cards were given by hand has no deal."""
    games = []
    with open(path, encoding='utf-8') as golden:
        for line in golden:
            words = line.split()
            if words[:1] == ['case']:
                games.append({'deal': None, 'moves': [], 'won': False})
            elif words[:1] == ['deal']:
                games[-1]['deal'] = words[1]
            elif words[:1] == ['play']:
                games[-1]['moves'] += words[1:]
            elif words == ['expect', 'status:', 'won']:
                games[-1]['won'] = True
    return [(game['deal'], game['moves']) for game in games if game['won'] and game['moves']]


def read_won_game(path, number=1):
    """The deal and the moves of one of them."""
    won = read_won_games(path)
    if len(won) < number:
        raise Failure(f'{path} holds no won game')
    return won[number - 1]


def as_pattern(move):
    """A move as a regular expression that matches it alone."""
    return re.escape(move)


def with_number(code):
    return code if code[-1].isdigit() else code + '1'


class Move:
    """A move as the notation writes it: cards from a pile to another, a turn of the stock, or cards removed together."""

    def __init__(self, text):
        self.text = text
        self.count = 1
        self.source = self.target = None
        self.removed = []
        match = re.fullmatch(r'([a-z]\d*)(?:\*(\d+))?>([a-z]\d*)', text)
        if match is not None:
            self.source = with_number(match.group(1))
            self.count = int(match.group(2) or 1)
            self.target = with_number(match.group(3))
        elif text != 's':
            self.removed = [with_number(part) for part in text.rstrip('-').split('+')]

    @property
    def is_stock(self):
        return self.text == 's'
