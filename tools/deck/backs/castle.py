# SPDX-License-Identifier: GPL-3.0-or-later
"""Dark castle: towers on a crag before a huge moon, seen through a row of pointed arches."""

import panel
from svg import GOLD, INK, LINE, circle, group, move, num, path, poly, rect

TITLE = "Dark Castle"
MIDNIGHT = "#2e2560"    # the sky
VIOLET = "#4a3c8a"      # its light around the moon
HAZE = "#3a2f72"        # far mountains
LILAC = "#9a86c8"       # edges that the moon touches
SHADE = "#1d1740"       # walls in the dark
STONE = "#3a2f6c"       # walls in the light
MOON = "#f6e6b4"
PAPER = "#141127"       # also what is nearest


def moon():
    craters = ((88, 108, 13), (156, 92, 9), (182, 150, 14), (112, 84, 6), (70, 146, 7))
    return (circle(125, 142, 101, fill=HAZE) + circle(125, 142, 91, fill=VIOLET)
            + circle(125, 142, 80, fill=MOON, stroke=INK, stroke_width=LINE)
            + path("".join(panel.dot(*crater) for crater in craters), fill="#ead391"))


def mountains():
    return path("M9,250L30,226L40,238L58,216L92,262V341H9ZM241,244L222,222L210,236L192,218L160,262V341H241Z", fill=HAZE)


def tower(x, top, base, half, roof):
    """A round tower with a ring of corbels under a steep roof; the moon is at its left."""
    tall, eave, waist = base - top, num(half + 5), f"{num(half * 0.5)},{num(-roof * 0.35)}"
    cone = f"M-{eave},-4Q-{waist} 0,{num(-roof)}Q{waist} {eave},-4Z"
    return move(x, top, rect(-half, 0, 2 * half, tall, fill=SHADE),
                rect(-half, 0, half * 0.8, tall, fill=STONE, stroke="none"),
                rect(-half, 0, 2 * half, tall, fill="none"),
                rect(-half - 3, -4, 2 * half + 6, 7, fill=SHADE), path(cone, fill="#5d3a78"),
                path(f"M0,{num(-roof)}Q{waist} {eave},-4H0Z", fill="#3d2656", stroke="none"), path(cone, fill="none"))


def window(x, y, half=2.6, height=9):
    return f"M{num(x - half)},{num(y + height)}v{num(-height)}q0,{num(-half * 1.3)} {num(half)},{num(-half * 2)}" \
           f"q{num(half)},{num(half * 0.7)} {num(half)},{num(half * 2)}v{num(height)}Z"


def battlement(left, right, y, base, tooth=5):
    data, x, up = f"M{num(left)},{num(base)}V{num(y)}", left, True
    while x < right - 0.1:
        data += f"h{num(tooth)}v{4 if up else -4}"
        x, up = x + tooth, not up
    return data + f"V{num(base)}Z"


def flag(x, y):
    return path(f"M{x},{y + 1}V{y - 13}", fill="none") + path(f"M{x},{y - 13}l13,3.5l-13,3.5Z", fill="#a8324f")


def castle():
    """Drawn around its foot, which is at (125, 232)."""
    walls = path(battlement(82, 137, 172, 234), fill=STONE) + path(battlement(137, 182, 158, 234), fill=SHADE)
    gate = (path("M97,234V211Q98,199 107.5,194Q117,199 118,211V234Z", fill=PAPER)
            + path("M102.2,233V200M107.5,233V196M112.8,233V200M98,209H117M98,220H117", fill="none", stroke=LILAC,
                   stroke_width=1.4))
    lights = "".join(window(*place) for place in (
        (142, 112), (149, 134), (105, 136), (111, 156, 2, 7), (175, 149, 2, 6), (82, 185, 2.2, 8), (171, 180),
        (159, 180), (147, 180), (171, 206, 2.2, 6), (147, 206, 2.2, 6)))
    return (flag(108, 84) + tower(144, 98, 200, 12, 44) + tower(108, 122, 200, 9.5, 40) + tower(174, 136, 234, 9, 38)
            + walls + tower(84, 164, 236, 8, 30) + gate + path(lights, fill=GOLD, stroke_width=1.4))


def crag():
    body = [(28, 341), (40, 318), (46, 296), (60, 284), (56, 268), (62, 258), (58, 246), (190, 243), (198, 256),
            (192, 268), (204, 282), (206, 298), (220, 314), (228, 341)]
    light = ("M58,246L96,245L88,262L94,274L76,298L80,314L62,341H28L40,318L46,296L60,284L56,268L62,258Z"
             "M150,242L166,241L158,262L168,276L152,300L160,318L150,341H130L140,318L132,300L146,278L142,258Z")
    return (poly(body, fill=SHADE) + path(light, fill="#4b3e84", stroke="none") + poly(body, fill="none")
            + path("M186,256L178,272L188,288L180,306M120,330L126,316", fill="none", stroke=STONE))


def road():
    """From the gate down the crag in bends that widen."""
    return path("M92,245H113C114,256 108,262 120,270C138,280 150,284 143,298C136,310 100,308 100,322"
                "C100,332 116,336 122,341"
                "H70C62,328 74,314 96,308C112,303 122,299 121,293C120,286 102,280 97,268C93,260 92,252 92,245Z",
                fill="#8370b6")


def bat(x, y, size, turn=0):
    wing = ("M0,-6L2.4,-9L3.4,-4C8,-5 12,-10 12,-15C20,-13 27,-6 29,4C24,0 20,0 17,3C14,-1 10,0 7.5,4C5,2.5 2,4 0,9"
            "C-2,4 -5,2.5 -7.5,4C-10,0 -14,-1 -17,3C-20,0 -24,0 -29,4C-27,-6 -20,-13 -12,-15C-12,-10 -8,-5 -3.4,-4"
            "L-2.4,-9Z")
    return move(x, y, path(wing), scale=size, turn=turn)


def pine(x, base, height):
    half = height * 0.22
    steps = "".join(f"l{num(half * (0.5 + 0.25 * row))},{num(height * 0.3)}h{num(-half * 0.3)}" for row in range(3))
    back = "".join(f"h{num(-half * 0.3)}l{num(half * (0.5 + 0.25 * row))},{num(-height * 0.3)}" for row in (2, 1, 0))
    width = sum(half * (0.5 + 0.25 * row) - half * 0.3 for row in range(3))
    return f"M{num(x)},{num(base - height)}{steps}H{num(x - width)}{back}Z"


def woods():
    """The near hills with their firs, to the left and the right of the road."""
    hills = ("M9,341V292C24,290 37,296 49,308C60,319 68,330 78,341Z"
             "M241,341V280C224,282 212,292 200,304C188,316 174,330 154,341Z")
    firs = "".join(pine(*place) for place in ((24, 306, 46), (40, 318, 40), (55, 330, 32),
                                              (226, 298, 52), (208, 312, 42), (190, 326, 36)))
    return path(hills, fill=PAPER) + path(firs, fill=PAPER)


def arcade():
    """Pointed arches that hang from the top."""
    step, data = 226 / 8, "M12,10V40"
    for index in range(8):
        left, right = 12 + index * step, 12 + (index + 1) * step
        top, bow = f"{num((left + right) / 2)},22", step * 0.24
        data += f"C{num(left)},31 {num(left + bow)},26 {top}C{num(right - bow)},26 {num(right)},31 {num(right)},40"
    gems = "".join(panel.dot(12 + index * step, 25, 2) for index in range(1, 8))
    return path(data + "V10Z", fill=SHADE, stroke=LILAC, stroke_width=1.8) + path(gems, fill=LILAC)


def back():
    clouds = path(panel.cloud(26, 84, 38) + panel.cloud(182, 78, 42) + panel.cloud(22, 214, 60) + panel.cloud(164, 226, 58), fill="#6a59a8")
    scene = group(clouds, crag(), road(), move(-15.5, -11, castle(), scale=1.1), stroke=INK, stroke_width=1.8,
                  stroke_linejoin="round")
    bats = group(bat(78, 98, 0.62, -10), bat(60, 130, 0.36, 8), bat(166, 84, 0.3, 12), bat(194, 112, 0.5, 14),
                 bat(34, 112, 0.4, -14), bat(212, 150, 0.34, 10), fill=PAPER)
    return (panel.ground(MIDNIGHT) + moon() + mountains() + scene + bats + woods() + arcade()
            + panel.edge(VIOLET, PAPER) + panel.rule(17.5, 6, LILAC, 2))
