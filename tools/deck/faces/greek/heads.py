# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads in profile, all looking to the right, in the box of 162 × 147."""

from faces.greek.paint import THIN, along, dots, line
from svg import CREAM, INK, circle, path

FACE = ("M97,104.6C92,100 89.6,95 89.4,88.8C91.4,90.4 94.4,91.3 98,92C102,92.8 106.6,91.4 107.2,87.4"
        "C107.6,84.6 105.3,83.4 105.4,82C105.7,80.8 107.6,80.5 108.1,79.1C108.6,77.5 107.5,76.4 105.8,76"
        "C107.2,75.7 108.7,75.4 108.8,74.2C108.9,72.4 106.2,71.4 106,70.2L109.4,69.7C111.8,69.4 112.6,67.4 111.6,65.2"
        "C108,58.5 104,51 101.5,45L96,36C84,28 62,38 60,50L66,82C68,90 68,98 64,104.6")
EYE = "M89,60.6C92,56.4 99,55.4 103.4,58.6C101,62.6 93.4,64 89,60.6Z"
CAP = ("M101.6,46C98,33 84,27 72,31C58,35 51,48 54,62C55.4,70 58,78 66,84C72,84 76,80 77,75C73,72 71,67 72.4,62"
       "C74,56.6 80,56.4 82.6,60C84,56 85.6,52.6 90,50C94,48 99,48 101.6,46Z")


def eye():
    """An eye seen from the front, as the old painters have it in a profile."""
    return path(EYE, fill=CREAM, stroke_width=1.6) + circle(97.2, 59.6, 3, fill=INK, stroke="none")


def ear(skin):
    return (path("M81.6,60.4C78,55.4 71.6,57.4 72.2,63.6C72.6,67.6 75.4,69.4 76.2,72.6C77,75.6 81,75.2 81,71.6"
                 "C81,68 83.6,64.4 81.6,60.4Z", fill=skin, stroke_width=1.6)
            + line("M79.4,61.6C76.6,60 74.8,62 75.6,64.6C76.4,66.8 78.6,66.8 78.2,69.4"))


def face(skin):
    """Profile and neck, with eye, brow, nostril and mouth."""
    return (path(FACE, fill=skin) + eye() + line("M86.4,54.6C91,50.4 98,49.6 103,52", width=1.9)
            + line("M106.6,66.2C105,65.8 104.2,67.2 104.8,68.6M106.4,76C103.8,76.2 102,75.8 100.6,74.8"))


def neck(skin):
    return path("M66,66L62,107H100L89,84V66Z", fill=skin, stroke="none")


def curls(colour, light, radius=3.4):
    """A row of snail curls along the brow and down to the ear."""
    places = list(along((100.6, 44.6), (90, 46), (85, 57.6), 6))
    return ("".join(circle(x, y, radius, fill=colour, stroke_width=THIN) for x, y in places)
            + dots(places, 0.9, light))


def hair(colour, light):
    """The skull's cap of hair, with combed lines."""
    combed = line("M98,39C88,32 74,34 66,42C60,48 58,56 60,64M95,44C86,40 76,42 70,48C66,52 64,58 65,66M89,35"
                  "C78,30 62,36 57,50", light)
    return path(CAP, fill=colour) + combed


def beard(colour, light, lip, short=False):
    """A wedge with waves, or a short one with curls."""
    cheek = ("M82,67C84,74.6 90,77.4 95,76C98,72.4 102,70.6 106.6,70.8C109.8,72 111.8,75 112.4,79.4"
             "C109.8,77.6 107.6,77.2 105.4,78")
    if short:
        shape = (cheek + "C105,79.4 105.2,80.6 106.2,81.6C109.6,83 111,86 110.4,90C109.6,96 103,99 96.6,97.6"
                         "C90,96 85,91 83,84C82,79 82,73 82,67Z")
        marks = "".join(circle(x, y, 3, fill=colour, stroke_width=THIN) for x, y in
                        ((105, 93), (98.6, 94), (92.6, 91), (88, 86), (85.6, 80), (105.6, 86.8), (99, 87.6),
                         (93, 84.6)))
    else:
        shape = (cheek + "C105,79.4 105.2,80.6 106.2,81.6C110,83 112.4,86 113,90C113.6,97 111.6,105 107.6,113"
                         "C99,108 91,99 87,90.6C83.4,83 82,76 82,67Z")
        marks = line("M86.6,78C87,90 95,101 104.6,108M91.4,81C93,90 99,98 107.6,103.4M97,82C99,89 103,94 109.8,97"
                     "M102,82.4C103.4,86.4 106,89.4 110.6,91", light)
    mouth = path("M104.8,78.4C107,76.8 109.8,77.6 109.6,79.6C109.4,81.6 107,82 105.2,81.2Z", fill=lip, stroke="none")
    return path(shape, fill=colour) + marks + mouth + line("M94.6,79C98,75.4 102,74 106.4,74.4", light)


def lips(colour):
    return path("M108.8,74.2C108.7,75.4 107.2,75.7 105.8,76C107.5,76.4 108.6,77.5 108.1,79.1"
                "C106,79.4 103.4,78 101.6,75.6C104,75 106,73.4 107.6,72.6Z", fill=colour, stroke="none")
