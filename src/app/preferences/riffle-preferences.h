/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences, which concern all games. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-deck-library.h"

G_BEGIN_DECLS

void riffle_preferences_present (GtkWidget         *parent,
                                 GSettings         *settings,
                                 RiffleDeckLibrary *decks);

G_END_DECLS
