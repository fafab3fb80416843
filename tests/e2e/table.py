# SPDX-License-Identifier: GPL-3.0-or-later
"""The board on the accessibility bus: its piles by their codes, and moves made through the actions of its cards."""

import json
import re
import subprocess

from golden import with_number
from harness import Failure, wait_until
from speech import GLib, Node

RANKS = dict(zip('A23456789TJQK', ('Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack',
                                   'Queen', 'King')))
SUITS = {'C': 'Clubs', 'D': 'Diamonds', 'H': 'Hearts', 'S': 'Spades'}
NOT_PILES = ('variant', 'deal')


def name_of(card):
    """What a card is called that riffle-cli writes as a code."""
    if card.startswith('<'):
        return 'Face-down card'
    if card[0] not in RANKS:
        return 'Joker'
    return f'{RANKS[card[0]]} of {SUITS[card[1]]}'


class Rules:
    """The judge, who knows nothing of the window."""

    def __init__(self, program):
        self.program = program

    def ask(self, *words):
        result = subprocess.run([self.program, *words], capture_output=True, text=True, check=False)
        if result.returncode == 2:
            raise Failure(f'riffle-cli {" ".join(words)}: {result.stderr}')
        return result.stdout.splitlines()

    def position(self, deal):
        """The cards of each pile, in the order of the piles."""
        answer = json.loads(self.ask('deal', '--json', deal)[0])
        return [cards for key, cards in answer.items() if key not in NOT_PILES and isinstance(cards, list)]

    def moves(self, deal):
        return self.ask('moves', deal)

    def variants(self):
        return [json.loads(line) for line in self.ask('list', '--json')]


class Table:
    """The board of a program, found once; its piles stay, and their cards are asked for each time."""

    def __init__(self, reader, name, codes):
        board = reader.find(lambda node: node.role == 'panel' and node.name.lower() == name.lower(), f'the board of {name}')
        self.codes = codes
        self.piles = dict(zip(codes, board.accessible.children()))

    def node(self, code):
        return Node(self.piles[code])

    def cards(self, code):
        return Node(self.piles[code]).children()

    def every(self):
        """Each pile with its cards."""
        return [(code, self.node(code), self.cards(code)) for code in self.codes]

    def activate(self, code, depth=0):
        """Clicks on the card that has `depth` others on it, or on an empty place."""
        cards = self.cards(code)
        if cards:
            cards[-1 - depth].do('card.activate')
        else:
            self.node(code).do('pile.activate')

    def play(self, move, one_click):
        """Makes a move of a golden file; in some games one click is enough."""
        if move.is_stock or one_click:
            self.activate(move.source or 's1', move.count - 1)
            return
        # Of two cards one may lie on the other: that one, which has the higher number, can be chosen first.
        for code in sorted(move.removed, key=lambda code: (code[0], int(code[1:])), reverse=True):
            self.activate(code)
        if not move.removed:
            self.activate(move.source, move.count - 1)
            self.activate(move.target)

    def targets(self):
        """The piles that say that what is chosen may go there."""
        found = set()
        for code, pile, cards in self.every():
            if (cards[-1] if cards else pile).name.endswith(', possible target'):
                found.add(code)
        return found


def settled(table, look):
    """What a look at the table gives, taken again if something vanished meanwhile."""
    def looked():
        try:
            return (look(table),)
        except GLib.Error:
            return None
    return wait_until(looked, 'the table to be at rest')[0]


def partners(moves, code):
    """Where the top card of a pile may go, and what it may be removed with, by a list of moves."""
    found = set()
    for move in moves:
        pair = re.fullmatch(r'([a-z]\d*)([>+])([a-z]\d*)', move)
        if pair is None:
            continue
        source, target = with_number(pair.group(1)), with_number(pair.group(3))
        if source == code:
            found.add(target)
        elif target == code and pair.group(2) == '+':
            found.add(source)
    return found
