/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is asked about a position of a game like Klondike. */
#pragma once

#include "pat-bits-private.h"
#include "pat-runs-private.h"

G_BEGIN_DECLS

/* The next card of each suit that is not up, as bits. */
static inline guint64
pat_runs_get_next (const PatRuns      *self,
                   const PatRunsState *state)
{
  guint64 next = 0;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    next |= self->game->bit_at[suit][state->up[suit]];
  return next;
}

/* The cards that may be put on a card. */
static inline guint64
pat_runs_get_guests (const PatRuns *self,
                     guint          card)
{
  return self->game->classes[0].build[card];
}

/* How many columns are empty. */
static inline guint
pat_runs_count_spaces (const PatRuns      *self,
                       const PatRunsState *state)
{
  guint64 n_left, used;

  /* All numbers at once: adding 127 to each sets its highest bit unless it is 0. */
  G_STATIC_ASSERT (sizeof state->n_left == sizeof n_left);
  memcpy (&n_left, state->n_left, sizeof n_left);
  used = (n_left + G_GUINT64_CONSTANT (0x7f7f7f7f7f7f7f7f)) >> 7 &
         G_GUINT64_CONSTANT (0x0101010101010101);
  return self->n_columns - (guint) (used * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/* How many hosts of a group are free, or how many columns. */
static inline int
pat_runs_count_free (const PatRuns      *self,
                     const PatRunsState *state,
                     guint               nth)
{
  const PatRunsGroup *group = &self->groups[nth];
  guint64 hosts = state->open & group->hosts;
  guint64 guests = state->open & ~state->roots & group->guests;
  guint n = group->hosts != 0 ? pat_bits_count (hosts) : pat_runs_count_spaces (self, state);

  return (int) n - (int) pat_bits_count (guests);
}

/* Whether a host of a group is free, or a column. */
static inline gboolean
pat_runs_has_free (const PatRuns      *self,
                   const PatRunsState *state,
                   guint               nth)
{
  const PatRunsGroup *group = &self->groups[nth];
  guint64 hosts = state->open & group->hosts;
  guint64 guests = state->open & ~state->roots & group->guests;

  if (!group->is_pair)
    return pat_runs_count_free (self, state, nth) > 0;
  /* Two hosts and two guests at the most need not be counted. */
  return guests == 0 ? hosts != 0 : (hosts & (hosts - 1)) != 0 && (guests & (guests - 1)) == 0;
}

/* Whether no line that wins needs a card in a column any more, wherever it can go up. It is needed
 * there only by cards that lie on it, its guests, and by those that can lie on a column only if it
 * does: on them, and so on. Each of these that is not up is the next one of its suit, and goes up
 * itself as soon as it can be moved: where a line puts it on a column, another line puts it on its
 * foundation and stands no worse, as neither it nor what it would lie on needs a place. What was
 * lowered to take one of them stays up as well. */
static inline gboolean
pat_runs_is_safe (const PatRuns      *self,
                  const PatRunsState *state,
                  guint               card)
{
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (state->up[suit] < self->safe_at[card][suit])
      return FALSE;
  return TRUE;
}

G_END_DECLS
