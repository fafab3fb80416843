/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position of a builder, a plain value that names the piles of its deal, with its key at hand. */
#pragma once

#include "pat-builder-deal-private.h"

G_BEGIN_DECLS

/* A move: cards go from one pile to another. From the talon, `count` is the place of the card. */
typedef struct
{
  guint8 from;
  guint8 to;
  guint8 count;
} PatBuilderMove;

typedef struct
{
  guint64  key;
  PatTalon talon;
  guint8   up[PAT_N_SUITS];              /* cards on the foundations */
  guint8   n_up;
  guint8   n_stock;                      /* cards that are dealt to the columns */
  guint32  piles[PAT_BUILDER_MAX_PILES]; /* as the deal numbers them */
} PatBuilderState;

/* How much of a state has to be copied. */
static inline gsize
pat_builder_state_get_size (const PatBuilder *game)
{
  return (offsetof (PatBuilderState, piles) + game->n_piles * sizeof (guint32) + 7) & ~(gsize) 7;
}

static inline const PatBuilderPile *
pat_builder_state_get_pile (const PatBuilderState *self,
                            const PatBuilderDeal  *deal,
                            guint                  nth)
{
  return &deal->piles[self->piles[nth]];
}

gboolean pat_builder_state_load   (PatBuilderState      *self,
                                   PatBuilderDeal       *deal,
                                   const PatPosition    *position);
void     pat_builder_state_apply  (PatBuilderState      *self,
                                   PatBuilderDeal       *deal,
                                   const PatBuilderMove *move);
gboolean pat_builder_state_is_safe (const PatBuilderState *self,
                                    const PatBuilder      *game,
                                    guint                  card);
guint    pat_builder_state_put_up (PatBuilderState      *self,
                                   PatBuilderDeal       *deal,
                                   guint                *from);
guint64  pat_builder_state_key    (const PatBuilderState *self,
                                   const PatBuilderDeal  *deal,
                                   guint64                key);

/* Whether a card that is the next of its suit goes up by itself if nothing lies on it. */
static inline gboolean
pat_builder_state_lifts (const PatBuilderState *self,
                         const PatBuilderDeal  *deal,
                         guint                  card)
{
  return deal->merges || pat_builder_state_is_safe (self, deal->game, card);
}

/* Whether a card is the next one of its suit to go up. */
static inline gboolean
pat_builder_state_is_next (const PatBuilderState *self,
                           const PatBuilderDeal  *deal,
                           guint                  card)
{
  return deal->game->height[card] == self->up[pat_card_get_suit ((PatCard) card)];
}

/* Whether a pile takes a card of the reserve by itself when so many of its cards have gone. */
static inline gboolean
pat_builder_state_is_refilled (const PatBuilderState *self,
                               const PatBuilderDeal  *deal,
                               guint                  nth,
                               guint                  n_gone)
{
  const PatBuilder *game = deal->game;

  return game->classes[game->class_of[nth]].refills &&
         pat_builder_state_get_pile (self, deal, nth)->n == n_gone &&
         pat_builder_state_get_pile (self, deal, game->reserve)->n > 0;
}

/* The next cards of all suits, as bits. */
static inline guint64
pat_builder_state_get_next (const PatBuilderState *self,
                            const PatBuilderDeal  *deal)
{
  guint64 next = 0;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    next |= deal->game->bit_at[suit][self->up[suit]];
  return next;
}

G_END_DECLS
