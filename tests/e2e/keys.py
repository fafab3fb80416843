# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves made with the keyboard alone: letters and digits, arrows, Return, plus and minus, and the key that deals."""

from collections import Counter


class PileKeys:
    """The keys that lead to the piles of a game at once."""

    def __init__(self, codes):
        self.counts = Counter(code[0] for code in codes)
        self.main = next((role for role in 'thr' if self.counts[role]), 't')

    def reach(self, code):
        role, number, count = code[0], int(code[1:]), self.counts[code[0]]
        if role == self.main:
            return list(f'{number:02}') if count > 10 else [str(number % 10)]
        if count == 1:
            return [role]
        return [role, str(number % 10) if number <= 10 else chr(ord('a') + number - 11)]


def jump(code):
    """The keys that lead to a pile of Klondike by its letter or number."""
    if code[0] in 'sw':
        return [code[0]]
    # The letter alone would lead to a pile that takes what is chosen.
    return [code[1:]] if code[0] == 't' else [code[0], code[1:]]


def walk(code):
    """The keys that lead to a pile by its neighbours; columns and foundations each stand in a row."""
    if code[0] in 'tf':
        first = ['1'] if code[0] == 't' else ['f', '1']
        return [*first, *['Right'] * (int(code[1:]) - 1)]
    if code[0] == 'w':
        return ['s', 'Right']
    return jump(code)


def lift(count, number):
    """The keys that take a run of cards whose top card has the focus."""
    if number % 3 == 0:
        return [*['Up'] * (count - 1), 'Return']
    if number % 3 == 1:
        return ['Return', *['plus'] * (count - 1)]
    back = ['minus', 'plus'] if count > 1 else []
    return ['space', *['plus'] * (count - 1), *back]


def is_first_choice(move, sizes):
    empty = sorted(code for code, size in sizes.items() if code[0] == 'f' and size == 0)
    return sizes[move.target] > 0 or empty[0] == move.target


def play(program, move, number):
    """Makes a move in one of the ways that there are, by turns, and says in which."""
    if move.is_stock:
        program.key(*(['d'] if number % 2 == 0 else ['s', 'Return']))
        return 'deal'
    if move.target[0] == 'f' and number % 3 == 2:
        sizes = {code: pile.size for code, pile in program.look().items()}
        if is_first_choice(move, sizes):
            program.key(*jump(move.source), 'shift+Return')
            return 'send'
    reach = walk if number % 2 == 0 else jump
    program.key(*reach(move.source), *lift(move.count, number), *reach(move.target), 'Return')
    return 'arrows' if reach is walk else 'letters'
