# SPDX-License-Identifier: GPL-3.0-or-later
"""Napoleon's Square."""

from brute import Builder, same_suit


class NapoleonsSquare(Builder):
    """Runs in suit move freely, and any card fills a space."""
    variant = 'napoleons-square'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 12}
    decks = 2
    suits = staticmethod(same_suit)
    left = 2, 4
    breadth = 40


class SingleCards(NapoleonsSquare):
    options = 'passes=2,runs=off'
    redeals = 1
    stacks = 'wt'
    runs = ''


GAMES = [NapoleonsSquare(), SingleCards()]
