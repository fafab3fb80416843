/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clicks on the board: what is held then or refused, and where the focus stays. */
#include "config.h"

#include "board-window.h"

static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          Fixture        *fixture)
{
  fixture->n_moved++;
}

/* Klondike 2: the two of Clubs lies on column 2; it may not go on the three of Clubs of column
 * 5. */
static void
test_selects_and_refuses (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", 2);
  int t2 = pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 2);
  int t5 = pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 5);

  riffle_board_set_game (fixture->board, game);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), fixture);
  click (fixture, (guint) t2, 1);
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 1);
  click (fixture, (guint) t5, 4);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 1);
  g_assert_true (riffle_board_cancel (fixture->board));
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 0);
  g_assert_false (riffle_board_cancel (fixture->board));
  g_assert_cmpuint (fixture->n_moved, ==, 0);
  click (fixture, (guint) t2, 0);
  g_assert_cmpuint (fixture->n_refused, ==, 2);
  g_assert_cmpint (fixture->refused, ==, -1);
}

/* That there is nothing left to deal is said of the stock, wherever the focus is. */
static void
test_refuses_stock (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("golf", 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);

  riffle_board_set_game (fixture->board, game);
  while (deal_from_stock (game))
    ;
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  click (fixture, stock, -1);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (fixture->refused, ==, (int) stock);
}

/* The focus stays on the board when cards that have it move, and follows the player's own moves. */
static void
test_keeps_focus (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", 1);
  guint t7 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 7);
  guint f1 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_FOUNDATION, 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);
  guint pile;
  int index;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  click (fixture, t7, 6);
  click (fixture, f1, -1);
  g_assert_true (riffle_board_get_focus (fixture->board, &pile, &index));
  g_assert_cmpuint (pile, ==, f1);
  g_assert_cmpint (index, ==, 0);
  click (fixture, stock, 23);
  g_assert_true (riffle_board_get_focus (fixture->board, &pile, &index));
  g_assert_cmpuint (pile, ==, stock);
  pat_game_undo (game);
  pat_game_undo (game);
  g_assert_true (riffle_board_get_focus (fixture->board, &pile, &index));
  g_assert_cmpuint (pile, ==, stock);
}

/* The same if keys come before the window has been drawn for the first time. */
static void
test_keeps_focus_before_layout (void)
{
  Fixture fixture = { 0 };
  g_autoptr (PatGame) game = board_game_new ("klondike", 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);
  guint pile;
  int index;

  fixture.window = gtk_window_new ();
  fixture.board = RIFFLE_BOARD (riffle_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture.window), GTK_WIDGET (fixture.board));
  riffle_board_set_game (fixture.board, game);
  gtk_window_present (GTK_WINDOW (fixture.window));
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  for (int top = 23; top > 20; top--)
    {
      click (&fixture, stock, top);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.board)), ==, 0);
      g_assert_true (riffle_board_get_focus (fixture.board, &pile, &index));
      g_assert_cmpuint (pile, ==, stock);
      g_assert_cmpint (index, ==, top - 1);
    }
  tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
  g_test_add ("/board/selects-and-refuses", Fixture, NULL, set_up, test_selects_and_refuses,
              tear_down);
  g_test_add ("/board/keeps-focus", Fixture, NULL, set_up, test_keeps_focus, tear_down);
  g_test_add_func ("/board/keeps-focus-before-layout", test_keeps_focus_before_layout);
  g_test_add ("/board/refuses-stock", Fixture, NULL, set_up, test_refuses_stock, tear_down);
  return g_test_run ();
}
