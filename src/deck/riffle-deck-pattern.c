/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stripes along the edges of red cards, for players who do not tell red from black. */
#include "config.h"

#include "riffle-deck-face-private.h"

#define BAND   11.0 /* width of the striped band, in card units from here on */
#define CORNER 15.0 /* of the card */
#define EDGE   1.5  /* between the card's outline and the band */
#define STRIPE 9.0  /* width of a stripe, and of the gap after it */

static void
add_round_rectangle (cairo_t *cr,
                     double   inset,
                     double   height,
                     double   corner)
{
  double right = RIFFLE_CARD_UNITS - inset - corner, bottom = height - inset - corner;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right, inset + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, right, bottom, corner, 0, G_PI / 2);
  cairo_arc (cr, inset + corner, bottom, corner, G_PI / 2, G_PI);
  cairo_arc (cr, inset + corner, inset + corner, corner, G_PI, -G_PI / 2);
  cairo_close_path (cr);
}

/* Slanting lines over the whole card. */
static void
add_stripes (cairo_t *cr,
             double   height)
{
  for (double x = -height; x < RIFFLE_CARD_UNITS; x += 2 * STRIPE)
    {
      cairo_move_to (cr, x, height);
      cairo_line_to (cr, x + height, 0);
    }
}

/**
 * riffle_deck_pattern_draw:
 * @card: a card of a red suit, whose face is drawn already
 *
 * Draws a striped band along all edges, of which every fan shows one.
 */
void
riffle_deck_pattern_draw (const RiffleDeckCanvas *canvas,
                          PatCard                 card)
{
  const RiffleDeckColour *colour = riffle_deck_canvas_suit_colour (canvas, card);
  cairo_t *cr = canvas->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  add_round_rectangle (cr, EDGE, canvas->height, CORNER - EDGE);
  add_round_rectangle (cr, EDGE + BAND, canvas->height, CORNER - EDGE - BAND / 2);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  add_stripes (cr, canvas->height);
  cairo_set_line_width (cr, STRIPE * 0.72);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}
