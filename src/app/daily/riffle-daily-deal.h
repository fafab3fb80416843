/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which deal belongs to which day; docs/daily-deal.md has the formula, which never changes. */
#pragma once

#include <patience.h>

#include "riffle-day.h"

G_BEGIN_DECLS

PatCollection     *riffle_daily_deal_list_games (PatRegistry              *registry);
PatCollectionGame *riffle_daily_deal_find_game  (PatRegistry              *registry,
                                                 const char               *chosen,
                                                 RiffleDay                 day);
guint64            riffle_daily_deal_get_number (RiffleDay                 day,
                                                 const char               *id);
PatGame           *riffle_daily_deal_new        (const PatCollectionGame  *game,
                                                 RiffleDay                 day,
                                                 PatOptions               *options,
                                                 GError                  **error);

G_END_DECLS
