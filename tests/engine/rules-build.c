/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which card may lie on which: rows for each way of building. */
#include "config.h"

#include "rules-suite.h"

/* A row of the test: whether the upper card may be put on the lower one. */
typedef struct
{
  guint       build;
  guint       step;
  const char *lower;
  const char *upper;
  gboolean    allowed;
} BuildRow;

static const BuildRow rows[] = {
  { PAT_DOWN | PAT_ALTERNATE, 0, "9S", "8H", TRUE },
  { PAT_DOWN | PAT_ALTERNATE, 0, "9S", "8C", FALSE },
  { PAT_DOWN | PAT_ALTERNATE, 0, "9S", "TH", FALSE },
  { PAT_DOWN | PAT_ALTERNATE, 0, "9S", "7H", FALSE },
  { PAT_DOWN | PAT_ALTERNATE, 0, "AS", "KH", FALSE },
  { PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, 0, "AS", "KH", TRUE },
  { PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, 0, "AS", "KC", FALSE },
  { PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, 0, "KS", "AH", FALSE },
  { PAT_UP | PAT_SAME_SUIT, 0, "AH", "2H", TRUE },
  { PAT_UP | PAT_SAME_SUIT, 0, "AH", "2D", FALSE },
  { PAT_UP | PAT_SAME_SUIT, 0, "KH", "AH", FALSE },
  { PAT_UP | PAT_SAME_SUIT | PAT_WRAP, 0, "KH", "AH", TRUE },
  { PAT_UP | PAT_SAME_SUIT | PAT_WRAP, 0, "KH", "2H", FALSE },
  { PAT_UP | PAT_ANY_SUIT, 0, "5H", "6C", TRUE },
  { PAT_UP | PAT_ANY_SUIT, 0, "5H", "4C", FALSE },
  { PAT_UP | PAT_DOWN | PAT_ANY_SUIT, 0, "5H", "6C", TRUE },
  { PAT_UP | PAT_DOWN | PAT_ANY_SUIT, 0, "5H", "4H", TRUE },
  { PAT_UP | PAT_DOWN | PAT_ANY_SUIT, 0, "5H", "5C", FALSE },
  { PAT_UP | PAT_DOWN | PAT_ANY_SUIT, 0, "AH", "KC", FALSE },
  { PAT_UP | PAT_DOWN | PAT_ANY_SUIT | PAT_WRAP, 0, "AH", "KC", TRUE },
  { PAT_DOWN | PAT_OTHER_SUIT, 0, "9S", "8C", TRUE },
  { PAT_DOWN | PAT_OTHER_SUIT, 0, "9S", "8S", FALSE },
  { PAT_DOWN | PAT_SAME_COLOUR, 0, "9S", "8C", TRUE },
  { PAT_DOWN | PAT_SAME_COLOUR, 0, "9D", "8H", TRUE },
  { PAT_DOWN | PAT_SAME_COLOUR, 0, "9D", "8S", FALSE },
  { PAT_EQUAL | PAT_ANY_SUIT, 0, "9D", "9S", TRUE },
  { PAT_EQUAL | PAT_ANY_SUIT, 0, "9D", "8S", FALSE },
  { PAT_EQUAL | PAT_ALTERNATE, 0, "9D", "9H", FALSE },
  { PAT_UP | PAT_ANY_SUIT, 2, "AS", "3H", TRUE },
  { PAT_UP | PAT_ANY_SUIT, 2, "AS", "2H", FALSE },
  { PAT_UP | PAT_ANY_SUIT, 2, "QS", "AH", FALSE },
  { PAT_UP | PAT_ANY_SUIT | PAT_WRAP, 2, "QS", "AH", TRUE },
  { PAT_UP | PAT_ANY_SUIT | PAT_WRAP, 2, "KS", "2H", TRUE },
  { PAT_UP | PAT_ANY_SUIT | PAT_WRAP, 4, "JS", "2H", TRUE },
  { PAT_UP | PAT_ANY_SUIT | PAT_WRAP, 4, "JS", "3H", FALSE },
  { PAT_DOWN | PAT_ANY_SUIT | PAT_WRAP, 3, "2S", "QH", TRUE },
  { PAT_DOWN | PAT_ANY_SUIT | PAT_WRAP, 3, "2S", "KH", FALSE },
  { PAT_ANY_CARD, 0, "2S", "KH", TRUE },
  { PAT_ANY_CARD, 0, "KH", "2S", TRUE },
  { PAT_NO_BUILD, 0, "3S", "2H", FALSE },
};

static gboolean
is_allowed (const BuildRow *row)
{
  const PatPileSpec piles[] = {
    { .role = PAT_TABLEAU, .count = 2, .at = { .dx = 1 }, .build = row->build,
      .step = (guint8) row->step,
      .take = PAT_TAKE_TOP },
    { .role = PAT_DISCARD, .count = 1, .at = { .y = 2 }, .deal = "*" },
    { 0 }
  };
  const PatVariantSpec spec = { .id = "test", .name = "Test", .piles = piles };
  g_autoptr (PatRules) rules = rules_build (&spec, NULL);
  g_autofree char *cards = g_strdup_printf ("tableau 1: %s; tableau 2: %s", row->lower, row->upper);
  PatPosition position;
  PatMove move;

  rules_set_up (rules, cards, &position);
  rules_read_move (rules, "t2>t1", &move);
  return pat_rules_judge (rules, &position, &move, NULL);
}

static void
test_builds (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (is_allowed (&rows[i]) != rows[i].allowed)
      g_test_fail_printf ("build 0x%x, step %u: %s on %s", rows[i].build, rows[i].step,
                          rows[i].upper, rows[i].lower);
}

static gboolean
same_parity (PatCard lower,
             PatCard upper)
{
  return pat_card_get_rank (lower) % 2 == pat_card_get_rank (upper) % 2;
}

static const PatPileSpec odd_piles[] = {
  { .role = PAT_TABLEAU, .count = 3, .at = { .dx = 1 }, .can_build = same_parity,
    .take = PAT_TAKE_RUN,
    .fill = PAT_FILL_ANY },
  { .role = PAT_DISCARD, .count = 1, .at = { .y = 2 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (odd, odd_piles, 0);

static void
test_odd_relation (void)
{
  static const RulesRow odd_rows[] = {
    { &odd, "tableau 1: 9S; tableau 2: 3H", "t2>t1", PAT_LEGAL },
    { &odd, "tableau 1: 9S; tableau 2: 4H", "t2>t1", PAT_REFUSED_BUILD },
    { &odd, "tableau 1: 9S 3H KC; tableau 2: AH", "t1*3>t2", PAT_LEGAL },
    { &odd, "tableau 1: 9S 2H KC; tableau 2: AH", "t1*3>t2", PAT_REFUSED_NO_RUN },
  };

  rules_check_rows (odd_rows, G_N_ELEMENTS (odd_rows));
}

void
rules_add_build_tests (void)
{
  g_test_add_func ("/rules/build/ways", test_builds);
  g_test_add_func ("/rules/build/odd-relation", test_odd_relation);
}
