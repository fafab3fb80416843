/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Looks up what an event earns in a table of points. */
#include "config.h"

#include "pat-scoring.h"

static gboolean
role_fits (guint row,
           guint role)
{
  return row == PAT_ANY_ROLE || row == role;
}

/**
 * pat_scoring_get_points:
 * @self: a scoring of points
 * @event: what happens
 * @from: the role that a card leaves, or the counter; 0 if it does not matter
 * @to: the role that a card reaches; 0 if it does not matter
 *
 * Looks up the first row that fits.
 *
 * Returns: the points, 0 if no row fits
 */
int
pat_scoring_get_points (const PatScoring *self,
                        PatEvent          event,
                        guint             from,
                        guint             to)
{
  if (self->points == NULL)
    return 0;
  for (const PatPoints *row = self->points; row->event != PAT_EVENT_NONE; row++)
    if (row->event == event &&
        (event != PAT_EVENT_MOVE || (role_fits (row->from, from) && role_fits (row->to, to))) &&
        (event != PAT_EVENT_WON_COUNTER || row->from == from))
      return row->points;
  return 0;
}
