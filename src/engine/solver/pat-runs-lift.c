/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds the cards of a game like Klondike that go up without a thought. */
#include "config.h"

#include "pat-runs-view-private.h"

/* Finds one of some cards that are next, that is safe. Returns: its bit; 0: there is none */
static guint64
find_safe (const PatRuns      *game,
           const PatRunsState *state,
           guint64             cards)
{
  for (; cards != 0; cards &= cards - 1)
    if (pat_runs_is_safe (game, state, pat_bits_first (cards)))
      return cards & -cards;
  return 0;
}

/* Finds a card that goes up without a thought: one that is safe, and comes from a column or from a
 * talon that misses no card, as it is gone through one by one any number of times. One that does
 * not lie where it was dealt goes up in any case if it can come back: there is room for it then,
 * and so the moves of both positions lead to the same ones. Columns come first, where a player sees
 * the card. */
gboolean
pat_runs_find_lift (const PatRuns      *game,
                    const PatRunsState *state,
                    PatRunsMove        *move)
{
  guint64 next = pat_runs_get_next (game, state);
  guint64 columns = next & state->open & state->bare;
  guint64 back = game->game->takes_back ? columns & ~state->roots : 0;

  if (back == 0)
    back = find_safe (game, state, columns);
  if (back == 0 && game->order.draw == 1)
    back = find_safe (game, state, next & state->stock);
  if (back == 0)
    return FALSE;
  move->card = (guint8) pat_bits_first (back);
  move->place = game->place_of[move->card];
  move->kind = (state->open >> move->card & 1) != 0 ? PAT_RUNS_UP : PAT_RUNS_TALON_UP;
  return TRUE;
}
