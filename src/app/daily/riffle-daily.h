/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of days: opens them, and notes how the player fares with them. */
#pragma once

#include "riffle-daily-results.h"
#include "riffle-session.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   changed ()    results or the choice of the game have changed
 */
#define RIFFLE_TYPE_DAILY (riffle_daily_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDaily, riffle_daily, RIFFLE, DAILY, GObject)

RiffleDaily       *riffle_daily_new         (RiffleSession  *session);
RiffleSession     *riffle_daily_get_session (RiffleDaily    *self);
PatCollectionGame *riffle_daily_find_game   (RiffleDaily    *self,
                                             RiffleDay       day);
RiffleDailyResults *riffle_daily_get_results (RiffleDaily   *self);
gboolean           riffle_daily_open        (RiffleDaily    *self,
                                             RiffleDay       day,
                                             GError        **error);

G_END_DECLS
