/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where faces and marks are composed: a card 250 units wide, and the strokes that both need. */
#pragma once

#include "riffle-deck-art-private.h"
#include "riffle-deck-parts-private.h"
#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_CARD_UNITS  250.0 /* width of a card */
#define RIFFLE_CARD_MIDDLE 125.0

typedef struct
{
  RiffleDeckParts       *parts;
  RiffleDeckArt         *art;    /* (nullable): faces of another program, and a back */
  RiffleDeckSheet       *back;   /* (nullable): the back that was chosen */
  cairo_t               *cr;
  double                 height; /* of the card, in card units */
  double                 pixels; /* width of the card to the eye, in logical pixels */
  guint                  flat;   /* size of rank and suit that stand beside each other at the upper
                                  * edge, 1 to PAT_LAYOUT_FLAT_SIZES; 0: they do not */
  gboolean               is_covered; /* faces have no middle */
  const RiffleDeckStyle *style;
} RiffleDeckCanvas;

/* The square around a place. */
static inline RiffleDeckBox
riffle_deck_square (double x,
                    double y,
                    double size)
{
  return (RiffleDeckBox) { x - size / 2, y - size / 2, size, size };
}

void                    riffle_deck_canvas_draw_part    (const RiffleDeckCanvas *self,
                                                         const char             *name,
                                                         RiffleDeckBox           box);
void                    riffle_deck_canvas_draw_pip     (const RiffleDeckCanvas *self,
                                                         const char             *kind,
                                                         PatCard                 card,
                                                         RiffleDeckBox           box);
void                    riffle_deck_canvas_draw_rank    (const RiffleDeckCanvas *self,
                                                         guint                   rank,
                                                         RiffleDeckBox           box);
void                    riffle_deck_canvas_begin_tint   (const RiffleDeckCanvas *self);
void                    riffle_deck_canvas_end_tint     (const RiffleDeckCanvas *self,
                                                         const RiffleDeckColour *colour);
void                    riffle_deck_canvas_begin_turn   (const RiffleDeckCanvas *self);
void                    riffle_deck_canvas_end_turn     (const RiffleDeckCanvas *self);
void                    riffle_deck_canvas_begin_half   (const RiffleDeckCanvas *self);
void                    riffle_deck_canvas_end_half     (const RiffleDeckCanvas *self);
const char             *riffle_deck_canvas_suit_name    (PatCard                 card);
void                    riffle_deck_canvas_figure_name  (PatCard                 card,
                                                         char                   *name,
                                                         gsize                   size);
const RiffleDeckColour *riffle_deck_canvas_suit_colour  (const RiffleDeckCanvas *self,
                                                         PatCard                 card);

G_END_DECLS
