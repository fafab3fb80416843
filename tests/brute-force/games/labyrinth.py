# SPDX-License-Identifier: GPL-3.0-or-later
"""Labyrinth."""

from brute import Builder, fill_places, turn_down, turn_up


class Labyrinth(Builder):
    """Rows of eight; cards with none above them or none below them go to the foundations."""
    variant = 'labyrinth'
    piles = {'s': 0, 'f': 4, 't': 48}
    dealt = 1
    left = 14, 24
    limit = 600
    breadth = 30

    def card_at(self, position, place):
        return 1 <= place <= 48 and position.top(f't{place}')

    def units(self, position, source):
        place = int(source[1:])
        if not self.card_at(position, place - 8) or not self.card_at(position, place + 8):
            yield 1

    def accepts(self, position, card, count, source, target):
        return target[0] == 'f' and super().accepts(position, card, count, source, target)

    def settle(self, position):
        fill_places(position, position.named('t')[:8], 's')

    def stock_moves(self, position):
        if position['s']:
            last = max(place for place in range(1, 49) if self.card_at(position, place))
            row = (last - 1) // 8 + 1
            after = position.copy()
            for place in range(8 * row + 1, 8 * row + 9):
                if after['s']:
                    after[f't{place}'].append(turn_up(after['s'].pop()))
            yield 's', after

    def scattered(self, chance, left, *anything):
        position, cards = self.begun(chance, left)
        chance.shuffle(cards)
        for place in chance.sample(range(1, 25), min(16, left)):
            position[f't{place}'] = [cards.pop()]
        position['s'] = [turn_down(card) for card in cards]
        self.settle(position)
        return position


class LastResort(Labyrinth):
    """Without a stock, one card that is not free may be played."""
    options = 'draw=on'

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['draws'] = chance.randint(0, 1)
        return position, cards

    def units(self, position, source):
        yield 1

    def moves(self, position):
        for move, after in super().moves(position):
            if move == 's' or list(Labyrinth.units(self, position, move.split('>')[0])):
                yield move, after
            elif position.counters['draws'] > 0 and not position['s']:
                after.counters['draws'] -= 1
                yield move, after


GAMES = [Labyrinth(), LastResort()]
