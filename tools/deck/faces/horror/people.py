# SPDX-License-Identifier: GPL-3.0-or-later
"""The faces of those figures that are, or were, human."""

from faces.horror.strokes import line
from faces.traditional.heads import MID
from svg import CREAM, INK, circle, ellipse, path

OVAL = ("M61.5,54C61,74 65,84 71,90C75,94 78,95.5 81,95.5C84,95.5 87,94 91,90C97,84 101,74 100.5,54"
        "C100,42 92,36 81,36C70,36 62,42 61.5,54Z")
GAUNT = ("M61.5,52C61,64 62.5,72 65,80C68,88 75,99 81,99C87,99 94,88 97,80C99.5,72 101,64 100.5,52"
         "C100,40 92,36 81,36C70,36 62,40 61.5,52Z")


def eye(x, y, look, iris, shade, white=CREAM):
    hollow = ellipse(x, y - 0.6, 7.4, 5.8, fill=shade, stroke="none") if shade else ""
    return (hollow + path(f"M{x - 5.2},{y + 0.8}Q{x},{y - 5.4} {x + 5.2},{y + 0.8}Q{x},{y + 4.6} {x - 5.2},{y + 0.8}Z",
                          fill=white, stroke="none")
            + circle(x + look, y + 0.1, 2.6, fill=iris, stroke="none")
            + line(f"M{x - 5.8},{y + 1.2}Q{x},{y - 5.8} {x + 5.8},{y + 1.2}", 2.1))


def eyes(turn, iris=INK, shade=None, y=66.5, white=CREAM):
    return "".join(eye(MID + 2.4 * turn + side * 9.3, y, 0.9 * turn, iris, shade, white) for side in (-1, 1))


def brows(turn, arch, colour=INK, width=2.3, tilt=0):
    """arch lifts the middles; tilt lifts the outer ends (sinister) or, below zero, the inner ones (sad)."""
    x = MID + 2.4 * turn
    return "".join(line(f"M{x + side * 4.4},{60 + tilt / 2}"
                        f"Q{x + side * 10},{58.6 - arch} {x + side * 15.6},{60.4 - tilt / 2}",
                        width, colour) for side in (-1, 1))


def nose(turn, length=76):
    x = MID + 2.2 * turn
    return line(f"M{x + 1.4 * turn},66C{x + 1.8 * turn},70 {x + 5 * turn},{length - 3} {x + 4.4 * turn},{length - 0.6}"
                f"Q{x + 2.8 * turn},{length + 1} {x - turn},{length + 0.4}", 1.7)


def lips(turn, colour, y=83.4, half=5.6):
    x = MID + 2.2 * turn
    return path(f"M{x - half},{y}Q{x - 2.6},{y - 2.8} {x},{y - 1.2}Q{x + 2.6},{y - 2.8} {x + half},{y}"
                f"Q{x},{y + 5.4} {x - half},{y}Z", fill=colour, stroke="none") + line(f"M{x - half + 1},{y}"
                                                                                      f"H{x + half - 1}", 1)
