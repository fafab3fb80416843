/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player reads about the deal of a day. */
#pragma once

#include "riffle-daily.h"

G_BEGIN_DECLS

char *riffle_daily_text_dup_state (RiffleDaily *daily,
                                   RiffleDay    day);
char *riffle_daily_text_dup_day   (RiffleDay    day);
char *riffle_daily_text_dup_label (RiffleDaily *daily,
                                   RiffleDay    day);

G_END_DECLS
