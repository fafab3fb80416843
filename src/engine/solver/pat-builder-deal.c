/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps the piles of a builder's deal. */
#include "config.h"

#include "pat-builder-deal-private.h"

#define FIRST_PILES 1024

void
pat_builder_deal_init (PatBuilderDeal   *self,
                       const PatBuilder *game)
{
  memset (self, 0, sizeof *self);
  self->game = game;
  self->max_piles = FIRST_PILES;
  self->piles = g_new (PatBuilderPile, self->max_piles);
}

void
pat_builder_deal_clear (PatBuilderDeal *self)
{
  g_clear_pointer (&self->piles, g_free);
}

/* Forgets all piles, and judges those to come by other weights. */
void
pat_builder_deal_reset (PatBuilderDeal          *self,
                        const PatBuilderWeights *weights)
{
  self->weights = *weights;
  self->n_piles = 0;
  for (guint i = 0; i < self->game->n_classes; i++)
    {
      const PatBuilderClass *class = &self->game->classes[i];
      PatBuilderPile pile = { .below = i };

      pile.score = (gint16) (class->is_cell || class->fill == 0 ? 0 : -weights->spaces);
      pat_builder_deal_add (self, &pile);
    }
}

guint32
pat_builder_deal_add (PatBuilderDeal       *self,
                      const PatBuilderPile *pile)
{
  if (self->n_piles == self->max_piles)
    {
      self->max_piles *= 2;
      self->piles = g_renew (PatBuilderPile, self->piles, self->max_piles);
    }
  self->piles[self->n_piles] = *pile;
  return self->n_piles++;
}
