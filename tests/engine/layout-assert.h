/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Computes layouts, and looks whether all cards lie on the board. */
#pragma once

#include <math.h>

#include <patience.h>

static inline void
layout_compute (PatLayout         *layout,
                const PatRules    *rules,
                const PatPosition *position,
                const PatSpace    *space)
{
  memset (layout, 0xff, sizeof *layout);
  pat_layout_compute (layout, rules, position, space);
}

static inline void
layout_assert_rect (const PatRect   *rect,
                    const PatLayout *layout,
                    const PatSpace  *space)
{
  double height = MAX (space->height, layout->height);

  g_assert_cmpfloat (rect->x, >=, 0);
  g_assert_cmpfloat (rect->y, >=, 0);
  g_assert_cmpfloat (rect->x + rect->width, <=, space->width);
  g_assert_cmpfloat (rect->y + rect->height, <=, height);
  g_assert_cmpfloat (rect->x, ==, floor (rect->x));
  g_assert_cmpfloat (rect->y, ==, floor (rect->y));
  g_assert_cmpfloat (rect->width, ==, layout->card_width);
  g_assert_cmpfloat (rect->height, ==, layout->card_height);
}

static inline void
layout_assert_inside (const PatRules    *rules,
                      const PatPosition *position,
                      const PatSpace    *space)
{
  PatLayout layout;
  PatRect rect;

  layout_compute (&layout, rules, position, space);
  for (guint pile = 0; pile < position->n_piles; pile++)
    for (guint i = 0; i <= pat_position_get_size (position, pile); i++)
      {
        guint last = MAX (1, pat_position_get_size (position, pile)) - 1;

        pat_layout_get_card (&layout, position, pile, MIN (i, last), &rect);
        layout_assert_rect (&rect, &layout, space);
      }
}
