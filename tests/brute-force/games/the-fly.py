# SPDX-License-Identifier: GPL-3.0-or-later
"""The Fly and Cabal."""

from brute import Builder, follows_up, turn_tops


class TheFly(Builder):
    """The top card of the stock lies open, and goes to a pile or a foundation; the Fly goes to foundations."""
    variant = 'the-fly'
    piles = {'s': 0, 'f': 8, 'r': 0, 't': 5}
    sources = 'srt'
    runs = ''
    decks = 2
    stacks = 'sstr'
    dealt = 1
    left = 4, 7
    limit = 800
    breadth = 20

    def ascends(self, position, lower, card, pile):
        return follows_up(lower, card, self.wrap) and len(position[pile]) < 13

    def accepts(self, position, card, count, source, target):
        if target[0] == 't':
            return source == 's'
        return super().accepts(position, card, count, source, target)

    def settle(self, position):
        turn_tops(position, 's')


class Frog(TheFly):
    options = 'aces=dealt,piles=6'
    piles = {'s': 0, 'f': 8, 'r': 0, 't': 6}
    dealt = 0


class Cabal(TheFly):
    """Twelve single cards and the Secret are locked from the first card of the stock to the last."""
    variant = 'cabal'
    piles = {'s': 0, 'r': 13, 'f': 8, 't': 8}
    wrap = True
    dealt_base = True
    left = 5, 8

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['played'] = chance.randint(0, 1)
        return position, cards

    def accepts(self, position, card, count, source, target):
        if source[0] == 'r' and position['s'] and position.counters['played']:
            return False
        return super().accepts(position, card, count, source, target)

    def moves(self, position):
        for move, after in super().moves(position):
            if move[0] == 's':
                after.counters['played'] = 1
            yield move, after


class SmallCabal(Cabal):
    options = 'decks=1,piles=4,cabal=pile'
    piles = {'s': 0, 'r': 2, 'f': 4, 't': 4}
    decks = 1


GAMES = [TheFly(), Frog(), Cabal(), SmallCabal()]
