/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Deal strings (`klondike:draw=3#617`) and the shuffles that they name for ever. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

/**
 * PatDeal:
 * @variant: the id of the variant
 * @options: the option values as written, `draw=3,scoring=vegas`; empty: the defaults
 * @number: the number of the deal, 1 to 2^63-1; 0 where the text gives none
 *
 * The parts of a deal string.
 */
typedef struct
{
  char    *variant;
  char    *options;
  guint64  number;
} PatDeal;

#define PAT_MAX_DEAL_NUMBER G_MAXINT64

PAT_PUBLIC PatDeal  *pat_deal_parse             (const char  *text,
                                                 GError     **error);
PAT_PUBLIC void      pat_deal_free              (PatDeal     *self);
PAT_PUBLIC char     *pat_deal_format            (const char  *variant,
                                                 PatOptions  *options,
                                                 guint64      number);
PAT_PUBLIC guint64   pat_deal_random_number     (void);

/**
 * PatRandom:
 *
 * A generator of numbers that never changes: the same seed gives the same numbers on every machine,
 * for ever.
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatDeal, pat_deal_free)

G_END_DECLS
