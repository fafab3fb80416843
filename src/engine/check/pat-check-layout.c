/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: piles and cards lie inside the board, on a telephone and on a wall. */
#include "config.h"

#include "pat-check-private.h"

/* The height of a card divided by its width, as most decks have it. */
#define ASPECT 1.4

/* Half a pixel is what rounding may cost. */
#define TOLERANCE 0.5

static const struct
{
  double   width;
  double   height;
  gboolean fits; /* without scrolling */
} boards[] = {
  { 360, 294, FALSE },
  { 360, 720, FALSE },
  { 1280, 800, TRUE },
  { 3840, 2160, TRUE },
};

static gboolean
is_inside (const PatRect *rect,
           double         width,
           double         height)
{
  return rect->x >= -TOLERANCE && rect->y >= -TOLERANCE && rect->width > 0 && rect->height > 0 &&
         rect->x + rect->width <= width + TOLERANCE && rect->y + rect->height <= height + TOLERANCE;
}

static void
report (PatCheck       *self,
        const PatSpace *space,
        guint           pile,
        int             index)
{
  g_autofree char *name = pat_words_pile (self->rules, pile);

  if (index < 0)
    pat_check_fault (self, PAT_CHECK_LAYOUT, "on a %s%.0f×%.0f board, %s lies outside",
                     space->mirrored ? "mirrored " : "",
                     space->width, space->height, name);
  else
    pat_check_fault (self, PAT_CHECK_LAYOUT, "on a %s%.0f×%.0f board, card %d of %s lies outside",
                     space->mirrored ? "mirrored " : "",
                     space->width, space->height, index + 1, name);
}

static void
check_pile (PatCheck          *self,
            const PatPosition *position,
            const PatSpace    *space,
            const PatLayout   *layout,
            guint              pile)
{
  double height = MAX (space->height, layout->height);
  PatRect rect;

  pat_layout_get_pile (layout, position, pile, &rect);
  if (!is_inside (&layout->piles[pile], space->width, height) ||
      !is_inside (&rect, space->width, height))
    report (self, space, pile, -1);
  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    {
      pat_layout_get_card (layout, position, pile, i, &rect);
      if (!is_inside (&rect, space->width, height))
        report (self, space, pile, (int) i);
    }
}

static void
check_board (PatCheck          *self,
             const PatPosition *position,
             const PatSpace    *space,
             gboolean           fits)
{
  g_autofree PatLayout *layout = g_new0 (PatLayout, 1);

  pat_layout_compute (layout, self->rules, position, space);
  if (fits && layout->height > space->height + TOLERANCE)
    pat_check_fault (self, PAT_CHECK_LAYOUT, "a %.0f×%.0f board has to be scrolled", space->width,
                     space->height);
  for (guint pile = 0; pile < position->n_piles; pile++)
    check_pile (self, position, space, layout, pile);
}

void
pat_check_layout (PatCheck          *self,
                  const PatPosition *position)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint mirrored = 0; mirrored < 2; mirrored++)
      {
        PatSpace space = { boards[i].width, boards[i].height, ASPECT, mirrored == 1 };

        check_board (self, position, &space, boards[i].fits);
      }
}
