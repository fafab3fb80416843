/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which card may lie on which, and which covers which: rows for each way of building. */
#include "config.h"

#include "rules-suite.h"

#include <string.h>

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

static const PatPileSpec sink_piles[] = {
  { .role = PAT_TABLEAU, .count = 13, .at = { .dx = 1 }, .fan_y = 0.2f,
    .sink = PAT_RANK_BIT (PAT_KING) | PAT_RANK_BIT (PAT_QUEEN), .deal = "DUUU" },
  { .role = PAT_DISCARD, .count = 1, .at = { .y = 3 } },
  { 0 }
};

RULES_VARIANT (sinks, sink_piles, 0);
RULES_VARIANT (floats, sink_piles, 0);

/* Whether a pile is the one that is dealt without sinking, with the heavy cards first, all others
 * in their order. */
static void
check_sunk (const PatPosition *sunk,
            const PatPosition *dealt,
            guint              pile)
{
  const PatCard *a = pat_position_get_cards (sunk, pile), *b = pat_position_get_cards (dealt, pile);
  guint n = 0;

  for (guint heavy = 0; heavy < 2; heavy++)
    for (guint i = 0; i < 4; i++)
      if ((pat_card_get_rank (b[i]) >= PAT_QUEEN) == (heavy == 0))
        g_assert_cmpuint (a[n++] & 0x3f, ==, b[i] & 0x3f);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (pat_card_is_face_down (a[i]), ==, i == 0);
}

static void
test_sinking (void)
{
  PatPileSpec plain_piles[G_N_ELEMENTS (sink_piles)];
  PatVariantSpec plain = floats;
  g_autoptr (PatRules) rules = rules_build (&sinks, NULL);
  g_autoptr (PatRules) plain_rules = NULL;
  PatPosition sunk, dealt;

  memcpy (plain_piles, sink_piles, sizeof sink_piles);
  plain_piles[0].sink = 0;
  plain.piles = plain_piles;
  plain_rules = rules_build (&plain, NULL);
  for (guint64 number = 1; number <= 20; number++)
    {
      pat_rules_deal (rules, number, &sunk);
      pat_rules_deal (plain_rules, number, &dealt);
      for (guint pile = 0; pile < 13; pile++)
        check_sunk (&sunk, &dealt, pile);
    }
}

/* The second card lies beside the first one or below it. */
#define TWO_PLACES(variant, right, down) \
  static const PatPoint variant ## _points[] = { { 0, 0 }, { right, down } }; \
  static const PatPileSpec variant ## _piles[] = { \
    { .role = PAT_TABLEAU, .count = 2, .at = { .points = variant ## _points }, .covered = TRUE, \
      .build = PAT_DOWN | PAT_ANY_SUIT, .take = PAT_TAKE_TOP }, \
    { .role = PAT_FOUNDATION, .count = 1, .at = { .y = 3 }, .build = PAT_ANY_CARD, \
      .fill = PAT_FILL_ANY }, \
    { .role = PAT_DISCARD, .count = 1, .at = { .x = 2, .y = 3 }, .deal = "*" }, \
    { 0 } \
  }; \
  RULES_VARIANT (variant, variant ## _piles, 0)

TWO_PLACES (over_side, 0.95f, 0);
TWO_PLACES (beside, 0.96f, 0);
TWO_PLACES (over_foot, 0, 0.95f);
TWO_PLACES (below, 0, 0.96f);

/* Cards that overlap by a twentieth cover each other. */
static void
test_covers (void)
{
  static const char *const cards = "tableau 1: 9S; tableau 2: 3H";
  const RulesRow cover_rows[] = {
    { &over_side, cards, "t1>f", PAT_REFUSED_COVERED },
    { &over_side, cards, "t2>f", PAT_LEGAL },
    { &beside, cards, "t1>f", PAT_LEGAL },
    { &over_foot, cards, "t1>f", PAT_REFUSED_COVERED },
    { &over_foot, cards, "t2>f", PAT_LEGAL },
    { &below, cards, "t1>f", PAT_LEGAL },
  };

  rules_check_rows (cover_rows, G_N_ELEMENTS (cover_rows));
}

static const PatPileSpec suit_piles[] = {
  { .role = PAT_DISCARD, .count = 1, .deal = "*" },
  { 0 }
};

RULES_VARIANT (one_suit, suit_piles, .decks = 2, .suits = PAT_SUIT_BIT (PAT_SPADES));
RULES_VARIANT (two_suits, suit_piles, .suits = PAT_SUIT_BIT (PAT_SPADES) |
                                               PAT_SUIT_BIT (PAT_HEARTS));

static guint
count_cards (const PatRules *rules,
             PatCard         wanted)
{
  PatCard cards[PAT_MAX_CARDS];
  guint n_cards = pat_rules_get_deck (rules, cards), n = 0;

  for (guint i = 0; i < n_cards; i++)
    n += cards[i] == wanted;
  return n;
}

static void
test_suits (void)
{
  g_autoptr (PatRules) one = rules_build (&one_suit, NULL);
  g_autoptr (PatRules) two = rules_build (&two_suits, NULL);

  g_assert_cmpuint (pat_rules_get_n_cards (one), ==, 104);
  g_assert_cmpuint (count_cards (one, pat_card_new (PAT_SPADES, PAT_ACE)), ==, 8);
  g_assert_cmpuint (count_cards (one, pat_card_new (PAT_HEARTS, PAT_ACE)), ==, 0);
  g_assert_cmpuint (pat_rules_get_n_cards (two), ==, 52);
  g_assert_cmpuint (count_cards (two, pat_card_new (PAT_SPADES, 7)), ==, 2);
  g_assert_cmpuint (count_cards (two, pat_card_new (PAT_HEARTS, 7)), ==, 2);
  g_assert_cmpuint (count_cards (two, pat_card_new (PAT_CLUBS, 7)), ==, 0);
}

static const PatPileSpec rank_piles[] = {
  { .role = PAT_TABLEAU, .count = 1, .deal = "DDDDDDDDDDDDDDDDDDDU" },
  { .role = PAT_RESERVE, .count = 12, .at = { .y = 2, .dx = 1 }, .take = PAT_TAKE_TOP,
    .deal = "~2/~3/~4/~5/~6/~7/~8/~9/~T/~J/~Q/~K" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .y = 4, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .deal = "=A" },
  { 0 }
};

RULES_VARIANT (by_rank, rank_piles, .base = PAT_ACE);

/* Each pile gets all cards of its rank that the rows before it left. */
static void
test_deal_by_rank (void)
{
  g_autoptr (PatRules) rules = rules_build (&by_rank, NULL);
  PatPosition position;

  for (guint64 number = 1; number <= 20; number++)
    {
      pat_rules_deal (rules, number, &position);
      g_assert_cmpuint (position.start[position.n_piles], ==, 52);
      g_assert_cmpuint (pat_position_get_size (&position, 0), ==, 20);
      for (guint pile = 1; pile <= 12; pile++)
        for (guint i = 0; i < pat_position_get_size (&position, pile); i++)
          g_assert_cmpuint (pat_position_get_cards (&position, pile)[i] & 0xf & ~PAT_FACE_DOWN, ==,
                            pile + 1);
    }
}

void
rules_add_build_tests (void)
{
  g_test_add_func ("/rules/build/sinking", test_sinking);
  g_test_add_func ("/rules/build/suits", test_suits);
  g_test_add_func ("/rules/build/deal-by-rank", test_deal_by_rank);
  g_test_add_func ("/rules/build/ways", test_builds);
  g_test_add_func ("/rules/build/odd-relation", test_odd_relation);
  g_test_add_func ("/rules/build/covers", test_covers);
}
