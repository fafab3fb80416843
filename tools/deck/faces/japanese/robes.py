# SPDX-License-Identifier: GPL-3.0-or-later
"""Robes, armour, sleeves and hands. The left panel of a robe lies over the right one, as seen from its wearer."""

from faces.japanese.tints import clipped, line, spot
from svg import GOLD, INK, mirror, num, path

END = 149               # under the bank of mist
TORSO = (f"M68,93C54,103 34,104 20,111C10,117 4,128 2,{END}H160C158,128 152,117 142,111C128,104 110,103 98,93Z")
SLEEVE = f"M110,{END}L117,130C127,138 149,135 157,127C159,133 160,140 160,{END}Z"
MOUTH = "M117,130C117,121 128,116.6 139,116.6C150,116.6 158,120.4 157,127C149,135 127,138 117,130Z"
BOX = (0, 98, 162, END)
SLEEVE_BOX = (108, 110, 162, END)


def robe(colour, pattern, folds=None):
    """The cloth of the shoulders; pattern gives what is woven into a box."""
    lines = line(f"M36,112C32,122 32,134 36,{END}M20,124C17,132 16,140 17,{END}M126,113C128,118 128,122 127,126", folds)
    return (path(TORSO, fill=colour, stroke="none") + clipped("cloth", TORSO, pattern(BOX)) + lines
            + path(TORSO, fill="none"))


def curve(side, away):
    """The edge of a collar, away units outside of the innermost one; it comes around from behind the neck."""
    if side < 0:
        return (67 - away * 0.85, 87 + away * 0.5), (67.6 - away, 108), (84 - away * 0.4, 127)
    return (97 + away * 0.85, 87 + away * 0.5), (96 + away, 110), (62 + away, END)


def band(side, near, far, colour):
    a, b, c = curve(side, near)
    d, e, f = curve(side, far)
    return path(f"M{spot(*a)}Q{spot(*b)} {spot(*c)}L{spot(*f)}Q{spot(*e)} {spot(*d)}Z", fill=colour, stroke_width=1.8)


def collars(colours, widths=None):
    """From the innermost outwards; the one on the right of the picture lies over the other."""
    widths = widths or [4.4] + [5.2] * (len(colours) - 1)
    parts = ""
    for side in (-1, 1):
        away = sum(widths)
        for colour, width in reversed(list(zip(colours, widths))):
            parts += band(side, away - width, away, colour)
            away -= width
    return parts


def sleeve(colour, pattern, lining, held, fist, over=""):
    """The raised sleeve, the hand that comes out of it, what it holds, and what lies over the hand."""
    return (path(MOUTH, fill=lining) + held + fist + over + path(SLEEVE, fill=colour, stroke="none")
            + clipped("sleeve", SLEEVE, pattern(SLEEVE_BOX)) + path(SLEEVE, fill="none"))


def hand(skin):
    """A fist around what stands at x = 136, its back to the right."""
    fingers = "".join(path(f"M{num(x + 2.7)},{y}H143C147,{y} 147,{y + 5.5} 143,{y + 5.5}H{num(x + 2.7)}"
                           f"A2.75,2.75 0 0 1 {num(x + 2.7)},{y}Z", fill=skin, stroke_width=1.5)
                      for x, y in ((129.6, 119), (127.6, 113.6), (126.8, 108.2), (127.6, 102.8)))
    back = path("M141,102.4C148,102 152,106 152,112C152,120 150,126 149,134L134,136L134,124Z", fill=skin)
    thumb = path("M130.4,103.6C129,99.6 133,97.4 136,99C140,100.4 142,102 143,104Z", fill=skin, stroke_width=1.6)
    return back + thumb + fingers


def slender_hand(skin):
    """A lady's fingers, closed upon the same place."""
    def finger(x, y):
        return path(f"M145,{num(y + 3.6)}C141,{num(y + 3.8)} {num(x + 6)},{num(y + 4.2)} {num(x + 2)},{num(y + 3.8)}"
                    f"C{num(x - 0.6)},{num(y + 3.4)} {num(x - 0.6)},{num(y + 0.4)} {num(x + 2)},{y}"
                    f"C{num(x + 6)},{num(y - 0.8)} 141,{num(y - 1.4)} 145,{num(y - 1.2)}", fill=skin, stroke_width=1.4)

    back = path("M142,103.8C147.6,103.4 150.2,107 150,112C149.8,119 147.6,125 147,134L135.6,136L137,122Z", fill=skin)
    thumb = path("M131.4,105.2C130,101.6 131,98.4 133.4,97.4C136,97.4 139,101 143,104.6Z", fill=skin, stroke_width=1.4)
    return back + thumb + finger(130.6, 119) + finger(128.6, 114.4) + finger(127.6, 109.8) + finger(128.4, 105.2)


# --- armour ----------------------------------------------------------------------------------------------------------

def laced(shape, name, rows, left, right, colour, thread, edge=INK):
    """A plate of laced rows within a shape."""
    seams = "".join(f"M{left},{y}H{right}" for y in rows)
    knots = "".join(f"M{left},{num(y + 4.7)}H{right}" for y in rows)
    return (path(shape, fill=colour, stroke="none")
            + clipped(name, shape, line(knots, thread, 5.6, stroke_dasharray="2.4 2.6", stroke_linecap="butt"),
                      line(seams, edge, 1.8))
            + path(shape, fill="none"))


def cuirass(colour, thread):
    shape = f"M52,106Q82,114 112,106L116,{END}H48Z"
    top = path("M52,109C56,98 64,100 67,103Q82,110 97,103C100,100 108,98 112,109Q82,123 52,109Z", fill=INK) \
        + line("M56,109.4Q82,119.4 108,109.4", GOLD, 1.8)
    return laced(shape, "cuirass", (117, 126.4, 135.8), 44, 120, colour, thread) + top


def shoulder(colour, thread, name):
    """Sode, the shoulder's shield on the left side of the picture."""
    shape = f"M14,109C24,102 40,100 50,104L52,{END}H2C3,134 7,117 14,109Z"
    top = path("M13,111C22,102 40,99.6 51,103.6L51,110.6C40,107.6 24,109.6 11,118.6Z", fill=INK) \
        + line("M14.6,113.4C24,106 38,104 49,106.8", GOLD, 1.8)
    return laced(shape, name, (111, 120.4, 129.8, 139.2), 0, 60, colour, thread) + top


def armour(colour, thread, cloth):
    """Cuirass and both shoulders; cloth is the colour of what is worn below."""
    return (path(TORSO, fill=cloth) + cuirass(colour, thread) + shoulder(colour, thread, "shield")
            + mirror(81, shoulder(colour, thread, "other")))


def scarf(colour):
    """The cloth around the neck, under the armour."""
    return path("M62,92C58,97 56,101 56,105C64,111 74,114 82,114C92,114 102,110 108,104C107,99 104,96 "
                "100,93Z", fill=colour)


def armoured_arm(cloth, held, fist):
    """A forearm with splints."""
    arm = path(f"M126,{END}C127,140 130,132 133,128L151,126C156,132 159,140 160,{END}Z", fill=cloth)
    splints = line(f"M137,131L134,{END}M142.4,130.4L142,{END}M147.6,130L150,{END}", GOLD, 2.4)
    cuff = path("M130,131L152,127.4L153.6,132L131,136.4Z", fill=GOLD)
    return held + fist + arm + splints + cuff
