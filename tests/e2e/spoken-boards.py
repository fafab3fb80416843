#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a game of each family as a screen reader finds it, against the rules: spoken-boards.py RIFFLE RIFFLE-CLI.

With RIFFLE_TEST_LONG=1, of every game.
"""

import os
import re
import subprocess

import speech
from golden import with_number
from harness import Failure, check, run, wait_until
from program import Program
from table import Rules, Table, name_of, partners, settled

ACTIONS = {'card.activate', 'card.to-foundation'}
EMPTY = re.compile(r'(^|: )Empty: ')
MARK = re.compile('((Complete|Covered|Locked|Empty): )*')


def choose(rules):
    """Every variant, or the first of each family."""
    variants = rules.variants()
    if os.environ.get('RIFFLE_TEST_LONG'):
        return variants
    families = {variant['family']: variant for variant in reversed(variants)}
    return list(families.values())


def visible(pile):
    """Which cards of a pile, counted from the bottom, do not lie exactly under another."""
    places = pile.places[::-1]
    return [n for n, place in enumerate(places[:pile.size]) if n + 1 == pile.size or place[:2] != places[n + 1][:2]]


def check_card(node, card, name, number, size):
    said = re.fullmatch(rf'{MARK.pattern}{re.escape(name_of(card))}, (?P<pile>.+), card {number} of {size}', node.name)
    check(said is not None, f'{name}: “{node.name}” instead of {name_of(card)}, card {number} of {size}')
    check(node.role == 'list item', f'{node.name} is a {node.role}')
    check({'visible', 'focusable', 'sensitive'} <= node.states, f'{node.name} is {node.states}')
    return said['pile']


def check_pile(node, nodes, cards, places):
    check(node.role == 'list' and node.name, f'a pile is a {node.role} named “{node.name}”')
    seen = visible(places) if cards else []
    check(len(nodes) == len(seen), f'{node.name}: {len(nodes)} cards are there for a screen reader, {len(seen)} are seen')
    if not cards:
        check(EMPTY.search(node.name), f'“{node.name}” is empty and does not say so')
    for child, number in zip(nodes, seen):
        pile = check_card(child, cards[number], node.name, number + 1, len(cards))
        check(MARK.sub('', node.name, count=1).startswith(pile), f'{child.name} lies in “{node.name}”')
    if nodes:
        check(ACTIONS <= set(nodes[-1].actions()), f'{nodes[-1].name} can do {nodes[-1].actions()}')
    return len(nodes)


def first_source(moves):
    """A pile whose top card can be moved or paired, if there is one."""
    for move in moves:
        match = re.fullmatch(r'([a-z]\d*)[>+][a-z]\d*', move)
        if match is not None:
            return with_number(match.group(1))
    return None


def check_targets(program, table, moves):
    """Chooses a card and compares the piles that offer themselves with the list of moves."""
    source = first_source(moves)
    if source is None:
        return 0
    program.skip()
    settled(table, lambda table: table.activate(source))
    if program.wait('(select 1|move .*)').group() != 'select 1':
        return 0  # one click is enough in this game
    wanted = partners(moves, source)
    check(any('selected' in card.states for card in table.cards(source)), f'what was chosen on {source} does not say so')
    wait_until(lambda: settled(table, Table.targets) == wanted,
               lambda: f'{source} to go to {sorted(wanted)}; offered are {sorted(table.targets())}')
    return len(wanted)


def look_at(program, reader, rules, variant):
    """Opens a deal in the window that is there, and looks at its board."""
    deal = variant['id'] + '#1'
    subprocess.run([program.program, deal], check=True)
    program.wait('deal ' + deal)
    reader.hear(re.escape(f'{variant["name"]}, deal 1'))
    places = program.look()
    table = Table(reader, variant['name'], list(places))
    position = rules.position(deal)
    check(len(position) == len(places) == len(table.piles), f'{deal}: {len(position)} piles, and {len(table.piles)} of them spoken')
    n = sum(check_pile(node, nodes, cards, places[code])
            for (code, node, nodes), cards in zip(settled(table, Table.every), position))
    return n, check_targets(program, table, rules.moves(deal))


def test(riffle, cli):
    rules = Rules(cli)
    program = Program(riffle, '--size', '1200x900', 'klondike#2')
    program.wait('deal klondike#2')
    reader = speech.Reader('riffle')
    totals = [0, 0]
    variants = choose(rules)
    for variant in variants:
        try:
            totals = [total + n for total, n in zip(totals, look_at(program, reader, rules, variant))]
        except Failure as failure:
            raise Failure(f'{variant["id"]}: {failure}') from None
    print(f'{len(variants)} boards: {totals[0]} cards say what they are, {totals[1]} piles that they take what was chosen')
    program.close()


run(test)
