# SPDX-License-Identifier: GPL-3.0-or-later
"""Palm."""

from itertools import combinations

from brute import SUITS, Discarder, other_colour, rank, suit, turn_up


class Palm(Discarder):
    """Two to five cards of the hand go that rise in rank and alternate in colour; the deck fills the hand again."""
    variant = 'palm'
    piles = {'s': 0, 'h': 5, 'x': 0}
    samples = 4
    limit = 600
    breadth = 30

    def goes(self, cards):
        cards = sorted(cards, key=rank)
        return all(rank(a) < rank(b) and other_colour(a, b) for a, b in zip(cards, cards[1:]))

    def settle(self, position):
        for place in position.named('h'):
            if not position[place] and position['s']:
                position[place] = [turn_up(position['s'].pop())]

    def moves(self, position):
        full = [place for place in position.named('h') if position[place]]
        for count in range(2, 6):
            for places in combinations(full, count):
                if self.goes([position.top(place) for place in places]):
                    yield '+'.join(places), self.without(position, *places)
        after = position.copy()
        cards = sorted([position.top(place) for place in full], key=lambda card: (rank(card), SUITS.index(suit(card))))
        for n, place in enumerate(position.named('h')):
            after[place] = cards[n:n + 1]
        if after != position:
            yield '!sort', after
        for source in full:
            for target in position.named('h'):
                if source != target:
                    after = position.copy()
                    after[source], after[target] = after[target], after[source]
                    yield f'!swap:{source}>{target}', after

    def scattered(self, chance, left):
        """The hand is full as long as the deck has cards."""
        position, cards = self.empty(), self.deck()
        chance.shuffle(cards)
        for place in chance.sample(position.named('h'), min(left, 5)):
            position[place] = [cards.pop()]
        position['s'] = [f'<{cards.pop()}>' for _ in range(left - 5)]
        position['x'] = cards
        return position

    def tiny(self, chance):
        return self.scattered(chance, chance.randint(2, 6))


class AgainstTime(Palm):
    options = 'clock=three'
    samples = 1


GAMES = [Palm(), AgainstTime()]
