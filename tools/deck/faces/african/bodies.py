# SPDX-License-Identifier: GPL-3.0-or-later
"""Shoulders, robes, wraps, necklaces and hands. All end under the band, so that nothing else has to be cut there."""

from faces.african.cloth import beads, clipped, drawn, flat, hem
from svg import GOLD, INK, num, path

BROAD = (f"M66,99C54,105 30,105 17,112C9,116.5 6,126 5,{num(hem(5))}L157,{num(hem(157))}C156,126 153,116.5 145,112"
         "C132,105 108,105 96,99Z")
NARROW = (f"M70,98C66,105 52,107 42,110C30,114 25,124 23,{num(hem(23))}L139,{num(hem(139))}C137,124 132,114 120,110"
          "C110,107 96,105 92,98Z")


def robe(colour, *patterns, shape=BROAD):
    """A king's robe to the edges of the panel."""
    return path(shape, fill=colour, stroke="none") + clipped("cloth", shape, *patterns) + path(shape, fill="none")


def bare(skin):
    """Bare shoulders and arms."""
    return (path(NARROW, fill=skin[0])
            + flat(f"M120,110C130,114 136,124 138,{num(hem(138))}L130,{num(hem(130))}C129,126 127,116 118,110Z",
                   skin[1])
            + drawn("M66,113Q74,117 80,114M96,113Q88,117 82,114", skin[1], 1.6)
            + drawn(f"M40,128Q38,138 40,{num(hem(40))}M122,128Q124,136 122,{num(hem(122))}", INK, 1.8))


def armlet(colour=GOLD):
    """A ring about the left upper arm."""
    return path("M29.4,121Q34,123.6 39,122V129.4Q32.6,131.4 26.6,128.6Z", fill=colour, stroke_width=1.6) \
        + drawn("M28.2,124.6Q33,127.4 39,125.6", INK, 1.2)


WRAP = f"M38,127Q60,121 81,124Q102,121 124,127L123,{num(hem(123))}L39,{num(hem(39))}Z"


def wrap(colour, *patterns):
    """A cloth about the breast."""
    return path(WRAP, fill=colour, stroke="none") + clipped("cloth", WRAP, *patterns) + path(WRAP, fill="none")


TOGA = (f"M88,99C108,103 132,105 145,112C153,116.5 156,126 157,{num(hem(157))}L24,{num(hem(24))}"
        "C40,140 62,126 88,99Z")


def toga(colour, *patterns):
    """A broad cloth over one shoulder."""
    folds = "M101,106C92,122 74,137 48,146M117,107C110,124 98,134 80,141M132,108Q128,122 118,132"
    return (path(TOGA, fill=colour, stroke="none") + clipped("cloth", TOGA, *patterns)
            + drawn(folds, INK, 1.6) + path(TOGA, fill="none"))


CLOAK = (f"M74,99C54,103 34,105 24,112C14,117 10,128 9,{num(hem(9))}L139,{num(hem(139))}"
         "C120,136 98,124 74,99Z")


def cloak(colour, *patterns):
    """A cloth over the other shoulder."""
    folds = "M61,106C74,120 92,132 116,139M46,109C56,124 70,134 92,141M31,112Q36,128 52,142"
    return (path(CLOAK, fill=colour, stroke="none") + clipped("cloth", CLOAK, *patterns)
            + drawn(folds, INK, 1.6) + path(CLOAK, fill="none"))


TUNIC = (f"M64,102C58,105 52,107 46,109C48,118 46,130 40,{num(hem(40))}L122,{num(hem(122))}C116,130 114,118 116,109"
         "C110,107 104,105 98,102L81,122Z")


def tunic(colour, *patterns):
    """A sleeveless coat."""
    return (path(TUNIC, fill=colour, stroke="none") + clipped("cloth", TUNIC, *patterns) + path(TUNIC, fill="none"))


def folds(colour=INK):
    """Of a wide sleeve."""
    return drawn("M28,116Q34,128 31,150M19,120Q23,132 20,152M134,116Q129,126 131,136M143,119Q139,127 142,134",
                 colour, 1.6)


# --- what lies on the breast -----------------------------------------------------------------------------------------

def strings(colour, *depths, width=4.2):
    """Strings of beads about the neck, each as deep as it says."""
    return "".join(beads(f"M{num(68.4 - depth * 0.7)},{num(97.6 + depth * 0.5)}Q81,{num(102 + depth * 1.9)} "
                         f"{num(93.6 + depth * 0.7)},{num(97.6 + depth * 0.5)}", colour, width, end="round")
                   for depth in reversed(depths))


def hand(skin, cuff, x=136, y=119):
    """A fist about something upright at x, and its forearm from under the band, with a ring of cuff's colour."""
    base, dark, _ = skin
    arm = (f"M{x - 30},{num(hem(x - 30))}C{x - 24},{y + 16} {x - 18},{y + 7} {x - 10},{y - 3}L{x - 1},{y + 9}"
           f"C{x - 6},{y + 15} {x - 10},{y + 20} {x - 13},{num(hem(x - 13))}Z")
    fist = (f"M{x - 8},{y - 6}C{x - 6},{y - 11} {x + 2},{y - 12} {x + 7},{y - 10.4}"
            f"Q{x + 10.4},{y - 8} {x + 8.8},{y - 5.2}"
            f"Q{x + 11},{y - 2.6} {x + 9},{y + 0.2}Q{x + 10.6},{y + 2.8} {x + 8.2},{y + 5.4}"
            f"Q{x + 8.6},{y + 8.6} {x + 5},{y + 10}"
            f"C{x},{y + 11.4} {x - 7},{y + 10} {x - 9},{y + 5}Z")
    thumb = (f"M{x - 8.6},{y + 3}C{x - 9.4},{y - 4} {x - 5},{y - 9} {x},{y - 9}"
             f"C{x + 3.8},{y - 8.8} {x + 3.6},{y - 4.8} {x + 0.6},{y - 4.2}"
             f"C{x - 2},{y - 3.4} {x - 2.4},{y} {x - 3},{y + 3.4}")
    ring = f"M{x - 17.4},{y + 5.4}L{x - 11.6},{y - 1.6}L{x - 2.4},{y + 10.6}L{x - 7},{y + 16.6}Z"
    return (path(arm, fill=base) + path(ring, fill=cuff, stroke_width=1.7)
            + drawn(f"M{x - 14.4},{y + 2}L{x - 4.6},{y + 13.6}", INK, 1.3)
            + path(fist, fill=base) + path(thumb, fill=base, stroke_width=1.6)
            + drawn(f"M{x + 8.4},{y - 5}L{x + 3},{y - 5}M{x + 8.6},{y + 0.4}H{x - 0.6}M{x + 8},{y + 5.4}H{x - 1}",
                    INK, 1.4))
