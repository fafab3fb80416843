/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the session knows of how its game was played, after all that may happen to a game. */
#include "config.h"

#include "session-fixture.h"

/* What the session gives is true, and has so many actions. */
static PatReplay *
get_replay (Fixture *fixture,
            guint    n_events)
{
  PatReplay *replay = riffle_session_dup_replay (fixture->session);
  g_autoptr (GError) error = NULL;
  PatReplayResult result;

  g_assert_nonnull (replay);
  g_assert_cmpuint (pat_replay_get_n_events (replay), ==, n_events);
  pat_replay_verify (replay, riffle_session_get_registry (fixture->session), &result, &error);
  g_assert_no_error (error);
  return replay;
}

static void
undo (Fixture *fixture)
{
  g_assert_true (pat_game_undo (riffle_session_get_game (fixture->session)));
}

static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (PatReplay) replay = NULL;

  g_assert_null (riffle_session_dup_replay (fixture->session));
  open_deal (fixture, "klondike:draw=3#617");
  turn_stock (fixture);
  turn_stock (fixture);
  undo (fixture);
  replay = get_replay (fixture, 3);
  g_assert_cmpstr (pat_replay_get_deal (replay), ==, "klondike:draw=3#617");
  g_assert_cmpstr (pat_replay_get_event (replay, 0)->moves, ==, "s");
  g_assert_cmpint (pat_replay_get_event (replay, 2)->act, ==, PAT_REPLAY_UNDO);
  /* What is given does not grow. */
  turn_stock (fixture);
  g_assert_cmpuint (pat_replay_get_n_events (replay), ==, 3);
}

/* Whatever is brought back is brought back with what was done in it. */
static void
test_ways_back (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (PatReplay) restarted = NULL, before = NULL, other = NULL, back = NULL;

  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  undo (fixture);
  turn_stock (fixture);
  g_assert_true (riffle_session_restart (fixture->session));
  restarted = get_replay (fixture, 4);
  g_assert_cmpint (pat_replay_get_event (restarted, 3)->act, ==, PAT_REPLAY_RESTART);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  before = get_replay (fixture, 3);
  open_deal (fixture, "golf#3");
  other = get_replay (fixture, 0);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  back = get_replay (fixture, 3);
}

/* A save has no times: all moves have that of the whole, and what was taken back is forgotten. */
static void
test_saved (Fixture       *fixture,
            gconstpointer  data)
{
  const PatGameRecord record = { .elapsed_usec = 84 * G_USEC_PER_SEC };
  g_autoptr (PatReplay) replay = NULL;

  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  undo (fixture);
  turn_stock (fixture);
  turn_stock (fixture);
  pat_game_set_record (riffle_session_get_game (fixture->session), &record);
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  replay = get_replay (fixture, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (pat_replay_get_event (replay, i)->msec, ==, 84000);
}

/* A game from a step of a replay takes the place of the one on the table, and gives it back. */
static void
test_play_on (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatReplay) replay = NULL, back = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GError) error = NULL;

  open_deal (fixture, "klondike#5");
  turn_stock (fixture);
  turn_stock (fixture);
  replay = get_replay (fixture, 2);
  deal (fixture, 6);
  turn_stock (fixture);
  game = pat_replay_play (replay, riffle_session_get_registry (fixture->session), 1, NULL, &error);
  g_assert_true (riffle_session_play_on (fixture->session, game, &error));
  check_deal (fixture, "klondike#5");
  check_moves (fixture, 1);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#6");
  back = get_replay (fixture, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/recordings/moves", Fixture, NULL, set_up, test_moves, tear_down);
  g_test_add ("/recordings/ways-back", Fixture, NULL, set_up, test_ways_back, tear_down);
  g_test_add ("/recordings/saved", Fixture, NULL, set_up, test_saved, tear_down);
  g_test_add ("/recordings/play-on", Fixture, NULL, set_up, test_play_on, tear_down);
  return g_test_run ();
}
