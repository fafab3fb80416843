/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How much of a covered card has to be seen, so that its rank and suit can be read. The figures are
   those of the faces that are drawn, in whole pixels and for the usual aspect. */
#include "config.h"

#include "pat-layout-private.h"

#define SMALL_BELOW  80   /* pixels; narrower cards with full faces have a small index */
#define TINY         0.47 /* of a card's width: the rank takes no more than that */

/* The rank of a simple face and what lies above it, at least this many pixels. */
#define SIMPLE       0.384
#define SIMPLE_ROOT  7.1
#define SIMPLE_SLOPE 0.175

/* The same for the strip at the edge. */
#define STRIP       0.232
#define STRIP_ROOT  9.0
#define STRIP_SLOPE 0.024
#define TINY_STRIP  0.384

/* A full face has the suit below the rank: that of a card whose suit is seen half, and that of a
   card whose suit is seen whole. */
#define HALF_SUIT        0.274
#define WHOLE_SUIT       0.331
#define FULL_ROOT        14.0
#define HALF_SUIT_SLOPE  0.14
#define WHOLE_SUIT_SLOPE 0.208
#define FULL_STRIP       0.18

/* A flat corner has rank and suit beside each other, and nothing below them: the smallest one, and
   the largest one. */
#define FLAT            0.16
#define FLAT_ROOT       9.0
#define TINY_FLAT       0.388
#define LARGE_FLAT      0.356
#define LARGE_FLAT_ROOT 11.0
#define TINY_LARGE_FLAT 0.484
#define FLAT_SLOPE      0.028

/* The width of what has to be seen of cards that are covered sideways. */
int
pat_layout_index_width (int      card_width,
                        gboolean large)
{
  double width = card_width;

  if (!large && card_width >= PAT_LAYOUT_SIMPLE_BELOW)
    return pat_layout_round_up (FULL_STRIP * width);
  return pat_layout_round_up (MIN (TINY_STRIP * width,
                                   MAX (STRIP * width, STRIP_ROOT + STRIP_SLOPE * width)));
}

/* The height of what has to be seen of cards that are covered from below; with `whole`, of what
   shows the index completely. */
int
pat_layout_index_height (int      card_width,
                         gboolean large,
                         gboolean whole)
{
  double width = card_width;

  if (large || card_width < PAT_LAYOUT_SIMPLE_BELOW)
    return pat_layout_round_up (MIN (TINY * width,
                                     MAX (SIMPLE * width, SIMPLE_ROOT + SIMPLE_SLOPE * width)));
  if (whole)
    return pat_layout_round_up (MAX (WHOLE_SUIT * width, FULL_ROOT + WHOLE_SUIT_SLOPE * width));
  return pat_layout_round_up (MAX (HALF_SUIT * width, FULL_ROOT + HALF_SUIT_SLOPE * width));
}

/* The height of what has to be seen of a card with a flat corner of that size. */
int
pat_layout_flat_height (int   card_width,
                        guint size)
{
  double width = card_width;
  double least = MAX (FLAT * width, MIN (TINY_FLAT * width, FLAT_ROOT + FLAT_SLOPE * width));
  double most = MAX (LARGE_FLAT * width,
                     MIN (TINY_LARGE_FLAT * width, LARGE_FLAT_ROOT + FLAT_SLOPE * width));

  return pat_layout_round_up (least + (most - least) * (size - 1) / (PAT_LAYOUT_FLAT_SIZES - 1));
}

/* Whether the index of a full face is so small that a flat corner is read better. */
gboolean
pat_layout_has_small_index (int      card_width,
                            gboolean large)
{
  return !large && card_width >= PAT_LAYOUT_SIMPLE_BELOW &&
         card_width < SMALL_BELOW;
}

/* The size of the flat corners of cards of which so much is seen; 0 if the index is seen, and is
   not small. On wider cards, the index of a full face is hardly larger than the smallest of
   them. */
guint
pat_layout_find_flat (int      card_width,
                      gboolean large,
                      float    seen)
{
  gboolean is_simple = large || card_width < PAT_LAYOUT_SIMPLE_BELOW;
  gboolean is_small = pat_layout_has_small_index (card_width, large);
  guint size = is_simple || is_small ? PAT_LAYOUT_FLAT_SIZES : 1;

  if (!is_small && seen >= (float) pat_layout_index_height (card_width, large, FALSE))
    return 0;
  while (size > 1 && seen < (float) pat_layout_flat_height (card_width, size))
    size--;
  return size;
}
