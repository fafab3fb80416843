/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds the cards of a game like Klondike that go up without a thought. */
#include "config.h"

#include "pat-runs-view-private.h"

/* Whether no card that could lie on a card has to, as all of them are on their foundations or go
 * there next. */
static gboolean
is_free (const PatRunsView *self,
         guint                  card)
{
  guint up = self->state->up[pat_card_get_suit ((PatCard) card)];
  guint height = self->game->game->height[card];
  guint64 guests;

  if (height != up)
    return height < up;
  for (guests = pat_runs_view_get_guests (self, card); guests != 0; guests &= guests - 1)
    if (!is_free (self, (guint) __builtin_ctzll (guests)))
      return FALSE;
  return TRUE;
}

static gboolean
is_safe (const PatRunsView *self,
         guint                  card)
{
  guint64 guests;

  for (guests = pat_runs_view_get_guests (self, card); guests != 0; guests &= guests - 1)
    if (!is_free (self, (guint) __builtin_ctzll (guests)))
      return FALSE;
  return TRUE;
}

/* Finds a card that goes up without a thought. One that uncovers none does so if it can come back:
 * it does as soon as it is needed. */
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
          ((game->game->takes_back && (state->roots >> card & 1) == 0) || is_safe (&self, card)))
        {
          move->kind = PAT_RUNS_UP;
          return TRUE;
        }
      if ((game->talon_cards >> card & 1) != 0 && (state->talon.cards >> move->place & 1) != 0 &&
          game->order.draw == 1 && is_safe (&self, card))
        {
          move->kind = PAT_RUNS_TALON_UP;
          return TRUE;
        }
    }
  return FALSE;
}
