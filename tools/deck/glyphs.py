# SPDX-License-Identifier: GPL-3.0-or-later
"""A bold geometric alphabet for the corner indices: caps and digits, 100 units high."""

from svg import group, num, path, poly

STEM = 19           # width of an upright stroke
HALF = STEM / 2


def leg(x0, y0, x1, y1, width=STEM):
    """A slanted stroke whose ends are cut level; x0 and x1 are the middles of the ends."""
    half = width / 2 * (((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5) / abs(y1 - y0)
    return poly([(x0 - half, y0), (x0 + half, y0), (x1 + half, y1), (x1 - half, y1)])


def bar(x0, y0, x1, y1):
    return path(f"M{num(x0)},{num(y0)}H{num(x1)}V{num(y1)}H{num(x0)}Z")


def stroke(data):
    return path(data, fill="none", stroke="#000", **{"stroke-width": STEM})


def stem(x):
    """An upright from top to bottom, its left edge at x."""
    return bar(x, 0, x + STEM, 100)


def foot(x0, x1, y):
    """A level stroke, its middle at y."""
    return bar(x0, y - 8.5, x1, y + 8.5)


BOWL = "a21,24 0 0 1 42,0"
OVAL = "M9.5,34a21.5,25 0 0 1 43,0V66a21.5,25 0 0 1 -43,0Z"

# name: (advance width, drawing)
GLYPHS = {
    "A": (76, leg(34, 0, 11, 100) + leg(42, 0, 65, 100) + bar(20, 60, 56, 76)),
    "B": (62, stem(0) + stroke("M9,9.5H31a19.5,19.5 0 0 1 0,39H9M9,48.5H32a21,21 0 0 1 0,42H9")),
    "C": (62, stroke("M52.5,36V34a21.5,25 0 0 0 -43,0V66a21.5,25 0 0 0 43,0V64")),
    "D": (64, stroke("M9.5,9.5V90.5H26a28,28 0 0 0 28,-28V37.5a28,28 0 0 0 -28,-28Z")),
    "E": (54, stem(0) + foot(9, 54, 8.5) + foot(9, 49, 49) + foot(9, 54, 91.5)),
    "F": (54, stem(0) + foot(9, 54, 8.5) + foot(9, 48, 51)),
    "G": (64, stroke("M53,34a21.5,25 0 0 0 -43.5,0V66a21.5,25 0 0 0 43.5,0V55H33")),
    "H": (64, stem(0) + stem(45) + foot(9, 55, 49)),
    "I": (19, stem(0)),
    "J": (54, stroke("M44.5,0V66a18.5,25 0 0 1 -36.5,0V62")),
    "K": (72, stem(0) + poly([(15, 56), (44, 0), (67, 0), (15, 90)])
          + poly([(24, 52), (39, 30), (72, 100), (50, 100)])),
    "L": (52, stem(0) + foot(9, 52, 91.5)),
    "M": (82, stem(0) + stem(63) + poly([(0, 0), (20, 0), (41, 46), (62, 0), (82, 0), (48, 74), (34, 74)])),
    "N": (68, stem(0) + stem(49) + poly([(0, 0), (20, 0), (68, 100), (48, 100)])),
    "O": (64, stroke(OVAL.replace("21.5", "22.5").replace("43,0V", "45,0V").replace("-43", "-45"))),
    "P": (60, stem(0) + stroke("M9,9.5H29a21.5,22 0 0 1 0,44H9")),
    "Q": (64, stroke(OVAL.replace("21.5", "22.5").replace("43,0V", "45,0V").replace("-43", "-45"))
          + poly([(30, 62), (47, 62), (68, 104), (48, 104)])),
    "R": (66, stem(0) + stroke("M9,9.5H30a20.5,21.5 0 0 1 0,43H9") + poly([(24, 52), (44, 52), (66, 100), (44, 100)])),
    "S": (60, stroke("M50.5,34C50.5,17 43,9 30,9C17,9 9.5,17 9.5,29C9.5,56 50.5,42 50.5,70"
                     "C50.5,83 43,91 30,91C17,91 9.5,83 9.5,66")),
    "T": (60, stem(20.5) + foot(0, 60, 8.5)),
    "U": (64, stroke("M9.5,0V66a22.5,25 0 0 0 45,0V0")),
    "V": (74, leg(10.5, 0, 33, 100) + leg(63.5, 0, 41, 100)),
    "W": (98, leg(10, 0, 26, 100) + leg(46, 0, 29, 100) + leg(52, 0, 69, 100) + leg(88, 0, 72, 100)),
    "X": (72, leg(11, 0, 61, 100) + leg(61, 0, 11, 100)),
    "Y": (70, poly([(0, 0), (22, 0), (35, 34), (48, 0), (70, 0), (44.5, 60), (44.5, 100), (25.5, 100), (25.5, 60)])),
    "Z": (60, foot(2, 58, 8.5) + foot(0, 60, 91.5) + poly([(37, 10), (58, 10), (58, 17), (23, 90), (0, 90), (0, 83)])),
    "0": (62, stroke(OVAL)),
    "1": (38, bar(19, 0, 38, 100) + poly([(20, 0), (30, 22), (0, 36), (0, 16)])),
    "2": (58, stroke("M9.5,33C9.5,17 17,9 29,9C41,9 48.5,17 48.5,29C48.5,46 30,54 14,84") + foot(3, 58, 91.5)
          + poly([(5.7, 79.5), (22.3, 88.4), (22, 100), (3, 100), (3, 84.5)])),
    "3": (58, stroke("M8,27C9,15 17,9 28,9C40,9 47,16 47,28C47,40 40,48 24,48C41,48 48.5,56 48.5,69"
                     "C48.5,83 41,91 28,91C16,91 8,84 8,70")),
    "4": (64, bar(36, 0, 55, 100) + foot(0, 64, 70)
          + poly([(34, 0), (55, 0), (21, 61.5), (21, 78.5), (0, 78.5), (0, 60)])),
    "5": (58, foot(12, 53, 8.5) + poly([(10.5, 0), (30, 0), (27, 40), (26, 53), (8, 53)])
          + stroke("M18,48C21,43 25,40 31,40C42,40 48.5,49 48.5,64C48.5,82 41,91 28,91C16,91 9,84 8,71")),
    "6": (60, stroke("M49.5,27C48,15 41,9 31,9C16,9 9.5,23 9.5,46V66C9.5,82 18,91 30,91C43,91 50.5,82 50.5,66"
                     "C50.5,51 43,43 31,43C20,43 12,50 9.5,60")),
    "7": (56, foot(0, 50, 8.5) + leg(46, 0, 20, 100)),
    "8": (60, stroke("M30,9C18,9 11,16 11,28C11,40 18,48 30,48C42,48 49,40 49,28C49,16 42,9 30,9Z"
                     "M30,48C17,48 9.5,56 9.5,69C9.5,83 17,91 30,91C43,91 50.5,83 50.5,69C50.5,56 43,48 30,48Z")),
    "9": (60, group(stroke("M49.5,27C48,15 41,9 31,9C16,9 9.5,23 9.5,46V66C9.5,82 18,91 30,91C43,91 50.5,82 50.5,66"
                           "C50.5,51 43,43 31,43C20,43 12,50 9.5,60"), transform="rotate(180 30 50)")),
    # Cyrillic letters of card indices that have no look-alike above, or only one of the same shape.
    "u0412": (62, None),
    "u0414": (76, foot(0, 76, 82) + bar(0, 75, 15, 112) + bar(61, 75, 76, 112) + bar(50, 0, 67, 82)
              + foot(25, 60, 8.5) + poly([(22, 0), (40, 0), (28, 80), (9, 80)])),
    "u041A": (72, None),
    "u0422": (60, None),
}
SAME = {"u0412": "B", "u041A": "K", "u0422": "T"}


def glyphs():
    """Yields (name, width, height, drawing) for every glyph."""
    for name, (width, drawing) in GLYPHS.items():
        yield f"glyph_{name}", width, 100, drawing or GLYPHS[SAME[name]][1]
