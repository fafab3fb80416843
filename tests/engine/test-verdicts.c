/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Verdicts are remembered for as long as they are true, and lead back to where a game could be
 * won. */
#include "config.h"

#include "advice-game.h"

#include <locale.h>

typedef struct
{
  GMainLoop  *loop;
  PatVerdict  verdict;
  int         cursor;
  GError     *error;
} Judged;

static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Judged *judged = data;

  pat_arbiter_judge_finish (PAT_ARBITER (source), result, &judged->verdict, &judged->error);
  g_main_loop_quit (judged->loop);
}

static PatVerdict
judge (PatArbiter *arbiter)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Judged judged = { .loop = loop };

  pat_arbiter_judge_async (arbiter, NULL, judged_cb, &judged);
  g_main_loop_run (loop);
  g_assert_no_error (judged.error);
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, judged.verdict);
  return judged.verdict;
}

/* A line that wins and that is followed needs no other search. */
static void
test_line (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#617");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game);
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint hint;

  pat_game_set_auto_play (game, PAT_AUTO_SAFE);
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, PAT_VERDICT_UNKNOWN);
  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_WINNABLE);
  pat_arbiter_set_max_states (arbiter, 1);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_true (pat_game_play (game, &hint.move, NULL));
  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_WINNABLE);
  g_assert_true (pat_game_undo (game));
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, PAT_VERDICT_WINNABLE);
}

/* A game that is lost stays lost, whatever is played, and no position before it could be won. */
static void
test_lost (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#11982");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game);
  PatMove move;

  g_assert_cmpint (pat_arbiter_get_deal_verdict (arbiter), ==, PAT_VERDICT_UNKNOWN);
  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_UNWINNABLE);
  g_assert_true (pat_game_hint (game, &move));
  g_assert_true (pat_game_play (game, &move, NULL));
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, PAT_VERDICT_UNWINNABLE);
  g_assert_cmpint (pat_arbiter_get_deal_verdict (arbiter), ==, PAT_VERDICT_UNWINNABLE);
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Judged *judged = data;

  judged->cursor = pat_arbiter_look_back_finish (PAT_ARBITER (source), result, &judged->error);
  g_main_loop_quit (judged->loop);
}

static int
look_back (PatArbiter *arbiter)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Judged judged = { .loop = loop };

  pat_arbiter_look_back_async (arbiter, NULL, looked_cb, &judged);
  g_main_loop_run (loop);
  g_assert_no_error (judged.error);
  return judged.cursor;
}

/* Plays by chance until the game is proven to be lost; returns after how many moves. */
static guint
lose (PatGame    *game,
      PatArbiter *arbiter)
{
  PatRandom random;

  pat_random_init (&random, 7, 1);
  for (guint i = 0; i < 200 && judge (arbiter) != PAT_VERDICT_UNWINNABLE; i++)
    play_by_chance (game, &random, 1);
  return pat_game_get_history_cursor (game);
}

/* The last position that could be won is the one before the move that lost the game, and what is
 * taken back can be redone. */
static void
test_look_back (void)
{
  g_autoptr (PatGame) game = new_game ("freecell:cells=1#7");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game);
  PatRandom random;
  guint lost;
  int cursor;

  lost = lose (game, arbiter);
  pat_random_init (&random, 8, 1);
  play_by_chance (game, &random, 5);
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, PAT_VERDICT_UNWINNABLE);
  /* Nothing is said of the deal because of that. */
  g_assert_cmpint (pat_arbiter_get_deal_verdict (arbiter), !=, PAT_VERDICT_UNWINNABLE);
  cursor = look_back (arbiter);
  g_assert_cmpint (cursor, >=, 0);
  g_assert_cmpint (cursor, <, (int) lost);
  g_assert_true (pat_game_go_back (game, (guint) cursor));
  g_assert_cmpuint (pat_game_get_history_cursor (game), ==, (guint) cursor);
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, PAT_VERDICT_WINNABLE);
  g_assert_cmpuint (pat_game_get_n_undos (game), >, 0);
  g_assert_true (pat_game_get_can_redo (game));
  g_assert_cmpint (look_back (arbiter), ==, cursor);
  g_assert_false (pat_game_go_back (game, (guint) cursor));
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  registry = pat_registry_new ();
  pat_registry_add_default_folders (registry, FALSE);
  g_test_add_func ("/verdicts/line", test_line);
  g_test_add_func ("/verdicts/lost", test_lost);
  g_test_add_func ("/verdicts/look-back", test_look_back);
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
