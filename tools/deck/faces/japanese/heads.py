# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces and hair, seen half from the side and looking to the right; the middle of the head is at x = 81."""

from faces.japanese.tints import FINE, POWDER, STRAND, TAN, VERMILION, flat, line
from svg import CREAM, INK, RED, ROSE, circle, ellipse, mirror, path

MID = 81
FACE = ("M62.5,52C60.5,62 60.5,71 63,79C66,89 75,97.5 84.5,97.5C91.5,97.5 96,92 98,85C99,80.5 101.8,76 101.5,69.5"
        "C101.3,65.5 99.2,63.5 99.8,58.5C100.6,52 100,46 97,42C90,33 68,33 62.5,52Z")


def turned(turn, *parts):
    """A head that looks to the side of turn (-1 left, 1 right)."""
    return "".join(parts) if turn > 0 else mirror(MID, *parts)


def neck(skin):
    return path("M68,80C68.4,90 67,95 62,101L80,126L101,101C96.4,98.6 94.4,96 94,90Z", fill=skin)


def ear(skin):
    return path("M65,63.5C60,58.5 56,62 57,68.5C57.8,74.5 61.5,78.5 65,76", fill=skin, stroke_width=1.8) \
        + line("M62.6,66.4C60,64.8 59.4,68 60.8,70.6", width=1.3)


def eyes():
    """Long lids; the pupils hang from the upper ones."""
    near = ("M72.8,66C76,61.8 82.8,61.8 87.4,67", "Q81,71 74.6,67.4")
    far = ("M93.6,67C94.8,63.4 97.6,62.4 100.2,64.6", "Q98.4,69.4 93.6,67")
    return (flat(near[0] + near[1] + "Z", CREAM) + flat(far[0] + far[1] + "Z", CREAM)
            + circle(82, 65.8, 2.3, fill=INK, stroke="none") + ellipse(97.2, 65.6, 1.7, 2.2, fill=INK, stroke="none")
            + line(near[0], width=2.3) + line(far[0], width=2.2)
            + line("M76,68Q81,70.8 86,67.8M95,67.9Q97,69 98.8,68", width=1.1))


def narrow_eyes():
    """A lady's eyes, their lids half lowered."""
    near = ("M71.6,66.6C75.6,63 83,63.2 87.6,67.6", "Q80.6,70.6 73.6,67.8")
    far = ("M93.6,67.6C95,64.6 97.8,63.6 100.4,65.4", "Q98.2,69.4 93.6,67.6")
    return (flat(near[0] + near[1] + "Z", CREAM) + flat(far[0] + far[1] + "Z", CREAM)
            + ellipse(81.6, 66.7, 2.3, 2, fill=INK, stroke="none")
            + ellipse(97.2, 66.6, 1.6, 2, fill=INK, stroke="none")
            + line(near[0], width=2.4) + line(far[0], width=2.3)
            + line("M75,68.4Q80.6,70.4 86,68.2M74.6,62.2C78,60.2 82.6,60.2 86,62.2M95,62.2Q97.4,60.4 "
                   "99.6,61.6", width=1))


def nose(width=1.8):
    return line("M91.8,62.5C92.4,67 95,71.4 97.6,74.6C98.8,76.6 96.4,78.4 92.6,77.6", width=width)


def lips():
    """A lady's small mouth."""
    return flat("M86.8,84.9C88,82.6 90,82.2 91.4,83.3C92.6,82.2 94.4,82.6 95.2,84.9C93.8,88.4 88.8,88.6 "
                "86.8,84.9Z", RED) \
        + line("M86,84.4C88.6,85.6 93.4,85.6 96,84.2", "#6e1420", 1.1)


def firm_lips():
    return line("M86,85.2C88.6,83.2 90.4,84.6 91.4,84.6C92.4,84.6 94,83.2 96,85", width=1.7) \
        + line("M89,88.6Q91.6,89.6 94,88.5", width=1.2)


def young_lips():
    return flat("M86.6,84.4C88.6,83 90.4,83.6 91.4,84C92.4,83.6 94,83 95.4,84.4C93.8,87.6 88.8,87.8 "
                "86.6,84.4Z", VERMILION)


def brows(kind):
    if kind == "moth":          # painted high on the forehead
        return ellipse(79.6, 53.2, 4.6, 2, fill=INK, stroke="none", transform="rotate(-8 79.6 53.2)") \
            + ellipse(96, 52.6, 2.8, 1.9, fill=INK, stroke="none", transform="rotate(8 96 52.6)")
    if kind == "fine":
        return line("M71.8,59C75.4,54.6 82,53.4 88,56M94,56C95.8,54 98,54 99.8,56", width=1.9)
    colour = INK if kind == "stern" else "#d8d4cc"
    data = ("M72,57C75.6,52.6 84,53.6 89,59.4C83,57.6 77,56.4 72,57Z"
            "M93.4,59.4C95,55.2 98,53.4 100.8,54.6C99.6,56.6 97,57.4 93.4,59.4Z")
    return path(data, fill=colour, stroke_width=0.8 if kind == "stern" else 1.2)


def cheeks():
    return ellipse(77, 76.5, 4.6, 3.4, fill=ROSE, fill_opacity=0.32, stroke="none")


def lady(kind="fine"):
    return path(FACE, fill=POWDER) + cheeks() + brows(kind) + narrow_eyes() + nose(1.6) + lips()


def youth(skin=TAN):
    return ear(skin) + path(FACE, fill=skin) + cheeks() + brows("fine") + eyes() + nose() + young_lips()


def lord(skin, kind="stern", mouth=True, aged=False):
    furrow = line("M70,70.5C71,74 71.4,76 71,79M84.4,78C82.6,80.4 81.6,83 81.8,86"
                  + ("M68.4,63.6L71,65M67.6,66.8L70.6,66.8M76,71.6Q80,73.6 84,72" if aged else ""), width=1.2)
    return ear(skin) + path(FACE, fill=skin) + furrow + brows(kind) + eyes() + nose(2) + (firm_lips() if mouth else "")


# --- beards ----------------------------------------------------------------------------------------------------------

def moustache(colour=INK):
    return path("M91.8,80.4C88.6,78.8 84.4,80.6 80.4,86C84.6,85.8 89,84.4 91.6,82.2C93.4,83.8 96,85 98.6,85.4"
                "C97.4,82.2 95,79.4 91.8,80.4Z", fill=colour, stroke_width=1.2)


def goatee(colour=INK):
    return path("M85.4,90.6C84.6,98 86.4,106 91,113C94.6,106 97,98 96.4,89.6C93.4,92.4 88.6,92.6 85.4,90.6Z",
                fill=colour, stroke_width=1.5) \
        + line("M90.2,96C90,101 90.4,105 91,109", STRAND if colour == INK else INK, 1.2)


def full_moustache(colour):
    """It covers the mouth and hangs down at its corners."""
    return path("M92,79.6C88,77.6 82.6,80.6 79.6,86C77.6,90 75,92.6 71,94C77,96.6 84,94 88,89.6C89.6,88 91,86.6 92,85"
                "C93,87 94.4,88.6 96,90C98.4,92.6 100.6,93.6 103,93.4C101,91 100.6,88 99.6,85C98,80.4 95,78.4 92,79.6Z",
                fill=colour, stroke_width=FINE) + line("M89,82.6C86,84 83.6,87 82,90.6M95,82.6C96.6,85 97.6,88 "
                                                       "98.6,90", INK, 1.1)


def whiskers(colour=INK):
    """A full beard along the jaw."""
    return path("M62.2,72C63,80 68,83.6 73,86C79,88.8 82,92 86,91.2C90,90.6 93.4,91 96.6,88C99,86 100.6,80 101.4,74"
                "C103.4,88 100,104 88,115C76,110 62,96 62.2,72Z", fill=colour) \
        + line("M69,89C72,96 76,101 81,105M78,93C80,99 83,104 87,108M88,95V105M95,93C94.6,98 93,102 91.6,105",
               STRAND if colour == INK else INK, 1.2)


# --- a lady's hair ---------------------------------------------------------------------------------------------------

def long_hair_behind():
    """What falls down the back, to the lower edge."""
    return path("M80,29C60,29 52,42 51,60C50,84 40,104 34,150H58L70,96H94L112,150H130C124,112 110,90 108,66"
                "C107,42 100,29 80,29Z", fill=INK) \
        + line("M55,70C54,96 46,118 43,138M60,84C58,104 52,122 50,140M106,80C108,100 115,120 119,138", STRAND, 1.2)


def parted_hair():
    """Hair over the forehead, parted, and what falls beside the cheeks."""
    return path("M89,34C72,28 58,38 56,58C55,76 54,90 50,104C58,104 63,96 64,84C64,74 65,64 69,57C76,54 84,48 89,40Z",
                fill=INK) \
        + path("M89,34C98,32 105,44 106,58C106.6,72 108,82 113,94C107,94 103,86 101.6,76C102,66 101,58 99.6,54"
               "C95,51 91,46 89,40Z", fill=INK) \
        + line("M84,38C74,42 65,48 62,60C60,74 60,84 57,95M95,42C100,50 103,60 104,72M78,37C68,41 60,50 "
               "59,64", STRAND, 1.2)


def fringe():
    """Hair cut level over the brows, and sidelocks cut at the cheeks."""
    return path("M88,32C70,28 57,38 56,58C55,70 56,80 57,88H67C66,76 66,66 68,58L71,52C78,54 92,54 97,51L99.5,58"
                "C101,66 101,74 101,82H107C108,70 108,64 106,56C104,42 98,34 88,32Z", fill=INK) \
        + line("M76,37C67,41 61,50 61,62V84M82,36C76,39 73,44 72,49M88,36C86,40 85,45 85,50M93,37C95,41 95.6,45 95.4,48"
               "M102,54C103.6,62 104,70 104,79", STRAND, 1.2)


def dressed_hair():
    """Shimada: the wings beside the face, the knot on the crown, the tail above the nape."""
    back = path("M64,72C54,78 46,88 49,95C54,101 64,98 70,88Z", fill=INK)
    knot = path("M58,26C54,14 64,6 80,7C98,8 108,14 104,24C101,32 90,31 82,31C72,31 61,34 58,26Z", fill=INK)
    cap = path("M101,60C108,60 112,52 110,44C108,36 102,31 96,30C92,24 72,23 66,31C52,32 42,44 44,58C46,70 56,76 64,75"
               "C63,68 64,61 67,56C70,50 76,46 82,44.6L89.6,48L96,44C99,48 100.4,54 101,60Z", fill=INK)
    strands = line("M48,58C50,44 60,37 72,37M50,63C54,48 62,42 76,40.6M55,68C57,55 64,47 78,43M104,56C107,50 106,42 "
                   "98,36"
                   "M63,22C66,13 78,11 88,12M62,26C72,20 90,19 100,21M74,31C80,27 90,28 94,31M54,93C60,90 64,86 66,80",
                   STRAND, 1.2)
    return back + knot + cap + strands


# --- a youth's hair --------------------------------------------------------------------------------------------------

SIDE = "M64,76C58,72 56,60 57.6,50C60,36 72,30 84,31C97,32 103,41 101.6,54C99.6,58 99.6,56 98.6,52"


def forelock():
    """The crown, a parted forelock, and the knot bound on top."""
    knot = path("M63,36C54,29 53,18 61,13.4C70,9 90,17 98,28C98.6,31 95,33 92,32.4C84,30 77,28 73,29C71,31 71.6,34 "
                "71,38Z",
                fill=INK)
    crown = path(SIDE + "C95,47 91,44.6 88,43C84,50 76,53 68.6,55C66,60 66.4,68 64,76Z", fill=INK)
    return (crown + knot
            + path("M61.4,35C61,30 65,26.6 71,27L74,31.4C70,32.4 66.6,34.6 64.6,39Z", fill=VERMILION, stroke_width=FINE)
            + line("M61.4,60C60.6,50 66,43 76,40M66,54C70,48 78,46 85,41M92,38C96,42 98,45 99,49M61,19C68,15.6 82,20 "
                   "91,27"
                   "M60.6,24C66,20.6 76,22.6 84,26.4", STRAND, 1.2))


def ponytail(cord=VERMILION):
    """Hair drawn up to the crown, whose end falls behind."""
    tail = path("M70,30C62,16 48,24 46,42C45,56 44,72 33,87C46,85 56,70 56,56C56,46 59,40 66,40Z", fill=INK)
    crown = path(SIDE + "C97,46 93,42 86,41C78,44 71,48 68.6,55C66,60 66.4,68 64,76Z", fill=INK)
    tuft = path("M64,36C58,28 62,16 74,14C72,20 76,26 78,33Z", fill=INK)
    return (tail + tuft + crown
            + path("M62,38C63,33 69,29 77,29L79,34C73,35 68,37 64.6,41Z", fill=cord, stroke_width=FINE)
            + line("M50,40C49,54 49,66 41,80M56,33C52,42 53,52 51,62M61,60C61,49 68,42 80,38M92,37C96,40 98,44 99,49"
                   "M67,31"
                   "C66,26 68,21 71,18", STRAND, 1.2))


def plain_crown():
    """The hair below a cap."""
    return path("M64.6,78C58,74 56,62 57.6,48H68C66,60 66.6,70 64.6,78Z", fill=INK) \
        + path("M99,44H102.4C103,52 102,58 100.6,62C99.6,58 99.6,50 99,44Z", fill=INK, stroke_width=1.4)
