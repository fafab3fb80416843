/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of tiles, one of which is chosen. */
#pragma once

#include "riffle-deck-info.h"
#include "riffle-deck-tile.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DECK_CHOICE (riffle_deck_choice_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckChoice, riffle_deck_choice, RIFFLE, DECK_CHOICE, GtkWidget)

/*
 * Signal:
 *   chosen (const char *id)   what the player wants
 */

GtkWidget *riffle_deck_choice_new        (const char       *name);
void       riffle_deck_choice_add        (RiffleDeckChoice *self,
                                          RiffleDeckTile   *tile);
void       riffle_deck_choice_add_deck   (RiffleDeckChoice *self,
                                          RiffleDeckInfo   *info,
                                          const char       *title);
void       riffle_deck_choice_rename     (RiffleDeckChoice *self,
                                          const char       *id,
                                          const char       *name);
void       riffle_deck_choice_set_chosen (RiffleDeckChoice *self,
                                          const char       *id);

G_END_DECLS
