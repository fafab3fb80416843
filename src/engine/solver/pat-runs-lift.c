/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds the cards of a game like Klondike that go up without a thought. */
#include "config.h"

#include "pat-runs-view-private.h"

/* Finds a card that goes up without a thought: one that is safe, and comes from a column or from a
 * talon that misses no card, as it is gone through one by one any number of times. One that does
 * not lie where it was dealt goes up in any case if it can come back: there is room for it then,
 * and so the moves of both positions lead to the same ones. */
gboolean
pat_runs_find_lift (const PatRuns      *game,
                    const PatRunsState *state,
                    PatRunsMove        *move)
{
  PatRunsView self;

  pat_runs_view_init (&self, game, state);
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint card = state->up[suit] < game->game->n_ranks
                   ? game->game->card_at[suit][state->up[suit]] : 0;

      if (card == 0)
        continue;
      move->card = (guint8) card;
      move->place = game->place_of[card];
      if (pat_runs_view_can_go_up (&self, card) &&
          ((game->game->takes_back && (state->roots >> card & 1) == 0) ||
           pat_runs_view_is_safe (&self, card)))
        {
          move->kind = PAT_RUNS_UP;
          return TRUE;
        }
      if ((game->talon_cards >> card & 1) != 0 && (state->talon.cards >> move->place & 1) != 0 &&
          game->order.draw == 1 && pat_runs_view_is_safe (&self, card))
        {
          move->kind = PAT_RUNS_TALON_UP;
          return TRUE;
        }
    }
  return FALSE;
}
