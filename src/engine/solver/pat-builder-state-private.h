/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position of a builder that is changed by moves and taken back, with its key at hand. */
#pragma once

#include "pat-builder-private.h"

G_BEGIN_DECLS

/* The most bytes that a packed state takes: cards, sizes of piles, hidden cards, and the talon. */
#define PAT_BUILDER_MAX_PACKED 128

/* A move: cards go from one pile to another. From the talon, `count` is the place of the card. */
typedef struct
{
  guint8 from;
  guint8 to;
  guint8 count;
} PatBuilderMove;

typedef struct
{
  guint8  n;
  guint8  n_down;
  guint8  cards[PAT_BUILDER_MAX_CARDS];
  guint8  breaks[PAT_BUILDER_MAX_CARDS + 1];  /* among the lowest cards: those not on their like */
  guint8  blocks[PAT_BUILDER_MAX_CARDS + 1];  /* cards that lie on lower ones */
  guint8  lowest[PAT_BUILDER_MAX_CARDS + 1];  /* the lowest height */
  guint64 hashes[PAT_BUILDER_MAX_CARDS + 1];
} PatBuilderPile;

/* What a step changed besides its card. */
typedef struct
{
  guint8 pile;    /* or PAT_BUILDER_TALON */
  guint8 card;
  guint8 n_down;  /* before */
} PatBuilderUp;

typedef struct
{
  const PatBuilder *game;
  guint64           key;
  guint8            up[PAT_N_SUITS];      /* cards on the foundations */
  guint             n_up;
  guint8            pile_of[64];          /* of a card; PAT_BUILDER_TALON */
  guint8            place_of[64];         /* of a card in its pile */
  guint8            talon[PAT_BUILDER_MAX_CARDS]; /* waste and stock in the order of the deal */
  guint             n_talon;
  guint             waste;                /* cards of the talon that are dealt */
  guint             passes;
  PatBuilderPile    piles[PAT_BUILDER_MAX_PILES];
  guint             n_log;
  PatBuilderUp      log[3 * PAT_BUILDER_MAX_CARDS]; /* cards that went up by themselves */
} PatBuilderState;

/* What is kept to take a move back. */
typedef struct
{
  PatBuilderMove move;
  guint8         n_down;
  guint8         waste;
  guint8         passes;
  guint8         n_log;
} PatBuilderUndo;

gboolean pat_builder_state_load   (PatBuilderState      *self,
                                   const PatBuilder     *game,
                                   const PatPosition    *position);
void     pat_builder_state_do     (PatBuilderState      *self,
                                   const PatBuilderMove *move,
                                   PatBuilderUndo       *undo);
void     pat_builder_state_undo   (PatBuilderState      *self,
                                   const PatBuilderUndo *undo);
gboolean pat_builder_state_put_up (PatBuilderState      *self);
guint    pat_builder_state_pack   (const PatBuilderState *self,
                                   guint8               *bytes);
void     pat_builder_state_unpack (PatBuilderState      *self,
                                   const guint8         *bytes);
guint64  pat_builder_state_key    (const PatBuilderState *self);
guint    pat_builder_state_clicks (const PatBuilderState *self,
                                   guint                 place,
                                   guint                *passes);

static inline guint
pat_builder_state_top (const PatBuilderPile *pile)
{
  return pile->cards[pile->n - 1];
}

G_END_DECLS
