/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A show is slowed down by late frames, and by nothing else. */
#include "riffle-pace.h"

#define START 1000000

/* Frames at equal distances. Returns: the time that passed in the show */
static gint64
run (RifflePace *pace,
     gint64      interval_usec,
     guint       n_frames)
{
  gint64 now = pace->last_usec > 0 ? pace->last_usec : START, sum = 0;

  for (guint i = 0; i < n_frames; i++)
    {
      now += interval_usec;
      sum += riffle_pace_advance (pace, now);
    }
  return sum;
}

/* Neither a quick screen nor a slow one is a slow machine. */
static void
test_in_time (void)
{
  const gint64 intervals[] = { 4167, 6944, 16667, 33333 };

  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++)
    {
      RifflePace pace;

      riffle_pace_init (&pace);
      run (&pace, intervals[i], 1);
      g_assert_cmpint (run (&pace, intervals[i], 100), ==, 100 * intervals[i]);
    }
}

/* A single late frame makes little difference, and that is made up for. */
static void
test_hiccup (void)
{
  RifflePace pace;

  riffle_pace_init (&pace);
  run (&pace, 16667, 10);
  g_assert_cmpint (run (&pace, 50000, 1), >=, 40000);
  run (&pace, 16667, 10);
  g_assert_cmpint (run (&pace, 16667, 10), ==, 10 * 16667);
}

/* However late all frames are, the show goes on, at no less than a fifth of its pace. */
static void
test_always_late (void)
{
  RifflePace pace;

  riffle_pace_init (&pace);
  run (&pace, 16667, 10);
  run (&pace, 100000, 100);
  g_assert_cmpint (run (&pace, 100000, 100), ==, 100 * 100000 / 5);
}

/* While the window was hidden, nothing was slow; time that goes back is none. */
static void
test_pause (void)
{
  RifflePace pace;

  riffle_pace_init (&pace);
  run (&pace, 16667, 10);
  g_assert_cmpint (run (&pace, 20 * G_USEC_PER_SEC, 1), ==, 20 * G_USEC_PER_SEC);
  g_assert_cmpint (run (&pace, -5000, 1), ==, 0);
  g_assert_cmpint (run (&pace, 16667, 10), ==, 10 * 16667);
}

/* On a machine that needs 5 ms a frame and 1 ms more for each thing that moves. A thing appears for
 * every 12 ms of the show and moves for a second: 83 at a time, were there no pace. */
static void
test_settles (void)
{
  gint64 ends[400], shown = 0, now = START, frame = 16667;
  guint n_things = 0, n_moving = 0, n_late = 0, n_frames = 0;
  RifflePace pace;

  riffle_pace_init (&pace);
  while (n_things < G_N_ELEMENTS (ends))
    {
      shown += riffle_pace_advance (&pace, now);
      while (n_things < G_N_ELEMENTS (ends) && n_things * 12000 <= shown)
        ends[n_things++] = now + G_USEC_PER_SEC;
      n_moving = 0;
      for (guint i = 0; i < n_things; i++)
        n_moving += ends[i] > now;
      frame = 16667 * ((5000 + 1000 * n_moving + 16666) / 16667);
      now += frame;
      n_frames++;
      n_late += frame > 33334;
      g_assert_cmpuint (n_frames, <, 10000);
    }
  /* After the first second, when it has to learn, a frame takes two ticks at most. */
  g_assert_cmpuint (n_late, <, n_frames / 4);
  g_assert_cmpuint (n_moving, <, 30);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pace/in-time", test_in_time);
  g_test_add_func ("/pace/hiccup", test_hiccup);
  g_test_add_func ("/pace/always-late", test_always_late);
  g_test_add_func ("/pace/pause", test_pause);
  g_test_add_func ("/pace/settles", test_settles);
  return g_test_run ();
}
