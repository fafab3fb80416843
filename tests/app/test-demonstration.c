/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Demonstrations in a window: the program plays as long as the player sees it; needs a display. */
#include "config.h"

#include "ui-compat.h"
#include "ui-questions.h"
#include "window-waits.h"

/* Moves are played one by one, or until somebody stops it; all of it is help. */
static void
test_demonstration (Fixture       *fixture,
                    gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");

  activate (fixture, "win.demonstration-step");
  wait_for (fixture, "This move leads to a win");
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 1);
  activate (fixture, "win.demonstration");
  wait_for_moves (game, 3);
  /* As long as it runs, the row says so and has a button that stops it. */
  g_assert_nonnull (find_shown (fixture, "Showing a way to win"));
  press (fixture, "Stop");
  wait_for (fixture, "The demonstration has stopped");
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 3);
  g_assert_null (find_shown (fixture, "Showing a way to win"));
  g_assert_null (find_shown (fixture, "Stop"));
}

static void
answered_cb (const char *answer,
             gpointer    owner)
{
}

/* Returns: (transfer none): a dialog over the cards */
static GtkWidget *
cover (Fixture *fixture)
{
  static const RiffleUiResponse answers[] = { { "yes", "Yes", FALSE }, { NULL } };

  return riffle_ui_ask (GTK_WIDGET (fixture->window), "Question", "A question",
                        answers, answered_cb, fixture->window);
}

/* What nobody sees is not played: it goes on when the dialog is closed. */
static void
test_covered (Fixture       *fixture,
              gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");
  GtkWidget *dialog;
  guint n_moves;

  activate (fixture, "win.demonstration");
  wait_for_moves (game, 1);
  dialog = cover (fixture);
  n_moves = pat_game_get_n_moves (game);
  wait (3000);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, n_moves);
  g_assert_nonnull (find_shown (fixture, "Stop"));
  riffle_ui_close (dialog);
  wait_for_moves (game, n_moves + 2);
}

/* A way that was found behind a dialog is not lost. */
static void
test_found_behind (Fixture       *fixture,
                   gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "klondike#3");
  GtkWidget *dialog;

  activate (fixture, "win.demonstration");
  dialog = cover (fixture);
  wait (3000);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 0);
  riffle_ui_close (dialog);
  wait_for_moves (game, 1);
  g_assert_nonnull (find_shown (fixture, "Showing a way to win"));
}

/* Switched off and on while cards fly, it still goes the way to win. */
static void
test_hurried (Fixture       *fixture,
              gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "golf#5");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  activate (fixture, "win.demonstration");
  wait_for_moves (game, 1);
  for (guint i = 0; i < 10; i++)
    {
      wait (70);
      activate (fixture, "win.demonstration");
    }
  for (guint i = pat_game_get_n_moves (game) + 1; i < 9; i++)
    {
      wait_for_moves (game, i);
      g_assert_null (find_shown (fixture, "No way to win is known; playing on"));
    }
  g_assert_null (find_shown (fixture, "The demonstration has stopped"));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* A single move that waits for cards that fly does not keep the rest from being played. */
static void
test_step_and_run (Fixture       *fixture,
                   gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "golf#5");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  activate (fixture, "win.demonstration-step");
  wait_for_moves (game, 1);
  wait (1000);
  g_assert_true (pat_game_undo (game));
  activate (fixture, "win.demonstration-step");
  wait (50);
  activate (fixture, "win.demonstration");
  wait_for (fixture, "Showing a way to win");
  wait_for_moves (game, 3);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* It can be stopped while it looks for a way; nothing was played that could be taken back. */
static void
test_stopped_early (Fixture       *fixture,
                    gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "klondike#3");
  PatMove stock;

  activate (fixture, "win.demonstration-step");
  wait_for (fixture, "Looking for a way to win…");
  press (fixture, "Stop");
  wait_for (fixture, "The demonstration has stopped");
  activate (fixture, "win.demonstration");
  wait_for (fixture, "Looking for a way to win…");
  activate (fixture, "win.undo");
  wait_until_gone (fixture, "Looking for a way to win…");
  g_assert_true (riffle_session_get_game (fixture->session) == game);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 0);
  /* Nor are moves of the player's taken back. */
  pat_move_init_stock (&stock);
  g_assert_true (pat_game_play (game, &stock, NULL));
  activate (fixture, "win.demonstration");
  wait_for (fixture, "Looking for a way to win…");
  activate (fixture, "win.undo");
  wait_until_gone (fixture, "Looking for a way to win…");
  g_assert_cmpuint (pat_game_get_history_cursor (game), ==, 1);
}

/* A pause and the page of games do not end it. */
static void
test_out_of_sight (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const ways[][2] = {
    { "win.pause", "win.pause" }, { "win.choose", "win.back" }
  };
  PatGame *game = show_deal (fixture, "freecell#617");

  activate (fixture, "win.demonstration");
  wait_for_moves (game, 1);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      guint n_moves;

      activate (fixture, ways[i][0]);
      n_moves = pat_game_get_n_moves (game);
      wait (3000);
      g_assert_cmpuint (pat_game_get_n_moves (game), ==, n_moves);
      activate (fixture, ways[i][1]);
      wait_for_moves (game, n_moves + 2);
    }
}

/* It ends when the player does something, and says so if there is no way to win; that is known when
 * it begins again. */
static void
test_lost_demonstration (Fixture       *fixture,
                         gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#11982");

  activate (fixture, "win.demonstration");
  wait_for (fixture, "Looking for a way to win…");
  wait_for (fixture, "This game is lost; playing on");
  wait_for_moves (game, 1);
  g_assert_true (pat_game_undo (game));
  activate (fixture, "win.demonstration");
  g_assert_nonnull (find_shown (fixture, "This game is lost; playing on"));
  wait_for_moves (game, 1);
}

/* What a demonstration has found out is a verdict, and a verdict needs no search by it. */
static void
test_shared_verdict (Fixture       *fixture,
                     gconstpointer  data)
{
  show_deal (fixture, "freecell#11982");
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  wait_for (fixture, "This deal cannot be won");
  activate (fixture, "win.demonstration");
  g_assert_nonnull (find_shown (fixture, "This game is lost; playing on"));
  activate (fixture, "win.demonstration");
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
  show_deal (fixture, "freecell#146692");
  activate (fixture, "win.demonstration");
  wait_for (fixture, "This game is lost; playing on");
  activate (fixture, "win.demonstration");
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  g_assert_nonnull (find_shown (fixture, "This deal cannot be won"));
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
}

/* Whoever takes to the cards has the game back. */
static void
test_taken_over (Fixture       *fixture,
                 gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "freecell#617");
  RiffleBoard *board = riffle_window_get_board (fixture->window);
  guint n_moves;

  activate (fixture, "win.demonstration");
  wait_for (fixture, "Showing a way to win");
  wait_for_moves (game, 3);
  g_assert_nonnull (find_shown (fixture, "Showing a way to win"));
  g_signal_emit_by_name (board, "activated");
  wait_for (fixture, "The demonstration has stopped");
  n_moves = pat_game_get_n_moves (game);
  wait_until_gone (fixture, "The demonstration has stopped");
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, n_moves);
}

/* A demonstration ends when nothing useful is left, although moves to and fro are. */
static void
test_stuck_demonstration (Fixture       *fixture,
                          gconstpointer  data)
{
  PatGame *game = show_deal (fixture, "beleaguered-castle#1");

  activate (fixture, "win.demonstration");
  while (pat_game_get_state (game) != PAT_GAME_STUCK)
    g_main_context_iteration (NULL, TRUE);
  activate (fixture, "win.demonstration");
  wait_for (fixture, "The demonstration has ended: this game cannot be won from here");
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
  g_test_add ("/app/demonstration/runs", Fixture, NULL, set_up, test_demonstration, tear_down);
  g_test_add ("/app/demonstration/covered", Fixture, NULL, set_up, test_covered, tear_down);
  g_test_add ("/app/demonstration/found-behind", Fixture, NULL, set_up,
              test_found_behind, tear_down);
  g_test_add ("/app/demonstration/out-of-sight", Fixture, NULL, set_up,
              test_out_of_sight, tear_down);
  g_test_add ("/app/demonstration/hurried", Fixture, NULL, set_up, test_hurried, tear_down);
  g_test_add ("/app/demonstration/step-and-run", Fixture, NULL, set_up,
              test_step_and_run, tear_down);
  g_test_add ("/app/demonstration/stopped-early", Fixture, NULL, set_up,
              test_stopped_early, tear_down);
  g_test_add ("/app/demonstration/lost", Fixture, NULL, set_up, test_lost_demonstration, tear_down);
  g_test_add ("/app/demonstration/shared-verdict", Fixture, NULL, set_up,
              test_shared_verdict, tear_down);
  g_test_add ("/app/demonstration/taken-over", Fixture, NULL, set_up, test_taken_over, tear_down);
  g_test_add ("/app/demonstration/stuck", Fixture, NULL, set_up,
              test_stuck_demonstration, tear_down);
  return run_tests ();
}
