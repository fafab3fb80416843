/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a deal that can be won. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleWinnableLimits:
 * @max_deals: how many deals are looked at
 * @max_states: how many positions of each
 * @max_seconds: processor time for each
 * @max_total_seconds: processor time for all of them
 *
 * When a search gives up; 0 is no limit.
 */
typedef struct
{
  guint   max_deals;
  guint64 max_states;
  double  max_seconds;
  double  max_total_seconds;
} RiffleWinnableLimits;

void    riffle_winnable_search_start  (const PatRules              *rules,
                                       guint64                      number,
                                       const RiffleWinnableLimits  *limits,
                                       GCancellable                *cancellable,
                                       GAsyncReadyCallback          callback,
                                       gpointer                     user_data);
guint64 riffle_winnable_search_finish (GAsyncResult                *result,
                                       gboolean                    *is_winnable);

G_END_DECLS
