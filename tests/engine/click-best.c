/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where cards go if nobody says where: the best place. */
#include "config.h"

#include "click-rows.h"

#define DOWN_RED_BLACK (PAT_DOWN | PAT_ALTERNATE)
#define FOUNDATIONS    { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, \
                         .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, \
                         .take = PAT_TAKE_TOP }
#define REST           { .role = PAT_DISCARD, .count = 1, .at = { .x = 9 }, .deal = "*" }

static const PatPileSpec klondike_piles[] = {
  FOUNDATIONS,
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN },
  REST,
  { 0 }
};

static const PatPileSpec mixed_piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .build = PAT_UP | PAT_ANY_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_TOP },
  REST,
  { 0 }
};

static const PatPileSpec cell_piles[] = {
  { .role = PAT_CELL, .count = 2, .at = { .dx = 1 }, .fill = PAT_FILL_ANY, .max_cards = 1,
    .take = PAT_TAKE_TOP },
  FOUNDATIONS,
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  REST,
  { 0 }
};

/* Cards are laid on any suit, and runs of one suit move. */
static const PatPileSpec suit_piles[] = {
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .run = PAT_DOWN | PAT_SAME_SUIT, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  REST,
  { 0 }
};

RULES_VARIANT (klondike, klondike_piles, 0);
RULES_VARIANT (doubled, klondike_piles, .decks = 2);
RULES_VARIANT (mixed, mixed_piles, 0);
RULES_VARIANT (cells, cell_piles, 0);
RULES_VARIANT (suits, suit_piles, .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_TABLEAU));

/* Where cards go if nobody says where: with a double click, and with one click if the player wants
 * that. */
static const ClickRow best_rows[] = {
  /* The foundation is the best, also if it is not safe. */
  { &klondike, "tableau 1: 3H; tableau 2: 4S; foundation 1: AH 2H", "t1", "t1>f1 @t1" },
  { &klondike, "tableau 1: 5S; tableau 2: 6H", "t1", "t1>t2 @t1" },
  { &klondike, "tableau 1: 5S; tableau 2: 7C; tableau 3: 6H; tableau 4: 6D", "t1",
    "t1>t3 @t1" },
  { &klondike, "tableau 1: <9C> 5S 4H; tableau 3: 6H", "t1.2", "t1*2>t3 @t1" },
  /* Of equal places that where the longest run comes to lie, */
  { &klondike, "tableau 1: 5S; tableau 2: 9D 6H; tableau 3: 7C 6D", "t1", "t1>t3 @t1" },
  { &suits, "tableau 1: 5S; tableau 2: 6H; tableau 3: 6S", "t1", "t1>t3 @t1" },
  /* but an empty column comes last. */
  { &suits, "tableau 1: 9C 5S; tableau 3: 6H", "t1", "t1>t3 @t1" },
  { &suits, "tableau 1: 9C 5S; tableau 3: 7H", "t1", "t1>t2 @t1" },
  { &cells, "tableau 1: 9C 5S; tableau 3: 7H", "t1", "t1>c1 @t1" },
  { &cells, "tableau 1: 9C 5S; tableau 3: 6H", "t1", "t1>t3 @t1" },
  { &cells, "tableau 1: 9C 5S 4H; tableau 3: 7H", "t1.2", "t1*2>t2 @t1" },
};

static void
test_best (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (best_rows); i++)
    {
      ClickRow row = best_rows[i];
      g_autofree char *twice = g_strconcat ("double:", row.clicks, NULL);
      g_autofree char *lone = g_strconcat (row.answer, " lone", NULL);

      row.clicks = twice;
      click_check_rows (&row, 1);
      row.clicks = best_rows[i].clicks;
      row.answer = lone;
      row.flags = PAT_CLICK_BEST;
      click_check_rows (&row, 1);
    }
}

/* Foundations that take the same cards are one place, whichever of them it is. */
static void
test_equal_places (void)
{
  static const ClickRow rows[] = {
    { &doubled, "tableau 1: AS", "t1", "t1>f1 @t1 lone", PAT_CLICK_PLAYS },
    { &doubled, "tableau 1: 2S; foundation 1: AH; foundation 2: AS; foundation 4: AS", "t1",
      "t1>f2 @t1 lone", PAT_CLICK_PLAYS },
    { &doubled, "tableau 1: 2S; tableau 2: 3H; foundation 2: AS; foundation 4: AS", "t1",
      "hold [t1.1*1]", PAT_CLICK_PLAYS },
    { &doubled, "tableau 1: KS", "t1", "hold [t1.1*1]", PAT_CLICK_PLAYS },
    /* In a game without regard to suit all Aces are equal, but heights are not. */
    { &mixed, "tableau 1: 2S; foundation 1: AH; foundation 2: AS; foundation 4: AD", "t1",
      "t1>f1 @t1 lone", PAT_CLICK_PLAYS },
    { &mixed, "tableau 1: 2S; tableau 2: 3H; foundation 1: AH; foundation 2: AS", "t1",
      "hold [t1.1*1]", PAT_CLICK_PLAYS },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

/* A card that is dropped on a foundation of another suit goes to the one of its own. */
static void
test_foundation (void)
{
  g_autoptr (PatGame) game = click_begin_game (&klondike, "tableau 1: 2S; tableau 2: 3S; "
                                               "foundation 1: AH; foundation 3: AS");
  guint other = click_read_spot (game, "f1").pile, column = click_read_spot (game, "t4").pile;
  g_autofree char *text = NULL;
  PatAnswer answer;
  PatMove move;

  click_answer (game, "t1", PAT_CLICK_PLAIN, &answer);
  g_assert_true (pat_game_find_foundation (game, &answer.selection, other, &move));
  text = pat_move_to_string (&move, pat_game_get_rules (game));
  g_assert_cmpstr (text, ==, "t1>f3");
  g_assert_false (pat_game_find_foundation (game, &answer.selection, column, &move));
  g_assert_false (pat_game_is_destination (game, &answer.selection, other));
  click_answer (game, "t2", PAT_CLICK_PLAIN, &answer);
  g_assert_false (pat_game_find_foundation (game, &answer.selection, other, &move));
}

/* What one click to the best place leaves to a second one. */
static void
test_no_best (void)
{
  static const ClickRow rows[] = {
    { &klondike, "tableau 1: 5S", "t1", "hold [t1.1*1]", PAT_CLICK_BEST },
    /* No card leaves a foundation because it might be better elsewhere. */
    { &klondike, "tableau 1: 3S; tableau 2: 3C; foundation 1: AH 2H", "f1", "hold [f1.2*1]",
      PAT_CLICK_BEST },
    { &klondike, "tableau 1: 3S; foundation 1: AH 2H", "double:f1", "nothing" },
    { &klondike, "tableau 1: 5S; tableau 2: TH; tableau 3: 9C", "t1 t3", "t3>t2 @t3 lone",
      PAT_CLICK_BEST },
    { &klondike, "tableau 1: 9S; tableau 2: TH; tableau 3: TD", "t1", "hold [t1.1*1]",
      PAT_CLICK_PLAYS },
  };

  click_check_rows (rows, G_N_ELEMENTS (rows));
}

void
click_add_best_tests (void)
{
  g_test_add_func ("/click/best/place", test_best);
  g_test_add_func ("/click/best/none", test_no_best);
  g_test_add_func ("/click/best/equal-places", test_equal_places);
  g_test_add_func ("/click/best/foundation", test_foundation);
}
