/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How far the piles of a layout can be fanned until they come to something else. */
#include "config.h"

#include "pat-layout-private.h"

static gboolean
overlap (double a,
         double a_length,
         double b,
         double b_length)
{
  return a < b + b_length && b < a + a_length;
}

/* The pixels between a pile's bottom card and what lies beside it, on the side that its fan runs
   to. */
float
pat_layout_room_beside (const PatLayout   *self,
                        const PatScene    *scene,
                        const PatCardSize *size,
                        guint              pile)
{
  gboolean to_left = scene->arrangement->fan_x[pile] < 0;
  const PatRect *own = &self->piles[pile];
  int at_edge = size->gap_x - size->margin; /* less is kept free there than between piles */
  double edge = to_left ? -at_edge : (int) scene->space->width + at_edge;

  for (guint i = 0; i < scene->position->n_piles; i++)
    {
      const PatRect *other = &self->piles[i];

      if (i == pile || !overlap (own->y, own->height, other->y, other->height))
        continue;
      if (to_left && other->x < own->x)
        edge = MAX (edge, other->x + other->width);
      if (!to_left && other->x > own->x)
        edge = MIN (edge, other->x);
    }
  return to_left ? own->x - edge - size->gap_x : edge - size->gap_x - own->x - own->width;
}

/* The same downwards, of all piles; sideways fans are known by now and count as they lie. */
void
pat_layout_rooms_below (const PatLayout   *self,
                        const PatScene    *scene,
                        const PatCardSize *size,
                        int                height,
                        float             *rooms)
{
  guint n_piles = scene->position->n_piles;
  PatRect extents[PAT_MAX_PILES];

  for (guint i = 0; i < n_piles; i++)
    pat_layout_get_pile (self, scene->position, i, &extents[i]);
  for (guint pile = 0; pile < n_piles; pile++)
    {
      const PatRect *own = &extents[pile];
      double edge = height - size->gap_below;

      for (guint i = 0; i < n_piles; i++)
        if (i != pile && extents[i].y > own->y &&
            overlap (own->x, own->width, extents[i].x, extents[i].width))
          edge = MIN (edge, extents[i].y - size->gap_y);
      rooms[pile] = edge - self->piles[pile].y - size->height;
    }
}
