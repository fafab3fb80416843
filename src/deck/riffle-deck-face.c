/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts faces together: corners, pips in their traditional places, court figures. */
#include "config.h"

#include "riffle-deck-face-private.h"

#define ORNATE_FROM     100.0 /* logical pixels; narrower cards have aces without ornament */
#define INDEX_PIXELS    14.0  /* the corner rank is not lower than this, as far as there is room */
#define INDEX_MIN       36.0  /* card units from here on */
#define INDEX_MAX       60.0
#define INDEX_WIDTH     32.0  /* ends two pixels from the frame on cards that are 74 wide */
#define INDEX_X         8.0
#define WIDE_BELOW      80.0  /* logical pixels; narrower cards that are covered have wider ranks */
#define WIDE_WIDTH      38.0
#define WIDE_X          5.0
#define INDEX_Y         13.0
#define INDEX_GAP       5.0
#define PIP_SIZE        56.0
#define PIP_TOP         70.0  /* middle of the first row */
#define PIP_SIDE        43.0  /* from the middle column to the outer ones */
#define PANEL_X         49.0  /* the frame around courts */
#define PANEL_Y         28.0
#define PANEL_WIDTH     152.0
#define CORNER_PIP      32.0  /* beside a court's head */
#define SMOOTH          1.0   /* pixels that the edge of a letter takes beyond its place */

/* Column (L, M, R) and row, in twelfths of the way from the first row to the last. */
#define L(row) (0x10 + (row))
#define M(row) (0x20 + (row))
#define R(row) (0x30 + (row))

static const guint8 places[11][10] = {
  [2] = { M (0), M (12) },
  [3] = { M (0), M (6), M (12) },
  [4] = { L (0), R (0), L (12), R (12) },
  [5] = { L (0), R (0), M (6), L (12), R (12) },
  [6] = { L (0), R (0), L (6), R (6), L (12), R (12) },
  [7] = { L (0), R (0), M (3), L (6), R (6), L (12), R (12) },
  [8] = { L (0), R (0), M (3), L (6), R (6), M (9), L (12), R (12) },
  [9] = { L (0), R (0), L (4), R (4), M (6), L (8), R (8), L (12), R (12) },
  [10] = { L (0), R (0), M (2), L (4), R (4), L (8), R (8), M (10), L (12), R (12) },
};

/* Where rank and suit stand in a corner. If there is no frame beside them, ranks are wider on
 * narrow cards. */
static void
place_corner (double         pixels,
              gboolean       has_frame,
              RiffleDeckBox *index,
              RiffleDeckBox *suit)
{
  gboolean is_wide = pixels < WIDE_BELOW && !has_frame;
  double x = is_wide ? WIDE_X : INDEX_X, width = is_wide ? WIDE_WIDTH : INDEX_WIDTH;
  double height = CLAMP (INDEX_PIXELS * RIFFLE_CARD_UNITS / pixels, INDEX_MIN, INDEX_MAX);
  double pip = MIN (0.8 * height, width - 1);

  *index = (RiffleDeckBox) { x, INDEX_Y, width, height };
  *suit = riffle_deck_square (x + width / 2, INDEX_Y + height + INDEX_GAP + pip / 2, pip);
}

/* To the same place at the right edge. */
static void
flip (RiffleDeckBox *box)
{
  box->x = RIFFLE_CARD_UNITS - box->x - box->width;
}

static void
draw_corner (const RiffleDeckCanvas *canvas,
             PatCard                 card,
             gboolean                at_right)
{
  RiffleDeckBox index, suit;

  place_corner (canvas->pixels, !canvas->is_covered, &index, &suit);
  if (at_right)
    {
      flip (&index);
      flip (&suit);
    }
  riffle_deck_canvas_draw_rank (canvas, pat_card_get_rank (card), index);
  if (pat_card_get_rank (card) <= PAT_KING)
    riffle_deck_canvas_draw_pip (canvas, "pip", card, suit);
}

static void
draw_ace (const RiffleDeckCanvas *canvas,
          PatCard                 card)
{
  gboolean has_ornament = riffle_deck_parts_get (canvas->parts, "ace_spade") != NULL;
  gboolean ornate = has_ornament && canvas->pixels >= ORNATE_FROM;
  double size = pat_card_get_suit (card) == PAT_SPADES && ornate ? 150 : 108;

  riffle_deck_canvas_draw_pip (canvas, ornate ? "ace" : "pip", card,
                               riffle_deck_square (RIFFLE_CARD_MIDDLE, canvas->height / 2, size));
}

static void
draw_pips (const RiffleDeckCanvas *canvas,
           PatCard                 card)
{
  guint rank = pat_card_get_rank (card);

  for (guint i = 0; i < rank; i++)
    {
      int column = places[rank][i] >> 4, row = places[rank][i] & 15;
      /* The lower half is the upper one turned, so every pip is placed in the upper half. */
      gboolean turned = row > 6;
      double x = RIFFLE_CARD_MIDDLE + (turned ? 2 - column : column - 2) * PIP_SIDE;
      double y = PIP_TOP + (canvas->height - 2 * PIP_TOP) * (turned ? 12 - row : row) / 12;

      if (turned)
        riffle_deck_canvas_begin_turn (canvas);
      riffle_deck_canvas_draw_pip (canvas, "pip", card, riffle_deck_square (x, y, PIP_SIZE));
      if (turned)
        riffle_deck_canvas_end_turn (canvas);
    }
}

/* Both halves of a court figure in their frame. */
static void
draw_figure (const RiffleDeckCanvas *canvas,
             PatCard                 card)
{
  RiffleDeckBox panel = { PANEL_X, PANEL_Y, PANEL_WIDTH, canvas->height - 2 * PANEL_Y };
  RiffleDeckBox half = panel;
  char name[32];

  riffle_deck_canvas_figure_name (card, name, sizeof name);
  half.height /= 2;
  riffle_deck_canvas_draw_part (canvas, "ground", panel);
  riffle_deck_canvas_begin_half (canvas);
  riffle_deck_canvas_draw_part (canvas, name, half);
  riffle_deck_canvas_end_half (canvas);
  riffle_deck_canvas_draw_part (canvas, "sash", panel);
  riffle_deck_canvas_draw_part (canvas, "frame", panel);
}

/* A covered card has room for its index in both upper corners. */
static gboolean
has_right_corner (const RiffleDeckCanvas *canvas,
                  guint                   end)
{
  return (canvas->is_covered && end == 0) ||
         (canvas->style->corners & RIFFLE_DECK_EDGE_RIGHT) != 0;
}

static void
draw_corners (const RiffleDeckCanvas *canvas,
              PatCard                 card)
{
  guint rank = pat_card_get_rank (card);
  const RiffleDeckBox beside = { PANEL_X + 7, PANEL_Y + 9, CORNER_PIP, CORNER_PIP };

  for (guint end = 0; end < 2; end++)
    {
      gboolean is_flat = canvas->flat > 0 && end == 0;

      if (!is_flat)
        draw_corner (canvas, card, FALSE);
      if (!is_flat && has_right_corner (canvas, end))
        draw_corner (canvas, card, TRUE);
      if (!canvas->is_covered && rank > 10 && rank <= PAT_KING)
        riffle_deck_canvas_draw_pip (canvas, "pip", card, beside);
      if (end == 0)
        riffle_deck_canvas_begin_turn (canvas);
      else
        riffle_deck_canvas_end_turn (canvas);
    }
}

static void
draw_full_face (const RiffleDeckCanvas *canvas,
                PatCard                 card)
{
  guint rank = pat_card_get_rank (card);

  if (!canvas->is_covered && rank > 10)
    draw_figure (canvas, card);
  riffle_deck_canvas_begin_tint (canvas);
  if (!canvas->is_covered && rank == PAT_ACE)
    draw_ace (canvas, card);
  else if (!canvas->is_covered && rank <= 10)
    draw_pips (canvas, card);
  draw_corners (canvas, card);
  riffle_deck_canvas_end_tint (canvas, riffle_deck_canvas_suit_colour (canvas, card));
}

static gboolean
is_red (PatCard card)
{
  PatSuit suit = pat_card_get_suit (card);

  return pat_card_get_rank (card) <= PAT_KING && (suit == PAT_HEARTS || suit == PAT_DIAMONDS);
}

/* Narrow cards get a face that can be read, and so do those of foreign decks. */
static void
draw_composed (const RiffleDeckCanvas *canvas,
               PatCard                 card,
               gboolean                is_simple)
{
  riffle_deck_canvas_draw_part (canvas, "card",
                                (RiffleDeckBox) { 0, 0, RIFFLE_CARD_UNITS, canvas->height });
  if (pat_card_get_rank (card) > PAT_JOKER)
    return;
  if (is_simple)
    riffle_deck_simple_draw (canvas, card);
  else
    draw_full_face (canvas, card);
}

/**
 * riffle_deck_face_draw:
 * @card: a card with a rank, face up
 *
 * Draws a face.
 */
void
riffle_deck_face_draw (const RiffleDeckCanvas *canvas,
                       PatCard                 card)
{
  gboolean is_simple = riffle_deck_style_is_simple (canvas->style, canvas->pixels);

  if (canvas->art != NULL && !is_simple && riffle_deck_art_has (canvas->art, card))
    riffle_deck_foreign_draw (canvas, card);
  else
    draw_composed (canvas, card, is_simple);
  if (canvas->flat > 0 && pat_card_get_rank (card) <= PAT_JOKER)
    riffle_deck_flat_draw (canvas, card);
  if (canvas->style->pattern && is_red (card))
    riffle_deck_pattern_draw (canvas, card);
}

/* Rank and suit in the upper corners of a full face. */
static guint
list_corners (const RiffleDeckStyle *style,
              double                 pixels,
              RiffleDeckBox         *areas)
{
  RiffleDeckBox index, suit;
  guint n = 0;

  place_corner (pixels, FALSE, &index, &suit);
  areas[n++] = (RiffleDeckBox) { 0, 0, index.x + index.width, suit.y + suit.height };
  if (style->corners & RIFFLE_DECK_EDGE_RIGHT)
    {
      areas[n] = areas[0];
      flip (&areas[n++]);
    }
  return n;
}

/**
 * riffle_deck_style_is_simple:
 * @self: how the player wants the faces
 * @width: of the card, in logical pixels
 *
 * Returns: whether it has a simple face, with a large rank and a large suit at the upper edge
 */
gboolean
riffle_deck_style_is_simple (const RiffleDeckStyle *self,
                             double                 width)
{
  return self->large_index || width < PAT_LAYOUT_SIMPLE_BELOW;
}

/**
 * riffle_deck_style_list_index_areas:
 * @self: how the player wants the faces
 * @width: of the card, in logical pixels
 * @areas: (out caller-allocates): %RIFFLE_DECK_INDEX_AREAS areas, in pixels from the card's upper
 *   left corner
 *
 * Tells where rank and suit stand at the upper edge of a face, so that nothing is drawn over them.
 * Those that full faces have at the lower edge are not needed, and not told. A flat face, and one
 * of another program's deck, has its rank and its suit within the same areas as a rule.
 *
 * Returns: how many areas there are, at least 1
 */
guint
riffle_deck_style_list_index_areas (const RiffleDeckStyle *self,
                                    double                 width,
                                    cairo_rectangle_t     *areas)
{
  const double unit = width / RIFFLE_CARD_UNITS;
  RiffleDeckBox boxes[RIFFLE_DECK_INDEX_AREAS];
  guint n = riffle_deck_style_is_simple (self, width) ?
            riffle_deck_simple_list_areas (self, width, boxes) : list_corners (self, width, boxes);

  for (guint i = 0; i < n; i++)
    {
      double left = boxes[i].x == 0 ? 0 : boxes[i].x * unit - SMOOTH;
      double right = MIN (width, (boxes[i].x + boxes[i].width) * unit + SMOOTH);

      areas[i] = (cairo_rectangle_t) { left, 0, right - left, boxes[i].height * unit + 2 * SMOOTH };
    }
  return n;
}
