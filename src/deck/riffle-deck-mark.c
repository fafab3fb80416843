/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The back, and what is drawn on empty places. */
#include "config.h"

#include "riffle-deck-face-private.h"

static const RiffleDeckColour mark_colour = { 1, 1, 1, 0.85 };
static const RiffleDeckColour dark_colour = { 0, 0, 0, 1 };

#define RUN_CARDS  4   /* that stand for a run, however long it is */
#define RUN_WIDTH  120 /* of one of these cards */
#define RUN_HEIGHT 150
#define RUN_STEP   44  /* from one of them to the next */
#define RUN_LINE   9
#define RUN_PAPER  0.2 /* how dense a card is within its outline */
#define RUN_LABEL  30  /* height of the ranks, which have no room on smaller cards */
#define RUN_LEAST  48  /* width of a place in pixels on which the ranks can be read */

static void
draw_run_card (cairo_t *cr,
               double   x,
               double   y)
{
  const double radius = 14;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + RUN_WIDTH - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + RUN_WIDTH - radius, y + RUN_HEIGHT - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + RUN_HEIGHT - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgba (cr, 0, 0, 0, RUN_PAPER);
  cairo_fill_preserve (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, RUN_LINE);
  cairo_stroke (cr);
}

/* Cards that lie on each other as in a column. The rank alone would ask for a single card. */
static void
draw_run (const RiffleDeckCanvas *canvas,
          guint                   first)
{
  const double x = RIFFLE_CARD_MIDDLE - RUN_WIDTH / 2.0;
  const double y = (canvas->height - RUN_HEIGHT - (RUN_CARDS - 1) * RUN_STEP) / 2;
  gboolean is_suit = first == PAT_ACE || first == PAT_KING;

  riffle_deck_canvas_begin_tint (canvas);
  for (guint i = 0; i < RUN_CARDS; i++)
    draw_run_card (canvas->cr, x, y + i * RUN_STEP);
  if (is_suit && canvas->pixels >= RUN_LEAST)
    {
      const double top = y + RUN_LINE / 2.0 + (RUN_STEP - RUN_LINE - RUN_LABEL) / 2.0;
      const double last = y + (RUN_CARDS - 1) * RUN_STEP + (RUN_HEIGHT - 2 * RUN_LABEL) / 2.0;

      riffle_deck_canvas_draw_rank (canvas, first,
                                    (RiffleDeckBox) { x, top, RUN_WIDTH, RUN_LABEL });
      riffle_deck_canvas_draw_rank (canvas, PAT_ACE + PAT_KING - first,
                                    (RiffleDeckBox) { x, last, RUN_WIDTH, 2 * RUN_LABEL });
    }
  riffle_deck_canvas_end_tint (canvas, &mark_colour);
}

/* The card that a foundation waits for; rank or suit alone are larger. */
static void
draw_foundation (const RiffleDeckCanvas *canvas,
                 RiffleDeckItem          item)
{
  gboolean any_suit = item >= RIFFLE_DECK_FOUNDATION_RANK (0);
  PatCard card = item - (any_suit ? RIFFLE_DECK_FOUNDATION_RANK (0) : RIFFLE_DECK_FOUNDATION (0));
  guint rank = pat_card_get_rank (card);
  double middle = canvas->height / 2;

  if (rank > PAT_KING || (any_suit && rank == 0))
    return;
  riffle_deck_canvas_begin_tint (canvas);
  if (any_suit)
    {
      riffle_deck_canvas_draw_rank (canvas, rank, (RiffleDeckBox) { 50, middle - 60, 150, 120 });
    }
  else if (rank == 0)
    {
      riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                   riffle_deck_square (RIFFLE_CARD_MIDDLE, middle, 120));
    }
  else
    {
      riffle_deck_canvas_draw_rank (canvas, rank, (RiffleDeckBox) { 60, middle - 98, 130, 88 });
      riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                   riffle_deck_square (RIFFLE_CARD_MIDDLE, middle + 56, 92));
    }
  riffle_deck_canvas_end_tint (canvas, &mark_colour);
}

static void
draw_back (const RiffleDeckCanvas *canvas)
{
  const RiffleDeckBox whole = { 0, 0, RIFFLE_CARD_UNITS, canvas->height };

  if (canvas->back != NULL)
    riffle_deck_sheet_draw (canvas->back, "back", canvas->cr, &whole, NULL);
  else if (canvas->art != NULL)
    riffle_deck_foreign_draw_back (canvas);
  else
    riffle_deck_canvas_draw_part (canvas, "back", whole);
}

static void
draw_place (const RiffleDeckCanvas *canvas,
            RiffleDeckItem          item)
{
  const RiffleDeckBox whole = { 0, 0, RIFFLE_CARD_UNITS, canvas->height };

  riffle_deck_canvas_draw_part (canvas, "empty", whole);
  if (item == RIFFLE_DECK_CROSS)
    riffle_deck_canvas_draw_part (canvas, "cross", whole);
  else if (item == RIFFLE_DECK_RECYCLE)
    riffle_deck_canvas_draw_part (canvas, "recycle", whole);
  else if (item >= RIFFLE_DECK_FOUNDATION_RUN (0))
    draw_run (canvas, item - RIFFLE_DECK_FOUNDATION_RUN (0));
  else if (item >= RIFFLE_DECK_FOUNDATION (0))
    draw_foundation (canvas, item);
}

/**
 * riffle_deck_mark_draw:
 * @item: anything but a face; an unknown value draws an empty place
 *
 * Draws the back or the mark of an empty place.
 */
void
riffle_deck_mark_draw (const RiffleDeckCanvas *canvas,
                       RiffleDeckItem          item)
{
  if (item >= RIFFLE_DECK_BACK && item < RIFFLE_DECK_EMPTY)
    {
      draw_back (canvas);
      return;
    }
  if (canvas->style->dark_marks)
    riffle_deck_canvas_begin_tint (canvas);
  draw_place (canvas, item);
  if (canvas->style->dark_marks)
    riffle_deck_canvas_end_tint (canvas, &dark_colour);
}
