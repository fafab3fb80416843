# SPDX-License-Identifier: GPL-3.0-or-later
"""The night's own colours, beside those of all decks."""

NIGHT = "#352a57"   # midnight violet: robes and deep shadow
DUSK = "#6b6099"    # the sky behind the figures
MIST = "#aaa1c9"    # lace, smoke and moonlight on dark cloth
MOSS = "#5c7040"
FERN = "#a9b56f"    # moss in the light
BONE = "#efe6d0"
EMBER = "#d8772d"   # pumpkins, lanterns, foxy hair
PAPER = "#fbf6e9"
