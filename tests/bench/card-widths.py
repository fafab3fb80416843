#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How wide the cards are beside those of others, right after the deal: card-widths.py RIFFLE FOLDER-OF-TESTS.

Riffle, Aisleriot and KPatience show the same games in windows of the same size, without the frames around them: those of the
others are the window manager's; Riffle's is a part of its window if nothing composes windows, which is then so much larger.
Riffle tells how large its cards are. The other two are given a deck in which each card is green on the left, blue on the right
and yellow in its left upper corner, in the proportions of the deck that they have at first, and are looked at.

Where another program has wider cards, the last column tells whether it has them because it hides others: the number of cards of
which the left upper corner is seen, with that of Riffle. RIFFLE_BENCH_SIZES names other sizes, such as “1280x800 720x360”,
RIFFLE_BENCH_GAMES other games.
"""

import collections
import functools
import gzip
import os
import re
import statistics
import sys

sys.path.insert(0, os.path.join(sys.argv[2], 'e2e'))
sys.dont_write_bytecode = True

import harness
from harness import run, wait_until
from peers import NAMES, Peer, find_peers, name_of
from program import Program

SIZES = os.environ.get('RIFFLE_BENCH_SIZES', '1280x800 720x360 360x720').split()
DEAL = 619  # has a first move in all games: no message takes room from the cards
SUITS = ('club', 'diamond', 'heart', 'spade')
COURTS = {11: 'jack', 12: 'queen', 13: 'king'}
# Pixels of a screenshot: a row of a card from its left edge to its right one, the blended ones between the colours included.
ROW = re.compile(rb'(?:\x00\xff\x00)+(?:[^\x00].\x00|[^\x00]..|...){0,2}?(?:\xff\x00\xff){4,}(?:...){0,2}?(?:\x00\x00\xff)+', re.DOTALL)
CORNER = re.compile(rb'(?:\xff\xff\x00)+')  # the same of the corner of a card
LEAST_CORNER = 3  # pixels in each direction, or a part of less than that is seen
MANY = 0.9  # of the cards that Riffle shows: whoever shows fewer hides some
LEAST_ROWS = 8  # of the same length, in which the cards of a game are seen


def draw_card(name, x, y, width, height):
    edge = width / 10
    return (f'<g id="{name}" shape-rendering="crispEdges"><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#f0f"/>'
            f'<rect x="{x}" y="{y}" width="{edge}" height="{height}" fill="#0f0"/>'
            f'<rect x="{x + width - edge}" y="{y}" width="{edge}" height="{height}" fill="#00f"/>'
            f'<rect x="{x}" y="{y}" width="{edge}" height="{edge}" fill="#ff0"/></g>')


def draw_deck(width, height, name_of):
    """Thirteen cards beside each other, a row for each suit, and a row with jokers and back."""
    cards = [draw_card(name_of(suit, rank), (rank - 1) * width, row * height, width, height)
             for row, suit in enumerate(SUITS) for rank in range(1, 14)]
    cards += [draw_card(name, column * width, 4 * height, width, height)
              for column, name in enumerate(('joker_black', 'joker_red', 'back'))]
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{13 * width}" height="{5 * height}" '
            f'viewBox="0 0 {13 * width} {5 * height}">{"".join(cards)}</svg>')
    return gzip.compress(text.encode())


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(content)


def prepare_sol():
    folder = os.path.join(harness.folder(), 'sol')
    write(os.path.join(folder, 'gnomangelo_bitmap.svgz'),
          draw_deck(202.5, 315, lambda suit, rank: f'{suit}_{COURTS.get(rank, rank)}'))
    return {'AR_CARD_THEME_PATH_SVG': folder}


def prepare_kpat():
    folder = os.path.join(harness.folder(), 'kpat')
    write(os.path.join(folder, 'carddecks/svg-oxygen-air/cards.svgz'),
          draw_deck(70.15, 99.19, lambda suit, rank: f'{COURTS.get(rank, rank)}_{suit}'))
    write(os.path.join(folder, 'carddecks/svg-oxygen-air/index.desktop'),
          b'[KDE Backdeck]\nName=Oxygen Air\nSVG=cards.svgz\nPreview=11.png\n')
    return {'XDG_DATA_HOME': folder}


PREPARE = {'sol': prepare_sol, 'kpat': prepare_kpat}


def list_rows(picture, pattern):
    """The parts of each row of a picture that match, from and to which pixel."""
    head = re.match(rb'P6\s+(\d+)\s+(\d+)\s+255\s', picture)
    stride = 3 * int(head.group(1))
    for start in range(head.end(), len(picture), stride):
        yield [(match.start() // 3, match.end() // 3) for match in pattern.finditer(picture[start:start + stride])
               if match.start() % 3 == 0]


def find_width(picture):
    """The width that most of the rows have in which a whole card is seen; None if there are none."""
    counts = collections.Counter(end - start for parts in list_rows(picture, ROW) for start, end in parts)
    found, n_rows = counts.most_common(1)[0] if counts else (None, 0)
    return found if n_rows >= LEAST_ROWS else None


def count_corners(picture):
    """The number of cards of which the left upper corner is seen."""
    n_corners = 0
    above = {}  # the parts of the row above, with the number of rows in which they were seen
    for parts in list_rows(picture, CORNER):
        seen = {part: above.get(part, 0) + 1 for part in parts if part[1] - part[0] >= LEAST_CORNER}
        n_corners += sum(rows == LEAST_CORNER for rows in seen.values())
        above = seen
    return n_corners


def measure_peer(name, program, game, size, environment):
    """The width of a card, and the number of cards that are seen."""
    seen = []
    with Peer(name, program, game, size, **environment) as peer:
        def is_still():
            peer.resize()
            picture = peer.shot('ppm:-')
            seen.append((find_width(picture), count_corners(picture)))
            return seen[-1][0] is not None and seen[-4:-1] == 3 * seen[-1:]
        wait_until(is_still, f'the cards of {game} in {name}')
    return seen[-1]


def open_riffle(riffle, game, width, height):
    program = Program(riffle, '--size', f'{width}x{height}', f'{game}#{DEAL}')
    program.wait('deal .+')
    return program, program.look()


@functools.cache
def find_frame(riffle):
    """How much the frame adds to the width of the window, and to its height: the board begins beside it."""
    program, _piles = open_riffle(riffle, next(iter(NAMES)), 800, 600)
    program.close()
    return round(2 * program.board[0])


def measure_riffle(riffle, game, size):
    frame = find_frame(riffle)
    program, piles = open_riffle(riffle, game, size[0] + frame, size[1] + frame)
    width = max(place[2] for pile in piles.values() for place in pile.places)
    n_seen = len({place[:2] for pile in piles.values() if pile.size > 0 for place in pile.places})
    program.close()
    return round(width), n_seen


def tell_reason(mine, others):
    """Why another program can have wider cards, as far as that is seen on its picture."""
    wider = {name: other for name, other in others.items() if other[0] > mine[0]}
    hiding = [f'{name} shows {n_seen} cards of {mine[1]}' for name, (_width, n_seen) in wider.items() if n_seen < MANY * mine[1]]
    return '; '.join(hiding) if len(hiding) == len(wider) else 'not known'


def show(size, rows):
    """Narrowest first, beside the widest of the others."""
    print(f'\n{size:24} {"Riffle":>7} {"sol":>5} {"kpat":>5}  ratio')
    ratios = []
    reasons = collections.Counter()
    for game, mine, others in sorted(rows, key=lambda row: row[1][0] / max(row[2].values())[0]):
        ratios.append(mine[0] / max(others.values())[0])
        columns = ' '.join(f'{others[name][0] if name in others else "–":>5}' for name in PREPARE)
        reason = tell_reason(mine, others) if ratios[-1] < 1 else ''
        reasons[reason] += ratios[-1] < 1
        print(f'{game:24} {mine[0]:7} {columns}  {ratios[-1]:.2f}  {reason}'.rstrip())
    print(f'{sum(ratio < 1 for ratio in ratios)} of {len(ratios)} narrower than the widest of the others, '
          f'{reasons["not known"]} of them for no reason that is known, median ratio {statistics.median(ratios):.2f}')


def measure(riffle, game, size, peers):
    """The widths in Riffle and in the others that have the game, with the numbers of cards that are seen."""
    numbers = tuple(map(int, size.split('x')))
    others = {name: measure_peer(name, program, game, numbers, environment)
              for name, (program, environment) in peers.items() if name_of(name, game) is not None}
    return game, measure_riffle(riffle, game, numbers) if others else None, others


def test(riffle, _tests):
    riffle = os.path.abspath(riffle)
    peers = {name: (program, PREPARE[name]()) for name, program in find_peers().items()}
    games = os.environ.get('RIFFLE_BENCH_GAMES', ' '.join(NAMES)).split()
    for size in SIZES if peers else []:
        rows = [measure(riffle, game, size, peers) for game in games]
        show(size, [row for row in rows if row[2]])


run(test, size='3900x2400')
