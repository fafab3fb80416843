# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings: a skeleton, a vampire, a werewolf and a mummy."""

from faces.horror import people
from faces.horror.colours import BONE, DUSK, FERN, MIST, MOSS, NIGHT
from faces.horror.strokes import bat, blot, cloak, cord, crown, fist, line, sewn
from faces.traditional.bodies import middle, weave
from faces.traditional.heads import both
from pips import OUTLINE
from svg import BLUE, CREAM, GOLD, INK, PALE, RED, SKY, circle, ellipse, move, num, path, poly, rect

HELD = 136          # where the middle of what a figure holds is
CAPE_HEARTS = ((10, 131), (24, 123), (24, 140), (41, 119), (41, 134))
PALLOR = "#e4e2dc"
FUR, DARK_FUR, LIGHT_FUR = "#84716a", "#54474c", "#d9c9af"
WOOD = "#a5713f"
LINEN = "#e0d3b2"


# --- spade: the skeleton ---------------------------------------------------------------------------------------------

def skull():
    teeth = "M70,82.5V89M74.4,82.5V90M78.8,82.5V90.4M83.2,82.5V90.4M87.6,82.5V90M92,82.5V89"
    lower = "M72,94V99M76.5,94.4V100M81,94.6V100.2M85.5,94.4V100M90,94V99"
    return (path("M62,74C61,88 64,100 71,105Q81,109 91,105C98,100 101,88 100,74Z", fill=BONE)
            + blot("M66.5,86H95.5L93,94.4Q81,96.6 69,94.4Z", INK) + line(lower, 1.3)
            + path("M58,58C54,40 64,29 81,29C98,29 108,40 104,58C103.4,65 106,68 103,73C100,77.5 96.5,77 96,80.5V89"
                   "Q81,93 66,89V80.5C65.5,77 62,77.5 59,73C56,68 58.6,65 58,58Z", fill=BONE)
            + both(path("M62,63C62,57 67,55.6 71.4,56.6C76,57.6 78,61.6 77,66C76,71 71.4,73.6 67,72.4"
                        "C63.4,71.4 62,67.6 62,63Z",
                        fill=NIGHT),
                   circle(70.4, 64.6, 2.7, fill=PALE, stroke="none"), line("M60.4,76Q63.4,79.6 63.6,84", 1.3))
            + blot("M81,70C83.4,72.4 86,76.4 84.6,78.4C83.4,79.6 81.8,78.6 81,77.4C80.2,78.6 78.6,79.6 77.4,78.4"
                   "C76,76.4 78.6,72.4 81,70Z", INK)
            + line(teeth, 1.3))


def ribs():
    """Breast bone and ribs in the opening of the robe."""
    bows = "M81,121C75,117 71,118 68,121M81,130.6C74,126 69,128 66,132M81,140C74,136 69,138 67,142"
    return (path(f"M64,104C60,118 59,132 59,{num(middle(59))}L103,{num(middle(103))}C103,132 102,118 98,104Z",
                 fill=NIGHT)
            + both(cord(bows, BONE, 3.2)) + path("M78,112H84L83.4,146H78.6Z", fill=BONE, stroke_width=1.6))


def mantle():
    """Ermine, a little eaten by moths."""
    spots = "".join(f"M{x},{y}l-1.8,5h3.6Z" for x, y in ((47, 106), (56, 114), (40, 112), (66, 122), (115, 106),
                                                         (106, 114),
                                                        (122, 112), (96, 122), (54, 104), (108, 104)))
    return both(path("M66,100C52,99 38,101 30,108L35,116L40,114L44,123L51,120L57,130L62,126L68,136"
                     "C71,126 73,116 72,108Z", fill=CREAM)) + blot(spots, INK)


def bone_fist():
    fingers = "".join(rect(126.5, y, 21, 5.2, 2.6, fill=BONE, stroke_width=1.5) for y in (119, 124.6, 130.2, 135.8))
    return (path("M106,141L121,128L131,139L115,149Z", fill=CREAM) + path("M118,137L128,126L133,134L124,142Z", fill=BONE)
            + fingers + line("M137.5,119.4V124M136,125V129.6M137.5,130.6V135.2M136,136.4V140.6", 1.1))


def sword():
    x = HELD
    return (poly([(x, 12), (x + 5.6, 24), (x + 5.6, 106), (x - 5.6, 106), (x - 5.6, 24)], fill=SKY)
            + line(f"M{x},26V104", 2, CREAM) + line("M141.6,44L138.4,47L141.6,50M130.4,76L133.4,78.6L130.4,81.6", 1.3)
            + path(f"M{x - 17},101C{x - 12},107 {x - 8},106 {x},106C{x + 8},106 {x + 12},107 {x + 17},101"
                   f"C{x + 17},110 {x + 12},113.4 {x},113.4C{x - 12},113.4 {x - 17},110 {x - 17},101Z", fill=GOLD)
            + rect(x - 3.6, 113, 7.2, 26, fill=NIGHT))


def skeleton():
    hood = path("M81,26C56,26 48,44 50,66C51,82 46,92 40,101C52,110 64,110 70,106H92C98,110 110,110 122,101"
                "C116,92 111,82 112,66C114,44 106,26 81,26Z", fill=NIGHT)
    folds = line("M22,112C20,124 20,134 22,150M36,124C34,132 34,140 35,150M128,124C130,130 130,134 129,138", 1.5, MIST)
    return (hood + cloak(NIGHT) + weave("spade", "#4d427c") + folds + ribs() + mantle() + skull()
            + crown("spade", BLUE, 46, 23, 14, 8, NIGHT)
            + sword() + bone_fist())


# --- heart: the vampire ----------------------------------------------------------------------------------------------

def collar():
    """The cape's high collar, red inside."""
    return both(path("M37,47C52,51 61,62 66,80L81,112V134C54,126 34,96 37,47Z", fill=NIGHT),
                path("M43,56C53,60 59,70 62,84L81,118V127C60,120 44,98 43,56Z", fill=RED),
                line("M50,70C53,92 62,108 76,118", 1.3))


def count_head():
    slick = "M68,44C62,48 60,54 60,58M74,42C72,46 72,50 76,54"
    return (both(path("M63,62C57,58 53,53 50,47C49,60 53,75 63,79Z", fill=PALLOR),
                 line("M54,56C55,64 57,70 61,74", 1.3))
            + path(people.GAUNT, fill=PALLOR)
            + people.eyes(1, RED, "#b9aecb") + people.brows(1, 4.6, INK, 2.6, 4) + people.nose(1, 78)
            + line("M66.4,76Q68,82 71,86M96.4,76Q95,82 92,86", 1.2, "#8d84a5")
            + line("M74,86.2Q83,89.4 92,84.8", 2, INK)
            + path("M77,87.3l1.5,5l1.7,-4.6ZM86,87.6l1.9,4.3l1.2,-5Z", fill=CREAM, stroke_width=1.1)
            + path("M60.4,66C54,46 60,28 81,28C102,28 108,46 101.6,66C101.4,57 99,51 95,48.6C90,46.6 86,51 82.6,59"
                   "Q81.8,60.6 81,58.4C77,50 72,46.6 67,48.6C63,51 60.6,57 60.4,66Z", fill=INK)
            + both(line(slick, 1.4, MIST)))


def cravat():
    return (path("M67,101C63,108 64,114 69,116C66,124 66,132 68,140L81,146L94,138C96,132 96,124 93,116"
                 "C98,114 99,108 95,101"
                 "Q81,111 67,101Z", fill=CREAM)
            + line("M69,116Q81,124 93,116M74,122Q72,132 75,141M81,124V143M88,122Q90,130 87,139M73,106V114M89,106V114",
                   1.3)
            + circle(81, 113.4, 5, fill=GOLD) + circle(81, 113.4, 2.4, fill=RED, stroke_width=1.2))


def goblet():
    x = HELD
    return (rect(x - 3, 88, 6, 50, fill=GOLD) + ellipse(x, 98, 7, 4, fill=GOLD)
            + path(f"M{x - 16},60C{x - 17},78 {x - 10},90 {x},90C{x + 10},90 {x + 17},78 {x + 16},60Z", fill=GOLD)
            + ellipse(x, 60, 16, 4.6, fill=RED)
            + line(f"M{x - 13},76Q{x},84 {x + 13},76", 1.4)
            + move(x - 6, 67, path(OUTLINE["heart"], fill=RED, stroke_width=11), scale=0.12))


def vampire():
    lapels = both(path(f"M70,118C64,128 60,138 60,{num(middle(60))}L50,{num(middle(50))}C50,136 54,122 60,114Z",
                       fill=GOLD))
    folds = line("M20,114C16,126 15,138 16,154M36,112C32,124 30,138 31,152M128,114C131,124 132,130 132,136"
                 "M146,114C150,122 151,128 151,134", 1.5, MIST)
    return (bat(134, 36, 15, fill=INK, stroke="none") + cloak(NIGHT) + sewn("heart", CAPE_HEARTS, "#5b4f8e") + folds
            + path(f"M81,112L58,{num(middle(58))}L104,{num(middle(104))}Z", fill=DUSK) + lapels
            + collar() + cravat() + count_head() + crown("heart", RED, 42, 21, 13, 7, RED) + goblet()
            + fist(PALLOR, CREAM, PALLOR))


# --- club: the werewolf ----------------------------------------------------------------------------------------------

def wolf_head():
    ear = path("M62,56L44,19C57,21 68,29 76,40Z", fill=FUR) + path("M60,47L50.5,26.5C57,29 62,33 66,39Z",
                                                                   fill=LIGHT_FUR, stroke_width=1.4)
    mane = ("M81,33C70,33 62,40 59,50L49,61L55,63L43,77L52,78L45,91L56,91L53,104L65,100L71,110L81,105L91,110L97,100"
            "L109,104"
            "L106,91L117,91L110,78L119,77L107,63L113,61L103,50C100,40 92,33 81,33Z")
    side = ("M59,72L66,70C64,78 64,88 70,95L66,93L62,96L61,87L55,87L60,79Z")
    muzzle = ("M74,58C73,68 66,74 66,83C66,92 73,99 81,99C89,99 96,92 96,83C96,74 89,68 88,58C85,54 77,54 74,58Z")
    return (both(ear) + path(mane, fill=FUR) + both(blot(side, LIGHT_FUR))
            + path(muzzle, fill=LIGHT_FUR)
            + both(path("M60.6,57C67,56.4 73,60 75,67.4C68,68.6 62.4,65 60.6,57Z", fill=PALE, stroke_width=1.8),
                   circle(69.4, 62.8, 2.2, fill=INK, stroke="none"),
                   line("M58,53.4C65,51.4 72,54 75.6,61", 3))
            + path("M72.6,75C74.4,71 87.6,71 89.4,75C89.4,80 85,83.6 81,83.6C77,83.6 72.6,80 72.6,75Z", fill=INK)
            + line("M77,74.6H82", 1.5, MIST)
            + line("M81,83.6V88M81,88C77.4,92.6 71.4,92 68.6,87.4M81,88C84.6,92.6 90.6,92 93.4,87.4", 1.9)
            + both(path("M71.6,90.2L73.4,96L76.4,91.4Z", fill=CREAM, stroke_width=1.2)))


def fur_collar():
    return (path("M81,106C64,99 44,98 30,107L36,111L28,119L38,119L34,128L45,126L44,135L55,131L57,140L66,134L71,143"
                 "L81,137"
                 "L91,143L96,134L105,138L107,131L118,134L117,126L128,128L124,119L134,119L126,111L132,107"
                 "C118,98 98,99 81,106Z",
                 fill=DARK_FUR)
            + line("M46,112L43,118M56,114L54,121M66,118L65,125M96,118L97,125M106,114L108,121M116,112L119,118", 1.4, FUR)
            + cord("M58,108C62,122 70,130 81,131C92,130 100,122 104,108", GOLD, 2.2)
            + circle(81, 133, 8.4, fill=NIGHT)
            + path("M83.4,127.4A6,6 0 1 0 86.6,135.4A5,5 0 0 1 83.4,127.4Z", fill=PALE, stroke="none"))


def cudgel():
    """A knotted staff that ends in three burrs."""
    x = HELD
    return (path(f"M{x - 4.4},48L{x - 3},140H{x + 3}L{x + 4.4},48Z", fill=WOOD)
            + line(f"M{x - 1},66C{x + 1},76 {x - 1},86 {x},98", 1.4)
            + circle(x, 27, 9.4, fill=WOOD) + circle(x - 8.4, 42, 9.4, fill=WOOD) + circle(x + 8.4, 42, 9.4, fill=WOOD)
            + path(f"M{x - 6},35.4L{x},33L{x + 6},35.4L{x + 3.6},47H{x - 3.6}Z", fill=WOOD, stroke="none")
            + line(f"M{x - 3.4},27A3.4,3.4 0 1 1 {x},30.4M{x - 12.6},42.6A3.4,3.4 0 1 0 {x - 8.6},39"
                   f"M{x + 12.6},42.6A3.4,3.4 0 1 1 {x + 8.6},39", 1.4))


def paw():
    return (path("M103,141L108,133L106,130L120,121L134,139L116,150Z", fill=FUR)
            + path("M123,121C129,115 144,115 148.5,119C151.5,126 150,136 145,139.5C139,142 128,140 123.5,135"
                   "C120,130 120,125 123,121Z",
                   fill=FUR)
            + line("M133,121Q141,122.5 149,121M132,127.6Q141,129 150,127.6M133,133.6Q140,135 148,134", 1.4)
            + "".join(path(f"M130,{y - 2}L121,{y + 2.6}L131,{y + 2.4}Z", fill=CREAM, stroke_width=1.3)
                      for y in (122, 128.6, 135)))


def werewolf():
    folds = line("M18,114C14,126 13,138 14,154M32,128C29,136 28,144 29,152M146,114C150,120 152,126 152,132", 1.5, FERN)
    return (cloak(MOSS) + sewn("club", ((11, 130), (24, 122),
                                        (24, 140), (9, 146), (38, 132)), "#7d9658") + folds + fur_collar()
            + wolf_head() + crown("club", MOSS, 42, 18, 14, 2) + cudgel() + paw())


# --- diamond: the mummy ----------------------------------------------------------------------------------------------

def between(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def stripes(outer, inner, steps):
    """Every second strip of the cloth between two edges, each from (x, y) to (x, y)."""
    data = ""
    for index in range(0, steps, 2):
        corners = [between(*edge, (index + off) / steps) for edge, off in ((outer, 0), (outer, 1), (inner, 1),
                                                                           (inner, 0))]
        data += "M" + " ".join(f"{num(x)},{num(y)}" for x, y in corners) + "Z"
    return data


def nemes():
    """The striped head-cloth; its wings widen to the shoulders and two lappets hang over the collar."""
    dome = "M52,48C51,28 62,15 81,15C100,15 111,28 110,48Q81,38 52,48Z"
    wing = poly([(52, 46), (33, 104), (58, 108), (62, 52)], fill=GOLD)
    rays = "".join(blot(f"M{81 + a},{num(43.6 + abs(a) * 0.12)}Q{81 + a * 1.06},26 {81 + a * 0.55},{17}"
                        f"L{81 + b * 0.55},17"
                        f"Q{81 + b * 1.06},26 {81 + b},{num(43.6 + abs(b) * 0.12)}Z", NIGHT)
                   for a, b in ((-27, -22), (-17, -12), (-7, -2.5), (7, 2.5), (17, 12), (27, 22)))
    back = path("M54,46L58,108H104L108,46Z", fill=INK)
    return (back + both(wing, blot(stripes(((52, 46), (33, 104)), ((62, 52), (58, 108)), 11), NIGHT),
                 poly([(52, 46), (33, 104), (58, 108), (62, 52)], fill="none")),
            path(dome, fill=GOLD) + rays + path(dome, fill="none"))


def cobra():
    return (path("M52,50L51.4,44Q81,33.6 110.6,44L110,50Q81,40 52,50Z", fill=GOLD)
            + path("M81,8C87,8 90,13 89,19C88,25 84,28 84,36C84,40 82.4,42 81,42C79.6,42 78,40 78,36C78,28 74,25 73,19"
                   "C72,13 75,8 81,8Z", fill=GOLD)
            + poly([(81, 14), (84.4, 19.4), (81, 25), (77.6, 19.4)], fill=RED, stroke_width=1.3)
            + both(circle(79, 11.4, 0.9, fill=INK, stroke="none")))


def wrapped_face():
    bands = ("M62.4,60Q80,54 100,52M61.6,54Q74,50 84,43M66,84Q82,83 97,78M70,90Q82,90 94,84M65,79Q80,79.4 98.6,73"
             "M77,43Q90,46 100,49")
    return (path(people.OVAL, fill=LINEN)
            + blot("M62,60.6Q80,58.4 100,57.4L100.2,69Q82,74 63,72.6Z", NIGHT)
            + line("M62,60.6Q80,58.4 100,57.4M63,72.6Q82,74 100.2,69", 1.6)
            + circle(72.6, 66.2, 3.7, fill=PALE, stroke="none") + circle(91, 64.8, 3.7, fill=PALE, stroke="none")
            + circle(73.4, 66.2, 1.6, fill=INK, stroke="none") + circle(91.8, 64.8, 1.6, fill=INK, stroke="none")
            + line(bands, 1.4)
            + path("M77.4,95H84.6L86.4,112Q81,116 75.6,112Z", fill=GOLD)
            + line("M76.8,100.4H85.2M76.4,105H85.6M76,109.6H86", 1.4, INK))


def broad_collar():
    rows = ((52, 36, GOLD), (45, 30, NIGHT), (38, 25, GOLD), (31, 19, RED), (24, 14, GOLD))
    arcs = "".join(path(f"M{81 - w},102C{81 - w},{102 + h * 1.15} {81 + w},{102 + h * 1.15} {81 + w},102Z", fill=colour,
                        stroke_width=1.7) for w, h, colour in rows)
    return arcs


def regalia():
    """Flail and crook, in hands crossed over the breast."""
    crook = "M98,140L132,66C138,54 134,42 125,42C117,42 114,50 118,56"
    flail = "M64,144L30,72"
    lashes = "".join(cord(f"M30,72Q{x},{y - 14} {x},{y}", RED, 2) + move(x, y,
                                                                         poly([(0, -3), (4, 10), (-4, 10)], fill=GOLD))
                     for x, y in ((15, 90), (25, 95)))
    return cord(crook, GOLD, 4.4) + line("M114.9,98.6L118.5,100.2M120,87.4L123.6,89M125.1,76.2L128.7,77.8", 1.6) \
        + lashes + cord(flail, GOLD, 4.4)


def wrapped_hand(x, y, turn):
    return move(x, y, path("M-11,-8C-6,-12 6,-12 10,-8C13,-3 12,6 8,10C2,12 -7,11 -11,7C-14,2 -14,-4 -11,-8Z",
                           fill=LINEN),
                line("M-12,-3Q0,-1 11.6,-4M-12.4,3Q0,5 11,2.4M-5,-10L-8,9", 1.3), turn=turn)


def mummy():
    wings, dome = nemes()
    wraps = line("M8,118Q24,128 30,148M22,111Q38,124 44,144M152,117Q138,124 134,136M140,110Q126,120 120,138"
                 "M2,134Q14,140 18,154M160,126Q150,128 148,134", 1.5)
    arms = (path(f"M22,{num(middle(22))}L52,128L66,140L50,{num(middle(50))}Z", fill=LINEN)
            + path("M140,140L112,122L100,136L116,144Z", fill=LINEN) + line("M34,146L42,150M44,138L54,146"
                                                                           "M126,132L118,142M120,126L108,138", 1.3))
    return (cloak(LINEN) + wraps + wings + broad_collar() + wrapped_face() + dome + cobra() + regalia()
            + wrapped_hand(60, 137, 24) + wrapped_hand(103, 130, -24))


KINGS = {"spade": skeleton, "heart": vampire, "club": werewolf, "diamond": mummy}
