# SPDX-License-Identifier: GPL-3.0-or-later
"""Lattice: ogee lines that meet, and a rosette of cards."""

import plain
from pips import OUTLINE
from svg import BLUE, GOLD, PALE, circle, group, move, num, path, rect

TITLE = "Lattice"
NAVY = "#1f3d73"


def ogee(x, phase, top, bottom, step, swing):
    """A wavy upright line."""
    data, y, side = f"M{num(x)},{num(top)}", top, phase
    while y < bottom:
        data += f"c{num(side * swing)},{num(step * 0.36)} {num(side * swing)},{num(step * 0.64)} 0,{num(step)}"
        y, side = y + step, -side
    return data


def lattice():
    """Ogee lines that meet, and a small lozenge in each mesh."""
    lines, gems = "", ""
    column, step = 19.0, 28.0
    for index in range(-6, 7):
        x = plain.WIDTH / 2 + index * column
        lines += ogee(x, -1 if index % 2 else 1, plain.HEIGHT / 2 - 6 * step, plain.HEIGHT / 2 + 6 * step, step, column * 0.667)
    for index in range(-6, 7):
        for row in range(-6, 6):
            if (index + row) % 2:
                x, y = plain.WIDTH / 2 + (index + 0.0) * column, plain.HEIGHT / 2 + (row + 0.5) * step
                gems += f"M{num(x)},{num(y - 4)}l2.8,4l-2.8,4l-2.8,-4Z"
    return path(lines, fill="none", stroke="#4a76bb", stroke_width=1.6) + path(gems, fill="#5f8bcf")


def rosette():
    """Cards fanned all the way round, each over the one before."""
    def leaf(turn):
        return move(0, 0, rect(-17, -66, 34, 48, 5, fill=NAVY if turn % 2 else BLUE), turn=turn * 22.5)

    # The first cards lie over the last ones: the quarter at the top is painted once more in that order.
    quarter = '<clipPath id="quarter"><path d="M0,0L-80,-80H80Z"/></clipPath>'
    leaves = ("".join(leaf(turn) for turn in range(16))
              + group(*(leaf(turn % 16) for turn in range(12, 21)), clip_path="url(#quarter)"))
    signs = "".join(move(0, 0, move(-7.5, -29, path(OUTLINE[suit], fill=PALE, stroke="none"), scale=0.15), turn=turn)
                    for suit, turn in (("spade", 0), ("heart", 90), ("club", 180), ("diamond", 270)))
    return move(plain.WIDTH / 2, plain.HEIGHT / 2, quarter, circle(0, 0, 76, fill=NAVY, stroke=GOLD, stroke_width=2.4),
                group(leaves, stroke=PALE, stroke_width=1.5),
                circle(0, 0, 35, fill=NAVY, stroke=GOLD, stroke_width=2), signs, circle(0, 0, 5, fill=GOLD))


def back():
    # The white edge covers the ends of the pattern, which is much cheaper than to clip it.
    edge = {"fill": "none", "stroke": "#ffffff", "stroke_width": 11}
    return (rect(12, 12, 226, 326, fill=BLUE) + lattice() + rect(6.5, 6.5, 237, 337, 12, **edge) + plain.card("none")
            + rect(12, 12, 226, 326, 9, fill="none", stroke=NAVY, stroke_width=3)
            + rect(17.5, 17.5, 215, 315, 6, fill="none", stroke=GOLD, stroke_width=2)
            + rosette())
