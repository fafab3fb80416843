/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plays moves through the judge: nothing is called winnable without it. */
#include "config.h"

#include "pat-line-private.h"

/* Whether all moves are legal one after the other, and the last one wins. */
gboolean
pat_line_wins (const PatRules    *rules,
               const PatPosition *position,
               GArray            *moves)
{
  PatPosition at = *position;

  for (guint i = 0; i < moves->len; i++)
    {
      const PatMove *move = &g_array_index (moves, PatMove, i);

      if (pat_rules_is_won (rules, &at) || !pat_rules_judge (rules, &at, move, NULL))
        return FALSE;
      pat_rules_apply (rules, &at, move, NULL);
    }
  return pat_rules_is_won (rules, &at);
}

/* The number of moves after which each position was reached last, by its hash. */
static GHashTable *
note_positions (const PatRules    *rules,
                const PatPosition *position,
                GArray            *moves,
                guint64           *hashes)
{
  GHashTable *last = g_hash_table_new (g_int64_hash, g_int64_equal);
  PatPosition at = *position;

  for (guint i = 0; i <= moves->len; i++)
    {
      hashes[i] = pat_rules_hash (rules, &at);
      g_hash_table_replace (last, &hashes[i], GUINT_TO_POINTER (i));
      if (i < moves->len)
        pat_rules_apply (rules, &at, &g_array_index (moves, PatMove, i), NULL);
    }
  return last;
}

/* Leaves out what leads back to a position that there was before. */
void
pat_line_shorten (const PatRules    *rules,
                  const PatPosition *position,
                  GArray            *moves)
{
  g_autofree guint64 *hashes = g_new (guint64, moves->len + 1);
  g_autoptr (GHashTable) last = note_positions (rules, position, moves, hashes);
  g_autoptr (GArray) shorter = g_array_new (FALSE, FALSE, sizeof (PatMove));

  for (guint i = 0; i < moves->len; i++)
    {
      i = GPOINTER_TO_UINT (g_hash_table_lookup (last, &hashes[i]));
      if (i < moves->len)
        g_array_append_val (shorter, g_array_index (moves, PatMove, i));
    }
  if (shorter->len >= moves->len || !pat_line_wins (rules, position, shorter))
    return;
  g_array_set_size (moves, 0);
  g_array_append_vals (moves, shorter->data, shorter->len);
}
