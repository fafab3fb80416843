/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where rank and suit stand on the faces of cards. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-deck.h"
#include "riffle-table.h"

G_BEGIN_DECLS

guint riffle_index_area_find     (const RiffleDeckStyle *style,
                                  const graphene_rect_t *card,
                                  graphene_rect_t       *areas);
guint riffle_index_area_find_all (RiffleTable           *table,
                                  const RiffleDeckStyle *style,
                                  graphene_rect_t       *areas);

G_END_DECLS
