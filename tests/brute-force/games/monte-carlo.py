# SPDX-License-Identifier: GPL-3.0-or-later
"""Monte Carlo and Weddings."""

from brute import Discarder, rank, turn_down, turn_up


class MonteCarlo(Discarder):
    """Neighbours of equal rank go; a click closes the gaps along the rows, and fills the free places."""
    variant = 'monte-carlo'
    piles = {'t': 25, 's': 0, 'x': 0}
    corners = True
    lines = [range(25)]     # along which gaps are closed

    def are_neighbours(self, a, b):
        across, down = abs(a % 5 - b % 5), abs(a // 5 - b // 5)
        return max(across, down) == 1 and (self.corners or across + down == 1)

    def moves(self, position):
        for a in range(25):
            for b in range(a + 1, 25):
                first, second = position[f't{a + 1}'], position[f't{b + 1}']
                if first and second and rank(first[0]) == rank(second[0]) and self.are_neighbours(a, b):
                    yield f't{a + 1}+t{b + 1}', self.without(position, f't{a + 1}', f't{b + 1}')
        after = self.closed_up(position)
        if after != position:
            yield 's', after

    def closed_up(self, position):
        after = position.copy()
        for line in self.lines:
            cards = [position[f't{n + 1}'] for n in line if position[f't{n + 1}']]
            for n in line:
                after[f't{n + 1}'] = list(cards.pop(0)) if cards else []
        for place in after.named('t'):
            if not after[place] and after['s']:
                after[place] = [turn_up(after['s'].pop())]
        return after

    def scattered(self, chance, left):
        """Pairs of equal rank are likely, since the deck is in order but for some cards."""
        position, cards = self.empty(), sorted(self.deck(), key=rank)
        for _ in range(chance.randint(5, 60)):
            cards.insert(chance.randrange(52), cards.pop(chance.randrange(52)))
        places = sorted(chance.sample(range(1, 26), min(left * 2 // 3, 25)))
        for place in places:
            position[f't{place}'] = [cards.pop()]
        position['s'] = [turn_down(cards.pop()) for _ in range(left // 3)]
        position['x'] = cards
        return position


class Weddings(MonteCarlo):
    options = 'closing=columns'
    lines = [range(n, 25, 5) for n in range(5)]


class Sides(MonteCarlo):
    options = 'neighbours=sides'
    corners = False
    left = 10, 20


GAMES = [MonteCarlo(), Weddings(), Sides()]
