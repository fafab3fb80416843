/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a player has pointed at and not played yet. */
#include "config.h"

#include "pat-click-private.h"

static int
find_spot (const PatSelection *self,
           PatSpot             spot)
{
  for (guint i = 0; i < self->n_spots; i++)
    if (self->spots[i].pile == spot.pile && self->spots[i].index == spot.index)
      return (int) i;
  return -1;
}

/**
 * pat_selection_has: (skip)
 * @self: a selection
 * @spot: a card, or an empty place
 *
 * Returns: whether the card is one of those that are held. What was picked for a special action is
 *   not held
 */
gboolean
pat_selection_has (const PatSelection *self,
                   PatSpot             spot)
{
  const PatUnit *unit = &self->unit;

  switch (self->kind)
    {
    case PAT_SELECTION_UNIT:
      return spot.index >= (int) unit->index && spot.index < (int) (unit->index + unit->count) &&
             spot.pile == unit->pile;
    case PAT_SELECTION_SET:
      return find_spot (self, spot) >= 0;
    case PAT_SELECTION_SPECIAL:
    case PAT_SELECTION_NONE:
      break;
    }
  return FALSE;
}

/**
 * pat_selection_get_n_cards: (skip)
 * @self: a selection
 *
 * Returns: how many cards are held
 */
guint
pat_selection_get_n_cards (const PatSelection *self)
{
  switch (self->kind)
    {
    case PAT_SELECTION_UNIT:
      return self->unit.count;
    case PAT_SELECTION_SET:
      return self->n_spots;
    case PAT_SELECTION_SPECIAL:
    case PAT_SELECTION_NONE:
      break;
    }
  return 0;
}

/* Adds a card to a set, or takes it out; a full set stays as it is. */
void
pat_selection_toggle (PatSelection *self,
                      PatSpot       spot)
{
  PatSelection empty_set = { .kind = PAT_SELECTION_SET };
  int nth;

  if (self->kind != PAT_SELECTION_SET)
    *self = empty_set;
  nth = find_spot (self, spot);
  if (nth < 0 && self->n_spots == PAT_MAX_PICKS)
    return;
  if (nth < 0)
    {
      self->spots[self->n_spots++] = spot;
      return;
    }
  for (self->n_spots--; nth < (int) self->n_spots; nth++)
    self->spots[nth] = self->spots[nth + 1];
  if (self->n_spots == 0)
    self->kind = PAT_SELECTION_NONE;
}
