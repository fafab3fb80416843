# SPDX-License-Identifier: GPL-3.0-or-later
"""Safari: a giraffe and an acacia before the great sun of the evening."""

import panel
from svg import CREAM, LINE, PALE, circle, group, move, num, path, rect

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
    bands = "".join(rect(20, y, 212, height, fill=fill)
                    for y, height, fill in ((20, 62, "#c4561f"), (132, 60, ORANGE), (186, 70, AMBER)))
    return panel.ground(EMBER) + bands + circle(112, 172, 66, fill="#f7cf72") + circle(112, 172, 54, fill=PALE)


def clouds():
    data = ("M20,104H86a4,4 0 0 1 0,8H62a4,4 0 0 0 0,8H20ZM232,64H160a4,4 0 0 0 0,8H190a4,4 0 0 1 0,8H232Z"
            "M46,196h88a3.5,3.5 0 0 1 0,7h-88a3.5,3.5 0 0 1 0,-7Z")
    return path(data, fill="#f5bd5e")


def hills():
    return path("M20,246C46,232 70,236 92,242C120,224 146,222 166,234C188,226 212,228 232,238V330H20Z", fill=EMBER) \
        + path("M20,262C70,250 110,256 150,258C190,258 210,252 232,256V330H20Z", fill=RUST)


def acacia():
    trunk = path("M58,290C62,262 62,244 56,224C50,206 40,192 32,176L37,174C44,186 52,196 58,206C58,190 57,176 55,158"
                 "L60,158C62,176 64,192 66,206C74,192 84,180 94,168L98,171C88,186 76,204 72,224C68,246 70,264 76,290Z",
                 fill=NIGHT)
    crowns = ("M20,176C20,168 28,164 36,166C42,158 54,160 56,167C62,168 64,176 58,178C44,182 30,182 20,180Z",
              "M24,158C22,148 34,142 44,145C52,134 72,134 78,144C90,142 98,150 94,158C74,164 44,164 24,158Z",
              "M74,172C74,164 84,160 92,162C100,156 114,160 114,168C118,170 118,176 112,177C100,180 82,180 74,172Z")
    return trunk + "".join(path(crown, fill=NIGHT) for crown in crowns)


def giraffe():
    far = path("M146,208L150,250L147,296H156L160,250L164,212ZM172,214C176,232 178,244 175,258L172,296H181L186,258"
               "L190,214Z", fill=PATCH)
    tail = path("M203,190C209,204 208,222 206,236", fill="none", stroke_width=4) \
        + path("M206,232C202,242 204,250 207,256C211,250 212,240 208,232Z", fill=NIGHT)
    body = path("M119,118C122,140 126,164 130,184C132,202 136,212 137,222L138,252L135,296H145L149,254L154,222"
                "C166,226 178,224 184,218C184,232 190,240 189,252L184,296H194L200,256C203,242 202,230 204,216"
                "C208,202 206,190 198,184C186,178 172,174 160,164C150,148 140,130 133,108Z",
                fill=HIDE)
    head = path("M133,110C134,102 131,95 125,92C118,90 112,96 107,103C101,109 95,114 92,118C90,122 93,126 98,126"
                "C106,126 114,122 119,119Z", fill=HIDE)
    muzzle = path("M92,118C90,122 93,126 98,126C102,126 105,125 108,124C104,120 102,115 101,110Z", fill=BARK)
    horns = (path("M119,92L116,82M126,92L126,81", fill="none", stroke_width=4.4)
             + circle(116, 81, 3.2, fill=NIGHT) + circle(126, 80, 3.2, fill=NIGHT))
    ear = path("M131,96C138,90 145,90 148,93C145,99 138,102 132,101Z", fill=HIDE)
    eye = circle(113, 104, 2.2, fill=NIGHT)
    mane = path("M132,104C140,128 150,148 161,164L165,163C154,146 143,124 136,102Z", fill=BARK)
    return far + tail + ear + body + head + muzzle + mane + horns + eye + coat()


def coat():
    spots = ("122,126 130,120 133,130 125,136", "127,141 136,134 140,144 130,151", "131,156 142,149 147,158 134,166",
             "135,171 149,163 153,172 137,181", "158,170 170,174 166,186 154,182", "138,186 150,178 156,190 142,198",
             "174,178 188,182 186,194 172,190", "160,190 172,194 170,206 157,204", "143,203 154,196 156,208 146,214",
             "176,197 188,198 190,210 177,212", "192,188 201,192 202,204 193,204", "160,210 172,211 170,220 159,219",
             "192,210 200,212 198,224 191,222", "140,222 151,220 149,232 141,234", "191,230 200,232 198,244 193,242")
    return path("".join(f"M{spot.replace(' ', 'L')}Z" for spot in spots), fill=PATCH, stroke=PATCH, stroke_width=2)


def elephants():
    """Two of them, far away."""
    one = path("M2,42C0,34 -1,24 2,17C1,10 8,5 14,7C18,4 26,5 30,8C40,4 54,6 58,16C60,20 60,28 61,32L58,30"
               "C57,28 57,27 56,26L55,44H47.5L46,33"
               "C40,35 34,35 29,33L28,44H20.5L19,31C16,30 14,28 13,25C11,27 8,26 7,24C6,30 7,37 5,42Z", fill=BARK)
    return move(98, 243, one, scale=0.5) + move(83, 252, one, scale=0.31)


def grass():
    """The dark ground, and tufts that stand before the feet."""
    blades = "M16,298"
    for index in range(22):
        lean = (-5, 3, -2, 6, 0, -3, 4)[index % 7]
        high = (16, 24, 12, 20, 27, 14, 18)[index * 3 % 7]
        blades += f"q2,{-high * 0.6:.1f} {5 + lean},{-high}q{num(1 - lean * 0.2)},{high * 0.5:.1f} {5 - lean},{high}"
    return path("M20,286C80,280 160,290 232,284V330H20Z", fill=BARK) + path(blades + "V330H16Z", fill=NIGHT)


def birds():
    return path("M150,112q6,-7 10,0q4,-7 10,0M176,98q5,-6 8,0q3,-6 8,0M168,124q4,-5 7,0q3,-5 7,0", fill="none",
                stroke=NIGHT, stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round")


def back():
    teeth = "M0,7L8,-6L16,7ZM8,0L12,6L4,6Z"
    frame = panel.frame(teeth, 16, 12, 18, BARK, AMBER, CREAM, CREAM)
    beast = group(giraffe(), stroke=NIGHT, stroke_width=LINE, stroke_linejoin="round", stroke_linecap="round")
    return sky() + clouds() + birds() + hills() + elephants() + acacia() + beast + grass() + frame + panel.edge(NIGHT)
