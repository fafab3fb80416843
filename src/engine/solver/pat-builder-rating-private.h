/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How good a builder's position looks, and those that moves lead to without being made. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

/* What a move leads to. */
typedef struct
{
  guint64 sum;    /* for the key of the position */
  int     rating; /* the lower the better */
} PatBuilderNext;

/* A position whose moves are foreseen, and what those have in common that take the same cards. */
typedef struct
{
  const PatBuilderState *state;
  const PatBuilderDeal  *deal;
  guint64                up_next;    /* the cards that go up next */
  int                    rating;     /* of the position */
  guint                  from;       /* the pile that cards leave, and how many, noted last */
  guint                  count;
  const PatBuilderPile  *pile;       /* with them */
  const PatBuilderPile  *left;       /* and without; NULL if that is not foreseen */
  PatBuilderNext         without;    /* what is left, without the cards */
} PatBuilderForesight;

int      pat_builder_rate             (const PatBuilderState *state,
                                       const PatBuilderDeal  *deal);
void     pat_builder_foresight_init   (PatBuilderForesight   *self,
                                       const PatBuilderState *state,
                                       const PatBuilderDeal  *deal,
                                       int                    rating);
gboolean pat_builder_foresees         (PatBuilderForesight   *self,
                                       const PatBuilderMove  *move);
gboolean pat_builder_foresee          (PatBuilderForesight   *self,
                                       const PatBuilderMove  *move,
                                       PatBuilderNext        *next);

G_END_DECLS
