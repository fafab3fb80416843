/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which card of the wreath lies upon which: each upon the one before it, all around. */
#include "config.h"

#include "riffle-wreath-order.h"

/**
 * riffle_wreath_order_get_level:
 * @n_cards: of the wreath
 * @nth: a card, from 0 at the top of the wreath, clockwise
 * @is_upper: whether the upper half of the table is asked for, or the lower one
 *
 * Since the first card lies upon the last one, there is no order for all of them: in the upper half
 * of the table it begins with the card at the bottom, in the lower half with the one at the top.
 * Where the halves meet, both are the same.
 *
 * Returns: how high the card lies among the cards of that half
 */
guint
riffle_wreath_order_get_level (guint    n_cards,
                               guint    nth,
                               gboolean is_upper)
{
  return is_upper ? (nth + n_cards - n_cards / 2) % n_cards : nth;
}

/* Lays down what of an image is between two heights, if there is anything. */
static void
lay_part (RiffleMosaic          *mosaic,
          guint                  level,
          float                  top,
          float                  bottom,
          const graphene_rect_t *bounds,
          cairo_surface_t       *image)
{
  graphene_rect_t part;
  cairo_surface_t *surface;

  if (bottom <= top)
    return;
  part = GRAPHENE_RECT_INIT (bounds->origin.x, top, bounds->size.width, bottom - top);
  surface = cairo_surface_create_for_rectangle (image, 0, (double) (top - bounds->origin.y),
                                                (double) part.size.width,
                                                (double) part.size.height);
  riffle_mosaic_add (mosaic, level, &part, surface);
}

/**
 * riffle_wreath_order_lay:
 * @mosaic: where the cards lie
 * @n_cards: of the wreath
 * @nth: a card, from 0 at the top of the wreath, clockwise
 * @middle: the height at which the halves of the table meet, in whole pixels
 * @bounds: where the card lies, in whole pixels
 * @image: (transfer full): the card
 *
 * Lays down a card, each half of the table for itself.
 */
void
riffle_wreath_order_lay (RiffleMosaic          *mosaic,
                         guint                  n_cards,
                         guint                  nth,
                         float                  middle,
                         const graphene_rect_t *bounds,
                         cairo_surface_t       *image)
{
  float top = bounds->origin.y, bottom = top + bounds->size.height;

  lay_part (mosaic, riffle_wreath_order_get_level (n_cards, nth, TRUE), top, MIN (bottom, middle),
            bounds, image);
  lay_part (mosaic, riffle_wreath_order_get_level (n_cards, nth, FALSE), MAX (top, middle), bottom,
            bounds, image);
  cairo_surface_destroy (image);
}
