# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court figures, one half each: Benin's spades, Asante's hearts, Kuba's and Mangbetu's diamonds, and the
Yoruba's clubs."""

from faces.african import bodies, cloth, headdress, heads, regalia
from faces.african.cloth import beads, drawn
from faces.african.colours import BRONZE, CLAY, COCOA, CORAL, GREEN, HAIR, INDIGO, IVORY, OCHRE, RAFFIA, SIENNA, UMBER
from faces.traditional.heads import both
from svg import GOLD, INK, LINE, RED, group, mirror, move, num, path

ASH = "#c9c3ba"


def holding(thing, skin, cuff=GOLD):
    return thing + bodies.hand(skin, cuff)


# --- spades: Benin ----------------------------------------------------------------------------------------------------

def high_collar(rows, top):
    """Coral strings from the chin to the shoulders."""
    strings = "".join(beads(f"M{num(62.5 - row * 1.2)},{num(top + row * 5.2)}Q81,{num(top + 8 + row * 5.6)} "
                            f"{num(99.5 + row * 1.2)},{num(top + row * 5.2)}", CORAL, 4.2, 4.4) for row in range(rows))
    low = rows * 5.2
    return strings + both(drawn(f"M62.6,{num(top - 3.2)}L{num(63.2 - rows * 1.2)},{num(top + low - 2)}", INK, 2.1))


def benin_king():
    skin = BRONZE
    return (headdress.side_strings((50, 108), (43, 106))
            + bodies.robe(INDIGO, cloth.net(9, 153, 104, 152, 18, 2.6))
            + path("M58,102C46,106 36,106 30,110C38,126 56,135 81,136"
                   "C106,135 124,126 132,110C126,106 116,106 104,102Z", fill=RAFFIA)
            + beads("M38,113Q54,128 81,130Q108,128 124,113", CORAL, 5)
            + beads("M50,110Q62,121 81,122.6Q100,121 112,110", CORAL, 5)
            + heads.ears(skin) + heads.face(skin, "king", 1) + headdress.temples()
            + high_collar(4, 91.5)
            + headdress.side_strings((50, 108)) + headdress.benin_king()
            + holding(regalia.leaf_sword(), skin, CORAL) + cloth.coral_band())


def benin_queen():
    skin = UMBER
    return (bodies.bare(skin) + bodies.armlet(CORAL)
            + bodies.wrap(INDIGO, cloth.net(39, 123, 123, 158, 14, 2.4))
            + heads.neck(skin) + high_collar(3, 96)
            + heads.ears(skin) + heads.face(skin, "queen", -1)
            + headdress.side_strings((50, 104), (44, 100)) + headdress.benin_queen()
            + holding(regalia.cock_staff(), skin, CORAL) + cloth.coral_band())


def leopard_teeth():
    return path("".join(f"M{x - 3},{y}q0,7 3,9q3,-2 3,-9Z" for x, y in ((67.6, 112), (74, 116), (81, 117.6),
                                                                        (88, 116), (94.4, 112))), fill=IVORY,
                stroke_width=1.4) \
        + drawn("M67,99Q67,116 81,117.6Q95,116 95,99", INK, 4.4) + drawn("M67,99Q67,116 81,117.6Q95,116 95,99", CLAY, 2)


def benin_jack():
    skin = COCOA
    return (bodies.bare(skin) + bodies.armlet(CORAL) + heads.neck(skin)
            + bodies.tunic(INDIGO, drawn("M50,100V160M59,100V160M68,100V160M94,100V160M103,100V160M112,100V160",
                                         CORAL, 2.4))
            + leopard_teeth() + heads.ears(skin) + heads.face(skin, "jack", 1, False)
            + headdress.temples() + headdress.benin_jack()
            + regalia.ivory_horn() + mirror(116, bodies.hand(skin, CORAL, 116, 98)) + cloth.coral_band())


# --- hearts: Asante ---------------------------------------------------------------------------------------------------

def asante_king():
    skin = SIENNA
    return (bodies.bare(skin) + bodies.armlet() + heads.neck(skin, 12)
            + drawn("M62,106Q70,124 78,130", INK, 5.4) + drawn("M62,106Q70,124 78,130", GOLD, 2.6,
                                                               stroke_dasharray="4 1.4")
            + bodies.toga(RED, cloth.kente(20, 160, 96, 152))
            + drawn("M70,104Q78,116 92,105", INK, 5.4) + drawn("M70,104Q78,116 92,105", GOLD, 2.6,
                                                               stroke_dasharray="4 1.4")
            + heads.ears(skin) + heads.beard("full", HAIR, headdress.STRAND) + heads.face(skin, "king", -1)
            + headdress.temples() + headdress.asante_king()
            + holding(regalia.stool_staff(), skin) + cloth.kente_band())


def asante_queen():
    skin = COCOA
    return (bodies.bare(skin) + bodies.armlet() + bodies.wrap(RED, cloth.kente(36, 126, 118, 158, 14.5, 12))
            + heads.neck(skin) + bodies.strings(GOLD, 4, 8.5) + headdress.sun(81, 123, 7)
            + heads.ears(skin) + heads.discs() + heads.face(skin, "queen", 1) + headdress.asante_queen()
            + holding(regalia.sankofa(), skin) + cloth.kente_band())


def smock():
    """Of woven strips, sewn with amulets."""
    stripes = ((RED, "M34,100V160M62,100V160M100,100V160M128,100V160", 7), (GREEN, "M48,100V160M114,100V160", 6),
               (INK, "M41,100V160M55,100V160M107,100V160M121,100V160M70,100V160M92,100V160", 1.8))
    amulets = "".join(cloth.box(x - 4, y - 4, 8, 8) for x, y in ((40, 124), (54, 119), (108, 119), (67, 125),
                                                                 (95, 125), (54, 135), (81, 132)))
    return (bodies.robe(GOLD, *(drawn(data, colour, width) for colour, data, width in stripes), shape=bodies.NARROW)
            + path(amulets, fill=CLAY, stroke_width=1.7)
            + path("M66,102L81,122L96,102Z", fill=BRONZE[0]))


def asante_jack():
    skin = BRONZE
    return (smock() + heads.neck(skin) + bodies.strings(GOLD, 4)
            + heads.ears(skin) + heads.face(skin, "jack", 1) + headdress.temples() + headdress.asante_jack()
            + holding(regalia.state_sword(), skin) + cloth.kente_band())


# --- diamonds: Kuba and Mangbetu --------------------------------------------------------------------------------------

def cowrie_collar(places):
    return headdress.cowries(*((81 + side * x, y, 1.1, -side * turn) for x, y, turn in places
                               for side in ((-1, 1) if x else (1,))))


def kuba_king():
    skin = UMBER
    return (bodies.robe(RAFFIA, cloth.shoowa(-7, 169, 104, 152, 22)) + bodies.folds()
            + heads.neck(skin, 13)
            + path("M60,103C50,107 44,108 38,111C46,127 62,134 81,134.6C100,134 116,127 124,111"
                   "C118,108 112,107 102,103Q81,116 60,103Z", fill=CLAY)
            + cowrie_collar(((0, 124, 0), (9, 123, 10), (17.6, 120.6, 24), (25.6, 117, 34), (33, 112.4, 44)))
            + heads.ears(skin) + heads.face(skin, "king", 1) + heads.beard("pointed", HAIR, headdress.STRAND)
            + headdress.temples() + headdress.kuba_king()
            + move(-6, 0, holding(regalia.parade_axe(), skin, OCHRE)) + cloth.raffia_band())


def mangbetu_queen():
    skin = SIENNA
    return (bodies.bare(skin) + bodies.armlet(RAFFIA) + bodies.wrap(RAFFIA, cloth.shoowa(36, 126, 124, 158))
            + heads.neck(skin) + bodies.strings(IVORY, 2) + bodies.strings(CORAL, 5.4) + bodies.strings(IVORY, 8.8)
            + heads.ears(skin) + heads.drops(CORAL, IVORY) + heads.face(skin, "queen", -1) + headdress.mangbetu_queen()
            + holding(regalia.palm_wine_cup(), skin, RAFFIA) + cloth.raffia_band())


def kuba_jack():
    skin = BRONZE
    return (bodies.bare(skin) + bodies.armlet(RAFFIA) + heads.neck(skin)
            + bodies.cloak(RAFFIA, cloth.shoowa(-1, 150, 98, 152, 20.5))
            + bodies.strings(CORAL, 3)
            + heads.ears(skin) + heads.face(skin, "jack", -1) + headdress.temples() + headdress.kuba_jack()
            + holding(regalia.leaf_spear(), skin, RAFFIA) + cloth.raffia_band())


# --- clubs: Yoruba ----------------------------------------------------------------------------------------------------

def yoruba_king():
    skin = COCOA
    return (bodies.robe(GREEN, cloth.leaves(8, 154, 112, 150, 21)) + bodies.folds()
            + path("M58,101C52,110 58,128 81,132C104,128 110,110 104,101Z", fill=GREEN)
            + drawn("M58,101C52,110 58,128 81,132C104,128 110,110 104,101", GOLD, 2.4)
            + drawn("M52.4,107C51,119 60,134 81,137C102,134 111,119 109.6,107", GOLD, 3, stroke_dasharray="0.1 5.4")
            + heads.neck(skin, 13) + bodies.strings(CORAL, 7, 11.6, 16.2, width=4.6)
            + heads.ears(skin) + heads.face(skin, "king", -1, False) + heads.beard("full", ASH, INK)
            + heads.beard_mouth(80) + heads.moustache(ASH, 80) + headdress.veil() + headdress.yoruba_king()
            + holding(regalia.fly_whisk(), skin, CORAL) + cloth.beaded_band())


def yoruba_queen():
    skin = BRONZE
    return (bodies.bare(skin) + bodies.armlet(CORAL) + bodies.wrap(GREEN, cloth.leaves(45, 124, 130, 158))
            + heads.neck(skin) + bodies.strings(CORAL, 2.6, 6.8)
            + heads.ears(skin) + heads.drops(CORAL) + heads.face(skin, "queen", 1) + headdress.gele_queen()
            + holding(regalia.round_fan(), skin, CORAL) + cloth.beaded_band())


def yoruba_jack():
    skin = UMBER
    return (bodies.robe(GREEN, cloth.leaves(27, 140, 116, 152), shape=bodies.NARROW) + heads.neck(skin)
            + drawn("M66,104Q81,120 96,104", GOLD, 2.6)
            + heads.ears(skin) + heads.face(skin, "jack", -1) + headdress.temples() + headdress.fila_jack()
            + drawn("M95,105L64,126", INK, 7.2, stroke_linecap="butt") + drawn("M95,105L64,126", CORAL, 3.2,
                                                                               stroke_linecap="butt")
            + regalia.talking_drum() + holding(regalia.drum_stick(), skin, GOLD) + cloth.beaded_band())


FIGURES = {
    "jack": {"spade": benin_jack, "heart": asante_jack, "diamond": kuba_jack, "club": yoruba_jack},
    "queen": {"spade": benin_queen, "heart": asante_queen, "diamond": mangbetu_queen, "club": yoruba_queen},
    "king": {"spade": benin_king, "heart": asante_king, "diamond": kuba_king, "club": yoruba_king},
}


def finished(figure):
    """The figure with the deck's line."""
    return group(figure, stroke=INK, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")


def courts():
    """Yields (name, drawing) of the twelve."""
    for rank, suits in FIGURES.items():
        for suit, figure in suits.items():
            yield f"court_{rank}_{suit}", finished(figure())
