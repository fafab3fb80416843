/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How two rectangles of a picture lie to each other. */
#include "config.h"

#include "riffle-picture-rect.h"

#include <math.h>

/* Whether they overlap, or less than a gap in pixels is between them. */
gboolean
riffle_picture_rect_is_near (const PatRect *self,
                             const PatRect *other,
                             double         gap)
{
  return self->x < other->x + other->width + gap && other->x < self->x + self->width + gap
         && self->y < other->y + other->height + gap && other->y < self->y + self->height + gap;
}

/* Returns: how many pixels they have in common */
double
riffle_picture_rect_get_overlap (const PatRect *self,
                                 const PatRect *other)
{
  double width = MIN (self->x + self->width, other->x + other->width) - MAX (self->x, other->x);
  double height = MIN (self->y + self->height, other->y + other->height) - MAX (self->y, other->y);

  return MAX (width, 0) * MAX (height, 0);
}

/* Returns: how far it is from edge to edge; 0 if they touch or overlap */
double
riffle_picture_rect_get_distance (const PatRect *self,
                                  const PatRect *other)
{
  double x = MAX (MAX (self->x - other->x - other->width, other->x - self->x - self->width), 0);
  double y = MAX (MAX (self->y - other->y - other->height, other->y - self->y - self->height), 0);

  return x + y;
}

/* Makes a rectangle so large that it has the other one within it, too. */
void
riffle_picture_rect_unite (PatRect       *self,
                           const PatRect *other)
{
  double right = MAX (self->x + self->width, other->x + other->width);
  double bottom = MAX (self->y + self->height, other->y + other->height);

  self->x = MIN (self->x, other->x);
  self->y = MIN (self->y, other->y);
  self->width = right - self->x;
  self->height = bottom - self->y;
}

static double
fit (double from,
     double size,
     double room,
     double gap)
{
  return round (CLAMP (from, gap, MAX (room - size - gap, gap)));
}

/* Moves a rectangle to whole pixels within a picture of this size, with a gap to its edges. */
void
riffle_picture_rect_fit (PatRect *self,
                         double   width,
                         double   height,
                         double   gap)
{
  self->x = fit (self->x, self->width, width, gap);
  self->y = fit (self->y, self->height, height, gap);
}
