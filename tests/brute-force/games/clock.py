# SPDX-License-Identifier: GPL-3.0-or-later
"""Clock."""

from brute import Game, deck, rank, turn_down, turn_up


class Clock(Game):
    """The open card goes to its hour, whose top card is turned up next."""
    variant = 'clock'
    piles = {'f': 13, 'r': 13}
    samples = 12
    least = 10

    def tiny(self, chance):
        position, cards = self.empty(), deck()
        chance.shuffle(cards)
        for pile in position.named('r'):
            position[pile] = [turn_down(cards.pop()) for _ in range(4)]
        position['r13'][-1] = turn_up(position['r13'][-1])
        return position

    def moves(self, position):
        for source in position.named('r'):
            if position[source] and position.top(source)[0] != '<':
                after = position.copy()
                card = after[source].pop()
                hour = f'r{rank(card)}'
                after[f'f{rank(card)}'].append(card)
                if after[hour]:
                    after[hour][-1] = turn_up(after[hour][-1])
                yield f'{source}>f{rank(card)}', after


GAMES = [Clock()]
