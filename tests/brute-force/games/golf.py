# SPDX-License-Identifier: GPL-3.0-or-later
"""Golf."""

from brute import Game, deck, follows_down, follows_up, scatter, turn_down, turn_up


class Golf(Game):
    variant = 'golf'
    piles = {'t': 7, 's': 0, 'f': 0}
    middles = 2

    def fits(self, lower, card):
        return follows_up(lower, card) or follows_down(lower, card)

    def settle(self, position):
        """When the columns are empty, the rest of the stock goes to the foundation."""
        while position['s'] and not any(position[pile] for pile in position.named('t')):
            position['f'].append(turn_up(position['s'].pop()))

    def moves(self, position):
        for pile in position.named('t') + ['s']:
            if position[pile] and (pile == 's' or self.fits(position.top('f'), position.top(pile))):
                after = position.copy()
                after['f'].append(turn_up(after[pile].pop()))
                self.settle(after)
                yield 's' if pile == 's' else f'{pile}>f', after

    def scattered(self, chance, left):
        position, cards = self.empty(), deck()
        chance.shuffle(cards)
        position['f'] = cards[left:]
        scatter(chance, position, cards[:left], position.named('t') + ['s'])
        position['s'] = [turn_down(card) for card in position['s']]
        self.settle(position)
        return position

    def tiny(self, chance):
        return self.scattered(chance, chance.randint(6, 12))

    def middle(self, chance):
        return self.scattered(chance, chance.randint(20, 40))


class NothingOnKings(Golf):
    options = 'king=nothing'

    def fits(self, lower, card):
        return lower[0] != 'K' and super().fits(lower, card)


class Wrap(Golf):
    options = 'king=wrap'

    def fits(self, lower, card):
        return follows_up(lower, card, wrap=True) or follows_down(lower, card, wrap=True)


GAMES = [Golf(), NothingOnKings(), Wrap()]
