/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Cards of a builder that are about to be moved. Where that leads is found without moving them,
 * unless something happens by itself: two piles change, and nothing else. */
#pragma once

#include "pat-builder-moves-private.h"

G_BEGIN_DECLS

/* The position that they are in. */
typedef struct
{
  const PatBuilderDeal  *deal;
  const PatBuilderState *state;
  const PatBuilderLast  *last;   /* the move that led to it */
  guint64                key;
  int                    rating;
  guint64                next;   /* the cards that go up next */
} PatBuilderView;

typedef struct
{
  guint                  from;   /* a pile, the talon, or a foundation */
  guint                  role;   /* of that */
  guint                  card;   /* the lowest of them */
  guint                  count;
  guint                  place;  /* what the move says: the number of cards, or the place in the
                                  * talon */
  const PatBuilderClass *class;  /* of their pile */
  const PatBuilderPile  *pile;   /* that */
  const PatBuilderPile  *lowest; /* up to the lowest card */
  const PatBuilderPile  *left;   /* without them */
  const guint8          *cards;  /* the top one first */
  gboolean               is_noted; /* the rest is known */
  PatBuilderOrder        order;
  gboolean               is_foreseen;
  guint64                key;    /* of the position without them */
  int                    rating;
} PatBuilderUnit;

/* Whether a card goes up by itself as soon as nothing lies on it. */
static inline gboolean
pat_builder_view_lifts (const PatBuilderView *self,
                        guint                 card)
{
  return (self->next >> card & 1) != 0 && pat_builder_state_lifts (self->state, self->deal, card);
}

/* How many cards of a pile go up next: there are four of them at most. */
static inline int
pat_builder_view_count_next (const PatBuilderView *self,
                             const PatBuilderPile *pile)
{
  guint64 there;
  int n = 0;

  for (there = pile->cards & self->next; there != 0; there &= there - 1)
    n++;
  return n;
}

/* Finds out how good the position looks without cards of a pile, and whether something happens by
 * itself when they leave. */
static inline void
pat_builder_unit_leave (PatBuilderUnit       *self,
                        const PatBuilderView *view)
{
  const PatBuilderPile *left = self->left;

  self->is_foreseen = !pat_builder_view_lifts (view, self->pile->card) &&
                      !(left->n > 0 && pat_builder_view_lifts (view, left->card)) &&
                      !(self->class->refills &&
                        pat_builder_state_is_refilled (view->state, view->deal, self->from,
                                                       self->count));
  self->rating = view->rating + left->score - self->pile->score;
  if ((left->cards & view->next) != 0)
    self->rating -= view->deal->weights.dig * pat_builder_view_count_next (view, left) *
                    (int) self->count;
}

/* Notes the rest of what cards of a pile leave there. */
static inline void
pat_builder_unit_note (PatBuilderUnit       *self,
                       const PatBuilderView *view)
{
  const PatBuilderPile *left = self->left;
  gboolean is_refilled = left->n == 0 && self->class->refills;

  self->is_noted = TRUE;
  self->order = PAT_BUILDER_ORDER_NONE;
  if ((view->next >> self->pile->card & 1) == 0 &&
      (left->n > 0 ? (view->next >> left->card & 1) == 0 : !is_refilled))
    self->order = pat_builder_last_compare (view->last, view->state, view->deal, self->from,
                                            self->count, self->card);
  self->key = view->key + left->hash - self->pile->hash;
}

/* Finds out what becomes of the position when they come to lie on a pile. */
static inline void
pat_builder_unit_foresee (const PatBuilderUnit *self,
                          const PatBuilderView *view,
                          guint                 nth,
                          const PatBuilderPile *to,
                          PatBuilderNext       *next)
{
  PatBuilderSummary summary = { to->hash, to->score, to->lowest, to->card };
  const PatBuilderDeal *deal = view->deal;
  guint class_nth = deal->game->class_of[nth], n = self->count;

  if (to->n == 0)
    pat_builder_summary_begin (&summary, deal, class_nth, self->cards[--n]);
  while (n > 0)
    pat_builder_summary_put (&summary, deal, class_nth, self->cards[--n]);
  next->is_foreseen = TRUE;
  next->key = self->key + summary.hash - to->hash;
  next->rating = self->rating + summary.score - to->score +
                 deal->weights.dig * pat_builder_view_count_next (view, to) * (int) self->count;
}

G_END_DECLS
