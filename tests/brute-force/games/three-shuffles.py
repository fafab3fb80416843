# SPDX-License-Identifier: GPL-3.0-or-later
"""Three Shuffles and a Draw."""

from fan import Lucie


class ThreeShuffles(Lucie):
    """La Belle Lucie with a draw: once in the game a covered card may be played."""
    variant = 'three-shuffles'
    piles = {'f': 4, 't': 16}
    dealt = 1

    def begun(self, chance, left):
        position, cards = super().begun(chance, left)
        position.counters['draws'] = chance.randint(0, 1)
        return position, cards

    def draws(self, position):
        for source in position.named('t'):
            for place, card in enumerate(position[source][:-1]):
                for target in position.piles:
                    if self.accepts(position, card, 1, source, target):
                        after = position.copy()
                        after[target].append(after[source].pop(place))
                        after.counters['draws'] -= 1
                        yield f'!draw:{source}.{place + 1}>{target}', after

    def moves(self, position):
        yield from super().moves(position)
        if position.counters['draws'] > 0:
            yield from self.draws(position)


class Plain(ThreeShuffles):
    options = 'layout=plain'
    piles = {'f': 4, 't': 18}
    dealt = 0


GAMES = [ThreeShuffles(), Plain()]
