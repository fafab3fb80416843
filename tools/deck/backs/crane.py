# SPDX-License-Identifier: GPL-3.0-or-later
"""Crane: a red-crowned crane flies before a large sun, over waves."""

import math

import panel
from svg import CREAM, GOLD, INK, LINE, circle, group, move, num, path

TITLE = "Crane"
VERMILION = "#d8452c"
LACQUER = "#a62a22"     # the waves' deep side
SUN = "#f8dfa9"
FEATHER = "#fffdf8"
SOOT = "#262a3b"        # the black feathers, a shade above the outlines


def bend(start, middle, end, part):
    """A place on the curve from start to end that is pulled to the middle."""
    rest = 1 - part
    return tuple(rest * rest * a + 2 * rest * part * b + part * part * c for a, b, c in zip(start, middle, end))


def feather(root, tip, half):
    """A long leaf with a round end."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    wide = half / math.hypot(dx, dy)

    def spot(along, aside):
        return f"{num(root[0] + dx * along - dy * wide * aside)},{num(root[1] + dy * along + dx * wide * aside)}"

    return (f"M{spot(0, 0.5)}C{spot(0.5, 1)} {spot(0.8, 1.1)} {spot(0.93, 0.8)}Q{spot(1, 0.5)} {spot(1, 0)}"
            f"Q{spot(1, -0.5)} {spot(0.93, -0.8)}C{spot(0.8, -1.1)} {spot(0.5, -1)} {spot(0, -0.5)}Z")


def fan(roots, tips, count, half, first=0.0):
    """Feathers side by side, those nearer to the body over the outer ones; roots and tips are bends."""
    data = []
    for index in range(count):
        part = first + (1 - first) * index / (count - 1)
        data.append(feather(bend(*roots, part), bend(*tips, part), half))
    return data


def scallops(roots, ends, reach):
    """The round ends of a row of small feathers, from the first to the last, without the start of the path."""
    row = [(root[0] + (end[0] - root[0]) * reach, root[1] + (end[1] - root[1]) * reach)
           for root, end in zip(roots, ends)]
    data = f"{num(row[0][0])},{num(row[0][1])}"
    for index in range(len(row) - 1):
        ax, ay, bx, by = *row[index], *row[index + 1]
        rx, ry = (roots[index][0] + roots[index + 1][0]) / 2, (roots[index][1] + roots[index + 1][1]) / 2
        dx, dy = (ax + bx) / 2 - rx, (ay + by) / 2 - ry
        bulge = math.hypot(bx - ax, by - ay) * 0.75 / math.hypot(dx, dy)
        data += f"Q{num((ax + bx) / 2 + dx * bulge)},{num((ay + by) / 2 + dy * bulge)} {num(bx)},{num(by)}"
    return data


def wing(shoulder, wrist, tip, middle, inner, lead):
    """A spread wing: white hand, black arm, and the coverts; tip, middle and inner are on its hind edge, lead pulls its
    front edge."""
    elbow = ((shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2)

    def out(start, end, more):
        return (start[0] + end[0]) / 2 + more[0], (start[1] + end[1]) / 2 + more[1]

    hand_tips = (tip, out(tip, middle["at"], middle["hand"]), middle["at"])
    arm_tips = (middle["at"], out(middle["at"], inner, middle["arm"]), inner)
    hand = fan((wrist, wrist, wrist), hand_tips, 7, 6.6)
    arm = fan((wrist, elbow, shoulder), arm_tips, 8, 7.2, 0.09)
    ends = [bend(*hand_tips, index / 4) for index in range(4)] + [bend(*arm_tips, index / 6) for index in range(7)]
    roots = [wrist] * 4 + [bend(wrist, elbow, shoulder, index / 6) for index in range(7)]
    reach = math.hypot(tip[0] - wrist[0], tip[1] - wrist[1])
    ux, uy = (tip[0] - wrist[0]) / reach, (tip[1] - wrist[1]) / reach
    side = math.copysign(1, ux * (shoulder[1] - wrist[1]) - uy * (shoulder[0] - wrist[0]))

    def spot(along, aside):
        return (f"{num(wrist[0] + ux * along * reach - side * uy * aside)},"
                f"{num(wrist[1] + uy * along * reach + side * ux * aside)}")

    front = (f"M{num(shoulder[0])},{num(shoulder[1])}Q{num(lead[0])},{num(lead[1])} {spot(-0.04, 6)}"
             f"Q{spot(0.16, 9.5)} {spot(0.62, 7)}L")
    return ("".join(path(data, fill=FEATHER) for data in hand)
            + "".join(path(data, fill=SOOT, stroke="#767a8a", stroke_width=1.2) for data in arm)
            + path(front + scallops(roots, ends, 0.48) + "Z", fill=FEATHER)
            + path("M" + scallops(roots, ends, 0.26), fill="none", stroke_width=1.2))


def far_wing():
    return wing((150, 172), (170, 112), (192, 46), {"at": (140, 62), "hand": (2, -12), "arm": (-10, 0)}, (118, 152),
                (170, 146))


def near_wing():
    return wing((142, 184), (106, 118), (82, 44), {"at": (34, 96), "hand": (-12, -10), "arm": (-14, 6)}, (80, 202),
                (132, 150))


def body():
    """The trunk and the neck, white behind and black below, with the red crown."""
    legs = path("M92,196L34,216l-13,2M96,200L38,224l-14,5", fill="none", stroke_width=3)
    white = [(76, 205), (96, 187), (128, 172), (152, 165), (172, 158), (190, 148), (204, 138), (211, 133), (217, 134),
             (219, 139), (214, 144), (206, 148), (192, 160), (178, 173), (164, 184), (146, 196), (118, 207),
             (94, 209)]
    black = [(164, 170), (184, 158), (198, 147), (208, 139), (216, 138), (219, 139), (214, 144), (206, 148), (192, 160),
             (176, 175)]
    return (legs + path(panel.smooth(white, True), fill=FEATHER) + path(panel.smooth(black, True), fill=SOOT, stroke="none")
            + path("M217,135.5L238,134L218,141Z", fill=GOLD)
            + path("M205,137.5Q211,129.5 218,134.5L214,138Q210,136.5 205,137.5Z", fill="#c4202c")
            + circle(212.5, 140, 1.2, fill=CREAM, stroke="none"))


CREST = ((30, 0), (52, -14), (60, -40), (64, -57), (86, -63), (95, -48), (100, -39), (97, -31), (90, -27),
         (92, -37), (82, -43), (75, -35), (66, -22), (80, 0), (110, 0))
FOAM = ((12, 0), (38, -6), (55, -22), (60, -40), (64, -57), (86, -63), (95, -48), (100, -39), (97, -31), (90, -27),
        (94, -40), (84, -51), (75, -46), (68, -42), (68, -26), (56, -12), (44, 0), (28, 2), (12, 0))
RIPPLES = (((30, 10), (52, 6), (66, -4), (70, -18)), ((52, 12), (64, 8), (72, 2), (75, -6)),
           ((98, 10), (90, 8), (84, 4), (81, -2)))


def surf(y, crests, fill):
    """A swell across the panel and down to its lower edge, with crests (x, scale) that curl to the right."""
    def curve(x, scale, points):
        return " ".join(f"{num(x + across * scale)},{num(y + up * scale)}" for across, up in points)

    swell = "".join(f"H{num(x)}C{curve(x, scale, CREST)}" for x, scale in crests)
    foam = "".join(f"M{curve(x, scale, FOAM[:1])}C{curve(x, scale, FOAM[1:])}Z" for x, scale in crests)
    ripples = "".join(f"M{curve(x, scale, line[:1])}C{curve(x, scale, line[1:])}"
                      for x, scale in crests for line in RIPPLES)
    return (path(f"M9,{num(y)}{swell}H241V341H9Z", fill=fill) + path(foam, fill=CREAM)
            + path(ripples, fill="none", stroke=SUN, stroke_width=1.8))


def back():
    sun = circle(125, 142, 90, fill=SUN, stroke=INK, stroke_width=LINE)
    clouds = path(panel.cloud(146, 48, 76) + panel.cloud(27, 56, 52) + panel.cloud(116, 228, 80), fill=CREAM)
    waves = surf(280, ((12, 0.54), (72, 0.7), (146, 0.83)), "#b83526") + surf(320, ((18, 1.16), (145, 0.84)), LACQUER)
    crane = move(10, 13, far_wing(), body(), near_wing(), scale=0.92)
    scene = group(clouds, crane, waves, stroke=INK, stroke_width=1.7, stroke_linejoin="round", stroke_linecap="round")
    return panel.ground(VERMILION) + sun + scene + panel.edge(LACQUER, CREAM) + panel.rule(17.5, 6, SUN, 2)
