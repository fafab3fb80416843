/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates positions. A move between two piles changes little of the rating and of the key: both are
 * found without making it, unless it lets a card go up. */
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

void
pat_builder_foresight_init (PatBuilderForesight   *self,
                            const PatBuilderState *state,
                            const PatBuilderDeal  *deal,
                            int                    rating)
{
  self->state = state;
  self->deal = deal;
  self->up_next = pat_builder_state_get_next (state, deal);
  self->rating = rating;
  self->count = 0;
}

/* Whether a card goes up by itself as soon as nothing lies on it. */
static inline gboolean
lifts (const PatBuilderForesight *self,
       guint                      card)
{
  return (self->up_next >> card & 1) != 0 &&
         pat_builder_state_lifts (self->state, self->deal, card);
}

/* How many cards of a pile go up next: there are four of them at most. */
static inline int
count_next (const PatBuilderForesight *self,
            const PatBuilderPile      *pile)
{
  guint64 there;
  int n = 0;

  for (there = pile->cards & self->up_next; there != 0; there &= there - 1)
    n++;
  return n;
}

/* Notes the cards that a move takes. */
static void
leave (PatBuilderForesight  *self,
       const PatBuilderMove *move)
{
  const PatBuilderPile *pile = pat_builder_state_get_pile (self->state, self->deal, move->from);
  const PatBuilderPile *left = pile;

  for (guint i = 0; i < move->count; i++)
    left = &self->deal->piles[left->below];
  self->from = move->from;
  self->count = move->count;
  self->pile = pile;
  self->left = NULL;
  if (lifts (self, pile->card) || (left->n > 0 && lifts (self, left->card)) ||
      pat_builder_state_is_refilled (self->state, self->deal, move->from, move->count))
    return;
  self->left = left;
  self->without.sum = self->state->key + left->hash - pile->hash;
  self->without.rating = self->rating + left->score - pile->score -
                         self->deal->weights.dig * count_next (self, left) * move->count;
}

/* Whether a move leaves all foundations and the reserve as they are: other moves lead further than
 * they say. */
gboolean
pat_builder_foresees (PatBuilderForesight  *self,
                      const PatBuilderMove *move)
{
  if (move->from >= PAT_BUILDER_MAX_PILES || move->to >= PAT_BUILDER_MAX_PILES)
    return FALSE;
  if (self->count != move->count || self->from != move->from)
    leave (self, move);
  return self->left != NULL;
}

/* Adds what the cards of a move make of the pile on which they come to lie. */
static void
add_grown (const PatBuilderForesight *self,
           const PatBuilderMove      *move,
           const PatBuilderPile      *to,
           PatBuilderNext            *next)
{
  PatBuilderSummary summary = { to->hash, to->score, to->lowest, to->card };
  guint class_nth = self->deal->game->class_of[move->to], n = move->count;
  guint8 cards[PAT_BUILDER_MAX_CARDS];
  const PatBuilderPile *pile = self->pile;

  /* A single card is the most usual. */
  cards[0] = pile->card;
  for (guint i = 1; i < n; i++)
    {
      pile = &self->deal->piles[pile->below];
      cards[i] = pile->card;
    }
  if (to->n == 0)
    pat_builder_summary_begin (&summary, self->deal, class_nth, cards[--n]);
  while (n > 0)
    pat_builder_summary_put (&summary, self->deal, class_nth, cards[--n]);
  next->sum += summary.hash - to->hash;
  next->rating += summary.score - to->score;
}

/* Finds out where a move leads; returns FALSE if it is none of those that are foreseen. */
gboolean
pat_builder_foresee (PatBuilderForesight  *self,
                     const PatBuilderMove *move,
                     PatBuilderNext       *next)
{
  const PatBuilderPile *to;

  if (!pat_builder_foresees (self, move))
    return FALSE;
  to = pat_builder_state_get_pile (self->state, self->deal, move->to);
  *next = self->without;
  next->rating += self->deal->weights.dig * count_next (self, to) * move->count;
  add_grown (self, move, to, next);
  return TRUE;
}
