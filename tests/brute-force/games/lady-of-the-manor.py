# SPDX-License-Identifier: GPL-3.0-or-later
"""Lady of the Manor."""

from brute import Builder, follows_up, rank, scatter


class LadyOfTheManor(Builder):
    """The manor's piles hold a rank each; everything goes to foundations only, regardless of suit."""
    variant = 'lady-of-the-manor'
    piles = {'f': 8, 't': 4, 'r': 12}
    decks = 2
    runs = ''
    dealt = 1
    left = 6, 9
    face_down = 1
    limit = 800
    breadth = 20

    def ascends(self, position, lower, card, pile):
        return follows_up(lower, card)

    def accepts(self, position, card, count, source, target):
        return target[0] == 'f' and super().accepts(position, card, count, source, target)

    def scattered(self, chance, left, *anything):
        position, cards = self.begun(chance, left)
        chance.shuffle(cards)
        floor = chance.randint(0, len(cards))
        for card in cards[floor:]:
            position[f'r{rank(card) - 1}'].append(card)
        return scatter(chance, position, cards[:floor], position.named('t'), self.face_down)


class Archway(LadyOfTheManor):
    """The floor lies open, and its spaces take any card."""
    options = 'floor=archway'
    face_down = 0
    left = 3, 5

    def accepts(self, position, card, count, source, target):
        return (target[0] == 't' and not position[target]) or super().accepts(position, card, count, source, target)


GAMES = [LadyOfTheManor(), Archway()]
