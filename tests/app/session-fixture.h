/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session in a folder of its own, with the modules of the build. config.h comes first. */
#pragma once

#include "riffle-session.h"

#include "scratch.h"

typedef struct
{
  Scratch        scratch;
  GSettings     *settings;
  RiffleSession *session;
  GPtrArray     *messages;
} Fixture;

static inline void
hear (Fixture    *fixture,
      const char *message)
{
  g_ptr_array_add (fixture->messages, g_strdup (message));
}

static inline void
start (Fixture *fixture)
{
  fixture->session = riffle_session_new (fixture->settings, fixture->scratch.folder);
  g_signal_connect_swapped (fixture->session, "message", G_CALLBACK (hear), fixture);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline void
stop (Fixture *fixture)
{
  riffle_session_flush (fixture->session);
  g_clear_object (&fixture->session);
}

static inline void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  scratch_set_up (&fixture->scratch, data);
  fixture->settings = g_settings_new (RIFFLE_APPLICATION_ID);
  fixture->messages = g_ptr_array_new_with_free_func (g_free);
  g_settings_reset (fixture->settings, "recent");
  g_settings_reset (fixture->settings, "recent-deals");
  g_settings_reset (fixture->settings, "last-variant");
  g_settings_reset (fixture->settings, "last-module");
  start (fixture);
}

static inline void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  stop (fixture);
  g_object_unref (fixture->settings);
  g_ptr_array_unref (fixture->messages);
  scratch_tear_down (&fixture->scratch, data);
}

static inline void
open_deal (Fixture    *fixture,
           const char *deal)
{
  g_autoptr (GError) error = NULL;

  riffle_session_open_deal (fixture->session, deal, &error);
  g_assert_no_error (error);
}

static inline void
open_variant (Fixture    *fixture,
              const char *id)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (fixture->session), id);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (variant);
  riffle_session_open (fixture->session, variant, &error);
  g_assert_no_error (error);
}

/* Opens a version of Klondike. */
static inline void
open_preset (Fixture    *fixture,
             const char *key)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (fixture->session),
                                           "klondike");
  const PatCollectionGame game = { variant, pat_variant_find_preset (variant, key) };
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (game.preset);
  riffle_session_open_preset (fixture->session, &game, &error);
  g_assert_no_error (error);
}

static inline void
check_preset (Fixture    *fixture,
              const char *key)
{
  const PatPreset *preset = riffle_session_find_preset (fixture->session);

  g_assert_cmpstr (preset != NULL ? preset->key : NULL, ==, key);
}

static inline void
turn_stock (Fixture *fixture)
{
  PatMove move;

  pat_move_init_stock (&move);
  g_assert_true (pat_game_play (riffle_session_get_game (fixture->session), &move, NULL));
}

static inline void
deal (Fixture *fixture,
      guint64  number)
{
  g_autoptr (GError) error = NULL;

  riffle_session_deal (fixture->session, number, NULL, &error);
  g_assert_no_error (error);
}

static inline void
get_record (Fixture      *fixture,
            const char   *key,
            RiffleRecord *record)
{
  riffle_statistics_get (riffle_session_get_statistics (fixture->session), key, record);
}

static inline void
check_deal (Fixture    *fixture,
            const char *expected)
{
  g_autofree char *text = pat_game_dup_deal (riffle_session_get_game (fixture->session));

  g_assert_cmpstr (text, ==, expected);
}

static inline void
check_moves (Fixture *fixture,
             guint    expected)
{
  PatGame *game = riffle_session_get_game (fixture->session);

  g_assert_cmpuint (pat_game_get_n_moves (game), ==, expected);
}

#define ADD(name, function) \
  g_test_add ("/session/" name, Fixture, NULL, set_up, function, tear_down)
