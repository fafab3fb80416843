# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines, fists and crowns that several of the figures have."""

import math

from faces.traditional.bodies import middle
from faces.traditional.heads import MID, both
from pips import OUTLINE
from svg import CREAM, GOLD, INK, RED, circle, move, num, path, poly


def line(data, width=1.5, colour=None):
    return path(data, fill="none", stroke=colour, stroke_width=width)


def cord(data, colour, width=3):
    """A line of a colour with the outline on both sides."""
    return line(data, width + 3.4, INK) + line(data, width, colour)


def blot(data, colour):
    """A shape without outline."""
    return path(data, fill=colour, stroke="none")


def cloak(colour, neck=98):
    """A cloak over both shoulders, as wide as the panel."""
    right = f"C116,{neck + 5} 138,105 151,115C156,118.5 159,122 160,126V{num(middle(160))}"
    left = f"L2,{num(middle(2))}V126C3,122 6,118.5 11,115C24,105 46,{neck + 5} 64,{neck}Z"
    return path(f"M98,{neck}{right}{left}", fill=colour)


def sewn(suit, places, colour):
    """Small signs of the suit on a cloth."""
    sign = path(OUTLINE[suit], fill=colour, stroke="none")
    return both(*(move(x - 4, y - 4, sign, scale=0.08) for x, y in places))


def crown(suit, gem, low=47, wide=24, top=8, spread=9, lining=None):
    """A king's crown of tall, thorny points; low is where its band ends at the sides."""
    left, right, band = MID - wide, MID + wide, low - 8
    tips = [(left - spread, top + 11), (MID - wide * 0.68, top + 5), (MID, top + 1), (MID + wide * 0.68, top + 5),
            (right + spread, top + 11)]
    data = f"M{num(left)},{num(band)}L{num(tips[0][0])},{num(tips[0][1])}"
    for (ax, ay), (bx, by) in zip(tips, tips[1:]):
        vx, vy = (ax + bx) / 2, band - 7
        data += (f"Q{num((ax + 2 * vx) / 3)},{num(vy)} {num(vx)},{num(vy)}"
                 f"Q{num((bx + 2 * vx) / 3)},{num(vy)} {num(bx)},{num(by)}")
    data += f"L{num(right)},{num(band)}Q{MID},{num(band + 6)} {num(left)},{num(band)}Z"
    inner = path(f"M{num(left)},{band}Q{MID},{band - 30} {num(right)},{band}Z", fill=lining) if lining else ""
    return (inner + path(data, fill=GOLD)
            + path(f"M{num(left - 1)},{low}L{num(left)},{band}Q{MID},{band + 6} {num(right)},{band}"
                   f"L{num(right + 1)},{low}"
                   f"Q{MID},{low + 6} {num(left - 1)},{low}Z", fill=GOLD)
            + poly([(MID, low - 3.4), (MID + 5, low - 0.6), (MID, low + 2.2), (MID - 5, low - 0.6)], fill=gem,
                   stroke_width=1.3)
            + both(circle(MID - wide * 0.58, low - 1.9, 2.1, fill=CREAM, stroke_width=1.2))
            + both(circle(tips[0][0], tips[0][1], 2.4, fill=CREAM, stroke_width=1.4),
                   circle(tips[1][0], tips[1][1], 2.4, fill=CREAM, stroke_width=1.4))
            + move(MID - 6.5, top - 6, path(OUTLINE[suit], fill=RED if suit == "heart" else GOLD,
                                                stroke_width=15), scale=0.13))


def fist(skin, cuff, claws=None):
    """A fist that holds what stands at x = 136, seen from the outside."""
    nails = "".join(path(f"M{x},{y - 1.8}L{x - 7},{y + 2.4}L{x + 0.6},{y + 2.6}Z", fill=claws, stroke_width=1.2)
                    for x, y in ((126, 126), (125, 131.5), (127.5, 136))) if claws else ""
    return (path("M108.5,142L124.5,128L134.5,139L117.5,149Z", fill=cuff)
            + path("M126,122C130.5,117 144,116 147,120C150,126 149,135 144,138C139,141 130,138 126,134"
                   "C123,130 124,125 126,122Z",
                   fill=skin)
            + line("M134,121.5Q140,122.5 147.5,121M133,127Q140,128.5 148.5,127M133,132.5Q139,134 147,133", 1.4)
            + nails)


BAT = ("M0,-2L2.4,-5L3.2,-1.5C8,-6 14,-7 20,-5C17,-3 16,0 16,3C13,1 10,1.5 8.4,4C6.6,2.4 4.4,2.6 3,4.6L0,8L-3,4.6"
       "C-4.4,2.6 -6.6,2.4 -8.4,4C-10,1.5 -13,1 -16,3C-16,0 -17,-3 -20,-5C-14,-7 -8,-6 -3.2,-1.5L-2.4,-5Z")


def bat(x, y, size, **named):
    """A flying bat, its wings spread by size to each side."""
    return move(x, y, path(BAT, **named), scale=size / 20)


def ring_point(x, y, radius, angle):
    turn = math.radians(angle)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def at(place):
    return f"{num(place[0])},{num(place[1])}"


def sagging(places, centre, amount):
    """Threads from place to place, drawn a little to the centre of the web."""
    x, y = centre
    data = "M" + at(places[0])
    for (ax, ay), (bx, by) in zip(places, places[1:]):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        data += f"Q{num(mx + (x - mx) * amount)},{num(my + (y - my) * amount)} {num(bx)},{num(by)}"
    return data
