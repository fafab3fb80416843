/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps many positions of a game like Spider, or only the best. */
#include "config.h"

#include "pat-sequences-layer-private.h"

#define FIRST_PLACES 256

void
pat_sequences_layer_init (PatSequencesLayer *self,
                          PatBudget         *budget)
{
  *self = (PatSequencesLayer) { .budget = budget };
}

void
pat_sequences_layer_clear (PatSequencesLayer *self)
{
  pat_budget_add_bytes (self->budget, -(gint64) (self->max * sizeof (PatSequencesPlace)));
  g_clear_pointer (&self->places, g_free);
  self->n = self->max = 0;
}

/* Takes all out; from now on, that many are wanted. */
void
pat_sequences_layer_reset (PatSequencesLayer *self,
                           guint              width)
{
  self->n = 0;
  self->width = width;
  self->is_cut = FALSE;
}

/* Returns FALSE if there is no memory for more places, which ends the search. */
static gboolean
grow (PatSequencesLayer *self)
{
  guint max = self->max > 0 ? pat_budget_enlarge (self->max) : FIRST_PLACES;
  gsize bytes = (max - self->max) * sizeof (PatSequencesPlace);

  if (!pat_budget_has_room (self->budget, bytes) && self->max > 0)
    return FALSE;
  pat_budget_add_bytes (self->budget, (gint64) bytes);
  self->max = max;
  self->places = g_renew (PatSequencesPlace, self->places, max);
  return TRUE;
}

/* The caller fills the new place. It moves when another one is added; when the search has ended,
 * another one may get it. */
PatSequencesPlace *
pat_sequences_layer_add (PatSequencesLayer *self)
{
  if (self->n >= 2 * self->width)
    pat_sequences_layer_cut (self);
  if (self->n == self->max && !grow (self))
    return &self->places[self->n - 1];
  return &self->places[self->n++];
}

/* Finds the first rating for which there is no room for all; `room` says for how many. */
static guint
find_bound (const PatSequencesLayer *self,
            guint                   *room)
{
  guint counts[PAT_SEQUENCES_N_RATINGS] = { 0 }, bound = 0;

  for (guint i = 0; i < self->n; i++)
    counts[pat_sequences_bound_rating (self->places[i].rating)]++;
  for (*room = self->width; counts[bound] <= *room; bound++)
    *room -= counts[bound];
  return bound;
}

/* Leaves out the worst if there are more than wanted. */
void
pat_sequences_layer_cut (PatSequencesLayer *self)
{
  guint room, bound, n = 0;

  if (self->n <= self->width)
    return;
  bound = find_bound (self, &room);
  for (guint i = 0; i < self->n; i++)
    {
      guint rating = pat_sequences_bound_rating (self->places[i].rating);

      if (rating > bound || (rating == bound && room == 0))
        continue;
      if (rating == bound)
        room--;
      self->places[n++] = self->places[i];
    }
  self->n = n;
  self->is_cut = TRUE;
}
