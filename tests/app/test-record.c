/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is counted when a game ends. */
#include "riffle-format.h"
#include "riffle-record-form.h"

static const RiffleResult won = { .is_won = TRUE, .time_msec = 60000, .score = 52, .deal = 1 };
static const RiffleResult slow = { .is_won = TRUE, .is_helped = TRUE, .time_msec = 120001,
                                   .score = 40, .deal = 2 };
static const RiffleResult lost = { .score = -7, .time_msec = 5000, .deal = 3 };
static const RiffleResult left = { .is_abandoned = TRUE, .is_helped = TRUE, .score = 9,
                                   .time_msec = 1, .deal = 4 };

static void
test_counts (void)
{
  RiffleRecord record = { 0 };

  riffle_record_add (&record, &won);
  riffle_record_add (&record, &slow);
  riffle_record_add (&record, &lost);
  riffle_record_add (&record, &left);
  g_assert_cmpuint (record.played, ==, 4);
  g_assert_cmpuint (record.won, ==, 2);
  g_assert_cmpuint (record.abandoned, ==, 1);
  g_assert_cmpuint (record.helped, ==, 2);
  g_assert_cmpuint (record.helped_won, ==, 1);
  g_assert_cmpuint (record.last_deal, ==, 4);
  g_assert_cmpuint (riffle_record_get_rate (&record), ==, 50);
}

static void
test_streaks (void)
{
  RiffleRecord record = { 0 };

  riffle_record_add (&record, &won);
  riffle_record_add (&record, &won);
  g_assert_cmpuint (record.streak, ==, 2);
  riffle_record_add (&record, &left);
  g_assert_cmpuint (record.streak, ==, 0);
  riffle_record_add (&record, &won);
  g_assert_cmpuint (record.streak, ==, 1);
  g_assert_cmpuint (record.best_streak, ==, 2);
}

/* Only games that were won have a time; all of them have a score. */
static void
test_means (void)
{
  RiffleRecord record = { 0 };

  g_assert_cmpint (riffle_record_get_mean_time (&record), ==, 0);
  g_assert_cmpfloat (riffle_record_get_mean_score (&record), ==, 0);
  riffle_record_add (&record, &lost);
  g_assert_cmpint (record.best_time_msec, ==, 0);
  g_assert_cmpint (record.best_score, ==, -7);
  riffle_record_add (&record, &slow);
  riffle_record_add (&record, &won);
  g_assert_cmpint (record.best_time_msec, ==, 60000);
  g_assert_cmpint (riffle_record_get_mean_time (&record), ==, 90000);
  g_assert_cmpint (record.best_score, ==, 52);
  g_assert_cmpfloat_with_epsilon (riffle_record_get_mean_score (&record), 85.0 / 3, 1e-9);
}

static void
test_low_is_good (void)
{
  RiffleResult result = { .low_is_good = TRUE, .score = 12 };
  RiffleRecord record = { 0 };

  riffle_record_add (&record, &result);
  result.score = 20;
  riffle_record_add (&record, &result);
  g_assert_cmpint (record.best_score, ==, 12);
  result.score = 3;
  riffle_record_add (&record, &result);
  g_assert_cmpint (record.best_score, ==, 3);
}

/* The numbers stop together, as far as they go, and can be read again. */
static void
test_saturation (void)
{
  static const char text[] =
    "[game x]\nplayed=100000000\nwon=99999999\nabandoned=1\nstreak=99999999\n"
    "best-streak=99999999\ntotal-score=9223372036854775807\nbest-time-msec=70000\n"
    "total-time-msec=9223372036854775807\n";
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  RiffleRecord record, back, other;

  g_assert_true (g_key_file_load_from_data (file, text, (gsize) -1, 0, NULL));
  riffle_record_load (&record, file, "game x", &error);
  g_assert_no_error (error);
  riffle_record_add (&record, &won);
  riffle_record_add (&record, &left);
  g_assert_cmpuint (record.played, ==, RIFFLE_MAX_GAMES);
  g_assert_cmpuint (record.won, ==, RIFFLE_MAX_GAMES - 1);
  g_assert_cmpint (record.best_time_msec, ==, 60000);
  other = record;
  riffle_record_merge (&record, &other);
  g_assert_cmpuint (record.played, ==, RIFFLE_MAX_GAMES);
  g_assert_cmpint (record.total_time_msec, ==, G_MAXINT64);
  riffle_record_save (&record, file, "game x");
  riffle_record_load (&back, file, "game x", &error);
  g_assert_no_error (error);
  record.played = record.won = 5;
  record.abandoned = 0;
  riffle_record_add (&record, &won);
  g_assert_cmpint (record.total_score, ==, G_MAXINT64);
  g_assert_cmpint (record.total_time_msec, ==, G_MAXINT64);
}

static void
test_round_trip (void)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  RiffleRecord record = { 0 }, back;

  riffle_record_add (&record, &won);
  riffle_record_add (&record, &slow);
  riffle_record_add (&record, &lost);
  record.last_deal = G_MAXINT64;
  riffle_record_save (&record, file, "game x");
  memset (&back, 0xff, sizeof back);
  riffle_record_load (&back, file, "game x", &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&record, sizeof record, &back, sizeof back);
}

/* Whatever a module says, the file can be read again, and imported. */
static void
test_absurd (void)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  RiffleRecord record = { 0 }, back;
  RiffleRecordFault fault;

  riffle_record_add (&record, &(RiffleResult) { .is_won = TRUE, .score = G_MAXINT });
  riffle_record_add (&record, &(RiffleResult) { .is_won = TRUE, .n_moves = G_MAXUINT });
  riffle_record_add (&record, &(RiffleResult) { .time_msec = G_MAXINT64, .score = G_MININT });
  g_assert_true (riffle_record_is_possible (&record, &fault));
  g_assert_true (riffle_record_has_possible_totals (&record, &fault));
  riffle_record_save (&record, file, "game x");
  riffle_record_load (&back, file, "game x", &error);
  g_assert_no_error (error);
  g_assert_cmpint (back.best_score, ==, RIFFLE_MAX_SCORE);
  g_assert_cmpuint (back.best_moves, ==, RIFFLE_MAX_MOVES);
  g_assert_cmpint (back.total_time_msec, ==, 2 * back.best_time_msec);
  g_assert_cmpint (back.played_time_msec, ==, back.total_time_msec + RIFFLE_MAX_TIME_MSEC);
  g_assert_cmpint (back.total_score, ==, 0);
}

static void
test_contradictions (void)
{
  static const char *const texts[] = {
    "[game x]\nplayed=1\nwon=2\n",
    "[game x]\nplayed=3\nwon=2\nabandoned=2\n",
    "[game x]\nplayed=3\nhelped=4\n",
    "[game x]\nplayed=3\nwon=1\nstreak=1\nbest-streak=2\n",
    "[game x]\nplayed=-1\n",
    "[game x]\nplayed=1\nwon=1\nbest-time-msec=-5\n",
    "[game x]\nplayed=99999999999\n",
    "[game x]\nplayed=100000001\n",
    "[game x]\nplayed=1\nwon=1\nbest-moves=1000001\n",
    "[game x]\nplayed=1\nbest-score=-200000001\n",
    "[game x]\nplayed=many\n",
    "[game x]\nplayed=1\ntotal-score=1.5\n",
    "[game x]\nplayed=5\nwon=5\nbest-streak=5\nbest-time-msec=70000\n"
    "total-time-msec=9223372036854775807\n",
    "[game x]\nplayed=5\nplayed-time-msec=15811200000001\n",
    "[game x]\nplayed=3\ntotal-score=600000001\n",
    "[game x]\nplayed=3\ntotal-score=-9223372036854775808\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GKeyFile) file = g_key_file_new ();
      g_autoptr (GError) error = NULL;
      RiffleRecord record;

      g_assert_true (g_key_file_load_from_data (file, texts[i], (gsize) -1, 0, NULL));
      g_assert_false (riffle_record_load (&record, file, "game x", &error));
      g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
    }
}

static void
check_text (char       *text,
            const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_format (void)
{
  check_text (riffle_format_time (0), "0:00");
  check_text (riffle_format_time (59999), "0:59");
  check_text (riffle_format_time (185000), "3:05");
  check_text (riffle_format_time (3600000 + 62000), "1:01:02");
  check_text (riffle_format_time (G_MAXINT64), "2562047788015:12:55");
  check_text (riffle_format_number (52), "52");
  check_text (riffle_format_number (-52), "−52");
  check_text (riffle_format_number (G_MININT64), "−9223372036854775808");
  check_text (riffle_format_mean (1.25), "1.2");
  check_text (riffle_format_mean (-0.75), "−0.8");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/counts", test_counts);
  g_test_add_func ("/record/streaks", test_streaks);
  g_test_add_func ("/record/means", test_means);
  g_test_add_func ("/record/low-is-good", test_low_is_good);
  g_test_add_func ("/record/saturation", test_saturation);
  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/absurd", test_absurd);
  g_test_add_func ("/record/contradictions", test_contradictions);
  g_test_add_func ("/record/format", test_format);
  return g_test_run ();
}
