/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A day of the calendar, as the player's clock shows it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef guint32 RiffleDay; /* days since the end of year 0, as of GDate; 0: none */

#define RIFFLE_DAY_FIRST_YEAR 2000
#define RIFFLE_DAY_LAST_YEAR  9999

RiffleDay riffle_day_new         (guint      year,
                                  guint      month,
                                  guint      day);
RiffleDay riffle_day_get_today   (void);
RiffleDay riffle_day_parse       (const char *text);
char     *riffle_day_print       (RiffleDay  day);
char     *riffle_day_format      (RiffleDay  day,
                                  const char *format);
guint     riffle_day_get_weekday (RiffleDay  day);
guint     riffle_day_get_first_weekday (void);
guint     riffle_day_count_first_weekday (guint first,
                                          guint begun);
RiffleDay riffle_day_get_month   (RiffleDay  day);
RiffleDay riffle_day_add_months  (RiffleDay  day,
                                  int        n_months);

G_END_DECLS
