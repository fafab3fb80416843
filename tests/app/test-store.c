/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the player has left: they come back as they were, and what is damaged is kept. */
#include "store-fixture.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "riffle-lock.h"
#include "riffle-store-beside.h"

static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (riffle_store_has_game (fixture->store, "klondike-sample"));
  g_assert_null (riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error));
  g_assert_no_error (error);
}

/* The newest state is the one that is read, however many were saved in a hurry. */
static void
test_newest_wins (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autoptr (PatGame) back = NULL;
  g_autoptr (GError) error = NULL;

  riffle_store_save (fixture->store, game);
  for (guint i = 0; i < 8; i++)
    {
      turn_stock (game);
      riffle_store_save (fixture->store, game);
    }
  pat_game_undo (game);
  riffle_store_save (fixture->store, game);
  back = riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pat_game_get_n_moves (back), ==, 7);
  g_assert_true (pat_game_get_can_redo (back));
  g_assert_true (pat_position_equal (pat_game_get_position (back), pat_game_get_position (game)));
}

/* What was saved is there when the store is gone, as when the program ends. */
static void
test_written_at_the_end (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autofree char *text = pat_save_to_string (game);
  g_autofree char *written = NULL;
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);

  riffle_store_save (fixture->store, game);
  g_object_unref (fixture->store);
  fixture->store = riffle_store_new (folder);
  written = scratch_read (&fixture->scratch, NAME);
  g_assert_cmpstr (written, ==, text);
}

static const struct
{
  const char *name;
  guint       age;     /* hours */
  gboolean    is_kept;
} leftovers[] = {
  { ".klondike.riffle.AbC1d2", 25, FALSE },
  { ".klondike.2.riffle.zzzzzz", 9000, FALSE },
  { ".klondike.riffle.AbC1d3", 23, TRUE },
  { ".klondike.riffle.AbC1d", 25, TRUE },
  { ".klondike.riffle.AbC1-4", 25, TRUE },
  { ".klondike.riffle", 25, TRUE },
  { ".notes.AbC1d2", 25, TRUE },
  { "klondike.riffle.AbC1d2", 25, TRUE },
  { ".klondike.2.lock", 25, TRUE },
};

static void
make_leftover (Fixture    *fixture,
               const char *name,
               guint       age)
{
  g_autofree char *full_name = g_build_filename (FOLDER, name, NULL);
  g_autofree char *path = scratch_path (&fixture->scratch, full_name);
  struct utimbuf times;

  scratch_write (&fixture->scratch, full_name, "half of a ga");
  times.actime = times.modtime = g_get_real_time () / G_USEC_PER_SEC - age * 3600;
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static gboolean
is_there (Fixture    *fixture,
          const char *name)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf status;

  return g_lstat (path, &status) == 0;
}

static void
make_store_again (Fixture *fixture)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);

  g_object_unref (fixture->store);
  fixture->store = riffle_store_new (folder);
}

/* What was left when writing was cut off is removed when it is old, and nothing else. */
static void
test_leftovers (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);
  g_autofree char *lock_path = g_build_filename (folder, ".lock", NULL);
  g_autofree char *link = g_build_filename (folder, ".link.riffle.AbC1d2", NULL);
  int lock;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (leftovers); i++)
    make_leftover (fixture, leftovers[i].name, leftovers[i].age);
  g_assert_cmpint (symlink (leftovers[0].name, link), ==, 0);
  lock = riffle_lock_take (lock_path, 0, NULL);
  make_store_again (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (leftovers); i++)
    g_assert_true (is_there (fixture, leftovers[i].name));
  riffle_lock_release (lock);
  make_store_again (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (leftovers); i++)
    g_assert_cmpint (is_there (fixture, leftovers[i].name), ==, leftovers[i].is_kept);
  g_assert_true (is_there (fixture, ".link.riffle.AbC1d2"));
}

static void
test_damage (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *path = scratch_path (&fixture->scratch, NAME ".unreadable-1");
  g_autofree char *text = NULL;

  riffle_store_save (fixture->store, game);
  riffle_store_count_unsaved (fixture->store);
  scratch_write (&fixture->scratch, NAME, "not a game\n");
  g_assert_null (riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error));
  g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT);
  g_clear_error (&error);
  kept = riffle_store_set_aside (fixture->store, "klondike-sample", FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kept, ==, path);
  riffle_store_save (fixture->store, game);
  riffle_store_count_unsaved (fixture->store);
  text = scratch_read (&fixture->scratch, NAME ".unreadable-1");
  g_assert_cmpstr (text, ==, "not a game\n");
}

static RiffleStore *
new_store (Fixture *fixture)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);

  return riffle_store_new (folder);
}

/* Two programs that play the same variant keep a game each, whoever comes first; one of them says
 * so, and its game is found again as long as it runs. */
static void
test_two_programs (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (RiffleStore) other = new_store (fixture);
  g_autoptr (PatGame) game = new_game (fixture), others = new_game (fixture), back = NULL;
  g_autofree char *notice = NULL, *none = NULL;
  g_autoptr (GError) error = NULL;

  riffle_store_save (fixture->store, game);
  riffle_store_count_unsaved (fixture->store);
  back = riffle_store_load (other, fixture->registry, "klondike-sample", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 3; i++)
    {
      turn_stock (game);
      riffle_store_save (fixture->store, game);
      g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), ==, 0);
      turn_stock (others);
      turn_stock (others);
      riffle_store_save (other, others);
      g_assert_cmpuint (riffle_store_count_unsaved (other), ==, 0);
    }
  g_assert_cmpuint (count_moves (fixture, NAME), ==, 3);
  g_assert_cmpuint (count_moves (fixture, FOLDER "/klondike-sample.2.riffle"), ==, 6);
  none = riffle_store_dup_notice (fixture->store);
  g_assert_null (none);
  notice = riffle_store_dup_notice (other);
  g_assert_nonnull (strstr (notice, "klondike-sample.2.riffle"));
  g_clear_object (&back);
  back = riffle_store_load (other, fixture->registry, "klondike-sample", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pat_game_get_n_moves (back), ==, 6);
  riffle_store_dismiss_notice (other);
  g_free (notice);
  notice = riffle_store_dup_notice (other);
  g_assert_null (notice);
}

/* After a program has ended, another one goes on with the game that it kept in a file of its own,
 * as soon as that of the variant is won or untouched. */
static void
test_left (Fixture       *fixture,
           gconstpointer  data)
{
  RiffleStore *other = new_store (fixture);
  g_autoptr (RiffleStore) later = NULL;
  g_autoptr (PatGame) game = new_game (fixture), others = new_game (fixture);
  g_autoptr (PatGame) untouched = new_game (fixture), back = NULL;

  riffle_store_save (fixture->store, untouched);
  g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), ==, 0);
  turn_stock (others);
  riffle_store_save (other, others);
  g_assert_cmpuint (riffle_store_count_unsaved (other), ==, 0);
  g_assert_cmpuint (count_moves (fixture, FOLDER "/klondike-sample.2.riffle"), ==, 1);
  g_assert_null (riffle_store_load_left (fixture->store, fixture->registry, "klondike-sample",
                                         untouched));
  g_object_unref (other);
  /* The notice is told first. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  later = new_store (fixture);
  turn_stock (game);
  g_assert_null (riffle_store_load_left (later, fixture->registry, "klondike-sample", game));
  back = riffle_store_load_left (later, fixture->registry, "klondike-sample", untouched);
  g_assert_nonnull (back);
  g_assert_cmpuint (pat_game_get_n_moves (back), ==, 1);
  g_assert_null (riffle_store_load_left (fixture->store, fixture->registry, "klondike-sample",
                                         untouched));
  turn_stock (back);
  riffle_store_save (later, back);
  g_assert_cmpuint (riffle_store_count_unsaved (later), ==, 0);
  g_assert_cmpuint (count_moves (fixture, FOLDER "/klondike-sample.2.riffle"), ==, 2);
  g_assert_cmpuint (count_moves (fixture, NAME), ==, 0);
}

/* A pipe in place of a game keeps nobody waiting, and is not replaced. */
static void
test_pipe (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);
  g_autofree char *path = scratch_path (&fixture->scratch, NAME);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  kept = riffle_store_set_aside (fixture->store, "klondike-sample", FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* A link to itself is told when it is read, and not taken for the game of another program. */
static void
test_circle (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);
  g_autofree char *path = scratch_path (&fixture->scratch, NAME);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink (path, path), ==, 0);
  g_assert_null (riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  kept = riffle_store_set_aside (fixture->store, "klondike-sample", FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (kept, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
}

/* A game that lies elsewhere stays there. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);
  g_autofree char *path = scratch_path (&fixture->scratch, NAME);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("../elsewhere.riffle", path), ==, 0);
  turn_stock (game);
  riffle_store_save (fixture->store, game);
  g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (count_moves (fixture, "elsewhere.riffle"), ==, 1);
}

static void
test_wrong_name (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autofree char *from = scratch_path (&fixture->scratch, NAME);
  g_autofree char *to = scratch_path (&fixture->scratch, FOLDER "/other.riffle");
  g_autoptr (GError) error = NULL;

  riffle_store_save (fixture->store, game);
  riffle_store_count_unsaved (fixture->store);
  g_assert_cmpint (g_rename (from, to), ==, 0);
  g_assert_null (riffle_store_load (fixture->store, fixture->registry, "other", &error));
  g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/store/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/store/leftovers", Fixture, NULL, set_up, test_leftovers, tear_down);
  g_test_add ("/store/newest-wins", Fixture, NULL, set_up, test_newest_wins, tear_down);
  g_test_add ("/store/written-at-the-end", Fixture, NULL, set_up, test_written_at_the_end,
              tear_down);
  g_test_add ("/store/damage", Fixture, NULL, set_up, test_damage, tear_down);
  g_test_add ("/store/two-programs", Fixture, NULL, set_up, test_two_programs, tear_down);
  g_test_add ("/store/left", Fixture, NULL, set_up, test_left, tear_down);
  g_test_add ("/store/pipe", Fixture, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/store/circle", Fixture, NULL, set_up, test_circle, tear_down);
  g_test_add ("/store/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/store/wrong-name", Fixture, NULL, set_up, test_wrong_name, tear_down);
  return g_test_run ();
}
