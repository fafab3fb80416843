/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search that the solver is compared with. It is as simple as can be: every legal move of
 * every position, and no two positions are taken for one unless they are equal to the last card. */
#include "config.h"

#include "solver-suite.h"

static GBytes *
key_of (const PatRules    *rules,
        const PatPosition *position)
{
  GByteArray *key = g_byte_array_new ();
  PatPosition counted = *position;

  if (pat_rules_get_game (rules)->stock.redeals == PAT_UNLIMITED)
    counted.counters[PAT_COUNTER_PASSES] = 0;
  g_byte_array_append (key, position->start, position->n_piles + 1u);
  g_byte_array_append (key, position->cards, position->start[position->n_piles]);
  g_byte_array_append (key, (const guint8 *) counted.counters, sizeof counted.counters);
  return g_byte_array_free_to_bytes (key);
}

/* Adds a position unless it was there before. */
static void
add (const PatRules    *rules,
     const PatPosition *position,
     GHashTable        *seen,
     GArray            *left)
{
  if (g_hash_table_add (seen, key_of (rules, position)))
    g_array_append_vals (left, position, 1);
}

/* Returns PAT_VERDICT_UNKNOWN if there are more positions than that. */
PatVerdict
solver_search (const PatRules    *rules,
               const PatPosition *position,
               guint              max_positions)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (PatPosition));
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  add (rules, position, seen, left);
  while (left->len > 0)
    {
      PatPosition at = g_array_index (left, PatPosition, left->len - 1);

      g_array_set_size (left, left->len - 1);
      if (pat_rules_is_won (rules, &at))
        return PAT_VERDICT_WINNABLE;
      if (g_hash_table_size (seen) > max_positions)
        return PAT_VERDICT_UNKNOWN;
      pat_rules_list (rules, &at, moves);
      for (guint i = 0; i < moves->n_moves; i++)
        {
          PatPosition next = at;

          pat_rules_apply (rules, &next, &moves->moves[i], NULL);
          add (rules, &next, seen, left);
        }
    }
  return PAT_VERDICT_UNWINNABLE;
}

/* Whether the moves of a solution are legal and win. */
gboolean
solver_line_wins (const PatRules    *rules,
                  const PatPosition *position,
                  const PatSolution *solution)
{
  PatPosition at = *position;

  for (guint i = 0; i < pat_solution_get_n_moves (solution); i++)
    {
      if (!pat_rules_judge (rules, &at, pat_solution_get_move (solution, i), NULL))
        return FALSE;
      pat_rules_apply (rules, &at, pat_solution_get_move (solution, i), NULL);
    }
  return pat_rules_is_won (rules, &at);
}
