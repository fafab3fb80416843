# SPDX-License-Identifier: GPL-3.0-or-later
"""Woven, dyed and beaded cloth: patterns that fill a box, and the bands across the middle of a card."""

from faces.african.colours import CLAY, CORAL, GREEN, INDIGO, IVORY, LEAF, OCHRE, RAFFIA
from faces.traditional.bodies import dot
from svg import GOLD, INK, RED, group, num, path, rect

SLOPE = 0.148       # of the band
HALF = 9            # half its height


def hem(x):
    """Where the middle of the band runs; both halves of a card end there."""
    return 147 - (x - 81) * SLOPE


def box(x, y, width, height):
    """An oblong as a piece of a path."""
    return f"M{num(x)},{num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"


def lozenge(x, y, width, height):
    """A lozenge as a piece of a path; width and height are halves."""
    return f"M{num(x)},{num(y - height)}l{num(width)},{num(height)}l{num(-width)},{num(height)}" \
           f"l{num(-width)},{num(-height)}Z"


def flat(data, colour):
    return path(data, fill=colour, stroke="none")


def drawn(data, colour, width, **named):
    return path(data, fill="none", stroke=colour, stroke_width=width, **named)


def beads(data, colour=CORAL, width=4.4, length=4.2, end="butt"):
    """A string of beads that are little rods, as coral is cut."""
    return (drawn(data, INK, width + 2.4, stroke_linecap=end)
            + drawn(data, colour, width, stroke_linecap="butt", stroke_dasharray=f"{num(length)} 1.3"))


def clipped(name, shape, *parts):
    """A filled shape's pattern, cut at its edge."""
    return f'<clipPath id="{name}"><path d="{shape}"/></clipPath>' + group(*parts, clip_path=f"url(#{name})")


# --- patterns, each over the whole figure ----------------------------------------------------------------------------

def kente(left, right, top, bottom, strip=15, block=13):
    """Narrow strips side by side, with blocks of bars and blocks of steps by turns."""
    red, green, gold, ink = "", "", "", ""
    for column in range(int((right - left) / strip) + 1):
        x = left + column * strip
        for row in range(int((bottom - top) / block) + 1):
            y = top + row * block
            if (column + row) % 2 == 0:
                green += box(x, y, strip, 2.8) + box(x, y + block - 2.8, strip, 2.8)
                ink += box(x, y + 4.6, strip, block - 9.2)
                gold += box(x + strip / 2 - 2, y + 4.6, 4, block - 9.2)
            else:
                red += box(x + 1, y, strip - 2, block)
                gold += lozenge(x + strip / 2, y + block / 2, strip / 2 - 2.4, block / 2 - 1.6)
                ink += lozenge(x + strip / 2, y + block / 2, 2.2, 2.2)
    seams = "".join(f"M{num(left + column * strip)},{top}V{bottom}" for column in range(int((right - left) / strip)
                                                                                        + 2))
    return flat(green, GREEN) + flat(red, RED) + flat(gold, GOLD) + flat(ink, INK) + drawn(seams, INK, 1.1)


def shoowa(left, right, top, bottom, step=18, colour=CLAY, width=2.2):
    """Cut-pile lozenges within lozenges."""
    lines, hearts = "", ""
    for line in range(int((bottom - top) / step * 2) + 1):
        for column in range(int((right - left) / step) + 1):
            x, y = left + column * step + (step / 2 if line % 2 else 0), top + line * step / 2
            if y < hem(x):
                lines += lozenge(x, y, step / 2 - 1.6, step / 2 - 1.6)
                hearts += lozenge(x, y, step / 5, step / 5)
    return drawn(lines, colour, width, stroke_linejoin="miter") + flat(hearts, colour)


def net(left, right, top, bottom, step=13, width=3):
    """A net of coral beads."""
    lines, knots = "", ""
    height = bottom - top
    for column in range(int((right - left + height) / step) + 1):
        lines += f"M{num(left + column * step)},{num(top)}l{num(-height)},{num(height)}"
        lines += f"M{num(right - column * step)},{num(top)}l{num(height)},{num(height)}"
    for line in range(int(height / step * 2) + 1):
        for column in range(int((right - left) / step) + 1):
            x, y = left + column * step + (step / 2 if line % 2 else 0), top + line * step / 2
            if y < hem(x) - 5:
                knots += dot(x, y, 2.3)
    return drawn(lines, CORAL, width) + path(knots, fill=RAFFIA, stroke_width=1)


def leaves(left, right, top, bottom, step=18, colour=LEAF):
    """Rows of four-petalled flowers and dots between them."""
    petals, dots = "", ""
    for line in range(int((bottom - top) / step * 2) + 1):
        for column in range(int((right - left) / step) + 1):
            x, y = left + column * step + (step / 2 if line % 2 else 0), top + line * step / 2
            if y > hem(x):
                continue
            if line % 2:
                dots += dot(x, y, 1.8)
            else:
                petals += (f"M{num(x)},{num(y)}q0,-5 5,-5q0,5 -5,5q5,0 5,5q-5,0 -5,-5q0,5 -5,5q0,-5 5,-5"
                           "q-5,0 -5,-5q5,0 5,5Z")
    return flat(petals + dots, colour)


# --- bands -----------------------------------------------------------------------------------------------------------

def band(colour, *parts):
    """The sloping band where the two halves meet; what is in it must look the same when it is turned around."""
    return group(rect(-81, -HALF, 162, 2 * HALF, fill=colour, stroke="none"), *parts,
                 drawn(f"M-81,{-HALF}H81M-81,{HALF}H81", INK, 2.1, stroke_linecap="butt"),
                 transform="translate(81 147) skewY(-8.418)")


def edges(colour):
    """A stripe along each edge of the band."""
    return (flat(box(-81, -HALF, 162, 3.4) + box(-81, HALF - 3.4, 162, 3.4), colour)
            + drawn(f"M-81,{3.4 - HALF}H81M-81,{HALF - 3.4}H81", INK, 1.4, stroke_linecap="butt"))


def row(places, y, radius):
    return "".join(dot(x, y, radius) for x in places)


def coral_band():
    """Coral on indigo, with bronze bosses."""
    places = (-60, -30, 0, 30, 60)
    return band(INDIGO, beads("M-81,0H81", CORAL, 5.6, 5.2), edges(CORAL),
                path(row(places, 0, 5), fill=GOLD, stroke_width=1.5), flat(row(places, 0, 1.8), INK))


def kente_band():
    gold, green, red, ink = "", "", "", ""
    for x in range(-80, 81, 20):
        left, right = max(x - 10, -81), min(x + 10, 81)
        if x % 40 == 0:
            red += box(left, -HALF, right - left, 2 * HALF)
            if abs(x) < 80:
                gold += lozenge(x, 0, 8, 7)
                ink += lozenge(x, 0, 3, 2.6)
        else:
            green += box(x - 10, -HALF, 5, 2 * HALF) + box(x + 5, -HALF, 5, 2 * HALF)
            ink += box(x - 2.2, -HALF, 4.4, 2 * HALF)
    return band(GOLD, flat(red, RED), flat(green, GREEN), flat(gold, GOLD), flat(ink, INK))


def raffia_band():
    """A row of cowries between two welts."""
    shells = "".join(f"M{x},-3.6q4,0 4,3.6q0,3.6 -4,3.6q-4,0 -4,-3.6q0,-3.6 4,-3.6Z" for x in range(-72, 73, 12))
    slits = "".join(f"M{x},-2V2" for x in range(-72, 73, 12))
    return band(CLAY, edges(OCHRE), path(shells, fill=IVORY, stroke_width=1.3), drawn(slits, INK, 1.3))


def beaded_band():
    """Two cords that wind about each other."""

    def wave(side):
        inner = "".join(f"q7.5,{side * (-9 if index % 2 else 9)} 15,0" for index in range(10))
        return f"M-81,{-side * 3.2}Q-78,{-side * 2.4} -75,0{inner}Q78,{side * 2.4} 81,{side * 3.2}"

    cords = "".join(drawn(wave(side), INK, 5, stroke_linecap="butt") + drawn(wave(side), colour, 2.8,
                                                                             stroke_linecap="butt")
                    for side, colour in ((1, GOLD), (-1, IVORY)))
    return band(GREEN, cords, flat(row((-67.5, -37.5, -7.5, 7.5, 37.5, 67.5), 0, 1.9), CORAL), edges(OCHRE))
