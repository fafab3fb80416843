/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The moves of a builder's position. */
#pragma once

#include "pat-builder-last-private.h"

G_BEGIN_DECLS

/* More than all cards to all piles, and up. */
#define PAT_BUILDER_MAX_MOVES 2048

typedef struct
{
  guint          n;
  PatBuilderMove moves[PAT_BUILDER_MAX_MOVES];
} PatBuilderMoves;

void pat_builder_list_moves (const PatBuilderState *state,
                             const PatBuilderDeal  *deal,
                             const PatBuilderLast  *last,
                             PatBuilderMoves       *moves);

G_END_DECLS
