/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics on the disk: nothing is lost, and a damaged file is kept. */
#include "riffle-statistics.h"

#include <sys/stat.h>

#include "riffle-statistics-file.h"
#include "scratch.h"

#define NAME "statistics.ini"

static RiffleStatistics *
new_statistics (Scratch *scratch)
{
  g_autofree char *path = scratch_path (scratch, NAME);

  return riffle_statistics_new (path);
}

static RiffleStatistics *
load_statistics (Scratch *scratch)
{
  RiffleStatistics *statistics = new_statistics (scratch);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  riffle_statistics_journal_load (riffle_statistics_get_journal (statistics), &kept, &error);
  g_assert_no_error (error);
  g_assert_null (kept);
  return statistics;
}

static void
save_statistics (RiffleStatistics *statistics)
{
  g_autoptr (GError) error = NULL;

  riffle_statistics_journal_save (riffle_statistics_get_journal (statistics), &error);
  g_assert_no_error (error);
}

static void
test_missing_file (Scratch       *scratch,
                   gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = load_statistics (scratch);
  g_auto (GStrv) keys = riffle_statistics_list (statistics, NULL);
  RiffleRecord record;

  g_assert_cmpuint (g_strv_length (keys), ==, 0);
  riffle_statistics_get (statistics, "a", &record);
  g_assert_cmpuint (record.played, ==, 0);
  g_assert_cmpint (riffle_statistics_get_bank (statistics, "a"), ==, 0);
}

static void
test_round_trip (Scratch       *scratch,
                 gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  g_autoptr (RiffleStatistics) back = NULL;
  RiffleRecord record = { .played = 3, .won = 1, .streak = 1, .best_streak = 1,
                          .best_time_msec = 7, .best_score = -4 };
  RiffleRecord read;

  riffle_statistics_merge (statistics, "a:draw=3,scoring=x", &record, NULL);
  riffle_statistics_add_to_bank (statistics, "a", -104);
  save_statistics (statistics);
  back = load_statistics (scratch);
  riffle_statistics_get (back, "a:draw=3,scoring=x", &read);
  g_assert_cmpmem (&record, sizeof record, &read, sizeof read);
  g_assert_cmpint (riffle_statistics_get_bank (back, "a"), ==, -104);
}

static void
test_count (Scratch       *scratch,
            gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = load_statistics (scratch);
  guint n_played, n_won;

  riffle_statistics_merge (statistics, "a", &(RiffleRecord) { .played = 3, .won = 1 }, NULL);
  riffle_statistics_merge (statistics, "a:draw=3", &(RiffleRecord) { .played = 4, .won = 2 }, NULL);
  riffle_statistics_merge (statistics, "ab", &(RiffleRecord) { .played = 9, .won = 9 }, NULL);
  riffle_statistics_count (statistics, "a", &n_played, &n_won);
  g_assert_cmpuint (n_played, ==, 7);
  g_assert_cmpuint (n_won, ==, 3);
  riffle_statistics_count (statistics, "b", &n_played, &n_won);
  g_assert_cmpuint (n_played, ==, 0);
}

static void
test_list (Scratch       *scratch,
           gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  RiffleRecord record = { .played = 1 };
  g_auto (GStrv) all = NULL;
  g_auto (GStrv) some = NULL;

  riffle_statistics_merge (statistics, "a", &record, NULL);
  riffle_statistics_merge (statistics, "a:draw=3", &record, NULL);
  riffle_statistics_merge (statistics, "ab", &record, NULL);
  riffle_statistics_add_to_bank (statistics, "a", 5);
  all = riffle_statistics_list (statistics, NULL);
  some = riffle_statistics_list (statistics, "a");
  g_assert_cmpuint (g_strv_length (all), ==, 3);
  g_assert_cmpuint (g_strv_length (some), ==, 2);
  g_assert_cmpstr (some[0], ==, "a");
  g_assert_cmpstr (some[1], ==, "a:draw=3");
}

static void
test_forget (Scratch       *scratch,
             gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  RiffleRecord record = { .played = 1 };
  g_auto (GStrv) keys = NULL;

  riffle_statistics_merge (statistics, "a", &record, NULL);
  riffle_statistics_forget (statistics, "a");
  keys = riffle_statistics_list (statistics, NULL);
  g_assert_cmpuint (g_strv_length (keys), ==, 0);
}

static void
test_unknown_survives (Scratch       *scratch,
                       gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = NULL;
  g_autofree char *text = NULL;
  RiffleRecord record = { .played = 1 };

  scratch_write (scratch, NAME,
                 "[riffle-statistics]\nversion=1\n\n[game a]\nplayed=1\nmood=good\n\n"
                 "[days]\n2026-11-20=won\n");
  statistics = load_statistics (scratch);
  riffle_statistics_merge (statistics, "a", &record, NULL);
  save_statistics (statistics);
  text = scratch_read (scratch, NAME);
  g_assert_nonnull (strstr (text, "played=2\n"));
  g_assert_nonnull (strstr (text, "mood=good\n"));
  g_assert_nonnull (strstr (text, "[days]\n2026-11-20=won\n"));
}

static const char *const damages[] = {
  "",
  "nonsense\n",
  "[riffle-statistics]\nversion=0\n",
  "[riffle-statistics]\nversion=1\n[game a]\nplayed=1\nwon=2\n",
  "[riffle-statistics]\nversion=1\n[game a]\nplayed=x\n",
  "[riffle-statistics]\nversion=1\n[game a]\nplayed=1\ngames=nonsense\n",
  "[riffle-statistics]\nversion=1\n[bank a]\nbalance=much\n",
  "[riffle-statistics]\nversion=1\n[game \xff]\nplayed=x\n",
  "[riffle-statistics]\nversion=1\n[game a]\nplayed=1\n[game b]\nplayed=1\n[game a]\nplayed=2\n",
};

/* A damaged file is kept under another name, and what is saved next does not overwrite it, nor the
 * one before it. */
static void
test_damage (Scratch       *scratch,
             gconstpointer  data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
      g_autofree char *name = g_strdup_printf (NAME ".unreadable-%u", (guint) i + 1);
      g_autofree char *path = scratch_path (scratch, name);
      g_autofree char *kept = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      scratch_write (scratch, NAME, damages[i]);
      g_assert_false (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics),
                                                      &kept, &error));
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpstr (kept, ==, path);
      save_statistics (statistics);
      text = scratch_read (scratch, name);
      g_assert_cmpstr (text, ==, damages[i]);
    }
}

/* A file of a newer version stays as it is, and where it is; games that end meanwhile are kept in
 * memory, and the player is told why. */
static void
test_newer (Scratch       *scratch,
            gconstpointer  data)
{
  static const char text[] = "[riffle-statistics]\nversion=2\n[game a]\nplayed=many\n";
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  RiffleStatisticsJournal *journal = riffle_statistics_get_journal (statistics);
  g_autofree char *kept = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  scratch_write (scratch, NAME, text);
  g_assert_false (riffle_statistics_journal_load (journal, &kept, &error));
  g_assert_nonnull (strstr (error->message, "newer version"));
  g_assert_null (kept);
  riffle_statistics_merge (statistics, "a", &(RiffleRecord) { .played = 1 }, NULL);
  g_assert_false (riffle_statistics_journal_save (journal, NULL));
  g_assert_nonnull (strstr (riffle_statistics_journal_get_failure (journal), "newer version"));
  after = scratch_read (scratch, NAME);
  g_assert_cmpstr (after, ==, text);
}

/* The same if a newer program writes it while this one runs. */
static void
test_newer_meanwhile (Scratch       *scratch,
                      gconstpointer  data)
{
  static const char text[] = "[riffle-statistics]\nversion=2\n";
  g_autoptr (RiffleStatistics) statistics = load_statistics (scratch);
  g_autofree char *after = NULL;

  scratch_write (scratch, NAME, text);
  riffle_statistics_merge (statistics, "a", &(RiffleRecord) { .played = 1 }, NULL);
  g_assert_false (riffle_statistics_journal_save (riffle_statistics_get_journal (statistics),
                                                  NULL));
  after = scratch_read (scratch, NAME);
  g_assert_cmpstr (after, ==, text);
}

static const struct
{
  const char *text;
  const char *message; /* its beginning */
} places[] = {
  { "nonsense\n", "Line 1 is" },
  { "[riffle-statistics]\nversion=1\n[game a]\n[game b]x\nplayed=1\n", "Line 4 is" },
  { "[riffle-statistics]\nversion=1\n[game a\1]\nplayed=1", "Line 3 is" },
  { "[riffle-statistics]\nversion=1\n[game a]\n[[]]", "Line 4 is" },
  { "[riffle-statistics]\nversion=1\n[]\nplayed=1\n", "Line 3 is" },
  { "[riffle-statistics]\nversion=1\n[game a]\nplayed=1\n\n\nwon[=2\n", "Line 7 is" },
  { "[riffle-statistics]\nversion=1\n# \xff\n", "Line 3 is" },
};

/* Whatever is wrong with a line, it is named. */
static void
test_places (Scratch       *scratch,
             gconstpointer  data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
      g_autofree char *kept = NULL;
      g_autoptr (GError) error = NULL;

      scratch_write (scratch, NAME, places[i].text);
      g_assert_false (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics),
                                                      &kept, &error));
      g_assert_nonnull (error);
      if (!g_str_has_prefix (error->message, places[i].message))
        g_error ("%s: %s", places[i].text, error->message);
    }
}

/* In a long file, too, whether values stand below a heading or not; a longer one is not read. */
static void
test_long_files (Scratch       *scratch,
                 gconstpointer  data)
{
  static const char *const fillings[] = { "# comment\n", "won=1\n", "[game b]\nwon=1\n", "\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (fillings); i++)
    for (guint n = 1020; n < 3080; n += 97)
      {
        g_autoptr (GString) text = g_string_new ("[riffle-statistics]\nversion=1\n");
        g_autoptr (GError) error = NULL;
        g_autofree char *expected = NULL;

        for (guint j = 0; j < n; j++)
          g_string_append (text, fillings[i]);
        expected = g_strdup_printf ("Line %u is", 3 + n * (i == 2 ? 2 : 1));
        g_string_append (text, "damaged\nwon=1\n");
        g_assert_null (riffle_statistics_file_parse (text->str, &error));
        g_assert_true (g_str_has_prefix (error->message, expected));
      }
}

/* Nobody waits for a file that is far larger than one of years. */
static void
test_large_file (Scratch       *scratch,
                 gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  g_autoptr (GString) text = g_string_new ("[riffle-statistics]\nversion=1\n");
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  while (text->len <= 16 * 1024 * 1024)
    g_string_append (text, "# a comment that stands here again and again, until nobody reads it\n");
  scratch_write (scratch, NAME, text->str);
  g_assert_false (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics),
                                                  &kept, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
  g_assert_true (g_str_has_suffix (kept, NAME ".unreadable-1"));
}

static const char *const wrong_values[] = {
  "[game %s]\nplayed=x\n",
  "[game %s]\nplayed=-1\n",
  "[game %s]\nplayed=1\nwon=2\n",
  "[bank %s]\nbalance=x\n",
};

/* A heading may be of any length, and no message repeats it in full. */
static void
test_long_headings (Scratch       *scratch,
                    gconstpointer  data)
{
  g_autofree char *heading = g_strnfill (48 * 1024, 'h');

  for (gsize i = 0; i < G_N_ELEMENTS (wrong_values); i++)
    {
      g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
      g_auto (GStrv) parts = g_strsplit (wrong_values[i], "%s", 2);
      g_autofree char *text = g_strconcat ("[riffle-statistics]\nversion=1\n", parts[0], heading,
                                           parts[1], NULL);
      g_autofree char *kept = NULL;
      g_autoptr (GError) error = NULL;

      scratch_write (scratch, NAME, text);
      g_assert_false (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics),
                                                      &kept, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "hhh…"));
      g_assert_cmpuint (strlen (error->message), <, 200);
    }
}

static void
test_changed (Scratch       *scratch,
              gconstpointer  data)
{
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  RiffleRecord record = { .played = 1 };
  guint n = 0;

  g_signal_connect_swapped (statistics, "changed", G_CALLBACK (g_atomic_int_inc), &n);
  riffle_statistics_merge (statistics, "a", &record, NULL);
  riffle_statistics_add_to_bank (statistics, "a", 1);
  riffle_statistics_add_to_bank (statistics, "a", 0);
  riffle_statistics_reset_bank (statistics, "a");
  riffle_statistics_reset_bank (statistics, "a");
  riffle_statistics_note_deal (statistics, "a", 0);
  g_assert_cmpuint (n, ==, 3);
}

static const RiffleResult won = { .is_won = TRUE, .time_msec = 5000, .score = 7 };
static const RiffleResult lost = { .score = -3 };

/* Two programs count games in turn, or both before either has looked again: none is lost, and each
 * sees what the other counted. */
static void
test_two_programs (Scratch       *scratch,
                   gconstpointer  data)
{
  g_autoptr (RiffleStatistics) one = load_statistics (scratch);
  g_autoptr (RiffleStatistics) two = load_statistics (scratch);
  g_autoptr (RiffleStatistics) back = NULL;
  RiffleRecord record;

  for (guint i = 0; i < 3; i++)
    {
      riffle_statistics_add (one, "a", &won);
      riffle_statistics_add_to_bank (one, "a", 5);
      riffle_statistics_add (two, "a", &lost);
      riffle_statistics_add (two, "b", &won);
      riffle_statistics_add_to_bank (two, "a", -52);
      save_statistics (one);
      save_statistics (two);
    }
  back = load_statistics (scratch);
  riffle_statistics_get (back, "a", &record);
  g_assert_cmpuint (record.played, ==, 6);
  g_assert_cmpuint (record.won, ==, 3);
  g_assert_cmpint (record.total_score, ==, 12);
  g_assert_cmpint (riffle_statistics_get_bank (back, "a"), ==, -141);
  riffle_statistics_get (two, "a", &record);
  g_assert_cmpuint (record.played, ==, 6);
  riffle_statistics_get (back, "b", &record);
  g_assert_cmpuint (record.won, ==, 3);
}

/* What one takes back leaves what the other counted as it is. */
static void
test_subtract (Scratch       *scratch,
               gconstpointer  data)
{
  g_autoptr (RiffleStatistics) one = load_statistics (scratch);
  g_autoptr (RiffleStatistics) two = load_statistics (scratch);
  RiffleRecord before, record;

  riffle_statistics_add (one, "a", &won);
  riffle_statistics_get (one, "a", &before);
  riffle_statistics_add (one, "a", &lost);
  riffle_statistics_subtract (one, "a", &lost, &before);
  riffle_statistics_get (one, "a", &record);
  g_assert_cmpmem (&before, sizeof before, &record, sizeof record);
  riffle_statistics_add (one, "a", &lost);
  save_statistics (one);
  riffle_statistics_add (two, "a", &won);
  riffle_statistics_add (two, "a", &won);
  save_statistics (two);
  riffle_statistics_subtract (one, "a", &lost, &before);
  save_statistics (one);
  riffle_statistics_get (one, "a", &record);
  g_assert_cmpuint (record.played, ==, 3);
  g_assert_cmpuint (record.won, ==, 3);
  g_assert_cmpint (record.total_score, ==, 21);
}

/* What could not be written is written with the next game, and the failure is told meanwhile. */
static void
test_failure (Scratch       *scratch,
              gconstpointer  data)
{
  g_autofree char *folder = scratch_path (scratch, "place");
  g_autofree char *path = g_build_filename (folder, NAME, NULL);
  g_autoptr (RiffleStatistics) statistics = riffle_statistics_new (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  RiffleStatisticsJournal *journal = riffle_statistics_get_journal (statistics);
  guint n = 0;

  g_signal_connect_swapped (journal, "notify::failure", G_CALLBACK (g_atomic_int_inc), &n);
  scratch_write (scratch, "place", "no folder");
  riffle_statistics_add (statistics, "a", &won);
  g_assert_false (riffle_statistics_journal_save (journal, &error));
  g_assert_cmpstr (riffle_statistics_journal_get_failure (journal), ==, error->message);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  riffle_statistics_add (statistics, "a", &lost);
  save_statistics (statistics);
  g_assert_null (riffle_statistics_journal_get_failure (journal));
  g_assert_cmpuint (n, ==, 2);
  text = scratch_read (scratch, "place/" NAME);
  g_assert_nonnull (strstr (text, "played=2\n"));
}

/* A pipe in place of the file keeps nobody waiting. */
static void
test_pipe (Scratch       *scratch,
           gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, NAME);
  g_autoptr (RiffleStatistics) statistics = new_statistics (scratch);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics), &kept,
                                                  &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_nonnull (kept);
  riffle_statistics_add (statistics, "a", &won);
  save_statistics (statistics);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/statistics/missing-file", Scratch, NULL, scratch_set_up, test_missing_file,
              scratch_tear_down);
  g_test_add ("/statistics/round-trip", Scratch, NULL, scratch_set_up, test_round_trip,
              scratch_tear_down);
  g_test_add ("/statistics/count", Scratch, NULL, scratch_set_up, test_count, scratch_tear_down);
  g_test_add ("/statistics/list", Scratch, NULL, scratch_set_up, test_list, scratch_tear_down);
  g_test_add ("/statistics/forget", Scratch, NULL, scratch_set_up, test_forget, scratch_tear_down);
  g_test_add ("/statistics/unknown-survives", Scratch, NULL, scratch_set_up, test_unknown_survives,
              scratch_tear_down);
  g_test_add ("/statistics/damage", Scratch, NULL, scratch_set_up, test_damage, scratch_tear_down);
  g_test_add ("/statistics/newer", Scratch, NULL, scratch_set_up, test_newer, scratch_tear_down);
  g_test_add ("/statistics/newer-meanwhile", Scratch, NULL, scratch_set_up, test_newer_meanwhile,
              scratch_tear_down);
  g_test_add ("/statistics/places", Scratch, NULL, scratch_set_up, test_places, scratch_tear_down);
  g_test_add ("/statistics/long-files", Scratch, NULL, scratch_set_up, test_long_files,
              scratch_tear_down);
  g_test_add ("/statistics/large-file", Scratch, NULL, scratch_set_up, test_large_file,
              scratch_tear_down);
  g_test_add ("/statistics/long-headings", Scratch, NULL, scratch_set_up, test_long_headings,
              scratch_tear_down);
  g_test_add ("/statistics/changed", Scratch, NULL, scratch_set_up, test_changed,
              scratch_tear_down);
  g_test_add ("/statistics/two-programs", Scratch, NULL, scratch_set_up, test_two_programs,
              scratch_tear_down);
  g_test_add ("/statistics/subtract", Scratch, NULL, scratch_set_up, test_subtract,
              scratch_tear_down);
  g_test_add ("/statistics/failure", Scratch, NULL, scratch_set_up, test_failure,
              scratch_tear_down);
  g_test_add ("/statistics/pipe", Scratch, NULL, scratch_set_up, test_pipe, scratch_tear_down);
  return g_test_run ();
}
