/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the tags with the keys of the piles are drawn. */
#pragma once

#include "riffle-index-area.h"

G_BEGIN_DECLS

void riffle_tag_places_find (RiffleTable           *table,
                             const RiffleDeckStyle *style,
                             const graphene_size_t *board,
                             graphene_rect_t       *tags);

G_END_DECLS
