# SPDX-License-Identifier: GPL-3.0-or-later
"""Klondike, with two decks, and with deals to the columns."""

from brute import Builder, deal_to_columns, name, rank, suit, turn_up

ACES = ['AC', 'AD', 'AH', 'AS']


class Klondike(Builder):
    variant = 'klondike'
    piles = {'s': 0, 'w': 0, 'f': 4, 't': 7}
    sources = 'wtf'
    face_down = 0.5
    left = (4, 5)
    redeals = None
    samples = 0        # cards that may be taken back lead too far

    def fills(self, position, card, source, pile):
        return rank(card) == 13


class NotBack(Klondike):
    options = 'redeals=1,takeback=off'
    sources = 'wt'
    redeals = 1
    samples = 2


class DealThree(NotBack):
    options = 'draw=3,redeals=2,takeback=off'
    draw = 3
    redeals = 2


class Easy(Klondike):
    options = 'easy=on'

    def fills(self, position, card, source, pile):
        return True


class Jokers(Klondike):
    """A joker fetches the card that a foundation needs from wherever it lies, but not from a foundation."""
    options = 'joker=on,takeback=off,redeals=0'
    sources = 'wt'
    redeals = 0
    samples = 2

    def fetched(self, position, card, pile):
        after = position.copy()
        source = [source for source in ['s', 'w'] + position.named('t') if card in map(turn_up, position[source])][0]
        after[source].pop([turn_up(other) for other in position[source]].index(card))
        after[pile].append(card)
        after.counters['jokers'] -= 1
        self.settle(after)
        return after

    def moves(self, position):
        yield from super().moves(position)
        for pile in position.named('f') if position.counters['jokers'] else []:
            top = position.top(pile)
            aces = [ace for ace in ACES if sum(ace in position[other] for other in position.named('f')) < self.decks]
            if top and rank(top) < 13:
                yield f'!joker:{pile}', self.fetched(position, name(rank(top) + 1, suit(top)), pile)
            elif not top:
                for ace in aces:
                    yield f'!joker:{pile}' + (f'={ace}' if len(aces) > 1 else ''), self.fetched(position, ace, pile)

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['jokers'] = chance.randint(0, 3)
        if chance.random() < 0.5:
            cards += position['f1']
            position['f1'] = []
        return position, cards


class DoubleJokers(Jokers):
    variant = 'double-klondike'
    options = 'joker=on'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 9}
    sources = 'wtf'
    decks = 2
    redeals = None
    samples = 0


class DoubleKlondike(Klondike):
    variant = 'double-klondike'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 9}
    decks = 2


class DoubleSeven(DoubleKlondike):
    options = 'columns=7,cycles=on,draw=3,takeback=off'
    piles = {'s': 0, 'w': 0, 'f': 8, 't': 7}
    sources = 'wt'
    draw = 3
    redeals = 2
    samples = 2


class Easthaven(Klondike):
    variant = 'easthaven'
    piles = {'s': 0, 'f': 4, 't': 7}
    redeals = 0

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('t'))


class EasthavenDouble(Easthaven):
    options = 'double=on,takeback=off'
    piles = {'s': 0, 'f': 8, 't': 8}
    sources = 't'
    decks = 2
    samples = 2


class EasthavenSpacesFirst(Easthaven):
    """No deal as long as a card from another column could fill a space."""
    options = 'easy=on,spaces-first=on,takeback=off'
    left = (3, 4)
    sources = 't'
    samples = 2

    def fills(self, position, card, source, pile):
        return True

    def stock_moves(self, position):
        columns = position.named('t')
        if all(position[pile] for pile in columns) or not any(len(position[pile]) > 1 for pile in columns):
            yield from super().stock_moves(position)


GAMES = [Klondike(), NotBack(), DealThree(), Easy(), Jokers(), DoubleKlondike(), DoubleSeven(), DoubleJokers(),
         Easthaven(), EasthavenDouble(), EasthavenSpacesFirst()]
