# SPDX-License-Identifier: GPL-3.0-or-later
"""The joker: Anansi the spider, who put all wisdom in a pot and would not share it."""

import math

from faces.african.cloth import clipped, drawn, flat, hem, kente, kente_band, lozenge
from faces.african.colours import CLAY, CORAL, GREEN, INDIGO, OCHRE, RAFFIA
from faces.traditional.bodies import dot
from faces.traditional.heads import MID, both
from svg import CREAM, GOLD, INK, RED, circle, ellipse, num, path

WEB = "#d9b97c"
LEGS = (((64, 102), (46, 30), (19, 72)), ((62, 110), (29, 62), (10, 112)), ((58, 120), (28, 100), (13, 143)))


def web():
    """Threads from the middle of the head, and the rings between them."""
    ends = ((81, 4), (118, 4), (158, 22), (158, 64), (158, 108), (4, 108), (4, 64), (4, 22), (44, 4))
    spokes = "".join(f"M81,62L{x},{y}" for x, y in ends)
    order = ends[5:] + ends[:5]
    rings = ""
    for part in (0.5, 0.72, 0.94):
        spots = [(81 + (x - 81) * part, 62 + (y - 62) * part) for x, y in order]
        rings += f"M{num(spots[0][0])},{num(spots[0][1])}"
        for (x0, y0), (x1, y1) in zip(spots, spots[1:]):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            rings += f"Q{num(mx + (81 - mx) * 0.16)},{num(my + (62 - my) * 0.16)} {num(x1)},{num(y1)}"
    return drawn(spokes + rings, WEB, 1.3)


def limb(start, end, wide, narrow, bend):
    """A piece of a leg that grows thinner, bent outwards a little."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y1 - y0) / length, (x0 - x1) / length
    mx, my, middle = (x0 + x1) / 2 + nx * bend, (y0 + y1) / 2 + ny * bend, (wide + narrow) / 2
    spots = [(x0 + nx * wide, y0 + ny * wide), (mx + nx * middle, my + ny * middle),
             (x1 + nx * narrow, y1 + ny * narrow), (x1 - nx * narrow, y1 - ny * narrow),
             (mx - nx * middle, my - ny * middle), (x0 - nx * wide, y0 - ny * wide)]
    text = [f"{num(x)},{num(y)}" for x, y in spots]
    return path(f"M{text[0]}Q{text[1]} {text[2]}L{text[3]}Q{text[4]} {text[5]}Z", fill=INDIGO)


def leg(hip, knee, foot):
    """With a ring of gold at the knee and one of coral below it."""
    x, y = (knee[0] * 3 + foot[0]) / 4, (knee[1] * 3 + foot[1]) / 4
    dx, dy = (foot[1] - knee[1]) / 12, (knee[0] - foot[0]) / 12
    stripe = f"M{num(x - dx)},{num(y - dy)}L{num(x + dx)},{num(y + dy)}"
    return (limb(knee, foot, 4.2, 0.6, 3) + drawn(stripe, CORAL, 3) + limb(hip, knee, 6.4, 3.6, -4)
            + circle(*knee, 4.8, fill=GOLD, stroke_width=1.7))


def face():
    """Carved of wood: a heart-shaped mask with the brows of one who has a plan."""
    mask = "M81,52C76,43 61,43 58.6,55C56.4,68 63,84 72,91Q81,98 90,91C99,84 105.6,68 103.4,55C101,43 86,43 81,52Z"
    shade = "M92,46C99,46 102.6,49.6 103.4,55C105.6,68 99,84 90,91Q85,95 81,95.6C93,88 99,72 97,58C96.4,52 95,48 92,46Z"
    eyes = "".join(circle(x, 63, 6.8, fill=CREAM, stroke_width=1.9) + circle(x + 2, 64, 3.1, fill=INK, stroke="none")
                   + path(f"M{x - 7},{63 + low}C{x - 7},{53.6} {x + 7},{53.6} {x + 7},{63 - low}"
                          f"Q{x},{61} {x - 7},{63 + low}Z",
                          fill=CLAY, stroke_width=1.8) for x, low in ((70.4, -1.4), (91.6, 1.4)))
    marks = "".join(f"M{x},{y}l3,4.4h-6Z" for x, y in ((63.6, 73), (66, 80), (98.4, 73), (96, 80)))
    return (path(mask, fill=OCHRE) + flat(shade, "#b3701f") + flat(marks, CLAY) + path(mask, fill="none") + eyes
            + path("M79,58H83L84.6,76Q81,79 77.4,76Z", fill=RAFFIA, stroke_width=1.7)
            + drawn("M72,84.4Q81,90.6 92.6,81.4M91.4,79.4L94.4,82.6", INK, 2.3))


def head():
    skull = "M81,30C62,30 51,43 52,61C53,77 63,91 72,97H90C99,91 109,77 110,61C111,43 100,30 81,30Z"
    small = "".join(dot(MID + x, y, 2.6) for x, y in ((-21.6, 47), (-13.6, 41), (-4.8, 43.4), (4.8, 43.4),
                                                      (13.6, 41), (21.6, 47)))
    cap = "M61,34C62,24 65,16 69,11Q82,4 97,10C100,16 101.4,24 101.4,34Q81,25 61,34Z"
    return (path(skull, fill=INDIGO) + path(small, fill=GOLD, stroke_width=1.4) + face()
            + path(cap, fill=RED, stroke="none")
            + clipped("cap", cap, flat(lozenge(66, 22, 7, 7) + lozenge(81, 19, 7, 7.6) + lozenge(96, 22, 7, 7), GOLD),
                      flat(lozenge(66, 22, 2.8, 2.8) + lozenge(81, 19, 2.8, 3) + lozenge(96, 22, 2.8, 2.8), INK))
            + path(cap, fill="none") + path("M66.4,15.4L69,10Q82,3 97,9L98.6,14.4Q82,8.4 66.4,15.4Z",
                                            fill=GREEN, stroke_width=1.7)
            + path("M59.6,37L60.4,30.6Q81,20.6 102,30.6L102.6,37Q81,27 59.6,37Z", fill=GOLD, stroke_width=1.9))


def pot():
    belly = "M74,108C62,110 57,120 59,130C61,140 70,146 81,146C92,146 101,140 103,130C105,120 100,110 88,108Z"
    return (path(belly, fill=OCHRE)
            + drawn("M60,124L66,118L73,125L81,118L89,125L96,118L102,124", CLAY, 2.6)
            + path("M72,109L74,102H88L90,109Q81,112 72,109Z", fill=CLAY) + ellipse(MID, 101.6, 8.6, 2.8, fill=RAFFIA))


def anansi():
    body = f"M66,92C50,98 40,112 36,{num(hem(36))}L126,{num(hem(126))}C122,112 112,98 96,92Z"
    arm = (limb((52, 110), (43, 131), 6, 4, -1) + limb((43, 131), (64, 127), 4, 3.4, -1)
           + circle(43, 131, 4.6, fill=GOLD, stroke_width=1.7))
    return (web() + both(*(leg(*joints) for joints in LEGS))
            + path(body, fill=RED, stroke="none") + clipped("cloth", body, kente(36, 130, 92, 152))
            + path(body, fill="none")
            + pot() + both(arm, circle(64.6, 126.6, 5, fill=INDIGO, stroke_width=1.8))
            + head() + kente_band())
