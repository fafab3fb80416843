# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of the court figures. A half figure lives in a box of 162 × 147, its middle at x = 81."""

from svg import BLUE, CREAM, GOLD, INK, LINE, RED, ROSE, circle, ellipse, mirror, move, path, poly

MID = 81
FACE = "M61.5,54C61,74 65,84 71,90C75,94 78,95.5 81,95.5C84,95.5 87,94 91,90C97,84 101,74 100.5,54C100,42 92,36 81,36C70,36 62,42 61.5,54Z"


def both(*parts):
    """Parts of the left side and their mirror image."""
    return "".join(parts) + mirror(MID, *parts)


def eye(x, look):
    y = 66
    lid = path(f"M{x - 5.4},{y + 0.8}Q{x},{y - 5.6} {x + 5.4},{y + 0.8}", fill="none", stroke_width=LINE)
    white = path(f"M{x - 5},{y + 0.8}Q{x},{y - 5.6} {x + 5},{y + 0.8}Q{x},{y + 4.4} {x - 5},{y + 0.8}Z",
                 fill=CREAM, stroke="none")
    return white + lid + circle(x + look, y, 2.5, fill=INK, stroke="none")


def face(skin, turn, brow, lips, weight=2.6):
    """A face that looks to the side of turn (-1 left, 1 right)."""
    shift = 2.6 * turn
    parts = [path(FACE, fill=skin)]
    for side in (-1, 1):
        x = MID + shift + side * 9.2
        parts.append(eye(x, 0.9 * turn))
        parts.append(path(f"M{x - side * 5},{59.6}Q{x + side * 1.5},{55.6} {x + side * 6.2},{60}",
                          fill="none", stroke=brow, stroke_width=weight))
    nose = MID + shift
    parts.append(path(f"M{nose + 1.6 * turn},65C{nose + 2 * turn},70 {nose + 5.4 * turn},73 {nose + 4.6 * turn},75.6"
                      f"Q{nose + 3 * turn},77.2 {nose - 1 * turn},76.6", fill="none", stroke_width=1.8))
    parts.append(lips(MID + shift * 0.9))
    return "".join(parts)


def full_lips(x):
    return path(f"M{x - 5.6},83.4Q{x - 2.6},80.6 {x},82.2Q{x + 2.6},80.6 {x + 5.6},83.4Q{x},88.6 {x - 5.6},83.4Z",
                fill=RED, stroke="none")


def young_lips(x):
    return path(f"M{x - 5},83.6Q{x},86.6 {x + 5},83.6", fill="none", stroke=RED, stroke_width=2.6)


def cheeks(turn):
    x = MID + 1.6 * turn
    return "".join(circle(x + side, 77.5, 3.6, fill=ROSE, stroke="none", fill_opacity=0.5) for side in (-10.8, 10.8))


def shade(hair):
    """The colour of the strands drawn on hair: ink, but lighter on black hair."""
    return "#5b6b96" if hair == INK else INK


# --- kings -----------------------------------------------------------------------------------------------------------

def king_hair(colour):
    return both(path("M63,46C54,50 51,64 52,80C52,90 45,92 44,99C44,106 52,109 58,105C66,100 66,92 65,84Z", fill=colour),
                path("M57,56C56,70 59,82 57,92C56,97 53,98 50,98", fill="none", stroke_width=1.5, stroke=shade(colour)))


BEARDS = {
    "long": "M61.5,66C60,88 65,108 81,121C97,108 102,88 100.5,66C98,76 93,78 81,78C69,78 64,76 61.5,66Z",
    "square": "M61.5,66C59,86 60,104 65,113Q81,119 97,113C102,104 103,86 100.5,66C98,76 93,78 81,78C69,78 64,76 61.5,66Z",
    "forked": "M61.5,66C59,88 62,106 69,119Q77,113 81,104Q85,113 93,119C100,106 103,88 100.5,66"
              "C98,76 93,78 81,78C69,78 64,76 61.5,66Z",
    "round": "M61.5,66C58,84 62,101 70,108Q81,114 92,108C100,101 104,84 100.5,66C98,76 93,78 81,78C69,78 64,76 61.5,66Z",
}


def king_beard(kind, colour, turn):
    x = MID + 2.2 * turn
    strands = {"long": ["M72,96Q74,107 79,114", "M90,96Q88,107 83,114", "M81,98V116"],
               "square": ["M70,96Q69,106 71,113", "M92,96Q93,106 91,113", "M81,98V115"],
               "forked": ["M70,94Q69,105 71,112", "M92,94Q93,105 91,112"],
               "round": ["M71,95Q72,102 75,107", "M91,95Q90,102 87,107", "M81,97V109"]}[kind]
    return (path(BEARDS[kind], fill=colour)
            + "".join(path(strand, fill="none", stroke_width=1.5, stroke=shade(colour)) for strand in strands)
            + ellipse(x, 87, 5.4, 3.2, fill=RED, stroke_width=1.6)
            + path(f"M{x},79.5C{x - 6},76.5 {x - 14},80 {x - 19},88C{x - 12},90.5 {x - 4},88.5 {x},83.6"
                   f"C{x + 4},88.5 {x + 12},90.5 {x + 19},88C{x + 14},80 {x + 6},76.5 {x},79.5Z",
                   fill=colour, stroke_width=1.6, stroke=shade(colour)))


def tip(kind, x, y, size=1.0):
    """The ornament on a crown's point."""
    shapes = {
        "heart": circle(0, 0, 5, fill=RED),
        "diamond": poly([(0, -7), (5, 0), (0, 7), (-5, 0)], fill=RED),
        "club": circle(-4, 1.5, 3.4, fill=GOLD) + circle(4, 1.5, 3.4, fill=GOLD) + circle(0, -4, 3.6, fill=GOLD),
        "spade": path("M0,-8C2.5,-3 6,-1 6,3C6,6 2,6.5 0,4C-2,6.5 -6,6 -6,3C-6,-1 -2.5,-3 0,-8Z", fill=GOLD),
        "pearl": circle(0, 0, 3.4, fill=CREAM),
    }
    return move(x, y, shapes[kind], scale=size)


def king_crown(suit, velvet):
    jewels = {"spade": BLUE, "heart": BLUE, "club": RED, "diamond": BLUE}[suit]
    return (path("M57,46C56,26 68,17 81,17C94,17 106,26 105,46Z", fill=velvet)
            + path("M55,47L46,20Q56,35 64.5,33Q75,29 81,12Q87,29 97.5,33Q106,35 116,20L107,47Q81,54 55,47Z", fill=GOLD)
            + path("M55.5,56.5L54.5,46.5Q81,53.5 107.5,46.5L106.5,56.5Q81,63.5 55.5,56.5Z", fill=GOLD)
            + poly([(81, 52.5), (87, 56), (81, 59.7), (75, 56)], fill=jewels, stroke_width=1.5)
            + both(circle(66, 54, 2.6, fill=CREAM, stroke_width=1.4))
            + both(path("M70,45Q72,38 69,36", fill="none", stroke_width=1.4))
            + circle(81, 38, 3.6, fill=jewels, stroke_width=1.5)
            + both(tip(suit, 46, 17, 0.85)) + tip(suit, 81, 9.5))


# --- queens ----------------------------------------------------------------------------------------------------------

def queen_hair(colour):
    """The hair behind the face, flowing to the shoulders."""
    return (path("M81,29C58,28 47,45 48,68C48.5,82 42,90 39,100C36,110 43,117 53,114C61,112 66,104 66,94H96"
                 "C96,104 101,112 109,114C119,117 126,110 123,100C120,90 113.5,82 114,68C115,45 104,28 81,29Z", fill=colour)
            + both(path("M54,64C55,84 46,94 46,106", fill="none", stroke_width=1.5, stroke=shade(colour)),
                   path("M60,84C59,96 55,102 52,108", fill="none", stroke_width=1.5, stroke=shade(colour))))


def queen_fringe(colour):
    return both(path("M81,38C70,38 60,44 58,70C63,64 77,57 81,46Z", fill=colour, stroke_width=1.8))


def queen_crown(suit):
    return (path("M60,41L51,20L64.5,28L70,11L81,25L92,11L97.5,28L111,20L102,41Q81,47 60,41Z", fill=GOLD)
            + path("M60,48L59,40.5Q81,46.5 103,40.5L102,48Q81,54 60,48Z", fill=GOLD)
            + circle(81, 48, 2.8, fill=RED, stroke_width=1.4)
            + both(circle(69, 46.6, 2.1, fill=CREAM, stroke_width=1.2))
            + both(tip("pearl", 51, 19, 0.9), tip("pearl", 70, 10.5, 0.9)) + tip(suit, 81, 20, 0.8))


# --- jacks -----------------------------------------------------------------------------------------------------------

def jack_hair(colour):
    return both(path("M62,44C54,50 53,66 54,82C54,90 50,93 51,97C55,101 66,100 68,94L66,60Z", fill=colour),
                path("M59,58C58,74 61,84 59,94", fill="none", stroke_width=1.5, stroke=shade(colour)))


def jack_fringe(colour):
    return path("M61,62C60,48 66,42 81,42C96,42 102,48 101,62C97,57 94,53 92,50C84,54 70,55 67,52C64,56 62,58 61,62Z",
                fill=colour, stroke_width=1.8)


def feather(colour):
    return (path("M104,40C118,36 127,24 122,8C112,8 96,16 94,36Z", fill=colour)
            + path("M97,40C106,30 113,22 119,13", fill="none", stroke_width=1.5)
            + path("M106,30L116,28M102,27L104,19M110,24L120,20M108,21L109,13", fill="none", stroke_width=1.3))


def jack_cap(cloth, plume, brim):
    return (feather(plume)
            + path("M55,46C42,38 52,20 72,18C94,15 112,26 108,44Q82,34 55,46Z", fill=cloth)
            + path("M66,22C60,27 58,33 60,39M84,18C82,25 82,29 84,34", fill="none", stroke_width=1.5)
            + path("M54,53C52,47 54,43 57,42Q82,32 106,40C110,42 110,47 108,51Q82,42 54,53Z", fill=brim)
            + circle(97, 42.4, 4, fill=GOLD))


def neck(skin):
    return path("M71,84V104Q81,112 91,104V84Z", fill=skin)
