/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What clicks mean for cards that go from pile to pile: units, destinations, the stock, double
 * clicks, drags. */
#include "config.h"

#include "click-rows.h"

#define DOWN_RED_BLACK (PAT_DOWN | PAT_ALTERNATE)
#define REST           { .role = PAT_DISCARD, .count = 1, .at = { .x = 9 }, .deal = "*" }

static const PatPileSpec klondike_piles[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_OPEN },
  REST,
  { 0 }
};

RULES_VARIANT (klondike, klondike_piles, .stock = { PAT_WASTE, 1, 0 });
RULES_VARIANT (quick, klondike_piles, .stock = { PAT_WASTE, 1, 0 }, .single_click = TRUE);
RULES_VARIANT (spider, klondike_piles, .stock = { PAT_TABLEAU, 1, 0, TRUE });

static void
test_first_click (void)
{
  static const ClickRow rows[] = {
    /* What a card takes along. */
    { &klondike, "tableau 1: <KS> 9S 8H 7C", "t1", "hold [t1.4*1]" },
    { &klondike, "tableau 1: <KS> 9S 8H 7C", "t1.2", "hold [t1.2*3]" },
    { &klondike, "waste: 9S 8H", "w", "hold [w.2*1]" },
    /* Why a card cannot be taken. */
    { &klondike, "tableau 1: <KS> 9S 8H 7C", "t1.1", "t1*4>x: face down" },
    { &klondike, "waste: 9S 8H", "w.1", "w*2>x: not top" },
    { &klondike, "waste: 9S 8H", "w.3", "w>w: nothing there" },
    /* Places. */
    { &klondike, "tableau 1: 9S", "t2", "place @t2" },
    { &klondike, "tableau 1: 9S", "w", "place @w" },
    /* A card is held even if nothing takes it now. */
    { &klondike, "tableau 1: 9S; tableau 2: 9C", "t1", "hold [t1.1*1]" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_destination (void)
{
  static const ClickRow rows[] = {
    { &klondike, "tableau 1: 9S; tableau 2: TH", "t1 t2", "t1>t2 @t2" },
    { &klondike, "tableau 1: KC 9S 8H; tableau 2: TH", "t1.2 t2", "t1*2>t2 @t2" },
    { &klondike, "tableau 1: AS", "t1 f3", "t1>f3 @f3" },
    { &klondike, "tableau 1: 5C KS; tableau 2: 9C", "t1 t3", "t1>t3 @t3" },
    /* What is clicked on instead is held. */
    { &klondike, "tableau 1: 9S; tableau 2: TC", "t1 t2", "t1>t2: build [t2.1*1]" },
    { &klondike, "tableau 1: 9S; tableau 2: <TC> JC 4H", "t1 t2.2", "t1>t2: build [t2.2*2]" },
    { &klondike, "tableau 1: 9S; tableau 2: <TC> JC", "t1 t2.1", "t1>t2: build" },
    { &klondike, "tableau 1: 9S", "t1 t2", "t1>t2: fill" },
    { &klondike, "tableau 1: 9S; waste: 2C", "t1 w", "t1>w: takes nothing [w.1*1]" },
    /* With keys the selection stays. */
    { &klondike, "tableau 1: 9S; tableau 2: TC", "t1 t2", "t1>t2: build [t1.1*1]", PAT_CLICK_KEEP },
    { &klondike, "tableau 1: 9S", "t1 t2", "t1>t2: fill [t1.1*1]", PAT_CLICK_KEEP },
    /* The pile of the selection. */
    { &klondike, "tableau 1: KC 9S 8H", "t1 t1", "put back" },
    { &klondike, "tableau 1: KC 9S 8H", "t1.2 t1.2", "put back" },
    { &klondike, "tableau 1: KC 9S 8H", "t1.2 t1", "hold [t1.3*1]" },
    { &klondike, "tableau 1: <KC> 9S 8H", "t1.2 t1.1", "nothing" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_stock (void)
{
  static const ClickRow rows[] = {
    { &klondike, "stock: <2C> <3C>", "s", "s @s" },
    { &klondike, "stock: <2C> <3C>; tableau 1: 9S", "t1 s", "s @s" },
    { &klondike, "waste: 3C", "s", "s: stock empty" },
    { &klondike, "waste: 3C", "stock", "s: stock empty" },
    { &klondike, "stock: <2C> <3C>; tableau 1: 9S", "t1 stock", "s @s" },
    { &klondike, "stock: <2C>", "double:s", "s @s" },
    /* Cards that go to all columns are dealt once with a double click. */
    { &spider, "stock: <2C>; tableau 1: 2S; tableau 2: 3S; tableau 3: 4S; tableau 4: 5S", "s",
      "s @s lone" },
    { &spider, "stock: <2C>; tableau 1: 2S", "s", "s: spaces first" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

/* Games, or players, for whom one click is enough. */
static void
test_one_click (void)
{
  static const ClickRow rows[] = {
    { &quick, "tableau 1: 9S; tableau 2: TH", "t1", "t1>t2 @t1 lone" },
    { &quick, "tableau 1: 9S; tableau 2: TH; tableau 3: TD", "t1", "hold [t1.1*1]" },
    { &quick, "tableau 1: 9S; tableau 2: TC", "t1", "hold [t1.1*1]" },
    { &quick, "tableau 1: 9S 8H; tableau 2: TH; tableau 3: 9C", "t1.1", "t1*2>t2 @t1 lone" },
    { &klondike, "tableau 1: 9S; tableau 2: TH", "t1", "t1>t2 @t1 lone", PAT_CLICK_PLAYS },
    /* What has nowhere to go is not in the way of the next click. */
    { &quick, "tableau 1: 5S; tableau 2: TH; tableau 3: 9C", "t1 t3", "t3>t2 @t3 lone" },
    { &quick, "tableau 1: 5S; tableau 2: TH; tableau 3: 2C", "t1 t3", "hold [t3.1*1]" },
    { &quick, "tableau 1: 5S", "t1 t3", "t1>t3: fill" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec take_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .build = DOWN_RED_BLACK, .take = PAT_TAKE_WHOLE },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_CHAIN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 2 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_ANY_CARD },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 3 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 4 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .y = 2 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  REST,
  { 0 }
};

RULES_VARIANT (take, take_piles, 0);

/* What is taken in place of the card that was clicked on. */
static void
test_units (void)
{
  static const ClickRow rows[] = {
    { &take, "tableau 1: 9S 8H 7C", "t1", "hold [t1.3*1]" },
    { &take, "tableau 1: 9S 8H 7C", "t1.2", "hold [t1.1*3]" },
    { &take, "tableau 2: KS 9S 8H 7C", "t2", "hold [t2.4*1]" },
    { &take, "tableau 2: KS 9S 8H 7C", "t2.3", "hold [t2.2*3]" },
    { &take, "tableau 2: KS 9S 8H 7C", "t2.1", "t2*4>x: chain only" },
    /* A chain goes as a whole, whichever card of it was pointed at. */
    { &take, "tableau 2: KS 9S 8H 7C", "t2 t5", "t2*3>t5 @t5" },
    { &take, "tableau 2: KS 9S 8H 7C", "t2.3 t5", "t2*3>t5 @t5" },
    { &take, "tableau 1: 2D; tableau 2: 9S 8H 7C", "t2 t1", "t2>t1: chain only [t1.1*1]" },
    /* A foundation takes the end card of a chain. */
    { &take, "tableau 2: 3S 2H AS", "t2 f", "t2>f @f" },
    { &take, "tableau 2: 3S 2H AS", "t2.2 f", "t2>f @f" },
    { &take, "tableau 2: 3S 2H 4S", "t2 f", "t2>f: fill" },
    { &take, "tableau 3: 9S 3H 7C", "t3.2", "hold [t3.2*1]" },
    { &take, "tableau 3: 9S 3H 7C", "t3.2 t5", "t3.2>t5 @t5" },
    { &take, "tableau 3: 9S 3H 7C", "t3 t5", "t3>t5 @t5" },
    { &take, "tableau 4: KS 8H 7C", "t4.1", "t4*3>x: no run" },
    { &take, "tableau 5: KS", "t5", "t5>x: not taken" },
    { &take, "tableau 4: KS 8H 7C", "take:t4.2", "hold [t4.2*2]" },
    { &take, "tableau 4: KS 8H 7C", "take:t4.1", "t4*3>x: no run" },
    { &take, "", "take:t4", "nothing" },
    /* What is dragged of a chain is all of it. */
    { &take, "tableau 2: KS 9S 8H 7C", "grab:t2", "hold [t2.2*3]" },
    { &take, "tableau 2: KS 9S 8H 7C", "grab:t2.3", "hold [t2.2*3]" },
    { &take, "tableau 2: KS 9S 8H 7C", "grab:t2 t5", "t2*3>t5 @t5" },
    { &take, "tableau 2: 3S 2H AS", "grab:t2 f", "t2>f @f" },
    { &take, "tableau 2: KS 9S 7C", "grab:t2", "hold [t2.3*1]" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_double_click (void)
{
  static const ClickRow rows[] = {
    { &klondike, "tableau 1: AS", "double:t1", "t1>f1 @t1" },
    { &klondike, "tableau 1: AS", "t1 double:t1", "t1>f1 @t1" },
    { &klondike, "tableau 1: 5S", "t1 double:t1", "t1>t1: no place" },
    { &klondike, "tableau 1: KC 6S 5H; tableau 2: 8D", "double:t1.2", "t1*2>t1: no place" },
    { &klondike, "tableau 1: AS 2C", "double:t1.1", "t1*2>t1: no place" },
    { &klondike, "foundation 1: AS", "double:f1", "nothing" },
    { &klondike, "", "double:t1", "nothing" },
    /* With keys, what cannot be sent is clicked on. */
    { &klondike, "tableau 1: AS", "send:t1", "t1>f1 @t1" },
    { &klondike, "tableau 1: 5S; tableau 2: 6H", "send:t1", "t1>t2 @t1" },
    { &klondike, "tableau 1: 5S", "send:t1", "hold [t1.1*1]" },
    { &klondike, "tableau 1: 5S", "t1 send:t1", "hold [t1.1*1]" },
    { &klondike, "", "send:t1", "place @t1" },
    { &klondike, "stock: <2C>", "send:s", "s @s" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_grab (void)
{
  static const ClickRow rows[] = {
    { &klondike, "tableau 1: KC 9S 8H", "grab:t1.2", "hold [t1.2*2]" },
    { &klondike, "tableau 1: <KC> 9S 8H", "grab:t1.1", "t1*3>x: face down" },
    { &klondike, "stock: <2C>", "grab:s", "nothing" },
    { &klondike, "", "grab:t1", "nothing" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec turn_piles[] = {
  { .role = PAT_TABLEAU, .count = 2, .at = { .dx = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_OPEN, .turn = PAT_TURN_PLAYER },
  REST,
  { 0 }
};

RULES_VARIANT (turning, turn_piles, 0);

static void
test_turn (void)
{
  static const ClickRow rows[] = {
    { &turning, "tableau 1: <9S>", "t1", "t1! @t1" },
    { &turning, "tableau 1: <9S>; tableau 2: 8H", "t2 t1", "t1! @t1" },
    { &turning, "tableau 1: <9S> 8H", "t1.1", "t1*2>x: face down" },
    { &turning, "tableau 1: <9S>", "grab:t1", "nothing" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

/* What the shape of the pointer, the marks and the focus ask for. */
static void
test_queries (void)
{
  g_autoptr (PatGame) game = click_begin_game (&klondike, "tableau 1: <KC> 9S 8H; tableau 2: TH; "
                                               "stock: <2C>; waste: 3D 4D");
  const PatSelection none = { PAT_SELECTION_NONE };
  PatSpot middle = click_read_spot (game, "t1.2");
  PatAnswer answer;
  PatUnit unit;

  g_assert_true (pat_game_is_available (game, &none, middle));
  g_assert_false (pat_game_is_available (game, &none, click_read_spot (game, "t1.1")));
  g_assert_false (pat_game_is_available (game, &none, click_read_spot (game, "w.1")));
  g_assert_false (pat_game_is_available (game, &none, click_read_spot (game, "t3")));
  g_assert_true (pat_game_is_available (game, &none, click_read_spot (game, "s")));

  g_assert_true (pat_game_find_unit (game, middle, &unit));
  g_assert_cmpuint (unit.index, ==, 1);
  g_assert_cmpuint (unit.count, ==, 2);
  g_assert_false (pat_game_find_unit (game, click_read_spot (game, "t1.1"), &unit));

  click_answer (game, "t1.2", PAT_CLICK_PLAIN, &answer);
  g_assert_true (pat_game_is_destination (game, &answer.selection,
                                          click_read_spot (game, "t2").pile));
  g_assert_false (pat_game_is_destination (game, &answer.selection,
                                           click_read_spot (game, "t3").pile));
  g_assert_false (pat_game_is_destination (game, &none, click_read_spot (game, "t2").pile));
  g_assert_cmpuint (pat_selection_get_n_cards (&answer.selection), ==, 2);
  g_assert_cmpuint (pat_selection_get_n_cards (&none), ==, 0);
  g_assert_true (pat_selection_has (&answer.selection, click_read_spot (game, "t1.3")));
  g_assert_true (pat_selection_has (&answer.selection, middle));
  g_assert_false (pat_selection_has (&answer.selection, click_read_spot (game, "t1.1")));
  g_assert_false (pat_selection_has (&answer.selection, click_read_spot (game, "t2")));
  g_assert_false (pat_selection_has (&answer.selection, click_read_spot (game, "t3")));

  g_assert_true (pat_game_takes_covered (game, middle.pile));
  g_assert_false (pat_game_takes_covered (game, click_read_spot (game, "w").pile));
  g_assert_false (pat_game_takes_covered (game, click_read_spot (game, "s").pile));
}

/* Whether one more click at the same place is meant. */
static void
test_repeat (void)
{
  g_autoptr (PatGame) waste = click_begin_game (&klondike, "stock: <2C>; tableau 1: 9S; "
                                                "tableau 2: TH; tableau 3: 5C");
  g_autoptr (PatGame) columns = click_begin_game (&spider, "stock: <2C>; tableau 1: 9S");

  g_assert_true (pat_game_may_repeat (waste, click_read_spot (waste, "s"), PAT_CLICK_PLAIN));
  g_assert_false (pat_game_may_repeat (columns, click_read_spot (columns, "s"), PAT_CLICK_PLAIN));
  g_assert_false (pat_game_may_repeat (waste, click_read_spot (waste, "t1"), PAT_CLICK_PLAIN));
  g_assert_true (pat_game_may_repeat (waste, click_read_spot (waste, "t1"), PAT_CLICK_PLAYS));
  g_assert_false (pat_game_may_repeat (waste, click_read_spot (waste, "t3"), PAT_CLICK_PLAYS));
  g_assert_false (pat_game_may_repeat (waste, click_read_spot (waste, "t4"), PAT_CLICK_PLAYS));
}

/* Nothing can be done any more in a game that was won. */
static void
test_won (void)
{
  static const PatPileSpec piles[] = {
    { .role = PAT_TABLEAU, .count = 2, .at = { .dx = 1 }, .build = PAT_ANY_CARD,
      .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP },
    { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 4 }, .deal = "*" },
    { 0 }
  };
  RULES_VARIANT (won, piles, .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_CELL));
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (&won);
  g_autoptr (PatGame) game = pat_game_new (variant, NULL, 1, NULL);
  PatAnswer answer;

  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_WON);
  click_answer (game, "f", PAT_CLICK_PLAIN, &answer);
  g_assert_cmpint (answer.kind, ==, PAT_ANSWER_REFUSAL);
  g_assert_cmpint (answer.refusal.reason, ==, PAT_REFUSED_OVER);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/click/first", test_first_click);
  g_test_add_func ("/click/destination", test_destination);
  g_test_add_func ("/click/stock", test_stock);
  g_test_add_func ("/click/one-click", test_one_click);
  g_test_add_func ("/click/units", test_units);
  g_test_add_func ("/click/double-click", test_double_click);
  g_test_add_func ("/click/grab", test_grab);
  g_test_add_func ("/click/turn", test_turn);
  g_test_add_func ("/click/queries", test_queries);
  g_test_add_func ("/click/repeat", test_repeat);
  g_test_add_func ("/click/won", test_won);
  click_add_best_tests ();
  click_add_removal_tests ();
  click_add_special_tests ();
  return g_test_run ();
}
