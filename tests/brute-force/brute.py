# SPDX-License-Identifier: GPL-3.0-or-later
"""The games once more, as simply as they can be said, to hold the engine against.

A game here lists the moves of a position and the positions that they lead to, by looking at cards and nothing else: no
tables, no masks, no short cuts, and nothing taken from the engine. The engine enumerates every position that can be
reached from a tiny one (enumerate.c), and each of them must have the moves, the results and the end that it has here.
"""

import contextlib
import itertools
import os
import random
import subprocess

RANKS = 'A23456789TJQK'
SUITS = 'CDHS'
WORDS = {'stock': 's', 'waste': 'w', 'foundation': 'f', 'tableau': 't', 'cell': 'c', 'reserve': 'r', 'hand': 'h',
         'discard': 'x', 'indicator': 'i'}
LETTERS = {letter: word for word, letter in WORDS.items()}
HEADERS = ('variant', 'options', 'deal', 'points')


def rank(card):
    """1 for an Ace to 13 for a King."""
    return RANKS.index(card.strip('<>')[0]) + 1


def suit(card):
    return card.strip('<>')[1]


def is_red(card):
    return suit(card) in 'DH'


def is_up(card):
    return card[0] != '<'


def turn_up(card):
    return card.strip('<>')


def turn_down(card):
    return f'<{card.strip("<>")}>'


def name(number, of_suit):
    """The card of a rank from 1 to 13; further ranks begin again with the Ace."""
    return RANKS[(number - 1) % 13] + of_suit


def deck():
    return [name(number, of_suit) for of_suit in SUITS for number in range(1, 14)]


def follows_up(lower, upper, wrap=False):
    return rank(upper) == rank(lower) + 1 or (wrap and rank(lower) == 13 and rank(upper) == 1)


def follows_down(lower, upper, wrap=False):
    return follows_up(upper, lower, wrap)


def same_suit(a, b):
    return suit(a) == suit(b)


def other_colour(a, b):
    return is_red(a) != is_red(b)


def same_colour(a, b):
    return is_red(a) == is_red(b)


def any_suit(a, b):
    return True


class Position:
    """Piles by their short name, cards from the bottom up, and whatever else is counted."""

    def __init__(self, piles, counters=None):
        self.piles = piles
        self.counters = counters or {}
        self.seed = 0

    def copy(self):
        after = Position({pile: list(cards) for pile, cards in self.piles.items()}, dict(self.counters))
        after.seed = self.seed
        return after

    def __getitem__(self, pile):
        return self.piles[pile]

    def __setitem__(self, pile, cards):
        self.piles[pile] = cards

    def top(self, pile):
        return self.piles[pile][-1] if self.piles[pile] else None

    def __eq__(self, other):
        return self.piles == other.piles and self.counters == other.counters

    def named(self, letter):
        """The piles of a role, in order."""
        return [pile for pile in self.piles if pile[0] == letter]

    def text(self):
        """The position in notation."""
        lines = []
        for pile, cards in self.piles.items():
            number = f' {pile[1:]}' if pile[1:] else ''
            lines.append(f'{LETTERS[pile[0]]}{number}: {" ".join(cards)}'.rstrip())
        return '\n'.join(lines + [f'{key}: {value}' for key, value in sorted(self.counters.items())])


def read_position(lines, piles):
    """What the engine wrote about a position; piles that it leaves out are empty."""
    position = Position({pile: [] for pile in piles})
    for line in lines:
        key, value = line.split(':', 1)
        word, _, number = key.partition(' ')
        if word in WORDS:
            pile = WORDS[word] + number
            position.piles[pile if pile in position.piles else WORDS[word]] = value.split()
        elif key == 'deal':
            position.seed = int(value)
        elif key not in HEADERS:
            position.counters[key] = int(value)
    return position


class Game:
    """A game: `options` as in a deal, `piles` with their numbers (0 for a pile without one), and the rules below."""

    variant = None
    options = ''
    piles = {}
    samples = 2      # tiny positions that are tried
    least = 20       # positions that can be reached from each, at least
    limit = 1500     # and at most
    middles = 0      # positions from the middle of a game that are tried
    deals = 2        # real deals that are tried
    breadth = 100    # positions of each of these whose moves are compared

    def pile_names(self):
        return [letter if count == 0 else f'{letter}{n}' for letter, count in self.piles.items()
                for n in range(1, max(count, 1) + 1)]

    def tiny(self, chance):
        """A position with few cards to play, in which nothing more happens by itself."""
        raise NotImplementedError

    def middle(self, chance):
        """A position with any number of cards to play, in which nothing more happens by itself."""
        raise NotImplementedError

    def moves(self, position):
        """Yields each legal move with the position that it leads to."""
        raise NotImplementedError

    def is_won(self, position):
        return all(not cards for pile, cards in position.piles.items() if pile[0] not in 'fx')

    def empty(self):
        return Position({pile: [] for pile in self.pile_names()})


class Builder(Game):
    """Games in which cards are built on columns and foundations; what is not said here is not allowed."""

    middles = 4
    sources = 'wrct'                       # piles whose top card can be played
    runs = 't'                             # piles from which several cards move together
    suits = staticmethod(other_colour)     # how neighbours in a column differ
    upwards = False                        # whether columns are built up as well as down
    wrap = False                           # whether King and Ace are neighbours
    loose = False                          # whether cards of any order move together
    whole = False                          # whether only complete columns and single cards move
    draw = 1                               # cards of the stock that are turned onto the waste together
    redeals = 0                            # how often the waste becomes the stock again; None: without limit
    decks = 1
    dealt_base = False                     # whether the deal says with which rank foundations begin
    dealt = 0                              # cards that the deal puts on each foundation

    # Positions by hand: how many cards of tiny ones are not on foundations, where they may be, how many lie face down.
    left = (3, 5)
    stacks = 'swrt'
    singles = 'c'
    closed = 's'       # piles that lie face down, but for what settle turns up
    face_down = 0.0

    def begins(self, position, card, pile):
        """Whether a card may begin the foundation."""
        return rank(card) == position.counters.get('base', 1)

    def ascends(self, position, lower, card, pile):
        """Whether a card may be put on a foundation's top card."""
        return len(position[pile]) < 13 and same_suit(lower, card) and follows_up(lower, card, self.wrap)

    def belongs(self, lower, upper):
        """Whether two cards of a column move together."""
        return self.suits(lower, upper) and (follows_down(lower, upper, self.wrap) or
                                             (self.upwards and follows_up(lower, upper, self.wrap)))

    def goes_on(self, position, lower, card, source, pile):
        """Whether a card of the source may be put on a column's end card."""
        return self.belongs(lower, card)

    def fills(self, position, card, source, pile):
        """Whether a card of the source may be put on an empty column."""
        return True

    def carries(self, position, source, target, count):
        """Whether so many cards may travel at once."""
        return True

    def settle(self, position):
        """What happens by itself after a move: here uncovered cards of the columns turn up."""
        turn_tops(position, 't')

    def stock_moves(self, position):
        """Yields the click on the stock, if it does something: here it turns cards onto the waste, if there is one."""
        passes = position.counters.get('passes', 0)
        again = self.redeals is None or passes < self.redeals
        if position.named('w') and (position['s'] or (position['w'] and again)):
            after = turn_over(position, self.draw)
            self.settle(after)
            yield 's', after

    def units(self, position, source):
        """How many cards of a pile may travel together: each number that is possible."""
        cards, count = position[source], 1
        yield 1
        while source[0] in self.runs and count < len(cards) and is_up(cards[-count - 1]) and \
                (self.loose or self.belongs(cards[-count - 1], cards[-count])):
            count += 1
            if count == len(cards) or not self.whole:
                yield count

    def accepts(self, position, card, count, source, target):
        lower = position.top(target)
        if target[0] == 'f':
            return count == 1 and source[0] != 'f' and (
                self.ascends(position, lower, card, target) if lower else self.begins(position, card, target))
        if target[0] == 'c':
            return count == 1 and lower is None
        if target[0] != 't' or (lower and not is_up(lower)):
            return False
        if lower:
            return self.goes_on(position, lower, card, source, target)
        return self.fills(position, card, source, target)

    def card_moves(self, position):
        for source in position.piles:
            if source[0] not in self.sources or not position[source] or not is_up(position.top(source)):
                continue
            for count in self.units(position, source):
                card = position[source][-count]
                for target in position.piles:
                    if target != source and self.accepts(position, card, count, source, target) and \
                            self.carries(position, source, target, count):
                        after = position.copy()
                        after[target].extend(after[source][-count:])
                        del after[source][-count:]
                        self.settle(after)
                        yield f'{source}{f"*{count}" if count > 1 else ""}>{target}', after

    def moves(self, position):
        yield from self.card_moves(position)
        yield from self.stock_moves(position)

    def filled(self, number, base):
        """The cards of a foundation, counted from 0, when the game is won."""
        return [name(base + i, SUITS[number % 4]) for i in range(13)]

    def begun(self, chance, left):
        """A position in which so many cards, at random, do not lie on the foundations yet, and these cards."""
        position, cards = self.empty(), []
        base = chance.randint(1, 13) if self.dealt_base else 1
        for n, pile in enumerate(position.named('f')):
            position[pile] = self.filled(n, base)
        while len(cards) < left and any(len(position[pile]) > self.dealt for pile in position.named('f')):
            pile = chance.choice([pile for pile in position.named('f') if len(position[pile]) > self.dealt])
            cards.append(position[pile].pop())
        if self.dealt_base:
            position.counters['base'] = base
        if self.redeals:
            position.counters['passes'] = chance.randint(0, self.redeals)
        return position, cards

    def scattered(self, chance, left, fullness, stacks=None):
        """A position in which so many cards are not on foundations but anywhere; some single places are full."""
        position, cards = self.begun(chance, left)
        chance.shuffle(cards)
        for pile in position.piles:
            if pile[0] in self.singles and cards and chance.random() < fullness:
                position[pile].append(cards.pop())
        piles = [pile for pile in position.piles if pile[0] in (stacks or self.stacks)]
        piles += ['s'] * piles.count('s')     # the stock is worth more than a column
        scatter(chance, position, cards, piles, self.face_down)
        for pile in position.piles:
            if pile[0] in self.closed + 'w':
                position[pile] = [turn_up(card) if pile[0] == 'w' else turn_down(card) for card in position[pile]]
        self.settle(position)
        return position

    def tiny(self, chance):
        stacks = 'rt' if self.redeals is None else self.stacks     # passes without limit are positions without end
        return self.scattered(chance, chance.randint(*self.left), 1, stacks)

    def middle(self, chance):
        return self.scattered(chance, chance.randint(10 * self.decks, 40 * self.decks), chance.random())


class Carrier(Builder):
    """Games in which a run moves as far as single moves by way of free cells and empty columns would carry it."""

    parking = True     # whether empty columns help

    def carries(self, position, source, target, count):
        cells = sum(not position[cell] for cell in position.named('c'))
        spaces = sum(not position[pile] for pile in position.named('t') if pile != target)
        return count <= (cells + 1) * 2 ** (spaces if self.parking else 0)


class Discarder(Game):
    """Games in which cards go to the discard pile, alone or in pairs, until none are left."""

    middles = 4
    left = (8, 14)     # how many cards of tiny positions are not discarded
    stacks = 'ts'      # where these may be
    closed = 's'       # piles that lie face down

    def deck(self):
        return deck()

    def settle(self, position):
        """What happens by itself after a move."""

    def without(self, position, *piles):
        """The position in which the top cards of some piles are discarded, in this order."""
        after = position.copy()
        for pile in piles:
            after['x'].append(after[pile].pop())
        self.settle(after)
        return after

    def pairs(self, position, piles, go_together):
        """Yields the moves that remove two top cards that go together."""
        for pair in itertools.combinations([pile for pile in piles if position[pile]], 2):
            if go_together(*map(position.top, pair)):
                yield '+'.join(pair), self.without(position, *pair)

    def scattered(self, chance, left):
        position, cards = self.empty(), self.deck()
        chance.shuffle(cards)
        scatter(chance, position, cards[:left], [pile for pile in position.piles if pile[0] in self.stacks])
        position['x'] = cards[left:]
        for pile in position.piles:
            if pile[0] in self.closed:
                position[pile] = [turn_down(card) for card in position[pile]]
        self.settle(position)
        return position

    def tiny(self, chance):
        return self.scattered(chance, chance.randint(*self.left))

    def middle(self, chance):
        return self.scattered(chance, chance.randint(len(self.deck()) // 2, len(self.deck())))


def scatter(chance, position, cards, piles, face_down=0.0):
    """Deals cards to piles at random; some of those that others lie on are turned down."""
    cards = list(cards)
    chance.shuffle(cards)
    for card in cards:
        position[chance.choice(piles)].append(card)
    for pile in piles:
        covered = position[pile][:-1]
        for i in range(len(covered)):
            if chance.random() < face_down:
                covered[i] = turn_down(covered[i])
            else:
                break
        position[pile][:-1] = covered
    return position


def turn_tops(position, letter):
    """Turns up the top cards of the piles of a role."""
    for pile in position.named(letter):
        if position[pile]:
            position[pile][-1] = turn_up(position.top(pile))


def turn_over(position, count):
    """Turns cards of the stock over to the waste, or, if there is none left, the waste to be the stock."""
    after = position.copy()
    if after['s']:
        for _ in range(min(count, len(after['s']))):
            after['w'].append(turn_up(after['s'].pop()))
    else:
        after['s'] = [turn_down(card) for card in reversed(after['w'])]
        after['w'] = []
        after.counters['passes'] = after.counters.get('passes', 0) + 1
    return after


def deal_to_columns(position, columns):
    """Deals one card of the stock, face up, to each column, as far as they go."""
    after = position.copy()
    for column in columns:
        if after['s']:
            after[column].append(turn_up(after['s'].pop()))
    return after


def fill_places(position, places, sources):
    """Fills empty places, in order, with the top card of the first of the sources that has one."""
    for place in places:
        given = [source for source in sources if position[source]]
        if not position[place] and given:
            position[place].append(turn_up(position[given[0]].pop()))


def fill_spaces(position, sources):
    fill_places(position, position.named('t'), sources)


def shuffled(cards, seed, stream):
    """The cards in the order that a shuffle of a deal gives them: xoshiro256**, begun by splitmix64 (pat-random.c)."""
    def cut(number):
        return number & (2 ** 64 - 1)

    def mix(z):
        z = cut((z ^ (z >> 30)) * 0xbf58476d1ce4e5b9)
        z = cut((z ^ (z >> 27)) * 0x94d049bb133111eb)
        return z ^ (z >> 31)

    def turn(x, bits):
        return cut(x << bits) | (x >> (64 - bits))

    def draw():
        number = cut(turn(cut(s[1] * 5), 7) * 9)
        t = cut(s[1] << 17)
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = turn(s[3], 45)
        return number

    s = [mix(cut((seed ^ mix(stream)) + i * 0x9e3779b97f4a7c15)) for i in range(1, 5)]
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        number = draw()
        while number < 2 ** 64 % (last + 1):
            number = draw()
        place = number % (last + 1)
        cards[place], cards[last] = cards[last], cards[place]
    return cards


def regathered(position, count, arranged):
    """Puts all columns together, arranges their cards, and deals them again, so many to each as far as they go."""
    after = position.copy()
    cards = arranged([card for column in position.named('t') for card in position[column]])
    for n, column in enumerate(position.named('t')):
        after[column] = cards[n * count:(n + 1) * count]
    return after


class Found:
    """A position as the engine printed it."""

    def __init__(self):
        self.lines, self.moves, self.won, self.beyond = [], {}, False, False

    def read(self, line):
        word, *rest = line.split()
        if word == 'move':
            self.moves[rest[0]] = int(rest[1])
        elif word in ('won', 'beyond'):
            setattr(self, word, True)
        else:
            self.lines.append(line)


class Engine:
    """The program that enumerates positions of a game, which has to be closed."""

    def __init__(self, program, game):
        deal = f'{game.variant}:{game.options}' if game.options else game.variant
        self.process = subprocess.Popen([program, deal], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, text, limit, most=2 ** 31):
        """The lines that are printed about a position and all that can be reached from it."""
        self.process.stdin.write(f'{limit} {most}\n{text}\n\n')
        self.process.stdin.flush()
        lines = []
        for line in self.process.stdout:
            if line == 'end\n':
                return lines
            if line.startswith('error '):
                raise ValueError(f'{line[6:-1]} in\n{text}')
            lines.append(line[:-1])
        raise ValueError(f'the engine ended with {self.process.wait()} in\n{text}')

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def read_found(lines):
    found = []
    for line in lines:
        if line.startswith('position '):
            found.append(Found())
        elif line:
            found[-1].read(line)
    return found


def compare(game, found):
    """Raises ValueError with the first difference between the engine and the game."""
    positions = [read_position(each.lines, game.pile_names()) for each in found]
    for position, each in zip(positions, found):
        if each.won != game.is_won(position):
            raise ValueError(f'the engine says that this is {"" if each.won else "not "}won:\n{position.text()}')
        if each.beyond:
            continue
        wanted = dict(game.moves(position))
        for move in sorted(set(wanted) ^ set(each.moves)):
            whose = 'is not listed' if move in wanted else 'is listed, but not allowed'
            raise ValueError(f'{move} {whose} in\n{position.text()}')
        for move, to in each.moves.items():
            if positions[to] != wanted[move]:
                raise ValueError(f'{move} in\n{position.text()}\nleads to\n{positions[to].text()}\n'
                                 f'instead of\n{wanted[move].text()}')


def few(number):
    """Half of a number, but for a long test."""
    return number if os.environ.get('RIFFLE_TEST_LONG') else (number + 1) // 2


def chance_of(game, *numbers):
    return random.Random(' '.join([game.variant, game.options, *map(str, numbers)]))


def enumerate_tiny(engine, game, sample):
    """The first tiny position of a sample from which neither too few nor too many others can be reached."""
    for attempt in range(60):
        position = game.tiny(chance_of(game, sample, attempt))
        lines = engine.ask(position.text(), game.limit, game.limit)
        if lines[-1] != 'beyond' and sum(line.startswith('position ') for line in lines) >= game.least:
            return read_found(lines)
    raise ValueError(f'no tiny position leads to {game.least} to {game.limit} others, such as\n{position.text()}')


def check(engine, game):
    """Compares tiny positions to the end, and the nearest of greater ones; returns how many positions there were."""
    reached = [enumerate_tiny(engine, game, sample) for sample in range(few(game.samples))]
    texts = [game.middle(chance_of(game, 'middle', number)).text() for number in range(game.middles)] + \
            [f'deal: {deal}' for deal in range(1, game.deals + 1)]
    reached += [read_found(engine.ask(text, few(game.breadth))) for text in texts]
    for found in reached:
        compare(game, found)
    return sum(not each.beyond for found in reached for each in found)


def run(program, games):
    """Compares all games, and reports in TAP; returns whether all is well."""
    print(f'1..{len(games)}')
    well = True
    for n, game in enumerate(games, 1):
        label = f'{game.variant}{":" + game.options if game.options else ""}'
        try:
            with contextlib.closing(Engine(program, game)) as engine:
                print(f'ok {n} - {label}, {check(engine, game)} positions')
        except ValueError as error:
            well = False
            print(f'not ok {n} - {label}')
            print('\n'.join(f'# {line}' for line in str(error).splitlines()))
    return well
