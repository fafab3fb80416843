# SPDX-License-Identifier: GPL-3.0-or-later
"""Mask: a horned mask of dark wood with a white face and a raffia beard, before a cloth with bands of figures.

It learns from the carvers of West and Central Africa and is the portrait of no mask of theirs."""

import panel
from svg import CREAM, GOLD, INK, circle, group, mirror, move, num, path

TITLE = "Mask"
FOREST = "#173f30"      # the cloth
LEAF = "#2f6b4c"        # what is woven into it
OCHRE = "#d0983a"
STRAW = "#b08430"       # ochre threads in the cloth
CLAY = "#a4502b"
WOOD = "#6b3d25"
DUSK = "#4a2819"        # the wood in the shade
RAFFIA = "#dcb765"
LEFT, RIGHT = 18.5, 231.5  # the ends of the bands


def centres(count):
    """The middles of that many equal places in a band."""
    return [LEFT + (index + 0.5) * (RIGHT - LEFT) / count for index in range(count)]


def triangles(y, height, ways):
    half = (RIGHT - LEFT) / 24
    base = num(y if ways > 0 else y + height)
    return "".join(f"M{num(x - half)},{base}h{num(2 * half)}l{num(-half)},{num(ways * height)}Z" for x in centres(12))


def lozenges(y, height, count, size):
    """A row of lozenges whose half width and half height are that part of their room."""
    half, tall = (RIGHT - LEFT) / count / 2 * size, height / 2 * size
    around = f"l{num(half)},{num(-tall)}l{num(half)},{num(tall)}l{num(-half)},{num(tall)}Z"
    return "".join(f"M{num(x - half)},{num(y + height / 2)}{around}" for x in centres(count))


def zigzag(y, height, count):
    half = (RIGHT - LEFT) / count / 2
    tooth = f"l{num(half)},{num(-height)}l{num(half)},{num(height)}"
    return f"M{LEFT},{num(y + height)}" + tooth * count


def crosses(y, height, count):
    arm = height * 0.3
    bars = f"l{num(2 * arm)},{num(2 * arm)}m0,{num(-2 * arm)}l{num(-2 * arm)},{num(2 * arm)}"
    return "".join(f"M{num(x - arm)},{num(y + height / 2 - arm)}{bars}" for x in centres(count))


def half_cloth(flip):
    """The bands from the upper edge to the middle, or from the lower edge up."""
    def at(y, height):
        return 350 - y - height if flip else y

    ochre = (triangles(at(20, 14), 14, -1 if flip else 1) + lozenges(at(38, 36), 36, 7, 0.62)
             + lozenges(at(128, 36), 36, 7, 0.62))
    leaf = lozenges(at(38, 36), 36, 7, 1) + lozenges(at(128, 36), 36, 7, 1)
    dark = lozenges(at(38, 36), 36, 7, 0.3) + lozenges(at(128, 36), 36, 7, 0.3)
    rules = "".join(f"M{LEFT},{num(350 - y if flip else y)}H{RIGHT}" for y in (36, 76, 100, 126, 166))
    lines = zigzag(at(82, 12), 12, 14) + crosses(at(102, 22), 22, 11)
    return (path(leaf, fill=LEAF) + path(ochre, fill=STRAW) + path(dark, fill=FOREST)
            + path(lines, fill="none", stroke=STRAW, stroke_width=3)
            + path(rules, fill="none", stroke=LEAF, stroke_width=2.6))


FACE = "M125,100C168,100 184,134 182,172C180,216 162,262 125,286C88,262 70,216 68,172C66,134 82,100 125,100Z"
HORN = "M104,112C66,104 50,62 78,30C74,62 88,84 122,94Z"
RAFFIA_EDGE = "C70,236 61,268 58,302L66,296L72,308L81,300L88,312L97,303L106,316L115,306L125,319"
RAFFIA_RIGHT = "L135,306L144,316L153,303L162,312L169,300L178,308L184,296L192,302C189,268 180,236 170,208"


def beard():
    strands = "M82,256L71,304M91,266L87,308M100,274L97,300M108,280L106,312M117,286L115,304"
    side = path(strands, fill="none", stroke="#9a6a24", stroke_width=1.8)
    return path(f"M80,208{RAFFIA_EDGE}{RAFFIA_RIGHT}Z", fill=RAFFIA) + side + mirror(125, side)


def horns():
    rings = path("M63,78L77,71M62.5,66L75,62M64,54L74.5,52M67,90L83,80M75,101L92,87", fill="none", stroke=OCHRE,
                 stroke_width=2.4)
    side = path(HORN, fill=DUSK) + rings
    return side + mirror(125, side)


def crest():
    return (path("M100,112C98,86 108,62 125,52C142,62 152,86 150,112Z", fill=WOOD)
            + path("M125,52C142,62 152,86 150,112H125Z", fill=DUSK, stroke="none")
            + path("M100,112C98,86 108,62 125,52C142,62 152,86 150,112", fill="none")
            + path("M125,56V104M116,64C111,76 109,90 109,106M134,64C139,76 141,90 141,106", fill="none", stroke=OCHRE,
                   stroke_width=2.2)
            + circle(125, 49, 6, fill=OCHRE))


def head():
    ear = (path("M70,166C58,160 54,176 58,188C61,196 68,196 71,190Z", fill=WOOD)
           + circle(60, 202, 6.5, fill="none", stroke_width=5.4)
           + circle(60, 202, 6.5, fill="none", stroke=GOLD, stroke_width=2.6))
    marks = "".join(f"M{x},{y}l5,8h-10Z" for x, y in ((101, 117), (113, 111), (125, 108), (137, 111), (149, 117)))
    spots = ((79, 136), (75.5, 151), (74.5, 167), (76, 183), (79.5, 199), (84.5, 215), (91, 230), (99, 244.5),
             (108.5, 258))
    rim = path("".join(panel.dot(x, y, 2.3) for x, y in spots), fill=OCHRE, stroke="none")
    return (ear + mirror(125, ear) + path(FACE, fill=WOOD)
            + path("M125,100C168,100 184,134 182,172C180,216 162,262 125,286Z", fill=DUSK, stroke="none")
            + path(FACE, fill="none") + path(marks, fill=OCHRE, stroke="none") + rim + mirror(125, rim))


def features():
    """The white heart of the face, with lowered lids."""
    heart = ("M125,152C132,134 150,128 162,138C176,152 172,184 164,206C156,230 142,252 125,266C108,252 94,230 86,206"
             "C78,184 74,152 88,138C100,128 118,134 125,152Z")
    eye = (path("M88,176C94,166 110,166 117,178C108,186 96,186 88,176Z", fill=OCHRE)
           + path("M86,177C94,181 110,182 118,178C109,187 95,187 86,177Z", fill=INK, stroke="none")
           + path("M84,168C92,156 110,156 119,168", fill="none", stroke_width=1.8))
    cheek = path("M93,200h14M95,207h12M98,214h9", fill="none", stroke=CLAY, stroke_width=3)
    nose = (path("M120,140H130L131,190C133,200 138,206 137,212C134,218 129,216 125,218C121,216 116,218 113,212"
                 "C112,206 117,200 119,190Z", fill=WOOD)
            + path("M125,140H130L131,190C133,200 138,206 137,212C134,218 129,216 125,218Z", fill=DUSK, stroke="none"))
    mouth = (path("M112,236C117,230 121,231 125,233C129,231 133,230 138,236C134,243 130,245 125,245"
                  "C120,245 116,243 112,236Z", fill=WOOD)
             + path("M112,236C119,238.5 131,238.5 138,236", fill="none", stroke_width=1.8))
    return path(heart, fill=CREAM) + eye + mirror(125, eye) + cheek + mirror(125, cheek) + nose + mouth


def back():
    side = circle(62, 178, 9) + circle(60, 202, 7) + path(HORN)
    shapes = (side, mirror(125, side), path(f"{FACE}M80,208{RAFFIA_EDGE}{RAFFIA_RIGHT}Z"))
    halo = group(*shapes, stroke=OCHRE, stroke_width=25) + group(*shapes, fill=FOREST, stroke=FOREST, stroke_width=20)
    mask = group(beard(), horns(), crest(), head(), features(), stroke=INK, stroke_width=2.1)
    cloth = panel.ground(FOREST) + half_cloth(False) + half_cloth(True)
    middle = path(lozenges(168, 14, 15, 0.75), fill=STRAW)
    return (cloth + middle
            + move(11.3, 17, group(halo, mask, stroke_linejoin="round", stroke_linecap="round"), scale=0.91)
            + panel.edge(FOREST) + panel.rule(17.5, 6, OCHRE, 2))
