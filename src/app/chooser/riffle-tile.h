/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the chooser: a picture, its name, what there is to know about it, and a star. */
#pragma once

#include "riffle-thumbnail.h"
#include "riffle-tile-state.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_TILE (riffle_tile_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTile, riffle_tile, RIFFLE, TILE, GtkWidget)

/*
 * Signals:
 *   chosen ()                 the player wants to play it
 *   starred (gboolean is_wanted)   the player wants it among the favourites, or not any more
 */

GtkWidget  *riffle_tile_new         (PatVariant            *variant,
                                     RiffleThumbnails      *pictures,
                                     gboolean               has_family);
PatVariant *riffle_tile_get_variant (RiffleTile            *self);
void        riffle_tile_set_state   (RiffleTile            *self,
                                     const RiffleTileState *state);

G_END_DECLS
