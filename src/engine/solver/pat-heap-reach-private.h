/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether the ranks that are left can still go to the foundation of a game like Golf, wherever they
 * lie. Each card goes onto another one of the next rank, and onto each goes one at most: there must
 * be a different one for each. */
#pragma once

#include "pat-rules-private.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean is_known;    /* the suit does not matter, and only the next ranks follow each other */
  guint64  goes_up;     /* the ranks on which the next higher one goes, each counted once */
  guint64  goes_down;   /* those on which the next lower one goes */
  guint64  stock[65];   /* the ranks that are in the stock when some cards are dealt */
} PatHeapReach;

void     pat_heap_reach_init    (PatHeapReach       *self,
                                 const PatRules     *rules,
                                 const guint8       *stock,
                                 guint               n_stock);
gboolean pat_heap_reach_may_win (const PatHeapReach *self,
                                 guint64             left,
                                 guint               n_dealt,
                                 PatCard             top);

/* Ranks are counted, four bits for each. */
static inline guint64
pat_heap_reach_count (PatCard card)
{
  return G_GUINT64_CONSTANT (1) << 4 * pat_card_get_rank (card);
}

/* How often the rank of a card was counted. */
static inline guint
pat_heap_reach_get (guint64 ranks,
                    PatCard card)
{
  return (guint) (ranks >> 4 * pat_card_get_rank (card)) & 15;
}

G_END_DECLS
