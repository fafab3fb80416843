# SPDX-License-Identifier: GPL-3.0-or-later
"""The queens: a spider, a bride, a witch and a ghost."""

from faces.horror import people
from faces.horror.colours import BONE, EMBER, FERN, MIST, MOSS, NIGHT
from faces.horror.strokes import at, blot, cloak, cord, fist, line, ring_point, sagging, sewn
from faces.traditional.bodies import dot, middle
from faces.traditional.heads import MID, both, tip
from pips import OUTLINE
from svg import CREAM, GOLD, INK, PALE, RED, ROSE, SKY, circle, ellipse, group, mirror, move, num, path, poly, rect

HELD = 136
LILAC, WAN, WARM, SPIRIT = "#e7deea", "#efe3d8", "#f3d5b0", "#e3f0ea"
FOG, TEAL = "#bcd3d0", "#86a9ab"
SMOKE, WINE = "#cfc9e2", "#7b3152"


def neckline(skin, low=134, wide=23):
    return path(f"M{81 - wide},102C{81 - wide + 6},98 71,98 71,88H91C91,98 {81 + wide - 6},98 {81 + wide},102"
                f"C{81 + wide - 4},120 92,{low - 5} 81,{low}C70,{low - 5} {81 - wide + 4},120 {81 - wide},102Z",
                fill=skin)


def tresses(colour, data, strands, shine):
    return path(data, fill=colour) + line(strands, 1.5, shine)


# --- spade: the spider -----------------------------------------------------------------------------------------------

def web_collar():
    """A standing lace collar, spun rather than sewn."""
    x, y = 81, 108
    angles = list(range(180, 361, 20))
    tips = [ring_point(x, y, 59, angle) for angle in angles]
    spokes = "".join(f"M{x},{y}L{at(place)}" for place in tips[1:-1])
    places = ([ring_point(x, y, 59 * ring, angle) for angle in angles] for ring in (0.84, 0.66))
    rings = "".join(sagging(threads, (x, y), 0.12) for threads in places)
    return path(sagging(tips, (x, y), 0.12) + "Z", fill=MIST) + line(spokes + rings, 1.3, NIGHT)


def spider_hair():
    back = ("M81,30C60,30 49,44 50,64C51,82 50,98 42,112C48,120 62,118 68,108L70,92H92L94,108C100,118 114,120 120,112"
            "C112,98 111,82 112,64C113,44 102,30 81,30Z")
    return tresses(INK, back, "M56,62C57,82 57,98 51,110M106,62C105,82 105,98 111,110", MIST)


def spider_crown():
    legs = "M76,34C70,34 66,26 67,14M75,37C64,38 57,30 55,17M75,40C64,44 55,40 48,29M76,43C68,48 62,50 57,60"
    return (both(cord(legs, GOLD, 2.4))
            + ellipse(81, 25, 8.6, 10.4, fill=NIGHT) + circle(81, 40, 6.4, fill=NIGHT)
            + path("M77.6,20H84.4L81.4,25L84.4,30H77.6L80.6,25Z", fill=RED, stroke="none")
            + both(circle(78.6, 41.6, 1.3, fill=PALE, stroke="none")))


def moon_staff():
    """A crescent on a staff, and a spider that hangs from its horn."""
    x = HELD
    spider = (line("M0,0L-6,-5L-7.4,-8.6M0,1L-7.4,-1L-9.4,-4M0,3L-7,4L-8.6,8M0,4L-4.6,8L-5,12"
                   "M0,0L6,-5L7.4,-8.6M0,1L7.4,-1L9.4,-4M0,3L7,4L8.6,8M0,4L4.6,8L5,12", 1.4)
              + circle(0, -1, 2.6, fill=INK, stroke="none") + ellipse(0, 3.4, 3.6, 4.4, fill=INK, stroke="none"))
    return (rect(x - 2.6, 62, 5.2, 78, fill=GOLD)
            + path(f"M{x - 8},18C{x + 6},14 {x + 18},24 {x + 18},40C{x + 18},56 {x + 6},66 {x - 8},62"
                   f"C{x + 2},60 {x + 8},51 {x + 8},40C{x + 8},29 {x + 2},20 {x - 8},18Z", fill=PALE)
            + line(f"M{x - 8},18V34", 1.2) + move(x - 8, 42, spider, scale=0.95)
            + path(f"M{x - 6},68L{x},62L{x + 6},68L{x},74Z", fill=NIGHT, stroke_width=1.6))


def gown_of_webs():
    webs = "".join(f"M{x},{y}L{x + dx},{y + dy}" for x, y, dx, dy in
                   ((30, 112, -16, 40), (30, 112, -4, 42), (30, 112, 9, 38), (30, 112, -26, 22), (30, 112, 22, 26)))
    rings = "M12,124Q16,126 17.6,134Q24,132 28,138Q33,134 37.4,136Q40,130 48,132"
    return line(webs + rings, 1.3, MIST)


def spider():
    body = (cloak(NIGHT) + gown_of_webs() + mirror(MID, gown_of_webs())
            + path(f"M56,104L62,{num(middle(62))}L100,{num(middle(100))}L106,104Z", fill=WINE)
            + line("M66,120L96,132M96,120L66,132M68,132L94,143", 1.8, MIST))
    return (web_collar() + body + spider_hair() + neckline(LILAC, 128, 21)
            + line("M70,101Q81,111 92,101", 2.2, GOLD) + poly([(81, 107), (85, 112.6), (81, 119), (77, 112.6)],
                                                              fill=RED)
            + path(people.OVAL, fill=LILAC) + people.eyes(-1, NIGHT, "#bda9d0") + people.brows(-1, 4, INK, 2, 3)
            + people.nose(-1) + people.lips(-1, RED)
            + path("M81,37C68,36 58,46 57.4,72C62,64 74,56 81,44C88,56 100,64 104.6,72C104,46 94,36 81,37Z", fill=INK)
            + spider_crown() + moon_staff() + fist(LILAC, NIGHT))


# --- heart: the bride ------------------------------------------------------------------------------------------------

def veil():
    return (path("M81,10C54,10 42,28 40,54C38,84 30,104 12,122L4,132L18,136L30,130L44,128L62,108H100L118,128L132,130"
                 "L144,136"
                 "L158,132L150,122C132,104 124,84 122,54C120,28 108,10 81,10Z", fill=SMOKE)
            + line("M46,60C45,84 39,104 26,124M52,80C51,98 48,112 42,124M116,60C117,84 123,104 136,124"
                   "M110,80C111,98 114,112 120,124", 1.4, "#8f86b5"))


def bride_hair():
    back = ("M81,24C58,23 47,42 48,66C48,84 44,96 37,106C43,115 58,114 66,104L70,92H92L96,104C104,114 118,115 125,106"
            "C118,96 114,84 114,66C115,42 104,23 81,24Z")
    return tresses(INK, back, "M54,60C54,80 52,96 44,106M60,82C60,96 56,104 51,109M62,32C56,40 54,46 54,52", MIST)


def streak():
    """The hair over the brow: black to the left, and to the right the white lock."""
    return (path("M80,37C66,38 57,50 56.6,76C61,66 66,60 71,52C75,49 78,46 80,43Z", fill=INK)
            + path("M76,36C94,36 106,46 108,66C109,84 113,97 122,107C114,113 104,110 100,101C97,90 101,78 100,67"
                   "C98,56 90,49 76,44Z",
                   fill=CREAM)
            + line("M90,43C100,49 104,58 104,68C104,84 105,96 112,107M104,96Q105,103 108,107", 1.4, "#a79cb8")
            + line("M110.6,58C112,80 114,94 121,104", 1.5, MIST))


def diadem(points, gem, y=44):
    """A light band with points for the ladies: (x, height) from the middle outward."""
    data = f"M57,{y}"
    ordered = [(162 - x, h) for x, h in reversed(points) if x != 81] + list(points)
    for (x, h), nxt in zip(ordered, ordered[1:] + [None]):
        base = y - 1 + 5 * (1 - ((x - 81) / 24) ** 2)
        data += f"L{num(x)},{num(base - h)}"
        if nxt:
            vx = (x + nxt[0]) / 2
            data += f"L{num(vx)},{num(y - 3 + 5 * (1 - ((vx - 81) / 24) ** 2))}"
    data += f"L105,{y}L104,{y + 6}Q81,{y + 14} 58,{y + 6}Z"
    return path(data, fill=GOLD) + gem


def stitches():
    return line("M70,100Q81,106 92,100M72.6,98.6L71.6,103.6M77,100.8L76.6,105.6M81.6,101.4V106.4M86,100.8L86.6,105.4"
                "M90,98.8L91,103",
                1.3, "#6c5a7a")


def rose(x, y, size, petals, heart):
    leaves = "".join(move(0, 0, ellipse(0, -9, 8, 8, fill=petals, stroke_width=2.1 / size), turn=angle)
                     for angle in range(0, 360, 72))
    return move(x, y, leaves, circle(0, 0, 8.4, fill=heart, stroke_width=2 / size),
                line("M-4,1A4.4,4.4 0 1 1 3.6,3.4M-1,0.4A1.8,1.8 0 0 1 1.8,-0.6", 1.5 / size), scale=size)


def bouquet():
    x = HELD
    leaf = path("M0,0C8,-3 14,-10 14,-19C5,-17 0,-10 0,0Z", fill=MOSS)
    left = group(leaf, transform="scale(-1 1)")
    stems = f"M{x - 9},86L{x - 2},124M{x + 8},88L{x + 2},124M{x},76V124"
    return (line(stems, 5.6, INK) + line(stems, 2.4, FERN)
            + move(x + 2, 108, leaf, turn=14, scale=0.9) + move(x - 2, 110, left, turn=-14, scale=0.9)
            + move(x - 9, 72, left, turn=-24, scale=0.9) + move(x + 9, 70, leaf, turn=14, scale=0.8)
            + rose(x - 9, 81, 0.66, BONE, "#d9c9a5") + rose(x + 9, 83, 0.6, SMOKE, MIST) + rose(x, 61, 0.9, RED, ROSE)
            + path(f"M{x - 6.4},111H{x + 6.4}L{x + 4.6},118H{x - 4.6}Z", fill=CREAM))


def lace_gown():
    return (cloak(BONE) + sewn("heart", ((12, 131), (25, 123), (25, 141), (41, 118), (41, 134)), "#d6c7a4")
            + line("M18,118C15,128 14,140 15,152M31,114C27,126 26,138 27,150M146,118C149,124 150,130 150,134", 1.4,
                   "#a08f7a")
            + path("M58,103C62,124 71,136 81,141C91,136 100,124 104,103L112,105C108,130 95,142 81,148"
                   "C67,142 54,130 50,105Z", fill=CREAM)
            + line("M52.4,112L58,110M55,122L61,118M60.6,131L66,126M67,138L72,132.6M109.6,112L104,110M107,122L101,118"
                   "M101.4,131L96,126"
                   "M95,138L90,132.6", 1.3))


def bride():
    return (veil() + lace_gown() + bride_hair() + neckline(WAN, 138, 22) + stitches()
            + move(74.4, 113, path(OUTLINE["heart"], fill=RED, stroke_width=13), scale=0.135)
            + path(people.OVAL, fill=WAN) + people.eyes(1, "#3c5a48", "#c3b2c6") + people.brows(1, 4.6, INK, 2)
            + people.nose(1) + people.lips(1, RED) + streak()
            + diadem(((81, 17), (93, 13), (107.4, 11)), circle(81, 44, 3, fill=RED, stroke_width=1.4)
                     + both(circle(69, 42.4, 1.9, fill=CREAM, stroke_width=1.2)), 37)
            + bouquet() + fist(WAN, CREAM))


# --- club: the witch -------------------------------------------------------------------------------------------------

def witch_hair():
    back = ("M81,40C58,38 50,54 50,70C50,84 40,90 38,102C36,114 46,120 52,114C52,122 62,122 66,114L70,92H92L96,114"
            "C100,122 110,122 110,114C116,120 126,114 124,102C122,90 112,84 112,70C112,54 104,38 81,40Z")
    return tresses(EMBER, back, "M56,66C56,84 46,92 46,106M61,78C62,96 57,102 58,112M106,66C106,84 116,92 116,106"
                   "M101,78C100,96 105,102 104,112", "#8f4526")


def hat():
    """A pointed hat, its tip bent, with the queen's circlet at the brim."""
    cone = ("M59,50C65,38 69,28 72,19C75,10 87,7 97,11"
            "C106,15 113,22 116,33C109,27 101,24 95,26C98,34 101,42 103,50Q81,58 59,50Z")
    brim = "M38,56C44,47 60,45 81,45C102,45 118,47 124,56C118,62 110,58 99,57Q81,54 63,57C52,58 44,62 38,56Z"
    return (path(cone, fill=NIGHT) + line("M77,19C75,26 73,31 70,36M90,13C86,15 85,18 88,24M95,26Q91,24 88,24", 1.5,
                                          MIST)
            + path(brim, fill=NIGHT)
            + path("M60,50L56,36L66,42L69,32L76,42L81,30L86,42L93,32L96,42L106,36L102,50Q81,56 60,50Z", fill=GOLD)
            + circle(81, 48.4, 2.6, fill=RED, stroke_width=1.4) + both(circle(70, 47.4, 1.8, fill=CREAM,
                                                                              stroke_width=1.2))
            + tip("club", 81, 30, 0.6))


def broom():
    x = HELD
    return (rect(x - 2.8, 56, 5.6, 84, fill="#a5713f")
            + path(f"M{x - 5},62C{x - 8},50 {x - 18},38 {x - 17},14L{x - 11},20L{x - 8},11L{x - 3},18L{x},9L{x + 3},18"
                   f"L{x + 8},11"
                   f"L{x + 11},20L{x + 17},14C{x + 18},38 {x + 8},50 {x + 5},62Z", fill=GOLD)
            + line(f"M{x - 10},27C{x - 10},38 {x - 6},44 {x - 4},52M{x},24V50"
                   f"M{x + 10},27C{x + 10},38 {x + 6},44 {x + 4},52", 1.4)
            + path(f"M{x - 9},51Q{x},56 {x + 9},51L{x + 6.4},61Q{x},65 {x - 6.4},61Z", fill=RED))


def witch_dress():
    leaf = "M0,0C4,-4 4,-10 0,-14C-4,-10 -4,-4 0,0Z"
    sprigs = "".join(path(leaf, fill=FERN, stroke_width=1.4, transform=f"translate({x} {y}) rotate({turn})")
                     for x, y, turn in ((24, 132, -30), (24, 132, 30), (24, 146, -30), (24, 146, 30)))
    return (cloak(MOSS) + line("M24,120V152", 1.5, INK) + sprigs
            + path(f"M58,103L62,{num(middle(62))}L100,{num(middle(100))}L104,103Z", fill=NIGHT)
            + line("M66,122L96,134M96,122L66,134M68,134L94,145", 1.9, GOLD))


def witch():
    return (witch_dress() + witch_hair() + neckline(WARM, 128, 21)
            + line("M69,101Q81,113 93,101", 1.6) + path("M81,106C85,109 86,113 84,116C82.6,118 79.4,118 78,116"
                                                        "C76,113 77,109 81,106Z", fill=FERN)
            + path(people.OVAL, fill=WARM) + people.eyes(-1, "#4c6a2f", "#dcb49a")
            + people.brows(-1, 4, "#8f4526", 2.2, 3)
            + people.nose(-1, 77.4) + line("M72,84.2Q80,88.6 87,82.4", 2.4, RED) + line("M87.6,82Q88.8,81 88.6,80", 1.2)
            + blot(dot(92, 79, 1.2), "#8f4526")
            + path("M81,46C68,46 58,50 57.2,74C64,66 72,58 76,50C82,58 94,62 104.8,74C104,50 94,46 81,46Z", fill=EMBER)
            + hat() + broom() + fist(WARM, FERN))


# --- diamond: the ghost ----------------------------------------------------------------------------------------------

def wig():
    """A powdered wig, high and curled, as it was worn three hundred years ago."""
    tower = "M81,12C64,11 53,22 53,38C53,48 56,54 58,62H104C106,54 109,48 109,38C109,22 98,11 81,12Z"
    curls = "".join(ellipse(x, y, 7.4, 5.4, fill=CREAM) + line(f"M{x - 3},{y + 1}A3,2.4 0 1 1 {x + 2},{y + 2}", 1.3)
                    for x, y in ((54, 66), (51.4, 76.6), (51, 87.4), (52.6, 98)))
    ends = path("M47,100C44,108 48,112 44,118C52,118 58,112 58.4,101Z", fill=CREAM)
    return both(ends) + path(tower, fill=CREAM) + both(curls), line(
        "M61,36C61,26 68,20 75,18M68,38C67,30 72,25 78,23M101,36C101,26 94,20 87,18M94,38C95,30 90,25 84,23", 1.4, TEAL)


def shroud():
    """A gown that goes to wisps of fog."""
    wisps = ("M64,98C46,103 26,104 14,112C4,118 4,126 9,128C13,129 15,125 12,123C20,122 20,132 12,134"
             "C6,136 2,142 2,146V"
             f"{num(middle(2))}L160,{num(middle(160))}V124C156,128 150,128 150,124C150,120 156,119 157,116"
             f"C150,106 116,103 98,98Z")
    return (path(wisps, fill=FOG)
            + line("M30,112C24,126 26,138 22,150M44,108C38,124 40,136 36,149M132,112C136,122 134,128 138,136"
                   "M118,108C123,120 121,130 125,138",
                   1.5, TEAL)
            + path("M58,103C60,118 68,130 81,136C94,130 102,118 104,103L110,105C110,124 96,140 81,146"
                   "C66,140 52,124 52,105Z", fill=SPIRIT)
            + line("M54,114Q58,116 60,112M59,125Q63,125 64,120M68,134Q71,132 71,128M108,114Q104,116 102,112"
                   "M103,125Q99,125 98,120M94,134Q91,132 91,128", 1.3))


def candelabrum():
    x = HELD
    flames = "".join(path(f"M{a},{b - 15}C{a + 5},{b - 8} {a + 5},{b - 2} {a},{b}"
                          f"C{a - 5},{b - 2} {a - 5},{b - 8} {a},{b - 15}Z", fill=PALE)
                     + path(f"M{a},{b - 8}C{a + 2},{b - 4} {a + 1.6},{b - 1.6} {a},{b - 1}"
                            f"C{a - 1.6},{b - 1.6} {a - 2},{b - 4} {a},{b - 8}Z", fill=EMBER, stroke="none")
                     for a, b in ((x, 28), (x - 13.4, 44), (x + 13.4, 44)))
    wax = "".join(rect(a - 3.2, b, 6.4, h, 1, fill=CREAM) + rect(a - 5.4, b + h - 1, 10.8, 4, 1.6, fill=GOLD)
                  for a, b, h in ((x, 29, 22), (x - 13.4, 45, 16), (x + 13.4, 45, 16)))
    arms = cord(f"M{x - 13.4},66C{x - 13.4},80 {x - 4},80 {x},84C{x + 4},80 {x + 13.4},80 {x + 13.4},66", GOLD, 3)
    return (arms + rect(x - 2.6, 54, 5.2, 86, fill=GOLD) + wax + flames
            + poly([(x, 76), (x + 6, 84), (x, 92), (x - 6, 84)], fill=RED)
            + ellipse(x, 104, 6, 3, fill=GOLD))


def ghost():
    behind, strands = wig()
    jewels = "".join(poly([(x, y - 5), (x + 3.6, y), (x, y + 5), (x - 3.6, y)], fill=RED if x == 81 else SKY,
                          stroke_width=1.3)
                     for x, y in ((68, 103), (94, 103), (81, 109)))
    x = 81 + 2.2
    return (shroud() + behind + neckline(SPIRIT, 130, 21) + line("M64,99Q81,113 98,99", 1.5) + jewels
            + path(people.OVAL, fill=SPIRIT) + people.eyes(1, "#3f6f77", "#a9c6c6") + people.brows(1, 3.6, TEAL, 2, -5)
            + people.nose(1) + ellipse(x, 85.4, 3.6, 4, fill="#5d8388", stroke_width=1.5)
            + path("M81,40C69,39 59,46 58,66C64,60 66,54 70,51Q81,46 92,51C96,54 98,60 104,66C103,46 93,39 81,40Z",
                   fill=CREAM)
            + strands
            + diadem(((81, 17), (93, 12), (107, 10)), poly([(81, 31), (85.4, 38), (81, 45), (76.6, 38)], fill=RED,
                                                           stroke_width=1.4)
                     + both(circle(69, 43.4, 1.9, fill=SKY, stroke_width=1.2)), 38)
            + candelabrum() + fist(SPIRIT, CREAM))


QUEENS = {"spade": spider, "heart": bride, "club": witch, "diamond": ghost}
