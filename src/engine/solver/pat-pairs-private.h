/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games in which cards are removed in pairs, or alone, and move in no other way but from the stock
 * to the waste. A position is no more than which cards are gone, and how far the stock is dealt. */
#pragma once

#include "pat-layers-private.h"

G_BEGIN_DECLS

#define PAT_PAIRS_MAX_GROUP  8 /* cards, four of each rank */
#define PAT_PAIRS_MAX_GROUPS 16
#define PAT_PAIRS_MAX_MOVES  128 /* more than all pairs of such groups */
#define PAT_PAIRS_CLICK      G_MAXUINT8 /* instead of a card */

typedef struct
{
  const PatRules *rules;
  PatLayers       layers;      /* the cards of piles, then those of waste and stock as dealt */
  guint64         talon;       /* the cards of waste and stock */
  guint           first_talon;
  guint           draw;        /* 0: the stock gives nothing to the waste */
  guint           n_redeals;   /* that are left; PAT_UNLIMITED */
  gboolean        stock_gives; /* its top card can be removed */
  gboolean        waste_gives;
  guint64         alone;       /* the cards that go alone */
  guint64         meets[PAT_LAYERS_MAX_CARDS]; /* with which a card could go by where they lie */
  guint64         mates[PAT_LAYERS_MAX_CARDS]; /* with which a card may ever go */
  guint64         needed;      /* the cards that must go */
  guint           n_groups;
  guint64         groups[PAT_PAIRS_MAX_GROUPS]; /* cards that may be partners of each other */
  guint8          group_of[PAT_LAYERS_MAX_CARDS];
} PatPairs;

typedef struct
{
  guint64 gone;
  guint64 open;     /* of the cards of piles */
  guint8  place;    /* of the top card of the stock; behind all cards if there is none */
  guint8  n_passes; /* that are over since the search began */
} PatPairsState;

/* Two cards that go together; the same one twice goes alone. */
typedef struct
{
  guint8 first;
  guint8 second;
} PatPair;

typedef struct
{
  guint   n;
  PatPair pairs[PAT_PAIRS_MAX_MOVES];
} PatPairsMoves;

gboolean pat_pairs_init        (PatPairs            *self,
                                const PatRules      *rules,
                                const PatPosition   *position,
                                PatPairsState       *state);
void     pat_pairs_find_mates  (PatPairs            *self);
guint64  pat_pairs_open        (const PatPairs      *self,
                                const PatPairsState *state);
void     pat_pairs_remove      (const PatPairs      *self,
                                PatPairsState       *state,
                                guint64             cards);
gboolean pat_pairs_click       (const PatPairs      *self,
                                PatPairsState       *state);
guint64  pat_pairs_key         (const PatPairs      *self,
                                const PatPairsState *state);
void     pat_pairs_find_groups (PatPairs            *self);
gboolean pat_pairs_can_go      (const PatPairs      *self,
                                guint64              gone,
                                guint                group);
gboolean pat_pairs_apply       (const PatPairs      *self,
                                PatPairsState       *state,
                                PatPair              pair);
void     pat_pairs_remove_safe (const PatPairs      *self,
                                PatPairsState       *state,
                                PatPairsMoves       *removed);
void     pat_pairs_list        (const PatPairs      *self,
                                const PatPairsState *state,
                                PatPairsMoves       *moves);
void     pat_pairs_write       (const PatPairs      *self,
                                const PatPairsState *state,
                                PatPair              pair,
                                PatMove             *move);

G_END_DECLS
