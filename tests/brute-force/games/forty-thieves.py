# SPDX-License-Identifier: GPL-3.0-or-later
"""Forty Thieves and its relatives."""

from brute import Builder, Carrier, fill_spaces, follows_up, name, other_colour, same_suit


class FortyThieves(Builder):
    """One card moves at a time, down in suit; any card fills a space."""
    variant = 'forty-thieves'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 10}
    decks = 2
    runs = ''
    suits = staticmethod(same_suit)
    left = 2, 4
    limit = 800
    breadth = 30


class ThreePasses(FortyThieves):
    options = 'passes=3'
    redeals = 2
    stacks = 'wt'
    left = 2, 3
    middles = 6


class BySpaces(FortyThieves, Carrier):
    """As many cards as empty columns would carry one by one."""
    options = 'moves=spaces'
    runs = 't'


class Josephine(FortyThieves):
    variant = 'josephine'
    runs = 't'


class Limited(FortyThieves):
    variant = 'limited'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 12}


class Lucas(FortyThieves):
    variant = 'lucas'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 13}
    dealt = 1
    left = 2, 3


class Streets(FortyThieves):
    variant = 'streets'
    suits = staticmethod(other_colour)


class StreetsBySpaces(BySpaces):
    variant = 'streets'
    suits = staticmethod(other_colour)


class Maria(Streets):
    variant = 'maria'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 9}


class Emperor(Streets):
    variant = 'emperor'
    face_down = 0.6


class NumberTen(Emperor):
    variant = 'number-ten'
    runs = 't'


class RankAndFile(NumberTen):
    variant = 'rank-and-file'


class RedAndBlack(Streets):
    """Foundations of alternating colours."""
    variant = 'red-and-black'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 8}
    runs = 't'
    dealt = 1

    def ascends(self, position, lower, card, pile):
        return other_colour(lower, card) and follows_up(lower, card)

    def filled(self, number, base):
        return [name(i + 1, 'CDHSDCSH'[number % 4 + 4 * (i % 2)]) for i in range(13)]


class ByTheBook(RedAndBlack):
    """The waste, or else the stock, fills spaces at once."""
    options = 'passes=2,moves=one,spaces=waste'
    runs = ''
    redeals = 1
    left = 5, 7

    def settle(self, position):
        fill_spaces(position, 'ws')

    def fills(self, position, card, source, pile):
        return False


GAMES = [FortyThieves(), ThreePasses(), BySpaces(), Josephine(), Limited(), Lucas(), Streets(), StreetsBySpaces(),
         Maria(), Emperor(), NumberTen(), RankAndFile(), RedAndBlack(), ByTheBook()]
