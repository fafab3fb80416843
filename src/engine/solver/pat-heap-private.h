/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games like Golf: open cards go one by one to the only foundation, onto which the stock is dealt
 * as well, and nothing else ever moves. A position is no more than which cards are gone, how much
 * of the stock is dealt, and what lies on top of the foundation. */
#pragma once

#include "pat-heap-reach-private.h"
#include "pat-layers-private.h"

G_BEGIN_DECLS

typedef struct
{
  const PatRules *rules;
  PatLayers       layers;
  guint           foundation;
  guint64         takes[64];     /* the cards of the layers that go on a card; on 0: the first */
  guint8          class_of[64];  /* of cards that take the same ones */
  guint64         changes[PAT_LAYERS_MAX_CARDS]; /* of the key when a card goes */
  guint           n_stock;
  guint8          stock[PAT_LAYERS_MAX_CARDS]; /* in the order of the deal */
  guint64         needed;        /* the cards that must go */
  PatHeapReach    reach;
} PatHeap;

typedef struct
{
  guint64 gone;
  guint64 open;
  guint64 key;     /* of the piles, a sum */
  guint64 ranks;   /* of the cards that are left, counted by PatHeapReach */
  guint8  top;     /* 0: the foundation is empty */
  guint8  n_dealt; /* from the stock */
} PatHeapState;

gboolean pat_heap_init  (PatHeap            *self,
                         const PatRules     *rules,
                         const PatPosition  *position,
                         PatHeapState       *state);
void     pat_heap_play  (const PatHeap      *self,
                         PatHeapState       *state,
                         guint               card);
guint64  pat_heap_key   (const PatHeap      *self,
                         const PatHeapState *state);

/* The next card of the stock goes to the foundation. */
static inline void
pat_heap_deal (const PatHeap *self,
               PatHeapState  *state)
{
  state->top = self->stock[state->n_dealt++];
}

static inline guint64
pat_heap_moves (const PatHeap      *self,
                const PatHeapState *state)
{
  return self->takes[state->top] & state->open;
}

static inline gboolean
pat_heap_is_won (const PatHeap      *self,
                 const PatHeapState *state)
{
  return (self->needed & ~state->gone) == 0;
}

/* Whether nothing speaks against a win. */
static inline gboolean
pat_heap_may_win (const PatHeap      *self,
                  const PatHeapState *state)
{
  return pat_heap_reach_may_win (&self->reach, state->ranks, state->n_dealt, state->top);
}

G_END_DECLS
