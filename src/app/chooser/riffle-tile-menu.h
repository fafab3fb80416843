/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with a game in the chooser besides playing it. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-tile-states.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_TILE_MENU (riffle_tile_menu_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTileMenu, riffle_tile_menu, RIFFLE, TILE_MENU, GObject)

RiffleTileMenu *riffle_tile_menu_new     (GtkWidget               *tile,
                                          const PatCollectionGame *game,
                                          RiffleTileStates        *states);
void            riffle_tile_menu_present (RiffleTileMenu          *self);

G_END_DECLS
