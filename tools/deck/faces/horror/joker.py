# SPDX-License-Identifier: GPL-3.0-or-later
"""The joker: a lantern carved from a pumpkin, in cap and bells."""

from faces.horror.colours import BONE, EMBER, FERN, MIST, MOSS, NIGHT
from faces.horror.strokes import blot, fist, line
from faces.traditional.bodies import middle
from faces.traditional.heads import both
from faces.traditional.joker import bell
from svg import CREAM, GOLD, PALE, circle, ellipse, num, path, poly, rect

RIND = "#b55a22"


def pumpkin():
    grin = ("M47,79Q57,86 67,85L70,91.4L75.6,86Q81,86.6 86.4,86L92,91.4L95,85Q105,86 115,79Q112,92 99,97L95.6,91.6"
            "L89.6,98.6"
            "Q81,100.4 72.4,98.6L66.4,91.6L63,97Q50,92 47,79Z")
    return (both(ellipse(60, 74, 23, 29, fill=EMBER)) + ellipse(81, 74, 20, 31, fill=EMBER)
            + both(line("M47,57C42,67 42,76 44,84", 1.6, RIND))
            + both(path("M51,74L60.6,57L74,73.6Q62,79 51,74Z", fill=PALE)) + path("M81,74L86,81.6H76Z", fill=PALE)
            + path(grin, fill=PALE))


def cap():
    """Two points with bells, and between them the pumpkin's stalk on its leaves."""
    return (path("M62,54C58,40 52,34 44,36C38,38 36,44 37,50C29,42 27,29 37,23C51,15 68,24 80,46Z", fill=NIGHT)
            + path("M100,54C104,40 110,34 118,36C124,38 126,44 125,50C133,42 135,29 125,23C111,15 94,24 82,46Z",
                   fill=MOSS)
            + line("M44,27C54,23 64,28 71,38", 1.5, MIST) + line("M118,27C108,23 98,28 91,38", 1.5, FERN)
            + path("M73,48C77,37 77,27 71,18C77,13 84,12 88,15C86,26 87,37 90,48L100,51L91,54L89,61L81,55L73,61L71,54"
                   "L62,51Z",
                   fill=FERN) + line("M79,20C82,28 82,38 81,48", 1.5)
            + bell(37, 54) + bell(125, 54))


def collar():
    points = ((52, 32, 123, MOSS), (110, 130, 123, NIGHT), (66, 56, 133, BONE), (96, 106, 133, BONE),
              (81, 81, 137, GOLD))
    return "".join(path(f"M{x - 13},100H{x + 13}L{tip},{low}Z", fill=colour)
                   + (bell(tip, low + 2) if low < 130 or tip == 81 else "")
                   for x, tip, low, colour in points)


def marotte():
    """A fool's stick with a small skull."""
    x, y = 136, 72
    return (rect(x - 2.6, y + 24, 5.2, 44, fill=GOLD)
            + path(f"M{x},{y - 5}C{x - 9},{y - 5} {x - 13},{y + 2} {x - 12},{y + 9}"
                   f"C{x - 12},{y + 14} {x - 8},{y + 16} {x - 7},{y + 18}V{y + 26}"
                   f"H{x + 7}V{y + 18}C{x + 8},{y + 16} {x + 12},{y + 14} {x + 12},{y + 9}"
                   f"C{x + 13},{y + 2} {x + 9},{y - 5} {x},{y - 5}Z", fill=BONE)
            + sockets(x, y + 9) + blot(f"M{x},{y + 13}L{x + 2},{y + 17}H{x - 2}Z", NIGHT)
            + line(f"M{x - 3},{y + 21}V{y + 26}M{x},{y + 21}V{y + 26}M{x + 3},{y + 21}V{y + 26}", 1.2))


def sockets(x, y):
    """The little skull's eyes."""
    return "".join(circle(x + side, y, 3.3, fill=NIGHT, stroke="none") for side in (-5.2, 5.2))


def jester():
    half = f"M81,98H98C116,103 138,105 151,115C156,118.5 159,122 160,126V{num(middle(160))}L81,{num(middle(81))}Z"
    other = f"M81,98H64C46,103 24,105 11,115C6,118.5 3,122 2,126V{num(middle(2))}L81,{num(middle(81))}Z"
    lozenges = "".join(poly([(x, 120), (x - 12, middle(x - 12)), (x + 12, middle(x + 12))], fill=colour)
                       for x, colour in ((20, EMBER), (46, PALE), (116, PALE), (142, EMBER)))
    return (path(half, fill=MOSS) + path(other, fill=NIGHT) + lozenges + collar() + pumpkin() + cap() + marotte()
            + fist(CREAM, BONE))
