# SPDX-License-Identifier: GPL-3.0-or-later
"""Poker Squares."""

from brute import SUITS, Game, deck, name, rank, suit, turn_down, turn_up

AMERICAN = 100, 75, 50, 25, 20, 15, 10, 5, 2, 0
ENGLISH = 30, 30, 16, 10, 5, 12, 6, 3, 1, 0


def hand(cards):
    """From 0, a royal flush, to 9, nothing at all."""
    ranks = sorted(rank(card) for card in cards)
    flush = len({suit(card) for card in cards}) == 1
    royal = ranks == [1, 10, 11, 12, 13]
    straight = royal or ranks == list(range(ranks[0], ranks[0] + 5))
    equal = sorted(ranks.count(number) for number in set(ranks))
    tests = [royal and flush, straight and flush, equal == [1, 4], equal == [2, 3], flush, straight, equal == [1, 1, 3],
             equal == [1, 2, 2], equal == [1, 1, 1, 2], True]
    return tests.index(True)


class PokerSquares(Game):
    """Each card of the stock goes to a free place; rows and columns are hands."""
    variant = 'poker-squares'
    piles = {'s': 0, 't': 25}
    samples = 30
    breadth = 15
    table = AMERICAN
    enough = 200

    def square(self, chance):
        """Rows of good hands, in some disorder, and the cards that are left."""
        low = chance.randint(1, 10)
        cards = [name(low + i, of_suit) for of_suit in SUITS for i in range(5)]
        rest = [card for card in deck() if card not in cards]
        chance.shuffle(rest)
        cards += [rest.pop() for _ in range(5)]
        for _ in range(chance.randint(0, 20)):
            a, b = chance.randrange(25), chance.randrange(25)
            cards[a], cards[b] = cards[b], cards[a]
            cards[a], rest[0] = rest[0], cards[a]
            chance.shuffle(rest)
        return cards, rest

    def tiny(self, chance):
        """A square that is worth about what is needed, without four of its cards, which come next."""
        position, (cards, rest) = self.empty(), self.square(chance)
        while abs(self.worth(cards) - self.enough) > 30:
            cards, rest = self.square(chance)
        for place, card in enumerate(cards, 1):
            position[f't{place}'] = [card]
        for place in chance.sample(position.named('t'), 4):
            rest += position[place]
            position[place] = []
        position['s'] = [turn_down(card) for card in rest[:-1]] + rest[-1:]
        return position

    def moves(self, position):
        for place in position.named('t'):
            if not position[place]:
                after = position.copy()
                after[place] = [after['s'].pop()]
                after['s'][-1] = turn_up(after['s'][-1])
                yield f's>{place}', after

    def worth(self, square):
        hands = [square[5 * n:5 * n + 5] for n in range(5)] + [square[n::5] for n in range(5)]
        return sum(self.table[hand(cards)] for cards in hands)

    def is_won(self, position):
        square = [position.top(place) for place in position.named('t')]
        return all(square) and self.worth(square) >= self.enough


class English(PokerSquares):
    options = 'points=english'
    table = ENGLISH
    enough = 70


GAMES = [PokerSquares(), English()]
