/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which move is proposed first. */
#include "config.h"

#include "rules-suite.h"

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 1, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 2, .at = { .y = 1.2, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 3 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (table, piles, .win = PAT_WIN_FOUNDATIONS);

/* The two of Hearts could go home, but then it could only come back. On the three it can still go
 * home later. */
static void
test_take_back (void)
{
  g_autoptr (PatRules) rules = rules_build (&table, NULL);
  g_autofree char *first = NULL, *second = NULL;
  PatPosition position;
  PatMove move;

  rules_set_up (rules, "foundation: AH; tableau 1: 2H; tableau 2: 3S", &position);
  g_assert_true (pat_rules_find_hint (rules, &position, 0, &move));
  first = pat_move_to_string (&move, rules);
  g_assert_cmpstr (first, ==, "t1>t2");
  g_assert_true (pat_rules_find_hint (rules, &position, 1, &move));
  second = pat_move_to_string (&move, rules);
  g_assert_cmpstr (second, ==, "t1>f");
}

void
rules_add_hint_tests (void)
{
  g_test_add_func ("/rules/hint/take-back", test_take_back);
}
