# SPDX-License-Identifier: GPL-3.0-or-later
"""Agnes and Agnes Bernauer."""

from brute import Builder, deal_to_columns, rank, same_colour, same_suit


class AgnesPart(Builder):
    """Any part of a run moves."""
    variant = 'agnes'
    options = 'moves=part'
    piles = {'s': 0, 't': 7, 'f': 4}
    suits = staticmethod(same_colour)
    wrap = True
    dealt_base = True
    left = (4, 8)

    def fills(self, position, card, source, pile):
        return False

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('t'))


class Agnes(AgnesPart):
    """Runs move as a whole or not at all, and their last card to a foundation."""
    options = ''

    def accepts(self, position, card, count, source, target):
        return (target[0] == 'f' or count == max(self.units(position, source))) and \
            super().accepts(position, card, count, source, target)


class Relaxed(Agnes):
    options = 'spaces=any,closed=on'
    face_down = 0.5
    left = (3, 5)

    def fills(self, position, card, source, pile):
        return True


class AgnesSuit(AgnesPart):
    options = 'moves=suit'

    def goes_on(self, position, lower, card, source, pile):
        return super().belongs(lower, card)

    def belongs(self, lower, upper):
        return same_suit(lower, upper) and super().belongs(lower, upper)


class AgnesBernauer(Builder):
    """The stock serves the reserve, and spaces take the rank below the base."""
    variant = 'agnes-bernauer'
    piles = {'s': 0, 't': 7, 'f': 4, 'r': 7}
    wrap = True
    dealt_base = True

    def fills(self, position, card, source, pile):
        return rank(card) % 13 + 1 == position.counters['base']

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('r'))


class AgnesBernauerAny(AgnesBernauer):
    options = 'spaces=any,closed=on'
    face_down = 0.5

    def fills(self, position, card, source, pile):
        return True


GAMES = [Agnes(), AgnesPart(), AgnesSuit(), Relaxed(), AgnesBernauer(), AgnesBernauerAny()]
