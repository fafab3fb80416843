# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves made with the pointer: click and click, drag, double click."""

STEPS = 6  # of the pointer on its way in a drag


def visible_spot(pile, depth):
    """The middle of what can be seen of a card: the top card is 0 deep."""
    x, y, width, height = pile.places[depth]
    if depth == 0:
        return x + width / 2, y + height / 2
    above_x, above_y = pile.places[depth - 1][:2]
    return (x + (above_x - x if above_x > x else width) / 2,
            y + (above_y - y if above_y > y else height) / 2)


def click(program, piles, code, depth=0):
    program.click_at(*visible_spot(piles[code], depth))


def double_click(program, piles, code):
    program.click_at(*visible_spot(piles[code], 0), '--repeat', 2, '--delay', 40)


def drag(program, piles, source, depth, target):
    """Drags a card, and those on it, until it lies on the top card of the target."""
    x, y = visible_spot(piles[source], depth)
    from_x, from_y = piles[source].places[depth][:2]
    to_x, to_y = piles[target].places[0][:2]
    program.drag_along([(x + (to_x - from_x) * step / STEPS, y + (to_y - from_y) * step / STEPS)
                        for step in range(STEPS + 1)])


def is_first_choice(piles, target):
    """Whether a double click leads to this foundation: it is begun already, or the first that is empty."""
    if piles[target].size > 0:
        return True
    empty = sorted(code for code, pile in piles.items() if code[0] == 'f' and pile.size == 0)
    return empty[0] == target


def play(program, move, number):
    """Makes a move in one of the three ways, by turns, and says in which."""
    piles = program.look()
    if move.is_stock:
        click(program, piles, 's1')
        return 'click'
    if move.target[0] == 'f' and number % 3 != 0 and is_first_choice(piles, move.target):
        double_click(program, piles, move.source)
        return 'double click'
    if number % 2 == 0:
        drag(program, piles, move.source, move.count - 1, move.target)
        return 'drag'
    click(program, piles, move.source, move.count - 1)
    click(program, piles, move.target)
    return 'click–click'
