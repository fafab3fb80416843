# SPDX-License-Identifier: GPL-3.0-or-later
"""Safari: a giraffe and an acacia before the great sun of the evening."""

import panel
from svg import CREAM, GOLD, LINE, PALE, circle, ellipse, group, num, path, poly, rect

TITLE = "Safari"
NIGHT = "#2e1a18"
BARK = "#54291c"
RUST = "#a3431f"
EMBER = "#d2641f"
ORANGE = "#e98a2d"
AMBER = "#f2b04b"
HIDE = "#e6b061"
PATCH = "#8c4420"


def sky():
    return (panel.ground(EMBER) + rect(20, 20, 212, 62, fill="#c4561f") + rect(20, 132, 212, 60, fill=ORANGE) + rect(20, 186, 212, 70, fill=AMBER)
            + circle(112, 172, 66, fill="#f7cf72") + circle(112, 172, 54, fill=PALE))


def clouds():
    data = "M20,104H86a4,4 0 0 1 0,8H62a4,4 0 0 0 0,8H20ZM232,64H160a4,4 0 0 0 0,8H190a4,4 0 0 1 0,8H232ZM46,196h88a3.5,3.5 0 0 1 0,7h-88a3.5,3.5 0 0 1 0,-7Z"
    return path(data, fill="#f5bd5e")


def hills():
    return path("M20,246C46,232 70,236 92,242C120,224 146,222 166,234C188,226 212,228 232,238V330H20Z", fill=EMBER) \
        + path("M20,262C70,250 110,256 150,258C190,258 210,252 232,256V330H20Z", fill=RUST)


def acacia():
    trunk = path("M58,290C62,262 62,244 56,224C50,206 40,192 32,176L37,174C44,186 52,196 58,206C58,190 57,176 55,158L60,158C62,176 64,192 66,206"
                 "C74,192 84,180 94,168L98,171C88,186 76,204 72,224C68,246 70,264 76,290Z", fill=NIGHT)
    crowns = ("M20,176C20,168 28,164 36,166C42,158 54,160 56,167C62,168 64,176 58,178C44,182 30,182 20,180Z",
              "M24,158C22,148 34,142 44,145C52,134 72,134 78,144C90,142 98,150 94,158C74,164 44,164 24,158Z",
              "M74,172C74,164 84,160 92,162C100,156 114,160 114,168C118,170 118,176 112,177C100,180 82,180 74,172Z")
    return trunk + "".join(path(crown, fill=NIGHT) for crown in crowns)


def giraffe():
    far = path("M146,208L150,250L147,296H156L160,250L164,212ZM178,210L190,246L186,296H195L200,248L194,206Z", fill=PATCH)
    tail = path("M203,190C209,204 208,222 206,236", fill="none", stroke_width=4) + path("M206,232C202,242 204,250 207,256C211,250 212,240 208,232Z", fill=NIGHT)
    body = path("M119,118C122,140 126,164 130,184C132,202 136,212 137,222L138,252L135,296H145L149,254L154,222C166,226 178,224 184,218"
                "C184,232 190,240 189,252L184,296H194L200,256C203,242 202,230 204,216C208,202 206,190 198,184C186,178 172,174 160,164C150,148 140,130 133,108Z",
                fill=HIDE)
    head = path("M133,110C134,102 131,95 125,92C118,90 112,96 107,103C101,109 95,114 92,118C90,122 93,126 98,126C106,126 114,122 119,119Z", fill=HIDE)
    muzzle = path("M92,118C90,122 93,126 98,126C102,126 105,125 108,124C104,120 102,115 101,110Z", fill=BARK)
    horns = path("M119,92L116,82M126,92L126,81", fill="none", stroke_width=4.4) + circle(116, 81, 3.2, fill=NIGHT) + circle(126, 80, 3.2, fill=NIGHT)
    ear = path("M131,96C138,90 145,90 148,93C145,99 138,102 132,101Z", fill=HIDE)
    eye = circle(113, 104, 2.2, fill=NIGHT)
    mane = path("M132,104C140,128 150,148 161,164L165,163C154,146 143,124 136,102Z", fill=BARK)
    return far + tail + ear + body + head + muzzle + mane + horns + eye + coat()


def coat():
    spots = ("122,126 130,120 133,130 125,136", "127,141 136,134 140,144 130,151", "131,156 142,149 147,158 134,166", "135,171 149,163 153,172 137,181",
             "158,170 170,174 166,186 154,182", "138,186 150,178 156,190 142,198", "174,178 188,182 186,194 172,190", "160,190 172,194 170,206 157,204",
             "143,203 154,196 156,208 146,214", "176,197 188,198 190,210 177,212", "192,188 201,192 202,204 193,204", "160,210 172,211 170,220 159,219",
             "192,210 200,212 198,224 191,222", "140,222 151,220 149,232 141,234", "191,230 200,232 198,244 193,242")
    return path("".join(f"M{spot.replace(' ', 'L')}Z" for spot in spots), fill=PATCH, stroke=PATCH, stroke_width=2)


def grass():
    blades = "M20,300"
    x, index = 20, 0
    while x < 230:
        high = (10, 18, 8, 22, 13)[index % 5]
        blades += f"L{num(x + 3)},{300 - high}L{num(x + 6)},300"
        x, index = x + 6, index + 1
    return path("M20,286C80,280 160,290 232,284V330H20Z", fill=BARK) + path(blades + "V330H20Z", fill=NIGHT)


def birds():
    return path("M150,112q6,-7 10,0q4,-7 10,0M176,98q5,-6 8,0q3,-6 8,0M168,124q4,-5 7,0q3,-5 7,0", fill="none", stroke=NIGHT, stroke_width=2.2,
                stroke_linecap="round", stroke_linejoin="round")


def back():
    teeth = "M0,7L8,-6L16,7ZM8,3.5L5.2,7.6L10.8,7.6Z"
    frame = (panel.border(29, 5, BARK) + path(panel.running(teeth, 16, 20.5, 26, 12, 18), fill=AMBER, fill_rule="evenodd")
             + path(panel.corners("M0,-6L6,0L0,6L-6,0Z", 20.5), fill=CREAM) + panel.rule(29.5, 5, CREAM, 2))
    beast = group(giraffe(), stroke=NIGHT, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")
    return sky() + clouds() + birds() + hills() + acacia() + beast + grass() + frame + panel.edge(NIGHT)
