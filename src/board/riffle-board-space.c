/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The room that the board's cards have, and the room that they need: cards keep their size from
 * move to move as long as that is possible. */
#include "config.h"

#include "riffle-board-private.h"

#define MIN_HEIGHT   120
#define USUAL_ASPECT 1.4

static gboolean
is_mirrored (RiffleBoard *self)
{
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return self->mirrored != right_to_left;
}

static PatSpace
get_space (RiffleBoard *self)
{
  PatSpace space = {
    .width = self->width, .height = self->height,
    .aspect = self->deck != NULL ? riffle_deck_get_aspect (self->deck) : USUAL_ASPECT,
    .mirrored = is_mirrored (self), .stock_below = self->stock_below,
    .large_index = self->style.large_index,
  };

  return space;
}

static gboolean
is_same_space (const PatSpace *a,
               const PatSpace *b)
{
  return a->width == b->width && a->height == b->height && a->aspect == b->aspect &&
         a->mirrored == b->mirrored && a->stock_below == b->stock_below &&
         a->large_index == b->large_index;
}

/* Goes by the layout that there is, where that is of the same game and the same space. */
static void
compute (RiffleBoard    *self,
         PatLayout      *layout,
         PatSpace       *known,
         const PatSpace *space)
{
  PatLayout before = *layout;
  PatSpace asked = *space;

  if (is_same_space (known, space))
    asked.before = &before;
  pat_layout_compute (layout, pat_game_get_rules (self->game),
                      pat_game_get_position (self->game), &asked);
  *known = *space;
}

static int
compute_least (RiffleBoard *self,
               PatLayout   *layout,
               PatSpace    *known,
               int          width)
{
  PatSpace space = get_space (self);

  space.width = width;
  space.height = 0;
  compute (self, layout, known, &space);
  return MAX (MIN_HEIGHT, (int) layout->height);
}

/* What the smallest cards need; where there is less room, the board is scrolled. */
int
riffle_board_measure_height (RiffleBoard *self,
                             int          width)
{
  PatLayout layout = self->least;
  PatSpace known = self->least_space;

  if (self->game == NULL || width < RIFFLE_BOARD_MIN_WIDTH)
    return MIN_HEIGHT;
  return compute_least (self, &layout, &known, width);
}

/* A move may have changed what the smallest cards need. */
static void
update_least (RiffleBoard *self)
{
  gboolean is_first = self->least_space.width != self->width;
  int before = MAX (MIN_HEIGHT, (int) self->least.height);

  if (compute_least (self, &self->least, &self->least_space, self->width) == before || is_first)
    return;
  self->height_wished = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Computes the layout for what lies on the board now. */
void
riffle_board_lay_out (RiffleBoard *self)
{
  PatSpace space = get_space (self);

  riffle_board_update_edges (self, space.mirrored);
  compute (self, &self->table.layout, &self->space, &space);
  update_least (self);
}

/* Lets the next layout choose anew: it is that of another game. */
void
riffle_board_forget_layout (RiffleBoard *self)
{
  self->space.width = 0;
  self->least_space.height = -1;
}
