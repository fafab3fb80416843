/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A few cards of a deck side by side, by which players know it. */
#include "config.h"

#include "riffle-deck-probe.h"

#define STEP 0.66 /* from one card to the next, in card widths */

/* In decks of four colours, Diamonds have another one than Hearts. */
static const RiffleDeckItem items[] = {
  RIFFLE_DECK_BACK,
  0x30 + PAT_ACE,
  0x10 + PAT_QUEEN,
};

/**
 * riffle_deck_get_preview_width:
 * @card_width: width of one card
 *
 * Returns: the width of what riffle_deck_draw_preview() draws
 */
double
riffle_deck_get_preview_width (double card_width)
{
  return card_width * (1 + STEP * (G_N_ELEMENTS (items) - 1));
}

/**
 * riffle_deck_draw_preview:
 * @cr: where to draw, from the origin to the right
 * @card_width: width of one card, in the context's units
 *
 * Draws the back, an ace and a queen.
 */
void
riffle_deck_draw_preview (RiffleDeck *deck,
                          cairo_t    *cr,
                          double      card_width)
{
  double height = card_width * riffle_deck_get_aspect (deck);

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i * STEP * card_width, 0);
      riffle_deck_draw (deck, items[i], cr, card_width, height, NULL);
      cairo_restore (cr);
    }
}
