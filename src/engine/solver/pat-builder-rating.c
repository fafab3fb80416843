/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates positions. A move between two piles changes little of the rating and of the key: both are
 * found without making it, unless it lets a card go up. */
#include "config.h"

#include "pat-builder-rating-private.h"

#include "pat-bits-private.h"

/* So many cards of the talon are as bad as a pass that is used up, where passes are counted. */
#define CARDS_PER_PASS 60

/* Notes where a card is that goes up next. */
static void
note_next (PatBuilderRating      *self,
           const PatBuilderState *state,
           const PatBuilderDeal  *deal,
           guint                  nth,
           guint                  card)
{
  const PatBuilderPile *top = pat_builder_state_get_pile (state, deal, nth), *pile = top;
  guint suit = pat_card_get_suit ((PatCard) card);

  while (pile->card != card)
    pile = &deal->piles[pile->below];
  self->rating += deal->weights.dig * (top->n - pile->n);
  self->pile[suit] = (guint8) nth;
  self->place[suit] = pile->n - 1;
}

void
pat_builder_rating_init (PatBuilderRating      *self,
                         const PatBuilderState *state,
                         const PatBuilderDeal  *deal)
{
  const PatBuilder *game = deal->game;
  guint64 next = pat_builder_state_get_next (state, deal), there;

  memset (self->pile, PAT_BUILDER_TALON, sizeof self->pile);
  self->rating = deal->weights.left * (int) (game->n_cards - state->n_up) +
                 deal->weights.talon * ((int) pat_bits_count (state->talon.cards) + state->n_stock);
  if (deal->order.redeals != PAT_UNLIMITED && state->talon.cards != 0)
    self->rating += CARDS_PER_PASS * deal->weights.talon * state->talon.passes;
  for (guint i = 0; i < game->n_piles; i++)
    {
      const PatBuilderPile *pile = pat_builder_state_get_pile (state, deal, i);

      self->rating += pile->score;
      for (there = pile->cards & next; there != 0; there &= there - 1)
        note_next (self, state, deal, i, pat_bits_first (there));
    }
}

/* Whether a move leaves all foundations and the reserve as they are: other moves lead further than
 * they say. */
gboolean
pat_builder_rating_foresees (const PatBuilderState *state,
                             const PatBuilderDeal  *deal,
                             const PatBuilderMove  *move)
{
  const PatBuilderPile *top, *pile;

  if (move->from >= PAT_BUILDER_MAX_PILES || move->to >= PAT_BUILDER_MAX_PILES)
    return FALSE;
  pile = top = pat_builder_state_get_pile (state, deal, move->from);
  for (guint i = 0; i < move->count; i++)
    pile = &deal->piles[pile->below];
  if (pat_builder_state_is_refilled (state, deal, move->from, move->count))
    return FALSE;
  return (!pat_builder_state_is_next (state, deal, top->card) ||
          !pat_builder_state_is_safe (state, deal->game, top->card)) &&
         (pile->n == 0 || !pat_builder_state_is_next (state, deal, pile->card) ||
          !pat_builder_state_is_safe (state, deal->game, pile->card));
}

/* How many more cards lie on those that go up next. */
static int
count_dig (const PatBuilderRating *self,
           const PatBuilderMove   *move,
           guint                   n_left)
{
  int n = 0;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (self->pile[suit] == move->to)
      n += move->count;
    else if (self->pile[suit] == move->from && self->place[suit] < n_left)
      n -= move->count;
  return n;
}

void
pat_builder_rating_foresee (const PatBuilderRating *self,
                            const PatBuilderState  *state,
                            const PatBuilderDeal   *deal,
                            const PatBuilderMove   *move,
                            PatBuilderNext         *next)
{
  const PatBuilderPile *from = pat_builder_state_get_pile (state, deal, move->from);
  const PatBuilderPile *to = pat_builder_state_get_pile (state, deal, move->to);
  const PatBuilderPile *left = from;
  PatBuilderPile grown = *to;
  guint8 cards[PAT_BUILDER_MAX_CARDS];

  for (guint i = 0; i < move->count; i++)
    {
      cards[i] = left->card;
      left = &deal->piles[left->below];
    }
  for (guint i = move->count; i > 0; i--)
    pat_builder_deal_put (deal, &grown, deal->game->class_of[move->to], cards[i - 1]);
  next->sum = state->key + left->hash - from->hash + grown.hash - to->hash;
  next->rating = self->rating + left->score - from->score + grown.score - to->score +
                 deal->weights.dig * count_dig (self, move, left->n);
}

/* Makes this the rating of what a move leads to that was foreseen, but for the number: where the
 * next cards are. */
void
pat_builder_rating_follow (PatBuilderRating      *self,
                           const PatBuilderState *before,
                           const PatBuilderDeal  *deal,
                           const PatBuilderMove  *move)
{
  guint n_left = pat_builder_state_get_pile (before, deal, move->from)->n - move->count;
  guint n_under = pat_builder_state_get_pile (before, deal, move->to)->n;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (self->pile[suit] == move->from && self->place[suit] >= n_left)
      {
        self->pile[suit] = move->to;
        self->place[suit] = (guint8) (self->place[suit] + n_under - n_left);
      }
}
