/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file in which a contest is kept: damaged, of a newer version, and full. */
#include "config.h"

#include <string.h>

#include "contest-fixture.h"

static void
test_damaged (Contest       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "games/current.riffle-contest");
  g_autofree char *kept = g_strconcat (path, ".unreadable-1", NULL);

  begin (fixture, PAT_CONTEST_TOUR, "golf");
  riffle_session_flush (fixture->base.session);
  g_clear_object (&fixture->contest);
  stop (&fixture->base);
  g_assert_true (g_file_set_contents (path, "riffle-contest 1\nnothing", -1, NULL));
  start (&fixture->base);
  fixture->contest = riffle_contest_new (fixture->base.session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (riffle_contest_get_contest (fixture->contest));
  g_assert_cmpuint (fixture->base.messages->len, ==, 1);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* That of a newer version stays where it is; what is begun here is written beside it, and found
 * again. */
static void
test_newer (Contest       *fixture,
            gconstpointer  data)
{
  static const char newer[] = "riffle-contest 9\nanything\n";
  g_autofree char *path = scratch_path (&fixture->base.scratch, "games/current.riffle-contest");
  g_autofree char *expected = g_strdup_printf (
    "The tour or tournament that you left was saved by a newer version of Riffle, which can "
    "continue it. As long as you use this version, the file “%s” stays as it is, and yours is "
    "saved beside it.", path);

  begin (fixture, PAT_CONTEST_TOUR, "golf");
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      riffle_session_flush (fixture->base.session);
      g_clear_object (&fixture->contest);
      stop (&fixture->base);
      g_assert_true (g_file_set_contents (path, newer, -1, NULL));
      start (&fixture->base);
      fixture->contest = riffle_contest_new (fixture->base.session);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpuint (fixture->base.messages->len, ==, i + 1);
      g_assert_cmpstr (g_ptr_array_index (fixture->base.messages, i), ==, expected);
      /* The first time there is none beside it. */
      g_assert_cmpint (riffle_contest_get_contest (fixture->contest) != NULL, ==, i == 1);
      if (i == 0)
        begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
      else
        g_assert_cmpint (pat_contest_get_kind (riffle_contest_get_contest (fixture->contest)), ==,
                         PAT_CONTEST_TOURNAMENT);
      riffle_session_flush (fixture->base.session);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, newer);
    }
}

/* A game that is longer than the file can hold is told to be so, and stays readable. */
static void
test_endless (Contest       *fixture,
              gconstpointer  data)
{
  const char *const deals[] = { "klondike#1", NULL };
  PatContest *contest = pat_contest_new (PAT_CONTEST_TABLE, deals);
  g_autoptr (PatReplay) play = pat_replay_new (deals[0]);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = scratch_path (&fixture->base.scratch, "games/current.riffle-contest");
  g_autofree char *text = NULL;

  for (guint i = 0; i < 49999; i++)
    {
      pat_replay_add_event (play, &(PatReplayEvent) { 0, PAT_REPLAY_MOVES, (char *) "s" });
      pat_replay_add_event (play, &(PatReplayEvent) { 0, PAT_REPLAY_UNDO, NULL });
    }
  pat_contest_add_entrant (contest, "Ann");
  g_assert_true (pat_contest_set_play (contest, 0, 0, play, FALSE));
  riffle_contest_take (fixture->contest, contest, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 4; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpuint (fixture->base.messages->len, ==, i > 2);
      turn_stock (&fixture->base);
    }
  g_assert_nonnull (strstr (g_ptr_array_index (fixture->base.messages, 0), "is not saved"));
  g_assert_cmpuint (fixture->base.messages->len, ==, 1);
  riffle_session_flush (fixture->base.session);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  contest = pat_contest_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pat_replay_get_n_events (pat_contest_get_play (contest, 0, 0)), ==, 100000);
  g_object_unref (contest);
}

/* Who finds no room in the file is told so, and all that is there stays. */
static void
test_full (Contest       *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  PatContest *contest;
  g_autofree char *before = NULL, *after = NULL;

  begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
  riffle_contest_end_game (fixture->contest);
  contest = riffle_contest_get_contest (fixture->contest);
  while (pat_contest_get_n_entrants (contest) < PAT_CONTEST_MAX_ENTRANTS)
    {
      int entrant = pat_contest_add_entrant (contest, NULL);

      pat_contest_set_play (contest, (guint) entrant, 0, pat_contest_get_play (contest, 0, 0),
                            TRUE);
    }
  before = pat_contest_to_string (contest);
  g_assert_true (riffle_contest_turn_can_enter (contest));
  g_assert_false (riffle_contest_enter (fixture->contest, "Zoe", &error));
  g_assert_nonnull (strstr (error->message, "no room"));
  after = pat_contest_to_string (riffle_contest_get_contest (fixture->contest));
  g_assert_cmpstr (after, ==, before);
}

/* A deal of which the game is not there is named, and what was played before goes on. */
static void
test_missing (Contest       *fixture,
              gconstpointer  data)
{
  const char *const deals[] = { "golff#3", NULL };
  PatContest *contest = pat_contest_new (PAT_CONTEST_TOURNAMENT, deals);
  g_autoptr (GError) error = NULL;
  PatContest *before;

  begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
  before = riffle_contest_get_contest (fixture->contest);
  pat_contest_add_entrant (contest, "Ann");
  g_assert_false (riffle_contest_take (fixture->contest, contest, &error));
  g_assert_cmpstr (error->message, ==,
                   "The deal “golff#3” of this tour, tournament or table cannot be opened: the "
                   "game “golff” is not installed here.");
  g_assert_true (riffle_contest_get_contest (fixture->contest) == before);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_CONTEST ("damaged", test_damaged);
  ADD_CONTEST ("newer", test_newer);
  ADD_CONTEST ("endless", test_endless);
  ADD_CONTEST ("full", test_full);
  ADD_CONTEST ("missing", test_missing);
  return g_test_run ();
}
