/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a card runs around the table to its place in the wreath. */
#pragma once

#include "riffle-ellipse.h"

G_BEGIN_DECLS

/* Angles and radii are those of the ellipse. */
typedef struct
{
  float from_angle;
  float from_radius;
  float sweep;       /* how far it runs around */
  float tilt;        /* degrees, at the end */
} RiffleWreathRun;

void   riffle_wreath_run_plan         (RiffleWreathRun        *self,
                                       const RiffleEllipse    *ellipse,
                                       const graphene_point_t *origin,
                                       float                   angle);
double riffle_wreath_run_get_duration (const RiffleWreathRun  *self);
void   riffle_wreath_run_get_place    (const RiffleWreathRun  *self,
                                       const RiffleEllipse    *ellipse,
                                       float                   progress,
                                       graphene_point_t       *centre,
                                       float                  *tilt);

G_END_DECLS
