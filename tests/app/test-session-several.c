/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several sessions at once: which of them plays what, and what they have in common. */
#include "config.h"

#include "session-fixture.h"

static RiffleSession *
new_beside (Fixture    *fixture,
            const char *deal)
{
  RiffleSession *session = riffle_session_new_beside (fixture->session);
  g_autoptr (GError) error = NULL;

  riffle_session_open_deal (session, deal, &error);
  g_assert_no_error (error);
  return session;
}

static PatVariant *
find (Fixture    *fixture,
      const char *id)
{
  return pat_registry_find (riffle_session_get_registry (fixture->session), id);
}

static void
count (guint *n_calls)
{
  *n_calls += 1;
}

/* A variant is played by one session, which is called if another one is asked for it. */
static void
test_called (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (RiffleSession) beside = NULL;
  PatCollectionGame preset = { find (fixture, "klondike"), NULL };
  guint n_calls = 0;

  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  beside = new_beside (fixture, "golf#1");
  g_signal_connect_swapped (fixture->session, "called", G_CALLBACK (count), &n_calls);
  g_assert_true (riffle_session_find_player (beside, preset.variant) == fixture->session);
  g_assert_null (riffle_session_find_player (fixture->session, preset.variant));
  g_assert_true (riffle_session_open (beside, preset.variant, NULL));
  g_assert_cmpuint (n_calls, ==, 1);
  preset.preset = pat_variant_get_spec (preset.variant)->presets;
  g_assert_true (riffle_session_open_preset (beside, &preset, NULL));
  g_assert_true (riffle_session_open_deal (beside, "klondike#7", NULL));
  g_assert_cmpuint (n_calls, ==, 3);
  check_deal (fixture, "klondike#7");
  g_assert_true (riffle_session_get_variant (beside) == find (fixture, "golf"));
}

/* The way back does not lead to a game that is being played elsewhere by now. */
static void
test_way_back (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (RiffleSession) beside = NULL;

  open_deal (fixture, "klondike#1");
  open_deal (fixture, "golf#1");
  g_assert_true (riffle_session_can_undo_deal (fixture->session));
  beside = new_beside (fixture, "klondike#2");
  g_assert_false (riffle_session_can_undo_deal (fixture->session));
  g_assert_false (riffle_session_can_undo (fixture->session));
  check_deal (fixture, "golf#1");
}

/* A session that is closed leaves its game to the others. */
static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (RiffleSession) beside = NULL;
  g_autofree char *last = NULL;

  open_deal (fixture, "golf#1");
  beside = new_beside (fixture, "klondike#5");
  g_assert_false (riffle_session_is_alone (fixture->session));
  g_assert_true (riffle_session_is_in_use (beside));
  riffle_session_close (beside);
  g_assert_true (riffle_session_is_alone (fixture->session));
  riffle_session_use (fixture->session);
  last = g_settings_get_string (fixture->settings, "last-variant");
  g_assert_cmpstr (last, ==, "golf");
  open_variant (fixture, "klondike");
  check_deal (fixture, "klondike#5");
}

/* All of them count in the same statistics, and know the same options of deals. */
static void
test_shared (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (RiffleSession) beside = NULL;
  RiffleRecord record;
  PatMove move;

  open_deal (fixture, "golf#1");
  beside = new_beside (fixture, "klondike#5");
  pat_move_init_stock (&move);
  g_assert_true (pat_game_play (riffle_session_get_game (beside), &move, NULL));
  g_assert_true (riffle_session_deal (beside, 6, NULL, NULL));
  get_record (fixture, "klondike", &record);
  g_assert_cmpuint (record.abandoned, ==, 1);
  g_assert_true (riffle_session_get_statistics (beside)
                 == riffle_session_get_statistics (fixture->session));
  g_assert_true (riffle_session_get_store (beside) == riffle_session_get_store (fixture->session));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("called", test_called);
  ADD ("way-back-elsewhere", test_way_back);
  ADD ("close", test_close);
  ADD ("shared", test_shared);
  return g_test_run ();
}
