/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the player add a deck from a file. */
#pragma once

#include <adwaita.h>

#include "riffle-deck-library.h"

G_BEGIN_DECLS

void riffle_deck_adder_present (GtkWidget          *preferences,
                                RiffleDeckLibrary  *decks,
                                GSettings          *settings);

G_END_DECLS
