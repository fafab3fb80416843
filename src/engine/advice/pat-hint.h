/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A move that is proposed, and what is known about it. */
#pragma once

#include "pat-move.h"

G_BEGIN_DECLS

/**
 * PatHintKind:
 * @PAT_HINT_NONE: there is no move to propose
 * @PAT_HINT_WINS: the next move of a line that wins, whatever is hidden; that was proven
 * @PAT_HINT_LIKELY: the move that won most often when what is hidden was dealt at random
 * @PAT_HINT_JUDGED: the best move by the judgement of the rules; no trial with it was won
 *
 * What a hint rests on.
 */
typedef enum
{
  PAT_HINT_NONE,
  PAT_HINT_WINS,
  PAT_HINT_LIKELY,
  PAT_HINT_JUDGED,
} PatHintKind;

typedef struct _PatHint PatHint;

/**
 * PatHint:
 * @move: a legal move, unless there is none
 * @kind: what it rests on
 * @nth: 0 for the best one, 1 for the next best, and so on
 * @n_won: for %PAT_HINT_LIKELY: how many of the trials with this move were won
 * @n_dealt: for %PAT_HINT_LIKELY: how many trials began with it; each deals what is hidden at
 *   random, and several may share a deal
 * @is_lost: it is proven that the game cannot be won; %FALSE says nothing, as perhaps nobody has
 *   looked, or a fair hint cannot know
 *
 * A move that is proposed.
 */
struct _PatHint
{
  PatMove     move;
  PatHintKind kind;
  guint       nth;
  guint       n_won;
  guint       n_dealt;
  gboolean    is_lost;
};

G_END_DECLS
