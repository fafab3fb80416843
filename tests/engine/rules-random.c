/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tables and positions made at random: the engine must list, judge and apply what the simple
 * reading of the table allows, and nothing else. */
#include "config.h"

#include "rules-simple.h"
#include "rules-suite.h"

#include <string.h>

#define N_TABLES    400
#define N_POSITIONS 25
#define LOW_RANKS   (PAT_RANK_BIT (1) | PAT_RANK_BIT (2) | PAT_RANK_BIT (3))
#define HIGH_RANKS  (PAT_RANK_BIT (12) | PAT_RANK_BIT (13))

static char *
list_by_engine (const RulesBoard *board)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (board->rules, board->position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    rules_add_move (texts, board->rules, &moves->moves[i]);
  return rules_join_moves (texts);
}

/* Every move of the notation between two piles is judged as it is listed. */
static void
check_judge (const RulesBoard *board,
             const char  *listed)
{
  g_autofree char *padded = g_strdup_printf (" %s ", listed);
  guint n_piles = pat_rules_get_n_piles (board->rules);
  PatMove move;

  for (guint from = 0; from < n_piles; from++)
    for (guint to = 0; to < n_piles; to++)
      for (guint n = 1; n <= pat_position_get_size (board->position, from) + 1; n++)
        {
          g_autofree char *text = NULL;
          g_autofree char *word = NULL;
          gboolean legal;

          pat_move_init_cards (&move, from, n, to);
          text = pat_move_to_string (&move, board->rules);
          word = g_strdup_printf (" %s ", text);
          legal = pat_rules_judge (board->rules, board->position, &move, NULL);
          if (legal != (strstr (padded, word) != NULL))
            g_test_fail_printf ("“%s” is judged otherwise than it is listed", text);
        }
}

/* Applies each listed move, counts the cards, and takes it back. */
static void
check_apply (const RulesBoard *board)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition position = *board->position;

  pat_rules_list (board->rules, board->position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      pat_rules_apply (board->rules, &position, &moves->moves[i], steps);
      g_assert_cmpuint (position.start[position.n_piles], ==,
                        board->position->start[position.n_piles]);
      pat_rules_revert (board->rules, &position, steps);
      g_assert_true (pat_position_equal (&position, board->position));
    }
}

static void
check_board (const RulesBoard *board,
             guint        nth)
{
  g_autofree char *simple = rules_list_simply (board);
  g_autofree char *engine = list_by_engine (board);

  if (strcmp (simple, engine) != 0)
    {
      g_autofree char *text = pat_position_to_string (board->position, board->rules);

      g_test_fail_printf ("table %u: the engine lists “%s”, the table allows “%s” in\n%s", nth,
                          engine, simple, text);
    }
  check_judge (board, engine);
  check_apply (board);
}

static guint
one_of (GRand *random,
        guint  n)
{
  return (guint) g_rand_int_range (random, 0, (gint32) n);
}

static guint
random_build (GRand *random)
{
  static const guint suits[] = { PAT_ANY_SUIT, PAT_SAME_SUIT, PAT_OTHER_SUIT, PAT_SAME_COLOUR,
                                 PAT_ALTERNATE };
  static const guint ways[] = { PAT_UP, PAT_DOWN, PAT_DOWN, PAT_DOWN, PAT_UP | PAT_DOWN, PAT_EQUAL,
                                PAT_UP | PAT_EQUAL };

  if (one_of (random, 12) == 0)
    return PAT_ANY_CARD;
  return suits[one_of (random, G_N_ELEMENTS (suits))] | ways[one_of (random, G_N_ELEMENTS (ways))] |
         (one_of (random, 3) == 0 ? PAT_WRAP : 0u);
}

/* Now and then a set of roles, otherwise none. */
static guint16
random_roles (GRand *random)
{
  return one_of (random, 5) == 0 ? (guint16) (1 + one_of (random, (1u << PAT_N_ROLES) - 1)) : 0;
}

static PatPileSpec
random_row (GRand *random,
            guint  nth)
{
  static const PatRole roles[] = { PAT_FOUNDATION, PAT_TABLEAU, PAT_TABLEAU, PAT_TABLEAU, PAT_CELL,
                                   PAT_RESERVE };

  return (PatPileSpec) {
    .role = nth == 0 ? PAT_FOUNDATION : roles[one_of (random, G_N_ELEMENTS (roles))],
    .count = (guint8) (1 + one_of (random, 3)),
    .at = { .y = (float) nth + 1, .dx = 1 },
    .build = random_build (random),
    .step = (guint8) (one_of (random, 4) == 0 ? one_of (random, 4) : 0),
    .run = one_of (random, 3) == 0 ? random_build (random) : 0,
    .units = one_of (random, 4) == 0 ? random_build (random) : 0,
    .take = (PatTake) one_of (random, PAT_TAKE_ANY_CARD + 1),
    .fill = (PatFill) one_of (random, PAT_FILL_INDICATOR),
    .ranks = PAT_RANK_BIT (13) | PAT_RANK_BIT (2),
    .min_accept = (guint8) (one_of (random, 6) == 0 ? 1 + one_of (random, 3) : 0),
    .max_cards = (guint8) (one_of (random, 4) == 0 ? 3 + one_of (random, 6) : 0),
    .from = random_roles (random),
    .fill_from = random_roles (random),
    .fill_first = random_roles (random),
    .turn = one_of (random, 3) == 0 ? PAT_TURN_PLAYER : PAT_TURN_NEVER,
  };
}

/* Lays the cards on piles at random, now and then face down. */
static void
scatter (const PatRules *rules,
         GRand          *random,
         PatPosition    *position)
{
  guint n_piles = pat_rules_get_n_piles (rules);
  PatCard cards[PAT_MAX_CARDS];
  guint n = pat_rules_get_deck (rules, cards);
  PatRandom order;

  pat_position_init (position, n_piles);
  position->counters[PAT_COUNTER_BASE] = PAT_ACE;
  position->counters[PAT_COUNTER_PASSES] = (gint16) one_of (random, 3);
  pat_random_init (&order, g_rand_int (random), 0);
  pat_random_shuffle (&order, cards, n);
  for (guint i = 0; i < n; i++)
    {
      PatCard turned = one_of (random, 6) == 0 ? PAT_FACE_DOWN : 0;

      pat_position_add_card (position, one_of (random, n_piles), cards[i] | turned);
    }
}

static void
check_table (GRand *random,
             guint  nth)
{
  PatPileSpec rows[8] = {
    { .role = PAT_STOCK, .count = 1, .deal = "*" },
    { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  };
  PatVariantSpec spec = {
    .id = "random", .name = "Random", .piles = rows,
    .game = {
      .ranks = LOW_RANKS | HIGH_RANKS,
      .stock = { PAT_WASTE, 2, (guint8) one_of (random, 3) },
    },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (PatRules) rules = NULL;

  for (guint i = 0; i < 4; i++)
    rows[2 + i] = random_row (random, i);
  rules = pat_rules_new (&spec, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      PatPosition position;
      RulesBoard board = { rules, &position };

      scatter (rules, random, &position);
      check_board (&board, nth);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);

  for (guint nth = 0; nth < N_TABLES && !g_test_failed (); nth++)
    check_table (random, nth);
}

void
rules_add_random_tests (void)
{
  g_test_add_func ("/rules/random/list", test_random);
}
