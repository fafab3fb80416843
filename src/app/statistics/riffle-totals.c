/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics of all games together. */
#include "config.h"

#include "riffle-totals.h"

#include <string.h>

#define LEAST_GAMES 10 /* of a variant, before the share that was won says anything */

static void
total_free (gpointer data)
{
  RiffleVariantTotal *total = data;

  g_free (total->id);
  g_free (total);
}

/* The total of the variant of a key; keys of a variant follow each other in most files, but not in
 * all. */
static RiffleVariantTotal *
get_total (RiffleTotals *self,
           GHashTable   *by_id,
           const char   *key)
{
  g_autofree char *id = g_strndup (key, strcspn (key, ":"));
  RiffleVariantTotal *total = g_hash_table_lookup (by_id, id);

  if (total != NULL)
    return total;
  total = g_new0 (RiffleVariantTotal, 1);
  total->id = g_steal_pointer (&id);
  g_ptr_array_add (self->variants, total);
  g_hash_table_insert (by_id, total->id, total);
  return total;
}

static void
add_key (RiffleTotals       *self,
         RiffleVariantTotal *total,
         RiffleStatistics   *statistics,
         const char         *key)
{
  g_autoptr (GArray) games = riffle_statistics_get_games (statistics, key);
  RiffleRecord record;

  riffle_statistics_get (statistics, key, &record);
  total->n_played += MIN (record.played, G_MAXUINT - total->n_played);
  total->n_won += MIN (record.won, G_MAXUINT - total->n_won);
  riffle_record_merge (&self->record, &record);
  g_array_append_vals (self->games, games->data, games->len);
}

static int
compare_totals (gconstpointer a,
                gconstpointer b)
{
  const RiffleVariantTotal *first = *(RiffleVariantTotal **) a;
  const RiffleVariantTotal *second = *(RiffleVariantTotal **) b;

  if (first->n_played != second->n_played)
    return first->n_played < second->n_played ? 1 : -1;
  return strcmp (first->id, second->id);
}

/* The day of a time, as the player's clock counts days; 0: no day. */
static guint32
get_day (GDateTime *time)
{
  GDate date;

  g_date_clear (&date, 1);
  if (time != NULL)
    g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time),
                    (GDateMonth) g_date_time_get_month (time),
                    (GDateYear) g_date_time_get_year (time));
  return g_date_valid (&date) ? g_date_get_julian (&date) : 0;
}

/* A day that is not over yet does not end the row. */
static guint
count_days (GArray    *games,
            GDateTime *now)
{
  g_autoptr (GHashTable) days = g_hash_table_new (NULL, NULL);
  guint32 day = get_day (now);
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const RiffleResult *game = &g_array_index (games, RiffleResult, i);
      g_autoptr (GDateTime) end = g_date_time_new_from_unix_local (game->ended_sec);

      if (game->is_won)
        g_hash_table_add (days, GUINT_TO_POINTER (get_day (end)));
    }
  if (!g_hash_table_contains (days, GUINT_TO_POINTER (day)))
    day--;
  for (; g_hash_table_contains (days, GUINT_TO_POINTER (day)); day--)
    n++;
  return n;
}

/**
 * riffle_totals_new:
 * @statistics: the statistics
 * @now: today
 *
 * Adds up all games.
 *
 * Returns: (transfer full): the totals
 */
RiffleTotals *
riffle_totals_new (RiffleStatistics *statistics,
                   GDateTime        *now)
{
  RiffleTotals *self = g_new0 (RiffleTotals, 1);
  g_auto (GStrv) keys = riffle_statistics_list (statistics, NULL);
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_str_hash, g_str_equal);

  self->variants = g_ptr_array_new_with_free_func (total_free);
  self->games = riffle_history_new ();
  for (guint i = 0; keys[i] != NULL; i++)
    add_key (self, get_total (self, by_id, keys[i]), statistics, keys[i]);
  g_ptr_array_sort (self->variants, compare_totals);
  riffle_history_sort (self->games);
  self->n_days = count_days (self->games, now);
  return self;
}

/**
 * riffle_totals_free:
 * @self: the totals
 *
 * Frees them.
 */
void
riffle_totals_free (RiffleTotals *self)
{
  g_ptr_array_unref (self->variants);
  g_array_unref (self->games);
  g_free (self);
}

/* Whether more of one were won than of another. */
static gboolean
is_better (const RiffleVariantTotal *total,
           const RiffleVariantTotal *best)
{
  return best == NULL
         || (double) total->n_won / total->n_played > (double) best->n_won / best->n_played;
}

/**
 * riffle_totals_find_best:
 * @self: the totals
 *
 * Finds the variant that the player wins most often, of those with ten games or more.
 *
 * Returns: (transfer none) (nullable): its total
 */
const RiffleVariantTotal *
riffle_totals_find_best (const RiffleTotals *self)
{
  const RiffleVariantTotal *best = NULL;

  for (guint i = 0; i < self->variants->len; i++)
    {
      const RiffleVariantTotal *total = g_ptr_array_index (self->variants, i);

      if (total->n_played >= LEAST_GAMES && total->n_won > 0 && is_better (total, best))
        best = total;
    }
  return best;
}
