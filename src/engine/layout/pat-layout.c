/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses arrangement and size of the cards for a space, and puts the piles in their places. */
#include "config.h"

#include "pat-layout-private.h"

#define USUAL_ASPECT 1.4
#define MUCH_BETTER  1.2 /* times as wide are the cards for which the arrangement is changed */

static void
mirror (PatLayout *self,
        guint      n_piles,
        int        width)
{
  for (guint i = 0; i < n_piles; i++)
    {
      self->piles[i].x = width - self->piles[i].x - self->piles[i].width;
      self->step_x[i] = -self->step_x[i];
      self->down_step_x[i] = -self->down_step_x[i];
    }
}

/* Whether the narrow arrangement is the better one; the board seldom changes between them. */
static gboolean
prefers_narrow (const PatScene *wide,
                int             wide_width,
                const PatScene *narrow,
                int             narrow_width)
{
  const PatLayout *before = wide->space->before;
  gboolean wide_is_read = pat_layout_can_read_beside (wide, wide_width);
  PatCardSize size;

  if (wide_is_read != pat_layout_can_read_beside (narrow, narrow_width))
    return !wide_is_read;
  if (before != NULL && before->narrow)
    return wide_width < narrow_width * MUCH_BETTER;
  if (before != NULL)
    return narrow_width > wide_width * MUCH_BETTER;
  if (narrow_width != wide_width)
    return narrow_width > wide_width;
  pat_layout_init_size (&size, wide_width, wide->aspect);
  return pat_layout_need_height (narrow, &size) < pat_layout_need_height (wide, &size);
}

/* Returns: the width of the cards in the arrangement that was chosen */
static int
choose_arrangement (PatScene       *scene,
                    PatArrangement *arrangement)
{
  PatScene wide = *scene, narrow = *scene;
  PatArrangement wide_arrangement;
  int wide_width, narrow_width;

  pat_layout_arrange (&wide_arrangement, scene->rules, FALSE, scene->space->stock_below);
  wide.arrangement = &wide_arrangement;
  wide.narrow = FALSE;
  wide_width = pat_layout_choose_width (&wide);
  if (pat_rules_has_narrow (scene->rules))
    {
      pat_layout_arrange (arrangement, scene->rules, TRUE, scene->space->stock_below);
      narrow.narrow = TRUE;
      narrow.arrangement = arrangement;
      narrow_width = pat_layout_choose_width (&narrow);
      scene->arrangement = arrangement;
      scene->narrow = prefers_narrow (&wide, wide_width, &narrow, narrow_width);
      if (scene->narrow)
        return narrow_width;
    }
  *arrangement = wide_arrangement;
  scene->arrangement = arrangement;
  return wide_width;
}

static void
lay_out (PatLayout      *self,
         const PatScene *scene,
         int             card_width)
{
  PatCardSize size;
  int height;

  pat_layout_init_size (&size, card_width, scene->aspect);
  self->card_width = size.width;
  self->card_height = size.height;
  self->narrow = scene->narrow;
  self->mirrored = scene->space->mirrored;
  self->height = pat_layout_need_height (scene, &size);
  height = (int) MAX (scene->space->height, self->height);
  pat_layout_widen (&size, scene);
  pat_layout_place (self, scene, &size, height);
  pat_layout_fan_beside (self, scene, &size);
  pat_layout_drop_lines (self, scene, &size, height);
  pat_layout_fan_below (self, scene, &size, height);
  pat_layout_centre (self, scene, &size, height);
}

/**
 * pat_layout_compute:
 * @self: (out caller-allocates): the layout
 * @rules: the rules of the game
 * @position: what lies where
 * @space: what the layout has to fit into
 *
 * Chooses the wide or the narrow arrangement, whichever gives larger cards, and the largest cards
 * with which all piles of usual length fit and all covered cards can be read. Longer piles are
 * compressed, but if their cards could not be read any more, cards become smaller; they do so
 * with room for growth, and go by the layout before, so that moves seldom change their size. All
 * places are whole pixels.
 */
void
pat_layout_compute (PatLayout         *self,
                    const PatRules    *rules,
                    const PatPosition *position,
                    const PatSpace    *space)
{
  PatScene scene = { .rules = rules, .position = position, .space = space,
                     .aspect = space->aspect > 0.1 ? space->aspect : USUAL_ASPECT };
  PatArrangement arrangement;

  lay_out (self, &scene, choose_arrangement (&scene, &arrangement));
  if (space->mirrored)
    mirror (self, arrangement.n_piles, (int) space->width);
}
