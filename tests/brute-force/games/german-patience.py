# SPDX-License-Identifier: GPL-3.0-or-later
"""German Patience."""

from brute import Builder, deck, fill_spaces, follows_up, rank, turn_down


class GermanPatience(Builder):
    """Eight piles are built up to thirteen cards, and locked."""
    variant = 'german-patience'
    piles = {'t': 8, 's': 0, 'w': 0}
    runs = ''
    stacks = 'sw'
    left = 8, 14
    decks = 2
    limit = 800
    breadth = 40

    def goes_on(self, position, lower, card, source, pile):
        return follows_up(lower, card, True)

    def settle(self, position):
        for pile in position.named('t'):
            if len(position[pile]) == 13:
                position[pile][-1] = turn_down(position.top(pile))
        fill_spaces(position, 'sw')

    def is_won(self, position):
        return all(len(position[pile]) == 13 for pile in position.named('t'))

    def begun(self, chance, left):
        """Eight piles that go up from any card, without some of their last cards."""
        position, cards, all_cards = self.empty(), [], deck() * 2
        for pile in position.named('t'):
            base = chance.randint(1, 13)
            for i in range(13):
                card = chance.choice([card for card in all_cards if (rank(card) - base - i) % 13 == 0])
                all_cards.remove(card)
                position[pile].append(card)
        for _ in range(left):
            longer = [pile for pile in position.named('t') if len(position[pile]) > 1]
            cards.append(position[chance.choice(longer)].pop())
        return position, cards


class AnyCard(GermanPatience):
    """Spaces take any card; two passes."""
    options = 'spaces=any,passes=2'
    redeals = 1
    left = 6, 10

    def settle(self, position):
        for pile in position.named('t'):
            if len(position[pile]) == 13:
                position[pile][-1] = turn_down(position.top(pile))


GAMES = [GermanPatience(), AnyCard()]
