/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds places on an ellipse, so that cards can be laid around it. */
#include "config.h"

#include "riffle-ellipse.h"

#include <math.h>

#define LONGEST   1.5f  /* the longer radius in the shorter one, on a table */
#define BAND_PART 0.19f /* the widest band on it, in the ellipse's height */
#define MARGIN    6     /* pixels around it */
#define N_ARCS 360 /* parts in which the ellipse is measured */

/**
 * riffle_ellipse_get_point:
 *
 * Returns: the point at that angle and radius
 */
graphene_point_t
riffle_ellipse_get_point (const RiffleEllipse *self,
                          float                angle,
                          float                radius)
{
  return GRAPHENE_POINT_INIT (self->centre.x + self->radius_x * radius * cosf (angle),
                              self->centre.y + self->radius_y * radius * sinf (angle));
}

/**
 * riffle_ellipse_find:
 * @angle: (out): where the point is
 * @radius: (out): how far from the middle
 *
 * The way back from riffle_ellipse_get_point().
 */
void
riffle_ellipse_find (const RiffleEllipse    *self,
                     const graphene_point_t *point,
                     float                  *angle,
                     float                  *radius)
{
  float x = (point->x - self->centre.x) / self->radius_x;
  float y = (point->y - self->centre.y) / self->radius_y;

  *angle = atan2f (y, x);
  *radius = hypotf (x, y);
}

/**
 * riffle_ellipse_get_tilt:
 *
 * Returns: how far a thing whose top shows outwards there is turned, clockwise, from 0 to 360
 *   degrees
 */
float
riffle_ellipse_get_tilt (const RiffleEllipse *self,
                         float                angle)
{
  float outwards = atan2f (sinf (angle) / self->radius_y, cosf (angle) / self->radius_x);
  float tilt = outwards * 180 / (float) G_PI + 90;

  return tilt < 0 ? tilt + 360 : tilt;
}

static float
get_arc_length (const RiffleEllipse *self,
                guint                arc)
{
  float middle = ((float) arc + 0.5f) * 2 * (float) G_PI / N_ARCS;

  return hypotf (self->radius_x * sinf (middle), self->radius_y * cosf (middle));
}

/**
 * riffle_ellipse_share_out:
 * @n_places: how many places are wanted
 * @angles: (out) (array length=n_places): where they are
 *
 * Finds places that are equally far apart on the ellipse, the first at its top.
 */
void
riffle_ellipse_share_out (const RiffleEllipse *self,
                          guint                n_places,
                          float               *angles)
{
  float total = 0, passed = 0;
  guint n = 0;

  for (guint arc = 0; arc < N_ARCS; arc++)
    total += get_arc_length (self, arc);
  for (guint arc = 0; arc < N_ARCS && n < n_places; arc++)
    {
      guint from_top = (arc + N_ARCS * 3 / 4) % N_ARCS;
      float length = get_arc_length (self, from_top);

      for (; n < n_places; n++)
        {
          float wanted = total * (float) n / (float) n_places;

          if (wanted > passed + length)
            break;
          angles[n] = ((float) from_top + (wanted - passed) / length) * 2 * (float) G_PI / N_ARCS;
        }
      passed += length;
    }
}

/**
 * riffle_ellipse_get_most_band:
 * @width: of a table, pixels
 * @height: of the table
 *
 * Returns: how wide a band on an ellipse on the table may be to leave room in its middle
 */
float
riffle_ellipse_get_most_band (float width,
                              float height)
{
  return BAND_PART * MIN (height, width * LONGEST);
}

/**
 * riffle_ellipse_fit:
 * @self: the ellipse
 * @width: of a table, pixels
 * @height: of the table
 * @band: width of a band whose middle is the ellipse
 *
 * Makes the ellipse as large as the table allows, but neither flat nor narrow.
 */
void
riffle_ellipse_fit (RiffleEllipse *self,
                    float          width,
                    float          height,
                    float          band)
{
  self->centre = GRAPHENE_POINT_INIT (width / 2, height / 2);
  self->radius_x = MAX (1, (width - band) / 2 - MARGIN);
  self->radius_y = MAX (1, (height - band) / 2 - MARGIN);
  self->radius_x = MIN (self->radius_x, self->radius_y * LONGEST);
  self->radius_y = MIN (self->radius_y, self->radius_x * LONGEST);
}
