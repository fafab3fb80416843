/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints and verdicts in a window: they come while the window goes on; needs a display. */
#include "config.h"

#include "riffle-window-parts.h"
#include "ui-questions.h"
#include "window-waits.h"

/* Opens a deal with the settings as they are. */
static PatGame *
open_deal (Fixture    *fixture,
           const char *deal)
{
  g_autoptr (GError) error = NULL;

  riffle_session_open_deal (fixture->session, deal, &error);
  g_assert_no_error (error);
  return riffle_session_get_game (fixture->session);
}

/* The row says whether the game can be won, which is help, and nothing if nobody wants to know. */
static void
test_verdict (Fixture       *fixture,
              gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 0);
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  wait_for (fixture, "This deal can be won");
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 1);
  /* What is known of one game is not said of the next one. */
  game = open_deal (fixture, "freecell#11982");
  g_assert_null (find_shown (fixture, "This deal can be won"));
  wait_for (fixture, "This deal cannot be won");
  g_assert_null (find_shown (fixture, "This deal can be won"));
  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  pat_game_play (game, &moves->moves[0], NULL);
  g_assert_nonnull (find_shown (fixture, "This deal cannot be won"));
  g_assert_null (find_shown (fixture, "This game can no longer be won"));
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
  wait_until_gone (fixture, "This deal cannot be won");
}

/* Only of a game that is known to have been winnable it is said that it no longer is; what is found
 * out later changes the row. */
static void
test_lost_verdict (Fixture       *fixture,
                   gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "golf#5");
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatMove stock;

  pat_move_init_stock (&stock);
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  wait_for (fixture, "This deal can be won");
  g_assert_true (pat_game_play (game, &stock, NULL));
  wait_for (fixture, "This game can no longer be won");
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
  game = show_deal (fixture, "freecell#11982");
  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  g_assert_true (pat_game_play (game, &moves->moves[0], NULL));
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  wait_for (fixture, "This game cannot be won from here");
  activate (fixture, "win.last-winnable");
  wait_for (fixture, "This deal cannot be won");
  wait_until_gone (fixture, "This game cannot be won from here");
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
}

/* A hint promises nothing where the player reads that the game is lost. */
static void
test_lost_hint (Fixture       *fixture,
                gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "golf#1");
  PatMove stock;

  pat_move_init_stock (&stock);
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  wait_for (fixture, "This deal can be won");
  for (guint i = 0; i < 6; i++)
    g_assert_true (pat_game_play (game, &stock, NULL));
  wait_for (fixture, "This game can no longer be won");
  activate (fixture, "win.hint");
  wait_for (fixture, "No move leads to a win; this one looks best");
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
}

/* No card points at a special action, so the hint names it. */
static void
test_special_hint (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const texts[] = {
    "Redeal\nThis move leads to a win",
    "Redeal\nThis move seems to have the best chance of winning",
    "Redeal\nThis move looks best",
  };
  PatGame *game = show_deal (fixture, "gaps#2005");
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  gboolean is_named = FALSE;

  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  for (; moves->n_moves > 1;
       pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves))
    g_assert_true (pat_game_play (game, &moves->moves[moves->moves[0].kind == PAT_MOVE_SPECIAL],
                                  NULL));
  g_assert_cmpint (moves->moves[0].kind, ==, PAT_MOVE_SPECIAL);
  activate (fixture, "win.hint");
  while (!is_named)
    {
      g_main_context_iteration (NULL, TRUE);
      for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
        is_named |= find_shown (fixture, texts[i]) != NULL;
    }
}

/* What a hint rests on is said, and one that is not there yet costs nothing. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");

  activate (fixture, "win.hint");
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 0);
  wait_for (fixture, "This move leads to a win");
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 1);
  activate (fixture, "win.hint");
  wait_for (fixture, "This is the next best move");
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 2);
}

/* A hint that comes too late is not shown. */
static void
test_late_hint (Fixture       *fixture,
                gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "klondike#3");
  PatMove stock;

  pat_move_init_stock (&stock);
  activate (fixture, "win.hint");
  g_assert_true (pat_game_play (game, &stock, NULL));
  activate (fixture, "win.hint");
  while (pat_game_get_n_hints (game) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 1);
}

/* What is said of one game does not stay over the next one. */
static void
test_other_game (Fixture       *fixture,
                 gconstpointer  data)
{
  show_deal (fixture, "freecell#617");
  g_assert_true (riffle_session_deal (fixture->session, 5, "Deal 5: Easy", NULL));
  wait_for (fixture, "Deal 5: Easy");
  g_assert_true (riffle_session_deal (fixture->session, 0, NULL, NULL));
  wait (100);
  g_assert_null (find_shown (fixture, "Deal 5: Easy"));
}

/* A verdict is there again when a game is opened again. */
static void
test_kept_verdict (Fixture       *fixture,
                   gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#11982");
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  wait_for (fixture, "This deal cannot be won");
  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  g_assert_true (pat_game_play (game, &moves->moves[0], NULL));
  open_deal (fixture, "freecell#617");
  wait_for (fixture, "This deal can be won");
  open_deal (fixture, "freecell#11982");
  g_assert_nonnull (find_shown (fixture, "This deal cannot be won"));
  /* Other rules are another game. */
  open_deal (fixture, "freecell:cells=3#11982");
  g_assert_null (find_shown (fixture, "This deal cannot be won"));
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
}

/* Before the first move, who asks for the last position that could be won hears of the deal; and of
 * a game that was never one to be won, that this is so. */
static void
test_way_back (Fixture       *fixture,
               gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  activate (fixture, "win.last-winnable");
  wait_for (fixture, "This deal can be won");
  game = show_deal (fixture, "freecell#11982");
  activate (fixture, "win.last-winnable");
  wait_for (fixture, "This deal cannot be won");
  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  pat_game_play (game, &moves->moves[0], NULL);
  wait_until_gone (fixture, "This deal cannot be won");
  activate (fixture, "win.last-winnable");
  wait_for (fixture, "This deal cannot be won");
}

/* Of a hint and a demonstration, only the one comes that was asked for last. */
static void
test_one_question (Fixture       *fixture,
                   gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "klondike#3");
  guint n_hints;

  activate (fixture, "win.hint");
  activate (fixture, "win.demonstration-step");
  wait_for_moves (game, 1);
  n_hints = pat_game_get_n_hints (game);
  activate (fixture, "win.demonstration");
  activate (fixture, "win.hint");
  while (pat_game_get_n_hints (game) == n_hints)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
}

/* So it is with a demonstration and the way back. */
static void
test_one_search (Fixture       *fixture,
                 gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");

  activate (fixture, "win.demonstration");
  wait_for_moves (game, 2);
  activate (fixture, "win.last-winnable");
  wait_for (fixture, "This game can still be won");
  wait_until_gone (fixture, "Showing a way to win");
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 2);
}

/* Closes the window, and makes another one. */
static void
close_window (Fixture *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture->window = riffle_window_new (application, fixture->session, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  controls_let_appear (GTK_WINDOW (fixture->window));
}

/* Nothing that belongs to a window outlives it, whatever is still thought about: an answer would be
 * told to a window that is not there any more. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  const char *const actions[] = { "win.hint", "win.demonstration", "win.last-winnable" };
  PatMove stock;

  pat_move_init_stock (&stock);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      PatGame *game = show_deal (fixture, "klondike#3");
      RiffleMessages *messages =
        riffle_window_parts_get_messages (riffle_window_get_parts (fixture->window));

      g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
      pat_game_play (game, &stock, NULL);
      g_object_add_weak_pointer (G_OBJECT (messages), (gpointer *) &messages);
      activate (fixture, actions[i]);
      close_window (fixture);
      g_assert_null (messages);
    }
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
  g_test_add ("/app/hints/verdict", Fixture, NULL, set_up, test_verdict, tear_down);
  g_test_add ("/app/hints/lost-verdict", Fixture, NULL, set_up, test_lost_verdict, tear_down);
  g_test_add ("/app/hints/lost-hint", Fixture, NULL, set_up, test_lost_hint, tear_down);
  g_test_add ("/app/hints/special", Fixture, NULL, set_up, test_special_hint, tear_down);
  g_test_add ("/app/hints/hint", Fixture, NULL, set_up, test_hint, tear_down);
  g_test_add ("/app/hints/late", Fixture, NULL, set_up, test_late_hint, tear_down);
  g_test_add ("/app/hints/other-game", Fixture, NULL, set_up, test_other_game, tear_down);
  g_test_add ("/app/hints/kept-verdict", Fixture, NULL, set_up, test_kept_verdict, tear_down);
  g_test_add ("/app/hints/way-back", Fixture, NULL, set_up, test_way_back, tear_down);
  g_test_add ("/app/hints/one-question", Fixture, NULL, set_up, test_one_question, tear_down);
  g_test_add ("/app/hints/one-search", Fixture, NULL, set_up, test_one_search, tear_down);
  g_test_add ("/app/hints/closed", Fixture, NULL, set_up, test_closed, tear_down);
  return run_tests ();
}
