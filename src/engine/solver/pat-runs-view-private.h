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

/* Whether a card that is next can go up from a column: what lies on it goes to a twin. */
static inline gboolean
pat_runs_view_can_go_up (const PatRunsView *self,
                         guint                  card)
{
  return (self->state->open >> card & 1) != 0 &&
         pat_bits_count (self->state->open & self->game->twins[card]) >
         pat_bits_count (self->guests & pat_runs_view_get_guests (self, card));
}

G_END_DECLS
