/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics say of the deals of days, day by day. */
#pragma once

#include "riffle-day-result.h"

G_BEGIN_DECLS

/**
 * RiffleDailyResult:
 * @day: a day
 * @id: the variant; owned by the results
 * @result: how the player fared
 *
 * The best result of one day.
 */
typedef struct
{
  RiffleDay       day;
  const char     *id;
  RiffleDayResult result;
} RiffleDailyResult;

typedef struct _RiffleDailyResults RiffleDailyResults;

RiffleDailyResults      *riffle_daily_results_new         (GKeyFile           *file);
void                     riffle_daily_results_free        (RiffleDailyResults *self);
const RiffleDailyResult *riffle_daily_results_find        (RiffleDailyResults *self,
                                                           RiffleDay           day);
guint                    riffle_daily_results_get_streak  (RiffleDailyResults *self,
                                                           RiffleDay           today);
guint                    riffle_daily_results_get_longest (RiffleDailyResults *self);
RiffleDay                riffle_daily_results_get_last    (RiffleDailyResults *self);
char                    *riffle_daily_results_dup_key     (RiffleDailyResults *self,
                                                           const char         *deal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleDailyResults, riffle_daily_results_free)

G_END_DECLS
