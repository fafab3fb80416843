/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice of cards: their picture with their name below. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_DECK_TILE (riffle_deck_tile_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckTile, riffle_deck_tile, RIFFLE, DECK_TILE, GtkFlowBoxChild)

GtkWidget   *riffle_deck_tile_new           (const char      *id,
                                             const char      *name,
                                             int              width,
                                             int              height);
const char  *riffle_deck_tile_get_id        (RiffleDeckTile  *self);
void         riffle_deck_tile_set_name      (RiffleDeckTile  *self,
                                             const char      *name);
void         riffle_deck_tile_set_paintable (RiffleDeckTile  *self,
                                             GdkPaintable    *paintable);
void         riffle_deck_tile_set_chosen    (RiffleDeckTile  *self,
                                             gboolean         chosen);

G_END_DECLS
