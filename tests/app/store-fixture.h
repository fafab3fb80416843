/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A store in a folder of its own, with one variant. */
#pragma once

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

static inline void
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

static inline void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->store);
  g_object_unref (fixture->registry);
  scratch_tear_down (&fixture->scratch, data);
}

static inline PatGame *
new_game (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_game_new (fixture->variant, NULL, 617, &error);

  g_assert_no_error (error);
  return game;
}

static inline void
turn_stock (PatGame *game)
{
  PatMove move;

  pat_move_init_stock (&move);
  g_assert_true (pat_game_play (game, &move, NULL));
}

static inline guint
count_moves (Fixture    *fixture,
             const char *name)
{
  g_autofree char *path = scratch_path (&fixture->scratch, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = pat_save_read (fixture->registry, path, &error);

  g_assert_no_error (error);
  return pat_game_get_n_moves (game);
}
