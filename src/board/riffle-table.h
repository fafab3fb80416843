/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies where: the piles with their cards, and the layout that gives them their places. */
#pragma once

#include "riffle-pile.h"

G_BEGIN_DECLS

/* All measures are in the board's coordinates. */
typedef struct
{
  GPtrArray *piles;  /* (owned) of RifflePile; always in step with the game */
  PatLayout  layout;
} RiffleTable;

static inline RifflePile *
riffle_table_get_pile (const RiffleTable *self,
                       guint              pile)
{
  return g_ptr_array_index (self->piles, pile);
}

void             riffle_table_init           (RiffleTable       *self);
void             riffle_table_clear          (RiffleTable       *self);
graphene_rect_t  riffle_table_get_card_rect  (const RiffleTable *self,
                                              graphene_point_t   at);
graphene_rect_t  riffle_table_get_extent     (const RiffleTable *self,
                                              guint              number,
                                              guint              n_cards);
gboolean         riffle_table_find_card_at   (const RiffleTable *self,
                                              double             x,
                                              double             y,
                                              guint             *pile,
                                              int               *index);
gboolean         riffle_table_find_card_near (const RiffleTable *self,
                                              double             x,
                                              double             y,
                                              guint             *pile,
                                              int               *index);
gboolean         riffle_table_has_place      (const RiffleTable *self,
                                              guint              pile);
guint            riffle_table_find_neighbour (const RiffleTable *self,
                                              guint              pile);
int              riffle_table_find_beside    (const RiffleTable *self,
                                              guint              number,
                                              GtkDirectionType   direction);

G_END_DECLS
