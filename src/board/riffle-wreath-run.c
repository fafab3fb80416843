/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a card runs around the table to its place in the wreath: plain arithmetic. */
#include "config.h"

#include "riffle-wreath-run.h"

#include <math.h>

#define RUN_USEC    600000 /* of a card that goes no way around */
#define ROUND_USEC  400000 /* more, for each time around */
#define DIP         0.28f  /* how far the cards come to the middle on their way, in radii */
#define LEAST_SWEEP (0.5f * (float) G_PI)

/**
 * riffle_wreath_run_plan:
 * @self: (out caller-allocates): the run
 * @origin: where the middle of the card is
 * @angle: where it will lie
 *
 * A card runs around at least a quarter of the table, always the same way, and lies down with its
 * top outwards.
 */
void
riffle_wreath_run_plan (RiffleWreathRun        *self,
                        const RiffleEllipse    *ellipse,
                        const graphene_point_t *origin,
                        float                   angle)
{
  float around = 2 * (float) G_PI;

  riffle_ellipse_find (ellipse, origin, &self->from_angle, &self->from_radius);
  self->sweep = fmodf (angle - self->from_angle - LEAST_SWEEP + 2 * around, around) + LEAST_SWEEP;
  self->tilt = riffle_ellipse_get_tilt (ellipse, angle);
}

/**
 * riffle_wreath_run_get_duration:
 *
 * Returns: how long it takes, in microseconds at the usual speed
 */
double
riffle_wreath_run_get_duration (const RiffleWreathRun *self)
{
  return RUN_USEC + ROUND_USEC * (double) self->sweep / (2 * G_PI);
}

/**
 * riffle_wreath_run_get_place:
 * @progress: how much of the time is over, 0 to 1
 * @centre: (out caller-allocates): the middle of the card
 * @tilt: (out): how far it is turned, clockwise, in degrees
 */
void
riffle_wreath_run_get_place (const RiffleWreathRun *self,
                             const RiffleEllipse   *ellipse,
                             float                  progress,
                             graphene_point_t      *centre,
                             float                 *tilt)
{
  float eased = progress * progress * (3 - 2 * progress);
  float angle = self->from_angle + self->sweep * eased;
  float radius = self->from_radius + (1 - self->from_radius) * eased -
                 DIP * sinf ((float) G_PI * eased);

  *centre = riffle_ellipse_get_point (ellipse, angle, radius);
  *tilt = self->tilt * eased;
}
