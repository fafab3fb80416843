# SPDX-License-Identifier: GPL-3.0-or-later
"""Fan, La Belle Lucie, Trefoil, Shamrocks, Cruel, Perseverance, Baker's Dozen and Bristol."""

from brute import Builder, any_suit, deal_to_columns, rank, regathered, same_suit, shuffled


class Fan(Builder):
    """Built down in suit, card by card; Kings fill spaces."""
    variant = 'fan'
    piles = {'f': 4, 't': 18}
    runs = ''
    left = 2, 4
    limit = 800
    breadth = 40
    suits = staticmethod(same_suit)

    def fills(self, position, card, source, pile):
        return rank(card) == 13


class Lucie(Fan):
    """Spaces stay; two shuffles."""
    variant = 'la-belle-lucie'
    left = 7, 13

    def fills(self, position, card, source, pile):
        return False

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['shuffles'] = chance.randint(0, 2)
        return position, cards

    def moves(self, position):
        yield from super().moves(position)
        left = position.counters['shuffles']
        if left > 0 and any(position[pile] for pile in position.named('t')):
            after = regathered(position, 3, lambda cards: shuffled(cards, position.seed, 3 - left))
            after.counters['shuffles'] -= 1
            yield '!shuffle', after


class Trefoil(Lucie):
    options = 'layout=aces'
    piles = {'f': 4, 't': 16}
    dealt = 1


class Shamrocks(Lucie):
    """Built up or down in any suit, but no more than three cards high."""
    variant = 'shamrocks'
    suits = staticmethod(any_suit)
    upwards = True
    left = 6, 10
    begun = Builder.begun
    moves = Builder.moves

    def goes_on(self, position, lower, card, source, pile):
        return self.belongs(lower, card) and len(position[pile]) < 3


class Cruel(Fan):
    """The fans are put together and dealt again in fours, as long as that changes anything."""
    variant = 'cruel'
    piles = {'f': 4, 't': 12}
    dealt = 1
    left = 7, 13
    fills = Lucie.fills

    def moves(self, position):
        yield from super().moves(position)
        after = regathered(position, 4, list)
        if 'redeals' in position.counters:
            after.counters['redeals'] -= 1
        if after.piles != position.piles and position.counters.get('redeals', 1) > 0:
            yield '!redeal', after


class Perseverance(Cruel):
    options = 'redeals=2,kings=on,runs=on'
    runs = 't'

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['redeals'] = chance.randint(0, 2)
        return position, cards


class BakersDozen(Fan):
    variant = 'bakers-dozen'
    left = 8, 12
    piles = {'f': 4, 't': 13}
    suits = staticmethod(any_suit)
    fills = Lucie.fills


class Portuguese(BakersDozen):
    options = 'kings=off,spaces=king'
    left = 2, 5
    fills = Fan.fills


class Bristol(BakersDozen):
    """The stock is dealt to three reserves, on which nothing is built."""
    variant = 'bristol'
    piles = {'f': 4, 't': 8, 'r': 3, 's': 0}

    def stock_moves(self, position):
        if position['s']:
            yield 's', deal_to_columns(position, position.named('r'))


GAMES = [Fan(), Lucie(), Trefoil(), Shamrocks(), Cruel(), Perseverance(), BakersDozen(), Portuguese(), Bristol()]
