/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the preferences on which cards are chosen. */
#pragma once

#include <adwaita.h>

#include "riffle-deck-library.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DECK_PAGE (riffle_deck_page_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckPage, riffle_deck_page, RIFFLE, DECK_PAGE, AdwPreferencesPage)

AdwPreferencesPage *riffle_deck_page_new (GSettings          *settings,
                                          RiffleDeckLibrary  *decks,
                                          GtkWidget          *preferences);

G_END_DECLS
