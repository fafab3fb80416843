/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cards are on the board, and which card is where: mirrored, below, and as columns grow. */
#include "config.h"

#include "board-window.h"

#include "riffle-geometry.h"

/* What lies at a point is what the layout puts there, also while cards fly. */
static void
test_finds_cards (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);
  const PatPosition *position = pat_game_get_position (game);
  graphene_rect_t bounds;
  graphene_point_t centre, at;
  double x, y;
  PatSpot spot;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 1);
  gtk_native_get_surface_transform (gtk_widget_get_native (fixture->window), &x, &y);
  for (guint i = 0; i < position->n_piles; i++)
    {
      int top = (int) pat_position_get_size (position, i) - 1;

      g_assert_true (riffle_board_get_card_bounds (fixture->board, i, top, &bounds));
      centre = GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2 - (float) x,
                                    bounds.origin.y + bounds.size.height / 2 - (float) y);
      g_assert_true (gtk_widget_compute_point (fixture->window, GTK_WIDGET (fixture->board),
                                               &centre, &at));
      g_assert_true (riffle_geometry_find_card_at (fixture->board->table, at.x, at.y, &spot));
      g_assert_cmpuint (spot.pile, ==, i);
      g_assert_cmpint (spot.index, ==, top);
      /* A card that is pressed may be elsewhere when the button is released: the board is not. */
      g_assert_true (gtk_widget_pick (GTK_WIDGET (fixture->board), at.x, at.y, GTK_PICK_DEFAULT) ==
                     GTK_WIDGET (fixture->board));
    }
  g_assert_false (riffle_geometry_find_card_at (fixture->board->table, -10, -10, &spot));
}

/* The setting for the other hand mirrors the table in scripts of either direction. */
static void
test_mirrors (Fixture       *fixture,
              gconstpointer  data)
{
  const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);

  riffle_board_set_game (fixture->board, game);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    for (guint mirrored = 0; mirrored < 2; mirrored++)
      {
        graphene_rect_t stock, foundation;

        gtk_widget_set_direction (GTK_WIDGET (fixture->board), directions[i]);
        g_object_set (fixture->board, "mirrored", mirrored, NULL);
        wait_for_frames (fixture->window, 2);
        stock = get_top_bounds (fixture, game, PAT_STOCK, 1);
        foundation = get_top_bounds (fixture, game, PAT_FOUNDATION, 1);
        g_assert_cmpint (stock.origin.x < foundation.origin.x, ==,
                         (directions[i] == GTK_TEXT_DIR_LTR) == !mirrored);
      }
}

static void
test_stock_below (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("klondike", DEAL);

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (get_top_bounds (fixture, game, PAT_STOCK, 1).origin.y, <,
                     get_top_bounds (fixture, game, PAT_TABLEAU, 1).origin.y);
  g_object_set (fixture->board, "stock-below", TRUE, NULL);
  g_assert_cmpfloat (get_top_bounds (fixture, game, PAT_STOCK, 1).origin.y, >,
                     get_top_bounds (fixture, game, PAT_TABLEAU, 7).origin.y);
}

static int
get_least_height (Fixture *fixture)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->board), GTK_ORIENTATION_VERTICAL, 360, &minimum, NULL,
                      NULL, NULL);
  return minimum;
}

/* When columns grow, the cards become smaller, but not with each of them; the smallest cards need
 * more and more height. */
static void
test_keeps_size (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("gypsy", DEAL);
  guint n_changes = 0, n_deals = 0;
  float first, before;
  int least;

  riffle_board_set_game (fixture->board, game);
  wait_for_frames (fixture->window, 2);
  least = get_least_height (fixture);
  first = before = get_top_bounds (fixture, game, PAT_TABLEAU, 1).size.width;
  for (; deal_from_stock (game); n_deals++)
    {
      float width = get_top_bounds (fixture, game, PAT_TABLEAU, 1).size.width;

      n_changes += width != before;
      before = width;
    }
  g_assert_cmpuint (n_deals, ==, 10);
  g_assert_cmpfloat (before, <, first);
  g_assert_cmpuint (n_changes, <=, 4);
  g_assert_cmpint (get_least_height (fixture), >, least + 50);
  /* Another deal begins with large cards again. */
  g_assert_true (pat_game_restart (game));
  g_assert_cmpfloat (get_top_bounds (fixture, game, PAT_TABLEAU, 1).size.width, ==, first);
}

static RiffleDeckItem
find_first_place (const char *id)
{
  g_autoptr (PatGame) game = board_game_new (id, DEAL);
  const PatRules *rules = pat_game_get_rules (game);
  int pile = pat_rules_find_pile (rules, PAT_FOUNDATION, 1);

  return riffle_place_find (rules, pat_game_get_position (game), (guint) pile);
}

/* An empty foundation shows the rank that begins it, unless it only looks out from under a pile. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpuint (find_first_place ("klondike"), ==, RIFFLE_DECK_FOUNDATION_RANK (PAT_ACE));
  g_assert_cmpuint (find_first_place ("clock"), ==, RIFFLE_HIDDEN_PLACE);
}

/* A pile that takes nothing but whole runs does not ask for a single card. */
static void
test_run_places (Fixture       *fixture,
                 gconstpointer  data)
{
  const RiffleDeckItem run = RIFFLE_DECK_FOUNDATION_RUN (PAT_KING);
  g_autoptr (PatGame) game = board_game_new ("spider", DEAL);
  const PatRules *rules = pat_game_get_rules (game);
  guint pile = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, 1);
  g_autofree char *words = pat_words_pile_state (rules, pat_game_get_position (game), pile);

  g_assert_cmpuint (find_first_place ("spider"), ==, run);
  g_assert_cmpuint (find_first_place ("simple-simon"), ==, run);
  g_assert_cmpuint (find_first_place ("freecell"), ==, RIFFLE_DECK_FOUNDATION_RANK (PAT_ACE));
  g_assert_cmpstr (words, ==, "Empty: Foundation 1, takes: complete run of 13 cards, first: King");
}

static guint
get_count (Fixture *fixture,
           PatGame *game,
           PatRole  role,
           guint    number)
{
  int pile = pat_rules_find_pile (pat_game_get_rules (game), role, number);

  return riffle_table_get_pile (fixture->board->table, (guint) pile)->count.n_cards;
}

/* Piles of which only the uppermost card is seen tell how many cards they have. */
static void
test_counts (Fixture       *fixture,
             gconstpointer  data)
{
  const struct
  {
    const char *id;
    PatRole     role;
    guint       number;
    guint       count;
  } rows[] = {
    { "the-wish", PAT_TABLEAU, 1, 4 }, { "the-wish", PAT_TABLEAU, 8, 4 },
    { "the-wish", PAT_DISCARD, 1, 0 }, { "lady-of-the-manor", PAT_TABLEAU, 4, 12 },
    { "crescent", PAT_TABLEAU, 16, 6 }, { "matrimony", PAT_TABLEAU, 1, 0 },
    { "klondike", PAT_STOCK, 1, 24 }, { "klondike", PAT_TABLEAU, 7, 0 },
    { "canfield", PAT_RESERVE, 1, 13 }, { "carpet", PAT_FOUNDATION, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PatGame) game = board_game_new (rows[i].id, DEAL);

      g_test_message ("%s, row %u", rows[i].id, i);
      riffle_board_set_game (fixture->board, game);
      g_assert_cmpuint (get_count (fixture, game, rows[i].role, rows[i].number), ==,
                        rows[i].count);
    }
}

/* The number follows the moves: a pair goes from two piles to the discarded cards. */
static void
test_counts_follow (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (PatGame) game = board_game_new ("the-wish", DEAL);
  guint n_threes = 0;
  PatMove move;

  riffle_board_set_game (fixture->board, game);
  g_assert_true (pat_game_hint (game, &move));
  g_assert_true (pat_game_play (game, &move, NULL));
  for (guint number = 1; number <= 8; number++)
    n_threes += get_count (fixture, game, PAT_TABLEAU, number) == 3;
  g_assert_cmpuint (n_threes, ==, 2);
  g_assert_cmpuint (get_count (fixture, game, PAT_DISCARD, 1), ==, 2);
}

/* A chosen card comes up, but in the uppermost row no farther than it can be seen. */
static void
test_raises_within (Fixture       *fixture,
                    gconstpointer  data)
{
  const struct
  {
    PatRole role;
    guint   number;
  } piles[] = { { PAT_STOCK, 1 }, { PAT_TABLEAU, 22 } };
  g_autoptr (PatGame) game = board_game_new ("pyramid", 3);
  graphene_rect_t board, before, after;

  riffle_board_set_game (fixture->board, game);
  g_object_set (fixture->board, "animate", FALSE, NULL);
  wait_for_frames (fixture->window, 2);
  resize (fixture, 1100, 700);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->board), fixture->window, &board));
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      int pile = pat_rules_find_pile (pat_game_get_rules (game), piles[i].role, piles[i].number);
      guint size = pat_position_get_size (pat_game_get_position (game), (guint) pile);

      before = get_top_bounds (fixture, game, piles[i].role, piles[i].number);
      click (fixture, (guint) pile, (int) size - 1);
      g_assert_cmpuint (riffle_board_get_selection_size (fixture->board), ==, 1);
      after = get_top_bounds (fixture, game, piles[i].role, piles[i].number);
      g_assert_cmpfloat (after.origin.y, <, before.origin.y);
      g_assert_cmpfloat (after.origin.y, >=, board.origin.y + 4);
      riffle_board_cancel (fixture->board);
    }
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
  g_test_add ("/board/finds-cards", Fixture, NULL, set_up, test_finds_cards, tear_down);
  g_test_add ("/board/mirrors", Fixture, NULL, set_up, test_mirrors, tear_down);
  g_test_add ("/board/stock-below", Fixture, NULL, set_up, test_stock_below, tear_down);
  g_test_add ("/board/keeps-size", Fixture, NULL, set_up, test_keeps_size, tear_down);
  g_test_add ("/board/places", Fixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/board/run-places", Fixture, NULL, set_up, test_run_places, tear_down);
  g_test_add ("/board/counts", Fixture, NULL, set_up, test_counts, tear_down);
  g_test_add ("/board/counts-follow", Fixture, NULL, set_up, test_counts_follow, tear_down);
  g_test_add ("/board/raises-within", Fixture, NULL, set_up, test_raises_within, tear_down);
  return g_test_run ();
}
