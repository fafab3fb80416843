/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How a card comes to a pile of a builder, and what a pile adds to the key of the position. */
#pragma once

#include "pat-builder-state-private.h"
#include "pat-fold-private.h"

G_BEGIN_DECLS

#define PAT_BUILDER_DOWN_KIND       64
#define PAT_BUILDER_TALON_CARD_KIND 65
#define PAT_BUILDER_TALON_KIND      66

/* What a pile adds to the key. */
static inline guint64
pat_builder_key_of_pile (const PatBuilderPile *pile)
{
  guint64 hash = pile->hashes[pile->n];

  if (pile->n_down == 0)
    return hash;
  return pat_fold_mix (hash ^ pat_fold_begin (PAT_BUILDER_DOWN_KIND), pile->n_down);
}

static inline guint64
pat_builder_key_of_talon_card (guint card)
{
  return pat_fold_mix (pat_fold_begin (PAT_BUILDER_TALON_CARD_KIND), card);
}

static inline void
pat_builder_push (PatBuilderState *self,
                  guint            nth,
                  guint            card)
{
  PatBuilderPile *pile = &self->piles[nth];
  const PatBuilderClass *class = &self->game->classes[self->game->class_of[nth]];
  guint height = self->game->height[card], n = pile->n;

  pile->cards[n] = (guint8) card;
  pile->hashes[n + 1] = pat_fold_mix (n > 0 ? pile->hashes[n]
                                            : pat_fold_begin (self->game->class_of[nth]), card);
  pile->blocks[n + 1] = (guint8) (pile->blocks[n] + (n > 0 && pile->lowest[n] < height));
  pile->lowest[n + 1] = n == 0 ? (guint8) height : (guint8) MIN (pile->lowest[n], height);
  pile->breaks[n + 1] =
    (guint8) (pile->breaks[n] +
              (n > 0 && (class->build[pile->cards[n - 1]] >> card & 1) == 0));
  pile->n++;
  self->pile_of[card] = (guint8) nth;
  self->place_of[card] = (guint8) n;
}

static inline void
pat_builder_turn_up (PatBuilderState *self,
                     guint            nth)
{
  PatBuilderPile *pile = &self->piles[nth];

  if (pile->n_down > 0 && pile->n_down == pile->n &&
      self->game->classes[self->game->class_of[nth]].turns)
    pile->n_down--;
}

G_END_DECLS
