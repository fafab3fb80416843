/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the chooser: a picture, its name, its family and a star. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_TILE (riffle_tile_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTile, riffle_tile, RIFFLE, TILE, GtkFlowBoxChild)

GtkWidget  *riffle_tile_new             (PatVariant *variant,
                                         RiffleDeck *deck,
                                         gboolean    has_family);
PatVariant *riffle_tile_get_variant     (RiffleTile *self);
void        riffle_tile_set_favourite   (RiffleTile *self,
                                         gboolean    is_favourite);
void        riffle_tile_set_current     (RiffleTile *self,
                                         gboolean    is_current);

G_END_DECLS
