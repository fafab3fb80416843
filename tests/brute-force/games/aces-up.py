# SPDX-License-Identifier: GPL-3.0-or-later
"""Aces Up."""

from brute import RANKS, SUITS, Discarder, deal_to_columns, rank, same_suit


def worth(card):
    """Aces are the highest cards."""
    return 14 if rank(card) == 1 else rank(card)


class AcesUp(Discarder):
    """Of two top cards of a suit the lower one goes; spaces are filled with top cards."""
    variant = 'aces-up'
    piles = {'s': 0, 't': 4, 'x': 0}

    def goes(self, position, pile):
        tops = [position.top(other) for other in position.named('t') if position[other]]
        card = position.top(pile)
        return any(same_suit(card, other) and worth(other) > worth(card) for other in tops)

    def fills(self, card):
        return True

    def moves(self, position):
        full = [pile for pile in position.named('t') if position[pile]]
        for pile in full:
            if self.goes(position, pile):
                yield f'{pile}-', self.without(position, pile)
            for space in position.named('t'):
                if not position[space] and self.fills(position.top(pile)):
                    after = position.copy()
                    after[space].append(after[pile].pop())
                    yield f'{pile}>{space}', after
        if position['s']:
            yield 's', deal_to_columns(position, position.named('t'))

    def is_won(self, position):
        return not position['s'] and all(rank(card) == 1 for pile in position.named('t') for card in position[pile])

    def scattered(self, chance, left):
        """Aces are never discarded."""
        position = super().scattered(chance, left)
        for ace in [RANKS[0] + of_suit for of_suit in SUITS]:
            if ace in position['x']:
                position['x'].remove(ace)
                position[chance.choice(position.named('t'))].append(ace)
        return position


class Aces(AcesUp):
    options = 'spaces=ace'

    def fills(self, card):
        return rank(card) == 1


class Strict(AcesUp):
    options = 'spaces=deal'
    left = 16, 30

    def fills(self, card):
        return False


GAMES = [AcesUp(), Aces(), Strict()]
