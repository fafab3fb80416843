/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The boards on which the tests of arrangements look at games. */
#pragma once

#include <math.h>
#include <patience.h>

#define ROUNDING 1 /* pixels */

typedef struct
{
  const char *name;   /* the window, in pixels */
  double      width;  /* of the board in it */
  double      height;
} Board;

/* Those in windows without a frame, with a row for the status. */
static const Board boards[] = {
  { "360x720", 360, 567 },
  { "720x360", 720, 291 },
  { "1280x800", 1280, 715 },
  { "2560x1440", 2560, 1355 },
  { "3840x2160", 3840, 2075 },
};

#define STATUS_LINE 20 /* pixels: the least that counters and buttons of a game need */

static inline PatSpace
board_get_space (const Board *board)
{
  return (PatSpace) { .width = board->width, .height = board->height, .aspect = 1.4 };
}

/* The rectangle around all that lies on the board. */
static inline PatRect
board_get_extent (const PatPosition *position,
                  const PatLayout   *layout)
{
  double left = G_MAXDOUBLE, right = 0, top = G_MAXDOUBLE, bottom = 0;

  for (guint i = 0; i < position->n_piles; i++)
    {
      PatRect rect;

      pat_layout_get_pile (layout, position, i, &rect);
      left = MIN (left, rect.x);
      right = MAX (right, rect.x + rect.width);
      top = MIN (top, rect.y);
      bottom = MAX (bottom, rect.y + rect.height);
    }
  return (PatRect) { left, top, right - left, bottom - top };
}

static inline double
board_find_offset (const PatRect *extent,
                   const Board   *board)
{
  return extent->x + extent->width / 2 - board->width / 2;
}

/* Builds the rules with the options that the variant begins with. */
static inline PatRules *
build_rules (PatRegistry *registry,
             const char  *id)
{
  PatVariant *variant = pat_registry_find (registry, id);
  g_autoptr (PatOptions) options = NULL;

  g_assert_nonnull (variant);
  options = pat_variant_new_options (variant);
  return pat_variant_build_rules (variant, options, NULL);
}
