/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that cannot be written: this is told as long as it holds, and they are written later. */
#include "store-fixture.h"

#include <string.h>
#include <unistd.h>

#define OTHER_NAME FOLDER "/pyramid-sample.riffle"

/* A game that lies in another folder cannot be written as long as that is not there. */
static void
put_elsewhere (Fixture    *fixture,
               const char *name,
               const char *elsewhere)
{
  g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);
  g_autofree char *path = scratch_path (&fixture->scratch, name);
  g_autofree char *target = g_strdup_printf ("../%s/game.riffle", elsewhere);

  g_mkdir (folder, 0700);
  g_assert_cmpint (symlink (target, path), ==, 0);
}

/* The failure that is told, which names one of the files. */
static void
check_failure (Fixture    *fixture,
               const char *name)
{
  g_autofree char *failure = NULL;

  riffle_store_count_unsaved (fixture->store);
  failure = riffle_store_dup_failure (fixture->store);
  if (name == NULL)
    g_assert_null (failure);
  else
    {
      g_assert_nonnull (failure);
      g_assert_nonnull (strstr (failure, name));
    }
}

static PatGame *
new_other_game (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  PatVariant *variant;

  pat_registry_add_spec (fixture->registry, &sample_pyramid, &error);
  g_assert_no_error (error);
  variant = pat_registry_find (fixture->registry, "pyramid-sample");
  return pat_game_new (variant, NULL, 1, &error);
}

/* Of two games that cannot be written, the one that failed last is told, and only while that
 * holds. */
static void
test_latest_failure (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture), other = new_other_game (fixture);

  put_elsewhere (fixture, NAME, "first");
  put_elsewhere (fixture, OTHER_NAME, "second");
  riffle_store_save (fixture->store, game);
  check_failure (fixture, "klondike-sample");
  riffle_store_save (fixture->store, other);
  check_failure (fixture, "pyramid-sample");
  riffle_store_save (fixture->store, game);
  check_failure (fixture, "pyramid-sample");
  scratch_make_folder (&fixture->scratch, "second");
  riffle_store_save (fixture->store, other);
  check_failure (fixture, "klondike-sample");
  scratch_make_folder (&fixture->scratch, "first");
  riffle_store_save (fixture->store, game);
  check_failure (fixture, NULL);
}

/* As soon as a game can be written, all others that could not be are written, too. */
static void
test_success_retries (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture), other = new_other_game (fixture);

  put_elsewhere (fixture, NAME, "first");
  put_elsewhere (fixture, OTHER_NAME, "second");
  turn_stock (game);
  riffle_store_save (fixture->store, game);
  riffle_store_save (fixture->store, other);
  g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), >, 0);
  scratch_make_folder (&fixture->scratch, "first");
  scratch_make_folder (&fixture->scratch, "second");
  riffle_store_save (fixture->store, other);
  g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), ==, 0);
  check_failure (fixture, NULL);
  g_assert_cmpuint (count_moves (fixture, "first/game.riffle"), ==, 1);
}

/* What is in the way is named, not the folder around it. */
static void
test_no_lock (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autofree char *path = scratch_path (&fixture->scratch, FOLDER "/.lock");

  scratch_make_folder (&fixture->scratch, FOLDER);
  scratch_make_folder (&fixture->scratch, FOLDER "/.lock");
  riffle_store_save (fixture->store, game);
  check_failure (fixture, path);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  riffle_store_retry (fixture->store);
  check_failure (fixture, NULL);
}

static void
remember_failure (RiffleStore *store,
                  GParamSpec  *property,
                  GPtrArray   *failures)
{
  g_ptr_array_add (failures, riffle_store_dup_failure (store));
}

static void
block (Fixture *fixture)
{
  scratch_write (&fixture->scratch, FOLDER, "a file where the folder should be");
}

static void
unblock (Fixture *fixture)
{
  g_autofree char *path = scratch_path (&fixture->scratch, FOLDER);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
wait_for_failures (GPtrArray *failures,
                   guint      n)
{
  while (failures->len < n)
    g_main_context_iteration (NULL, TRUE);
}

/* If the folder cannot be made, this is told as long as it holds, the second time as well as the
 * first; then everything is written after all. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect (fixture->store, "notify::failure", G_CALLBACK (remember_failure), failures);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *failure = NULL, *text = NULL, *there = NULL;
      g_autofree char *path = scratch_path (&fixture->scratch, NAME);
      g_autofree char *folder = scratch_path (&fixture->scratch, FOLDER);

      riffle_scratch_remove (folder);
      block (fixture);
      turn_stock (game);
      riffle_store_save (fixture->store, game);
      g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), >, 0);
      failure = riffle_store_dup_failure (fixture->store);
      g_assert_nonnull (strstr (failure, FOLDER));
      wait_for_failures (failures, 2 * i + 1);
      g_assert_cmpstr (g_ptr_array_index (failures, 2 * i), ==, failure);
      unblock (fixture);
      riffle_store_retry (fixture->store);
      g_assert_cmpuint (riffle_store_count_unsaved (fixture->store), ==, 0);
      wait_for_failures (failures, 2 * i + 2);
      g_assert_null (g_ptr_array_index (failures, 2 * i + 1));
      text = pat_save_to_string (game);
      there = scratch_read (&fixture->scratch, NAME);
      g_assert_cmpstr (there, ==, text);
    }
}

/* As long as a game cannot be written it is there all the same, for whoever comes back to it. */
static void
test_unsaved (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autoptr (PatGame) back = NULL;
  g_autoptr (GError) error = NULL;

  block (fixture);
  turn_stock (game);
  riffle_store_save (fixture->store, game);
  g_assert_true (riffle_store_has_game (fixture->store, "klondike-sample"));
  back = riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pat_game_get_n_moves (back), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/store/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/store/latest-failure", Fixture, NULL, set_up, test_latest_failure, tear_down);
  g_test_add ("/store/success-retries", Fixture, NULL, set_up, test_success_retries, tear_down);
  g_test_add ("/store/no-lock", Fixture, NULL, set_up, test_no_lock, tear_down);
  g_test_add ("/store/unsaved", Fixture, NULL, set_up, test_unsaved, tear_down);
  return g_test_run ();
}
