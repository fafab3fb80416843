# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the courts: a beadwork border of triangles, and paper with a woven pattern in its own colour."""

from faces.african.cloth import box, lozenge
from faces.african.colours import CORAL, IVORY, OCHRE
from svg import INK, num, path, rect

WIDE, HIGH = 162, 294
EDGE = 5.4          # width of the border


def teeth(count, length):
    """Triangles that stand on the border's outer line, all the way along one side."""
    step = (length - 2 * EDGE) / count
    return step, [EDGE + step * (index + 0.5) for index in range(count)]


def frame():
    across, xs = teeth(15, WIDE)
    along, ys = teeth(28, HIGH)
    data = "".join(f"M{num(x - across / 2)},0h{num(across)}l{num(-across / 2)},{EDGE}Z"
                   f"M{num(x - across / 2)},{HIGH}h{num(across)}l{num(-across / 2)},{-EDGE}Z" for x in xs)
    data += "".join(f"M0,{num(y - along / 2)}v{num(along)}l{EDGE},{num(-along / 2)}Z"
                    f"M{WIDE},{num(y - along / 2)}v{num(along)}l{-EDGE},{num(-along / 2)}Z" for y in ys)
    ring = f"M0,0H{WIDE}V{HIGH}H0ZM{EDGE},{EDGE}V{HIGH - EDGE}H{WIDE - EDGE}V{EDGE}Z"
    corners = "".join(box(x, y, EDGE, EDGE) for x in (0, WIDE - EDGE) for y in (0, HIGH - EDGE))
    return (path(ring, fill=IVORY, fill_rule="evenodd") + path(data, fill=OCHRE) + path(corners, fill=CORAL)
            + rect(0, 0, WIDE, HIGH, fill="none", stroke=INK, stroke_width=1.4)
            + rect(EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE, fill="none", stroke=INK, stroke_width=1.2))


def ground():
    """Warm paper with lozenges that are only a shade darker."""
    spots = ""
    for row in range(15):
        for column in range(9):
            x, y = 81 + (column - 4) * 18 + (9 if row % 2 else 0), 147 + (row - 7) * 18
            if 8 < x < 154:
                spots += lozenge(x, y, 5, 5) + lozenge(x, y, 2, 2)
    return rect(0, 0, WIDE, HIGH, fill="#fcf1d9") + path(spots, fill="#f5e3bd", fill_rule="evenodd")
