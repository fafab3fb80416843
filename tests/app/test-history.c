/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last games one by one: what files say of them, and what their medians are. */
#include "riffle-history.h"

#include "riffle-statistics.h"

#include "scratch.h"

#define NAME   "statistics.ini"
#define HEADER "[riffle-statistics]\nversion=1\n"

static RiffleStatistics *
load_statistics (Scratch *scratch)
{
  g_autofree char *path = scratch_path (scratch, NAME);
  RiffleStatistics *statistics = riffle_statistics_new (path);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  riffle_statistics_journal_load (riffle_statistics_get_journal (statistics), &kept, &error);
  g_assert_no_error (error);
  return statistics;
}

static void
save_statistics (RiffleStatistics *statistics)
{
  g_assert_true (riffle_statistics_journal_save (riffle_statistics_get_journal (statistics), NULL));
}

static void
check_games (RiffleStatistics *statistics,
             const char       *expected)
{
  g_autoptr (GArray) games = riffle_statistics_get_games (statistics, "a");
  g_autofree char *text = riffle_history_format (games);

  g_assert_cmpstr (text, ==, expected);
}

static const struct
{
  const char *text;
  gboolean    is_right;
} texts[] = {
  { "", TRUE },
  { "1764000000 won 185000 52 120;", TRUE },
  { "1764000000 won 185000 52 120;1764000321 left+helped 61000 7 -5;", TRUE },
  { "0 lost 0 0 0;", TRUE },
  { "4102444799 won+helped 3162240000000 1000000 200000000;", TRUE },
  { "1764000000 won 185000 52 120", FALSE },
  { "1764000000 won 185000 52;", FALSE },
  { "1764000000 won 185000 52 120 7;", FALSE },
  { "1764000000  won 185000 52 120;", FALSE },
  { "1764000000 drawn 185000 52 120;", FALSE },
  { "1764000000 won+ 185000 52 120;", FALSE },
  { "1764000000 won+helped+helped 185000 52 120;", FALSE },
  { "-1 won 185000 52 120;", FALSE },
  { "253402300800 won 185000 52 120;", FALSE },
  { "1764000000 won -1 52 120;", FALSE },
  { "1764000000 won 3162240000001 52 120;", FALSE },
  { "1764000000 won 99999999999999999999 52 120;", FALSE },
  { "1764000000 won 185000 -1 120;", FALSE },
  { "1764000000 won 185000 1000001 120;", FALSE },
  { "1764000000 won 185000 52 200000001;", FALSE },
  { "1764000000 won 185000 52 1e3;", FALSE },
  { "1764000000 won 0x10 52 120;", FALSE },
  { ";", FALSE },
  { "won;", FALSE },
  { "\xff;", FALSE },
};

/* What is right is written as it was read; nothing else is read. */
static void
test_texts (void)
{
  g_autoptr (GArray) ahead = riffle_history_parse ("253402300799 won 185000 52 120;");

  /* An earlier version of the program wrote this with a clock that had run ahead. */
  g_assert_cmpint (g_array_index (ahead, RiffleResult, 0).ended_sec, ==, RIFFLE_MAX_ENDED_SEC);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GArray) games = riffle_history_parse (texts[i].text);
      g_autofree char *back = games != NULL ? riffle_history_format (games) : NULL;

      if ((games != NULL) != texts[i].is_right)
        g_error ("%s", texts[i].text);
      if (games != NULL)
        g_assert_cmpstr (back, ==, texts[i].text);
    }
}

/* Whatever a clock or a module says, the file can be read again. */
static void
test_absurd (void)
{
  static const RiffleResult absurd[] = {
    { .ended_sec = -5, .time_msec = -1, .score = G_MININT },
    { .ended_sec = G_MAXINT64, .time_msec = G_MAXINT64, .score = G_MAXINT, .n_moves = G_MAXUINT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (absurd); i++)
    {
      g_autoptr (GArray) games = riffle_history_new ();
      g_autoptr (GArray) back = NULL;
      g_autofree char *text = NULL;

      riffle_history_add (games, &absurd[i]);
      text = riffle_history_format (games);
      back = riffle_history_parse (text);
      g_assert_nonnull (back);
      g_assert_true (riffle_history_find (back, &absurd[i], NULL));
    }
}

static const struct
{
  const char *games;
  double      time; /* of those that were won, or -1 */
  double      score;
} medians[] = {
  { "1 lost 5 1 7;", -1, 7 },
  { "1 won 5 1 7;", 5, 7 },
  { "1 won 5 1 7;2 won 8 1 -8;", 6.5, -0.5 },
  { "1 won 9 1 7;2 lost 1 1 1;3 won 5 1 2;4 won 6 1 3;", 6, 2.5 },
  { "1 won 3162240000000 1 200000000;2 won 3162240000000 1 200000000;", 3162240000000., 2e8 },
};

static void
test_medians (void)
{
  g_autoptr (GArray) none = riffle_history_new ();
  double median;

  g_assert_false (riffle_history_get_median (none, RIFFLE_RESULT_SCORE, FALSE, &median));
  for (gsize i = 0; i < G_N_ELEMENTS (medians); i++)
    {
      g_autoptr (GArray) games = riffle_history_parse (medians[i].games);
      gboolean has_time = riffle_history_get_median (games, RIFFLE_RESULT_TIME, TRUE, &median);

      g_assert_cmpint (has_time, ==, medians[i].time >= 0);
      if (has_time)
        g_assert_cmpfloat (median, ==, medians[i].time);
      g_assert_true (riffle_history_get_median (games, RIFFLE_RESULT_SCORE, FALSE, &median));
      g_assert_cmpfloat (median, ==, medians[i].score);
    }
}

/* The last thousand are kept, also of a file in which somebody has put half a million. */
static void
test_bound (Scratch       *scratch,
            gconstpointer  data)
{
  GString *text = g_string_new (HEADER "[game a]\nplayed=500000\ngames=");
  g_autoptr (RiffleStatistics) statistics = NULL;
  g_autoptr (GArray) games = NULL;
  g_autofree char *whole = NULL;

  for (guint i = 0; i < 500000; i++)
    g_string_append_printf (text, "%u lost 5 1 7;", i);
  g_string_append_c (text, '\n');
  whole = g_string_free (text, FALSE);
  scratch_write (scratch, NAME, whole);
  statistics = load_statistics (scratch);
  games = riffle_statistics_get_games (statistics, "a");
  g_assert_cmpuint (games->len, ==, RIFFLE_HISTORY_MAX);
  g_assert_cmpint (g_array_index (games, RiffleResult, 0).ended_sec, ==, 499000);
  riffle_statistics_add (statistics, "a", &(RiffleResult) { .ended_sec = 500000 });
  g_clear_pointer (&games, g_array_unref);
  games = riffle_statistics_get_games (statistics, "a");
  g_assert_cmpuint (games->len, ==, RIFFLE_HISTORY_MAX);
  g_assert_cmpint (g_array_index (games, RiffleResult, 0).ended_sec, ==, 499001);
}

/* Two programs add their games, one takes its own back, and both agree. */
static void
test_two_programs (Scratch       *scratch,
                   gconstpointer  data)
{
  static const RiffleResult first = { .is_won = TRUE, .ended_sec = 1, .time_msec = 5 };
  static const RiffleResult second = { .is_helped = TRUE, .ended_sec = 2, .score = 3 };
  g_autoptr (RiffleStatistics) one = load_statistics (scratch);
  g_autoptr (RiffleStatistics) two = load_statistics (scratch);
  RiffleRecord before = { 0 };

  riffle_statistics_add (one, "a", &first);
  riffle_statistics_add (two, "a", &second);
  save_statistics (one);
  save_statistics (two);
  check_games (two, "1 won 5 0 0;2 lost+helped 0 0 3;");
  riffle_statistics_subtract (one, "a", &first, &before);
  save_statistics (one);
  check_games (one, "2 lost+helped 0 0 3;");
}

/* A reset forgets the games; to undo it brings them back before those that ended meanwhile. */
static void
test_reset (Scratch       *scratch,
            gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = load_statistics (scratch);
  g_autoptr (GArray) taken = NULL;
  RiffleRecord record;

  riffle_statistics_add (statistics, "a", &(RiffleResult) { .ended_sec = 1 });
  riffle_statistics_get (statistics, "a", &record);
  taken = riffle_statistics_get_games (statistics, "a");
  riffle_statistics_forget (statistics, "a");
  check_games (statistics, "");
  riffle_statistics_add (statistics, "a", &(RiffleResult) { .ended_sec = 2 });
  riffle_statistics_merge (statistics, "a", &record, taken);
  check_games (statistics, "1 lost 0 0 0;2 lost 0 0 0;");
}

/* A file of an older version has no games; a program of that time may have taken some out. */
static void
test_older (Scratch       *scratch,
            gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = NULL;
  RiffleRecord record;

  scratch_write (scratch, NAME, HEADER "[game a]\nplayed=7\nwon=2\nbest-time-msec=5\n"
                 "[game b]\nplayed=1\ngames=1 lost 0 0 0;2 lost 0 0 0;\n");
  statistics = load_statistics (scratch);
  check_games (statistics, "");
  riffle_statistics_add (statistics, "a", &(RiffleResult) { .is_won = TRUE, .ended_sec = 9,
                                                            .time_msec = 8, .n_moves = 4 });
  check_games (statistics, "9 won 8 4 0;");
  riffle_statistics_get (statistics, "a", &record);
  g_assert_cmpuint (record.best_moves, ==, 4);
  g_assert_cmpint (record.best_time_msec, ==, 5);
  riffle_statistics_add (statistics, "b", &(RiffleResult) { .ended_sec = 3 });
  riffle_statistics_get (statistics, "b", &record);
  g_assert_cmpuint (record.played, ==, 2);
}

#define ADD(name, function) \
  g_test_add ("/history/" name, Scratch, NULL, scratch_set_up, function, scratch_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/texts", test_texts);
  g_test_add_func ("/history/absurd", test_absurd);
  g_test_add_func ("/history/medians", test_medians);
  ADD ("bound", test_bound);
  ADD ("two-programs", test_two_programs);
  ADD ("reset", test_reset);
  ADD ("older", test_older);
  return g_test_run ();
}
