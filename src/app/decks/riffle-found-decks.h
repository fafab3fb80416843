/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decks that other programs have installed, folded away. */
#pragma once

#include "riffle-deck-info.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_FOUND_DECKS (riffle_found_decks_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFoundDecks, riffle_found_decks, RIFFLE, FOUND_DECKS, GtkWidget)

/*
 * Signal:
 *   chosen (const char *id)   what the player wants
 */

GtkWidget *riffle_found_decks_new        (void);
void       riffle_found_decks_add        (RiffleFoundDecks *self,
                                          RiffleDeckInfo   *info,
                                          const char       *title);
void       riffle_found_decks_rename     (RiffleFoundDecks *self,
                                          const char       *id,
                                          const char       *name);
void       riffle_found_decks_set_chosen (RiffleFoundDecks *self,
                                          const char       *id);

G_END_DECLS
