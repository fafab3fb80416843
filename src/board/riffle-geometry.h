/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where piles and cards are on the board: where they belong, not where they happen to fly. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

/* All measures are logical pixels in the board's coordinates. */
graphene_rect_t riffle_geometry_get_extent     (RiffleTable      *table,
                                                guint             number,
                                                guint             n_cards);
graphene_rect_t riffle_geometry_get_whole      (RiffleTable      *table,
                                                guint             number);
graphene_rect_t riffle_geometry_get_uppermost  (RifflePile       *pile);
gboolean        riffle_geometry_find_count     (RifflePile       *pile,
                                                graphene_rect_t  *bounds);
gboolean        riffle_geometry_find_card_at   (RiffleTable      *table,
                                                double            x,
                                                double            y,
                                                PatSpot          *spot);
gboolean        riffle_geometry_find_card_near (RiffleTable      *table,
                                                double            x,
                                                double            y,
                                                PatSpot          *spot);
guint           riffle_geometry_find_neighbour (RiffleTable      *table,
                                                guint             pile);
int             riffle_geometry_find_beside    (RiffleTable      *table,
                                                guint             number,
                                                GtkDirectionType  direction);

G_END_DECLS
