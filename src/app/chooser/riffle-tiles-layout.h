/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays tiles out in columns, more and larger ones in a larger window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiffleTilesKind:
 * @RIFFLE_TILES: tiles
 * @RIFFLE_TILES_LARGE: larger ones, where there is room: six of them fill one, two or three rows
 * @RIFFLE_TILES_CARDS: buttons as wide as the picture of a tile
 * @RIFFLE_TILES_WIDE_CARDS: buttons as wide as two of them, where those are not large
 *
 * What stands in the columns of the page of games. Tiles are given the whole room, cards the room
 * from the first picture to the last.
 */
typedef enum
{
  RIFFLE_TILES,
  RIFFLE_TILES_LARGE,
  RIFFLE_TILES_CARDS,
  RIFFLE_TILES_WIDE_CARDS
} RiffleTilesKind;

#define RIFFLE_TYPE_TILES_LAYOUT (riffle_tiles_layout_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTilesLayout,
                      riffle_tiles_layout,
                      RIFFLE,
                      TILES_LAYOUT,
                      GtkLayoutManager)

int               riffle_tiles_layout_get_margin    (int             width);
int               riffle_tiles_layout_get_room      (int             width);
GtkLayoutManager *riffle_tiles_layout_new           (RiffleTilesKind kind);
int               riffle_tiles_layout_count_columns (RiffleTilesKind kind,
                                                     int             room);

G_END_DECLS
