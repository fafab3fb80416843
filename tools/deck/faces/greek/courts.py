# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court figures: gods, goddesses and youths, one half each."""

from faces.greek import attributes, bodies, headgear, heads, ornament
from faces.greek.paint import BLACK, CLAY, LINEN, OCHRE, RED, UMBER, WINE, cut, drawn, inked
from svg import CREAM, INK, mirror, move, path

MID = 81.5


def man_head(skin, beard=None, short=False, tresses=""):
    lip = UMBER if skin == CLAY else CLAY
    return (heads.face(skin) + cut(tresses, heads.hair(INK, CLAY), heads.curls(INK, CLAY))
            + (cut(heads.beard(beard, CLAY, lip, short)) if beard else "") + heads.ear(skin))


def woman_head(skin, tresses=""):
    return (inked(heads.face(skin)) + heads.lips(WINE) + headgear.necklace() + cut(tresses)
            + cut(heads.hair(INK, CLAY), heads.curls(INK, CLAY)) + inked(heads.ear(skin)) + headgear.earring())


def left(*parts):
    """A head that looks to the left."""
    return mirror(MID, *parts)


# --- black on clay ---------------------------------------------------------------------------------------------------

def king_spade():
    """Poseidon."""
    return (attributes.trident(INK) + bodies.chest(INK) + bodies.himation(WINE, CREAM, WINE)
            + man_head(INK, WINE, False, headgear.locks(INK, CLAY)) + headgear.diadem()
            + attributes.dolphin(INK, CREAM) + bodies.palm(INK) + bodies.right_arm(INK))


def queen_spade():
    """Athena."""
    return (attributes.spear(INK, CREAM) + bodies.breast(LINEN) + path(bodies.DRESS, fill=INK)
            + inked(bodies.aegis(OCHRE, WINE))
            + left(woman_head(LINEN, headgear.locks(INK, CLAY)), headgear.stephane(OCHRE))
            + attributes.owl() + inked(bodies.palm(LINEN, OCHRE), bodies.right_arm(LINEN, OCHRE)))


def jack_spade():
    """A hoplite with his helmet down."""
    head = move(0, 5, heads.neck(INK), headgear.crest(WINE, CREAM), headgear.corinthian(INK, CLAY, CREAM),
                heads.eye())
    return (attributes.spear(INK, CREAM) + bodies.torso(INK) + head
            + bodies.shield(45, 140, 38, WINE) + bodies.gorgoneion(45, 124.6, 15.6) + bodies.right_arm(INK))


def king_club():
    """Herakles."""
    return (attributes.club() + bodies.chest(INK) + bodies.paws() + man_head(INK, INK, True) + headgear.lion_scalp()
            + attributes.apples() + bodies.palm(INK) + bodies.right_arm(INK))


def queen_club():
    """Demeter."""
    return (attributes.wheat() + bodies.peplos(WINE, CREAM, CREAM, LINEN)
            + woman_head(LINEN, headgear.locks(INK, CLAY)) + headgear.polos()
            + attributes.phiale() + inked(bodies.palm(LINEN, OCHRE), bodies.right_arm(LINEN, OCHRE)))


def jack_club():
    """A youth in armour, with the sprig of a victor."""
    return (attributes.two_spears(INK, CREAM) + bodies.chest(INK) + inked(bodies.cuirass(CREAM, WINE))
            + left(move(0, 4, man_head(INK), headgear.crest(CREAM, WINE), headgear.attic(INK)))
            + attributes.laurel_branch(CREAM) + bodies.left_arm(INK) + bodies.right_arm(INK))


# --- clay on black ---------------------------------------------------------------------------------------------------

def king_heart():
    """Dionysos."""
    return (attributes.thyrsos() + bodies.chiton(CREAM, WINE, CLAY) + cut(bodies.swallowtail(WINE, OCHRE))
            + man_head(CLAY, INK, False, headgear.locks(INK, CLAY)) + headgear.ivy_wreath(CREAM, WINE)
            + attributes.kantharos() + bodies.palm(CLAY) + bodies.right_arm(CLAY))


def queen_heart():
    """Aphrodite."""
    return (attributes.looking_glass() + bodies.chiton(CREAM, WINE, CLAY, True)
            + woman_head(CLAY) + headgear.sakkos() + headgear.stephane(OCHRE, headgear.pearl())
            + attributes.dove() + bodies.palm(CLAY, OCHRE) + bodies.right_arm(CLAY, OCHRE))


def jack_heart():
    """A singer with his lyre."""
    return (bodies.chiton(CREAM, WINE, CLAY) + man_head(CLAY) + inked(headgear.phrygian(WINE, CREAM))
            + attributes.swallow() + move(1, 4, attributes.lyre()) + bodies.playing_arm(CLAY))


def king_diamond():
    """Zeus."""
    return (attributes.thunderbolt() + bodies.chest(CLAY) + bodies.himation(CREAM, OCHRE, INK)
            + left(man_head(CLAY, INK, False, headgear.locks(INK, CLAY)), headgear.laurel_wreath(OCHRE, CREAM))
            + attributes.eagle() + bodies.palm(CLAY) + bodies.right_arm(CLAY))


def queen_diamond():
    """Hera."""
    return (attributes.sceptre() + bodies.peplos(OCHRE, WINE, INK, CLAY)
            + left(headgear.veil(CREAM, OCHRE), woman_head(CLAY), headgear.stephane(OCHRE, headgear.bud()))
            + attributes.pomegranate() + bodies.palm(CLAY, CREAM) + bodies.right_arm(CLAY, CREAM))


def jack_diamond():
    """Hermes."""
    return (attributes.kerykeion() + bodies.chest(CLAY) + bodies.chlamys(WINE, CREAM)
            + left(man_head(CLAY), inked(headgear.petasos(OCHRE, CREAM)))
            + move(2, 0, attributes.tortoise()) + bodies.palm(CLAY) + bodies.right_arm(CLAY))


WARE = {"club": BLACK, "diamond": RED, "heart": RED, "spade": BLACK}
FIGURES = {"jack_club": jack_club, "jack_diamond": jack_diamond, "jack_heart": jack_heart, "jack_spade": jack_spade,
           "queen_club": queen_club, "queen_diamond": queen_diamond, "queen_heart": queen_heart,
           "queen_spade": queen_spade,
           "king_club": king_club, "king_diamond": king_diamond, "king_heart": king_heart, "king_spade": king_spade}


def courts():
    """Yields (name, drawing) of the twelve."""
    for name, figure in FIGURES.items():
        ware = WARE[name.split("_")[1]]
        yield f"court_{name}", drawn(ware, ornament.field(ware), figure())
