# SPDX-License-Identifier: GPL-3.0-or-later
"""Portico: the front of a temple under a warm sky, between cypresses."""

import panel
from svg import CREAM, GOLD, INK, LINE, PALE, circle, group, mirror, move, num, path, poly, rect

TITLE = "Portico"
OCHRE = "#d9953f"
HONEY = "#e9b763"
SAND = "#f3d08c"
CLAY = "#b9562f"
EARTH = "#7c3422"
DUSK = "#4a2320"
OLIVE = "#54613a"
COLUMNS = (59, 85.4, 111.8, 138.2, 164.6, 191)


def sky():
    """A low sun behind the gable."""
    rings = "".join(circle(125, 108, radius, fill=fill, stroke="none")
                    for radius, fill in ((104, "#e0a24a"), (82, HONEY), (64, SAND), (48, PALE)))
    return panel.ground(OCHRE) + rings


def clouds():
    data = "M20,58H66a5,5 0 0 1 0,10H52a4,4 0 0 0 0,8H20ZM232,78H194a5,5 0 0 0 0,10H208a4,4 0 0 1 0,8H232Z"
    return path(data, fill=CREAM, stroke="none")


def hills():
    far = "M20,240C40,214 60,222 78,232C110,214 150,222 168,236C186,216 214,214 232,232V290H20Z"
    near = "M20,256C50,244 80,252 125,254C170,252 206,240 232,250V290H20Z"
    return path(far, fill="#c9803c") + path(near, fill="#a9652f")


def shaft(x):
    """A column with its capital, in the shade on its right."""
    body = poly([(x - 7, 168), (x + 7, 168), (x + 8.4, 258), (x - 8.4, 258)], fill=CREAM)
    shade = poly([(x + 2.6, 168), (x + 7, 168), (x + 8.4, 258), (x + 3.2, 258)], fill=HONEY, stroke="none")
    flutes = path(f"M{num(x - 3)},171L{num(x - 3.6)},256M{num(x + 0.4)},171V256", fill="none", stroke=OCHRE,
                  stroke_width=1.3)
    outline = poly([(x - 7, 168), (x + 7, 168), (x + 8.4, 258), (x - 8.4, 258)], fill="none")
    echinus = path(f"M{num(x - 7)},168Q{num(x - 9)},163 {num(x - 10)},160H{num(x + 10)}"
                   f"Q{num(x + 9)},163 {num(x + 7)},168Z", fill=SAND)
    return body + shade + flutes + outline + echinus + rect(x - 11, 155, 22, 5.4, fill=CREAM)


def pediment():
    gable = poly([(125, 70), (214, 124), (36, 124)], fill=CREAM)
    field = poly([(125, 83), (186, 117), (64, 117)], fill=CLAY)
    cornice = rect(36, 121, 178, 7.5, fill=CREAM)
    crown = path("M125,71C118,68 115,62 117,57C119,59 121,60 122,61C121,55 123,50 125,46C127,50 129,55 128,61"
                 "C129,60 131,59 133,57C135,62 132,68 125,71Z", fill=CLAY)
    ends = "".join(path(f"M{x},121C{x + s * 6},117 {x + s * 10},110 {x + s * 7},103"
                        f"C{x + s * 2},106 {x - s * 4},112 {x - s * 4},118Z", fill=CLAY)
                   for x, s in ((210, 1), (40, -1)))
    wreath = circle(125, 106, 9.5, fill=GOLD, stroke_width=1.6) + circle(125, 106, 4.2, fill=CREAM, stroke_width=1.4)
    rays = path("M112,106L84,114L113,111ZM138,106L166,114L137,111Z", fill=GOLD, stroke_width=1.4)
    return ends + gable + field + rays + wreath + cornice + crown


def entablature():
    frieze = rect(44, 128.5, 162, 14, fill=OCHRE)
    blocks = "".join(f"M{num(x - 4)},128.5h8v14h-8ZM{num(x)},131v11"
                     for x in [59 + 13.2 * index for index in range(11)])
    return frieze + path(blocks, fill=CREAM, stroke_width=1.2) + rect(44, 142.5, 162, 12.5, fill=CREAM)


def inside():
    wall = rect(50, 155, 150, 103, fill=EARTH)
    door = rect(112, 184, 26, 74, fill=DUSK) + path("M116,258V188H134V258", fill="none", stroke=OCHRE, stroke_width=1.5)
    return wall + door


def steps():
    parts = ""
    for index in range(4):
        y, half = 258 + index * 8, 84 + index * 7
        parts += rect(125 - half, y, 2 * half, 8, fill=CREAM if index % 2 == 0 else SAND)
    return parts


def cypress():
    tree = "M40,288C28,270 27,226 34,192C36,180 38,168 40.5,158C44,170 47,184 49,198C55,232 54,270 42,288Z"
    light = "M41,280C37,256 37,220 40,190M46,262C47,240 46,224 45,212M34,262C32,244 33,226 35,214"
    return path(tree, fill=OLIVE) + path(light, fill="none", stroke="#77834d", stroke_width=1.6)


def amphora():
    body = path("M52,276H66C66,280 64,282 63,284C72,288 75,296 72,304C70,311 65,315 64,320H54C53,315 48,311 46,304"
                "C43,296 46,288 55,284C54,282 52,280 52,276Z", fill=CLAY)
    handles = path("M54,279C46,278 43,284 47,289M64,279C72,278 75,284 71,289", fill="none", stroke_width=2.6)
    bands = path("M45,298C52,301 66,301 73,298L72,304C66,307 52,307 46,304Z", fill=INK, stroke="none")
    return handles + body + bands + rect(49.5, 271.5, 19, 5, 2, fill=CLAY)


def back():
    leaf = "M0,0Q4,-8 13,-6Q10,0 0,0Q4,8 13,6Q10,0 0,0Z"
    frame = panel.frame(leaf, 13, 13, 20, EARTH, HONEY, CREAM, GOLD, 28)
    slabs = "M20,303H232M96,290L80,324M154,290L170,324M125,290V324"
    floor = rect(20, 286, 212, 40, fill=CLAY) + path(slabs, fill="none", stroke=EARTH, stroke_width=1.6)
    trees = cypress() + mirror(125, cypress())
    urn = move(14, 20, amphora(), scale=0.92)
    urns = urn + mirror(125, urn)
    temple = inside() + "".join(shaft(x) for x in COLUMNS) + entablature() + pediment() + steps()
    picture = group(sky(), clouds(), hills(), floor, trees, temple, urns, stroke=INK,
                    stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")
    return picture + frame + panel.edge(DUSK)
