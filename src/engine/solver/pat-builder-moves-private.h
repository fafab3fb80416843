/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The moves of a builder's position, and where they lead. */
#pragma once

#include "pat-builder-last-private.h"

G_BEGIN_DECLS

/* More than all cards to all piles, and up. */
#define PAT_BUILDER_MAX_MOVES 2048

/* What a move leads to. */
typedef struct
{
  guint64  key;    /* of the position */
  int      rating; /* the lower the better */
  gboolean is_foreseen; /* otherwise the move has to be made to find out */
} PatBuilderNext;

typedef struct
{
  guint          n;
  guint          n_left_out; /* since they lead to a worse rating than is wanted */
  PatBuilderMove moves[PAT_BUILDER_MAX_MOVES];
  PatBuilderNext next[PAT_BUILDER_MAX_MOVES]; /* of each of these */
} PatBuilderMoves;

void pat_builder_list_moves (const PatBuilderState *state,
                             const PatBuilderDeal  *deal,
                             const PatBuilderLast  *last,
                             int                    rating,
                             int                    worst,
                             PatBuilderMoves       *moves);

G_END_DECLS
