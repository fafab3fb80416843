/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Remembers verdicts by positions, so that they are there again when moves are taken back, and
 * carries them over: what can be won after a move could be won before it, and what could not be won
 * cannot be won after it. */
#include "config.h"

#include "pat-verdicts-private.h"

#include "pat-game-private.h"

PatVerdicts *
pat_verdicts_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

/* Returns: whether that is new */
gboolean
pat_verdicts_note (PatVerdicts *self,
                   guint64      hash,
                   PatVerdict   verdict)
{
  return verdict != PAT_VERDICT_UNKNOWN
         && g_hash_table_insert (self, g_memdup2 (&hash, sizeof hash), GUINT_TO_POINTER (verdict));
}

PatVerdict
pat_verdicts_find (PatVerdicts *self,
                   guint64      hash)
{
  return (PatVerdict) GPOINTER_TO_UINT (g_hash_table_lookup (self, &hash));
}

/* Whether the position at a place of the history is one that the player can go back to: automatic
 * moves are taken back with the move before them. */
static gboolean
ends_action (PatGame *game,
             guint    cursor)
{
  gboolean automatic = FALSE;

  if (cursor > 0 && cursor < pat_game_get_history_cursor (game))
    pat_game_get_history_move (game, cursor, &automatic);
  return !automatic;
}

static void
add_past (PatVerdicts       *self,
          PatGame           *game,
          guint              cursor,
          const PatPosition *position,
          GArray            *past)
{
  PatPast entry = { .position = *position, .cursor = cursor };

  entry.hash = pat_rules_hash (pat_game_get_rules (game), position);
  entry.verdict = pat_verdicts_find (self, entry.hash);
  g_array_append_val (past, entry);
}

/* A verdict of one position says something about others. */
static void
carry_over (GArray *past)
{
  PatVerdict verdict = PAT_VERDICT_UNKNOWN;

  for (guint i = 0; i < past->len; i++)
    {
      PatPast *entry = &g_array_index (past, PatPast, i);

      if (verdict == PAT_VERDICT_WINNABLE)
        entry->verdict = verdict;
      verdict = entry->verdict;
    }
  verdict = PAT_VERDICT_UNKNOWN;
  for (guint i = past->len; i-- > 0;)
    {
      PatPast *entry = &g_array_index (past, PatPast, i);

      if (verdict == PAT_VERDICT_UNWINNABLE)
        entry->verdict = verdict;
      verdict = entry->verdict;
    }
}

/* Lists the position of a game and those that the player can go back to, the latest first, with
 * what is known about them. */
GArray *
pat_verdicts_list (PatVerdicts *self,
                   PatGame     *game)
{
  GArray *past = g_array_new (FALSE, FALSE, sizeof (PatPast));
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition position = *pat_game_get_position (game);

  for (guint cursor = pat_game_get_history_cursor (game);; cursor--)
    {
      if (ends_action (game, cursor))
        add_past (self, game, cursor, &position, past);
      if (cursor == 0)
        break;
      pat_game_get_steps (game, cursor - 1, steps);
      pat_rules_revert (pat_game_get_rules (game), &position, steps);
    }
  carry_over (past);
  return past;
}
