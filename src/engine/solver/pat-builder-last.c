/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Notes the move that led to a position. */
#include "config.h"

#include "pat-builder-last-private.h"

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
  self->is_known = !pat_builder_feeds (deal->game, self->step.from) &&
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
  self->rank = pat_builder_last_rank (game, self->step.card, move->to,
                                      pat_builder_state_get_pile (before, deal, move->to));
}
