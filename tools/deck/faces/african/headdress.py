# SPDX-License-Identifier: GPL-3.0-or-later
"""Crowns, high hair, wraps and caps. A king's is a crown with a crest, a queen's is tall, a jack's is low."""

import math

from faces.african.cloth import beads, clipped, drawn, flat, lozenge
from faces.african.colours import CLAY, CORAL, GREEN, HAIR, INDIGO, IVORY, LEAF, OCHRE, RAFFIA
from faces.traditional.bodies import dot
from faces.traditional.heads import MID, both
from svg import GOLD, INK, RED, circle, move, num, path

STRAND = "#57526e"   # on black hair


def temples(colour=HAIR):
    """Short hair that shows below a crown."""
    return both(path("M61,44C58.6,52 58.8,60 60.4,67L64.4,58L66,46Z", fill=colour, stroke_width=1.6))


def band(top, low, reach, colour):
    """A band across the forehead, bowed as the head is round."""
    left, right = MID - reach, MID + reach
    return path(f"M{num(left)},{top}Q81,{top - 8} {num(right)},{top}L{num(right - 0.6)},{low}"
                f"Q81,{low - 8} {num(left + 0.6)},{low}Z",
                fill=colour)


def mirrored(places):
    """Distances to both sides, and nought once."""
    return [side * x for x in places for side in ((-1, 1) if x else (1,))]


def row_on_band(y, places, radius, colour):
    """Beads along such a band; places are distances from the middle."""
    return path("".join(dot(MID + x, y - 4 + (x / 24) ** 2 * 4, radius) for x in mirrored(places)), fill=colour,
                stroke_width=1.3)


# --- spades: Benin, coral --------------------------------------------------------------------------------------------

def side_strings(*ends):
    """Coral that hangs from the cap at both sides of the face, with a bead at each end."""
    return both(*(beads(f"M{num(62 - index * 2.8)},50C{num(56.4 - index * 3.6)},66 {num(55 - index * 3)},84 {x},{y}",
                        CORAL, 3.8)
                  + circle(x, y + 1.6, 3, fill=RAFFIA, stroke_width=1.5) for index, (x, y) in enumerate(ends)))


NET = "M64,47L88,21M72,44.6L97,27M80,43.6L103,37M56,43L74,21M98,47L74,21M90,44.6L65,27M82,43.6L59,37M106,43L88,21"


def benin_king():
    wing = path("M59,47C49,40 45,26 49,13C57,18 63,28 66,40Z", fill=GOLD) + drawn("M51,21C53,30 57,37 62,42", INK,
                                                                                  1.5) \
        + circle(48.6, 11.6, 3, fill=CORAL, stroke_width=1.6)
    dome = "M57.6,50C56,33 66,21.6 81,20C96,21.6 106,33 104.4,50Q81,42 57.6,50Z"
    return (both(wing)
            + path("M77.6,22L79,11H83L84.4,22Z", fill=CORAL) + drawn("M78.6,17.6H83.6M79,14H83", INK, 1.3)
            + circle(MID, 9.6, 3, fill=GOLD, stroke_width=1.6)
            + path(dome, fill=CORAL) + drawn(NET, INK, 1.3) + path(dome, fill="none")
            + path("M73.6,44V33.4L81,26.4L88.4,33.4V44Q81,42 73.6,44Z", fill=GOLD)
            + circle(MID, 36.6, 3.6, fill=INDIGO, stroke_width=1.5)
            + band(49, 56, 24.4, GOLD) + row_on_band(52.4, (0, 7, 14, 20.6), 2.5, CORAL))


def benin_queen():
    cone = "M58,50C59,35 64,18 75,10Q81,6.8 87,10C98,18 103,35 104,50Q81,42 58,50Z"
    lattice = "".join(f"M{x},{low}L{x + 34},{low - 42}M{162 - x},{low}L{128 - x},{low - 42}"
                      for x, low in ((37, 52), (46, 51), (55, 50.4), (64, 50), (73, 49.6), (82, 49), (91, 49)))
    return (path(cone, fill=CORAL) + clipped("cone", cone, drawn(lattice, INK, 1.3)) + path(cone, fill="none")
            + path("M77,45V9.4Q81,7.4 85,9.4V45Q81,44 77,45Z", fill=INDIGO, stroke_width=1.7)
            + path("".join(dot(MID, y, 1.9) for y in (13, 19.4, 25.8, 32.2, 38.6)), fill=RAFFIA, stroke_width=1.1)
            + both(path("M70,17L62,11", fill="none", stroke_width=3.8), drawn("M70,17L62,11", GOLD, 1.6),
                   circle(61, 10.6, 2.8, fill=GOLD, stroke_width=1.5))
            + band(48, 55.6, 24.2, GOLD) + row_on_band(51.8, (0, 6.6, 13.2, 19.6), 2.4, CORAL))


def benin_jack():
    dome = "M59,49C59,35 67,26.6 81,26C95,26.6 103,35 103,49Q81,42 59,49Z"
    return (path("M92,32C97,24 101,16 112,8C115,18 111,31 99,38Z", fill=IVORY)
            + drawn("M96,35C101,27 106,19 110.6,12", INK, 1.4)
            + path(dome, fill=INDIGO)
            + drawn("M70,28C66,33 64,39 64,46M92,28C96,33 98,39 98,46M81,26V44", INK, 1.5)
            + band(47.6, 54, 23, CORAL) + row_on_band(51, (0, 6, 12, 18), 1.9, RAFFIA))


# --- hearts: Asante, gold ---------------------------------------------------------------------------------------------

def sun(x, y, size):
    """A cast gold disc with a beaded rim."""
    rays = "".join(move(x, y, path(f"M{num(-size * 0.18)},{num(-size * 0.45)}L0,{num(-size * 0.8)}"
                                   f"L{num(size * 0.18)},{num(-size * 0.45)}",
                                   fill=RED, stroke="none"), turn=turn) for turn in range(0, 360, 45))
    return circle(x, y, size, fill=GOLD) + rays + circle(x, y, size * 0.36, fill=OCHRE, stroke_width=1.4)


def asante_king():
    leaf = path("M64,34C56,33 51,27 50,17C58,17 66,22 69,30Z", fill=GOLD) + drawn("M54,21Q60,25 65,31", INK, 1.4)
    cap = "M59,48C58,34 67,25 81,24C95,25 104,34 103,48Q81,41 59,48Z"
    return (both(leaf) + path(cap, fill=HAIR)
            + both(path("M61,41l7,-4l1,7.4Z", fill=GOLD, stroke_width=1.4), circle(71.4, 33.6, 2.4, fill=GOLD,
                                                                                   stroke_width=1.3))
            + sun(MID, 23, 15) + band(46.6, 54.4, 23.4, GOLD)
            + path("".join(lozenge(MID + x, 46.8 + (x / 24) ** 2 * 4, 3, 2.8) for x in (-18, -9, 0, 9, 18)),
                   fill=RED, stroke_width=1.3))


def asante_queen():
    crest = "M63,30C57,21 66,7.4 81,7.4C96,7.4 105,21 99,30Z"
    cap = "M59.6,56C53,48 55,33 65,28Q81,24 97,28C107,33 109,48 102.4,56C101,46 93,42.6 81,42.6C69,42.6 61,46 59.6,56Z"
    return (path(crest, fill=HAIR) + drawn("M72,26C68,20 70,12 76,9M90,26C94,20 92,12 86,9M81,25V9", STRAND, 1.5)
            + path(cap, fill=HAIR) + drawn("M64,44C62,40 63,35 67,32M98,44C100,40 99,35 95,32M81,40V32M72,41L74,32"
                                           "M90,41L88,32",
                                           STRAND, 1.5)
            + path("M63,25Q81,31 99,25L100.4,31.6Q81,38 61.6,31.6Z", fill=GOLD)
            + path("".join(dot(MID + x, 31 - (x / 18) ** 2 * 3, 1.7) for x in (-14, -7, 0, 7, 14)), fill=RED,
                   stroke_width=1.1)
            + both(path("M67,19L57.6,13.4", fill="none", stroke_width=3.6), drawn("M67,19L57.6,13.4", GOLD, 1.4),
                   circle(56.4, 12.6, 3.6, fill=GOLD, stroke_width=1.5))
            + path("M81,11.2l2,4l4.4,.6l-3.2,3.1l.8,4.4l-4,-2.1l-4,2.1l.8,-4.4l-3.2,-3.1l4.4,-.6Z", fill=GOLD,
                   stroke_width=1.4)
            + both(circle(61, 41, 2.6, fill=GOLD, stroke_width=1.3), circle(69.4, 38.6, 2, fill=GOLD,
                                                                            stroke_width=1.2)))


def plume(x, y, turn, colour, tip, length=26):
    """An eagle's feather whose quill stands at x, y."""
    return move(x, y, path(f"M0,2C-6,{-length * 0.4} -4.6,{-length * 0.8} 0,{-length}"
                           f"C4.6,{-length * 0.8} 6,{-length * 0.4} 0,2Z", fill=colour),
                path(f"M-3.6,{-length * 0.72}C-2.6,{-length * 0.86} -1.4,{-length * 0.94} 0,{-length}"
                     f"C1.4,{-length * 0.94} 2.6,{-length * 0.86} 3.6,{-length * 0.72}Z",
                     fill=tip, stroke_width=1.2),
                drawn(f"M0,0V{-length * 0.7}", INK, 1.2), turn=turn)


def asante_jack():
    dome = "M59,49C59,35 67,27 81,26.4C95,27 103,35 103,49Q81,42 59,49Z"
    return (plume(88, 32, 8, IVORY, INK, 24) + plume(94, 36, 56, IVORY, INK, 24) + plume(92, 33, 32, IVORY, INK, 28)
            + path(dome, fill=CLAY)
            + both(path("M61,46C58,38 62,31 68,31C72,32 72,37 68.6,37.6", fill="none", stroke=INK, stroke_width=5),
                   drawn("M61,46C58,38 62,31 68,31C72,32 72,37 68.6,37.6", GOLD, 2.2))
            + circle(MID, 36, 5.6, fill=GOLD) + circle(MID, 36, 1.9, fill=CLAY, stroke_width=1.2)
            + band(47.8, 53.8, 23, GOLD) + row_on_band(50.9, (5, 11.6, 18), 1.6, RED))


# --- diamonds: Kuba and Mangbetu, raffia and cowries ------------------------------------------------------------------

def cowries(*places):
    """Shells, each at x, y, of a size and turned."""
    shells, slits = "", ""
    for x, y, size, turn in places:
        angle = math.radians(turn)
        ux, uy = math.cos(angle) * size, math.sin(angle) * size
        arc = f"a{num(3.2 * size)},{num(4.4 * size)} {num(turn)} 1 0 "
        shells += f"M{num(x - 3.2 * ux)},{num(y - 3.2 * uy)}{arc}{num(6.4 * ux)},{num(6.4 * uy)}" \
                  f"{arc}{num(-6.4 * ux)},{num(-6.4 * uy)}Z"
        slits += f"M{num(x - 2.4 * uy)},{num(y + 2.4 * ux)}l{num(4.8 * uy)},{num(-4.8 * ux)}"
    return path(shells, fill=IVORY, stroke_width=1.3) + drawn(slits, INK, 1.2)


def cowries_on_band(y, places):
    return cowries(*((MID + x, y - 4 + (x / 24) ** 2 * 4, 0.9, 90) for x in mirrored(places)))


def kuba_king():
    hat = "M59.6,48L53,25Q81,16 109,25L102.4,48Q81,41 59.6,48Z"
    return (plume(68, 25, -34, IVORY, RED, 19) + plume(94, 25, 34, IVORY, RED, 19) + plume(MID, 24, 0, IVORY, RED, 16.6)
            + path(hat, fill=OCHRE)
            + path("".join(lozenge(MID + x, 34 + (x / 22) ** 2 * 3.4, 5.6, 7) for x in (-19.5, -6.5, 6.5, 19.5)),
                   fill=RAFFIA, stroke_width=1.6)
            + flat("".join(lozenge(MID + x, 34 + (x / 22) ** 2 * 3.4, 2.2, 2.8) for x in (-19.5, -6.5, 6.5, 19.5)),
                   CLAY)
            + path("M52,26.6L51.4,20.6Q81,11.6 110.6,20.6L110,26.6Q81,18 52,26.6Z", fill=CLAY)
            + cowries(*((MID + x, 19 + (x / 28) ** 2 * 4.4, 0.74, 90) for x in mirrored((0, 8, 16, 24))))
            + band(47.4, 55, 24, CLAY) + cowries_on_band(51.3, (0, 7.4, 14.8, 21)))


def mangbetu_queen():
    hair = "M60,47C62,36 58,25 47,15Q81,24 115,15C104,25 100,36 102,47Q81,40 60,47Z"
    rim = "M46.6,14.6Q81,1.6 115.4,14.6Q116,18 114,19Q81,28 48,19Q46,18 46.6,14.6Z"
    pin = path("M102,32L121,25", fill="none", stroke_width=4.4) + drawn("M102,32L121,25", IVORY, 2) \
        + circle(122, 24.6, 3.8, fill=IVORY, stroke_width=1.5)
    return (pin + path(hair, fill=HAIR)
            + drawn("M67,44C68,36 65,28 59,22M74,43C75,36 73,29 70,24M81,42V25M88,43C87,36 89,29 92,24M95,44"
                    "C94,36 97,28 103,22", STRAND, 1.5)
            + path(rim, fill=RAFFIA)
            + drawn("M52,18.6L57,13M61,21L65,10.6M71,22.6L73,9M81,23V8.6M91,22.6L89,9"
                    "M101,21L97,10.6M110,18.6L105,13", INK, 1.4)
            + drawn("M50,16.6Q81,7.6 112,16.6", CLAY, 1.8)
            + band(44.4, 53.4, 23, RAFFIA) + drawn("M58.4,47.4Q81,39.4 103.6,47.4M58.6,50.4Q81,42.4 103.4,50.4",
                                                   CLAY, 1.5)
            + circle(MID, 45, 3.4, fill=CORAL, stroke_width=1.5))


def kuba_jack():
    dome = "M60,48.6C60,37 68,29 81,27C94,29 102,37 102,48.6Q81,41.6 60,48.6Z"
    return (plume(93, 33, 40, GREEN, GOLD, 30)
            + path(dome, fill=RAFFIA)
            + clipped("cap", dome, drawn("M58,44L66,34L74,44L81,34L88,44L96,34L104,44M58,38L66,28L74,38L81,28L88,38"
                                         "L96,28L104,38", CLAY, 2.2,
                                         stroke_linejoin="miter")) + path(dome, fill="none")
            + circle(MID, 26, 3.4, fill=CORAL, stroke_width=1.6)
            + band(47.4, 53.6, 22.6, CLAY) + cowries_on_band(50.6, (0, 8.4, 16.8)))


# --- clubs: Yoruba, glass beads and damask ----------------------------------------------------------------------------

def bird(colour, wing):
    """A bird that sits on its feet at 0, 0 and looks to the left."""
    return (path("M3,0C-3,0 -6,-3 -5.6,-7C-8.4,-6.6 -9.6,-7 -11,-8C-9,-9.6 -7.6,-11.6 -4.6,-11.4"
                 "C-1.4,-11.2 -1,-8.4 1,-7.4"
                 "C5,-7.4 8,-10 12,-11C11.6,-5 8.6,-.4 3,0Z", fill=colour, stroke_width=1.6)
            + path("M-.6,-3.4C2,-6 5,-6 8,-7C7,-3.6 3.6,-1.6 -.6,-3.4Z", fill=wing, stroke_width=1.1)
            + circle(-5, -8.8, 0.9, fill=INK, stroke="none"))


def yoruba_king():
    cone = "M56,49C58,37 66,25 73,18Q81,15 89,18C96,25 104,37 106,49Q81,40 56,49Z"
    perched = move(55.6, 34, bird(GOLD, CORAL), scale=0.9)
    return (both(perched)
            + path(cone, fill=GREEN)
            + clipped("cone", cone,
                      path("M52,44L60,34L67.6,43L74.4,33L81,42L87.6,33L94.4,43L102,34L110,44V60H52Z", fill=INDIGO,
                           stroke=IVORY,
                           stroke_width=2.2),
                      path("M62,32Q81,25 100,32L98,26.4Q81,20 64,26.4Z", fill=CORAL, stroke_width=1.5),
                      drawn("M66,29.4Q81,23 96,29.4", GOLD, 1.6))
            + path(cone, fill="none")
            + move(MID, 18, bird(GOLD, CORAL), scale=0.96)
            + band(47.8, 55, 26, GOLD) + row_on_band(51.4, (0, 14.4), 2.4, CORAL)
            + row_on_band(51.4, (7.2, 21.6), 2.4, IVORY))


def veil():
    """The crown's strings of beads, drawn aside."""
    strings = (("M63,50C60,66 59.6,80 59.6,96", GOLD), ("M59.4,50C55.6,66 54.6,82 53.6,98", IVORY),
               ("M56,50C51,66 49,82 47.6,100", CORAL))
    return both(*(drawn(data, INK, 4.8, stroke_linecap="butt")
                  + drawn(data, colour, 2.8, stroke_dasharray="3 1.1", stroke_linecap="butt")
                  + circle(*(float(value) for value in data.split()[-1].split(",")), 2.5, fill=colour, stroke_width=1.4)
                  for data, colour in strings))


def gele_queen():
    """A head-tie folded into a fan."""
    fan = ("M64,44C56,42 50,36 50,27C49,21 53,15 58.6,15.6C60.6,9.6 67,7 72,10.4C77,5.6 85,5.4 89.6,9.4"
           "C95,6.4 103,8.4 105.6,14"
           "C112,14.4 117,20 115.6,26.4C119.6,31 118,39 112,41.6C109,46 105,48 101,50Z")
    front = ("M57.4,54C55.6,46 62,37.4 72,33.6C88,27.6 106,33 105.8,44C106.2,48 105.2,51 104.2,54"
             "C98,46.6 90,43.6 81,43.6C72,43.6 64,47 57.4,54Z")
    return (path(fan, fill=GOLD)
            + flat("M82,36L72,10.4C77,5.6 85,5.4 89.6,9.4ZM88,38L105.6,14C112,14.4 117,20 115.6,26.4ZM76,37L50,27"
                   "C49,21 53,15 58.6,15.6Z", OCHRE)
            + drawn("M81,36L72,10.4M84,36L89.6,9.4M88,37L105.6,14M91,39L115.6,26.4M76,37L58.6,15.6M73,39L50,27", INK,
                    1.6)
            + path(fan, fill="none") + path(front, fill=GOLD)
            + flat("M57.8,52C62,42 78,33.6 94,33.4C100,34 104,36.6 105.4,40.6C92,35.4 70,39.4 57.8,52Z", OCHRE)
            + drawn("M57.6,51C62,42 78,33.6 95,33.8M58.6,53C68,42 90,36.4 105.4,41.6"
                    "M70,46.4C82,40.6 96,41 105.4,47.6", INK, 1.6)
            + path(front, fill="none"))


def fila_jack():
    cap = "M59.4,49C57,38 60,28 70,24C82,18.6 104,14 114,22C119,28 115,36 104,38L102.6,49Q81,42 59.4,49Z"
    return (path(cap, fill=INDIGO)
            + drawn("M104,38C98,38 90,34 86,26", INK, 1.6)
            + drawn("M64,41Q81,34 98,41M66,36Q78,30.6 88,32", LEAF, 1.7)
            + flat("".join(dot(x, y, 1.7) for x, y in ((98, 25), (105, 27), (101, 31.4), (109, 30.6))), GOLD)
            + band(48, 53.4, 22.4, GOLD) + drawn("M60.4,50.8Q81,42.8 101.6,50.8", CLAY, 1.5))
