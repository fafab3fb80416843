/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games played at random, taken back and played again: every position must come back exactly. */
#include "config.h"

#include "rules-suite.h"

static const PatPileSpec klondike_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN, .turn = PAT_TURN_EXPOSED,
    .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU" },
  { 0 }
};

static const PatPileSpec demon_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 1, .at = { .y = 1.2 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS,
    .deal = "DDDDDDDDDDDDU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP,
    .fill = PAT_FILL_BASE, .max_cards = 13, .deal = "U/" },
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 3, .y = 1.2, .dx = 1 }, .take = PAT_TAKE_RUN,
    .build = PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, .n_refill = 2,
    .refill = { PAT_RESERVE, PAT_WASTE }, .deal = "U" },
  { 0 }
};

static const PatPoints points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_ANY_ROLE, -7 },
  { PAT_EVENT_REVEAL, 0, 0, 2 },
  { PAT_EVENT_RECYCLE, 0, 0, -9 },
  { 0 }
};

static const PatScoring scoring = { PAT_SCORE_POINTS, .never_negative = TRUE, .points = points };

RULES_VARIANT (klondike, klondike_piles, .stock = { PAT_WASTE, 3, PAT_UNLIMITED },
               .auto_class = PAT_AUTO_ALL,
               .scoring = &scoring);
RULES_VARIANT (demon, demon_piles, .stock = { PAT_WASTE, 3, PAT_UNLIMITED },
               .auto_class = PAT_AUTO_ALL,
               .base_dealt = TRUE);
RULES_VARIANT (secret, klondike_piles, .stock = { PAT_WASTE, 3, PAT_UNLIMITED }, .no_undo = TRUE);

static PatGame *
begin (const PatVariantSpec *spec,
       guint64               number)
{
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (spec);
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_game_new (variant, NULL, number, &error);

  g_assert_no_error (error);
  return game;
}

static gboolean
play_random (PatGame *game,
             GRand   *random)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
  if (moves->n_moves == 0)
    return FALSE;
  return pat_game_play (game, &moves->moves[g_rand_int_range (random, 0, (gint32) moves->n_moves)],
                        NULL);
}

static gboolean
same (const PatPosition *a,
      const PatPosition *b)
{
  return pat_position_equal (a, b) && a->score == b->score;
}

/* The positions after each action of the player, the first one included. */
static GArray *
play_game (PatGame *game,
           GRand   *random,
           PatAuto  auto_play)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (PatPosition));

  pat_game_set_auto_play (game, auto_play);
  g_array_append_vals (positions, pat_game_get_position (game), 1);
  while (positions->len <= 120 && play_random (game, random))
    g_array_append_vals (positions, pat_game_get_position (game), 1);
  return positions;
}

static void
check_back_and_forth (PatGame *game,
                      GArray  *positions)
{
  for (guint i = positions->len - 1; i > 0; i--)
    {
      g_assert_true (pat_game_undo (game));
      g_assert_true (same (pat_game_get_position (game),
                           &g_array_index (positions, PatPosition, i - 1)));
      g_assert_cmpuint (pat_game_get_n_moves (game), ==, i - 1);
    }
  g_assert_false (pat_game_undo (game));
  for (guint i = 1; i < positions->len; i++)
    {
      g_assert_true (pat_game_redo (game));
      g_assert_true (same (pat_game_get_position (game),
                           &g_array_index (positions, PatPosition, i)));
    }
  g_assert_false (pat_game_redo (game));
}

static void
test_back_and_forth (gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint64 number = 1; number <= 12; number++)
    {
      g_autoptr (PatGame) game = begin (data, number);
      g_autoptr (GArray) positions = play_game (game, random, (PatAuto) (number % 3));

      check_back_and_forth (game, positions);
    }
}

static void
test_restart (void)
{
  g_autoptr (PatGame) game = begin (&klondike, 3);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  g_autoptr (GArray) positions = play_game (game, random, PAT_AUTO_NONE);

  g_assert_true (pat_game_restart (game));
  g_assert_true (same (pat_game_get_position (game), pat_game_get_first_position (game)));
  g_assert_false (pat_game_restart (game));
  for (guint i = 1; i < positions->len; i++)
    g_assert_true (pat_game_redo (game));
  g_assert_true (same (pat_game_get_position (game),
                       &g_array_index (positions, PatPosition, positions->len - 1)));
}

static void
test_new_branch (void)
{
  g_autoptr (PatGame) game = begin (&klondike, 4);
  PatMove stock;

  pat_move_init_stock (&stock);
  g_assert_true (pat_game_play (game, &stock, NULL));
  g_assert_true (pat_game_play (game, &stock, NULL));
  g_assert_true (pat_game_undo (game));
  g_assert_true (pat_game_get_can_redo (game));
  g_assert_true (pat_game_play (game, &stock, NULL));
  g_assert_false (pat_game_get_can_redo (game));
  g_assert_cmpuint (pat_game_get_history_length (game), ==, 2);
  g_assert_cmpuint (pat_game_get_n_undos (game), ==, 1);
}

static void
test_no_undo (void)
{
  g_autoptr (PatGame) game = begin (&secret, 5);
  PatMove stock;

  pat_move_init_stock (&stock);
  g_assert_true (pat_game_play (game, &stock, NULL));
  g_assert_false (pat_game_get_can_undo (game));
  g_assert_false (pat_game_undo (game));
  g_assert_true (pat_game_restart (game));
  g_assert_false (pat_game_redo (game));
}

/* With the step of the move, five rounds of as many leave exactly the room that is kept free. */
#define N_STEPS ((PAT_MAX_STEPS - PAT_MAX_PILES - 1) / 5)

static void
go_on_for_ever (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move,
                PatSteps          *steps)
{
  for (guint i = 0; i < N_STEPS; i++)
    pat_steps_count (steps, PAT_COUNTER_OWN, 1);
}

static const PatPileSpec two_piles[] = {
  { .role = PAT_TABLEAU, .count = 2, .at = { .dx = 1 }, .build = PAT_DOWN | PAT_ANY_SUIT,
    .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .y = 2 }, .deal = "*" },
  { 0 }
};

static const PatCounterSpec own_counter[] = { { "own" }, { 0 } };

RULES_VARIANT (endless, two_piles, .counters = own_counter, .after_move = go_on_for_ever);

/* Consequences without an end are broken off while there is room for their steps, so that the move
 * can be taken back. */
static void
test_endless (void)
{
  g_autoptr (PatRules) rules = rules_build (&endless, NULL);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition position, before;
  PatMove move;

  rules_set_up (rules, "tableau 1: 9S; tableau 2: 8H", &position);
  rules_read_move (rules, "t2>t1", &move);
  before = position;
  pat_rules_apply (rules, &position, &move, steps);
  g_assert_cmpuint (steps->n_steps, ==, PAT_MAX_STEPS - PAT_MAX_PILES);
  g_assert_cmpint (position.counters[PAT_COUNTER_OWN], ==, 5 * N_STEPS);
  pat_rules_revert (rules, &position, steps);
  g_assert_true (same (&position, &before));
}

void
rules_add_undo_tests (void)
{
  g_test_add_data_func ("/rules/undo/klondike", &klondike, test_back_and_forth);
  g_test_add_data_func ("/rules/undo/demon", &demon, test_back_and_forth);
  g_test_add_func ("/rules/undo/restart", test_restart);
  g_test_add_func ("/rules/undo/new-branch", test_new_branch);
  g_test_add_func ("/rules/undo/no-undo", test_no_undo);
  g_test_add_func ("/rules/undo/endless", test_endless);
}
