/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds moves that need not be made after another: two moves that have nothing to do with each
 * other lead to the same position in either order, and one order is enough; and cards that were
 * moved just now could have gone at once where they go next.
 *
 * Nothing gets lost by that in a search that looks at all positions. Suppose that a move b is
 * left out in a position V, to which a led from S. It is a move of S, too, and what it leads to
 * there is reached: this is the same move in a position that is nearer to the beginning in the tree
 * of the search. From there, a leads to the position in question, and of the two moves a has the
 * higher rank. So a move that is left out rests on one of the same rank nearer to the beginning,
 * and on one of a higher rank, which cannot go on for ever. A rank says which card goes where, by
 * the cards and not by the piles: positions with the same key have the same moves by that. */
#include "config.h"

#include "pat-builder-last-private.h"

/* Moves to spaces come last: they seldom look better than those onto cards. */
static guint
find_rank (const PatBuilder     *game,
           guint                 card,
           guint                 to,
           const PatBuilderPile *pile)
{
  return pile->n > 0 ? card * 64u + pile->card : 64u * 64u + game->class_of[to] * 64u + card;
}

/* Whether spaces may be filled from a pile only, or by themselves, as long as it has cards. */
static gboolean
feeds (const PatBuilder *game,
       guint             pile)
{
  return game->feeds && pile == game->reserve;
}

static void
note_pile (PatBuilderLast        *self,
           const PatBuilderState *before,
           const PatBuilderDeal  *deal)
{
  const PatBuilderClass *class = &deal->game->classes[deal->game->class_of[self->step.from]];
  const PatBuilderPile *lowest = pat_builder_state_get_pile (before, deal, self->step.from);

  for (guint i = 1; i < self->step.count; i++)
    lowest = &deal->piles[lowest->below];
  self->step.card = lowest->card;
  self->role = class->role;
  self->is_limited = class->take == PAT_TAKE_RUN_LIMITED;
  self->has_turned = lowest->n > 1 && lowest->n == lowest->n_down + 1;
  self->is_known = !feeds (deal->game, self->step.from) &&
                   !pat_builder_state_is_refilled (before, deal, self->step.from,
                                                   self->step.count);
}

/* Notes a move before it is made. The caller finds out whether cards go up by themselves. */
void
pat_builder_last_init (PatBuilderLast        *self,
                       const PatBuilderState *before,
                       const PatBuilderDeal  *deal,
                       const PatBuilderMove  *move)
{
  const PatBuilder *game = deal->game;

  self->is_known = move->to < PAT_BUILDER_MAX_PILES && move->from < PAT_BUILDER_FOUNDATION &&
                   move->from != PAT_BUILDER_STOCK;
  if (!self->is_known)
    return;
  self->step = (PatBuilderStep) { .from = move->from, .to = move->to, .count = move->count };
  if (move->from == PAT_BUILDER_TALON)
    {
      self->step.count = 1;
      self->step.card = deal->order.cards[move->count];
      self->role = PAT_ROLE_BIT (PAT_WASTE);
      self->is_limited = self->has_turned = FALSE;
    }
  else
    note_pile (self, before, deal);
  self->rank = find_rank (game, self->step.card, move->to,
                          pat_builder_state_get_pile (before, deal, move->to));
}

/* Whether something happens by itself after a move: a card goes up, or the reserve fills a
 * space. */
static gboolean
sets_off (const PatBuilderState *state,
          const PatBuilderDeal  *deal,
          guint64                next,
          const PatBuilderStep  *step,
          const PatBuilderPile  *lowest)
{
  const PatBuilderPile *left;

  if (lowest == NULL)
    return (next >> step->card & 1) != 0;
  if ((next >> pat_builder_state_get_pile (state, deal, step->from)->card & 1) != 0)
    return TRUE;
  left = &deal->piles[lowest->below];
  if (left->n == 0)
    return deal->game->classes[deal->game->class_of[step->from]].refills;
  return (next >> left->card & 1) != 0;
}

/* Whether the cards of the last move, which go on, could have gone there at once. */
static gboolean
goes_on (const PatBuilderLast *self,
         const PatBuilder     *game,
         const PatBuilderStep *step,
         const PatBuilderPile *to)
{
  const PatBuilderClass *class = &game->classes[game->class_of[step->to]];

  if (step->card != self->step.card)
    return FALSE;
  if (step->to == self->step.from)
    return !self->has_turned; /* back to where they were, on the same card as before */
  if ((step->count > 1 && self->is_limited) || (class->exchanges && to->n > 0))
    return FALSE;
  return ((to->n > 0 ? class->from : class->fill_from) & self->role) != 0;
}

/* Whether both moves can be made in either order. */
static gboolean
is_apart (const PatBuilderLast  *self,
          const PatBuilderState *state,
          const PatBuilderDeal  *deal,
          const PatBuilderStep  *step,
          const PatBuilderPile  *to)
{
  const PatBuilderStep *last = &self->step;

  if (step->from == last->from || step->to == last->from || step->to == last->to)
    return FALSE;
  /* With one space less or more there may be a different limit. */
  if (last->count > 1 && self->is_limited && to->n == 0)
    return FALSE;
  return step->count == 1 || last->from >= PAT_BUILDER_MAX_PILES ||
         pat_builder_state_get_pile (state, deal, last->from)->n > 0;
}

/* Whether a move need not be made after this one. `next` are the cards that go up next, `lowest` is
 * the pile up to its lowest card (nullable), `to` where it goes. */
gboolean
pat_builder_last_replaces (const PatBuilderLast  *self,
                           const PatBuilderState *state,
                           const PatBuilderDeal  *deal,
                           guint64                next,
                           const PatBuilderStep  *step,
                           const PatBuilderPile  *lowest,
                           const PatBuilderPile  *to)
{
  const PatBuilder *game = deal->game;

  if (!self->is_known || feeds (game, step->from) || sets_off (state, deal, next, step, lowest))
    return FALSE;
  if (step->from == self->step.to)
    return goes_on (self, game, step, to);
  return is_apart (self, state, deal, step, to) &&
         find_rank (game, step->card, step->to, to) < self->rank;
}
