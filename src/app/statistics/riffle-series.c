/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a chart shows: numbers made from games that were played, and the same facts in words. */
#include "config.h"

#include "riffle-series.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-history.h"

#define LEAST_GAMES 5  /* fewer make no chart */
#define SPAN        20 /* games of which the share is taken */
#define MOST_TIMES  50 /* columns have to be told apart */

static RiffleSeries *
series_new (RiffleSeriesKind kind)
{
  RiffleSeries *self = g_new0 (RiffleSeries, 1);

  self->kind = kind;
  self->values = g_array_new (FALSE, FALSE, sizeof (double));
  self->mark = -1;
  return self;
}

/**
 * riffle_series_free:
 * @self: what a chart shows
 *
 * Frees it.
 */
void
riffle_series_free (RiffleSeries *self)
{
  g_array_unref (self->values);
  g_free (self->top);
  g_free (self->bottom);
  g_free (self->first);
  g_free (self->last);
  g_free (self->text);
  g_free (self);
}

static char *
dup_day (const RiffleResult *game)
{
  g_autoptr (GDateTime) end = g_date_time_new_from_unix_local (game->ended_sec);

  return end != NULL ? g_date_time_format (end, "%x") : NULL;
}

/* Says when the games were played. */
static void
set_days (RiffleSeries *self,
          GArray       *games)
{
  self->first = dup_day (&g_array_index (games, RiffleResult, 0));
  self->last = dup_day (&g_array_index (games, RiffleResult, games->len - 1));
}

/* Of each game and those before it, how many were won. The first ones, before which there are
 * hardly any, are left out. */
static void
add_shares (RiffleSeries *self,
            GArray       *games)
{
  guint n_won = 0;

  for (guint i = 0; i < games->len; i++)
    {
      guint n = MIN (i + 1, SPAN);
      double share;

      n_won += g_array_index (games, RiffleResult, i).is_won;
      if (i >= SPAN)
        n_won -= g_array_index (games, RiffleResult, i - SPAN).is_won;
      share = (double) n_won / n;
      if (i + 1 >= LEAST_GAMES)
        g_array_append_val (self->values, share);
    }
}

static guint
get_percent (RiffleSeries *self,
             guint         nth)
{
  return (guint) (g_array_index (self->values, double, nth) * 100 + 0.5);
}

static char *
dup_share_text (RiffleSeries *self)
{
  guint n = self->values->len;
  guint least = 0, most = 0;

  for (guint i = 1; i < n; i++)
    {
      if (g_array_index (self->values, double, i) < g_array_index (self->values, double, least))
        least = i;
      if (g_array_index (self->values, double, i) > g_array_index (self->values, double, most))
        most = i;
    }
  /* Translators: what a chart shows: how many of the last 20 games were won at each time. The
     numbers are per cent. */
  return g_strdup_printf (_("At first %u %%, now %u %%; at worst %u %%, at best %u %%. "
                            "Each point stands for the last %u games."),
                          get_percent (self, 0), get_percent (self, n - 1),
                          get_percent (self, least), get_percent (self, most), (guint) SPAN);
}

/**
 * riffle_series_new_share:
 * @games: (element-type RiffleResult): games, the oldest first
 *
 * Shows how the share of games that were won changes.
 *
 * Returns: (transfer full) (nullable): the series; %NULL if there are too few games
 */
RiffleSeries *
riffle_series_new_share (GArray *games)
{
  RiffleSeries *self;

  if (games->len <= LEAST_GAMES)
    return NULL;
  self = series_new (RIFFLE_SERIES_LINE);
  add_shares (self, games);
  /* Translators: all games were won; at the upper end of a chart */
  self->top = g_strdup (C_("chart", "100 %"));
  /* Translators: no game was won; at the lower end of a chart */
  self->bottom = g_strdup (C_("chart", "0 %"));
  self->text = dup_share_text (self);
  set_days (self, games);
  return self;
}

static GArray *
list_last_won (GArray *games)
{
  GArray *won = riffle_history_new ();

  for (guint i = 0; i < games->len; i++)
    if (g_array_index (games, RiffleResult, i).is_won)
      riffle_history_add (won, &g_array_index (games, RiffleResult, i));
  riffle_history_trim (won, MOST_TIMES);
  return won;
}

static void
find_times (GArray *won,
            gint64 *least,
            gint64 *most)
{
  *least = G_MAXINT64;
  *most = 1;
  for (guint i = 0; i < won->len; i++)
    {
      gint64 time = g_array_index (won, RiffleResult, i).time_msec;

      *least = MIN (*least, time);
      *most = MAX (*most, time);
    }
}

static char *
dup_times_text (guint  n_games,
                gint64 least,
                gint64 median,
                gint64 most)
{
  g_autofree char *shortest = riffle_format_time (least);
  g_autofree char *middle = riffle_format_time (median);
  g_autofree char *longest = riffle_format_time (most);

  /* Translators: what a chart shows: how many games, and the shortest, the median and the longest
     of their times, such as 3:05 */
  return g_strdup_printf (ngettext ("The last %1$u game won: %2$s at best, median %3$s, "
                                    "%4$s at most.",
                                    "The last %1$u games won: %2$s at best, median %3$s, "
                                    "%4$s at most.", n_games),
                          n_games, shortest, middle, longest);
}

/**
 * riffle_series_new_times:
 * @games: (element-type RiffleResult): games, the oldest first
 *
 * Shows how long the last games took that were won.
 *
 * Returns: (transfer full) (nullable): the series; %NULL if there are too few games
 */
RiffleSeries *
riffle_series_new_times (GArray *games)
{
  g_autoptr (GArray) won = list_last_won (games);
  gint64 least, most;
  double median;
  RiffleSeries *self;

  if (won->len < LEAST_GAMES
      || !riffle_history_get_median (won, RIFFLE_RESULT_TIME, TRUE, &median))
    return NULL;
  self = series_new (RIFFLE_SERIES_COLUMNS);
  find_times (won, &least, &most);
  for (guint i = 0; i < won->len; i++)
    {
      double height = (double) g_array_index (won, RiffleResult, i).time_msec / (double) most;

      g_array_append_val (self->values, height);
    }
  self->mark = median / (double) most;
  self->top = riffle_format_time (most);
  self->bottom = riffle_format_time (0);
  self->text = dup_times_text (won->len, least, (gint64) median, most);
  set_days (self, won);
  return self;
}

/**
 * riffle_series_new_bar:
 * @length: from 0 to 1
 * @part: of @length, from 0 to 1
 *
 * Shows one number beside others, and a part of it.
 *
 * Returns: (transfer full): the series
 */
RiffleSeries *
riffle_series_new_bar (double length,
                       double part)
{
  RiffleSeries *self = series_new (RIFFLE_SERIES_BAR);

  g_array_append_val (self->values, length);
  g_array_append_val (self->values, part);
  return self;
}
