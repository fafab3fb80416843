/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The stock, cards that are turned up, and spaces that are filled by themselves: what
 * is legal, and what happens. */
#include "config.h"

#include "rules-suite.h"

#include <string.h>

#define KEEP { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" }

static const PatPileSpec stock_piles[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, .fill = PAT_FILL_ANY,
    .take = PAT_TAKE_TOP },
  KEEP,
  { 0 }
};

RULES_VARIANT (none, stock_piles, 0);
RULES_VARIANT (once, stock_piles, .stock = { PAT_WASTE, 3, 0 });
RULES_VARIANT (twice, stock_piles, .stock = { PAT_WASTE, 1, 1 });
RULES_VARIANT (endless, stock_piles, .stock = { PAT_WASTE, 3, PAT_UNLIMITED });
RULES_VARIANT (columns, stock_piles, .stock = { PAT_TABLEAU, 1, 0 });
RULES_VARIANT (full_columns, stock_piles, .stock = { PAT_TABLEAU, 1, 0, TRUE });
RULES_VARIANT (pairs, stock_piles, .stock = { PAT_TABLEAU, 2, 0 });

static void
test_legal (void)
{
  static const RulesRow rows[] = {
    { &none, "stock: <2C>", "s", PAT_REFUSED_NO_STOCK },
    { &once, "stock: <2C>", "s", PAT_LEGAL },
    { &once, "waste: 2C", "s", PAT_REFUSED_STOCK_EMPTY },
    { &twice, "waste: 2C", "s", PAT_LEGAL },
    { &twice, "passes: 1; waste: 2C", "s", PAT_REFUSED_NO_MORE_PASSES },
    { &twice, "passes: 1; stock: <2C>", "s", PAT_LEGAL },
    { &endless, "passes: 300; waste: 2C", "s", PAT_LEGAL },
    { &endless, "", "s", PAT_REFUSED_STOCK_EMPTY },
    { &columns, "stock: <2C>", "s", PAT_LEGAL },
    { &columns, "waste: 2C", "s", PAT_REFUSED_STOCK_EMPTY },
    { &full_columns, "stock: <2C>; tableau 1: 3C; tableau 3: 3S", "s", PAT_REFUSED_SPACES_FIRST },
    { &full_columns, "stock: <2C>; tableau 1: 3C; tableau 2: 3H; tableau 3: 3S", "s", PAT_LEGAL },
    { &once, "stock: <2C>", "s>t1", PAT_REFUSED_NOT_TAKEN },
    { &once, "stock: <2C>; tableau 1: 3C", "t1>s", PAT_REFUSED_TAKES_NOTHING },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

/* A row of a test: a position, a move, and what a pile holds afterwards. */
typedef struct
{
  const PatVariantSpec *spec;
  const char           *options;
  const char           *cards;
  const char           *move;
  const char           *pile;
  const char           *after;
} EffectRow;

static void
check_effect (const EffectRow *row)
{
  g_autoptr (PatRules) rules = rules_build (row->spec, row->options);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  g_autofree char *cards = NULL;
  PatPosition before, position;
  PatMove move;

  rules_set_up (rules, row->cards, &before);
  rules_read_move (rules, row->move, &move);
  position = before;
  g_assert_true (pat_rules_judge (rules, &position, &move, NULL));
  pat_rules_apply (rules, &position, &move, steps);
  cards = rules_dup_pile (rules, &position, row->pile);
  if (g_strcmp0 (cards, row->after) != 0)
    g_test_fail_printf ("“%s” in “%s” leaves %s “%s”, not “%s”", row->move, row->cards, row->pile,
                        cards, row->after);
  pat_rules_revert (rules, &position, steps);
  g_assert_true (pat_position_equal (&position, &before));
}

static void
check_effects (const EffectRow *rows,
               gsize            n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    check_effect (&rows[i]);
}

static void
test_deals (void)
{
  static const EffectRow rows[] = {
    { &once, NULL, "stock: <2C> <3C> <4C> <5C>", "s", "waste", "5C 4C 3C" },
    { &once, NULL, "stock: <2C> <3C> <4C> <5C>", "s", "stock", "<2C>" },
    { &once, NULL, "stock: <2C> <3C>; waste: 9S", "s", "waste", "9S 3C 2C" },
    { &once, NULL, "stock: 2C <3C> 4C", "s", "waste", "4C 3C 2C" },
    { &twice, NULL, "stock: <2C> <3C>", "s", "waste", "3C" },
    { &twice, NULL, "waste: 2C 3C 4C", "s", "stock", "<4C> <3C> <2C>" },
    { &twice, NULL, "waste: 2C 3C 4C", "s", "waste", "" },
    { &columns, NULL, "stock: <2C> <3C> <4C> <5C>; tableau 2: 9S", "s", "tableau 1", "5C" },
    { &columns, NULL, "stock: <2C> <3C> <4C> <5C>; tableau 2: 9S", "s", "tableau 2", "9S 4C" },
    { &columns, NULL, "stock: <2C> <3C>; tableau 2: 9S", "s", "tableau 3", "" },
    { &pairs, NULL, "stock: <2C> <3C> <4C> <5C> <6C>", "s", "tableau 1", "6C 5C" },
    { &pairs, NULL, "stock: <2C> <3C> <4C> <5C> <6C>", "s", "tableau 3", "2C" },
  };

  check_effects (rows, G_N_ELEMENTS (rows));
}

RULES_VARIANT (shuffled, stock_piles, .stock = { PAT_WASTE, 1, PAT_UNLIMITED, FALSE, TRUE });

#define TWELVE "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"

/* Turns a waste of twelve cards over; returns the new stock, a bit for each card. */
static guint
turn_over (const PatRules *rules,
           const char     *position_text,
           PatPosition    *position)
{
  PatMove move;
  guint ranks = 0;

  rules_set_up (rules, position_text, position);
  rules_read_move (rules, "s", &move);
  pat_rules_apply (rules, position, &move, NULL);
  for (guint i = 0; i < pat_position_get_size (position, 0); i++)
    {
      PatCard card = pat_position_get_cards (position, 0)[i];

      g_assert_true (pat_card_is_face_down (card));
      ranks |= PAT_RANK_BIT (pat_card_get_rank (card));
    }
  return ranks;
}

/* The shuffle changes the order, loses no card, and is another one with each pass, but always the
 * same for the same pass. */
static void
test_shuffles (void)
{
  g_autoptr (PatRules) plain = rules_build (&endless, NULL);
  g_autoptr (PatRules) rules = rules_build (&shuffled, NULL);
  PatPosition usual, first, again, second;

  turn_over (plain, "waste: " TWELVE, &usual);
  g_assert_cmphex (turn_over (rules, "waste: " TWELVE, &first), ==, 0x3ffc);
  g_assert_cmphex (turn_over (rules, "waste: " TWELVE, &again), ==, 0x3ffc);
  g_assert_cmphex (turn_over (rules, "passes: 1; waste: " TWELVE, &second), ==, 0x3ffc);
  g_assert_cmpmem (first.cards, 12, again.cards, 12);
  g_assert_cmpint (memcmp (first.cards, usual.cards, 12), !=, 0);
  g_assert_cmpint (memcmp (first.cards, second.cards, 12), !=, 0);
  g_assert_cmpuint (pat_rules_hash (rules, &first), !=, pat_rules_hash (rules, &second));
}

static const PatPileSpec turn_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .take = PAT_TAKE_TOP, .turn = PAT_TURN_NEVER },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_EXPOSED },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 2 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 3 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_PLAYER },
  { .role = PAT_TABLEAU, .count = 1, .at = { .x = 4 }, .fill = PAT_FILL_ANY },
  KEEP,
  { 0 }
};

RULES_VARIANT (turns, turn_piles, 0);

static void
test_turns (void)
{
  static const EffectRow rows[] = {
    { &turns, NULL, "tableau 1: <2C> 3C", "t1>t5", "tableau 1", "<2C>" },
    { &turns, NULL, "tableau 2: <4C> <2C> 3C", "t2>t5", "tableau 2", "<4C> 2C" },
    { &turns, "flip=manual", "tableau 2: <2C> 3C", "t2>t5", "tableau 2", "<2C>" },
    { &turns, "flip=manual", "tableau 2: <4C> <2C>", "t2!", "tableau 2", "<4C> 2C" },
    { &turns, "flip=manual", "tableau 3: <2C> 3C", "t3>t5", "tableau 3", "2C" },
    { &turns, NULL, "tableau 4: <2C> 3C", "t4>t5", "tableau 4", "<2C>" },
    { &turns, NULL, "tableau 4: <2C>", "t4!", "tableau 4", "2C" },
  };
  static const RulesRow legal[] = {
    { &turns, "tableau 1: <2C>", "t1!", PAT_REFUSED_NOTHING_TO_TURN },
    { &turns, "tableau 2: <2C>", "t2!", PAT_REFUSED_NOTHING_TO_TURN },
    { &turns, "tableau 4: 2C", "t4!", PAT_REFUSED_NOTHING_TO_TURN },
    { &turns, "", "t4!", PAT_REFUSED_NOTHING_TO_TURN },
  };

  check_effects (rows, G_N_ELEMENTS (rows));
  rules_check_rows (legal, G_N_ELEMENTS (legal));
}

static const PatPileSpec refill_piles[] = {
  { .role = PAT_WASTE, .count = 1, .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 2, .at = { .x = 1, .dx = 1 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS },
  { .role = PAT_TABLEAU, .count = 2, .at = { .y = 1, .dx = 1 }, .take = PAT_TAKE_TOP,
    .build = PAT_ANY_CARD,
    .n_refill = 2, .refill = { PAT_RESERVE, PAT_WASTE } },
  { .role = PAT_CELL, .count = 1, .at = { .x = 4 }, .fill = PAT_FILL_ANY },
  KEEP,
  { 0 }
};

RULES_VARIANT (refills, refill_piles, 0);

static void
test_refills (void)
{
  static const EffectRow rows[] = {
    { &refills, NULL, "tableau 1: 9S; tableau 2: 9C; reserve 1: <2C> <3C> 4C", "t1>c", "tableau 1",
      "4C" },
    { &refills, NULL, "tableau 1: 9S; tableau 2: 9C; reserve 1: <2C> <3C> 4C", "t1>c", "reserve 1",
      "<2C> 3C" },
    { &refills, NULL, "tableau 1: 9S; tableau 2: 9C; reserve 2: 4C; waste: 5C", "t1>c", "tableau 1",
      "4C" },
    { &refills, NULL, "tableau 1: 9S; tableau 2: 9C; waste: 6C 5C", "t1>c", "tableau 1", "5C" },
    { &refills, NULL, "tableau 1: 9S; tableau 2: 9C", "t1>c", "tableau 1", "" },
    { &refills, NULL, "tableau 1: 9S; reserve 1: <2C> 3C", "t1>c", "tableau 1", "3C" },
    { &refills, NULL, "tableau 1: 9S; reserve 1: <2C> 3C", "t1>c", "tableau 2", "2C" },
    { &refills, NULL, "tableau 1: 9S; reserve 1: 3C; waste: 7C", "t1>c", "tableau 2", "7C" },
  };

  check_effects (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec collect_piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .take = PAT_TAKE_RUN,
    .build = PAT_DOWN | PAT_ANY_SUIT, .run = PAT_DOWN | PAT_SAME_SUIT, .fill = PAT_FILL_ANY,
    .turn = PAT_TURN_EXPOSED },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .y = 2, .dx = 1 }, .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (4), .min_accept = 4, .max_cards = 4, .collects = TRUE },
  KEEP,
  { 0 }
};

RULES_VARIANT (collects, collect_piles, 0);

/* A complete run leaves by itself, in the move that made it complete; a card that it covered is
 * turned up. */
static void
test_collection (void)
{
  static const EffectRow rows[] = {
    { &collects, NULL, "tableau 1: <9S> 4C 3C; tableau 2: 2C AC", "t2*2>t1", "foundation 1",
      "4C 3C 2C AC" },
    { &collects, NULL, "tableau 1: <9S> 4C 3C; tableau 2: 2C AC", "t2*2>t1", "tableau 1", "9S" },
    { &collects, NULL, "tableau 1: 9S 4C 3C 2C; tableau 2: AC; foundation 1: 4H 3H 2H AH",
      "t2>t1", "foundation 2", "4C 3C 2C AC" },
    { &collects, NULL, "tableau 1: 4C 3C 2C; tableau 2: AH", "t2>t1", "foundation 1", "" },
    { &collects, NULL, "tableau 1: 5C 4C 3C; tableau 2: 2C", "t2>t1", "foundation 1", "" },
    { &collects, NULL, "tableau 1: 5C 4C 3C; tableau 2: 2C AC", "t2*2>t1", "tableau 1", "5C" },
  };

  check_effects (rows, G_N_ELEMENTS (rows));
}

static const PatPileSpec base_piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .take = PAT_TAKE_TOP,
    .fill = PAT_FILL_BASE },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .y = 2, .dx = 1 }, .fill = PAT_FILL_BASE,
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP },
  KEEP,
  { 0 }
};

RULES_VARIANT (chosen_base, base_piles, .base_chosen = TRUE);

static void
test_chosen_base (void)
{
  static const RulesRow rows[] = {
    { &chosen_base, "tableau 1: 9S; tableau 2: 5H", "t1>f1", PAT_LEGAL },
    { &chosen_base, "tableau 1: 9S; tableau 2: 5H", "t2>f1", PAT_LEGAL },
    { &chosen_base, "tableau 1: 9S; foundation 1: 5H", "t1>f2", PAT_REFUSED_FILL },
    { &chosen_base, "tableau 1: 5S; foundation 1: 5H", "t1>f2", PAT_LEGAL },
  };
  g_autoptr (PatRules) rules = rules_build (&chosen_base, NULL);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition position;
  PatMove move;

  rules_check_rows (rows, G_N_ELEMENTS (rows));
  rules_set_up (rules, "tableau 1: 9S; tableau 2: 5H", &position);
  g_assert_cmpint (position.counters[PAT_COUNTER_BASE], ==, 0);
  rules_read_move (rules, "t1>f2", &move);
  pat_rules_apply (rules, &position, &move, steps);
  g_assert_cmpint (position.counters[PAT_COUNTER_BASE], ==, 9);
  rules_read_move (rules, "t2>f1", &move);
  g_assert_false (pat_rules_judge (rules, &position, &move, NULL));
  pat_rules_revert (rules, &position, steps);
  g_assert_cmpint (position.counters[PAT_COUNTER_BASE], ==, 0);
}

/* The bottom card of the stock goes to the first empty column. */
static void
deal_from_below (const PatRules    *rules,
                 const PatPosition *position,
                 PatSteps          *steps)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);

      if (pat_position_get_size (position, pile) > 0 ||
          pat_position_get_size (position, stock) == 0)
        continue;
      pat_steps_move (steps, stock, 0, 1, pile, PAT_STEP_TURNED);
      return;
    }
}

static const char *
say_full (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move)
{
  guint stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);

  return move->kind == PAT_MOVE_STOCK && pat_position_get_size (position, stock) > 0
         ? "All columns are occupied." : NULL;
}

RULES_VARIANT (from_below, stock_piles, .deal_stock = deal_from_below, .why_not = say_full,
               .stock_help = "The bottom card goes to an empty column.");

static void
test_own_deal (void)
{
  static const RulesRow rows[] = {
    { &from_below, "stock: <2C>; tableau 1: 3C; tableau 3: 3S", "s", PAT_LEGAL },
    { &from_below, "stock: <2C>; tableau 1: 3C; tableau 2: 3H; tableau 3: 3S", "s",
      PAT_REFUSED_BY_GAME },
    { &from_below, "tableau 1: 3C", "s", PAT_REFUSED_STOCK_EMPTY },
  };
  static const EffectRow effects[] = {
    { &from_below, NULL, "stock: <2C> <4C> <6C>; tableau 1: 3C", "s", "tableau 2", "2C" },
    { &from_below, NULL, "stock: <2C> <4C> <6C>; tableau 1: 3C", "s", "stock", "<4C> <6C>" },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
  check_effects (effects, G_N_ELEMENTS (effects));
}

void
rules_add_stock_tests (void)
{
  g_test_add_func ("/rules/stock/collection", test_collection);
  g_test_add_func ("/rules/stock/chosen-base", test_chosen_base);
  g_test_add_func ("/rules/stock/own-deal", test_own_deal);
  g_test_add_func ("/rules/stock/legal", test_legal);
  g_test_add_func ("/rules/stock/shuffles", test_shuffles);
  g_test_add_func ("/rules/stock/deals", test_deals);
  g_test_add_func ("/rules/stock/turns", test_turns);
  g_test_add_func ("/rules/stock/refills", test_refills);
}
