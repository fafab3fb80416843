/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How good a builder's position looks, and those that moves lead to without being made. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

typedef struct
{
  int    rating;             /* the lower the better */
  guint8 pile[PAT_N_SUITS];  /* where the next card of a suit is; PAT_BUILDER_TALON: no matter */
  guint8 place[PAT_N_SUITS]; /* there, how many cards lie below it */
} PatBuilderRating;

/* What a move leads to. */
typedef struct
{
  guint64 sum;    /* for the key of the position */
  int     rating;
} PatBuilderNext;

void     pat_builder_rating_init     (PatBuilderRating       *self,
                                      const PatBuilderState  *state,
                                      const PatBuilderDeal   *deal);
gboolean pat_builder_rating_foresees (const PatBuilderState  *state,
                                      const PatBuilderDeal   *deal,
                                      const PatBuilderMove   *move);
void     pat_builder_rating_foresee  (const PatBuilderRating *self,
                                      const PatBuilderState  *state,
                                      const PatBuilderDeal   *deal,
                                      const PatBuilderMove   *move,
                                      PatBuilderNext         *next);
void     pat_builder_rating_follow   (PatBuilderRating       *self,
                                      const PatBuilderState  *before,
                                      const PatBuilderDeal   *deal,
                                      const PatBuilderMove   *move);

G_END_DECLS
