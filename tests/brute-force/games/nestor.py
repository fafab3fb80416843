# SPDX-License-Identifier: GPL-3.0-or-later
"""Nestor and Vertical."""

from brute import Discarder, rank


class Nestor(Discarder):
    """Two top cards of equal rank go; nothing else happens."""
    variant = 'nestor'
    piles = {'t': 8, 'r': 4, 'x': 0}
    stacks = 't'
    left = 12, 22

    def moves(self, position):
        yield from self.pairs(position, position.named('t') + position.named('r'), lambda a, b: rank(a) == rank(b))

    def scattered(self, chance, left):
        """In the places of the reserve lies one card at most."""
        position = super().scattered(chance, left)
        for place in position.named('r'):
            full = [pile for pile in position.named('t') if position[pile]]
            if full and chance.random() < 0.8:
                position[place].append(position[chance.choice(full)].pop())
        return position


class OldestBooks(Nestor):
    options = 'reserve=top'
    piles = {'t': 8, 'r': 0, 'x': 0}
    stacks = 'tr'


class AsTheyFall(Nestor):
    options = 'rectify=off'


class Vertical(Nestor):
    variant = 'vertical'
    piles = {'t': 7, 'r': 9, 'x': 0}


GAMES = [Nestor(), OldestBooks(), AsTheyFall(), Vertical()]
