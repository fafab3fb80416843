/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* When a game is stuck: by hand for the cycles of the waste, by search for the claim
 * that nothing is left. */
#include "config.h"

#include "rules-suite.h"

#define ROWS(...) \
  { \
    { .role = PAT_STOCK, .count = 1 }, \
    { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP }, \
    { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, \
      .build = PAT_UP | PAT_SAME_SUIT, \
      .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP }, \
    { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, \
      .build = PAT_DOWN | PAT_ALTERNATE, \
      .take = PAT_TAKE_RUN, __VA_ARGS__ }, \
    { .role = PAT_DISCARD, .count = 1, .at = { .y = 2 }, .deal = "*" }, \
    { 0 } \
  }

static const PatPileSpec closed_piles[] = ROWS (.turn = PAT_TURN_EXPOSED);
static const PatPileSpec open_piles[] = ROWS (.turn = PAT_TURN_EXPOSED, .fill = PAT_FILL_ANY);
static const PatPileSpec refilled_piles[] = ROWS (.n_refill = 1, .refill = { PAT_WASTE });

RULES_VARIANT (by_one, closed_piles, .stock = { PAT_WASTE, 1, PAT_UNLIMITED });
RULES_VARIANT (by_three, closed_piles, .stock = { PAT_WASTE, 3, PAT_UNLIMITED });
RULES_VARIANT (one_pass, closed_piles, .stock = { PAT_WASTE, 1, 0 });
RULES_VARIANT (three_passes, closed_piles, .stock = { PAT_WASTE, 3, 2 });
RULES_VARIANT (by_columns, closed_piles, .stock = { PAT_TABLEAU, 1, 0 });
RULES_VARIANT (open_spaces, open_piles, .stock = { PAT_WASTE, 1, PAT_UNLIMITED });
RULES_VARIANT (refilled, refilled_piles, .stock = { PAT_WASTE, 1, PAT_UNLIMITED });

/* A row of the test; what is not named lies where it cannot be moved. */
typedef struct
{
  const PatVariantSpec *spec;
  const char           *cards;
  gboolean              stuck;
} StuckRow;

static const StuckRow stuck_rows[] = {
  /* The card that fits lies under another, but the waste can be turned over. */
  { &by_one, "waste: 3S KC; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", FALSE },
  { &by_one, "waste: 3D KC; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  { &one_pass, "waste: 3S KC; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  { &one_pass, "stock: <3S>; waste: KC; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", FALSE },
  /* By three, a card comes to the top only in its turn. */
  { &by_three, "waste: 3S KC; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  { &by_three, "waste: KC TC 3S TS; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", FALSE },
  { &by_three, "waste: KC 3S TC TS; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  { &by_three, "waste: KC 7S TC 8C 8S 3S JS; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", FALSE },
  /* Four cards are left in the stock: the next packet ends with the Three, a later pass
   * no longer does. */
  { &by_three, "stock: <TS> <3S> <KC> <TC>; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", FALSE },
  { &by_three, "stock: <TS> <KC> <3S> <TC>; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  { &three_passes, "passes: 1; waste: KC TC 3S TS; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S",
    FALSE },
  { &three_passes, "passes: 2; waste: KC TC 3S TS; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S",
    TRUE },
  /* A deal to the columns always changes something. */
  { &by_columns, "stock: <3D>; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", FALSE },
  { &by_columns, "tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  /* From one space to another, or from one Ten to another and back, is not progress. */
  { &open_spaces, "tableau 1: 9C; tableau 2: 9S; tableau 3: 4H", TRUE },
  { &open_spaces, "tableau 1: 9C", TRUE },
  { &open_spaces, "tableau 1: 9C; tableau 2: 9S 8H", TRUE },
  /* Nor are moves to and fro through a space, whatever lies in whichever order. */
  { &open_spaces, "tableau 1: 9C; tableau 2: 8H 7S", TRUE },
  { &open_spaces, "foundation 1: AH 2H 3H; tableau 1: 5S; tableau 2: 9S 8H", TRUE },
  /* But what can be ordered anew may free the card that is wanted, and a card that cannot go back
   * has changed something. */
  { &open_spaces, "foundation 1: AS 2S 3S 4S 5S 6S 7S 8S; tableau 1: 9C; tableau 2: 9S 8H", FALSE },
  { &open_spaces, "tableau 1: 9C; tableau 2: 2S 8H", FALSE },
  { &by_one, "tableau 1: TH 9C; tableau 2: TD; tableau 3: 2C", TRUE },
  /* But the move uncovers what can be used. */
  { &by_one, "foundation 1: AH 2H 3H 4H 5H 6H 7H 8H 9H;"
    "tableau 1: TH 9C; tableau 2: TD; tableau 3: 2C",
    FALSE },
  { &by_one, "tableau 1: <TH> 9C; tableau 2: TD; tableau 3: 2C", FALSE },
  /* Taking a card back is not progress, unless another can go on it. */
  { &by_one, "foundation 1: AS 2S 3S; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
  { &by_one, "foundation 1: AS 2S 3S; tableau 1: 4H; tableau 2: 2H; tableau 3: 9S", FALSE },
  /* A space that waits for the waste is filled by the next deal. */
  { &refilled, "stock: <2D>; tableau 1: 4H; tableau 2: 9C", FALSE },
  { &refilled, "stock: <2D>; tableau 1: 4H; tableau 2: 9C; tableau 3: 9S", TRUE },
};

static void
test_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (stuck_rows); i++)
    {
      g_autoptr (PatRules) rules = rules_build (stuck_rows[i].spec, NULL);
      PatPosition position;

      rules_set_up (rules, stuck_rows[i].cards, &position);
      if (pat_rules_is_stuck (rules, &position) != stuck_rows[i].stuck)
        g_test_fail_printf ("“%s” is %sstuck", stuck_rows[i].cards,
                            stuck_rows[i].stuck ? "not " : "");
    }
}

/* A small game with all that makes the test hard: face-down cards, redeals, cards that
 * come back. */
static const PatPileSpec small_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .take = PAT_TAKE_RUN, .turn = PAT_TURN_EXPOSED, .fill = PAT_FILL_RANKS,
    .ranks = PAT_RANK_BIT (4),
    .deal = "DU/DDU/DDDU" },
  { 0 }
};

#define FOUR_RANKS (PAT_RANK_BIT (1) | PAT_RANK_BIT (2) | PAT_RANK_BIT (3) | PAT_RANK_BIT (4))

RULES_VARIANT (small_by_one, small_piles, .ranks = FOUR_RANKS,
               .stock = { PAT_WASTE, 1, PAT_UNLIMITED });
RULES_VARIANT (small_by_two, small_piles, .ranks = FOUR_RANKS,
               .stock = { PAT_WASTE, 2, PAT_UNLIMITED });
RULES_VARIANT (small_one_pass, small_piles, .ranks = FOUR_RANKS, .stock = { PAT_WASTE, 2, 0 });

/* Another one where all lies open, and cards go to and fro through a cell and spaces. */
static const PatPileSpec small_open_piles[] = {
  { .role = PAT_CELL, .count = 1, .fill = PAT_FILL_ANY, .max_cards = 1, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .take = PAT_TAKE_RUN, .fill = PAT_FILL_ANY, .deal = "UUUU/UUUU/UUUU/UUUU" },
  { 0 }
};

RULES_VARIANT (small_open, small_open_piles, .ranks = FOUR_RANKS);

static guint
count_home (const PatRules    *rules,
            const PatPosition *position)
{
  guint n = 0;

  for (guint i = 1; i <= 4; i++)
    n += pat_position_get_size (position, (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, i));
  return n;
}

/* Visits all positions that can be reached; returns the most cards that are ever home,
 * and how many positions there are. */
static guint
search_all (const PatRules    *rules,
            const PatPosition *first,
            guint             *n_positions)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (PatPosition));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint most = 0;

  g_array_append_vals (positions, first, 1);
  for (guint i = 0; i < positions->len && positions->len < 100000; i++)
    {
      PatPosition position = g_array_index (positions, PatPosition, i);

      most = MAX (most, count_home (rules, &position));
      pat_rules_list (rules, &position, moves);
      for (guint k = 0; k < moves->n_moves; k++)
        {
          PatPosition next = position;
          guint64 hash;

          pat_rules_apply (rules, &next, &moves->moves[k], NULL);
          hash = pat_rules_hash (rules, &next);
          if (g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash)))
            g_array_append_vals (positions, &next, 1);
        }
    }
  *n_positions = positions->len;
  return most;
}

/* Plays at random until the game is won or said to be stuck; then no play whatever may
 * bring one more card home. */
static gboolean
check_claim (const PatRules *rules,
             guint64         number,
             GRand          *random)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatPosition position;
  guint n_positions = 0;

  pat_rules_deal (rules, number, &position);
  for (guint i = 0; i < 300; i++)
    {
      if (pat_rules_is_won (rules, &position))
        return FALSE;
      if (pat_rules_is_stuck (rules, &position))
        {
          g_assert_cmpuint (search_all (rules, &position, &n_positions), <=,
                            count_home (rules, &position));
          g_assert_cmpuint (n_positions, <, 100000);
          return TRUE;
        }
      pat_rules_list (rules, &position, moves);
      g_assert_cmpuint (moves->n_moves, >, 0);
      pat_rules_apply (rules, &position,
                       &moves->moves[g_rand_int_range (random, 0, (gint32) moves->n_moves)], NULL);
    }
  return FALSE;
}

static void
test_claims (gconstpointer data)
{
  g_autoptr (PatRules) rules = rules_build (data, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint n_stuck = 0;

  for (guint64 number = 1; number <= 150; number++)
    n_stuck += check_claim (rules, number, random);
  g_assert_cmpuint (n_stuck, >, 10);
}

void
rules_add_stuck_tests (void)
{
  g_test_add_func ("/rules/stuck/rows", test_rows);
  g_test_add_data_func ("/rules/stuck/claims-by-one", &small_by_one, test_claims);
  g_test_add_data_func ("/rules/stuck/claims-by-two", &small_by_two, test_claims);
  g_test_add_data_func ("/rules/stuck/claims-one-pass", &small_one_pass, test_claims);
  g_test_add_data_func ("/rules/stuck/claims-open", &small_open, test_claims);
}
