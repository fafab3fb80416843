/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lines that win are followed, and hints come in order, without a pause for whoever asks. */
#include "config.h"

#include "advice-game.h"

#include <locale.h>

#define MAX_STATES 8000

/* The cards of a waste that was turned over are known, and then a line that wins is, too. */
static void
test_known_waste (void)
{
  g_autoptr (PatGame) game = new_klondike_at (
    "stock: <TC> <KC> <JC> <QC>\n"
    "foundation 1: AC 2C 3C 4C 5C 6C 7C 8C 9C\n"
    "foundation 2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n"
    "foundation 3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\n"
    "foundation 4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS\n");
  PatMove stock;
  PatHint hints[3];

  pat_move_init_stock (&stock);
  ask (game, FALSE, MAX_STATES, hints);
  g_assert_cmpint (hints[0].kind, ==, PAT_HINT_JUDGED);
  ask (game, TRUE, MAX_STATES, hints);
  g_assert_cmpint (hints[0].kind, ==, PAT_HINT_WINS);
  for (guint i = 0; i < 5; i++)
    g_assert_true (pat_game_play (game, &stock, NULL));
  ask (game, FALSE, MAX_STATES, hints);
  g_assert_cmpint (hints[0].kind, ==, PAT_HINT_WINS);
}

/* A line that wins is known from the first hint on, and is followed without another search, even if
 * cards go up by themselves. */
static void
test_line (gconstpointer data)
{
  g_autoptr (PatGame) game = new_game (data);
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint hint;
  guint n_unproven;

  pat_game_set_auto_play (game, PAT_AUTO_SAFE);
  pat_advisor_set_max_seconds (advisor, 0);
  pat_advisor_set_knows_all (advisor, g_str_has_prefix (data, "klondike"));
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpint (hint.kind, ==, PAT_HINT_WINS);
  /* Now it has no means to find another one. */
  pat_advisor_set_max_states (advisor, 1);
  g_assert_true (pat_game_play (game, &hint.move, NULL));
  g_assert_true (follow (game, advisor, &n_unproven));
  g_assert_cmpuint (n_unproven, ==, 0);
}

/* In Spider, cards that lie open are arranged before a card is turned up or the stock is dealt. To
 * follow that wins this deal, although nothing is proven before all cards are known. */
static void
test_arranged (void)
{
  g_autoptr (PatGame) game = new_game ("spider:suits=1#3");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  guint n_unproven;

  pat_advisor_set_max_seconds (advisor, 0);
  pat_advisor_set_max_states (advisor, 10000);
  g_assert_true (follow (game, advisor, &n_unproven));
  g_assert_cmpuint (n_unproven, >, 50);
}

/* An Ace may go to any empty foundation, but that is one move to the player, and so one hint. */
static void
test_alike (void)
{
  g_autoptr (PatGame) game = new_game ("klondike:draw=3#3");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  const PatRules *rules = pat_game_get_rules (game);
  PatHint hint;
  guint n_up = 0, i = 0;

  pat_advisor_set_max_states (advisor, MAX_STATES);
  for (; pat_advisor_hint (advisor, &hint, NULL, NULL) && hint.nth == i; i++)
    n_up += hint.move.kind == PAT_MOVE_CARDS &&
            pat_rules_get_role (rules, hint.move.picks[1].pile) == PAT_FOUNDATION;
  g_assert_cmpuint (i, >, 1);
  g_assert_cmpuint (n_up, ==, 1);
}

/* Asked again, it proposes the next best move, and each costs a hint. */
static void
test_again (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#1");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint first, second, again;

  g_assert_true (pat_advisor_hint (advisor, &first, NULL, NULL));
  g_assert_true (pat_advisor_hint (advisor, &second, NULL, NULL));
  g_assert_false (pat_move_equal (&first.move, &second.move));
  g_assert_cmpint (first.kind, ==, PAT_HINT_WINS);
  g_assert_cmpint (second.kind, ==, PAT_HINT_JUDGED);
  g_assert_cmpuint (second.nth, ==, 1);
  for (guint i = 0; i < 200; i++)
    {
      g_assert_true (pat_advisor_hint (advisor, &again, NULL, NULL));
      if (again.nth == 0)
        break;
    }
  g_assert_true (pat_move_equal (&first.move, &again.move));
  g_assert_cmpuint (pat_game_get_n_hints (game), >=, 3);

  /* Who comes back is told the best move first. */
  g_assert_true (pat_game_play (game, &again.move, NULL));
  g_assert_true (pat_game_undo (game));
  g_assert_true (pat_advisor_hint (advisor, &again, NULL, NULL));
  g_assert_true (pat_move_equal (&first.move, &again.move));
}

/* What is proven to be lost is told with the best move, but only to who may know that. */
static void
test_proven_lost (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#11982");
  g_autoptr (PatGame) hidden = new_game ("klondike#617");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  g_autoptr (PatAdvisor) fair = pat_advisor_new (hidden);
  PatHint hint;

  pat_advisor_set_max_seconds (advisor, 0);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_true (hint.is_lost);
  g_assert_cmpint (hint.kind, ==, PAT_HINT_JUDGED);
  g_assert_true (pat_advisor_hint (fair, &hint, NULL, NULL));
  g_assert_false (hint.is_lost);
}

/* An Ace that lies in a column goes up before one is looked for in the stock. */
static void
test_ace (void)
{
  g_autoptr (PatGame) game = new_game ("klondike#3");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  const PatRules *rules = pat_game_get_rules (game);
  PatHint hint;

  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpint (hint.move.kind, ==, PAT_MOVE_CARDS);
  g_assert_cmpint (pat_rules_get_role (rules, hint.move.picks[0].pile), ==, PAT_TABLEAU);
  g_assert_cmpint (pat_rules_get_role (rules, hint.move.picks[1].pile), ==, PAT_FOUNDATION);
}

/* Cards are turned up before the stock is gone through, and an Ace that comes from it goes home. */
static void
test_plain (void)
{
  g_autoptr (PatGame) game = new_game ("klondike#12"), drawn = new_game ("klondike:draw=3#7");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game), other = pat_advisor_new (drawn);
  const PatRules *rules = pat_game_get_rules (drawn);
  gboolean is_home = FALSE;
  PatHint hint;

  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpint (hint.move.kind, ==, PAT_MOVE_CARDS);
  for (guint i = 0; i < 6 && !is_home; i++)
    {
      g_assert_true (pat_advisor_hint (other, &hint, NULL, NULL));
      is_home = hint.move.kind == PAT_MOVE_CARDS
                && pat_rules_get_role (rules, hint.move.picks[0].pile) == PAT_WASTE
                && pat_rules_get_role (rules, hint.move.picks[1].pile) == PAT_FOUNDATION;
      g_assert_true (pat_game_play (drawn, &hint.move, NULL));
    }
  g_assert_true (is_home);
}

/* Whoever did not play the first hint can have it again. */
static void
test_start_over (void)
{
  g_autoptr (PatGame) game = new_game ("golf#5");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint first, hint;

  pat_advisor_set_knows_all (advisor, TRUE);
  g_assert_true (pat_advisor_hint (advisor, &first, NULL, NULL));
  g_assert_cmpint (first.kind, ==, PAT_HINT_WINS);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpuint (hint.nth, ==, 1);
  pat_advisor_start_over (advisor);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpuint (hint.nth, ==, 0);
  g_assert_true (pat_move_equal (&hint.move, &first.move));
}

/* A redeal is there later as well: one deal of 48 is no reason for it while cards can be moved. */
static void
test_redeal (void)
{
  g_autoptr (PatGame) game = new_game ("gaps#2005");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  gboolean is_proposed = FALSE;
  PatHint hint;

  pat_advisor_set_max_seconds (advisor, 0);
  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpint (hint.move.kind, ==, PAT_MOVE_CARDS);
  while (!is_proposed)
    {
      g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
      g_assert_cmpuint (hint.nth, >, 0);
      is_proposed = hint.move.kind == PAT_MOVE_SPECIAL;
    }
  g_assert_cmpint (hint.kind, ==, PAT_HINT_LIKELY);
}

/* A game that is about remembering cards has no hints, and they cost nothing. */
static void
test_none (void)
{
  g_autoptr (PatGame) game = new_game ("concentration#1");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint hint;

  g_assert_true (pat_advisor_hint (advisor, &hint, NULL, NULL));
  g_assert_cmpint (hint.kind, ==, PAT_HINT_NONE);
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 0);
}

typedef struct
{
  GMainLoop *loop;
  gint64     cancelled_usec;
  gint64     answered_usec;
  gboolean   is_given;
  PatHint    hint;
  GError    *error;
} Wait;

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Wait *wait = data;

  wait->answered_usec = g_get_monotonic_time ();
  wait->is_given = pat_advisor_hint_finish (PAT_ADVISOR (source), result, &wait->hint,
                                            &wait->error);
  g_main_loop_quit (wait->loop);
}

static void
test_async (void)
{
  g_autoptr (PatGame) game = new_game ("freecell#617");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };

  for (guint i = 0; i < 2; i++)
    {
      pat_advisor_hint_async (advisor, NULL, hint_cb, &wait);
      g_main_loop_run (loop);
      g_assert_no_error (wait.error);
      g_assert_true (wait.is_given);
      g_assert_cmpuint (wait.hint.nth, ==, i);
    }
}

/* A search that is not wanted any more ends at once, and costs nothing. */
static gboolean
cancel_cb (gpointer data)
{
  g_cancellable_cancel (data);
  return G_SOURCE_REMOVE;
}

static void
test_cancelled (void)
{
  g_autoptr (PatGame) game = new_game ("forty-thieves#2");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Wait wait = { .loop = loop };

  pat_advisor_set_max_seconds (advisor, 0);
  pat_advisor_set_knows_all (advisor, TRUE);
  pat_advisor_hint_async (advisor, cancellable, hint_cb, &wait);
  g_timeout_add (20, cancel_cb, cancellable);
  g_main_loop_run (loop);
  g_assert_error (wait.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (wait.is_given);
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 0);
  g_clear_error (&wait.error);
}

/* An answer to a question that nobody asks any more is not given. */
static void
test_went_on (void)
{
  g_autoptr (PatGame) game = new_game ("klondike#7");
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };
  PatMove stock;

  pat_move_init_stock (&stock);
  pat_advisor_set_max_seconds (advisor, 0.01);
  pat_advisor_hint_async (advisor, NULL, hint_cb, &wait);
  g_assert_true (pat_game_play (game, &stock, NULL));
  g_main_loop_run (loop);
  g_assert_error (wait.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 0);
  g_clear_error (&wait.error);
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
  g_test_add_func ("/advice/known-waste", test_known_waste);
  g_test_add_data_func ("/advice/line/freecell", "freecell#617", test_line);
  g_test_add_data_func ("/advice/line/klondike", "klondike:draw=3#3", test_line);
  g_test_add_func ("/advice/arranged", test_arranged);
  g_test_add_func ("/advice/alike", test_alike);
  g_test_add_func ("/advice/again", test_again);
  g_test_add_func ("/advice/proven-lost", test_proven_lost);
  g_test_add_func ("/advice/ace", test_ace);
  g_test_add_func ("/advice/plain", test_plain);
  g_test_add_func ("/advice/start-over", test_start_over);
  g_test_add_func ("/advice/redeal", test_redeal);
  g_test_add_func ("/advice/none", test_none);
  g_test_add_func ("/advice/async", test_async);
  g_test_add_func ("/advice/cancelled", test_cancelled);
  g_test_add_func ("/advice/went-on", test_went_on);
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
