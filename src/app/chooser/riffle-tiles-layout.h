/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays tiles out in columns, more and larger ones in a larger window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_TILES_LAYOUT (riffle_tiles_layout_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTilesLayout,
                      riffle_tiles_layout,
                      RIFFLE,
                      TILES_LAYOUT,
                      GtkLayoutManager)

int               riffle_tiles_layout_get_margin    (int      width);
int               riffle_tiles_layout_get_room      (int      width);
GtkLayoutManager *riffle_tiles_layout_new           (gboolean is_large);
int               riffle_tiles_layout_count_columns (gboolean is_large,
                                                     int      room);

G_END_DECLS
