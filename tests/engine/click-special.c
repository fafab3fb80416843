/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What clicks mean while a special action asks for its piles and cards. */
#include "config.h"

#include "click-rows.h"

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4 }, .deal = "*" },
  { 0 }
};

static void
do_nothing (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move,
            PatSteps          *steps)
{
}

static void
add_move (PatMoves      *moves,
          const PatPick *picks,
          guint          n_picks,
          PatCard        card)
{
  PatMove move;

  pat_move_init_special (&move, 0);
  for (guint i = 0; i < n_picks; i++)
    pat_move_add_pick (&move, picks[i].pile, picks[i].index, picks[i].count);
  move.card = card;
  pat_moves_add (moves, &move);
}

static const PatSpecialSpec swap[] = { { .name = "swap", .label = "Swap" }, { 0 } };

/* Swaps any red card of the first column with a pile, or with the two cards on top of it. */
static void
list_swaps (const PatRules    *rules,
            const PatPosition *position,
            PatMoves          *moves)
{
  for (guint i = 0; i < pat_position_get_size (position, 0); i++)
    {
      if (!pat_card_is_red (pat_position_get_cards (position, 0)[i]))
        continue;
      add_move (moves, (PatPick[]) { { 0, (guint8) (i + 1), 1 }, { 1, 0, 2 } }, 2, 0);
      add_move (moves, (PatPick[]) { { 0, (guint8) (i + 1), 1 }, { 2, 0, 0 } }, 2, 0);
    }
}

RULES_VARIANT (swapping, piles, .specials = swap, .more_moves = list_swaps, .special = do_nothing);

#define CARDS "tableau 1: 2H 9S 4D; tableau 2: 5C 6C 7C; tableau 3: 8C 9C"

static void
test_picks (void)
{
  static const ClickRow rows[] = {
    { &swapping, CARDS, "begin", "ask [?]" },
    { &swapping, CARDS, "t2 begin", "ask [?]" },
    { &swapping, "tableau 1: 9S", "begin", "!swap: no special" },
    { &swapping, CARDS, "begin t1", "ask [?t1.3]" },
    { &swapping, CARDS, "begin t1.1", "ask [?t1.1]" },
    { &swapping, CARDS, "begin t1.1 t3", "!swap:t1.1>t3 @t3" },
    { &swapping, CARDS, "begin t1.1 t3.1", "!swap:t1.1>t3 @t3" },
    { &swapping, CARDS, "begin t1 t2", "!swap:t1.3>t2*2 @t2" },
    { &swapping, CARDS, "begin t1 t2.2", "!swap:t1.3>t2*2 @t2" },
    /* What is not asked for is not an answer. */
    { &swapping, CARDS, "begin t2", "ask [?]" },
    { &swapping, CARDS, "begin t1 t1.2", "ask [?t1.3]" },
    { &swapping, CARDS, "begin double:t1", "nothing [?]" },
    { &swapping, CARDS, "begin send:t1", "ask [?t1.3]" },
    /* If it is another card of the pile, that is to be named. */
    { &swapping, CARDS, "begin t1 t2.1", "ask card @t2 [?t1.3]" },
    { &swapping, "tableau 1: 2H 4D 9S; tableau 3: 8C", "begin t1", "ask card @t1 [?]" },
    { &swapping, "tableau 1: 2H", "begin t1 t3", "!swap:t1.1>t3 @t3" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static const PatSpecialSpec name[] = { { .name = "name", .label = "Name" }, { 0 } };

/* Names what the top card of a pile stands for: an Ace, on the third pile of one suit only. */
static void
list_names (const PatRules    *rules,
            const PatPosition *position,
            PatMoves          *moves)
{
  for (guint8 pile = 0; pile < 3; pile++)
    for (guint suit = 0; suit < (pile == 2 ? 1u : 4u); suit++)
      if (pat_position_get_size (position, pile) > 0)
        add_move (moves, (PatPick[]) { { pile, 0, 1 } }, 1, pat_card_new ((PatSuit) suit, PAT_ACE));
}

RULES_VARIANT (naming, piles, .specials = name, .more_moves = list_names, .special = do_nothing);

/* An action without any picks. */
static void
list_one (const PatRules    *rules,
          const PatPosition *position,
          PatMoves          *moves)
{
  add_move (moves, NULL, 0, 0);
}

RULES_VARIANT (simple, piles, .specials = swap, .more_moves = list_one, .special = do_nothing);

static const PatPileSpec piles_up[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .deal = "*" },
  { 0 }
};

static const PatSpecialSpec careful[] = {
  { .name = "swap", .label = "Swap", .question = "Swap anyway?" },
  { 0 }
};

RULES_VARIANT (asking, piles_up, .specials = careful, .more_moves = list_one,
               .special = do_nothing);

/* It is asked while a card can go to a foundation; that one can go from one to another is nothing
 * that a player may have overlooked. */
static void
test_question (void)
{
  static const ClickRow rows[] = {
    { &asking, "tableau 1: AH; tableau 2: 3H", "begin", "confirm" },
    { &asking, "tableau 1: AH; tableau 2: 3H", "confirm", "!swap" },
    { &asking, "tableau 1: AH; tableau 2: 3H", "t1 begin", "confirm" },
    { &asking, "tableau 1: 9H; tableau 2: 3H", "begin", "!swap" },
    { &asking, "tableau 1: 9H; foundation 1: AH", "begin", "!swap" },
  };
  g_autoptr (PatGame) game = click_begin_game (&asking, "tableau 1: AH; tableau 2: 3H");
  PatAnswer answer;

  click_check_rows (rows, G_N_ELEMENTS (rows));
  click_answer (game, "begin", PAT_CLICK_PLAIN, &answer);
  g_assert_cmpint (answer.move.kind, ==, PAT_MOVE_SPECIAL);
  g_assert_cmpuint (answer.move.special, ==, 0);
}

static void
test_cards (void)
{
  static const ClickRow rows[] = {
    { &naming, "tableau 1: 2H; tableau 3: 3H", "begin t1", "ask move @t1 [?t1.1]" },
    { &naming, "tableau 1: 2H; tableau 3: 3H", "begin t3", "!name:t3=AC @t3" },
    { &simple, CARDS, "begin", "!swap" },
    { &simple, CARDS, "t1 begin", "!swap" },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_queries (void)
{
  g_autoptr (PatGame) game = click_begin_game (&swapping, CARDS);
  g_autoptr (PatGame) jokers = click_begin_game (&naming, "tableau 1: 2H");
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatAnswer answer;

  click_answer (game, "begin", PAT_CLICK_PLAIN, &answer);
  g_assert_cmpuint (pat_selection_get_n_cards (&answer.selection), ==, 0);
  g_assert_true (pat_game_list_special (game, &answer.selection, moves));
  g_assert_cmpuint (moves->n_moves, ==, 4);
  g_assert_true (pat_game_is_available (game, &answer.selection, (PatSpot) { 0, 0 }));
  g_assert_false (pat_game_is_available (game, &answer.selection, (PatSpot) { 0, 1 }));
  g_assert_false (pat_game_is_available (game, &answer.selection, (PatSpot) { 1, 2 }));
  g_assert_true (pat_game_is_pick (game, &moves->moves[0], 0, (PatSpot) { 0, 0 }));
  g_assert_false (pat_game_is_pick (game, &moves->moves[0], 0, (PatSpot) { 0, 2 }));
  g_assert_true (pat_game_is_pick (game, &moves->moves[0], 1, (PatSpot) { 1, 1 }));
  g_assert_false (pat_game_is_pick (game, &moves->moves[0], 2, (PatSpot) { 1, 1 }));

  click_answer (game, "begin t1", PAT_CLICK_PLAIN, &answer);
  g_assert_true (pat_game_list_special (game, &answer.selection, moves));
  g_assert_cmpuint (moves->n_moves, ==, 2);
  g_assert_true (pat_game_is_available (game, &answer.selection, (PatSpot) { 1, 1 }));
  g_assert_false (pat_game_is_available (game, &answer.selection, (PatSpot) { 1, 0 }));
  g_assert_true (pat_game_is_available (game, &answer.selection, (PatSpot) { 2, 0 }));
  g_assert_false (pat_game_is_destination (game, &answer.selection, 1));
  g_assert_false (pat_selection_has (&answer.selection, answer.selection.spots[0]));

  click_answer (jokers, "begin t1", PAT_CLICK_PLAIN, &answer);
  g_assert_true (pat_game_list_special (jokers, &answer.selection, moves));
  g_assert_cmpuint (moves->n_moves, ==, 4);
}

void
click_add_special_tests (void)
{
  g_test_add_func ("/click/special/picks", test_picks);
  g_test_add_func ("/click/special/cards", test_cards);
  g_test_add_func ("/click/special/question", test_question);
  g_test_add_func ("/click/special/queries", test_queries);
}
