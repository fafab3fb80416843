# SPDX-License-Identifier: GPL-3.0-or-later
"""Windsurfer: a bright sail, and a sailor who hangs from the boom over turquoise waves."""

import panel
from svg import CREAM, GOLD, INK, LINE, PALE, RED, circle, group, num, path

TITLE = "Windsurfer"
DEEP = "#0f6f7c"
TEAL = "#1b939b"
TURQUOISE = "#3fb6b4"
SHALLOW = "#7fd2c8"
AIR = "#b9e6dc"
CORAL = "#e2604f"
SKIN = "#b9764a"

LUFF = ((127, 248), (88, 150), (106, 42))
LEECH = ((212, 208), (206, 118), (106, 42))
BOTTOM = 324


def on(curve, t):
    """A point of a quadratic curve."""
    return tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(*curve))


def stretch(curve, first, last):
    """The piece of a quadratic curve from one parameter to another, without its first point."""
    start, end = on(curve, first), on(curve, last)
    slope = [2 * ((1 - first) * (b - a) + first * (c - b)) for a, b, c in zip(*curve)]
    bend = [a + d * (last - first) / 2 for a, d in zip(start, slope)]
    return f"Q{num(bend[0])},{num(bend[1])} {num(end[0])},{num(end[1])}"


def seam(low, high):
    """From the luff to the leech, a little bent."""
    (ax, ay), (bx, by) = low, high
    return f"Q{num((ax + bx) / 2)},{num((ay + by) / 2 - 7)} {num(bx)},{num(by)}"


def sail():
    steps = ((0, 0), (0.27, 0.16), (0.44, 0.33), (0.60, 0.52), (0.75, 0.71), (0.88, 0.86), (1, 1))
    colours = (CREAM, CORAL, GOLD, CREAM, CORAL, GOLD)
    parts = ""
    for (low, out), (high, far), colour in zip(steps, steps[1:], colours):
        x, y = on(LUFF, low)
        end = on(LUFF, high)
        data = f"M{num(x)},{num(y)}"
        data += "Q162,226 212,208" if low == 0 else seam((x, y), on(LEECH, out))
        data += stretch(LEECH, out, far)
        if high < 1:
            data += seam(on(LEECH, far), end)
        parts += path(data + stretch(LUFF, high, low) + "Z", fill=colour, stroke_width=1.5)
    window = path("M124,222Q150,210 178,205Q160,192 115,199Z", fill=AIR, stroke_width=1.4)
    whole = f"M127,248Q162,226 212,208{stretch(LEECH, 0, 1)}{stretch(LUFF, 1, 0)}Z"
    return parts + window + path(whole, fill="none")


def rig():
    mast = path(f"M133,268L127,248{stretch(LUFF, 0, 1)}", fill="none", stroke_width=5.5, stroke_linecap="round")
    boom = panel.limb("M109,194Q160,180 211,208Q156,216 109,194Z", 2.2, GOLD, INK, 1.6)
    return mast + boom


def board():
    hull = path("M44,294C84,277 142,266 206,254C205,268 176,281 144,288C106,296 68,301 44,294Z", fill=CREAM)
    stripe = path("M62,292C100,280 150,272 196,261C188,270 166,277 140,283C108,290 84,294 62,292Z", fill=CORAL,
                  stroke="none")
    return hull + stripe


def foot(x, y):
    return path(f"M{x - 6},{y - 5}C{x - 7},{y + 3} {x - 3},{y + 4.5} {x + 3},{y + 3.5}L{x + 13},{y + 1}"
                f"C{x + 15},{y - 2} {x + 8},{y - 4} {x + 5},{y - 6}Z", fill=SKIN)


def sailor():
    """He leans out against the pull of the sail."""
    far_leg = foot(112, 275) + panel.limb("M72,240L98,247L110,271", 9, SKIN, INK)
    near_leg = foot(90, 281) + panel.limb("M67,242L80,260L88,277", 10, SKIN, INK)
    shorts = path("M58,238Q70,230 79,232L99,240L97,253L84,251L88,264L76,270L61,252Z", fill=RED)
    far_arm = panel.limb("M60,201L84,199L108,194", 6.6, SKIN, INK)
    body = path("M46,203C48,194 60,193 66,200C72,212 80,224 81,235C80,244 64,250 58,242C53,230 44,216 46,203Z",
                fill=DEEP)
    stripe = path("M57,196C60,212 68,229 77,242L70,245.5C62,233 54,216 51,197.5Z", fill=GOLD, stroke="none")
    near_arm = panel.limb("M54,203L84,209L124,201", 7.4, SKIN, INK)
    sleeve = path("M47,203C48,195 57,195 61,198L76,202L73,212L56,210C50,209 47,207 47,203Z", fill=DEEP)
    fist = "M{0},{1}c-5,-1 -7,3 -5,6c1,4 5,5 9,3c4,-2 5,-6 2,-8c-1,-2 -4,-2 -6,-1ZM{2},{3}l5,3.4"
    hands = path(fist.format(108, 189.5, 106, 194) + fist.format(126, 196, 124, 200.5), fill=SKIN, stroke_width=1.7)
    neck = panel.limb("M55,196L52,188", 6.5, SKIN, INK)
    face = path("M44,178C43,187 48,193.5 54,194C59,194 61.5,191 62,187.5L65,185.5L62.5,181C62.5,174 56,169 50,170"
                "C46,171 44,174 44,178Z", fill=SKIN) + circle(58.2, 183.2, 1.2, fill=INK, stroke="none")
    hair = path("M62.5,180C56,181 53,178 52,181C51,185 50,188 46,189C38,190 34,185 29,187C32,180 37,180 41,178"
                "C40,168 48,164 55,166C61,168 64,174 62.5,180Z", fill=INK)
    return far_leg + near_leg + far_arm + body + stripe + shorts + neck + near_arm + hands + sleeve + face + hair


def swell(y, height, first, length, count):
    """A closed wave with sharp crests, across the picture and a little under its border."""
    crests = "".join(f"q{num(length * 0.42)},{num(height)} {num(length)},0" for _ in range(count))
    return f"M{num(first)},{num(y)}{crests}V{BOTTOM}H{num(first)}Z"


def sea():
    glints = "M36,222h26M70,229h18M150,228h30M190,221h22M44,238h34M170,238h40"
    return (path(f"M20,214H230V{BOTTOM}H20Z", fill=TEAL) + path(glints, fill="none", stroke=SHALLOW, stroke_width=1.8)
            + path(swell(250, 17, 10, 57, 4), fill=TURQUOISE))


def front_sea():
    return (path(swell(290, 16, 16, 54, 4), fill=CREAM) + path(swell(297, 16, 16, 54, 4), fill=DEEP, stroke="none")
            + path(swell(309, 14, 12, 74, 3), fill=TEAL, stroke="none"))


def spray():
    cloud = path("M14,300V288C22,276 34,276 40,282C46,274 58,276 60,284C68,280 76,284 78,290C84,289 88,294 88,300Z",
                 fill=CREAM)
    curls = path("M40,282Q44,284 44,288M60,284Q58,290 62,292", fill="none", stroke_width=1.6)
    drops = panel.dot(44, 271, 2.6) + panel.dot(53, 264, 1.8) + panel.dot(37, 262, 1.6)
    return cloud + curls + path(drops, fill=CREAM, stroke="none")


def sky():
    sun = circle(172, 84, 27, fill=PALE)
    rays = path(panel.rays(172, 84, 32, 260, 24, 0.42, 4), fill="#cdeee4", stroke="none")
    gulls = "M44,84q7,-8 12,0q5,-8 12,0M62,112q5,-6 9,0q4,-6 9,0"
    island = "M168,216C176,206 184,206 190,210C198,198 212,200 222,206L236,210V216Z"
    return (panel.ground(AIR) + rays + sun + path(gulls, fill="none", stroke_linecap="round")
            + path(island, fill=TURQUOISE))


def back():
    scroll = ("M0,5.5C4,5.5 7,3 8,-1C9,-5 12,-7 15.5,-6C19,-5 20,-1 17.5,0.5C18,-2.6 15.5,-3.6 14,-2"
              "C11,1.5 14,5.5 24,5.5Z")
    frame = panel.frame(scroll, 24, 9, 13, DEEP, AIR, GOLD, GOLD)
    picture = group(sky(), sea(), sail(), rig(), board(), spray(), sailor(), front_sea(), stroke=INK, stroke_width=LINE,
                    stroke_linejoin="round")
    return picture + frame + panel.edge("#0a4b57")
