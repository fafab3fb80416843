# SPDX-License-Identifier: GPL-3.0-or-later
"""What the figures hold: upright things around x = 136 that the hand closes upon between y = 103 and 125."""

from faces.japanese import weave
from faces.japanese.tints import CELADON, FINE, INDIGO, OCHRE, PINE, PLUM, VERMILION, disc, flat, line, polar, spot
from svg import BLUE, CREAM, GOLD, INK, PALE, RED, ROSE, SKY, circle, ellipse, move, num, path, rect

X = 136
PETAL = "#f6c9c4"
END = 136


def pole(top, colour, width=5, end=END):
    return rect(X - width / 2, top, width, end - top, 1.5, fill=colour)


# --- lords -----------------------------------------------------------------------------------------------------------

def sword():
    wraps = "".join(f"M{X},{y}l3.2,3.4l-3.2,3.4l-3.2,-3.4Z" for y in (128, 135))
    return (path("M132,93C131,62 134,34 145,9C148,36 144,66 141,93Z", fill=SKY)
            + line("M137.4,92C137,66 139,42 144,20", CREAM, 2.4)
            + rect(131, 98, 10, 44, 2.5, fill=INDIGO) + flat(wraps, CREAM)
            + ellipse(136.4, 95.6, 12, 4, fill=GOLD))


def war_fan():
    """Gunbai: a lacquered board with the sun."""
    board = ("M134,29C148,29 157.6,37 157.6,48C157.6,54 154,57 150,60C154,63 157.6,66 157.6,73C157.6,84 147,92 134,92"
             "C121,92 110.4,84 110.4,73C110.4,66 114,63 118,60C114,57 110.4,54 110.4,48C110.4,37 120,29 134,29Z")
    inner = ("M134,33C146,33 153.6,39.4 153.6,48C153.6,53.4 149,56 144.6,60C149,64 153.6,67 153.6,73C153.6,81.6 "
             "145,88 134,88"
             "C123,88 114.4,81.6 114.4,73C114.4,67 119,64 123.4,60C119,56 114.4,53.4 114.4,48C114.4,39.4 122,33 "
             "134,33Z")
    return (pole(88, VERMILION, 5.4) + move(7, 3.6, path("M130,30L134,20L138,30Z", fill=GOLD) + path(board, fill=INK)
                                                  + line(inner, GOLD, FINE) + line("M134,87V75", GOLD, 3)
                                                  + circle(134, 60, 14, fill=VERMILION, stroke=GOLD, stroke_width=2),
                                                  scale=0.95))


def tablet():
    """Shaku, the flat ivory staff of the court."""
    return path("M129,47C132.6,44.6 139.4,44.6 143,47L141,124"
                "H131.4Z", fill=CREAM) + line("M139.6,50L138.4,97", OCHRE, 1.5)


def banner():
    """Nobori: a standard on a pole, with a crest of four lozenges."""
    crest = "".join(f"M{x},{num(y - 8.6)}l5.8,8.6l-5.8,8.6l-5.8,-8.6Z"
                    for x, y in ((122, 44.6), (115, 55), (129, 55), (122, 65.4)))
    flag = "M106,20H138V93C134,89 130,95 125,92C120,89 116,95 112,92C110,90.6 108,91 106,93Z"
    ties = "".join(f"M136,{y}H145" for y in (28, 43, 58, 73, 88))
    return (rect(138, 8, 6, 128, fill="#7a4a36") + path(flag, fill=PLUM)
            + path("M106,20H138V34H106Z", fill=VERMILION) + flat(crest, GOLD)
            + rect(102, 15.6, 43, 5, 2.5, fill=OCHRE) + line(ties, width=4.4) + line(ties, CREAM, 2)
            + circle(141, 10.6, 4.4, fill=GOLD))


# --- ladies ----------------------------------------------------------------------------------------------------------

def open_fan():
    """Sensu, with leaves of maple."""
    x, y, out, near = X - 1, 112, 53, 24
    turns = [-46 + 12 * index for index in range(7)]

    def zigzag(radius, deep, order):
        """The folded edge of the paper."""
        return "L".join(spot(*polar(x, y, turns[index], radius - deep * (index % 2))) for index in order)

    sheet = f"M{zigzag(out, 3, range(7))}L{zigzag(near, 2, range(6, -1, -1))}Z"
    ribs = "".join(f"M{x},{y}L{spot(*polar(x, y, turn, near + 2))}" for turn in turns)
    folds = "".join(f"M{spot(*polar(x, y, turn, near - 1))}"
                    f"L{spot(*polar(x, y, turn, out - 3))}" for turn in turns[1:-1])
    leaves = "".join(weave.maple(*polar(x, y, a, r), size, turn) for a, r, size, turn in
                     ((-33, 42, 9, -60), (-9, 37, 10.5, 10), (14, 43, 8.5, 50)))
    return (line(ribs, width=4) + line(ribs, OCHRE, 1.8) + path(sheet, fill=PALE) + line(folds, OCHRE, 1.3)
            + flat(leaves, VERMILION) + path(sheet, fill="none"))


def cherry_branch():
    wood = ("M137,138C136,112 138,92 134,74C131,60 128,50 132,28M134.6,76C142,68 147,58 149,42M132,62C126,58 120,52 "
            "118,44")
    blossoms = "".join(path(weave.cherry(x, y, r, turn), fill=colour, stroke_width=1.4) + disc(x, y, r * 0.2, RED)
                       for x, y, r, colour, turn in ((119, 43, 9.5, PETAL, 8), (148, 43, 10, PETAL, 30),
                                                     (133, 25, 11, PETAL, 0),
                                                     (135, 60, 11, "#fbe3dc", 20), (149, 69, 8, "#fbe3dc", 0)))
    buds = "".join(ellipse(x, y, 2.6, 3.4, fill=ROSE, stroke_width=1.2, transform=f"rotate({turn} {x} {y})")
                   for x, y, turn in ((121, 61, -60), (144, 22, 40), (127, 80, -50)))
    return (line(wood + "M132.6,67L123,61.6M135.4,82L129,79M132,36L142,24", width=5.6)
            + line(wood, "#7a4a36", 2.6) + buds + blossoms)


def iris():
    stem = rect(X - 2, 62, 4, 76, fill=PINE)
    blades = (path("M137,132C139,112 147,96 152,78C156,96 150,118 141,134Z", fill=CELADON)
              + path("M134,132C132,114 126,102 119,90C117,106 124,124 132,134Z", fill=PINE))
    falls = (path("M134,56C122,52 114,58 112,70C116,78 124,76 129,70C133,66 135,62 136,58Z", fill=INDIGO)
             + path("M138,56C150,52 157,58 158,69C154,77 147,76 143,70C139,66 137,62 136,58Z", fill=INDIGO)
             + path("M136,56C129,62 128,76 136,84C144,76 143,62 136,56Z", fill=BLUE)
             + path("M136,62C134.4,66 134.4,71 136,75C137.6,71 137.6,66 136,62Z", fill=GOLD, stroke="none"))
    standards = (path("M135,57C124,50 120,38 126,28C134,34 137,46 136,57Z", fill=BLUE)
                 + path("M137,57C148,50 152,38 146,28C138,34 135,46 136,57Z", fill=BLUE)
                 + path("M136,57C130,46 131,34 136,25C141,34 142,46 136,57Z", fill=SKY))
    return blades + stem + falls + standards


def umbrella():
    """Janome: a paper umbrella with a white ring, open behind the head; its upper edge has caught the snow."""
    x, y, radius, count = 98, 64, 55, 16
    rim = [polar(x, y, 360 * index / count, radius) for index in range(count)]
    shape = f"M{spot(*rim[0])}" + "".join(
        f"Q{spot(*polar(x, y, 360 * (index + 0.5) / count, radius * 0.975))} {spot(*rim[(index + 1) % count])}"
        for index in range(count)) + "Z"
    ribs = "".join(f"M{x},{y}L{spot(*point)}" for point in rim)
    snow = f"M{spot(*polar(x, y, -40, radius - 1))}"
    snow += f"A{radius + 2.4},{radius + 2.4} 0 0 1 {spot(*polar(x, y, 62, radius - 1))}"
    for angle, deep in ((50, 5), (38, 8), (24, 6), (8, 9), (-8, 6), (-24, 8), (-40, 1)):
        snow += f"Q{spot(*polar(x, y, angle + 7, radius - deep - 6))} {spot(*polar(x, y, angle, radius - deep + 2))}"
    return (path(shape, fill=INDIGO) + circle(x, y, 32, fill="none", stroke=CREAM, stroke_width=11)
            + line(ribs, width=1.3)
            + path(snow + "Z", fill=CREAM, stroke_width=1.8))


def umbrella_shaft():
    return line("M137,140L118,86", width=7) + line("M137,140L118,86", OCHRE, 3)


# --- pages -----------------------------------------------------------------------------------------------------------

def bow():
    wood = "M132,9C146,24 154,52 147,82C143,98 139.6,108 139,118C138.6,128 141,138 146,147"
    string = "M132,9L131,147"
    wraps = "M142.6,23L148.6,19.6M150,48L156,47M146,77L152,78.6"
    return (line(string, width=1.2) + line(wood, width=7.4) + line(wood, VERMILION, 3.4)
            + line(wraps, INK, 4.6) + line(wraps, GOLD, 2.2))


def quiver():
    """Arrows at the back, over the shoulder on the left of the picture."""
    shafts = ""
    for x, y, turn in ((14, 66, -16), (25, 58, -8), (36, 62, 0)):
        shafts += move(x, y, path("M-1.4,0V56H1.4V0Z", fill=PALE, stroke_width=FINE),
                       path("M0,-2L-7,4V26L0,32L7,26V4Z", fill=CREAM, stroke_width=1.6),
                       flat("M-6.2,10L0,16L6.2,10V17L0,23L-6.2,17Z", INK), line("M0,-2V32", width=1.2), turn=turn)
    return shafts


def drum():
    """Tsuzumi: a hand drum on the shoulder, its two heads held by a cord."""
    body = (path("M30,-21C36,-21 40,-12 40,0C40,12 36,21 30,21C26,21 23,12 23,0C23,-12 26,-21 30,-21Z", fill=OCHRE)
            + path("M2,-15C10,-8 22,-8 30,-15L30,15C22,8 10,8 2,15Z", fill=INK)
            + line("M2,-20L30,-14L4,-8L32,-2L6,6L31,12L3,19", width=4.6)
            + line("M2,-20L30,-14L4,-8L32,-2L6,6L31,12L3,19", VERMILION, 2.4)
            + ellipse(0, 0, 15, 22, fill=OCHRE) + ellipse(-1, 0, 10.6, 16.4, fill=CREAM, stroke_width=FINE)
            + flat(weave.plum(-1, 0, 8), INK))
    tassel = "M143,100C152,104 156,112 154,124"
    return move(124, 84, body, turn=-30, scale=0.92) + line(tassel, width=4.6) + line(tassel, VERMILION, 2.4)


def hawk():
    """A falcon upon the glove, that looks back to its master."""
    brown, buff = "#86623f", "#fbf1dc"
    bird = (path("M148,90C152,104 155,120 153,134L146,133L141,98Z", fill=brown)
            + path("M138,46C150,48 157,60 157,78C156,94 150,102 142,106C131,104 124,96 123,82C122,66 128,50 "
                   "138,46Z", fill=buff)
            + line("M128,74q3,3 6,0q3,3 6,0M127,82q3,3 6,0q3,3 6,0M129,90q3,3 6,0q3,3 6,0M130,66q3,3 6,0", brown, 1.6)
            + path("M144,52C155,58 161,76 157,98C154,108 149,114 146,116C148,100 139,86 138,72C138,62 140,55 "
                   "144,52Z", fill=brown)
            + line("M150,68C153,78 153,90 150,102M146,78C148,86 149,94 148,104", PALE, 1.4)
            + path("M124,56C122,42 130,33 140,34.6C149,36 153,46 150,55C147,63 138,67 131,65.6C126.6,64.6 124.4,61 "
                   "124,56Z", fill=brown)
            + path("M125,54C129,52 133.6,54 134.4,59C134,63.4 131,65.4 128.4,64.6C125.4,63.6 123.4,60 "
                   "125,54Z", fill=buff, stroke_width=1.4)
            + path("M126,50.6C119.6,50 117.4,55 119.4,61C121.4,58 124.4,58 127,57.6C129,55 128.4,52 "
                   "126,50.6Z", fill=GOLD, stroke_width=1.6)
            + circle(134, 48, 3.6, fill=GOLD, stroke_width=FINE) + circle(133.4, 48, 1.8, fill=INK, stroke="none")
            + line("M127.6,45L137.6,43.6", width=2))
    return move(3, 4, bird, scale=0.97)


def claws():
    """The hawk's feet over the glove, and the cords by which it is held."""
    jesses = "M133,107C126,112 122,120 124,130M136,108C130,116 129,124 131,132"
    feet = "M131,99V106M135,99V107M141,99V106M145,99V107"
    return line(jesses, width=4) + line(jesses, VERMILION, 2) + line(feet, width=5) + line(feet, GOLD, 2.4)


def lantern():
    """Chochin on a pole, with a crest."""
    ribs = "".join(f"M{num(X - w)},{y}Q{X},{y + 3} {num(X + w)},{y}"
                   for y, w in ((40, 17.4), (46, 19.4), (52, 20), (75, 20), (81, 19), (87, 16.6)))
    return (pole(14, OCHRE, 4.6)
            + path("M124,34C112,44 112,82 124,92H148C160,82 160,44 148,34Z", fill=PALE)
            + line(ribs, OCHRE, 1.4)
            + rect(122.6, 29, 26.8, 6.4, 2, fill=INK) + rect(122.6, 90.6, 26.8, 6.4, 2, fill=INK)
            + flat(weave.ivy(X, 63.4, 13), VERMILION)
            + line("M126,29C126,20 131,17 136,17C141,17 146,20 146,29", width=2) + circle(X, 14, 3.4, fill=GOLD))
