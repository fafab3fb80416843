/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tags with the keys of the piles, and the frame around a pile that is looked at. */
#pragma once

#include "riffle-deck.h"
#include "riffle-table.h"

G_BEGIN_DECLS

void riffle_tags_find           (RiffleTable           *table,
                                 const RiffleDeckStyle *style,
                                 graphene_rect_t       *tags);
void riffle_tags_snapshot       (RiffleTable           *table,
                                 const RiffleDeckStyle *style,
                                 GtkSnapshot           *snapshot);
void riffle_tags_snapshot_frame (RiffleTable           *table,
                                 guint                  number,
                                 GtkSnapshot           *snapshot);

G_END_DECLS
