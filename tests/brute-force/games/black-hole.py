# SPDX-License-Identifier: GPL-3.0-or-later
"""Black Hole."""

from brute import Builder, deck, follows_down, follows_up


class BlackHole(Builder):
    """All cards go into the hole, each one higher or lower than the last."""
    variant = 'black-hole'
    piles = {'f': 0, 't': 17}
    left = 14, 22

    def accepts(self, position, card, count, source, target):
        hole = position.top('f')
        return target == 'f' and count == 1 and (follows_up(hole, card, True) or follows_down(hole, card, True))

    def begun(self, chance, left):
        position, cards = self.empty(), deck()
        chance.shuffle(cards)
        position['f'] = cards[left:]
        return position, cards[:left]

    def middle(self, chance):
        return self.scattered(chance, chance.randint(2, 30), 1)


GAMES = [BlackHole()]
