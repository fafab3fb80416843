# SPDX-License-Identifier: GPL-3.0-or-later
"""Concentration."""

from brute import SUITS, Discarder, is_up, name, rank, turn_down, turn_up


class Concentration(Discarder):
    """Two cards are turned up in turn, and go if they are equal; if not, they are turned down later."""
    variant = 'concentration'
    piles = {'t': 24, 'x': 0}
    samples = 0        # turns are counted, so that a miss never leads back to where it began
    middles = 10
    breadth = 60
    players = 1

    def turned_down(self, position):
        """The end of a turn that found no pair."""
        after = position.copy()
        for place in after.named('t'):
            after[place] = [turn_down(card) for card in after[place]]
        after.counters['turned'] += 2
        if self.players == 2:
            after.counters['player'] = 3 - after.counters['player']
        return after

    def turned_up(self, position, place, earlier):
        after = position.copy()
        after[place] = [turn_up(after.top(place))]
        if earlier and rank(after.top(earlier)) == rank(after.top(place)):
            after = self.without(after, *sorted([earlier, place], key=after.named('t').index))
            after.counters['turned'] += 2
            if self.players == 2:
                after.counters[f'points-{after.counters["player"]}'] += 2
        return after

    def moves(self, position):
        there = [place for place in position.named('t') if position[place]]
        shown = [place for place in there if is_up(position.top(place))]
        before = self.turned_down(position) if len(shown) == 2 else position
        for place in there:
            if place not in shown:
                yield f'{place}!', self.turned_up(before, place, shown[0] if len(shown) == 1 else None)
        if len(shown) == 2:
            yield '!hide', before

    def middle(self, chance):
        """Some pairs are left; none, one or two cards of them are open."""
        position, places, gone = self.empty(), self.pile_names()[:24], chance.randint(0, 11)
        chance.shuffle(places)
        for n, number in enumerate(chance.sample(range(1, 14), 12)):
            for of_suit in chance.sample(SUITS, 2):
                if n < gone:
                    position['x'].append(name(number, of_suit))
                else:
                    position[places.pop()] = [turn_down(name(number, of_suit))]
        there = [place for place in position.named('t') if position[place]]
        shown = chance.sample(there, chance.randint(0, 2))
        if len({rank(position.top(place)) for place in shown}) == len(shown):
            for place in shown:
                position[place] = [turn_up(position.top(place))]
        position.counters['turned'] = chance.randint(0, 40)
        if self.players == 2:
            position.counters.update({'player': chance.randint(1, 2), 'points-1': 4, 'points-2': 6})
        return position


class TwoPlayers(Concentration):
    options = 'players=2'
    players = 2


GAMES = [Concentration(), TwoPlayers()]
