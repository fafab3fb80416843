/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Counts what can be played: a number that changes with nearly every mistake in the rules. */
#include "config.h"

#include "pat-rules-private.h"

static guint64
count (const PatRules *self,
       PatPosition    *position,
       guint           depth)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  guint64 n = 0;

  pat_rules_list (self, position, moves);
  if (depth == 1)
    return moves->n_moves;
  for (guint i = 0; i < moves->n_moves; i++)
    {
      pat_rules_apply (self, position, &moves->moves[i], steps);
      n += count (self, position, depth - 1);
      pat_rules_revert (self, position, steps);
    }
  return n;
}

/**
 * pat_rules_perft: (skip)
 * @self: rules
 * @position: a position; it is changed meanwhile, and is as before afterwards
 * @depth: how many moves, from 0
 *
 * Counts the sequences of so many legal moves from a position, called perft in programs for chess.
 * It takes as long as making all of them. Sequences that lead to the same position count each.
 *
 * Returns: the number of sequences; 1 if @depth is 0
 */
guint64
pat_rules_perft (const PatRules *self,
                 PatPosition    *position,
                 guint           depth)
{
  g_return_val_if_fail (self != NULL && position != NULL, 0);

  return depth > 0 ? count (self, position, depth) : 1;
}
