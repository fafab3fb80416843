/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simple faces, for small cards or large print: rank and suit as large as there is room, and one
 * pip or figure below. */
#include "config.h"

#include "riffle-deck-face-private.h"

#define RANK_PIXELS  11.0  /* the rank is not lower than this, as far as there is room */
#define RANK_MIN     82.0  /* its height, in card units from here on */
#define RANK_MAX     114.0
#define RANK_WIDTH   1.12  /* of its height */
#define MARGIN       14.0  /* around a rank of the least height; larger ones take it up */
#define STRIP_PIXELS 9.0   /* the same for the width of what stands at the edge of a card */
#define STRIP_MIN    52.0
#define STRIP_MAX    90.0
#define STRIP_X      6.0   /* from the edge */
#define GAP          10.0  /* below the rank */
#define BUST_X       5.0   /* from the edges, if nothing stands there */
#define BUST_BOTTOM  322.0

/* What lies where on a face. */
typedef struct
{
  double rank;   /* height of the ranks */
  double margin; /* above them */
  double strip;  /* width of what stands at an edge; 0: nothing does */
  double left;   /* of the room for pip and figure */
  double right;
} Plan;

static Plan
make_plan (const RiffleDeckStyle *style,
           double                 pixels)
{
  double unit = RIFFLE_CARD_UNITS / pixels;
  RiffleDeckEdges strips = style->strips;
  Plan plan = { .rank = CLAMP (RANK_PIXELS * unit, RANK_MIN, RANK_MAX) };

  plan.margin = MAX (4, MARGIN - (plan.rank - RANK_MIN) / 3);
  if (strips != 0)
    plan.strip = CLAMP (STRIP_PIXELS * unit, STRIP_MIN, STRIP_MAX);
  plan.left = strips & RIFFLE_DECK_EDGE_LEFT ? STRIP_X + plan.strip : 0;
  plan.right = RIFFLE_CARD_UNITS - (strips & RIFFLE_DECK_EDGE_RIGHT ? STRIP_X + plan.strip : 0);
  return plan;
}

/* A foreign figure, without its corners. */
static void
draw_foreign_figure (const RiffleDeckCanvas *canvas,
                     PatCard                 card,
                     const Plan             *plan)
{
  double top = plan->margin + plan->rank + GAP;
  const RiffleDeckBox box = { plan->left + BUST_X, top, plan->right - plan->left - 2 * BUST_X,
                              canvas->height - top - GAP };

  riffle_deck_foreign_draw_middle (canvas, card, &box);
}

/* One bust, cut off level above the end of the sash. */
static void
draw_bust (const RiffleDeckCanvas *canvas,
           PatCard                 card,
           const Plan             *plan)
{
  double x = plan->left + BUST_X, width = plan->right - plan->left - 2 * BUST_X;
  double height = width * 147 / 162, top = BUST_BOTTOM - 0.91 * height;
  char name[32];

  riffle_deck_canvas_figure_name (card, name, sizeof name);
  cairo_push_group (canvas->cr);
  riffle_deck_canvas_draw_part (canvas, name, (RiffleDeckBox) { x, top, width, height });
  riffle_deck_canvas_draw_part (canvas, "sash", (RiffleDeckBox) { x, top, width, 2 * height });
  cairo_pop_group_to_source (canvas->cr);
  cairo_rectangle (canvas->cr, x, top - 20, width, 20 + 0.91 * height);
  cairo_fill (canvas->cr);
}

/* Rank and suit across the top. */
static void
draw_top (const RiffleDeckCanvas *canvas,
          PatCard                 card,
          const Plan             *plan)
{
  guint rank = pat_card_get_rank (card);
  double width = MIN (plan->rank * RANK_WIDTH + 8, 122);
  double pip = MIN (plan->rank + 4, 112);
  double x = plan->margin + 2;

  riffle_deck_canvas_draw_rank (canvas, rank,
                                (RiffleDeckBox) { x, plan->margin, width, plan->rank });
  if (rank <= PAT_KING)
    riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                 riffle_deck_square (RIFFLE_CARD_UNITS - x - pip / 2,
                                                     plan->margin + plan->rank / 2, pip));
}

/* The suit below the rank at one edge. */
static void
draw_strip (const RiffleDeckCanvas *canvas,
            PatCard                 card,
            const Plan             *plan,
            double                  x)
{
  guint rank = pat_card_get_rank (card);
  double pip = plan->strip - 2;

  riffle_deck_canvas_draw_rank (canvas, rank,
                                (RiffleDeckBox) { x, plan->margin, plan->strip, plan->rank });
  if (rank <= PAT_KING)
    riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                 riffle_deck_square (x + plan->strip / 2,
                                                     plan->margin + plan->rank + GAP + pip / 2,
                                                     pip));
}

/* Columns show only the top of their cards: the suit stands there, too. */
static void
draw_top_pip (const RiffleDeckCanvas *canvas,
              PatCard                 card,
              const Plan             *plan)
{
  double size = MIN (plan->rank, plan->right - plan->left - 12);

  if (pat_card_get_rank (card) <= PAT_KING)
    riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                 riffle_deck_square ((plan->left + plan->right) / 2,
                                                     plan->margin + plan->rank / 2, size));
}

static void
draw_index (const RiffleDeckCanvas *canvas,
            PatCard                 card,
            const Plan             *plan)
{
  if (canvas->style->strips == 0)
    {
      draw_top (canvas, card, plan);
      return;
    }
  if (canvas->style->strips & RIFFLE_DECK_EDGE_LEFT)
    draw_strip (canvas, card, plan, STRIP_X);
  if (canvas->style->strips & RIFFLE_DECK_EDGE_RIGHT)
    draw_strip (canvas, card, plan, RIFFLE_CARD_UNITS - STRIP_X - plan->strip);
  draw_top_pip (canvas, card, plan);
}

/* Draws rank, suit, and a large pip or a figure if the card is not covered. */
void
riffle_deck_simple_draw (const RiffleDeckCanvas *canvas,
                         PatCard                 card)
{
  guint rank = pat_card_get_rank (card);
  Plan plan = make_plan (canvas->style, canvas->pixels);
  double top = plan.margin + plan.rank + GAP;
  double size = MIN (150, MIN (plan.right - plan.left - 16, canvas->height - top - 20));

  if (canvas->is_covered)
    size = 0;
  else if (rank > 10 && canvas->art != NULL && riffle_deck_art_has (canvas->art, card))
    draw_foreign_figure (canvas, card, &plan);
  else if (rank > 10)
    draw_bust (canvas, card, &plan);
  riffle_deck_canvas_begin_tint (canvas);
  if (canvas->flat == 0)
    draw_index (canvas, card, &plan);
  if (rank <= 10 && size > 0)
    riffle_deck_canvas_draw_pip (canvas, "pip", card,
                                 riffle_deck_square ((plan.left + plan.right) / 2,
                                                     (top + canvas->height) / 2, size));
  riffle_deck_canvas_end_tint (canvas, riffle_deck_canvas_suit_colour (canvas, card));
}

/* Where rank and suit stand: across the top, or in strips at the edges. */
guint
riffle_deck_simple_list_areas (const RiffleDeckStyle *style,
                               double                 pixels,
                               RiffleDeckBox         *areas)
{
  Plan plan = make_plan (style, pixels);
  const double bottom = plan.margin + plan.rank;
  const RiffleDeckBox top = { 0, 0, RIFFLE_CARD_UNITS, bottom };
  const RiffleDeckBox left = { 0, 0, plan.left, bottom + GAP + plan.strip };
  const RiffleDeckBox right = { plan.right, 0, RIFFLE_CARD_UNITS - plan.right, left.height };
  guint n = 0;

  if (style->strips == 0)
    areas[n++] = top;
  if (left.width > 0)
    areas[n++] = left;
  if (right.width > 0)
    areas[n++] = right;
  return n;
}
