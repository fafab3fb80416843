# SPDX-License-Identifier: GPL-3.0-or-later
"""Seven Devils."""

from brute import Builder, Carrier


class SevenDevils(Builder):
    """Devils go to foundations and nowhere else."""
    variant = 'seven-devils'
    piles = {'f': 8, 't': 7, 'r': 0, 's': 0, 'w': 0}
    runs = ''
    decks = 2
    left = 3, 5
    face_down = 0.6
    limit = 800
    breadth = 30

    def accepts(self, position, card, count, source, target):
        return (target[0] == 'f' or source[0] != 'r') and super().accepts(position, card, count, source, target)


class Seven(SevenDevils, Carrier):
    options = 'devils=seven,moves=spaces'
    piles = {'f': 8, 't': 7, 'r': 7, 's': 0, 'w': 0}
    runs = 't'
    stacks = 'tsw'
    singles = 'r'
    left = 8, 9


GAMES = [SevenDevils(), Seven()]
