/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session whose files are damaged, or cannot be written for a while. */
#include "config.h"

#include "riffle-league.h"
#include "session-fixture.h"

#include <string.h>
#include <unistd.h>
#include <utime.h>

#define LOCK   "statistics.ini.lock"
#define HEADER "[riffle-statistics]\nversion=1\n"

static guint
count_files (Fixture    *fixture,
             const char *folder,
             const char *ending)
{
  g_autofree char *path = scratch_path (&fixture->scratch, folder);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += strstr (name, ending) != NULL;
  return n;
}

static void
test_damaged_game (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *kept = scratch_path (&fixture->scratch, "games/golf.riffle.unreadable-1");
  g_autofree char *text = NULL;

  open_deal (fixture, "golf#1");
  stop (fixture);
  scratch_write (&fixture->scratch, "games/golf.riffle", "riffle-save 1\n");
  start (fixture);
  open_variant (fixture, "golf");
  g_assert_cmpuint (fixture->messages->len, ==, 1);
  text = g_strdup_printf ("The game that you left could not be read: “golf.riffle” is not a game "
                          "that can be continued: line 1: the file is cut off: a last line “end” "
                          "was expected here.\nThe file is kept as “%s”.", kept);
  g_assert_cmpstr (g_ptr_array_index (fixture->messages, 0), ==, text);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* The game of a newer version stays where that looks for it. This one plays another game, goes on
 * with it after the next start, and says each time what holds. */
static void
test_newer_game (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char newer[] = "riffle-save 7\nanything\n";
  g_autofree char *path = scratch_path (&fixture->scratch, "games/golf.riffle");
  g_autofree char *expected = g_strdup_printf (
    "The game that you left was saved by a newer version of Riffle, which can continue it. As long "
    "as you use this version, the file “%s” stays as it is, and your game is saved beside it.",
    path);

  open_deal (fixture, "golf#1");
  stop (fixture);
  scratch_write (&fixture->scratch, "games/golf.riffle", newer);
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *text = NULL, *beside = NULL;

      start (fixture);
      open_variant (fixture, "golf");
      g_assert_cmpuint (fixture->messages->len, ==, i);
      g_assert_cmpstr (g_ptr_array_index (fixture->messages, i - 1), ==, expected);
      if (i == 1)
        open_deal (fixture, "golf#77");
      turn_stock (fixture);
      g_assert_cmpuint (pat_game_get_number (riffle_session_get_game (fixture->session)), ==, 77);
      g_assert_cmpuint (pat_game_get_n_moves (riffle_session_get_game (fixture->session)), ==, i);
      stop (fixture);
      text = scratch_read (&fixture->scratch, "games/golf.riffle");
      g_assert_cmpstr (text, ==, newer);
      beside = scratch_read (&fixture->scratch, "games/golf.2.riffle");
      g_assert_nonnull (strstr (beside, "deal: 77\n"));
      g_assert_cmpuint (count_files (fixture, "games", ".riffle"), ==, 2);
    }
  start (fixture);
}

/* What is wrong is told in plain words and as whole sentences, with the place. */
static void
test_damaged_statistics (Fixture       *fixture,
                         gconstpointer  data)
{
  static const char *const faults[][2] = {
    { "what?\n", "Line 1 is neither a heading nor a value." },
    { "played=3\n", "Line 1 is neither a heading nor a value." },
    { HEADER "\n# a note\n=3\n", "Line 5 is neither a heading nor a value." },
    { HEADER "[game golf\n", "Line 3 is neither a heading nor a value." },
    { "[game golf]\nplayed=3\n", "It is not a file of Riffle’s statistics." },
    { HEADER "[game golf]\nplayed=many\n", "In “game golf”, “played” is not a number." },
    { HEADER "[game golf]\nplayed=-3\n",
      "In “game golf”, “played” is not a possible number of games." },
    { HEADER "[bank klondike]\nbalance=12x\n", "In “bank klondike”, “balance” is not a number." },
    { HEADER "[bank klondike]\n", "In “bank klondike”, “balance” is not a number." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *name = g_strdup_printf ("statistics.ini.unreadable-%u", (guint) i + 1);
      g_autofree char *kept = scratch_path (&fixture->scratch, name);
      g_autofree char *text =
        g_strdup_printf ("The statistics could not be read and start again from zero. %s The old "
                         "file is kept as “%s”.", faults[i][1], kept);

      stop (fixture);
      scratch_write (&fixture->scratch, "statistics.ini", faults[i][0]);
      g_ptr_array_set_size (fixture->messages, 0);
      start (fixture);
      g_assert_cmpuint (fixture->messages->len, ==, 1);
      g_assert_cmpstr (g_ptr_array_index (fixture->messages, 0), ==, text);
    }
}

/* Makes a game a link into a folder that is not there. */
static void
put_elsewhere (Fixture    *fixture,
               const char *name,
               const char *target)
{
  g_autofree char *path = scratch_path (&fixture->scratch, name);

  g_assert_cmpint (symlink (target, path), ==, 0);
}

static const char *
get_statistics_failure (Fixture *fixture)
{
  RiffleStatistics *statistics = riffle_session_get_statistics (fixture->session);

  return riffle_statistics_journal_get_failure (riffle_statistics_get_journal (statistics));
}

static void
check_failing_statistics (Fixture *fixture)
{
  const char *failure = get_statistics_failure (fixture);

  g_assert_nonnull (failure);
  g_assert_nonnull (strstr (failure, LOCK "”"));
}

static void
check_written_statistics (Fixture *fixture)
{
  g_autofree char *text = scratch_read (&fixture->scratch, "statistics.ini");

  g_assert_null (get_statistics_failure (fixture));
  g_assert_nonnull (strstr (text, "played=1\n"));
}

/* Statistics that could not be written are written with the next move. */
static void
test_late_statistics (Fixture       *fixture,
                      gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  scratch_make_folder (&fixture->scratch, LOCK);
  deal (fixture, 2);
  check_failing_statistics (fixture);
  turn_stock (fixture);
  check_failing_statistics (fixture);
  scratch_remove_folder (&fixture->scratch, LOCK);
  turn_stock (fixture);
  check_written_statistics (fixture);
}

/* A game that can be written again is followed by the statistics, without another move. */
static void
test_statistics_follow (Fixture       *fixture,
                        gconstpointer  data)
{
  RiffleStore *store = riffle_session_get_store (fixture->session);

  scratch_make_folder (&fixture->scratch, "games");
  put_elsewhere (fixture, "games/klondike.riffle", "../first/game.riffle");
  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  scratch_make_folder (&fixture->scratch, LOCK);
  deal (fixture, 2);
  g_assert_cmpuint (riffle_store_count_unsaved (store), >, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_failing_statistics (fixture);
  scratch_remove_folder (&fixture->scratch, LOCK);
  scratch_make_folder (&fixture->scratch, "first");
  riffle_store_retry (store);
  g_assert_cmpuint (riffle_store_count_unsaved (store), ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_written_statistics (fixture);
}

/* The game of a variant that was left follows the statistics, even if the one that is being played
 * still cannot be written. */
static void
test_games_follow (Fixture       *fixture,
                   gconstpointer  data)
{
  RiffleStore *store = riffle_session_get_store (fixture->session);
  g_autofree char *failure = NULL, *there = NULL;

  scratch_make_folder (&fixture->scratch, "games");
  put_elsewhere (fixture, "games/golf.riffle", "../first/game.riffle");
  put_elsewhere (fixture, "games/klondike.riffle", "../second/game.riffle");
  open_deal (fixture, "golf#1");
  turn_stock (fixture);
  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  scratch_make_folder (&fixture->scratch, LOCK);
  deal (fixture, 2);
  g_assert_cmpuint (riffle_store_count_unsaved (store), >, 0);
  check_failing_statistics (fixture);
  scratch_remove_folder (&fixture->scratch, LOCK);
  scratch_make_folder (&fixture->scratch, "first");
  turn_stock (fixture);
  g_assert_cmpuint (riffle_store_count_unsaved (store), >, 0);
  check_written_statistics (fixture);
  there = scratch_read (&fixture->scratch, "first/game.riffle");
  g_assert_nonnull (strstr (there, "golf"));
  failure = riffle_store_dup_failure (store);
  g_assert_nonnull (strstr (failure, "klondike"));
}

static RiffleLeague *
get_league (RiffleSession *session)
{
  return riffle_shared_files_get (riffle_session_get_files (session), RIFFLE_TYPE_LEAGUE,
                                  "league.ini");
}

static void
add_table (RiffleSession *session)
{
  g_autoptr (GPtrArray) results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);

  g_ptr_array_add (results, riffle_league_entry_new ("Ann"));
  g_assert_false (riffle_league_add (get_league (session), results, NULL));
}

/* What one window could not add to a file is not lost with it: another one has the same file, tells
 * what would be lost at the end, and writes it with the next move. */
static void
test_other_files (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (RiffleSession) other = riffle_session_new_beside (fixture->session);
  g_autofree char *loss = NULL, *text = NULL;

  open_deal (fixture, "klondike#1");
  scratch_make_folder (&fixture->scratch, "league.ini.lock");
  g_assert_true (get_league (other) == get_league (fixture->session));
  add_table (other);
  riffle_session_close (other);
  g_clear_object (&other);
  g_assert_false (riffle_session_flush (fixture->session));
  loss = riffle_session_dup_loss (fixture->session);
  g_assert_true (g_str_has_prefix (loss, "The league could not be saved: "));
  g_assert_true (g_str_has_suffix (loss, "."));
  turn_stock (fixture);
  g_assert_false (riffle_session_flush (fixture->session));
  scratch_remove_folder (&fixture->scratch, "league.ini.lock");
  turn_stock (fixture);
  text = scratch_read (&fixture->scratch, "league.ini");
  g_assert_nonnull (strstr (text, "name=Ann\n"));
  g_assert_true (riffle_session_flush (fixture->session));
  g_assert_null (riffle_session_dup_loss (fixture->session));
}

/* What is left of statistics whose writing was cut off long ago is removed at the start. */
static void
test_leftovers (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->scratch, ".statistics.ini.AbC1d2");
  struct utimbuf times = { 1000000000, 1000000000 };

  stop (fixture);
  scratch_write (&fixture->scratch, ".statistics.ini.AbC1d2", "[riffle-stat");
  g_assert_cmpint (utime (path, &times), ==, 0);
  start (fixture);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("damaged-game", test_damaged_game);
  ADD ("newer-game", test_newer_game);
  ADD ("damaged-statistics", test_damaged_statistics);
  ADD ("late-statistics", test_late_statistics);
  ADD ("statistics-follow", test_statistics_follow);
  ADD ("games-follow", test_games_follow);
  ADD ("other-files", test_other_files);
  ADD ("leftovers", test_leftovers);
  return g_test_run ();
}
