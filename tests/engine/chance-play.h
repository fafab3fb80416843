/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are played by chance, for tests that look at what lies on the table meanwhile. */
#pragma once

#include <patience.h>

/* Plays one move. Pure chance runs in circles, so now and then a hint shows the way. Returns:
   whether there was one */
static inline gboolean
chance_play (const PatRules *rules,
             PatPosition    *position,
             PatRandom      *random,
             PatMoves       *moves)
{
  PatMove move;

  pat_rules_list (rules, position, moves);
  if (moves->n_moves == 0)
    return FALSE;
  move = moves->moves[pat_random_below (random, moves->n_moves)];
  if (pat_random_below (random, 3) == 0)
    pat_rules_find_hint (rules, position, pat_random_below (random, 3), &move);
  pat_rules_apply (rules, position, &move, NULL);
  return TRUE;
}
