/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves of cards: what may be taken, what an empty pile accepts, and all the limits on the way. */
#include "config.h"

#include "rules-suite.h"

#define DOWN_RED_BLACK (PAT_DOWN | PAT_ALTERNATE)

/* A column for each way of taking, and one that accepts everything. */
static const PatPileSpec take_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .build = DOWN_RED_BLACK },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 2 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 3 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_OPEN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 4 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_WHOLE },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 5 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_CHAIN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 6 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_ANY_CARD },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 7 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .run = PAT_DOWN | PAT_SAME_SUIT, .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 8 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .y = 2 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 2, .y = 2 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (take, take_piles, 0);

static void
test_take (void)
{
  static const RulesRow rows[] = {
    { &take, "tableau 1: 9S", "t1>t9", PAT_REFUSED_NOT_TAKEN },
    { &take, "tableau 2: 9S 8H", "t2>t9", PAT_LEGAL },
    { &take, "tableau 2: 9S 8H", "t2*2>t9", PAT_REFUSED_NOT_TOP },
    { &take, "tableau 2: 9S 8H", "t2.1>t9", PAT_REFUSED_NOT_TOP },
    { &take, "tableau 2: 9S <8H>", "t2>t9", PAT_REFUSED_FACE_DOWN },
    { &take, "", "t2>t9", PAT_REFUSED_NOTHING_THERE },
    { &take, "tableau 3: 9S", "t3*2>t9", PAT_REFUSED_NOTHING_THERE },
    { &take, "tableau 3: 9S", "t3>t3", PAT_REFUSED_SAME_PILE },
    { &take, "tableau 3: KS 9S 8H 7C", "t3>t9", PAT_LEGAL },
    { &take, "tableau 3: KS 9S 8H 7C", "t3*2>t9", PAT_LEGAL },
    { &take, "tableau 3: KS 9S 8H 7C", "t3*3>t9", PAT_LEGAL },
    { &take, "tableau 3: KS 9S 8H 7C", "t3*4>t9", PAT_REFUSED_NO_RUN },
    { &take, "tableau 3: <9S> 8H 7C", "t3*3>t9", PAT_REFUSED_FACE_DOWN },
    { &take, "tableau 3: AS KH", "t3*2>t9", PAT_REFUSED_NO_RUN },
    { &take, "tableau 4: KS 3H 9D", "t4*3>t9", PAT_LEGAL },
    { &take, "tableau 4: KS <3H> 9D", "t4*3>t9", PAT_REFUSED_FACE_DOWN },
    { &take, "tableau 4: KS <3H> 9D", "t4>t9", PAT_LEGAL },
    { &take, "tableau 5: 9S 8H 7C", "t5>t9", PAT_LEGAL },
    { &take, "tableau 5: 9S 8H 7C", "t5*3>t9", PAT_LEGAL },
    { &take, "tableau 5: 9S 8H 7C", "t5*2>t9", PAT_REFUSED_WHOLE_ONLY },
    { &take, "tableau 5: 9S 8C", "t5*2>t9", PAT_REFUSED_NO_RUN },
    { &take, "tableau 6: KS 9S 8H 7C", "t6*3>t9", PAT_LEGAL },
    { &take, "tableau 6: KS 9S 8H 7C", "t6>t9", PAT_REFUSED_CHAIN_ONLY },
    { &take, "tableau 6: KS 9S 8H 7C", "t6*2>t9", PAT_REFUSED_CHAIN_ONLY },
    { &take, "tableau 6: KS 9S 8H 7C", "t6*4>t9", PAT_REFUSED_CHAIN_ONLY },
    { &take, "tableau 6: 3S 2H AS", "t6>f", PAT_LEGAL },
    { &take, "tableau 6: KS AS", "t6>f", PAT_LEGAL },
    { &take, "tableau 6: KS AS", "t6>t9", PAT_LEGAL },
    { &take, "tableau 7: 9S 3H 7C", "t7.1>t9", PAT_LEGAL },
    { &take, "tableau 7: 9S 3H 7C", "t7>t9", PAT_LEGAL },
    { &take, "tableau 7: 9S 3H 7C", "t7*2>t9", PAT_REFUSED_NOT_TOP },
    { &take, "tableau 7: <9S> 3H 7C", "t7.1>t9", PAT_REFUSED_FACE_DOWN },
    { &take, "tableau 7: 9S 3H 7C", "t7.4>t9", PAT_REFUSED_NOTHING_THERE },
    { &take, "tableau 8: 9S 8H", "t8*2>t9", PAT_REFUSED_NO_RUN },
    { &take, "tableau 8: 9S 8S", "t8*2>t9", PAT_LEGAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec cell_piles[] = {
  { .role = PAT_CELL, .count = 2, .at = { .dx = 1 }, .fill = PAT_FILL_ANY, .max_cards = 1,
    .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 2, .dx = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_ANY,
    .take = PAT_TAKE_RUN_LIMITED },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .deal = "*" },
  { 0 }
};

/* Here a space takes Kings only, and is not a place to park a run. */
static const PatPileSpec king_piles[] = {
  { .role = PAT_CELL, .count = 2, .at = { .dx = 1 }, .fill = PAT_FILL_ANY, .max_cards = 1,
    .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 2, .dx = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN_LIMITED },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (cells, cell_piles, 0);
RULES_VARIANT (kings, king_piles, 0);

#define SIX "tableau 1: 9S 8H 7C 6D 5S 4H; tableau 2: TH; "

static void
test_limited_runs (void)
{
  static const RulesRow rows[] = {
    { &cells, SIX "tableau 3: KS; tableau 4: KC; cell 1: 2C; cell 2: 2D", "t1*2>t2",
      PAT_REFUSED_BUILD },
    { &cells, SIX "tableau 3: 5C; tableau 4: KC; cell 1: 2C; cell 2: 2D", "t1>t3", PAT_LEGAL },
    { &cells, SIX "tableau 3: 6H; tableau 4: KC; cell 1: 2C; cell 2: 2D", "t1*2>t3",
      PAT_REFUSED_TOO_MANY },
    { &cells, SIX "tableau 3: 6H; tableau 4: KC; cell 1: 2C", "t1*2>t3", PAT_LEGAL },
    { &cells, SIX "tableau 3: 6H; cell 1: 2C; cell 2: 2D", "t1*2>t3", PAT_LEGAL },
    { &cells, SIX "tableau 3: 6H; cell 1: 2C; cell 2: 2D", "t1*2>t4", PAT_REFUSED_TOO_MANY },
    { &cells, SIX "tableau 3: KS", "t1*6>t2", PAT_LEGAL },
    { &cells, SIX "cell 1: 2C; cell 2: 2D", "t1*4>t3", PAT_REFUSED_TOO_MANY },
    { &cells, SIX "cell 1: 2C; cell 2: 2D", "t1*2>t3", PAT_LEGAL },
    { &cells, SIX "cell 1: 2C", "t1*4>t3", PAT_LEGAL },
    { &cells, SIX "cell 1: 2C", "t1*5>t3", PAT_REFUSED_TOO_MANY },
    { &cells, SIX "cell 1: 2C", "t1*2>c2", PAT_REFUSED_ONE_AT_A_TIME },
    { &cells, SIX "cell 1: 2C", "t1>c1", PAT_REFUSED_FULL },
    { &kings, SIX "", "t1*6>t2", PAT_REFUSED_TOO_MANY },
    { &kings, "tableau 1: 9S 8H 7C; tableau 2: TH", "t1*3>t2", PAT_LEGAL },
    { &kings, "tableau 1: 9S 8H 7C 6D; tableau 2: TH", "t1*4>t2", PAT_REFUSED_TOO_MANY },
    { &kings, "tableau 1: 2C KS QH JC", "t1*3>t2", PAT_LEGAL },
    { &kings, "tableau 1: 2C KS QH JC TH", "t1*4>t2", PAT_REFUSED_TOO_MANY },
    { &kings, "tableau 1: 2C KS QH JC", "t1*2>t2", PAT_REFUSED_FILL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec fill_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .build = DOWN_RED_BLACK, .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 2 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 3 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (PAT_KING) | PAT_RANK_BIT (2) },
  { .role = PAT_INDICATOR, .count = 2, .at = { .y = 2, .dx = 1 } },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .y = 3, .dx = 1 },
    .build = PAT_UP | PAT_ANY_SUIT | PAT_WRAP,
    .fill = PAT_FILL_INDICATOR, .max_cards = 3, .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 1, .at = { .x = 4 }, .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 6 }, .build = DOWN_RED_BLACK,
    .fill = PAT_FILL_LAST },
  { 0 }
};

RULES_VARIANT (fill, fill_piles, .base = 5, .base_chosen = TRUE);
RULES_VARIANT (short_fill, fill_piles, .ranks = PAT_RANK_BIT (10) - PAT_RANK_BIT (PAT_ACE));

static void
test_fill (void)
{
  static const RulesRow rows[] = {
    { &fill, "reserve: 5S", "r>t1", PAT_REFUSED_SPACE },
    { &fill, "reserve: 9S", "r>t2", PAT_LEGAL },
    { &fill, "reserve: 5S", "r>t3", PAT_LEGAL },
    { &fill, "reserve: AS", "r>t3", PAT_REFUSED_FILL },
    { &fill, "base: 9; reserve: 5S", "r>t3", PAT_REFUSED_FILL },
    { &fill, "base: 9; reserve: 9S", "r>t3", PAT_LEGAL },
    { &fill, "reserve: 4S", "r>t5", PAT_LEGAL },
    { &fill, "reserve: 5S", "r>t5", PAT_REFUSED_FILL },
    { &fill, "base: 9; reserve: 8S", "r>t5", PAT_LEGAL },
    { &fill, "base: 1; reserve: KS", "r>t5", PAT_LEGAL },
    { &fill, "base: 1; reserve: AS", "r>t5", PAT_REFUSED_FILL },
    { &short_fill, "reserve: 9S", "r>t5", PAT_LEGAL },
    { &short_fill, "reserve: 8S", "r>t5", PAT_REFUSED_FILL },
    { &fill, "reserve: KS", "r>t4", PAT_LEGAL },
    { &fill, "reserve: 2S", "r>t4", PAT_LEGAL },
    { &fill, "reserve: QS", "r>t4", PAT_REFUSED_FILL },
    { &fill, "tableau 1: 9S 8H", "t1*2>t2", PAT_LEGAL },
    { &fill, "tableau 1: KS QH", "t1*2>t4", PAT_LEGAL },
    { &fill, "tableau 1: 3S 2H", "t1*2>t4", PAT_REFUSED_FILL },
    { &fill, "indicator 1: KD; reserve: AS", "r>f1", PAT_LEGAL },
    { &fill, "indicator 1: KD; indicator 2: 7C; reserve: AS", "r>f2", PAT_REFUSED_FILL },
    { &fill, "indicator 2: 7C; reserve: 8S", "r>f2", PAT_LEGAL },
    { &fill, "reserve: 8S", "r>f2", PAT_REFUSED_FILL },
    { &fill, "reserve: 8S; tableau 1: 9H", "t1>r", PAT_REFUSED_TAKES_NOTHING },
    { &fill, "tableau 1: 9H", "t1>r", PAT_REFUSED_TAKES_NOTHING },
    { &fill, "indicator 1: KD; tableau 1: QS", "t1>i1", PAT_REFUSED_TAKES_NOTHING },
    { &fill, "tableau 2: <9S>; reserve: 8H", "r>t2", PAT_REFUSED_FULL },
    { &fill, "foundation 1: QS KS AS; reserve: 2H", "r>f1", PAT_REFUSED_FULL },
    { &fill, "foundation 1: QS KS; reserve: AH", "r>f1", PAT_LEGAL },
    { &fill, "foundation 1: QS; foundation 2: KS", "f2>f1", PAT_REFUSED_FROM },
    { &fill, "foundation 1: 8S; tableau 1: 9H", "f1>t1", PAT_LEGAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec suited_piles[] = {
  { .role = PAT_FOUNDATION, .count = 3, .at = { .dx = 1 }, .build = PAT_UP | PAT_ANY_SUIT,
    .fill = PAT_FILL_BASE, .one_each = TRUE },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .y = 1 }, .build = PAT_UP | PAT_ANY_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (9),
    .suits = PAT_SUIT_BIT (PAT_CLUBS) | PAT_SUIT_BIT (PAT_SPADES) },
  { .role = PAT_RESERVE, .count = 1, .at = { .x = 4 }, .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (suited, suited_piles, .decks = 2);

/* What an empty pile takes may depend on the suit, and on what its neighbours have begun with. */
static void
test_suits_to_fill (void)
{
  static const RulesRow rows[] = {
    { &suited, "reserve: AS", "r>f2", PAT_LEGAL },
    { &suited, "foundation 1: AH 2S; reserve: AS", "r>f2", PAT_LEGAL },
    { &suited, "foundation 1: AS 2H; reserve: AS", "r>f2", PAT_REFUSED_FILL },
    { &suited, "foundation 3: AS; reserve: AS", "r>f1", PAT_REFUSED_FILL },
    { &suited, "foundation 4: 9S; reserve: AS", "r>f1", PAT_LEGAL },
    { &suited, "foundation 1: AS; reserve: 9S", "r>f4", PAT_LEGAL },
    { &suited, "reserve: 9C", "r>f4", PAT_LEGAL },
    { &suited, "reserve: 9H", "r>f4", PAT_REFUSED_FILL },
    { &suited, "reserve: 8S", "r>f4", PAT_REFUSED_FILL },
    { &suited, "foundation 4: 9S; reserve: TH", "r>f4", PAT_LEGAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

/* Four ranks only, so that a suit is complete with four cards. */
static const PatPileSpec limit_piles[] = {
  { .role = PAT_FOUNDATION, .count = 2, .at = { .dx = 1 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (4), .min_accept = 4, .max_cards = 4 },
  { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .run = PAT_DOWN | PAT_SAME_SUIT, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 4, .y = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .fill = PAT_FILL_ANY,
    .max_cards = 2, .take = PAT_TAKE_RUN },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 5, .y = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .fill = PAT_FILL_ANY,
    .from = PAT_ROLE_BIT (PAT_RESERVE) | PAT_ROLE_BIT (PAT_WASTE),
    .fill_from = PAT_ROLE_BIT (PAT_WASTE) },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 6, .y = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (4), .fill_from = PAT_ROLE_BIT (PAT_RESERVE),
    .fill_first = PAT_ROLE_BIT (PAT_WASTE) },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 3 }, .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 2, .at = { .x = 1, .y = 3, .dx = 1 },
    .build = PAT_DOWN | PAT_ANY_SUIT,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5, .y = 3 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (limits, limit_piles,
               .ranks = PAT_RANK_BIT (1) | PAT_RANK_BIT (2) | PAT_RANK_BIT (3) | PAT_RANK_BIT (4));

static void
test_limits (void)
{
  static const RulesRow rows[] = {
    { &limits, "tableau 1: 4S 3S 2S AS", "t1*4>f1", PAT_LEGAL },
    { &limits, "tableau 1: 4H 4S 3S 2S AS", "t1*4>f2", PAT_LEGAL },
    { &limits, "tableau 1: 4S 3S 2S AS", "t1*3>f1", PAT_REFUSED_TOO_FEW },
    { &limits, "tableau 1: 4S", "t1>f1", PAT_REFUSED_TOO_FEW },
    { &limits, "tableau 1: 4S 3H 2S AS", "t1*4>f1", PAT_REFUSED_NO_RUN },
    { &limits, "foundation 1: 4H 3H 2H AH; tableau 1: 4S 3S 2S AS", "t1*4>f1", PAT_REFUSED_FULL },
    { &limits, "tableau 1: 4S 3S 2S", "t1*3>t4", PAT_REFUSED_FULL },
    { &limits, "tableau 1: 4S 3S 2S", "t1*2>t4", PAT_LEGAL },
    { &limits, "tableau 1: 3S 2S; tableau 4: 4H", "t1*2>t4", PAT_REFUSED_FULL },
    { &limits, "tableau 1: 3S; tableau 4: 4H", "t1>t4", PAT_LEGAL },
    { &limits, "tableau 1: 3S; tableau 5: 4H", "t1>t5", PAT_REFUSED_FROM },
    { &limits, "reserve 1: 3S; tableau 5: 4H", "r1>t5", PAT_LEGAL },
    { &limits, "waste: 3S; tableau 5: 4H", "w>t5", PAT_LEGAL },
    { &limits, "reserve 1: 3S", "r1>t5", PAT_REFUSED_FROM },
    { &limits, "waste: 3S", "w>t5", PAT_LEGAL },
    { &limits, "waste: 3S; reserve 1: 4S", "w>t6", PAT_LEGAL },
    { &limits, "waste: 3S; reserve 1: 4S", "r1>t6", PAT_REFUSED_FROM },
    { &limits, "waste: 3S; tableau 6: 3H; tableau 1: 2S", "t1>t6", PAT_LEGAL },
    { &limits, "reserve 1: 4S", "r1>t6", PAT_LEGAL },
    { &limits, "reserve 1: 3S", "r1>t6", PAT_REFUSED_FILL },
    { &limits, "tableau 1: 4S", "t1>t6", PAT_REFUSED_FROM },
    { &limits, "tableau 1: 3S 2S", "t1*2>r1", PAT_REFUSED_ONE_AT_A_TIME },
    { &limits, "tableau 1: 3S 2S", "t1>r1", PAT_LEGAL },
    { &limits, "reserve 1: 3S 2S", "r1*2>t1", PAT_LEGAL },
    { &limits, "tableau 1: 3S", "t1>w", PAT_REFUSED_TAKES_NOTHING },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

/* Two lines of four; each begins with a Two. */
static const PatPileSpec line_piles[] = {
  { .role = PAT_TABLEAU, .count = 8, .at = { .dx = 1, .per_line = 4, .line_dy = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_LINE, .ranks = PAT_RANK_BIT (2),
    .max_cards = 1, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 13, .at = { .y = 3, .dx = 1 },
    .build = PAT_EQUAL | PAT_ANY_SUIT, .fill = PAT_FILL_NUMBER, .max_cards = 4 },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 5 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (lines, line_piles, 0);

static void
test_lines (void)
{
  static const RulesRow rows[] = {
    { &lines, "tableau 1: 7S; tableau 8: 8S", "t8>t2", PAT_LEGAL },
    { &lines, "tableau 1: 7S; tableau 8: 8C", "t8>t2", PAT_REFUSED_FILL },
    { &lines, "tableau 1: 7S; tableau 8: 6S", "t8>t2", PAT_REFUSED_FILL },
    { &lines, "tableau 1: 7S; tableau 8: 8S", "t8>t3", PAT_REFUSED_FILL },
    { &lines, "tableau 1: KS; tableau 8: AS", "t8>t2", PAT_REFUSED_FILL },
    { &lines, "tableau 1: <7S>; tableau 8: 8S", "t8>t2", PAT_REFUSED_FILL },
    { &lines, "tableau 4: 7S; tableau 8: 8S", "t8>t5", PAT_REFUSED_FILL },
    { &lines, "tableau 4: AS; tableau 8: 2S", "t8>t5", PAT_LEGAL },
    { &lines, "tableau 8: 2H", "t8>t1", PAT_LEGAL },
    { &lines, "tableau 8: AH", "t8>t1", PAT_REFUSED_FILL },
    { &lines, "tableau 1: 7S; tableau 8: 8S", "t8>t1", PAT_REFUSED_FULL },
    { &lines, "tableau 1: 7S", "t1>f7", PAT_LEGAL },
    { &lines, "tableau 1: 7S", "t1>f6", PAT_REFUSED_FILL },
    { &lines, "tableau 1: KS; foundation 13: KH", "t1>f13", PAT_LEGAL },
    { &lines, "tableau 1: QS; foundation 13: KH", "t1>f13", PAT_REFUSED_BUILD },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

/* A column that moves runs of any suit, a pocket for runs, and a pile for complete suits. */
static const PatPileSpec unit_piles[] = {
  { .role = PAT_TABLEAU, .count = 2, .at = { .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .run = DOWN_RED_BLACK, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_CELL, .count = 1, .at = { .x = 3 }, .fill = PAT_FILL_ANY,
    .units = DOWN_RED_BLACK, .take = PAT_TAKE_RUN, .run = DOWN_RED_BLACK },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 4 }, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .units = PAT_DOWN | PAT_SAME_SUIT, .min_accept = 3 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 5 }, .build = DOWN_RED_BLACK,
    .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 6 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (units, unit_piles, 0);

static void
test_units (void)
{
  static const RulesRow rows[] = {
    { &units, "tableau 1: 9S 8H", "t1*2>c", PAT_LEGAL },
    { &units, "tableau 1: 9S 8H", "t1>c", PAT_LEGAL },
    { &units, "tableau 1: 9S 8S", "t1*2>c", PAT_REFUSED_NO_RUN },
    { &units, "tableau 1: 8H; cell: 9S", "t1>c", PAT_REFUSED_TAKES_NOTHING },
    { &units, "cell: 9S 8H; tableau 1: TD", "c*2>t1", PAT_LEGAL },
    { &units, "waste: 9S 8H", "w*2>c", PAT_REFUSED_NOT_TOP },
    { &units, "tableau 1: KC 9S 8S 7S", "t1*3>f", PAT_LEGAL },
    { &units, "tableau 1: KC 9S 8S 7S", "t1*2>f", PAT_REFUSED_TOO_FEW },
    { &units, "tableau 1: KC 9S 8S 7S", "t1*3>t2", PAT_REFUSED_NO_RUN },
    { &units, "tableau 1: 9S 8H 7S", "t1*3>f", PAT_REFUSED_NO_RUN },
    { &units, "tableau 1: 9S 8H 7S", "t1*3>t2", PAT_LEGAL },
    { &units, "tableau 1: 9S 8S 7S; foundation: 4H 3H 2H", "t1*3>f", PAT_LEGAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static const char *
refuse_queens (const PatRules    *rules,
               const PatPosition *position,
               const PatMove     *move)
{
  PatCard card = pat_position_get_top (position, move->picks[0].pile);

  return pat_card_get_rank (card) == PAT_QUEEN ? "Queens stay at home." : NULL;
}

RULES_VARIANT (queens, take_piles, .refuse = refuse_queens);

static void
test_refused_by_game (void)
{
  static const RulesRow rows[] = {
    { &queens, "tableau 2: QH", "t2>t9", PAT_REFUSED_BY_GAME },
    { &queens, "tableau 2: JH", "t2>t9", PAT_LEGAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

void
rules_add_move_tests (void)
{
  g_test_add_func ("/rules/moves/take", test_take);
  g_test_add_func ("/rules/moves/limited-runs", test_limited_runs);
  g_test_add_func ("/rules/moves/fill", test_fill);
  g_test_add_func ("/rules/moves/suits-to-fill", test_suits_to_fill);
  g_test_add_func ("/rules/moves/limits", test_limits);
  g_test_add_func ("/rules/moves/units", test_units);
  g_test_add_func ("/rules/moves/lines", test_lines);
  g_test_add_func ("/rules/moves/refused-by-game", test_refused_by_game);
}
