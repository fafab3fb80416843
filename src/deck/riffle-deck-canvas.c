/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws parts, pips and ranks on a card, tinted or turned. */
#include "config.h"

#include "riffle-deck-canvas-private.h"

#include "riffle-deck-index-private.h"

#define STAR 0.86 /* the joker's star, of the height of a letter */

static const char *const suits[] = { "club", "diamond", "heart", "spade" };
/* Each stays on its side of the warm and the cool colours. */
static const RiffleDeckColour four_colours[] = {
  [PAT_CLUBS] = { 0.02, 0.40, 0.42, 1 },
  [PAT_DIAMONDS] = { 0.80, 0.36, 0.00, 1 },
};

void
riffle_deck_canvas_draw_part (const RiffleDeckCanvas *self,
                              const char             *name,
                              RiffleDeckBox           box)
{
  riffle_deck_parts_draw (self->parts, name, self->cr, &box);
}

/* The kind is "pip" or "ace". */
void
riffle_deck_canvas_draw_pip (const RiffleDeckCanvas *self,
                             const char             *kind,
                             PatCard                 card,
                             RiffleDeckBox           box)
{
  char name[24];

  g_snprintf (name, sizeof name, "%s_%s", kind, riffle_deck_canvas_suit_name (card));
  riffle_deck_canvas_draw_part (self, name, box);
}

static const char *
rank_label (const RiffleDeckCanvas *self,
            guint                   rank)
{
  const char *const *labels = self->style->labels;

  return labels != NULL ? labels[rank - 1] : riffle_deck_index_label (rank);
}

/* In writing, as high as the box; the joker's is a star. */
void
riffle_deck_canvas_draw_rank (const RiffleDeckCanvas *self,
                              guint                   rank,
                              RiffleDeckBox           box)
{
  double side = MIN (box.width, box.height) * STAR;

  if (rank <= PAT_KING)
    {
      riffle_deck_index_draw (self->parts, rank_label (self, rank), self->cr, &box);
      return;
    }
  box.x += (box.width - side) / 2;
  box.width = box.height = side;
  riffle_deck_canvas_draw_part (self, "glyph_star", box);
}

/* What is drawn until the tint ends counts only by its shape and gets one colour. */
void
riffle_deck_canvas_begin_tint (const RiffleDeckCanvas *self)
{
  cairo_push_group (self->cr);
}

void
riffle_deck_canvas_end_tint (const RiffleDeckCanvas *self,
                             const RiffleDeckColour *colour)
{
  cairo_pattern_t *shape = cairo_pop_group (self->cr);

  cairo_set_source_rgba (self->cr, colour->red, colour->green, colour->blue, colour->alpha);
  cairo_mask (self->cr, shape);
  cairo_pattern_destroy (shape);
}

/* Until the turn ends everything is upside down around the card's middle. */
void
riffle_deck_canvas_begin_turn (const RiffleDeckCanvas *self)
{
  cairo_save (self->cr);
  cairo_translate (self->cr, RIFFLE_CARD_UNITS, self->height);
  cairo_scale (self->cr, -1, -1);
}

void
riffle_deck_canvas_end_turn (const RiffleDeckCanvas *self)
{
  cairo_restore (self->cr);
}

/* What is drawn until the half ends is there a second time, turned: figures are costly to draw. */
void
riffle_deck_canvas_begin_half (const RiffleDeckCanvas *self)
{
  cairo_push_group (self->cr);
}

void
riffle_deck_canvas_end_half (const RiffleDeckCanvas *self)
{
  cairo_pattern_t *half = cairo_pop_group (self->cr);

  cairo_set_source (self->cr, half);
  cairo_paint (self->cr);
  riffle_deck_canvas_begin_turn (self);
  cairo_set_source (self->cr, half);
  cairo_paint (self->cr);
  riffle_deck_canvas_end_turn (self);
  cairo_pattern_destroy (half);
}

/* As in the names of parts. */
const char *
riffle_deck_canvas_suit_name (PatCard card)
{
  return suits[pat_card_get_suit (card)];
}

/* The part of the deck that shows a court or a joker. */
void
riffle_deck_canvas_figure_name (PatCard  card,
                                char    *name,
                                gsize    size)
{
  static const char *const courts[] = { "jack", "queen", "king" };
  guint rank = pat_card_get_rank (card);

  if (rank == PAT_JOKER)
    g_strlcpy (name, "joker", size);
  else
    g_snprintf (name, size, "court_%s_%s", courts[rank - PAT_JACK],
                riffle_deck_canvas_suit_name (card));
}

const RiffleDeckColour *
riffle_deck_canvas_suit_colour (const RiffleDeckCanvas *self,
                                PatCard                 card)
{
  PatSuit suit = pat_card_get_suit (card);
  char name[24];

  if (self->style->four_colours && suit <= PAT_DIAMONDS)
    return &four_colours[suit];
  g_snprintf (name, sizeof name, "pip_%s", suits[suit]);
  return &riffle_deck_parts_get (self->parts, name)->colour;
}
