# SPDX-License-Identifier: GPL-3.0-or-later
"""Robes, collars and hands of the court figures. All end under the sash, so nothing needs to be clipped."""

from faces.traditional.heads import both
from svg import CREAM, GOLD, INK, LINE, RED, circle, num, path, poly

SLOPE = 0.148           # of the sash
BAND = 8                # half its height


def middle(x):
    """Where the middle of the sash runs; both halves of a card end there."""
    return 147 - (x - 81) * SLOPE


SHOULDER = "M98,98C116,103 138,105 152,115C157,118.5 160,122 162,126"
ROBE = (f"M64,98C46,103 24,105 10,115C5,118.5 2,122 0,126V{num(middle(0))}L162,{num(middle(162))}V126"
        "C160,122 157,118.5 152,115C138,105 116,103 98,98Z")


def dot(x, y, radius):
    """A disc as a piece of a path, so that many make one element."""
    return f"M{num(x - radius)},{num(y)}a{num(radius)},{num(radius)} 0 1 0 {num(2 * radius)},0" \
           f"a{num(radius)},{num(radius)} 0 1 0 {num(-2 * radius)},0Z"


def motif(suit, x, y):
    """One figure of the woven pattern, the same when seen in a mirror."""
    if suit == "spade":
        return f"M{x - 6},{y + 4}l6,-8l6,8"
    if suit == "heart":
        return f"M{x - 6},{y - 3}a6,6 0 0 0 12,0"
    if suit == "diamond":
        return f"M{x},{y - 6}l4.4,6l-4.4,6l-4.4,-6Z"
    return dot(x, y - 3, 2.5) + dot(x - 3, y + 2, 2.5) + dot(x + 3, y + 2, 2.5)


def in_robe(x, y):
    """Whether a motif at that place lies wholly on the left side of the robe."""
    top = 126 - 11 * x / 10 if x < 10 else 115 - (x - 10) * 17 / 54
    return 6 <= x < 74 and top + 5 < y < middle(x) + BAND - 3


def weave(suit, colour):
    """The pattern of the robe, mirrored at the middle so that the two halves of a card meet."""
    spots = ""
    for row in range(5):
        for column in range(6):
            x, y = 8 + column * 14 + (7 if row % 2 else 0), 108 + row * 10.5
            for place in (x, 162 - x):
                if in_robe(x, y) and y < middle(place) + BAND - 3:
                    spots += motif(suit, place, y)
    if suit in ("spade", "heart"):
        return path(spots, fill="none", stroke=colour, stroke_width=2.4)
    return path(spots, fill=colour, stroke="none")


def robe(suit, look):
    folds = "".join(path(f"M{x},{y}Q{x + bend},{y + 8} {x + bend},{num(middle(x))}", fill="none")
                    for x, y, bend in ((34, 122, 5), (128, 122, -5), (16, 127, 3), (146, 127, -3)))
    return path(ROBE, fill=look["main"]) + weave(suit, look["weave"]) + folds


def front(look, closures):
    """The panel down the middle with its golden edges."""
    def panel(top, bottom):
        left, right = 81 - bottom, 81 + bottom
        return (f"M{81 - top},101Q{left + 3},125 {left},{num(middle(left))}L{right},{num(middle(right))}"
                f"Q{right - 3},125 {81 + top},101Z")

    return path(panel(19, 25), fill=GOLD) + path(panel(15, 20.5), fill=look["second"]) + closures


def buttons(colour=GOLD):
    return "".join(circle(81, y, 3.4, fill=colour, stroke_width=1.5) for y in (116, 129, 142))


def lozenges(colour=GOLD):
    return "".join(poly([(81, y - 6), (86, y), (81, y + 6), (76, y)], fill=colour, stroke_width=1.5) for y in (126, 139))


def laces():
    return path("M66,122L96,134M96,122L66,134M65,134L92,146M97,134L70,146", fill="none", stroke=GOLD, stroke_width=2.6)


def ermine():
    """A king's collar."""
    spots = "".join(f"M{x},{y}l-1.8,5h3.6Z" for x, y in
                    ((50, 107), (58, 117), (70, 123), (92, 123), (104, 117), (112, 107), (44, 114), (118, 114)))
    return path("M62,95C52,98 40,101 34,108C40,124 58,136 81,136C104,136 122,124 128,108C122,101 110,98 100,95"
                "C98,106 90,112 81,112C72,112 64,106 62,95Z", fill=CREAM) + path(spots, fill=INK, stroke="none")


def neckline(skin, look):
    """A queen's bare neck, necklace and linen edge."""
    return (path("M58,102C64,98 70,98 71,92H91C92,98 98,98 104,102C100,120 92,130 81,134C70,130 62,120 58,102Z", fill=skin)
            + path("M54,101C58,122 68,134 81,140C94,134 104,122 108,101L102,100C98,117 91,127 81,131.5C71,127 64,117 60,100Z",
                   fill=CREAM)
            + path("M69,104Q81,117 93,104", fill="none", stroke=GOLD, stroke_width=2.6)
            + circle(81, 113.5, 3.8, fill=look["jewel"], stroke_width=1.5))


def ruff():
    """A jack's pleated collar."""
    folds = "M60,101L63,93M67,106L70,97M76,109L77,99M86,109L85,99M95,106L92,97M102,101L99,93"
    return path("M56,94C54,100 57,104 62,105C64,110 70,111 73,110C77,114 85,114 89,110C92,111 98,110 100,105"
                "C105,104 108,100 106,94C98,98 90,99 81,99C72,99 64,98 56,94Z", fill=CREAM) \
        + path(folds, fill="none", stroke_width=1.5)


def hand(skin, cuff):
    """A fist that holds what stands at x = 136, seen from the outside."""
    return (path("M110,141L125,129L134,138L119,147Z", fill=cuff)
            + path("M126,122C130,117 144,116 147,120C150,126 149,135 144,138C139,141 130,138 126,134C123,130 124,125 126,122Z",
                   fill=skin)
            + path("M134,121.5Q140,122.5 147.5,121M133,127Q140,128.5 148.5,127M133,132.5Q139,134 147,133",
                   fill="none", stroke_width=1.4))


def sash():
    """The slanted band over the place where the two halves meet, in a box of the whole frame."""
    places = [(x, middle(x)) for x in range(9, 160, 12)]
    edge = [(0, middle(0) - BAND), (162, middle(162) - BAND), (162, middle(162) + BAND), (0, middle(0) + BAND)]
    return (poly(edge, fill=GOLD, stroke=INK, stroke_width=LINE)
            + path("".join(dot(x, y, 2.6) for x, y in places[::2]), fill=RED, stroke=INK, stroke_width=1.3)
            + path("".join(dot(x, y, 2.6) for x, y in places[1::2]), fill=CREAM, stroke=INK, stroke_width=1.3))
