# SPDX-License-Identifier: GPL-3.0-or-later
"""Matrimony."""

from brute import Builder, deal_to_columns, follows_down, follows_up, name, rank, same_suit, suit


class Matrimony(Builder):
    """Queen and Jack of Hearts, and six Tens; sixteen packets, each of which is dealt again once."""
    variant = 'matrimony'
    piles = {'f': 8, 't': 16, 's': 0}
    decks = 2
    runs = ''
    dealt = 1
    left = 9, 14
    limit = 800
    breadth = 30
    last_first = False

    def filled(self, number, base):
        if number == 0:
            return [name(12 + i, 'H') for i in range(13)]
        return [name((11 if number == 1 else 10) - i, 'HHCCDDSS'[number]) for i in range(13)]

    def begins(self, position, card, pile):
        return rank(card) == 10 and suit(card) != 'H'

    def ascends(self, position, lower, card, pile):
        follows = follows_up if pile == 'f1' else follows_down
        return same_suit(lower, card) and follows(lower, card, True) and len(position[pile]) < 13

    def accepts(self, position, card, count, source, target):
        return target[0] == 'f' and super().accepts(position, card, count, source, target)

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['redeals'] = chance.randint(0, 16)
        return position, cards

    def stock_moves(self, position):
        packets = position.named('t')
        if position['s']:
            yield 's', deal_to_columns(position, packets)
            return
        for turn in range(16 - position.counters['redeals'], 16):
            place = 15 - turn if self.last_first else turn
            if position[packets[place]]:
                after = position.copy()
                after['s'] = after[packets[place]][::-1]
                after[packets[place]] = []
                after.counters['redeals'] = 15 - turn
                while after['s']:
                    after = deal_to_columns(after, packets[place:] + packets[:place])
                yield 's', after
                return


class LastFirst(Matrimony):
    options = 'order=last'
    last_first = True


class FourCouples(LastFirst):
    """A Queen of each suit goes up, and a Jack of each suit goes down."""
    options = 'couple=diamonds,couples=four,order=last'
    suits = 'DDCHSCHS'

    def goes_up(self, pile):
        return pile in ('f1', 'f3', 'f4', 'f5')

    def filled(self, number, base):
        up = self.goes_up(f'f{number + 1}')
        return [name(12 + i if up else 11 - i, self.suits[number]) for i in range(13)]

    def begins(self, position, card, pile):
        alike = [other for other in position.named('f')[2:] if self.goes_up(other) == self.goes_up(pile)]
        return (rank(card) == (12 if self.goes_up(pile) else 11) and suit(card) != 'D' and
                not any(position[other] and suit(position[other][0]) == suit(card) for other in alike))

    def ascends(self, position, lower, card, pile):
        follows = follows_up if self.goes_up(pile) else follows_down
        return same_suit(lower, card) and follows(lower, card, True) and len(position[pile]) < 13


GAMES = [Matrimony(), LastFirst(), FourCouples()]
