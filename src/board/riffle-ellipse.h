/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An ellipse, and places on it and around it. */
#pragma once

#include <graphene.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * RiffleEllipse:
 * @centre: its middle
 * @radius_x: half of its width
 * @radius_y: half of its height
 *
 * An ellipse. Angles are its parameter, in radians, clockwise from the right; the radius of a place
 * is in parts of the ellipse's, so that 1 is on it.
 */
typedef struct
{
  graphene_point_t centre;
  float            radius_x;
  float            radius_y;
} RiffleEllipse;

float            riffle_ellipse_get_most_band (float               width,
                                               float               height);
void             riffle_ellipse_fit       (RiffleEllipse          *self,
                                           float                   width,
                                           float                   height,
                                           float                   band);
graphene_point_t riffle_ellipse_get_point (const RiffleEllipse    *self,
                                           float                   angle,
                                           float                   radius);
void             riffle_ellipse_find      (const RiffleEllipse    *self,
                                           const graphene_point_t *point,
                                           float                  *angle,
                                           float                  *radius);
float            riffle_ellipse_get_tilt  (const RiffleEllipse    *self,
                                           float                   angle);
void             riffle_ellipse_share_out (const RiffleEllipse    *self,
                                           guint                   n_places,
                                           float                  *angles);

G_END_DECLS
