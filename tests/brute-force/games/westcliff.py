# SPDX-License-Identifier: GPL-3.0-or-later
"""Westcliff, Thumb and Pouch, and Whitehead."""

from brute import Builder, follows_down, same_colour, same_suit


class Westcliff(Builder):
    variant = 'westcliff'
    piles = {'s': 0, 'w': 0, 'f': 4, 't': 10}
    face_down = 0.5


class WestcliffSeven(Westcliff):
    options = 'columns=7,passes=3'
    piles = {'s': 0, 'w': 0, 'f': 4, 't': 7}
    redeals = 2


class ThumbAndPouch(Westcliff):
    """A card goes on any card of another suit."""
    variant = 'thumb-and-pouch'
    piles = {'s': 0, 'w': 0, 'f': 4, 't': 7}

    def suits(self, a, b):
        return not same_suit(a, b)


class Whitehead(Westcliff):
    """Built in one colour, moved in one suit."""
    variant = 'whitehead'
    options = 'passes=2'
    piles = {'s': 0, 'w': 0, 'f': 4, 't': 7}
    redeals = 1
    face_down = 0
    suits = staticmethod(same_suit)

    def goes_on(self, position, lower, card, source, pile):
        return same_colour(lower, card) and follows_down(lower, card)


GAMES = [Westcliff(), WestcliffSeven(), ThumbAndPouch(), Whitehead()]
