/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A counter that was read from a file may have any value, whatever the game would make of it. */
#include "config.h"

#include "pat-bounds-private.h"
#include "rules-suite.h"

#define N_GAMES 3
#define N_MOVES 60

static const int values[] = { -PAT_BOUND_COUNT, -1, 0, 99, PAT_BOUND_COUNT };

/* Every move can be judged, made and taken back. */
static void
check_moves (const PatRules    *rules,
             const PatPosition *position)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      g_autofree PatSteps *steps = g_new (PatSteps, 1);
      PatPosition after = *position;

      pat_rules_apply (rules, &after, &moves->moves[i], steps);
      pat_rules_revert (rules, &after, steps);
      g_assert_cmpmem (after.counters, sizeof after.counters, position->counters,
                       sizeof position->counters);
    }
}

static void
check_counters (const PatRules    *rules,
                const PatPosition *position)
{
  for (guint counter = PAT_COUNTER_OWN; counter < PAT_MAX_COUNTERS; counter++)
    for (guint i = 0; i < G_N_ELEMENTS (values); i++)
      {
        PatPosition other = *position;

        other.counters[counter] = (gint16) values[i];
        check_moves (rules, &other);
      }
}

static void
play (const PatRules *rules,
      guint64         number)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) number);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatPosition position;

  pat_rules_deal (rules, number, &position);
  for (guint i = 0; i < N_MOVES; i++)
    {
      g_autofree PatSteps *steps = g_new (PatSteps, 1);

      if (i % 12 == 0)
        check_counters (rules, &position);
      pat_rules_list (rules, &position, moves);
      if (moves->n_moves == 0)
        break;
      pat_rules_apply (rules, &position,
                       &moves->moves[g_rand_int_range (random, 0, (gint32) moves->n_moves)],
                       steps);
    }
  check_counters (rules, &position);
}

static void
test_counters (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autoptr (GError) error = NULL;
      g_autoptr (PatRules) rules = pat_variant_build_rules (variant, NULL, &error);

      g_assert_no_error (error);
      g_test_message ("%s", pat_variant_get_id (variant));
      for (guint64 number = 1; number <= N_GAMES; number++)
        play (rules, number);
    }
}

void
rules_add_counter_tests (void)
{
  g_test_add_func ("/rules/counters", test_counters);
}
