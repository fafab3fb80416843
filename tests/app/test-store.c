/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the player has left: they come back as they were, and what is damaged is kept. */
#include "riffle-store.h"

#include "sample-tables.h"
#include "scratch.h"

#define FOLDER "games"
#define NAME   FOLDER "/klondike-sample.riffle"

typedef struct
{
  Scratch      scratch;
  PatRegistry *registry;
  PatVariant  *variant;
  RiffleStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;

  scratch_set_up (&fixture->scratch, data);
  folder = scratch_path (&fixture->scratch, FOLDER);
  fixture->registry = pat_registry_new ();
  pat_registry_add_spec (fixture->registry, &sample_klondike, &error);
  g_assert_no_error (error);
  fixture->variant = pat_registry_find (fixture->registry, "klondike-sample");
  fixture->store = riffle_store_new (folder);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->store);
  g_object_unref (fixture->registry);
  scratch_tear_down (&fixture->scratch, data);
}

static PatGame *
new_game (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_game_new (fixture->variant, NULL, 617, &error);

  g_assert_no_error (error);
  return game;
}

static void
turn_stock (PatGame *game)
{
  PatMove move;

  pat_move_init_stock (&move);
  g_assert_true (pat_game_play (game, &move, NULL));
}

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
  riffle_store_flush (fixture->store);
  scratch_write (&fixture->scratch, NAME, "not a game\n");
  g_assert_null (riffle_store_load (fixture->store, fixture->registry, "klondike-sample", &error));
  g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT);
  g_clear_error (&error);
  kept = riffle_store_set_aside (fixture->store, "klondike-sample", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kept, ==, path);
  riffle_store_save (fixture->store, game);
  riffle_store_flush (fixture->store);
  text = scratch_read (&fixture->scratch, NAME ".unreadable-1");
  g_assert_cmpstr (text, ==, "not a game\n");
}

static void
keep_message (RiffleStore  *store,
              const char   *message,
              char        **kept)
{
  g_free (*kept);
  *kept = g_strdup (message);
}

/* Where the folder cannot be made, the player hears of it and can play on. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatGame) game = new_game (fixture);
  g_autofree char *message = NULL;

  scratch_write (&fixture->scratch, FOLDER, "a file where the folder should be");
  g_signal_connect (fixture->store, "failed", G_CALLBACK (keep_message), &message);
  riffle_store_save (fixture->store, game);
  riffle_store_flush (fixture->store);
  while (message == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (message, FOLDER));
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
  riffle_store_flush (fixture->store);
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
  g_test_add ("/store/newest-wins", Fixture, NULL, set_up, test_newest_wins, tear_down);
  g_test_add ("/store/written-at-the-end", Fixture, NULL, set_up, test_written_at_the_end,
              tear_down);
  g_test_add ("/store/damage", Fixture, NULL, set_up, test_damage, tear_down);
  g_test_add ("/store/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/store/wrong-name", Fixture, NULL, set_up, test_wrong_name, tear_down);
  return g_test_run ();
}
