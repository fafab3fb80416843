# SPDX-License-Identifier: GPL-3.0-or-later
"""Scorpion, Wasp and Scorpion II."""

from brute import Builder, deal_to_columns, is_up, name, rank, same_suit, scatter, suit, turn_down


def whole_suit(of_suit):
    return [name(number, of_suit) for number in range(13, 0, -1)]


class Scorpion(Builder):
    """Open cards move with whatever lies on them; complete columns stay, and are left alone."""
    variant = 'scorpion'
    piles = {'s': 0, 't': 7}
    suits = staticmethod(same_suit)
    loose = True
    face_down = 0.3
    suits_left = 1     # in tiny positions

    def is_complete(self, cards):
        return len(cards) == 13 and is_up(cards[0]) and cards == whole_suit(suit(cards[0]))

    def fills(self, position, card, source, pile):
        return rank(card) == 13

    def accepts(self, position, card, count, source, target):
        return target[0] == 't' and not self.is_complete(position[source]) and \
            super().accepts(position, card, count, source, target)

    def stock_moves(self, position):
        if position['s']:
            served = [pile for pile in position.named('t') if not self.is_complete(position[pile])]
            after = deal_to_columns(position, served)
            self.settle(after)
            yield 's', after

    def is_won(self, position):
        return sum(self.is_complete(position[pile]) for pile in position.named('t')) == 4

    def scattered(self, chance, left, fullness, stacks=None):
        """Some suits are complete, the cards of the others lie in the other columns, and now and then in the stock."""
        position, suits = self.empty(), chance.sample('CDHS', 4)
        columns = chance.sample(position.named('t'), 7)
        for n, of_suit in enumerate(suits[left:], 1):
            position[f'f{n}' if 'f1' in position.piles else columns.pop()] = whole_suit(of_suit)
        cards = [card for of_suit in suits[:left] for card in whole_suit(of_suit)]
        chance.shuffle(cards)
        position['s'] = [turn_down(cards.pop()) for _ in range(chance.choice([0, 3]))]
        scatter(chance, position, cards, columns, self.face_down)
        return position

    def tiny(self, chance):
        return self.scattered(chance, self.suits_left, 1)

    def middle(self, chance):
        return self.scattered(chance, chance.randint(2, 4), 1)


class Wasp(Scorpion):
    options = 'spaces=any'
    face_down = 0.8
    suits_left = 3

    def fills(self, position, card, source, pile):
        return True


class Scorpion2(Scorpion):
    options = 'closed=3'


class Leaving(Scorpion):
    """Complete suits leave by themselves, even if other cards of their column lie beneath them."""
    options = 'completed=leave'
    piles = {'s': 0, 'f': 4, 't': 7}

    def is_complete(self, cards):
        return False

    def settle(self, position):
        for pile in position.named('t'):
            if super().is_complete(position[pile][-13:]):
                free = [target for target in position.named('f') if not position[target]]
                position[free[0]] = position[pile][-13:]
                del position[pile][-13:]
        super().settle(position)

    def is_won(self, position):
        return all(position[pile] for pile in position.named('f'))


GAMES = [Scorpion(), Wasp(), Scorpion2(), Leaving()]
