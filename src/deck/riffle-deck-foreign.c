/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faces of other programs' decks, and over their corners, if the player asks for it, ranks and
 * suits of our own. */
#include "config.h"

#include "riffle-deck-face-private.h"

#define PLATE_X      4.0  /* of what lies under our own index, in card units from here on */
#define PLATE_WIDTH  46.0
#define PLATE_HEIGHT 92.0
#define PLATE_CORNER 7.0
#define INDEX_X      7.0
#define INDEX_Y      12.0
#define INDEX_WIDTH  40.0
#define INDEX_HEIGHT 40.0
#define PIP          30.0
#define TRIM         0.13 /* of a card's sides that is cut off if only its middle is shown */

/* The whole card into a box; one that cannot be drawn is left out. */
static void
draw_art (const RiffleDeckCanvas *canvas,
          RiffleDeckItem          item,
          const RiffleDeckBox    *box)
{
  g_autoptr (GError) error = NULL;

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, box->x, box->y);
  if (!riffle_deck_art_draw (canvas->art, item, canvas->cr, box->width, box->height, &error))
    g_info ("Card %u of a deck: %s", item, error->message);
  cairo_restore (canvas->cr);
}

/* The picture of a card without its corners, in the middle of a box. */
void
riffle_deck_foreign_draw_middle (const RiffleDeckCanvas *canvas,
                                 PatCard                 card,
                                 const RiffleDeckBox    *box)
{
  double scale = MIN (box->width / RIFFLE_CARD_UNITS, box->height / canvas->height)
                 / (1 - 2 * TRIM);
  RiffleDeckBox whole = { 0, 0, RIFFLE_CARD_UNITS * scale, canvas->height * scale };

  whole.x = box->x + (box->width - whole.width) / 2;
  whole.y = box->y + (box->height - whole.height) / 2;
  cairo_save (canvas->cr);
  cairo_push_group (canvas->cr);
  draw_art (canvas, card, &whole);
  cairo_pop_group_to_source (canvas->cr);
  cairo_rectangle (canvas->cr, whole.x + whole.width * TRIM, whole.y + whole.height * TRIM,
                   whole.width * (1 - 2 * TRIM), whole.height * (1 - 2 * TRIM));
  cairo_fill (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
fill_plate (const RiffleDeckCanvas *canvas,
            double                  x)
{
  const double right = x + PLATE_WIDTH - PLATE_CORNER, bottom = PLATE_X + PLATE_HEIGHT;

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, right, PLATE_X + PLATE_CORNER, PLATE_CORNER, -G_PI / 2, 0);
  cairo_arc (canvas->cr, right, bottom - PLATE_CORNER, PLATE_CORNER, 0, G_PI / 2);
  cairo_arc (canvas->cr, x + PLATE_CORNER, bottom - PLATE_CORNER, PLATE_CORNER, G_PI / 2, G_PI);
  cairo_arc (canvas->cr, x + PLATE_CORNER, PLATE_X + PLATE_CORNER, PLATE_CORNER, G_PI, -G_PI / 2);
  cairo_close_path (canvas->cr);
  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_fill (canvas->cr);
}

static void
draw_index (const RiffleDeckCanvas *canvas,
            PatCard                 card,
            double                  x)
{
  const RiffleDeckBox index = { x + INDEX_X - PLATE_X, INDEX_Y, INDEX_WIDTH, INDEX_HEIGHT };
  double middle = index.x + INDEX_WIDTH / 2;

  fill_plate (canvas, x);
  riffle_deck_canvas_begin_tint (canvas);
  riffle_deck_canvas_draw_rank (canvas, pat_card_get_rank (card), index);
  if (pat_card_get_rank (card) <= PAT_KING)
    riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                 riffle_deck_square (middle, INDEX_Y + INDEX_HEIGHT + 4 + PIP / 2,
                                                     PIP));
  riffle_deck_canvas_end_tint (canvas, riffle_deck_canvas_suit_colour (canvas, card));
}

static void
draw_indices (const RiffleDeckCanvas *canvas,
              PatCard                 card)
{
  for (guint end = 0; end < 2; end++)
    {
      draw_index (canvas, card, PLATE_X);
      if (canvas->style->corners & RIFFLE_DECK_EDGE_RIGHT)
        draw_index (canvas, card, RIFFLE_CARD_UNITS - PLATE_X - PLATE_WIDTH);
      if (end == 0)
        riffle_deck_canvas_begin_turn (canvas);
      else
        riffle_deck_canvas_end_turn (canvas);
    }
}

/* Artwork has its own letters and colours; what it cannot say is put over it. */
static gboolean
wants_index (const RiffleDeckStyle *style)
{
  return style->own_index || style->four_colours || style->labels != NULL || style->corners != 0;
}

/**
 * riffle_deck_foreign_draw:
 * @card: a face that the art has
 *
 * Draws a face of a foreign deck.
 */
void
riffle_deck_foreign_draw (const RiffleDeckCanvas *canvas,
                          PatCard                 card)
{
  const RiffleDeckBox whole = { 0, 0, RIFFLE_CARD_UNITS, canvas->height };

  draw_art (canvas, card, &whole);
  if (wants_index (canvas->style))
    draw_indices (canvas, card);
}

/* Draws the back of a foreign deck. */
void
riffle_deck_foreign_draw_back (const RiffleDeckCanvas *canvas)
{
  const RiffleDeckBox whole = { 0, 0, RIFFLE_CARD_UNITS, canvas->height };

  draw_art (canvas, RIFFLE_DECK_BACK, &whole);
}
