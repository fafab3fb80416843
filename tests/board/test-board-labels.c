/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards of a pile a screen reader finds on the board. */
#include "config.h"

#include "board-window.h"

/* Cards of a pile that a screen reader comes upon. */
static guint
count_heard (Fixture *fixture,
             guint    pile)
{
  RifflePile *widget = riffle_table_get_pile (fixture->board->table, pile);
  guint n_heard = 0;

  for (guint i = 0; i < widget->cards->len; i++)
    {
      GtkAccessible *card = GTK_ACCESSIBLE (riffle_pile_get_card (widget, i));
      g_autofree char *shown = gtk_test_accessible_check_state (card, GTK_ACCESSIBLE_STATE_HIDDEN,
                                                                TRUE);

      n_heard += shown != NULL;
    }
  return n_heard;
}

static void
assert_heard (Fixture *fixture,
              PatGame *game,
              guint    n_in_column_7)
{
  const PatRules *rules = pat_game_get_rules (game);
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint t7 = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 7);

  g_assert_cmpuint (count_heard (fixture, stock), ==, 1);
  g_assert_cmpuint (count_heard (fixture, t7), ==, n_in_column_7);
}

/* What lies exactly under another card is not there for screen readers, however often the board
 * goes out of sight and comes back. */
static void
test_hides_buried (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", 1);
  guint t7 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 7);
  guint f1 = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_FOUNDATION, 1);
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  assert_heard (fixture, game, 7);
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), FALSE);
  click (fixture, t7, 6);
  click (fixture, f1, -1);
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), TRUE);
  wait_for_frames (fixture->window, 2);
  assert_heard (fixture, game, 6);
  for (guint n = 1; n <= 5; n++)
    {
      click (fixture, stock, 24 - (int) n);
      wait_for_frames (fixture->window, 2);
      assert_heard (fixture, game, 6);
    }
  gtk_widget_set_visible (fixture->window, FALSE);
  gtk_widget_set_visible (fixture->window, TRUE);
  wait_for_frames (fixture->window, 2);
  assert_heard (fixture, game, 6);
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
  g_test_add ("/board/hides-buried", Fixture, NULL, set_up, test_hides_buried, tear_down);
  return g_test_run ();
}
