/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of saved games: what is in it, in which order, and what is removed from it. */
#include "config.h"

#include "riffle-saved-game.h"

#include <utime.h>

#include "session-fixture.h"

/* Saves a game with a move, as if it were played then. */
static void
save (Fixture    *fixture,
      const char *deal,
      const char *name,
      gint64      played_sec)
{
  g_autofree char *path = g_build_filename (fixture->scratch.folder, "games", name, NULL);
  struct utimbuf times = { played_sec, played_sec };

  open_deal (fixture, deal);
  turn_stock (fixture);
  riffle_session_flush (fixture->session);
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static GPtrArray *
list (Fixture *fixture)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, "games");

  return riffle_saved_game_list (folder);
}

static RiffleSavedGame *
get (Fixture   *fixture,
     GPtrArray *games,
     guint      index)
{
  RiffleSavedGame *saved = g_ptr_array_index (games, index);

  riffle_saved_game_read (saved, riffle_session_get_registry (fixture->session));
  return saved;
}

/* The game that was played last is the first one; each has its moves. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) games = NULL;

  save (fixture, "klondike#1", "klondike.riffle", 2000);
  save (fixture, "golf#2", "golf.riffle", 3000);
  save (fixture, "spider#3", "spider.riffle", 1000);
  games = list (fixture);
  g_assert_cmpuint (games->len, ==, 3);
  g_assert_cmpstr (get (fixture, games, 0)->id, ==, "golf");
  g_assert_cmpstr (get (fixture, games, 1)->id, ==, "klondike");
  g_assert_cmpstr (get (fixture, games, 2)->id, ==, "spider");
  g_assert_cmpuint (pat_game_get_n_moves (get (fixture, games, 1)->game), ==, 1);
  g_assert_true (riffle_saved_game_is_wanted (get (fixture, games, 1)));
}

/* What nobody has touched is not missed; what cannot be read is listed with the reason. */
static void
test_wanted (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) games = NULL;

  open_deal (fixture, "klondike#1");
  riffle_session_flush (fixture->session);
  save (fixture, "golf#2", "golf.riffle", 3000);
  scratch_write (&fixture->scratch, "games/golf.riffle.unreadable-1", "no game\n");
  scratch_write (&fixture->scratch, "games/notes.txt", "no game\n");
  games = list (fixture);
  for (guint i = 0; i < games->len; i++)
    {
      RiffleSavedGame *saved = get (fixture, games, i);
      gboolean is_broken = g_str_has_suffix (saved->path, "unreadable-1");

      g_assert_false (g_str_has_suffix (saved->path, ".txt"));
      g_assert_true ((saved->reason != NULL) == is_broken);
      g_assert_true (riffle_saved_game_is_wanted (saved)
                     == (is_broken || g_str_equal (saved->id, "golf")));
    }
  g_assert_cmpuint (games->len, >=, 2);
}

/* A game that was removed comes back as it was, but not over a newer one. */
static void
test_remove (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;
  RiffleSavedGame *saved;

  save (fixture, "golf#2", "golf.riffle", 3000);
  before = scratch_read (&fixture->scratch, "games/golf.riffle");
  games = list (fixture);
  saved = get (fixture, games, 0);
  g_assert_true (riffle_saved_game_remove (saved, NULL));
  g_assert_false (g_file_test (saved->path, G_FILE_TEST_EXISTS));
  g_assert_true (riffle_saved_game_restore (saved, NULL));
  after = scratch_read (&fixture->scratch, "games/golf.riffle");
  g_assert_cmpstr (after, ==, before);
  g_assert_false (riffle_saved_game_restore (saved, &error));
  g_assert_cmpstr (error->message, ==, "There is a newer game of the same kind by now.");
}

/* What has gone meanwhile is not removed again. */
static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  RiffleSavedGame *saved;

  save (fixture, "golf#2", "golf.riffle", 3000);
  games = list (fixture);
  saved = g_ptr_array_index (games, 0);
  g_assert_cmpint (g_unlink (saved->path), ==, 0);
  g_assert_false (riffle_saved_game_remove (saved, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (get (fixture, games, 0)->reason);
}

/* The name of a file neither turns the sentence around it, nor lies over other lines. */
static void
test_name (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) games = NULL;
  RiffleSavedGame *saved;

  save (fixture, "golf#2", "golf.riffle", 3000);
  scratch_write (&fixture->scratch,
                 "games/a\342\200\256b\314\201\314\201\314\201\314\201.riffle", "no game\n");
  games = list (fixture);
  g_assert_cmpuint (games->len, ==, 2);
  saved = get (fixture, games, 0);
  g_assert_true (g_str_has_prefix (saved->reason,
                                   "“a\357\277\275b\314\201\314\201\314\201.riffle” is not "));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("saved-order", test_order);
  ADD ("saved-wanted", test_wanted);
  ADD ("saved-remove", test_remove);
  ADD ("saved-gone", test_gone);
  ADD ("saved-name", test_name);
  return g_test_run ();
}
