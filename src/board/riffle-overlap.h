/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards that lie on each other. */
#pragma once

#include "riffle-card.h"

G_BEGIN_DECLS

/* Draws a whole card. */
typedef void (*RiffleOverlapDraw) (RiffleCard *card,
                                   gpointer    user_data);

/* Cards that lie on each other. */
typedef struct
{
  RiffleCard *cards[PAT_MAX_CARDS]; /* the undermost first */
  guint       n_cards;
} RiffleOverlap;

void riffle_overlap_find_bounds  (RiffleCard             *card,
                                  graphene_rect_t        *bounds);
void riffle_overlap_find_visible (const RiffleOverlap    *self,
                                  guint                   nth,
                                  graphene_rect_t        *visible);
void riffle_overlap_snapshot     (const RiffleOverlap    *self,
                                  const graphene_point_t *origin,
                                  GtkSnapshot            *snapshot,
                                  RiffleOverlapDraw       draw,
                                  gpointer                user_data);

G_END_DECLS
