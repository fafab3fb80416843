/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is asked about a position of a game like Klondike. */
#pragma once

#include "pat-bits-private.h"
#include "pat-runs-private.h"

G_BEGIN_DECLS

typedef struct
{
  const PatRuns      *game;
  const PatRunsState *state;
  guint64                 guests; /* open cards that lie on others */
} PatRunsView;

static inline void
pat_runs_view_init (PatRunsView        *self,
                    const PatRuns      *game,
                    const PatRunsState *state)
{
  self->game = game;
  self->state = state;
  self->guests = state->open & ~state->roots & ~game->kings;
}

/* The cards that may be put on a card. */
static inline guint64
pat_runs_view_get_guests (const PatRunsView *self,
                          guint                  card)
{
  return self->game->game->classes[0].build[card];
}

static inline gboolean
pat_runs_view_is_next (const PatRunsView *self,
                       guint                  card)
{
  return self->game->game->height[card] == self->state->up[pat_card_get_suit ((PatCard) card)];
}

/* How many of the cards that take a card have nothing on them, or how many columns are empty. */
static inline int
pat_runs_view_count_free (const PatRunsView *self,
                          guint                  card)
{
  const PatRuns *game = self->game;
  int n = 0;

  if (game->hosts[card] != 0)
    return (int) pat_bits_count (self->state->open & game->hosts[card]) -
           (int) pat_bits_count (self->guests & game->mates[card]);
  for (guint i = 0; i < game->n_columns; i++)
    n += self->state->n_left[i] == 0;
  return n - (int) pat_bits_count (self->state->open & game->kings & ~self->state->roots);
}

/* How many of the cards that take the same cards as one of them have nothing on them. */
static inline int
pat_runs_view_count_bare (const PatRunsView *self,
                          guint                  card)
{
  return (int) pat_bits_count (self->state->open & self->game->twins[card]) -
         (int) pat_bits_count (self->guests & pat_runs_view_get_guests (self, card));
}

/* Whether a card that is next can go up from a column: what lies on it goes to a twin. */
static inline gboolean
pat_runs_view_can_go_up (const PatRunsView *self,
                         guint                  card)
{
  return (self->state->open >> card & 1) != 0 && pat_runs_view_count_bare (self, card) > 0;
}

/* Whether no line that wins needs a card in a column any more, wherever it can go up. It is needed
 * there only by cards that lie on it, its guests, and by those that can lie on a column only if it
 * does: on them, and so on. Each of these that is not up is the next one of its suit, and goes up
 * itself as soon as it can be moved: where a line puts it on a column, another line puts it on its
 * foundation and stands no worse, as neither it nor what it would lie on needs a place. What was
 * lowered to take one of them stays up as well. */
static inline gboolean
pat_runs_view_is_safe (const PatRunsView *self,
                       guint              card)
{
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (self->state->up[suit] < self->game->safe_at[card][suit])
      return FALSE;
  return TRUE;
}

G_END_DECLS
