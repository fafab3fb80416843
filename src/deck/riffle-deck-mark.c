/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The back, and what is drawn on empty places. */
#include "config.h"

#include "riffle-deck-face-private.h"

static const RiffleDeckColour mark_colour = { 1, 1, 1, 0.85 };
static const RiffleDeckColour dark_colour = { 0, 0, 0, 1 };

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
