/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics of all games together. */
#pragma once

#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

/* The games of one variant, with whatever options. */
typedef struct
{
  char  *id;
  guint  n_played;
  guint  n_won;
} RiffleVariantTotal;

/**
 * RiffleTotals:
 * @record: all records added; the row of wins and the best results mean nothing
 * @games: (element-type RiffleResult): the last games of all, the oldest first
 * @variants: (element-type RiffleVariantTotal): those that were played, the most played first
 * @n_days: days in a row, up to now, on which a game was won
 *
 * What a player has done in all games together.
 */
typedef struct
{
  RiffleRecord  record;
  GArray       *games;
  GPtrArray    *variants;
  guint         n_days;
} RiffleTotals;

RiffleTotals             *riffle_totals_new       (RiffleStatistics   *statistics,
                                                   GDateTime          *now);
void                      riffle_totals_free      (RiffleTotals       *self);
const RiffleVariantTotal *riffle_totals_find_best (const RiffleTotals *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleTotals, riffle_totals_free)

G_END_DECLS
