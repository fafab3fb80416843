/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move costs in a contest whose file is nearly full: what the player waits for, and what the
 * program does behind the player's back. */
#include "config.h"

#include <stdio.h>

#include "contest-fixture.h"

#define N_PLAYERS 8 /* with full games, so that the file has nearly the most that it may */
#define N_MOVES   20

static void
fill (PatContest *contest)
{
  const char *deal = pat_contest_get_deal (contest, 0);

  for (guint i = 0; i < N_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i + 1);
      guint entrant = (guint) pat_contest_add_entrant (contest, name);
      g_autoptr (PatReplay) play = pat_replay_new (deal);
      PatReplayEvent event = { .act = PAT_REPLAY_MOVES, .moves = "s" };

      while (!pat_replay_is_full (play) && pat_replay_add_event (play, &event))
        event.moves = event.msec++ % 2 == 0 ? "t5>t6" : "t6>t5 t1!";
      pat_contest_set_play (contest, entrant, 0, play, TRUE);
    }
  pat_contest_add_entrant (contest, NULL);
}

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

static void
measure (Contest       *fixture,
         gconstpointer  data)
{
  const char *const deals[] = { "klondike#617", NULL };
  PatContest *contest = pat_contest_new (PAT_CONTEST_TOURNAMENT, deals);
  double sum = 0, worst = 0;
  gint64 start;

  fill (contest);
  g_assert_true (riffle_contest_take (fixture->contest, contest, NULL));
  riffle_session_save_at_once (fixture->base.session);
  for (guint i = 0; i < N_MOVES; i++)
    {
      double seconds;

      start = g_get_monotonic_time ();
      turn_stock (&fixture->base);
      seconds = seconds_since (start);
      sum += seconds;
      worst = MAX (worst, seconds);
      /* As long as a player thinks. */
      g_usleep (G_USEC_PER_SEC / 4);
    }
  start = g_get_monotonic_time ();
  riffle_session_save_at_once (fixture->base.session);
  printf ("move %.1f ms (worst %.1f), the last one written %.1f ms later\n",
          sum * 1000 / N_MOVES, worst * 1000, seconds_since (start) * 1000);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/contests", Contest, NULL, begin_fixture, measure, end_fixture);
  return g_test_run ();
}
