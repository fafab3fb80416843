/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics say of the deals of days, day by day. */
#include "config.h"

#include "riffle-daily-results.h"

#include <string.h>

#include "riffle-statistics-change.h"

struct _RiffleDailyResults
{
  GKeyFile  *file;
  GArray    *days;  /* of RiffleDailyResult, one a day, in their order */
  GPtrArray *keys;  /* of all results; ids of variants are parts of them */
};

/* Of two results of one day, the better one is shown. */
static guint
rate (const RiffleDailyResult *result)
{
  return riffle_day_result_counts (&result->result, result->day) ? 3
         : result->result.won != 0 ? 2
         : result->result.began != 0 ? 1
         : 0;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const RiffleDailyResult *first = a, *second = b;

  if (first->day != second->day)
    return first->day < second->day ? -1 : 1;
  return (int) rate (second) - (int) rate (first);
}

/* One result a day is left, the best one. */
static void
drop_others (GArray *days)
{
  for (guint i = days->len; i-- > 1;)
    if (g_array_index (days, RiffleDailyResult, i).day
        == g_array_index (days, RiffleDailyResult, i - 1).day)
      g_array_remove_index (days, i);
}

static void
add_group (RiffleDailyResults *self,
           const char         *group)
{
  char *key;
  RiffleDailyResult result;

  if (!g_str_has_prefix (group, RIFFLE_STATISTICS_DAY))
    return;
  key = g_strdup (group + strlen (RIFFLE_STATISTICS_DAY));
  g_ptr_array_add (self->keys, key);
  /* What is in memory was checked when it was read. */
  g_return_if_fail (riffle_day_result_parse_key (key, &result.day, &result.id));
  riffle_change_load_day (self->file, key, &result.result);
  g_array_append_val (self->days, result);
}

/**
 * riffle_daily_results_new:
 * @file: what the file with the statistics says
 *
 * Returns: (transfer full): the results of all days
 */
RiffleDailyResults *
riffle_daily_results_new (GKeyFile *file)
{
  RiffleDailyResults *self = g_new (RiffleDailyResults, 1);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  self->file = g_key_file_ref (file);
  self->days = g_array_new (FALSE, FALSE, sizeof (RiffleDailyResult));
  self->keys = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; groups[i] != NULL; i++)
    add_group (self, groups[i]);
  g_array_sort (self->days, compare);
  drop_others (self->days);
  return self;
}

void
riffle_daily_results_free (RiffleDailyResults *self)
{
  g_key_file_unref (self->file);
  g_array_unref (self->days);
  g_ptr_array_unref (self->keys);
  g_free (self);
}

/**
 * riffle_daily_results_find:
 * @self: the results
 * @day: a day
 *
 * Returns: (transfer none) (nullable): the best result of that day, of whichever game
 */
const RiffleDailyResult *
riffle_daily_results_find (RiffleDailyResults *self,
                           RiffleDay           day)
{
  for (guint i = 0; i < self->days->len; i++)
    if (g_array_index (self->days, RiffleDailyResult, i).day == day)
      return &g_array_index (self->days, RiffleDailyResult, i);
  return NULL;
}

static gboolean
counts (RiffleDailyResults *self,
        RiffleDay           day)
{
  const RiffleDailyResult *found = riffle_daily_results_find (self, day);

  return found != NULL && riffle_day_result_counts (&found->result, day);
}

/**
 * riffle_daily_results_get_streak:
 * @self: the results
 * @today: the day that the clock shows
 *
 * Counts the days in a row that were won, up to today, or up to yesterday as long as today is not
 * won. Later days, which another clock has left, are not in it.
 *
 * Returns: how many there are
 */
guint
riffle_daily_results_get_streak (RiffleDailyResults *self,
                                 RiffleDay           today)
{
  RiffleDay last = counts (self, today) ? today : today - 1;
  guint n = 0;

  while (today != 0 && counts (self, last - n))
    n++;
  return n;
}

/**
 * riffle_daily_results_get_longest:
 * @self: the results
 *
 * Returns: the most days in a row that were won
 */
guint
riffle_daily_results_get_longest (RiffleDailyResults *self)
{
  guint n = 0, longest = 0;
  RiffleDay last = 0;

  for (guint i = 0; i < self->days->len; i++)
    {
      const RiffleDailyResult *at = &g_array_index (self->days, RiffleDailyResult, i);

      if (!riffle_day_result_counts (&at->result, at->day))
        continue;
      n = at->day == last + 1 ? n + 1 : 1;
      last = at->day;
      longest = MAX (longest, n);
    }
  return longest;
}

/**
 * riffle_daily_results_get_last:
 * @self: the results
 *
 * Returns: the last day that has a result; 0 without any
 */
RiffleDay
riffle_daily_results_get_last (RiffleDailyResults *self)
{
  return self->days->len == 0 ? 0
         : g_array_index (self->days, RiffleDailyResult, self->days->len - 1).day;
}

/**
 * riffle_daily_results_dup_key:
 * @self: the results
 * @deal: a deal
 *
 * Finds the day of a deal; if there were several, the last one.
 *
 * Returns: (transfer full) (nullable): the key of its result; %NULL if it is of no day
 */
char *
riffle_daily_results_dup_key (RiffleDailyResults *self,
                              const char         *deal)
{
  const char *last = NULL;

  for (guint i = 0; i < self->keys->len; i++)
    {
      const char *key = g_ptr_array_index (self->keys, i);
      RiffleDayResult result;

      riffle_change_load_day (self->file, key, &result);
      if (strcmp (result.deal, deal) == 0 && g_strcmp0 (key, last) > 0)
        last = key;
    }
  return g_strdup (last);
}
