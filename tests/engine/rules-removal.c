/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Removals: sums, equal ranks, sets that a hook allows, and cards that cover each
 * other; special actions. */
#include "config.h"

#include "rules-suite.h"

/* A pyramid of three rows: 1; 2 3; 4 5 6. */
static const PatPoint pyramid_points[] = {
  { 2, 0 }, { 1.5, 0.5 }, { 2.5, 0.5 }, { 1, 1 }, { 2, 1 }, { 3, 1 },
};

static const PatPileSpec pyramid_piles[] = {
  { .role = PAT_TABLEAU, .count = 6, .at = { .points = pyramid_points }, .removable = TRUE,
    .covered = TRUE,
    .take = PAT_TAKE_TOP },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 5 }, .removable = TRUE },
  { .role = PAT_RESERVE, .count = 1, .at = { .x = 6 } },
  { .role = PAT_CELL, .count = 1, .at = { .x = 7 }, .fill = PAT_FILL_ANY },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (thirteen, pyramid_piles, .remove = { PAT_REMOVE_SUM, .sum = 13 });
RULES_VARIANT (with_cover, pyramid_piles,
               .remove = { PAT_REMOVE_SUM, .sum = 13, .with_cover = TRUE });
RULES_VARIANT (equal, pyramid_piles, .remove = { PAT_REMOVE_EQUAL });
RULES_VARIANT (nothing, pyramid_piles, 0);

static void
test_pairs (void)
{
  static const RulesRow rows[] = {
    { &thirteen, "tableau 4: QS; tableau 5: AH", "t4+t5", PAT_LEGAL },
    { &thirteen, "tableau 4: QS; tableau 5: 2H", "t4+t5", PAT_REFUSED_SUM },
    { &thirteen, "tableau 4: KS", "t4-", PAT_LEGAL },
    { &thirteen, "tableau 4: QS", "t4-", PAT_REFUSED_NOT_ALONE },
    { &thirteen, "tableau 4: 8S; waste: 5H", "t4+w", PAT_LEGAL },
    { &thirteen, "tableau 4: 8S; reserve: 5H", "t4+r", PAT_REFUSED_NOT_REMOVED },
    { &thirteen, "tableau 4: 8S", "t4+t5", PAT_REFUSED_NOTHING_THERE },
    { &thirteen, "tableau 4: 8S", "t4+t4", PAT_REFUSED_NOT_REMOVED },
    { &thirteen, "tableau 4: 8S; tableau 5: <5H>", "t4+t5", PAT_REFUSED_FACE_DOWN },
    { &thirteen, "tableau 4: 6S; tableau 5: 4H; tableau 6: 3H", "t4+t5+t6", PAT_REFUSED_SUM },
    { &equal, "tableau 4: 8S; tableau 5: 8H", "t4+t5", PAT_LEGAL },
    { &equal, "tableau 4: 8S; tableau 5: 5H", "t4+t5", PAT_REFUSED_UNEQUAL },
    { &equal, "tableau 4: KS", "t4-", PAT_REFUSED_NOT_ALONE },
    { &equal, "tableau 4: 8S; tableau 5: 8H; tableau 6: 8C", "t4+t5+t6", PAT_REFUSED_UNEQUAL },
    { &nothing, "tableau 4: KS", "t4-", PAT_REFUSED_NOT_REMOVED },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_covers (void)
{
  static const RulesRow rows[] = {
    { &thirteen, "tableau 2: QS; tableau 4: AH", "t2+t4", PAT_REFUSED_COVERED },
    { &thirteen, "tableau 2: KS; tableau 4: AH", "t2-", PAT_REFUSED_COVERED },
    { &thirteen, "tableau 2: KS; tableau 6: AH", "t2-", PAT_LEGAL },
    { &thirteen, "tableau 1: KS; tableau 4: AH", "t1-", PAT_LEGAL },
    { &thirteen, "tableau 1: KS; tableau 3: AH", "t1-", PAT_REFUSED_COVERED },
    { &with_cover, "tableau 2: QS; tableau 4: AH", "t2+t4", PAT_LEGAL },
    { &with_cover, "tableau 2: QS; tableau 4: AH; tableau 5: 3C", "t2+t4", PAT_REFUSED_COVERED },
    { &with_cover, "tableau 2: QS; tableau 4: 3H; tableau 6: AC", "t2+t6", PAT_REFUSED_COVERED },
    { &with_cover, "tableau 2: QS; tableau 4: 2H", "t2+t4", PAT_REFUSED_SUM },
    { &thirteen, "tableau 2: QS; tableau 4: AH", "t2>c", PAT_REFUSED_COVERED },
    { &thirteen, "tableau 2: QS; tableau 6: AH", "t2>c", PAT_LEGAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static const char *
same_suit (const PatRules    *rules,
           const PatPosition *position,
           const PatCard     *cards,
           guint              n_cards)
{
  for (guint i = 1; i < n_cards; i++)
    if (pat_card_get_suit (cards[i]) != pat_card_get_suit (cards[0]))
      return "All of them must be of one suit.";
  return NULL;
}

static const PatPileSpec hand_piles[] = {
  { .role = PAT_HAND, .count = 4, .at = { .dx = 1 }, .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (suits, hand_piles, .remove = { PAT_REMOVE_ASK, .min = 2, .max = 3 },
               .may_remove = same_suit);

static void
test_sets (void)
{
  static const RulesRow rows[] = {
    { &suits, "hand 1: 2S; hand 2: 9S; hand 4: KS", "h1+h2+h4", PAT_LEGAL },
    { &suits, "hand 1: 2S; hand 2: 9S; hand 4: KS", "h1+h4", PAT_LEGAL },
    { &suits, "hand 1: 2S; hand 2: 9S; hand 4: KH", "h1+h2+h4", PAT_REFUSED_BY_GAME },
    { &suits, "hand 1: 2S", "h1-", PAT_REFUSED_NOT_ALONE },
    { &suits, "hand 1: 2S; hand 2: 9S; hand 3: 3S; hand 4: KS", "h1+h2+h3+h4",
      PAT_REFUSED_NOT_REMOVED },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

/* An action that sorts nothing and is possible only while the first card of the hand is red. */
static void
list_red (const PatRules    *rules,
          const PatPosition *position,
          PatMoves          *moves)
{
  PatCard card = pat_position_get_top (position, 0);
  PatMove move;

  if (card == PAT_NO_CARD || !pat_card_is_red (card))
    return;
  pat_move_init_special (&move, 0);
  pat_moves_add (moves, &move);
}

static void
list_red_steps (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move,
                PatSteps          *steps)
{
  pat_steps_turn (steps, 0, 0, 1);
}

static const PatSpecialSpec hide[] = { { .name = "hide", .label = "Hide" }, { 0 } };

RULES_VARIANT (hiding, hand_piles, .specials = hide, .more_moves = list_red,
               .special = list_red_steps);

static void
test_specials (void)
{
  static const RulesRow rows[] = {
    { &hiding, "hand 1: 2H", "!hide", PAT_LEGAL },
    { &hiding, "hand 1: 2S", "!hide", PAT_REFUSED_NO_SPECIAL },
    { &hiding, "hand 1: 2H", "!hide:h1", PAT_REFUSED_NO_SPECIAL },
  };

  rules_check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_effect (void)
{
  g_autoptr (PatRules) rules = rules_build (&with_cover, NULL);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  g_autofree char *discard = NULL;
  PatPosition before, position;
  PatMove move;

  rules_set_up (rules, "tableau 2: QS; tableau 4: AH; waste: 3C", &before);
  position = before;
  rules_read_move (rules, "t4+t2", &move);
  g_assert_true (pat_rules_judge (rules, &position, &move, NULL));
  pat_rules_apply (rules, &position, &move, steps);
  discard = rules_dup_pile (rules, &position, "discard");
  g_assert_true (g_str_has_suffix (discard, " AH QS"));
  g_assert_cmpint (pat_rules_get_score (rules, &position), ==,
                   pat_rules_get_score (rules, &before) + 2);
  pat_rules_revert (rules, &position, steps);
  g_assert_true (pat_position_equal (&position, &before));
}

void
rules_add_removal_tests (void)
{
  g_test_add_func ("/rules/removal/pairs", test_pairs);
  g_test_add_func ("/rules/removal/covers", test_covers);
  g_test_add_func ("/rules/removal/sets", test_sets);
  g_test_add_func ("/rules/removal/specials", test_specials);
  g_test_add_func ("/rules/removal/effect", test_effect);
}
