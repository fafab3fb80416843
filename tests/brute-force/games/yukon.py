# SPDX-License-Identifier: GPL-3.0-or-later
"""Yukon, Russian Solitaire and Alaska."""

from brute import Builder, rank, same_suit


class Yukon(Builder):
    """Open cards move with whatever lies on them."""
    variant = 'yukon'
    piles = {'t': 7, 'f': 4}
    sources = 't'
    loose = True
    face_down = 0.5

    def fills(self, position, card, source, pile):
        return rank(card) == 13


class YukonAny(Yukon):
    options = 'spaces=any,takeback=on'
    sources = 'tf'
    samples = 0        # cards that may be taken back lead too far

    def fills(self, position, card, source, pile):
        return True


class Russian(Yukon):
    variant = 'russian'
    suits = staticmethod(same_suit)


class Alaska(Russian):
    variant = 'alaska'
    upwards = True


GAMES = [Yukon(), YukonAny(), Russian(), Alaska()]
