# SPDX-License-Identifier: GPL-3.0-or-later
"""Spider, Spiderette, Simple Simon and Will o' the Wisp."""

from brute import (Builder, deal_to_columns, follows_down, is_up, name, other_colour, same_suit, suit, turn_down,
                   turn_tops)


def whole_suit(of_suit):
    return [name(13 - i, of_suit) for i in range(13)]


def is_whole(cards):
    """Whether these are thirteen open cards of one suit from the King down to the Ace."""
    return len(cards) == 13 and is_up(cards[0]) and cards == whole_suit(suit(cards[0]))


def spaces(position):
    return [pile for pile in position.named('t') if not position[pile]]


class Spider(Builder):
    """Built down regardless of suit, moved in suit; complete suits leave by themselves."""
    variant = 'spider'
    piles = {'s': 0, 'f': 8, 't': 10}
    sources = 't'
    all_suits = 'SSSSSSSS'
    samples = 0        # if one of ten columns becomes empty, too many positions follow
    left = 3, 3        # suits
    longest = 8        # piece of a suit that lies in order
    middles = 6
    limit = 500
    breadth = 25
    fill_first = True  # whether nothing is dealt while a column is empty
    hides = True       # whether there are face-down cards
    moving = staticmethod(same_suit)

    def belongs(self, lower, upper):
        return self.moving(lower, upper) and follows_down(lower, upper)

    def goes_on(self, position, lower, card, source, pile):
        return follows_down(lower, card)

    def accepts(self, position, card, count, source, target):
        return target[0] == 't' and super().accepts(position, card, count, source, target)

    def settle(self, position):
        for pile in position.named('t'):
            if is_whole(position[pile][-13:]):
                free = [target for target in position.named('f') if not position[target]]
                position[free[0]] = position[pile][-13:]
                del position[pile][-13:]
        turn_tops(position, 't')

    def stock_moves(self, position):
        if position.named('s') and position['s'] and not (self.fill_first and spaces(position)):
            after = deal_to_columns(position, position.named('t'))
            self.settle(after)
            yield 's', after

    def cut(self, chance, left, longest, hidden, spread):
        """Some whole suits in pieces: one in each of the first columns, the others anywhere, covered ones face down."""
        position, pieces, columns = self.empty(), [], self.empty().named('t')
        suits = chance.sample(self.all_suits, len(self.all_suits))
        for pile, of_suit in zip(position.named('f') * 4, suits[left:]):
            position[pile] += whole_suit(of_suit)
        for of_suit in suits[:left]:
            cards = whole_suit(of_suit)
            while cards:
                count = chance.randint(1, longest)
                pieces.append(cards[:count])
                del cards[:count]
        chance.shuffle(pieces)
        for n, piece in enumerate(pieces):
            pile = columns[n] if n < spread else chance.choice(position.named('s') + columns)
            closed = pile == 's' or (self.hides and chance.random() < hidden)
            if closed and (not position[pile] or not is_up(position.top(pile))):
                piece = [turn_down(card) for card in piece]
            position[pile] += piece
        self.settle(position)
        return position

    def tiny(self, chance):
        return self.cut(chance, chance.randint(*self.left), 2, 1, self.piles['t'])

    def middle(self, chance):
        spread = chance.choice([0, self.piles['t']])
        return self.cut(chance, chance.randint(2, 4), self.longest, chance.random(), spread)


class FourSuits(Spider):
    options = 'suits=4'
    all_suits = 'CDHSCDHS'


class Spiderette(Spider):
    variant = 'spiderette'
    piles = {'s': 0, 'f': 4, 't': 7}
    all_suits = 'CDHS'
    samples = 2


class SimpleSimon(Spider):
    variant = 'simple-simon'
    piles = {'f': 4, 't': 10}
    all_suits = 'CDHS'
    hides = False
    breadth = 15
    samples = 0


class WillOTheWisp(Spiderette):
    """The player discards complete suits."""
    variant = 'will-o-the-wisp'
    piles = {'s': 0, 'f': 0, 't': 7}
    longest = 26

    def accepts(self, position, card, count, source, target):
        if target == 'f':
            return count == 13 and is_whole(position[source][-13:])
        return super().accepts(position, card, count, source, target)

    def settle(self, position):
        turn_tops(position, 't')


class AsPrinted(WillOTheWisp):
    """Runs of alternating colours move, and only a suit alone in its column is discarded."""
    options = 'runs=colours,discard=alone'
    middles = 15
    moving = staticmethod(other_colour)

    def units(self, position, source):
        yield from super().units(position, source)
        if is_whole(position[source]):
            yield 13

    def accepts(self, position, card, count, source, target):
        if count == 13 and is_whole(position[source]) and target[0] == 't':
            return False
        return super().accepts(position, card, count, source, target)


class AnyTime(Spiderette):
    options = 'suits=2,fill-first=off'
    all_suits = 'SSHH'
    fill_first = False


GAMES = [Spider(), FourSuits(), Spiderette(), AnyTime(), SimpleSimon(), WillOTheWisp(), AsPrinted()]
