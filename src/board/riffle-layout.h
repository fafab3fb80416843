/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the piles and cards of the board belong, and how large they are. */
#pragma once

#include "riffle-play-settings.h"
#include "riffle-table.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_LAYOUT (riffle_layout_get_type ())
G_DECLARE_FINAL_TYPE (RiffleLayout, riffle_layout, RIFFLE, LAYOUT, GtkLayoutManager)

/*
 * Signal:
 *   resized (gboolean by_move)   the board has another size, and cards have to be placed again:
 *     because a move needs more room, so that its cards may fly on, or for another reason
 */

RiffleLayout *riffle_layout_new          (RiffleTable               *table,
                                          RiffleCardCache           *cache,
                                          const RifflePlaySettings *settings);
void          riffle_layout_stop         (RiffleLayout              *self);
void          riffle_layout_set_style    (RiffleLayout              *self,
                                          const RiffleDeckStyle     *style);
void          riffle_layout_forget       (RiffleLayout              *self);
gboolean      riffle_layout_open         (RiffleLayout              *self,
                                          const PatSpot             *spot);
gboolean      riffle_layout_is_ready     (RiffleLayout              *self);
void          riffle_layout_aim          (RiffleLayout              *self,
                                          const PatSelection        *raised);
void          riffle_layout_resize_cards (RiffleLayout              *self);
void          riffle_layout_get_space    (RiffleLayout              *self,
                                          graphene_size_t           *board,
                                          graphene_size_t           *card);

G_END_DECLS
