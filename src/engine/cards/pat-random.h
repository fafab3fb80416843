/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The shuffles that numbers of deals name. They never change. */
#pragma once

#include "pat-card.h"

G_BEGIN_DECLS

#define PAT_MAX_DEAL_NUMBER G_MAXINT64

/**
 * PatRandom:
 *
 * A generator of numbers that never changes: the same seed gives the same numbers on every machine
 * and in every version.
 */
typedef struct
{
  guint64 state[4];
} PatRandom;

PAT_PUBLIC void      pat_random_init            (PatRandom   *self,
                                                 guint64      seed,
                                                 guint64      stream);
PAT_PUBLIC guint64   pat_random_next            (PatRandom   *self);
PAT_PUBLIC guint     pat_random_below           (PatRandom   *self,
                                                 guint        bound);
PAT_PUBLIC void      pat_random_shuffle         (PatRandom   *self,
                                                 PatCard     *cards,
                                                 guint        n_cards);
PAT_PUBLIC void      pat_deal_shuffle_microsoft (guint32      number,
                                                 PatCard     *cards,
                                                 guint        n_cards);

G_END_DECLS
