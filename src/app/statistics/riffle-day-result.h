/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player fared with the deal of a day, as it stands in the file with the statistics. */
#pragma once

#include "riffle-day.h"

G_BEGIN_DECLS

#define RIFFLE_STATISTICS_DAY      "day " /* before the key of a result */
#define RIFFLE_DAY_RESULT_MAX_DEAL 255    /* bytes */

/**
 * RiffleDayResult:
 * @deal: the deal, with its options and its number
 * @began: when the first move was made; 0 if there was none
 * @won: when it was won first; 0 if it was not
 * @time_msec: how long that took
 * @is_helped: whether the player had help
 *
 * The deal of a day, which was opened at least. Its key is the day and the id of the variant.
 */
typedef struct
{
  char      deal[RIFFLE_DAY_RESULT_MAX_DEAL + 1];
  RiffleDay began;
  RiffleDay won;
  gint64    time_msec;
  gboolean  is_helped;
} RiffleDayResult;

char     *riffle_day_result_dup_key   (RiffleDay               day,
                                       const char             *id);
gboolean  riffle_day_result_parse_key (const char             *key,
                                       RiffleDay              *day,
                                       const char            **id);
gboolean  riffle_day_result_load      (RiffleDayResult        *self,
                                       GKeyFile               *file,
                                       const char             *key,
                                       GError                **error);
void      riffle_day_result_save      (const RiffleDayResult  *self,
                                       GKeyFile               *file,
                                       const char             *key);
void      riffle_day_result_merge     (RiffleDayResult        *self,
                                       const RiffleDayResult  *other);
gboolean  riffle_day_result_counts    (const RiffleDayResult  *self,
                                       RiffleDay               day);

G_END_DECLS
