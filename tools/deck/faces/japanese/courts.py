# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve figures, one half each. A season belongs to each suit: winter to spades, spring to hearts, summer to
clubs, autumn to diamonds."""

from faces.japanese import attributes, caps, heads, robes, weave
from faces.japanese.heads import turned
from faces.japanese.tints import (CELADON, FINE, INDIGO, OCHRE, PINE, PLUM, POWDER, TAN, VERMILION, WEATHERED, disc,
                                  drawn, flat, line)
from svg import CREAM, GOLD, INK, PALE, RED, ROSE, SKY, move

WHITE, GREY = "#efece4", "#8d8a86"
MOON = {"spade": "#d5e0ea", "heart": "#f4c6b2", "club": "#cfdfc9", "diamond": "#f6dc9a"}


def moon(suit):
    return disc(92, 60, 45, MOON[suit])


def drift(suit):
    """What the season lets fall, in the free space on the left."""
    if suit == "spade":
        places = ((14, 60, 2.4), (28, 72, 1.9), (12, 84, 1.9), (24, 96, 2.4), (36, 58, 1.5), (40, 88, 1.6))
        return flat("".join(weave.dot(x, y, r) for x, y, r in places), "#b8c9da")
    if suit == "heart":
        return flat(weave.cherry(16, 64, 6, 20) + weave.cherry(27, 86, 4.8, 50), "#eda79c")
    if suit == "diamond":
        return flat(weave.maple(18, 64, 8, -30) + weave.maple(30, 88, 6, 40), "#d9743c")
    return flat("M8,62q6,-5 12,0t12,0q-6,5 -12,2.6t-12,-2.6ZM8,76q5,-4 10,0t10,0q-5,4 -10,2.2t-10,-2.2Z", "#9cc0a6")


# --- cloth -----------------------------------------------------------------------------------------------------------

def tortoise(box):
    return line(weave.tortoise(box, 10), GOLD, FINE)


def scales(box):
    return flat(weave.scales(box, 13), "#b57a2f")


def waves(box):
    return line(weave.waves(box, 16, (1, 0.55)), SKY, 1.4)


def blossoms(box):
    places = ((15, 122, 9), (38, 118, 8), (30, 137, 8), (122, 116, 7), (149, 138, 9))
    return flat("".join(weave.cherry(x, y, r, 20 * r) for x, y, r in places if x > box[0]), "#f2b3a4")


def hemp(box):
    return line(weave.hemp(box, 20), PINE, 1.3)


def leaves(box):
    places = ((16, 124, 0), (40, 116, 40), (32, 138, -40), (54, 134, 10), (122, 114, -30), (132, 141, 20),
              (152, 137, 60))
    return flat("".join(weave.maple(x, y, 11, turn) for x, y, turn in places if x > box[0]), GOLD)


def arrows(box):
    return flat(weave.arrows(box, 13, 24), CREAM)


def checks(box):
    return flat(weave.checks(box, 11), PALE)


def jewels(box):
    return line(weave.jewels(box, 10), CREAM, 1.5)


def stripes(box):
    return line(weave.stripes(box, 8), PLUM, 2.2)


# --- kings -----------------------------------------------------------------------------------------------------------

def king_spade():
    head = heads.lord(TAN) + heads.moustache() + heads.goatee() + caps.helmet(INDIGO, VERMILION, VERMILION)
    return (moon("spade") + drift("spade") + caps.neck_guard(INDIGO) + robes.armour(INDIGO, SKY, VERMILION)
            + robes.scarf(CREAM) + turned(-1, head) + caps.crescent()
            + robes.armoured_arm(VERMILION, attributes.sword(), robes.hand(TAN)))


def king_club():
    head = (heads.lord(WEATHERED, "white", mouth=False, aged=True) + heads.whiskers(WHITE) + heads.full_moustache(WHITE)
            + caps.helmet(INK, PINE, VERMILION))
    return (moon("club") + drift("club") + caps.neck_guard(PINE) + robes.armour(PINE, CELADON, OCHRE)
            + robes.scarf(CREAM) + turned(1, head) + caps.antlers()
            + robes.armoured_arm(OCHRE, attributes.war_fan(), robes.hand(WEATHERED)))


def king_heart():
    head = (heads.lord(TAN) + heads.plain_crown() + heads.moustache() + heads.goatee()
            + caps.court_cap() + caps.ear_fan())
    return (moon("heart") + drift("heart") + robes.robe(VERMILION, tortoise) + heads.neck(TAN)
            + robes.collars((CREAM, CREAM, VERMILION)) + turned(1, head)
            + robes.sleeve(VERMILION, tortoise, CREAM, attributes.tablet(), robes.hand(TAN)))


def king_diamond():
    head = (heads.lord(WEATHERED, aged=True) + heads.plain_crown() + heads.moustache(GREY) + heads.goatee(GREY)
            + caps.tall_cap())
    return (moon("diamond") + drift("diamond") + robes.robe(OCHRE, scales) + heads.neck(WEATHERED)
            + robes.collars((CREAM, PLUM, OCHRE)) + turned(1, head)
            + robes.sleeve(OCHRE, scales, PLUM, attributes.banner(), move(4.5, 0, robes.hand(WEATHERED))))


# --- queens ----------------------------------------------------------------------------------------------------------

def queen_spade():
    head = (heads.lady() + heads.dressed_hair() + caps.pin(62, 36, -58, OCHRE) + caps.pin(68, 30, -32, OCHRE)
            + caps.comb() + caps.streamers(54, 62, (CREAM, SKY)))
    return (drift("spade") + attributes.umbrella() + robes.robe(INDIGO, waves) + heads.neck(POWDER)
            + robes.collars((CREAM, VERMILION, INDIGO)) + turned(1, head)
            + robes.sleeve(INDIGO, waves, VERMILION, attributes.umbrella_shaft(), robes.slender_hand(POWDER)))


def queen_heart():
    head = heads.lady("moth") + heads.parted_hair() + caps.court_comb()
    return (moon("heart") + drift("heart") + robes.robe(VERMILION, blossoms) + turned(1, heads.long_hair_behind())
            + heads.neck(POWDER)
            + robes.collars((CREAM, RED, ROSE, PALE, CELADON), [4, 4, 4, 4, 4]) + turned(1, head)
            + robes.sleeve(VERMILION, blossoms, PALE, attributes.cherry_branch(), robes.slender_hand(POWDER)))


def queen_club():
    head = heads.lady() + heads.fringe() + caps.tiara()
    return (moon("club") + drift("club") + robes.robe(CELADON, hemp) + turned(-1, heads.long_hair_behind())
            + heads.neck(POWDER) + robes.collars((CREAM, PLUM, PINE)) + turned(-1, head)
            + robes.sleeve(CELADON, hemp, PLUM, attributes.iris(), robes.slender_hand(POWDER)))


def queen_diamond():
    head = (heads.lady() + heads.dressed_hair() + caps.comb(GOLD) + caps.flower(56, 44, 8, VERMILION)
            + caps.pin(96, 26, 50, GOLD))
    return (moon("diamond") + drift("diamond") + robes.robe(PLUM, leaves) + heads.neck(POWDER)
            + robes.collars((CREAM, GOLD, VERMILION)) + turned(-1, head)
            + robes.sleeve(PLUM, leaves, VERMILION, attributes.open_fan(), robes.slender_hand(POWDER)))


# --- jacks -----------------------------------------------------------------------------------------------------------

def jack_spade():
    head = heads.youth() + heads.ponytail() + caps.headband()
    return (moon("spade") + attributes.quiver() + robes.robe(INDIGO, arrows) + heads.neck(TAN)
            + robes.collars((CREAM, INDIGO)) + turned(1, head)
            + robes.sleeve(INDIGO, arrows, VERMILION, attributes.bow(), robes.hand(TAN)))


def jack_heart():
    head = heads.youth() + heads.forelock()
    return (moon("heart") + drift("heart") + robes.robe(VERMILION, checks) + heads.neck(TAN)
            + robes.collars((CREAM, INDIGO)) + turned(-1, head)
            + robes.sleeve(VERMILION, checks, INDIGO, attributes.drum(), robes.hand(TAN)))


def jack_club():
    head = heads.youth() + heads.plain_crown() + caps.folded_cap()
    return (moon("club") + drift("club") + robes.robe(PINE, jewels) + heads.neck(TAN)
            + robes.collars((CREAM, OCHRE)) + turned(1, head)
            + robes.sleeve(PINE, jewels, OCHRE, attributes.lantern(), robes.hand(TAN)))


def jack_diamond():
    head = heads.youth() + heads.plain_crown() + caps.rush_hat()
    return (moon("diamond") + drift("diamond") + robes.robe(OCHRE, stripes) + heads.neck(TAN)
            + robes.collars((CREAM, PLUM)) + turned(1, head)
            + robes.sleeve(OCHRE, stripes, PLUM, attributes.hawk(), robes.hand("#b98a58"), attributes.claws()))


def courts():
    """Yields (name, drawing) of the twelve."""
    for figure in (jack_club, jack_diamond, jack_heart, jack_spade, queen_club, queen_diamond, queen_heart, queen_spade,
                   king_club, king_diamond, king_heart, king_spade):
        yield f"court_{figure.__name__}", drawn(figure())
