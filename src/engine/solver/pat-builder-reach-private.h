/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Recognizes deadlocks of a builder. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

/* What the piles of a position give and take. */
typedef struct
{
  guint64 tops;   /* the top cards of all piles */
  guint64 hosts;  /* those of them that something can be put on */
  guint64 wanted; /* what can be put on these */
  guint64 filled; /* what empty piles take */
} PatBuilderOffer;

gboolean pat_builder_may_win (const PatBuilderState *state,
                              const PatBuilderDeal  *deal,
                              const PatBuilderOffer *offer,
                              guint64                next);

G_END_DECLS
