# SPDX-License-Identifier: GPL-3.0-or-later
"""The jacks: a gravedigger, an imp, a scarecrow and a raven."""

from faces.horror import people
from faces.horror.colours import BONE, EMBER, MIST, MOSS, NIGHT
from faces.horror.strokes import blot, cloak, cord, fist, line
from faces.traditional import bodies
from faces.traditional.bodies import dot, middle
from faces.traditional.heads import both
from pips import OUTLINE
from svg import CREAM, GOLD, INK, PALE, RED, SKY, circle, ellipse, move, num, path, poly, rect

HELD = 136
SLATE, WOOD, FLESH = "#4a5580", "#a5713f", "#f0d6b6"
DEVIL, WING = "#bd524a", "#7b3152"
SACK, STRAW = "#d6b880", "#edcf7c"
BEAK = "#8d86a8"


# --- spade: the gravedigger ------------------------------------------------------------------------------------------

def slouch_hat():
    return (path("M57,47C55,32 60,22 72,22C78,22 80,26 84,25C96,21 105,30 105,47Q81,53 57,47Z", fill=NIGHT)
            + line("M72,23C75,28 75,33 73,37", 1.4, MIST)
            + path("M57,46L56.6,36Q81,42 104.6,35.4L105.4,46Q81,53 57,46Z", fill=RED)
            + path("M37,57C42,46 60,44 81,44C102,44 118,44 126,52C124,58 114,56 104,54Q81,50 60,54"
                   "C52,56 42,62 37,57Z", fill=NIGHT))


def shovel():
    x = HELD
    return (rect(x - 3, 60, 6, 80, fill=WOOD)
            + path(f"M{x},9C{x + 10},15 {x + 15},24 {x + 15},36L{x + 13},57Q{x + 8},59 {x + 4},59L{x + 3.4},70"
                   f"H{x - 3.4}L{x - 4},59"
                   f"Q{x - 8},59 {x - 13},57L{x - 15},36C{x - 15},24 {x - 10},15 {x},9Z", fill=SKY)
            + line(f"M{x},32V68M{x - 10},35C{x - 10},28 {x - 7},23 {x - 4},20", 1.6))


def lantern(x=37):
    return (line(f"M{x - 7},90C{x - 8},80 {x - 4},74 {x},74C{x + 4},74 {x + 8},80 {x + 7},90", 2)
            + path(f"M{x - 10},92L{x - 5},85H{x + 5}L{x + 10},92Z", fill=NIGHT)
            + rect(x - 8.6, 92, 17.2, 22, fill=PALE)
            + path(f"M{x},96C{x + 5},102 {x + 5},109 {x},111C{x - 5},109 {x - 5},102 {x},96Z", fill=EMBER,
                   stroke="none")
            + line(f"M{x - 8.6},92V114M{x + 8.6},92V114", 2.4) + rect(x - 11, 113, 22, 5.6, 1.6, fill=NIGHT)
            + line(f"M{x + 14},96L{x + 19},93M{x + 15},103H{x + 21}M{x + 14},110L{x + 18},113"
                   f"M{x - 14},96L{x - 19},93M{x - 15},103H{x - 21}M{x - 14},110L{x - 19},113", 1.6, PALE))


def raised_arm():
    return (blot("M2,152V112C3,98 8,88 15,81L31,88C28,98 30,110 40,116L46,148Z", SLATE)
            + line("M2,112C3,98 8,88 15,81M31,88C28,98 30,110 40,115.6M12,104C14,98 17,94 20,91", None)
            + path("M11,86L17,76L35,84L31,93Z", fill=MIST)
            + path("M19,69C23,64 36,65 40,69C43,73 42,79 38,82C32,85 23,83 19,80C16,77 16,72 19,69Z", fill=FLESH)
            + line("M28,72Q34,73 41,72M27,77Q34,78.6 41,77", 1.4))


def digger_coat():
    return (cloak(SLATE)
            + path(f"M66,100C58,108 56,120 58,{num(middle(58))}L104,{num(middle(104))}C106,120 104,108 96,100Z",
                   fill=NIGHT)
            + path(f"M66,99L50,110L58,116L54,122L68,{num(middle(68))}L78,{num(middle(78))}Z", fill=SLATE)
            + path(f"M96,99L112,110L104,116L108,122L94,{num(middle(94))}L84,{num(middle(84))}Z", fill=SLATE)
            + line("M40,126C37,134 37,142 38,148M124,112C128,116 129,118 129,121", 1.5))


def gravedigger():
    return (both(path("M62,50C57,54 55.6,63 56.6,71C57,77 55,80 56,82.6C60,83.6 65,81 67,77Z", fill=WOOD))
            + digger_coat()
            + path("M70,86V106Q81,112 92,106V86Z", fill=FLESH)
            + path("M60,97C70,105 92,105 102,97C106,102 106,108 102,111C92,118 70,118 60,111C56,108 56,102 60,97Z",
                   fill=MIST)
            + path("M66,113C64,122 66,130 62,138L74,141C77,132 77,122 75,116Z", fill=MIST)
            + line("M66,102L64,112M76,105L75,115M87,105L88,115M96,102L98,112M65,124L75,125M64,132L74,134", 1.5, NIGHT)
            + path(people.OVAL, fill=FLESH) + people.eyes(1, INK, "#cdb2a8") + people.brows(1, 2.6, "#5a3324", 2.4, -2)
            + people.nose(1, 77) + line("M77,85Q84,87.4 90,83.6", 2, "#8a4a3c")
            + blot(dot(71, 77, 0.8) + dot(74, 79.4, 0.8) + dot(70, 80.6, 0.8) + dot(94, 76, 0.8) + dot(96, 79, 0.8),
                   "#a5713f")
            + path("M60.6,64C60,56 62,52 66,50H98C102,54 102,58 101.4,64C98,60 96,58 94,55C90,60 84,57 80,55"
                   "C74,61 68,58 66,56"
                   "C64,59 62,61 60.6,64Z", fill=WOOD)
            + slouch_hat() + raised_arm() + lantern() + shovel() + fist(FLESH, MIST))


# --- heart: the imp --------------------------------------------------------------------------------------------------

def wings():
    wing = ("M62,104C54,84 44,66 26,50C26,58 20,64 10,66C16,74 15,82 8,88C15,93 15,101 10,108C18,112 20,118 18,126"
            "L60,124Z")
    return both(path(wing, fill=WING), line("M26,50C38,72 48,90 58,108M10,66C26,78 44,96 56,112"
                                            "M8,88C24,94 42,104 54,114", 1.6))


def imp_head():
    head = ("M81,38C68,38 58,46 58,60C57,72 62,80 68,88C73,95 78,99 81,99C84,99 89,95 94,88C100,80 105,72 104,60"
            "C104,46 94,38 81,38Z")
    ear = path("M60,58C52,50 44,47 33,48C37,58 46,74 62,78Z", fill=DEVIL) + path("M58,62C52,57 48,54 42,53"
                                                                                 "C46,61 52,67 59,71Z",
                                                                                 fill="#8f3440", stroke="none")
    horn = (path("M62,52C56,40 52,27 57,13C61,26 68,32 77,39C74,46 68,50 62,52Z", fill=BONE)
            + line("M55.4,29Q58,28.4 59.6,26.6M57.4,37Q61,36 64,32.4", 1.3))
    return (both(ear) + path(head, fill=DEVIL)
            + path("M81,35C74,37 70,44 69,50L75,46L76,55L81,48L86,55L87,46L93,50C92,44 88,37 81,35Z", fill=INK)
            + both(horn)
            + both(path("M63,65C66,58 74,59 77,68C72,72 65,71 63,65Z", fill=PALE, stroke_width=1.7),
                   ellipse(71.4, 65.8, 1.5, 3.4, fill=INK, stroke="none"), line("M60.6,60C65,55 73,57 77,63.6", 2.8))
            + line("M79,75.6Q77.4,79 80,80M83,75.6Q84.6,79 82,80", 1.5)
            + path("M67,81Q81,89 95,81Q92,93.4 81,94Q70,93.4 67,81Z", fill=INK, stroke_width=1.7)
            + path("M70,83.2L71.8,89L75,85ZM92,83.2L90.2,89L87,85Z", fill=CREAM, stroke="none")
            + line("M64.6,79.4Q66,82 68.6,82M97.4,79.4Q96,82 93.4,82", 1.5))


def pitchfork():
    x = HELD
    return (rect(x - 2.6, 46, 5.2, 94, fill=GOLD)
            + path(f"M{x - 16},14L{x - 11},26C{x - 11},34 {x - 9},38 {x - 2.6},39V22L{x},11L{x + 2.6},22V39"
                   f"C{x + 9},38 {x + 11},34 {x + 11},26"
                   f"L{x + 16},14C{x + 19},34 {x + 16},46 {x},47C{x - 16},46 {x - 19},34 {x - 16},14Z", fill=GOLD)
            + move(x - 6.4, 48, path(OUTLINE["heart"], fill=RED, stroke_width=14), scale=0.13))


def dags(colour, trim):
    """A page's collar cut into points."""
    return path("M81,97C72,101 62,100 56,96L44,109L55,110L54,122L65,117L70,128L81,120L92,128L97,117L108,122L107,110"
                "L118,109"
                "L106,96C100,100 90,101 81,97Z", fill=colour) + line("M59,102Q70,108 81,105Q92,108 103,102", 1.8, trim)


def imp():
    tail = "M30,150C12,146 8,132 19,122"
    seam = "".join(circle(81, y, 3, fill=GOLD, stroke_width=1.4) for y in (128, 138))
    return (wings() + path(f"M64,100C46,104 34,106 28,114C24,122 24,134 26,{num(middle(26))}L140,{num(middle(140))}V120"
                           "C138,112 128,105 98,100Z", fill=NIGHT)
            + path(f"M81,104L66,{num(middle(66))}L96,{num(middle(96))}Z", fill=RED)
            + line("M44,114C41,126 41,138 43,148M118,114C121,124 121,132 119,138", 1.5, MIST) + seam
            + dags(EMBER, NIGHT) + imp_head() + cord(tail, DEVIL, 3)
            + move(20.5, 120.6, path(OUTLINE["heart"], fill=DEVIL, stroke_width=12, transform="translate(-50 -26)"),
                   scale=0.17, turn=205)
            + pitchfork() + fist(DEVIL, EMBER, BONE))


# --- club: the scarecrow ---------------------------------------------------------------------------------------------

def straw(points):
    """A tuft: rays from one end to the next along the given points."""
    return path("M" + "L".join(f"{x},{y}" for x, y in points) + "Z", fill=STRAW, stroke_width=1.7)


def straw_hat():
    return (path("M58,47L64,24C66,16 74,19 80,15C88,10 96,14 98,23L105,47Q81,53 58,47Z", fill=GOLD)
            + line("M68,24L65,36M78,21L77,37M90,20L93,36M71,28L70,36M84,18L84,37", 1.3)
            + path("M57,46L59,38Q81,44 102.6,38L105,46Q81,52 57,46Z", fill=NIGHT)
            + path("M34,58L42,52L38,50C50,45 66,45 81,45C96,45 112,45 124,50L120,52L128,58L117,57L119,61L106,56"
                   "Q81,50 56,56L44,61L46,57Z", fill=GOLD)
            + line("M50,51L58,50M64,48.6L74,48M88,48L98,48.6M104,50L112,51", 1.3)
            + path("M94,44C98,32 106,26 113,22C114,32 108,40 99,46Z", fill=RED)
            + line("M97,43C102,36 107,30 110,27", 1.3))


def sack_face():
    return (path("M60,54C57,70 62,86 70,93L66,99H96L92,93C100,86 105,70 102,54C96,44 66,44 60,54Z", fill=SACK)
            + circle(71.6, 66, 6, fill=NIGHT, stroke_width=1.7) + line("M69.4,63.8L73.8,68.2M73.8,63.8L69.4,68.2",
                                                                       1.5, BONE)
            + line("M86.6,61.6L95.4,70.4M95.4,61.6L86.6,70.4", 2.6)
            + path("M81,70L85.6,77.6Q81,79 76.4,77.6Z", fill=EMBER, stroke_width=1.6)
            + line("M66,80Q81,92.6 96,80", 2) + line("M69.4,80.4L68.4,85.4M74.6,83.4L73.8,88.6M81,84V89.4"
                                                     "M87.4,83.4L88.2,88.6M92.6,80.4L93.6,85.4", 1.5)
            + line("M63,58L68,57M93,56L99,57M64.6,75L62,77", 1.2))


def crow():
    return (line("M134,93L133,101M140,95L140,101", 2.2)
            + path("M127,55C134.6,54 140,59 141,67C148,75 151,86 153,104C147,102 144,99 142,95C133,96.6 126,91 124,82"
                   "C123,77 124.4,73.6 122.6,70L111,70.6C114,65 118.6,63.4 120.6,62C121.4,58 123.6,55.6 127,55Z",
                   fill=INK, stroke=MIST,
                   stroke_width=1.3)
            + line("M131,76C138,78 144,88 147,96M130,81C135,83 139,88 142,94M112,68.6Q118,67 123,67.6", 1.3, MIST)
            + circle(127.6, 62, 2, fill=PALE, stroke="none"))


def scarecrow():
    sleeve = "M66,99C48,96 30,96 17,98L15,123C30,125 46,128 58,127Z"
    tuft = straw([(18, 99), (8, 96), (12, 102), (7, 105), (12, 108), (6, 113), (12, 114), (8, 121), (14, 119),
                  (13, 127), (18, 122)])
    patch = path("M30,104L42,103L43,115L31,116Z", fill=EMBER, stroke_width=1.7) + line("M34,101V106M39,100.6V105.6"
                                                                                       "M29,112H33M41,108H45"
                                                                                       "M36,113V118", 1.3)
    button = "".join(circle(81, y, 3.2, fill=SACK, stroke_width=1.4) for y in (131, 142))
    return (rect(2, 105, 158, 6, fill=WOOD)
            + both(tuft)
            + path(f"M64,98C54,108 50,124 48,{num(middle(48))}L114,{num(middle(114))}C112,124 108,108 98,98Z",
                   fill=MOSS)
            + both(path(sleeve, fill=MOSS), line("M60,102C58,110 57,118 58,126", 1.5))
            + patch + line("M122,112C128,114 132,118 134,122M108,108C112,112 113,118 112,124", 1.5)
            + path(f"M68,102L81,150L94,102Z", fill=SACK) + path("M66,100L52,118L64,122L76,146L81,128Z", fill=MOSS)
            + path("M96,100L110,118L98,122L86,146L81,128Z", fill=MOSS) + button
            + straw([(60, 92), (54, 98), (61, 99), (53, 107), (63, 105), (60, 116), (69, 108), (70, 120), (76, 110),
                     (81, 124), (86, 110),
                     (92, 120), (93, 108), (102, 116), (99, 105), (109, 107), (101, 99), (108, 98), (102, 92)])
            + sack_face() + path("M65,96.6Q81,103 97,96.6L98.6,102Q81,109.6 63.4,102Z", fill=RED)
            + straw([(61, 52), (52, 64), (58, 62), (54, 74), (62, 66)])
            + straw([(101, 52), (110, 64), (104, 62), (108, 74), (100, 66)])
            + straw_hat() + crow())


# --- diamond: the raven ----------------------------------------------------------------------------------------------

def raven_head():
    return (path("M98,40C84,33 66,40 64,56C62,66 64,74 66,80L62,84L68,85L64,92L71,92L66,99L72,98L68,109H100L108,98"
                 "L105,93L111,88L107,82"
                 "L112,76L108,70C110,58 108,46 98,40Z", fill=INK)
            + path("M68,74C60,75 53,78 49,83C57,85 66,84 73,80Z", fill=BEAK)
            + path("M67,52C52,50 38,60 34,80C44,75 56,74 70,75C74,68 72,58 67,52Z", fill=BEAK)
            + line("M52,64Q55,63 57,64.6", 1.5) + line("M40,70C46,66 52,66 58,69", 1.3, BONE)
            + circle(82, 60, 6.4, fill=GOLD, stroke=MIST, stroke_width=1.3)
            + circle(80.8, 60, 3, fill=INK, stroke="none")
            + circle(79.8, 58.8, 0.9, fill=CREAM, stroke="none")
            + line("M74,51.6C79,49.6 86,50.6 90,54", 2, MIST)
            + line("M98,54C101,62 101,70 98,78M92,70C93,78 91,86 88,92M82,76C82,82 80,88 78,92"
                   "M102,80C102,86 100,92 97,96", 1.5, MIST))


def beret():
    return (path("M104,34C118,34 128,24 126,10C114,12 102,20 98,32Z", fill=CREAM)
            + line("M101,33C110,28 118,21 122,15M109,29L110,21M114,25L120,24", 1.3)
            + path("M64,44C54,36 60,23 78,20C98,17 114,26 111,42C108,48 106,46 104,45Q84,36 64,44Z", fill=EMBER)
            + line("M76,22C72,27 71,31 73,35M92,21C92,26 94,30 96,34", 1.5)
            + path("M63,49C60,46 61,42 64,41Q86,34 107,43C111,45 110,49 107,51Q86,41 63,49Z", fill=NIGHT)
            + circle(100, 42.6, 4, fill=GOLD))


def hourglass():
    x = HELD
    return (rect(x - 3, 112, 6, 28, fill=WOOD)
            + path(f"M{x - 11},58H{x + 11}C{x + 11},72 {x + 3},78 {x + 2},83C{x + 3},88 {x + 11},94 {x + 11},108"
                   f"H{x - 11}"
                   f"C{x - 11},94 {x - 3},88 {x - 2},83C{x - 3},78 {x - 11},72 {x - 11},58Z", fill=SKY)
            + blot(f"M{x - 9},68Q{x},71 {x + 9},68C{x + 7},74 {x + 2},78 {x + 0.8},83V98"
                   f"C{x + 6},100 {x + 9},103 {x + 9.6},107H{x - 9.6}"
                   f"C{x - 9},103 {x - 6},100 {x - 0.8},98V83C{x - 2},78 {x - 7},74 {x - 9},68Z", PALE)
            + rect(x - 15.6, 57, 4.2, 52, fill=GOLD, stroke_width=1.7)
            + rect(x + 11.4, 57, 4.2, 52, fill=GOLD, stroke_width=1.7)
            + rect(x - 18, 50, 36, 8, 3, fill=GOLD) + rect(x - 18, 107, 36, 8, 3, fill=GOLD)
            + poly([(x, 36), (x + 6, 43), (x, 50), (x - 6, 43)], fill=RED))


def raven():
    look = {"main": GOLD, "second": NIGHT}
    return (cloak(GOLD) + bodies.weave("diamond", EMBER) + line("M34,122Q38,134 36,150M128,122Q124,130 126,138", 1.6)
            + bodies.front(look, bodies.buttons())
            + raven_head() + path("M58,95C54,101 56,107 61,108C64,114 70,115 74,114C78,118 86,118 90,114"
                                  "C94,115 100,114 103,108"
                                  "C108,107 110,101 106,95C98,101 90,103 82,103C74,103 66,101 58,95Z", fill=CREAM)
            + line("M62,105L66,97M69,112L73,102M79,115L80,104M86,115L86,104M95,112L92,102M102,106L99,98", 1.4)
            + beret() + hourglass() + fist(MIST, CREAM))


JACKS = {"spade": gravedigger, "heart": imp, "club": scarecrow, "diamond": raven}
