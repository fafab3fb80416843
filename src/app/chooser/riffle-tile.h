/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the chooser: a picture, its name, what there is to know about it, and a star. */
#pragma once

#include "riffle-thumbnail.h"
#include "riffle-tile-states.h"
#include "riffle-tiles-layout.h"

G_BEGIN_DECLS

#define RIFFLE_TILE_PADDING 8 /* pixels around the picture, as in the style */
#define RIFFLE_TILE_WIDTH   (RIFFLE_THUMBNAIL_WIDTH + 2 * RIFFLE_TILE_PADDING)

#define RIFFLE_TYPE_TILE (riffle_tile_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTile, riffle_tile, RIFFLE, TILE, GtkWidget)

/* A tile activates “chooser.choose” with the id of its variant and the key of its preset (or “”),
 * “chooser.star” with the id, and has a menu with these and with “win.rules-of”, “win.options-of”
 * and “win.statistics-of”. */

/**
 * RiffleTileStyle:
 * @has_family: the family is named, because the section does not name it
 * @kind: how they stand
 *
 * What the tiles of a section have in common.
 */
typedef struct
{
  gboolean        has_family;
  RiffleTilesKind kind;
} RiffleTileStyle;

GtkWidget               *riffle_tile_new               (const PatCollectionGame *game,
                                                        RiffleThumbnails        *pictures,
                                                        RiffleTileStates        *states,
                                                        const RiffleTileStyle   *style);
const PatCollectionGame *riffle_tile_get_game          (RiffleTile              *self);
int                      riffle_tile_get_picture_width (int                      width);

G_END_DECLS
