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
count_cb (guint *n_times)
{
  (*n_times)++;
}

/* An advisor that may know all needs no search for what the arbiter knows, and one that is fair is
 * not told; what an advisor finds out, the arbiter knows. */
static void
test_shared (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#11982"), hidden = new_game ("klondike#3");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game), other = pat_arbiter_new (game);
  g_autoptr (PatArbiter) knowing = pat_arbiter_new (hidden);
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game), fair = pat_advisor_new (hidden);
  g_autoptr (PatAdvisor) finder = pat_advisor_new (game), knower = pat_advisor_new (hidden);
  g_autoptr (PatAdvisor) open = pat_advisor_new (game);
  guint n_times = 0;
  PatHint hint;

  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_UNWINNABLE);
  pat_advisor_set_knows_all (advisor, TRUE);
  pat_advisor_set_max_states (advisor, 1);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_false (hint.is_lost);
  pat_advisor_set_knows_all (advisor, FALSE);
  pat_advisor_set_knows_all (advisor, TRUE);
  pat_advisor_set_arbiter (advisor, arbiter);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_true (hint.is_lost);

  /* In FreeCell all is known, and a fair advisor knows that. */
  pat_advisor_set_max_states (open, 1);
  pat_advisor_set_arbiter (open, arbiter);
  g_assert_true (pat_advisor_hint (open, &hint, NULL, NULL));
  g_assert_true (hint.is_lost);

  g_signal_connect_swapped (other, "learned", G_CALLBACK (count_cb), &n_times);
  pat_advisor_set_arbiter (finder, other);
  pat_advisor_set_knows_all (finder, TRUE);
  pat_advisor_set_max_seconds (finder, 0);
  g_assert_true (pat_advisor_hint (finder, &hint, NULL, NULL));
  g_assert_true (hint.is_lost);
  g_assert_cmpint (pat_arbiter_get_verdict (other), ==, PAT_VERDICT_UNWINNABLE);
  g_assert_cmpuint (n_times, ==, 1);

  g_assert_cmpint (judge (knowing), ==, PAT_VERDICT_WINNABLE);
  pat_advisor_set_arbiter (fair, knowing);
  pat_advisor_set_max_states (fair, 1);
  g_assert_true (pat_advisor_hint (fair, &hint, NULL, NULL));
  g_assert_cmpint (hint.kind, !=, PAT_HINT_WINS);
  pat_advisor_set_arbiter (knower, knowing);
  pat_advisor_set_knows_all (knower, TRUE);
  pat_advisor_set_max_states (knower, 1);
  g_assert_true (pat_advisor_hint (knower, &hint, NULL, NULL));
  g_assert_cmpint (hint.kind, ==, PAT_HINT_WINS);
}

/* A line that an advisor has found, and that is followed, needs no search of the arbiter. */
static void
test_shared_line (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#617");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game);
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint hint;

  pat_arbiter_set_max_states (arbiter, 1);
  pat_advisor_set_arbiter (advisor, arbiter);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpint (hint.kind, ==, PAT_HINT_WINS);
  g_assert_cmpint (pat_arbiter_get_verdict (arbiter), ==, PAT_VERDICT_WINNABLE);
  g_assert_true (pat_game_play (game, &hint.move, NULL));
  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_WINNABLE);
}

/* Where cards can be shuffled again, a fair advisor cannot know that nothing wins. */
static void
test_chance (void)
{
  g_autoptr (PatGame) game = new_game_at ("la-belle-lucie",
                                          "tableau 1: QS KS\n"
                                          "tableau 2: KH QH JH\n"
                                          "foundation 1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n"
                                          "foundation 2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n"
                                          "foundation 3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH\n"
                                          "foundation 4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS\n"
                                          "shuffles: 0\n");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game);
  g_autoptr (PatAdvisor) fair = pat_advisor_new (game);
  PatHint hint;

  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_UNWINNABLE);
  pat_advisor_set_arbiter (fair, arbiter);
  g_assert_true (pat_advisor_hint (fair, &hint, NULL, NULL));
  g_assert_cmpint (hint.kind, ==, PAT_HINT_JUDGED);
  g_assert_false (hint.is_lost);
}

/* What is known stays if the same deal is there again, but not under other rules. */
static void
test_again (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#11982"), again = new_game ("freecell#11982");
  g_autoptr (PatGame) next = new_game ("freecell#11983");
  g_autoptr (PatGame) harder = new_game ("freecell:cells=3#11982");
  /* Neither has options. */
  g_autoptr (PatGame) own = new_game ("king-albert#1"), kin = new_game ("raglan#1");
  g_autoptr (PatArbiter) arbiter = pat_arbiter_new (game), other = pat_arbiter_new (own);
  PatMove move;

  g_assert_cmpint (judge (arbiter), ==, PAT_VERDICT_UNWINNABLE);
  g_assert_false (pat_arbiter_take_game (arbiter, next));
  g_assert_false (pat_arbiter_take_game (arbiter, harder));
  g_assert_true (pat_options_equal (pat_game_get_options (own), pat_game_get_options (kin)));
  g_assert_false (pat_arbiter_take_game (other, kin));
  g_assert_true (pat_game_hint (again, &move));
  g_assert_true (pat_game_play (again, &move, NULL));
  g_clear_object (&game);
  g_assert_true (pat_arbiter_take_game (arbiter, again));
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
  g_test_add_func ("/verdicts/shared", test_shared);
  g_test_add_func ("/verdicts/shared-line", test_shared_line);
  g_test_add_func ("/verdicts/chance", test_chance);
  g_test_add_func ("/verdicts/again", test_again);
  g_test_add_func ("/verdicts/look-back", test_look_back);
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
