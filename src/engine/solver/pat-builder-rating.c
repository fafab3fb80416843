/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates positions. */
#include "config.h"

#include "pat-builder-rating-private.h"

#include "pat-bits-private.h"

/* So many cards of the talon are as bad as a pass that is used up, where passes are counted. */
#define CARDS_PER_PASS 60

/* How many cards of a pile lie on one of them. */
static int
count_above (const PatBuilderDeal *deal,
             const PatBuilderPile *top,
             guint                 card)
{
  const PatBuilderPile *pile = top;

  while (pile->card != card)
    pile = &deal->piles[pile->below];
  return top->n - pile->n;
}

/* How good a position looks: the lower the better. */
int
pat_builder_rate (const PatBuilderState *state,
                  const PatBuilderDeal  *deal)
{
  const PatBuilder *game = deal->game;
  guint64 next = pat_builder_state_get_next (state, deal), there;
  int dig = 0, rating = deal->weights.left * (int) (game->n_cards - state->n_up) +
                        deal->weights.talon * ((int) pat_bits_count (state->talon.cards) +
                                               state->n_stock);

  if (deal->order.redeals != PAT_UNLIMITED && state->talon.cards != 0)
    rating += CARDS_PER_PASS * deal->weights.talon * state->talon.passes;
  for (guint i = 0; i < game->n_piles; i++)
    {
      const PatBuilderPile *pile = pat_builder_state_get_pile (state, deal, i);

      rating += pile->score;
      for (there = pile->cards & next; there != 0; there &= there - 1)
        dig += count_above (deal, pile, pat_bits_first (there));
    }
  return rating + deal->weights.dig * dig;
}
