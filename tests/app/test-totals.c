/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics of all games together, and what charts are made of. */
#include "riffle-totals.h"

#include "riffle-series.h"
#include "riffle-statistics-row.h"

#include "scratch.h"

#define DAY (24 * 60 * 60)

static RiffleStatistics *
new_statistics (Scratch *scratch)
{
  g_autofree char *path = scratch_path (scratch, "statistics.ini");

  return riffle_statistics_new (path);
}

static void
add_games (RiffleStatistics *statistics,
           const char       *key,
           guint             n_played,
           guint             n_won)
{
  for (guint i = 0; i < n_played; i++)
    riffle_statistics_add (statistics, key, &(RiffleResult) { .is_won = i < n_won,
                                                              .time_msec = 1000,
                                                              .ended_sec = i });
}

static void
test_none (Scratch       *scratch,
           gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 24, 12, 0, 0);
  g_autoptr (RiffleTotals) totals = riffle_totals_new (statistics, now);

  g_assert_cmpuint (totals->variants->len, ==, 0);
  g_assert_cmpuint (totals->record.played, ==, 0);
  g_assert_null (riffle_totals_find_best (totals));
}

/* The options of a variant are counted together; who won once in three games is not the best. */
static void
test_sums (Scratch       *scratch,
           gconstpointer  data)
{
  static const RiffleVariantTotal expected[] = {
    { (char *) "a", 31, 11 }, { (char *) "c", 12, 6 }, { (char *) "ab", 3, 3 },
  };
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 24, 12, 0, 0);
  g_autoptr (RiffleTotals) totals = NULL;

  add_games (statistics, "ab", 3, 3);
  add_games (statistics, "a", 20, 4);
  add_games (statistics, "c", 12, 6);
  add_games (statistics, "a:draw=3", 11, 7);
  totals = riffle_totals_new (statistics, now);
  g_assert_cmpuint (totals->record.played, ==, 46);
  g_assert_cmpuint (totals->record.won, ==, 20);
  g_assert_cmpint (totals->record.played_time_msec, ==, 46000);
  g_assert_cmpuint (totals->games->len, ==, 46);
  g_assert_cmpuint (totals->variants->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const RiffleVariantTotal *total = g_ptr_array_index (totals->variants, i);

      g_assert_cmpstr (total->id, ==, expected[i].id);
      g_assert_cmpuint (total->n_played, ==, expected[i].n_played);
      g_assert_cmpuint (total->n_won, ==, expected[i].n_won);
    }
  g_assert_cmpstr (riffle_totals_find_best (totals)->id, ==, "c");
}

static const struct
{
  const char *days; /* from today back: w won, l lost, . nothing */
  guint       n_days;
} rows_of_days[] = {
  { "", 0 }, { "w", 1 }, { "l", 0 }, { ".w", 1 }, { ".ww", 2 }, { "..w", 0 }, { "www", 3 },
  { "wlw", 1 }, { "lww", 2 }, { "ww.w", 2 },
};

/* Today is not over yet. */
static void
test_days (Scratch       *scratch,
           gconstpointer  data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows_of_days); i++)
    {
      g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
      g_autoptr (GDateTime) now = g_date_time_new_local (2026, 11, 24, 12, 0, 0);
      g_autoptr (RiffleTotals) totals = NULL;
      const char *days = rows_of_days[i].days;

      for (guint day = 0; days[day] != '\0'; day++)
        if (days[day] != '.')
          riffle_statistics_add (statistics, "a", &(RiffleResult) {
          .is_won = days[day] == 'w', .ended_sec = g_date_time_to_unix (now) - day * DAY,
        });
      totals = riffle_totals_new (statistics, now);
      if (totals->n_days != rows_of_days[i].n_days)
        g_error ("%s: %u", days, totals->n_days);
    }
}

/* A letter for each game, w if it was won. */
static GArray *
new_games (const char *letters)
{
  GArray *games = riffle_history_new ();

  for (guint i = 0; letters[i] != '\0'; i++)
    riffle_history_add (games, &(RiffleResult) { .is_won = letters[i] == 'w',
                                                 .time_msec = (i + 1) * 1000 });
  return games;
}

static const struct
{
  const char *games;
  guint       n_values; /* 0: no chart */
  double      first;
  double      last;
} shares[] = {
  { "", 0, 0, 0 },
  { "wwwww", 0, 0, 0 },
  { "wwwlll", 2, 0.6, 0.5 },
  { "llllllllllllllllllllwwwwwwwwwwwwwwwwwwww", 36, 0, 1 },
  { "wwwwwwwwwwwwwwwwwwwwwwwwwwlllll", 27, 1, 0.75 },
};

static void
test_shares (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      g_autoptr (GArray) games = new_games (shares[i].games);
      g_autoptr (RiffleSeries) series = riffle_series_new_share (games);

      g_assert_cmpuint (series != NULL ? series->values->len : 0, ==, shares[i].n_values);
      if (series == NULL)
        continue;
      g_assert_cmpfloat_with_epsilon (g_array_index (series->values, double, 0), shares[i].first,
                                      1e-9);
      g_assert_cmpfloat_with_epsilon (g_array_index (series->values, double,
                                                     series->values->len - 1),
                                      shares[i].last, 1e-9);
    }
}

static void
test_times (void)
{
  g_autoptr (GArray) few = new_games ("wwwwl");
  g_autoptr (GArray) games = new_games ("wwlwww");
  g_autoptr (RiffleSeries) none = riffle_series_new_times (few);
  g_autoptr (RiffleSeries) series = riffle_series_new_times (games);

  g_assert_null (none);
  g_assert_cmpuint (series->values->len, ==, 5);
  g_assert_cmpfloat_with_epsilon (g_array_index (series->values, double, 0), 1.0 / 6, 1e-9);
  g_assert_cmpfloat_with_epsilon (series->mark, 4.0 / 6, 1e-9);
  g_assert_cmpstr (series->top, ==, "0:06");
  g_assert_cmpstr (series->text, ==,
                   "The last 5 games won: 0:01 at best, median 0:04, 0:06 at most.");
}

/* What is to be seen in a chart is said, and corners are round at the ends of a group only. */
static void
test_rows (void)
{
  static const RiffleRowKind kinds[] = { RIFFLE_ROW_HEADING, RIFFLE_ROW_FIRST, RIFFLE_ROW_MIDDLE,
                                         RIFFLE_ROW_LAST, RIFFLE_ROW_HEADING, RIFFLE_ROW_ONLY };
  static const char *const spoken[] = { "H", "a: 1", "b: 2", "c: At first 60 %, now 50 %; at worst "
                                        "50 %, at best 60 %. Each point stands for the last 20 "
                                        "games.", "I", "d: 3" };
  g_autoptr (GListStore) rows = riffle_statistics_row_new_list ();
  g_autoptr (GArray) games = new_games ("wwwlll");

  riffle_statistics_row_add_heading (rows, g_strdup ("H"));
  riffle_statistics_row_add_figure (rows, "a", g_strdup ("1"));
  riffle_statistics_row_add_chart (rows, "b", g_strdup ("2"), riffle_series_new_bar (1, 0.5));
  riffle_statistics_row_add_chart (rows, "c", g_strdup (""), riffle_series_new_share (games));
  riffle_statistics_row_add_chart (rows, "x", g_strdup (""), NULL);
  riffle_statistics_row_add_heading (rows, g_strdup ("I"));
  riffle_statistics_row_add_figure (rows, "d", g_strdup ("3"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (RiffleStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
      g_autofree char *text = riffle_statistics_row_dup_spoken (row);

      g_assert_cmpint (riffle_statistics_row_get_kind (row), ==, kinds[i]);
      g_assert_cmpstr (text, ==, spoken[i]);
    }
}

#define ADD(name, function) \
  g_test_add ("/totals/" name, Scratch, NULL, scratch_set_up, function, scratch_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("none", test_none);
  ADD ("sums", test_sums);
  ADD ("days", test_days);
  g_test_add_func ("/totals/shares", test_shares);
  g_test_add_func ("/totals/times", test_times);
  g_test_add_func ("/totals/rows", test_rows);
  return g_test_run ();
}
