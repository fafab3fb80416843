/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints and verdicts in a window: they come while the window goes on; needs a display. */
#include "config.h"

#include <locale.h>

#include "riffle-window-parts.h"
#include "ui-compat.h"
#include "ui-questions.h"
#include "window-fixture.h"

static GtkLabel *
find_label (GtkWidget  *widget,
            const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static void
wait_for (Fixture    *fixture,
          const char *text)
{
  while (find_label (GTK_WIDGET (fixture->window), text) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_until_gone (Fixture    *fixture,
                 const char *text)
{
  while (find_label (GTK_WIDGET (fixture->window), text) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Presses the button with a label. */
static void
press (Fixture    *fixture,
       const char *label)
{
  GtkLabel *found = find_label (GTK_WIDGET (fixture->window), label);

  g_assert_nonnull (found);
  g_signal_emit_by_name (gtk_widget_get_ancestor (GTK_WIDGET (found), GTK_TYPE_BUTTON), "clicked");
}

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
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "This deal can be won"));
  wait_for (fixture, "This deal cannot be won");
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "This deal can be won"));
  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  pat_game_play (game, &moves->moves[0], NULL);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "This deal cannot be won"));
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "This game can no longer be won"));
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
        is_named |= find_label (GTK_WIDGET (fixture->window), texts[i]) != NULL;
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

static void
wait_for_moves (PatGame *game,
                guint    n_moves)
{
  while (pat_game_get_n_moves (game) < n_moves)
    g_main_context_iteration (NULL, TRUE);
}

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
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "Showing a way to win"));
  press (fixture, "Stop");
  wait_for (fixture, "The demonstration has stopped");
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 3);
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "Showing a way to win"));
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "Stop"));
}

static void
answered_cb (const char *answer,
             gpointer    owner)
{
}

static void
wait_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static void
wait (guint msec)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (msec, wait_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* What nobody sees is not played: it goes on when the dialog is closed. */
static void
test_covered (Fixture       *fixture,
              gconstpointer  data)
{
  static const RiffleUiResponse answers[] = { { "yes", "Yes", FALSE }, { NULL } };
  PatGame *game = show_deal (fixture, "freecell#617");
  GtkWidget *dialog;
  guint n_moves;

  activate (fixture, "win.demonstration");
  wait_for_moves (game, 1);
  dialog = riffle_ui_ask (GTK_WIDGET (fixture->window), "Question", "A question",
                          answers, answered_cb, fixture->window);
  n_moves = pat_game_get_n_moves (game);
  wait (3000);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, n_moves);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "Stop"));
  riffle_ui_close (dialog);
  wait_for_moves (game, n_moves + 2);
}

/* A way that was found behind a dialog is not lost. */
static void
test_found_behind (Fixture       *fixture,
                   gconstpointer  data)
{
  static const RiffleUiResponse answers[] = { { "yes", "Yes", FALSE }, { NULL } };
  PatGame *game = show_deal (fixture, "klondike#3");
  GtkWidget *dialog;

  activate (fixture, "win.demonstration");
  dialog = riffle_ui_ask (GTK_WIDGET (fixture->window), "Question", "A question",
                          answers, answered_cb, fixture->window);
  wait (3000);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 0);
  riffle_ui_close (dialog);
  wait_for_moves (game, 1);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "Showing a way to win"));
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
      g_assert_null (find_label (GTK_WIDGET (fixture->window),
                                 "No way to win is known; playing on"));
    }
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "The demonstration has stopped"));
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
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "Deal 5: Easy"));
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
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "This game is lost; playing on"));
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
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "This game is lost; playing on"));
  activate (fixture, "win.demonstration");
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
  show_deal (fixture, "freecell#146692");
  activate (fixture, "win.demonstration");
  wait_for (fixture, "This game is lost; playing on");
  activate (fixture, "win.demonstration");
  g_settings_set_boolean (fixture->settings, "show-verdict", TRUE);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "This deal cannot be won"));
  g_settings_set_boolean (fixture->settings, "show-verdict", FALSE);
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
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "This deal cannot be won"));
  /* Other rules are another game. */
  open_deal (fixture, "freecell:cells=3#11982");
  g_assert_null (find_label (GTK_WIDGET (fixture->window), "This deal cannot be won"));
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
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "Showing a way to win"));
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
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  application = ADW_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add ("/app/hints/verdict", Fixture, NULL, set_up, test_verdict, tear_down);
  g_test_add ("/app/hints/lost-verdict", Fixture, NULL, set_up, test_lost_verdict, tear_down);
  g_test_add ("/app/hints/lost-hint", Fixture, NULL, set_up, test_lost_hint, tear_down);
  g_test_add ("/app/hints/special", Fixture, NULL, set_up, test_special_hint, tear_down);
  g_test_add ("/app/hints/hint", Fixture, NULL, set_up, test_hint, tear_down);
  g_test_add ("/app/hints/late", Fixture, NULL, set_up, test_late_hint, tear_down);
  g_test_add ("/app/hints/demonstration", Fixture, NULL, set_up, test_demonstration, tear_down);
  g_test_add ("/app/hints/covered", Fixture, NULL, set_up, test_covered, tear_down);
  g_test_add ("/app/hints/found-behind", Fixture, NULL, set_up, test_found_behind, tear_down);
  g_test_add ("/app/hints/out-of-sight", Fixture, NULL, set_up, test_out_of_sight, tear_down);
  g_test_add ("/app/hints/hurried", Fixture, NULL, set_up, test_hurried, tear_down);
  g_test_add ("/app/hints/step-and-run", Fixture, NULL, set_up, test_step_and_run, tear_down);
  g_test_add ("/app/hints/other-game", Fixture, NULL, set_up, test_other_game, tear_down);
  g_test_add ("/app/hints/stopped-early", Fixture, NULL, set_up, test_stopped_early, tear_down);
  g_test_add ("/app/hints/lost", Fixture, NULL, set_up, test_lost_demonstration, tear_down);
  g_test_add ("/app/hints/shared-verdict", Fixture, NULL, set_up, test_shared_verdict, tear_down);
  g_test_add ("/app/hints/kept-verdict", Fixture, NULL, set_up, test_kept_verdict, tear_down);
  g_test_add ("/app/hints/way-back", Fixture, NULL, set_up, test_way_back, tear_down);
  g_test_add ("/app/hints/one-question", Fixture, NULL, set_up, test_one_question, tear_down);
  g_test_add ("/app/hints/taken-over", Fixture, NULL, set_up, test_taken_over, tear_down);
  g_test_add ("/app/hints/one-search", Fixture, NULL, set_up, test_one_search, tear_down);
  g_test_add ("/app/hints/stuck", Fixture, NULL, set_up, test_stuck_demonstration, tear_down);
  g_test_add ("/app/hints/closed", Fixture, NULL, set_up, test_closed, tear_down);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
