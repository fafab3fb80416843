/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in motion: what flies when and where to, and that the game never waits for it. */
#include "config.h"

#include "board-game.h"
#include "board-motion.h"
#include "riffle-geometry.h"

#define SKIPPED 77

/* The columns get their cards in rounds, each card after the one before it. */
static gint64
assert_dealt_in_rounds (Motion *fixture)
{
  gint64 last = -1;

  for (guint round = 0; round < 7; round++)
    for (guint column = round + 1; column <= 7; column++)
      {
        RiffleCard *card = motion_get_card (fixture, PAT_TABLEAU, column, round);

        g_assert_true (card->flight.under_way);
        g_assert_true (card->floating);
        g_assert_true (pat_card_is_face_down (card->shown));
        g_assert_cmpint (card->flight.delay_usec, >, last);
        last = card->flight.delay_usec;
      }
  return last;
}

static void
test_deal (Motion        *fixture,
           gconstpointer  data)
{
  g_autoptr (PatGame) slow = board_game_new_for_deal ("klondike#1");
  g_autoptr (PatGame) fast = board_game_new_for_deal ("klondike#2");
  gint64 slow_usec, fast_usec;

  riffle_board_set_game (fixture->board, slow);
  g_assert_cmpuint (motion_count_flying (fixture), ==, 28);
  slow_usec = assert_dealt_in_rounds (fixture);
  /* In the middle, some lie and some wait. */
  motion_advance (fixture, slow_usec / 2);
  g_assert_cmpuint (motion_count_flying (fixture), >, 5);
  g_assert_cmpuint (motion_count_flying (fixture), <, 23);
  motion_land_all (fixture);
  g_object_set (fixture->board, "fast-deal", TRUE, NULL);
  riffle_board_set_game (fixture->board, fast);
  fast_usec = assert_dealt_in_rounds (fixture);
  g_assert_cmpint (fast_usec, <, slow_usec / 5);
  motion_land_all (fixture);
}

static void
test_speed (Motion        *fixture,
            gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  g_autoptr (PatGame) next = board_game_new_for_deal ("klondike#1");
  RiffleCard *top;
  gint64 delay, duration;

  riffle_board_set_game (fixture->board, game);
  top = motion_get_top (fixture, PAT_TABLEAU, 7);
  delay = top->flight.delay_usec;
  duration = top->flight.duration_usec;
  g_object_set (fixture->board, "speed", 0.5, NULL);
  riffle_board_set_game (fixture->board, next);
  top = motion_get_top (fixture, PAT_TABLEAU, 7);
  g_assert_cmpint (top->flight.delay_usec, ==, 2 * delay);
  g_assert_cmpint (top->flight.duration_usec, ==, 2 * duration);
  motion_land_all (fixture);
}

/* A card takes the longer the farther it flies, on whichever side of the board the stock is. */
static void
test_far (Motion        *fixture,
          gconstpointer  data)
{
  for (gboolean mirrored = FALSE; mirrored <= TRUE; mirrored++)
    {
      g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
      gint64 last = 0;

      g_object_set (fixture->board, "mirrored", mirrored, NULL);
      riffle_board_set_game (fixture->board, game);
      for (guint column = 1; column <= 7; column++)
        {
          gint64 duration = motion_get_top (fixture, PAT_TABLEAU, column)->flight.duration_usec;

          g_assert_cmpint (duration, >, last);
          last = duration;
        }
      motion_land_all (fixture);
    }
}

/* A click in the middle of a deal is a move in the game. */
static void
test_plays_in_deal (Motion        *fixture,
                    gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  guint stock = (guint) pat_rules_find_pile (pat_game_get_rules (game), PAT_STOCK, 1);

  riffle_board_set_game (fixture->board, game);
  motion_advance (fixture, 1000);
  gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.click", "(ui)", stock, 23);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (motion_count_flying (fixture), ==, 29);
  g_assert_true (riffle_table_is_in_step (fixture->board->table));
  motion_land_all (fixture);
}

/* A hint points at cards where they lie, not where they are on their way. */
static void
test_hint_in_deal (Motion        *fixture,
                   gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  PatMove move;

  riffle_board_set_game (fixture->board, game);
  motion_advance (fixture, 1000);
  g_assert_cmpuint (motion_count_flying (fixture), >, 0);
  g_assert_true (pat_game_hint (game, &move));
  riffle_board_show_hint (fixture->board, &move);
  g_assert_cmpuint (motion_count_flying (fixture), ==, 0);
}

/* The card turns on its way to the waste; undo brings it back the same way. */
static void
test_turns_and_returns (Motion        *fixture,
                        gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  RiffleCard *card;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  motion_play (game, "s");
  card = motion_get_top (fixture, PAT_WASTE, 1);
  g_assert_true (card->flight.under_way);
  g_assert_true (pat_card_is_face_down (card->shown));
  motion_advance (fixture, card->flight.duration_usec / 10);
  g_assert_true (pat_card_is_face_down (card->shown));
  g_assert_cmpfloat (card->squeeze, <, 1);
  motion_advance (fixture, card->flight.duration_usec * 9 / 10);
  g_assert_false (pat_card_is_face_down (card->shown));
  g_assert_cmpfloat (card->squeeze, <, 1);
  motion_land_all (fixture);
  g_assert_true (pat_game_undo (game));
  g_assert_true (card->flight.under_way);
  g_assert_true (card->floating);
  g_assert_true (card == motion_get_top (fixture, PAT_STOCK, 1));
  motion_land_all (fixture);
}

/* The waste is turned over card by card: the one that will lie at the bottom goes first. */
static void
test_turns_waste_over (Motion        *fixture,
                       gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");

  riffle_board_set_game (fixture->board, game);
  for (guint i = 0; i < 24; i++)
    motion_play (game, "s");
  motion_land_all (fixture);
  motion_play (game, "s");
  g_assert_cmpuint (motion_count_flying (fixture), ==, 24);
  for (guint i = 1; i < 24; i++)
    g_assert_cmpint (motion_get_card (fixture, PAT_STOCK, 1, i)->flight.delay_usec, >,
                     motion_get_card (fixture, PAT_STOCK, 1, i - 1)->flight.delay_usec);
  motion_land_all (fixture);
}

/* All cards of the stacks go to other places, one after the other. */
static void
test_shuffles (Motion        *fixture,
               gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("three-shuffles#1");
  gint64 last = 0;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  riffle_board_begin_special (fixture->board, 0);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (motion_count_flying (fixture), >, 30);
  for (guint i = 1; i <= 16; i++)
    last = MAX (last, motion_get_top (fixture, PAT_TABLEAU, i)->flight.delay_usec);
  g_assert_cmpint (last, >, 0);
  motion_land_all (fixture);
}

/* Cards come after the pointer, higher and higher above the table, and without animations they are
 * where it is. */
static void
follow (Motion     *fixture,
        RiffleCard *card)
{
  gint64 now = 1;
  float x = card->at.x;

  g_assert_cmpfloat (card->at.x, <, card->target.x + 200);
  while (riffle_drag_advance (fixture->board->drag, now))
    {
      g_assert_cmpfloat (card->at.x, >=, x);
      g_assert_cmpfloat (card->at.x, <=, card->target.x + 200);
      x = card->at.x;
      now += 10000;
    }
  g_assert_cmpint (now, <, 400000);
  g_assert_cmpfloat (card->at.x, ==, card->target.x + 200);
  g_assert_cmpfloat (card->lift, ==, 1);
  g_object_set (fixture->board, "animate", FALSE, NULL);
  riffle_board_press_funcs.carry (GRAPHENE_POINT_INIT (100, 40), fixture->board);
  g_assert_cmpfloat (card->at.x, ==, card->target.x + 100);
  g_assert_cmpfloat (card->at.y, ==, card->target.y + 40);
  g_object_set (fixture->board, "animate", TRUE, NULL);
}

/* What the pointer has dropped rolls back to where it was. */
static void
test_slides_back (Motion        *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  RiffleCard *card;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  card = motion_get_top (fixture, PAT_TABLEAU, 6);
  g_assert_true (riffle_board_press_funcs.grab ((PatSpot) { card->pile, card->index },
                                                fixture->board));
  riffle_board_press_funcs.carry (GRAPHENE_POINT_INIT (200, 0), fixture->board);
  follow (fixture, card);
  riffle_board_press_funcs.cancel (fixture->board);
  g_assert_cmpuint (motion_count_flying (fixture), ==, 1);
  g_assert_true (card->flight.under_way);
  g_assert_true (card->flight.is_rolling);
  g_assert_true (card->floating);
  motion_advance (fixture, card->flight.duration_usec / 2);
  g_assert_cmpfloat (card->at.x, >, card->target.x);
  g_assert_cmpfloat (card->lift, <, 1);
  motion_land_all (fixture);
  g_assert_cmpfloat (card->lift, ==, 0);
}

/* Who does not want to see more of it sees no more of it. */
static void
test_stops (Motion        *fixture,
            gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");

  riffle_board_set_game (fixture->board, game);
  g_assert_cmpuint (motion_count_flying (fixture), >, 0);
  g_object_set (fixture->board, "animate", FALSE, NULL);
  motion_assert_at_rest (fixture);
}

/* Moves the dragged cards until they lie on a pile. */
static void
drag_to (Motion    *fixture,
         RifflePile *pile)
{
  RiffleBoard *board = fixture->board;
  const PatUnit *unit = &board->selection.unit;
  RiffleCard *leader = riffle_table_get_card (board->table,
                                              (PatSpot) { unit->pile, (int) unit->index });
  graphene_rect_t extent = riffle_geometry_get_extent (board->table, pile->number,
                                                       pile->cards->len);

  riffle_board_press_funcs.carry (GRAPHENE_POINT_INIT (extent.origin.x - leader->target.x,
                                                       extent.origin.y - leader->target.y),
                                  board);
}

static void
assert_marked (RifflePile *pile,
               gboolean    is_destination,
               gboolean    is_target)
{
  GtkWidget *widget = GTK_WIDGET (pile->cards->len > 0 ? (gpointer) riffle_pile_get_top (pile)
                                  : pile);

  g_assert_cmpint (gtk_widget_has_css_class (widget, "destination"), ==, is_destination);
  g_assert_cmpint (gtk_widget_has_css_class (widget, "target"), ==, is_target);
}

/* Of all destinations that are marked the one is told apart that dragged cards are over. */
static void
test_target (Motion        *fixture,
             gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("freecell#1");
  RiffleBoard *board = fixture->board;
  RifflePile *first, *second, *column;

  riffle_board_set_game (board, game);
  motion_land_all (fixture);
  column = motion_get_pile (fixture, PAT_TABLEAU, 1);
  first = motion_get_pile (fixture, PAT_CELL, 1);
  second = motion_get_pile (fixture, PAT_CELL, 2);
  g_assert_true (riffle_board_press_funcs.grab ((PatSpot) { column->number,
                                                            (int) column->cards->len - 1 },
                                                board));
  assert_marked (first, TRUE, FALSE);
  drag_to (fixture, first);
  assert_marked (first, TRUE, TRUE);
  assert_marked (second, TRUE, FALSE);
  drag_to (fixture, second);
  assert_marked (first, TRUE, FALSE);
  assert_marked (second, TRUE, TRUE);
  drag_to (fixture, motion_get_pile (fixture, PAT_FOUNDATION, 1)); /* no ace */
  assert_marked (second, TRUE, FALSE);
  assert_marked (motion_get_pile (fixture, PAT_FOUNDATION, 1), FALSE, FALSE);
  drag_to (fixture, first);
  g_assert_true (riffle_board_press_funcs.drop (board));
  g_assert_cmpuint (first->cards->len, ==, 1);
  assert_marked (first, FALSE, FALSE);
  assert_marked (second, FALSE, FALSE);
}

static void
cancel_cb (RiffleBoard *board,
           gpointer     user_data)
{
  riffle_board_cancel (board);
}

/* No card follows the pointer if a handler cancels what was taken up. */
static void
test_cancelled_grab (Motion        *fixture,
                     gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  int column = pat_rules_find_pile (pat_game_get_rules (game), PAT_TABLEAU, 1);

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  g_signal_connect (fixture->board, "activated", G_CALLBACK (cancel_cb), NULL);
  g_assert_false (riffle_board_press_funcs.grab ((PatSpot) { (guint) column, 0 }, fixture->board));
  g_assert_false (riffle_drag_is_active (fixture->board->drag));
  g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 0);
  motion_assert_at_rest (fixture);
}

/* A press means a card as far beside it as a quarter of its width, to the part of a pixel. */
static void
test_near (Motion        *fixture,
           gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new_for_deal ("klondike#1");
  int width = 0;
  PatSpot spot;

  riffle_board_set_game (fixture->board, game);
  motion_land_all (fixture);
  for (guint i = 0; i < riffle_table_get_n_piles (fixture->board->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (fixture->board->table, i);

      if (pat_rules_get_role (pat_game_get_rules (game), i) != PAT_STOCK)
        continue;
      width = pile->card_width;
      g_assert_cmpint (width % 4, !=, 0);
      g_assert_true (riffle_geometry_find_card_near (fixture->board->table, pile->base.x + 5,
                                                     pile->base.y - width / 4 - 0.1, &spot));
      g_assert_cmpuint (spot.pile, ==, i);
      g_assert_false (riffle_geometry_find_card_near (fixture->board->table, pile->base.x + 5,
                                                      pile->base.y - width / 4 - 1, &spot));
    }
  g_assert_cmpint (width, >, 0);
}

/* What was to be said is not said for a board that is disposed of. */
static void
test_disposed_is_silent (Motion        *fixture,
                         gconstpointer  data)
{
  g_autoptr (RiffleBoard) board = g_object_ref (fixture->board);

  riffle_board_announce (board, "The game is over.");
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, board->announcer));
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  g_object_run_dispose (G_OBJECT (board));
  g_assert_null (g_main_context_find_source_by_user_data (NULL, board->announcer));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void        (*run) (Motion *, gconstpointer);
  }
  tests[] = {
    { "/motion/deal", test_deal },
    { "/motion/speed", test_speed },
    { "/motion/far", test_far },
    { "/motion/plays-in-deal", test_plays_in_deal },
    { "/motion/hint-in-deal", test_hint_in_deal },
    { "/motion/turns-and-returns", test_turns_and_returns },
    { "/motion/turns-waste-over", test_turns_waste_over },
    { "/motion/shuffles", test_shuffles },
    { "/motion/slides-back", test_slides_back },
    { "/motion/stops", test_stops },
    { "/motion/target", test_target },
    { "/motion/cancelled-grab", test_cancelled_grab },
    { "/motion/near", test_near },
    { "/motion/disposed-is-silent", test_disposed_is_silent },
  };

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Motion, NULL, motion_set_up, tests[i].run, motion_tear_down);
  return g_test_run ();
}
