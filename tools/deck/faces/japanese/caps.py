# SPDX-License-Identifier: GPL-3.0-or-later
"""What the figures wear on their heads: helmets and caps of lords and pages, ornaments of ladies' hair. They sit on
heads that look to the right."""

from faces.japanese import weave
from faces.japanese.tints import FINE, OCHRE, STRAND, VERMILION, disc, flat, line
from svg import CREAM, GOLD, INK, PALE, RED, circle, ellipse, mirror, move, path, rect

MID = 82


def both(*parts):
    return "".join(parts) + mirror(MID, *parts)


# --- helmets ---------------------------------------------------------------------------------------------------------

def neck_guard(lacing, edge=GOLD):
    """Shikoro: three flaring rows behind the face."""
    rows = ""
    for low, wide in ((97, 24), (82, 16), (67, 8)):
        rows += path(f"M58,44C52,52 {56 - wide},{low - 16} {53 - wide},{low - 6}Q82,{low + 8} {111 + wide},{low - 6}"
                     f"C{108 + wide},{low - 16} 112,52 106,44Z", fill=lacing)
        rows += line(f"M{55.4 - wide},{low - 8.6}Q82,{low + 5} {108.6 + wide},{low - 8.6}", edge, 2.4)
    return rows


def helmet(bowl, lining, cord):
    """Kabuto: bowl with ribs, peak, the turned back sides, the cord under the chin."""
    ribs = line("M82,18V42M72,19C67,26 65.4,33 65.6,43M92,19C97,26 98.6,33 98.4,43M63.4,24C59,30 57.6,36 57.4,44"
                "M100.6,24C105,30 106.4,36 106.6,44", GOLD, FINE)
    side = path("M59,51C51,52 45,47 44.6,38C50,35 56,38 60,43Z", fill=lining) \
        + line("M56,47.6C52,47.4 49,44.6 48.2,40.6", GOLD, 1.6)
    return (path("M56,48C53,28 65,16.5 82,16.5C99,16.5 111,28 108,48Z", fill=bowl) + ribs
            + ellipse(82, 16, 6, 3.4, fill=GOLD) + both(side)
            + path("M53,50C62,40.6 102,40.6 111,50L107,57.6C98,49.4 66,49.4 57,57.6Z", fill=bowl)
            + line("M57.6,52.8C67,45.6 97,45.6 106.4,52.8", GOLD, 2)
            + cord_under_chin(cord))


def cord_under_chin(cord, low=100):
    """From the temples to a bow below the chin."""
    data = f"M60.4,58C60,76 68,92 84,{low}M101.6,60C102,78 98,92 88,{low}"
    bow = (path(f"M86,{low}C80,{low - 4} 74,{low + 2} 76,{low + 8}C80,{low + 8} 84,{low + 4} 86,{low}"
                f"C90,{low - 4} 98,{low + 1} 97,{low + 7}C92,{low + 8} 88,{low + 4} "
                f"86,{low}Z", fill=cord, stroke_width=FINE))
    return line(data, width=4.4) + line(data, cord, 2) + bow


def crescent():
    return path("M82,47C63,46 48,31 50,8C55,23 66,32 82,33C98,32 109,23 114,8C116,31 101,46 82,47Z", fill=GOLD) \
        + circle(82, 40, 4.4, fill=VERMILION, stroke_width=FINE)


def antlers():
    one = path("M63,34C53,30 46.6,21 46,9C49.4,11 51.4,14.6 52.8,18C53.4,13.6 55.8,10 59.4,8C60,13 58.6,17.6 57,21.6"
               "C59.4,25.6 63,28.4 67.6,30Z",
               fill=PALE)
    return both(one) + path("M82,46C76,42 74,34 76,28H88C90,34 88,42 82,46Z", fill=GOLD) \
        + flat(weave.ivy(82, 36, 5), INK)


# --- caps of the court -----------------------------------------------------------------------------------------------

def court_cap():
    """Kanmuri: the cap with its upright knob, a pin across it, and the tail of gauze that stands behind."""
    tail = path("M66,40C57,32 51,20 55,9C57.6,5.6 65,6 67.6,9C65.6,17 69,26 77,34Z", fill=INK) \
        + line("M64.6,34C59,27 56,18 58.4,10.4M69.6,33C63.6,25 61.6,17 63.6,9.4M57,23L67.6,19.6M56,16"
               "L66,14.4", STRAND, 1.1)
    knob = path("M70,42C68,28 71.6,18.6 80,17.6C89,17 93,25 93,38Z", fill=INK) + line("M74.6,35C74,28 76.4,23 "
                                                                                      "81,22.2", STRAND, 1.3)
    cap = path("M57.6,57C56,44 66,35 82,34C96,33.4 103,40 102,53C98,47 92,44.6 84,45C74,45.4 64,49 "
               "57.6,57Z", fill=INK) \
        + line("M61,50C65,43.6 74,40.4 84,40.2C91,40.2 96,42 99,45.4", STRAND, 1.3)
    needle = path("M62,35.6L70,33L98,29.4L104,27.6L104.6,30.4L98,32.4L70,36L62.6,38.6Z", fill=GOLD, stroke_width=FINE)
    return tail + knob + needle + cap


def ear_fan():
    """Oikake: a half ring of bristles before the ear."""
    rays = "".join(f"M61,66L{x},{y}" for x, y in ((52, 57), (49, 62), (48, 67), (49.6, 72), (53, 76)))
    return path("M63,66L54,53C46,57 44,74 54,80Z", fill=INK) + line(rays, STRAND, 1.1)


def tall_cap(cord=CREAM):
    """Tate-eboshi: a tall cap of lacquered gauze that leans back."""
    return (path("M57.6,58C53,42 50,24 60,13C68,5.6 83,8 91,20C97,29 103,41 102.4,54C97,48 91,45.6 83,46C73,46.4 "
                 "64,50 57.6,58Z",
                 fill=INK)
            + line("M60.6,49C56,37 56,24 64,17C71,12 80,14 86,23M69,44.6C63.6,36 63.6,27 70,23.4C76,20.6 82,26 86,34"
                   "M62,52"
                   "C68,46 76,43 84,42.4C90,42.2 95,43.4 98.6,46", STRAND, 1.4)
            + cord_under_chin(cord))


def folded_cap(cord=CREAM):
    """Ori-eboshi: the small folded cap of a page, whose point lies back."""
    return (path("M57.4,58C54,50 50,44 46.4,38C58,31 74,22 90,9C97,20 103,36 102.4,54C97,48 91,45.4 83,45.8C73,46 "
                 "64,50 57.4,58Z",
                 fill=INK)
            + line("M60.4,50C57.6,46 54.6,42.4 52.4,39.4C66,33.6 78,26 88.4,16C92.6,23 96.6,33 98,42M61.4,50C68,44.6 "
                   "75,42 84,41.6"
                   "C90,41.6 95,43 98.6,46", STRAND, 1.4)
            + cord_under_chin(cord))


def rush_hat(cord=VERMILION):
    """Ayaigasa: a hunter's hat of rushes."""
    rings = line("M51,47.8C62,39 102,39 113,47.8M56,44.6C67,34 97,34 108,44.6M62,41C69,31 95,31 102,41", OCHRE, 1.5)
    return (cord_under_chin(cord)
            + path("M45,53C52,38 63,28 82,28C101,28 112,38 119,53C107,45 57,45 45,53Z", fill=PALE) + rings
            + path("M71.6,32C69.6,18 73.4,10 82,10C90.6,10 94.4,18 92.4,32C88,34.4 76,34.4 71.6,32Z", fill=OCHRE)
            + line("M76.4,29C75.4,20 77,15 82,14M82,31V15M87.6,29C88.6,20 87,15 82,14", width=1.3)
            + path("M70.8,33C70.4,29.6 70.8,28 71.4,27C78,30 86,30 92.6,27C93.2,28 93.6,29.6 93.2,33C87,35.6 77,35.6 "
                   "70.8,33Z",
                   fill=cord, stroke_width=FINE))


def headband(cloth=CREAM):
    """Hachimaki, knotted behind."""
    return (path("M60,50C48,46 42,52 36,62L44,62C50,58 56,58 61,57Z", fill=cloth)
            + path("M59.6,48C68,40 88,37 101,43.6C102.4,46 102,50 101,52.6C88,46 70,48 60,57C58.6,54 58.6,50 59.6,48Z",
                   fill=cloth))


# --- ornaments -------------------------------------------------------------------------------------------------------

def flower(x, y, radius, colour, heart=GOLD):
    return (path(weave.plum(x, y, radius), fill=colour, stroke_width=1.6) + disc(x, y, radius * 0.64, colour)
            + circle(x, y, radius * 0.27, fill=heart, stroke_width=1))


def pin(x, y, turn, head):
    """A long hairpin with a ball."""
    return move(x, y, rect(-1.7, -16, 3.4, 22, 1.7, fill=head, stroke_width=FINE),
                circle(0, -17, 3.6, fill=head, stroke_width=FINE), turn=turn)


def comb(colour=OCHRE):
    """The comb before the knot."""
    return path("M70,33C73,25.4 93,25.4 97,32.6L95,36.4C89,31.6 78,32 72.4,37Z", fill=colour, stroke_width=FINE)


def streamers(x, y, colours):
    """Little flowers on threads, beside the temple."""
    parts = line(f"M{x},{y}v20M{x + 5},{y}v17", width=1.1)
    for row, drop in enumerate((5, 11, 17)):
        colour = colours[row % len(colours)]
        parts += circle(x, y + drop + 2, 2.5, fill=colour, stroke_width=1.2)
        parts += circle(x + 5, y + drop - 0.6, 2.5, fill=colour, stroke_width=1.2)
    return parts


def tiara():
    """A princess's golden crown with flowers and pendants."""
    rays = "".join(move(87, 40, path("M-2,-6L-4.4,-19L0,-25L4.4,-19L2,-6Z", fill=GOLD, stroke_width=FINE), turn=turn)
                   for turn in (-66, -33, 33, 66, 0))
    return rays + path("M68,41C74,29 98,29 104,40C97,36.4 77,36.4 68,41Z", fill=GOLD) + flower(87, 33, 7.6, RED)


def court_comb():
    """Saishi: the golden plate, pins and purple cords of a lady of the old court."""
    return (path("M74,36C72,24 78,15 87,11C96,15 102,24 100,36C95,31 80,31 74,36Z", fill=GOLD)
            + flower(87, 25, 6.4, VERMILION, CREAM)
            + path("M74,36L60,27L58,31L72,40Z", fill=GOLD, stroke_width=FINE)
            + path("M100,36L112,28L113.6,32L101,40Z", fill=GOLD, stroke_width=FINE))
