# SPDX-License-Identifier: GPL-3.0-or-later
"""Around the figures: the printed sky with its cartouche, the border, and the bank of golden mist between the "
  "halves."""

from faces.japanese import weave
from faces.japanese.tints import MIST, PAPER, VERMILION, flat, line
from svg import GOLD, INK, LINE, group, num, path, rect

WIDTH, HEIGHT = 162, 294
CARD = "#fffdf7"        # the card's paper
EDGE = 4.5              # width of the border


def both_ends(*parts):
    return "".join(parts) + group(*parts, transform=f"rotate(180 {WIDTH / 2} {HEIGHT / 2})")


def sky():
    """Bokashi: the printer wipes the blue of the block into nothing."""
    shades = ((0, "#8fb1cf"), (0.1, "#b4cbd8"), (0.24, "#e8ebe2"), (0.34, PAPER))
    stops = "".join(f'<stop offset="{num(at)}" stop-color="{colour}"/>'
                    for at, colour in (*shades, *((1 - at, colour) for at, colour in reversed(shades))))
    return (f'<linearGradient id="bokashi" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
            + rect(0, 0, WIDTH, HEIGHT, 5, fill="url(#bokashi)"))


def cartouche():
    """Where a print has its title, the suit stands."""
    return (path("M0,46H43V0H5A5,5 0 0 0 0,5Z", fill=CARD)
            + line("M4.5,46H43V4.5", INK, 1.3) + line("M4.5,42.8H39.8V4.5", VERMILION, 1.3))


def sea():
    """Waves in the corner on the right."""
    arcs = "".join(weave.arch(x, y, 13, share) for x, y in
                   ((157.5, 4.5), (131.5, 4.5), (144.5, 11), (157.5, 17.5), (144.5, 24), (157.5, 30.5))
                   for share in (1, 0.66, 0.33))
    return line(arcs, CARD, 1.8)


def ground():
    return sky() + both_ends(cartouche(), sea())


def frame():
    """A border of paper between two lines."""
    half = EDGE / 2
    return (rect(half, half, WIDTH - EDGE, HEIGHT - EDGE, 3, fill="none", stroke=CARD, stroke_width=EDGE)
            + rect(0, 0, WIDTH, HEIGHT, 5, fill="none", stroke=INK, stroke_width=1.4)
            + rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 1.5, fill="none", stroke=INK, stroke_width=1.2))


BANKS = ((-20, 134, 112, 151), (-20, 126, 44, 142), (30, 140, 138, 154))


def banks(inset):
    """The upper half of the mist, banks with round ends, a little smaller all around by inset."""
    return both_ends(*(rect(x0 + inset, y0 + inset, x1 - x0 - 2 * inset, y1 - y0 - 2 * inset, (y1 - y0) / 2 - inset)
                       for x0, y0, x1, y1 in BANKS))


def mist():
    """Suyari: banks of mist as painters of screens laid them over what need not be shown, with a line along their edge
    and flakes of gold."""
    flakes = "".join(f"M{x},{y}l2.4,-1.2l1.2,2.4l-2.4,1.2Z" for x, y in
                     ((14, 134), (31, 139), (53, 143), (74, 150), (98, 141), (17, 147)))
    clip = f'<clipPath id="panel"><rect x="1" y="100" width="{WIDTH - 2}" height="94"/></clipPath>'
    return clip + group(group(banks(0), fill=INK, stroke=INK, stroke_width=2 * LINE), group(banks(0), fill=MIST),
                        group(banks(3.4), fill=MIST, stroke=GOLD, stroke_width=2.4), group(banks(3.4), fill=MIST),
                        both_ends(flat(flakes, GOLD)), clip_path="url(#panel)")
