/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What connects the player with each game: results, favourites, and the game on the table. */
#pragma once

#include <gio/gio.h>

#include "riffle-statistics.h"
#include "riffle-tile-state.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_TILE_STATES (riffle_tile_states_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTileStates, riffle_tile_states, RIFFLE, TILE_STATES, GObject)

/* Signal: changed () */

RiffleTileStates      *riffle_tile_states_new              (GSettings        *settings,
                                                            RiffleStatistics *statistics);
const RiffleTileState *riffle_tile_states_get              (RiffleTileStates *self,
                                                            const PatCollectionGame *game);
gboolean               riffle_tile_states_is_calm          (RiffleTileStates *self);
PatVariant            *riffle_tile_states_get_current      (RiffleTileStates *self);
void                   riffle_tile_states_set_current      (RiffleTileStates *self,
                                                            PatVariant       *variant,
                                                            const PatPreset  *preset);
void                   riffle_tile_states_toggle_favourite (RiffleTileStates *self,
                                                            const char       *id);
void                   riffle_tile_states_refresh          (RiffleTileStates *self);

G_END_DECLS
