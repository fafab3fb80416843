/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much of a card is hidden by those that lie above it. Those may hide the same parts of it, as
 * in a pyramid, so parts are counted and not areas. */
#include "config.h"

#include "riffle-hidden-part.h"

#include <math.h>

#define N_PARTS 8  /* in each direction */
#define MUCH    20 /* of all parts: in a pyramid, two cards hide a little more */

/* The first part whose middle lies behind an edge. */
static int
find_part (float edge,
           float begin,
           float length)
{
  return (int) CLAMP (ceilf ((edge - begin) * N_PARTS / length - 0.5f), 0, N_PARTS);
}

/* Adds what a card hides of the one that lies below it. */
void
riffle_hidden_part_add (RiffleHiddenPart      *self,
                        const graphene_rect_t *card,
                        const graphene_rect_t *above)
{
  float x = card->origin.x, y = card->origin.y;
  float width = card->size.width, height = card->size.height;
  float right = above->origin.x + above->size.width, bottom = above->origin.y + above->size.height;
  guint row;

  if (above->origin.x >= x + width || above->origin.y >= y + height || right <= x || bottom <= y)
    return;
  row = (1u << find_part (right, x, width)) - (1u << find_part (above->origin.x, x, width));
  for (int i = find_part (above->origin.y, y, height); i < find_part (bottom, y, height); i++)
    *self |= (RiffleHiddenPart) row << (i * N_PARTS);
}

/* Returns: whether only about half of the card is seen, or less */
gboolean
riffle_hidden_part_is_much (RiffleHiddenPart self)
{
  guint n_hidden = 0;

  for (; self != 0; self &= self - 1)
    n_hidden++;
  return n_hidden > MUCH;
}
