/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rank and suit beside each other at the upper edge of a card, for columns of which little is
 * seen. */
#include "config.h"

#include "riffle-deck-face-private.h"

#define RANK_PIXELS  9.0   /* the rank is not lower than this, as far as there is room */
#define RANK_MIN     33.0  /* its height, in card units from here on */
#define RANK_MAX     90.0
#define LARGE_PIXELS 11.0  /* the same for the largest size */
#define LARGE_MIN    82.0
#define LARGE_MAX    114.0
#define RANK_WIDTH   1.05  /* of its height */
#define TOP          5.0
#define LEFT         9.0
#define GAP          5.0   /* between rank and suit */
#define PLATE        4.0   /* what lies below them ends that far from the edges of the card */

/* Draws a plate in the colour of the card. */
static void
draw_plate (const RiffleDeckCanvas *canvas,
            const RiffleDeckBox    *box)
{
  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, box->x, box->y, box->width, box->height);
  cairo_clip (canvas->cr);
  if (canvas->art != NULL)
    {
      cairo_set_source_rgb (canvas->cr, 1, 1, 1);
      cairo_paint (canvas->cr);
    }
  else
    {
      riffle_deck_canvas_draw_part (canvas, "card",
                                    (RiffleDeckBox) { 0, 0, RIFFLE_CARD_UNITS, canvas->height });
    }
  cairo_restore (canvas->cr);
}

static double
find_height (const RiffleDeckCanvas *canvas)
{
  double unit = RIFFLE_CARD_UNITS / canvas->pixels;
  double least = CLAMP (RANK_PIXELS * unit, RANK_MIN, RANK_MAX);
  double most = CLAMP (LARGE_PIXELS * unit, LARGE_MIN, LARGE_MAX);

  return least + (most - least) * (canvas->flat - 1) / (PAT_LAYOUT_FLAT_SIZES - 1);
}

/* Draws rank and suit, over what is there. */
void
riffle_deck_flat_draw (const RiffleDeckCanvas *canvas,
                       PatCard                 card)
{
  double height = find_height (canvas);
  const RiffleDeckBox rank = { LEFT, TOP, height * RANK_WIDTH, height };
  double right = LEFT + rank.width + GAP + height;
  const RiffleDeckBox plate = { PLATE, PLATE, right + GAP - PLATE, TOP + height + 2 - PLATE };

  draw_plate (canvas, &plate);
  riffle_deck_canvas_begin_tint (canvas);
  riffle_deck_canvas_draw_rank (canvas, pat_card_get_rank (card), rank);
  if (pat_card_get_rank (card) <= PAT_KING)
    riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                 riffle_deck_square (right - height / 2, TOP + height / 2,
                                                     height));
  riffle_deck_canvas_end_tint (canvas, riffle_deck_canvas_suit_colour (canvas, card));
}
