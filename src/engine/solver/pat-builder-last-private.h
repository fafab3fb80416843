/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The move that led to a position, which makes others needless: those that could have been made
 * before it, or instead of it. */
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

void     pat_builder_last_init     (PatBuilderLast        *self,
                                    const PatBuilderState *before,
                                    const PatBuilderDeal  *deal,
                                    const PatBuilderMove  *move);
gboolean pat_builder_last_replaces (const PatBuilderLast  *self,
                                    const PatBuilderState *state,
                                    const PatBuilderDeal  *deal,
                                    guint64                next,
                                    const PatBuilderStep  *step,
                                    const PatBuilderPile  *lowest,
                                    const PatBuilderPile  *to);

G_END_DECLS
