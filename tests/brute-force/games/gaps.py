# SPDX-License-Identifier: GPL-3.0-or-later
"""Gaps, Spaces, Addiction and Blue Moon."""

from brute import SUITS, Game, follows_up, name, rank, same_suit, shuffled


class Gaps(Game):
    """A gap takes the next card of the one before it; redeals shuffle what is not in order."""
    variant = 'gaps'
    piles = {'t': 52, 'x': 0}
    limit = 400
    breadth = 20
    first = 2          # rank that begins a line
    redeals = 2
    behind = True      # whether gaps are behind the cards in order after a redeal

    def lines(self, position):
        places = position.named('t')
        length = len(places) // 4
        return [places[length * n:length * (n + 1)] for n in range(4)]

    def fits(self, position, line, place, card):
        """Whether a card follows the one before a place of a line."""
        if place == 0:
            return rank(card) == self.first
        before = position.top(line[place - 1])
        return before is not None and same_suit(before, card) and follows_up(before, card)

    def ordered(self, position, line):
        """How many cards of a line are in order from its beginning."""
        count = 0
        while position[line[count]] and self.fits(position, line, count, position.top(line[count])):
            count += 1
        return count

    def is_won(self, position):
        return all(self.ordered(position, line) == len(line) - 1 for line in self.lines(position))

    def moves(self, position):
        for line in self.lines(position):
            for place, target in enumerate(line):
                for source in position.named('t'):
                    if not position[target] and position[source] and \
                            self.fits(position, line, place, position.top(source)):
                        after = position.copy()
                        after[target] = [after[source].pop()]
                        yield f'{source}>{target}', after
        if position.counters['redeals'] > 0:
            yield '!redeal', self.redealt(position)

    def redealt(self, position):
        after = position.copy()
        loose = [line[self.ordered(position, line):] for line in self.lines(position)]
        places = [place for line in loose for place in line]
        stream = 1 + self.redeals - position.counters['redeals']
        cards = shuffled([position[place] for place in places], position.seed, stream)
        if self.behind:
            cards = [card for card in cards if card]
            places = [place for line in loose for place in line[1:]]
            for line in loose:
                after[line[0]] = []
        for place, card in zip(places, cards):
            after[place] = card
        after.counters['redeals'] -= 1
        return after

    def tiny(self, chance):
        """All in order, but for some cards that have changed places."""
        position = self.empty()
        for line, of_suit in zip(self.lines(position), chance.sample(SUITS, 4)):
            for number, place in enumerate(line[:-1], self.first):
                position[place] = [name(number, of_suit)]
        if self.first == 2:
            position['x'] = [name(1, of_suit) for of_suit in SUITS]
        for _ in range(chance.randint(2, 8)):
            a, b = chance.sample([place for line in self.lines(position) for place in line[2 - self.first:]], 2)
            position[a], position[b] = position[b], position[a]
        position.counters['redeals'] = chance.randint(0, 1)
        return position


class Addiction(Gaps):
    options = 'redeals=3,gaps=random'
    redeals = 3
    behind = False


class BlueMoon(Gaps):
    options = 'aces=front'
    piles = {'t': 56}
    first = 1


GAMES = [Gaps(), Addiction(), BlueMoon()]
