# SPDX-License-Identifier: GPL-3.0-or-later
"""The earths, dyes and beads of the style, and the skins of its people."""

CORAL = "#d4553d"
CLAY = "#93432a"
OCHRE = "#cf8a2e"
RAFFIA = "#ecd09a"
GREEN = "#1f6149"
INDIGO = "#2b3c7e"
LEAF = "#7fae72"    # the light side of green
IVORY = "#fbf1d8"
HAIR = "#221f2e"

# A skin: itself, in the shade, in the light.
BRONZE = ("#7b4a2f", "#613823", "#9b6440")
UMBER = ("#6a3f2b", "#523020", "#88573b")
SIENNA = ("#94603c", "#784a2d", "#b47f56")
COCOA = ("#824f33", "#683c26", "#a36c48")
