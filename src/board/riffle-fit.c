/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A layout of a game that remembers the space it was computed for, so that cards keep their size
 * from move to move as long as that is possible. */
#include "config.h"

#include "riffle-fit.h"

static gboolean
is_same_space (const PatSpace *a,
               const PatSpace *b)
{
  return a->width == b->width && a->height == b->height && a->aspect == b->aspect &&
         a->mirrored == b->mirrored && a->stock_below == b->stock_below &&
         a->large_index == b->large_index && a->text_scale == b->text_scale;
}

/* Lays out what lies on the table now; goes by the layout before if it is of the same game and for
 * the same space. */
void
riffle_fit_compute (RiffleFit      *self,
                    PatGame        *game,
                    const PatSpace *space)
{
  PatLayout before = self->layout;
  PatSpace asked = *space;

  if (is_same_space (&self->space, space))
    asked.before = &before;
  pat_layout_compute (&self->layout, pat_game_get_rules (game), pat_game_get_position (game),
                      &asked);
  self->space = *space;
}

/* Lets the next layout choose the size of the cards freely: it is that of another game. */
void
riffle_fit_forget (RiffleFit *self)
{
  /* No space is like this one; its width is still known. */
  self->space.height = -1;
}

/* Whether the layout was computed for a space of this width. */
gboolean
riffle_fit_is_for_width (RiffleFit *self,
                         int        width)
{
  return self->space.width == width;
}
