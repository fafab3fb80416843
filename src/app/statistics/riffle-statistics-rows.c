/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of a variant as rows of a list. */
#include "config.h"

#include "riffle-statistics-rows.h"

#include <glib/gi18n.h>
#include <math.h>

#include "riffle-format.h"
#include "riffle-options-title.h"
#include "riffle-statistics-row.h"

static void
add_figure (GListStore *rows,
            const char *title,
            char       *figure)
{
  riffle_statistics_row_add_figure (rows, title, figure);
}

static char *
dup_wins (const RiffleRecord *record)
{
  if (record->won == 0)
    /* Translators: how many games were won, or won in a row */
    return g_strdup (C_("statistics", "None"));
  /* Translators: games won, and how many per cent of those played that is, such as “12 (40 %)” */
  return g_strdup_printf (C_("statistics", "%u (%u %%)"), record->won,
                          riffle_record_get_rate (record));
}

static char *
dup_part (guint played,
          guint won)
{
  if (won == 0)
    /* Translators: %u is how many games were played with hints or undo, or without */
    return g_strdup_printf (ngettext ("%u, not won", "%u; none of these won", played), played);
  /* Translators: games played with hints or undo, or without, and how many of them were won, such
     as “10; of these won: 4” */
  return g_strdup_printf (_("%1$u; of these won: %2$u"), played, won);
}

/* A helped win is a win like any other, but both kinds are told apart. */
static void
add_help (GListStore         *rows,
          const RiffleRecord *record)
{
  if (record->helped == 0)
    return;
  add_figure (rows, _("Played with hints or undo"), dup_part (record->helped, record->helped_won));
  if (record->helped < record->played)
    /* Translators: a line of the statistics */
    add_figure (rows, _("Played without hints or undo"),
                dup_part (record->played - record->helped, record->won - record->helped_won));
}

static char *
dup_streak (const RiffleRecord *record)
{
  if (record->best_streak == 0)
    return g_strdup (C_("statistics", "None"));
  if (record->streak == 0)
    /* Translators: the last game was not won; %u is the longest row of games won, such as 7 */
    return g_strdup_printf (_("None, at best %u"), record->best_streak);
  /* Translators: games won in a row up to now, and the longest such row, such as “2, at best 7” */
  return g_strdup_printf (_("%u, at best %u"), record->streak, record->best_streak);
}

/* Those that were not won, although they were played to their end. */
static guint
count_lost (const RiffleRecord *record)
{
  guint64 others = (guint64) record->won + record->abandoned;

  return record->played > others ? record->played - (guint) others : 0;
}

/* How many games were played, won and lost, with help and without. */
void
riffle_statistics_rows_add_counts (GListStore         *rows,
                                   const RiffleRecord *record)
{
  /* Translators: a line of the statistics */
  add_figure (rows, _("Games played"), riffle_format_number (record->played));
  /* Translators: a line of the statistics */
  add_figure (rows, _("Games won"), dup_wins (record));
  if (count_lost (record) > 0)
    /* Translators: a line of the statistics: how many games came to an end without being won */
    add_figure (rows, _("Games lost"), riffle_format_number (count_lost (record)));
  if (record->abandoned > 0)
    /* Translators: a line of the statistics: how many games were not finished */
    add_figure (rows, _("Left unfinished"), riffle_format_number (record->abandoned));
  add_help (rows, record);
}

static void
add_games (GListStore         *rows,
           const RiffleRecord *record)
{
  riffle_statistics_rows_add_counts (rows, record);
  /* Translators: a line of the statistics */
  add_figure (rows, _("Wins in a row"), dup_streak (record));
}

/* Between two games there may be a half; otherwise a median is one of the numbers. */
static char *
format_median (double median)
{
  return fmod (median, 1) == 0 ? riffle_format_number ((gint64) median)
                               : riffle_format_mean (median);
}

/* The games before these are in the record, but not one by one. */
static char *
dup_median (GArray             *games,
            const RiffleRecord *record,
            char               *figure)
{
  g_autofree char *owned = figure;

  if (games->len >= record->played)
    return g_steal_pointer (&owned);
  /* Translators: a time or a number, and on how many games it is based, such as “3:05, of the last
     1000 games” */
  return g_strdup_printf (ngettext ("%1$s, of the last game", "%1$s, of the last %2$u games",
                                    games->len), owned, games->len);
}

static void
add_times (GListStore         *rows,
           const RiffleRecord *record,
           GArray             *games)
{
  double median;

  /* Translators: a line of the statistics */
  add_figure (rows, _("Best time"), riffle_format_time (record->best_time_msec));
  if (riffle_history_get_median (games, RIFFLE_RESULT_TIME, TRUE, &median))
    /* Translators: a line of the statistics: half of the games that were won took no longer */
    add_figure (rows, _("Median time of games won"),
                dup_median (games, record, riffle_format_time ((gint64) median)));
  add_figure (rows, _("Average time of games won"),
              riffle_format_time (riffle_record_get_mean_time (record)));
  /* Translators: the title of a chart: how long games took that were won */
  riffle_statistics_row_add_chart (rows, _("Times of games won"), g_strdup (""),
                                   riffle_series_new_times (games));
}

static void
add_moves (GListStore         *rows,
           const RiffleRecord *record,
           GArray             *games)
{
  double median;

  if (record->best_moves == 0)
    return;
  /* Translators: a line of the statistics */
  add_figure (rows, _("Fewest moves of games won"), riffle_format_number (record->best_moves));
  if (riffle_history_get_median (games, RIFFLE_RESULT_MOVES, TRUE, &median))
    /* Translators: a line of the statistics: half of the games that were won took no more moves */
    add_figure (rows, _("Median moves of games won"),
                dup_median (games, record, format_median (median)));
}

static void
add_scores (GListStore         *rows,
            const RiffleRecord *record,
            GArray             *games)
{
  double median;

  /* Translators: a line of the statistics */
  add_figure (rows, _("Best score"), riffle_format_number (record->best_score));
  if (riffle_history_get_median (games, RIFFLE_RESULT_SCORE, FALSE, &median))
    /* Translators: a line of the statistics: half of the games had no higher score */
    add_figure (rows, _("Median score"), dup_median (games, record, format_median (median)));
  /* Translators: a line of the statistics */
  add_figure (rows, _("Average score"), riffle_format_mean (riffle_record_get_mean_score (record)));
}

static void
add_record (GListStore       *rows,
            RiffleStatistics *statistics,
            PatVariant       *variant,
            const char       *key)
{
  g_autoptr (GArray) games = riffle_statistics_get_games (statistics, key);
  RiffleRecord record;

  riffle_statistics_get (statistics, key, &record);
  riffle_statistics_row_add_heading (rows, riffle_options_title_dup (variant, key));
  add_games (rows, &record);
  /* Translators: the title of a chart: how many of the games were won */
  riffle_statistics_row_add_chart (rows, _("Share of games won"), g_strdup (""),
                                   riffle_series_new_share (games));
  if (record.won > 0)
    {
      add_times (rows, &record, games);
      add_moves (rows, &record, games);
    }
  add_scores (rows, &record, games);
}

/* All rows of a variant; they are texts as long as nobody sees them. */
GListModel *
riffle_statistics_rows_new (RiffleStatistics *statistics,
                            PatVariant       *variant)
{
  GListStore *rows = riffle_statistics_row_new_list ();
  g_auto (GStrv) keys = riffle_statistics_list (statistics, pat_variant_get_id (variant));

  for (guint i = 0; keys[i] != NULL; i++)
    add_record (rows, statistics, variant, keys[i]);
  return G_LIST_MODEL (rows);
}
