/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The move that led to a position, after which some others need not be made: two moves that have
 * nothing to do with each other lead to the same position in either order, and one order is enough;
 * and cards that were moved just now could have gone at once where they go next.
 *
 * Nothing gets lost by that in a search that looks at all positions. Suppose that a move b is
 * left out in a position V, to which a led from S. It is a move of S, too, and what it leads to
 * there is reached: this is the same move in a position that is nearer to the beginning in the tree
 * of the search. From there, a leads to the position in question, and of the two moves a has the
 * higher rank. So a move that is left out rests on one of the same rank nearer to the beginning,
 * and on one of a higher rank, which cannot go on for ever. A rank says which card goes where, by
 * the cards and not by the piles: positions with the same key have the same moves by that. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

/* A move of cards to a pile, with its lowest card. */
typedef struct
{
  guint8 from;   /* a pile, or the talon */
  guint8 to;     /* a pile */
  guint8 count;  /* of cards */
  guint8 card;   /* the lowest of them */
} PatBuilderStep;

typedef struct
{
  gboolean       is_known; /* it moved cards to a pile, and nothing happened by itself */
  PatBuilderStep step;
  guint16        role;       /* of where the cards were */
  gboolean       is_limited; /* spaces limit how many cards come from there */
  gboolean       has_turned; /* a card there was turned up */
  guint          rank;
} PatBuilderLast;

/*
 * PatBuilderOrder:
 * @PAT_BUILDER_ORDER_NONE: nothing is needless
 * @PAT_BUILDER_ORDER_SAME: they are the ones that were moved, and could have gone there at once
 * @PAT_BUILDER_ORDER_APART: they have nothing to do with the others, and could have gone first
 *
 * What cards have to do with those that were moved last.
 */
typedef enum
{
  PAT_BUILDER_ORDER_NONE,
  PAT_BUILDER_ORDER_SAME,
  PAT_BUILDER_ORDER_APART,
} PatBuilderOrder;

void pat_builder_last_init (PatBuilderLast        *self,
                            const PatBuilderState *before,
                            const PatBuilderDeal  *deal,
                            const PatBuilderMove  *move);

/* Moves to spaces come last: they seldom look better than those onto cards. */
static inline guint
pat_builder_last_rank (const PatBuilder     *game,
                       guint                 card,
                       guint                 to,
                       const PatBuilderPile *pile)
{
  return pile->n > 0 ? card * 64u + pile->card : 64u * 64u + game->class_of[to] * 64u + card;
}

/* Whether spaces may be filled from a pile only, or by themselves, as long as it has cards. */
static inline gboolean
pat_builder_feeds (const PatBuilder *game,
                   guint             pile)
{
  return game->feeds && pile == game->reserve;
}

/* Compares cards that are about to be moved with those that were moved last; `card` is the lowest
 * of them, and nothing happens by itself when they leave. */
static inline PatBuilderOrder
pat_builder_last_compare (const PatBuilderLast  *self,
                          const PatBuilderState *state,
                          const PatBuilderDeal  *deal,
                          guint                  from,
                          guint                  count,
                          guint                  card)
{
  const PatBuilderStep *last = &self->step;

  if (!self->is_known || pat_builder_feeds (deal->game, from))
    return PAT_BUILDER_ORDER_NONE;
  if (from == last->to)
    return card == last->card ? PAT_BUILDER_ORDER_SAME : PAT_BUILDER_ORDER_NONE;
  if (from == last->from || (count > 1 && last->from < PAT_BUILDER_MAX_PILES &&
                             pat_builder_state_get_pile (state, deal, last->from)->n == 0))
    return PAT_BUILDER_ORDER_NONE;
  return PAT_BUILDER_ORDER_APART;
}

/* Whether the cards of the last move, which go on, could have gone there at once. */
static inline gboolean
pat_builder_last_goes_on (const PatBuilderLast *self,
                          const PatBuilder     *game,
                          const PatBuilderStep *step,
                          const PatBuilderPile *to)
{
  const PatBuilderClass *class = &game->classes[game->class_of[step->to]];

  if (step->to == self->step.from)
    return !self->has_turned; /* back to where they were, on the same card as before */
  if ((step->count > 1 && self->is_limited) || (class->exchanges && to->n > 0))
    return FALSE;
  return ((to->n > 0 ? class->from : class->fill_from) & self->role) != 0;
}

/* Whether a move of cards that were compared need not be made after this one; `to` is where it
 * goes. */
static inline gboolean
pat_builder_last_replaces (const PatBuilderLast *self,
                           const PatBuilderDeal *deal,
                           PatBuilderOrder       order,
                           const PatBuilderStep *step,
                           const PatBuilderPile *to)
{
  const PatBuilderStep *last = &self->step;

  if (order == PAT_BUILDER_ORDER_SAME)
    return pat_builder_last_goes_on (self, deal->game, step, to);
  /* With one space less or more there may be a different limit. */
  return order == PAT_BUILDER_ORDER_APART && step->to != last->from && step->to != last->to &&
         (last->count == 1 || !self->is_limited || to->n > 0) &&
         pat_builder_last_rank (deal->game, step->card, step->to, to) < self->rank;
}

G_END_DECLS
