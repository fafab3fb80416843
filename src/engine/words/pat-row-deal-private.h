/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the deal string of a row gives to its piles, and the questions that a sentence about it
 * depends on. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

/* What a row's deal string gives to its piles. */
typedef struct
{
  guint    n_piles;
  guint    n_cards[PAT_MAX_PILES];
  guint    n_down[PAT_MAX_PILES];
  guint    fixed_ranks;             /* PAT_RANK_BITs of the cards taken out for this row */
  guint    n_fixed;
  PatCard  fixed_card;              /* the last of them, if its suit is given as well */
  guint    rest_ranks;              /* PAT_RANK_BITs of which a pile takes all that are left */
  gboolean has_rest;                /* the row takes all cards that are left */
} PatRowDeal;

void     pat_row_deal_read             (PatRowDeal        *self,
                                        const PatRules    *rules,
                                        const PatPileSpec *row);
gboolean pat_row_deal_all_equal        (const guint       *numbers,
                                        guint              n_numbers);
guint    pat_row_deal_sum              (const guint       *numbers,
                                        guint              n_numbers);
gboolean pat_row_deal_only_top_open    (const PatRowDeal  *self);
guint    pat_row_deal_count_first_down (const PatRowDeal  *self);
gboolean pat_row_deal_are_single       (const PatRowDeal  *self);
int      pat_row_deal_only_served      (const PatRowDeal  *self);

G_END_DECLS
