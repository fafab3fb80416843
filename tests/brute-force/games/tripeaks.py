# SPDX-License-Identifier: GPL-3.0-or-later
"""TriPeaks and Elevator."""

from brute import Discarder, follows_down, follows_up, turn_down, turn_up


class TriPeaks(Discarder):
    """A card that nothing overlaps goes on the foundation if it is the next one up or down."""
    variant = 'tripeaks'
    piles = {'t': 28, 's': 0, 'f': 0}
    wrap = True
    open = False
    streaks = False
    below = {1: (4, 5), 2: (6, 7), 3: (8, 9), 4: (10, 11), 5: (11, 12), 6: (13, 14), 7: (14, 15), 8: (16, 17),
             9: (17, 18)}
    below.update({n: (n + 9, n + 10) for n in range(10, 19)})

    def is_covered(self, position, pile):
        return any(position[f't{n}'] for n in self.below.get(int(pile[1:]), ()))

    def settle(self, position):
        for pile in position.named('t'):
            if position[pile] and not self.is_covered(position, pile):
                position[pile] = [turn_up(position.top(pile))]

    def played(self, position, pile):
        after = position.copy()
        after['f'].append(turn_up(after[pile].pop()))
        self.settle(after)
        if self.streaks:
            after.counters['played'] += 1
            after.counters['streak'] = 0 if pile == 's' else after.counters['streak'] + 1
        return after

    def moves(self, position):
        for pile in position.named('t'):
            if position[pile] and not self.is_covered(position, pile):
                card, lower = position.top(pile), position.top('f')
                if follows_up(lower, card, self.wrap) or follows_down(lower, card, self.wrap):
                    yield f'{pile}>f', self.played(position, pile)
        if position['s']:
            yield 's', self.played(position, 's')

    def is_won(self, position):
        return not any(position[pile] for pile in position.named('t'))

    def scattered(self, chance, left):
        """A third of the cards is in the stock; none in the tableau covers one that is gone."""
        position, cards = self.empty(), self.deck()
        chance.shuffle(cards)
        for pile in position.named('t'):
            position[pile] = [cards.pop() if self.open else turn_down(cards.pop())]
        while sum(len(position[pile]) for pile in position.named('t')) > left * 2 // 3:
            free = [pile for pile in position.named('t') if position[pile] and not self.is_covered(position, pile)]
            cards.append(turn_up(position[chance.choice(free)].pop()))
        position['s'] = [turn_down(cards.pop()) for _ in range(min(left // 3, len(cards) - 1))]
        position['f'] = cards
        self.settle(position)
        if self.streaks:
            position.counters = {'played': len(cards), 'streak': chance.randint(0, 5)}
        return position


class Strict(TriPeaks):
    options = 'king=queen'
    wrap = False


class Streaks(TriPeaks):
    """The points themselves are not part of a position here."""
    options = 'open=on,scoring=streaks'
    open = True
    streaks = True


class Elevator(TriPeaks):
    variant = 'elevator'
    below = {}
    for row in range(1, 7):
        for place in range(row):
            below[row * (row - 1) // 2 + place + 1] = row * (row + 1) // 2 + place + 1, row * (row + 1) // 2 + place + 2


class Escalator(Elevator):
    options = 'king=queen,open=on'
    wrap = False
    open = True


GAMES = [TriPeaks(), Strict(), Streaks(), Elevator(), Escalator()]
