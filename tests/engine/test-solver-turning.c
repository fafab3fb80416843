/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whoever turns cards up by hand can win the same deals as whoever lets the rules do it. */
#include "config.h"

#include "solver-suite.h"

#include <locale.h>

#define N_DEALS    8
#define MAX_STATES 5000

static PatRegistry *registry;

static PatSolution *
solve (const PatRules    *rules,
       const PatPosition *position)
{
  g_autoptr (PatSolver) solver = pat_solver_new (rules);

  pat_solver_set_max_states (solver, MAX_STATES);
  return pat_solver_solve (solver, position, NULL, NULL, NULL, NULL);
}

/* From none of the positions on the way to a win it is said that there is none, whether the top
 * cards are turned up or not. Returns: how many cards were turned by hand */
static guint
check_way (const PatRules    *rules,
           const PatPosition *position,
           const PatSolution *solution)
{
  PatPosition at = *position;
  guint n_turned = 0;

  for (guint i = 0; i < pat_solution_get_n_moves (solution); i++)
    {
      const PatMove *move = pat_solution_get_move (solution, i);

      if (move->kind == PAT_MOVE_TURN)
        {
          g_autoptr (PatSolution) here = solve (rules, &at);

          g_assert_cmpint (pat_solution_get_verdict (here), !=, PAT_VERDICT_UNWINNABLE);
          n_turned++;
        }
      g_assert_true (pat_rules_judge (rules, &at, move, NULL));
      pat_rules_apply (rules, &at, move, NULL);
    }
  g_assert_true (pat_rules_is_won (rules, &at));
  return n_turned;
}

/* Whether the player may ask to turn cards up. */
static gboolean
has_flip (PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);

  return pat_options_is (options, "flip", "auto");
}

static guint
check_deal (const PatRules *by_rules,
            const PatRules *by_hand,
            guint           number)
{
  g_autoptr (PatSolution) expected = NULL, solution = NULL;
  PatPosition position;
  PatVerdict verdict;

  pat_rules_deal (by_rules, number, &position);
  expected = solve (by_rules, &position);
  pat_rules_deal (by_hand, number, &position);
  solution = solve (by_hand, &position);
  verdict = pat_solution_get_verdict (solution);
  if (pat_solution_get_verdict (expected) == PAT_VERDICT_WINNABLE)
    g_assert_cmpint (verdict, ==, PAT_VERDICT_WINNABLE);
  if (pat_solution_get_verdict (expected) == PAT_VERDICT_UNWINNABLE)
    g_assert_cmpint (verdict, !=, PAT_VERDICT_WINNABLE);
  return verdict == PAT_VERDICT_WINNABLE ? check_way (by_hand, &position, solution) : 0;
}

static guint
check_game (const char *id)
{
  g_autofree char *manual = g_strdup_printf ("%s:flip=manual", id);
  g_autoptr (PatRules) by_rules = solver_build (registry, id);
  g_autoptr (PatRules) by_hand = solver_build (registry, manual);
  guint n_turned = 0;

  g_test_message ("%s", id);
  for (guint number = 1; number <= N_DEALS; number++)
    n_turned += check_deal (by_rules, by_hand, number);
  return n_turned;
}

/* All games in which uncovered cards are turned up. */
static void
test_by_hand (void)
{
  guint n_games = 0, n_turned = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      if (!has_flip (variant))
        continue;
      n_turned += check_game (pat_variant_get_id (variant));
      n_games++;
    }
  g_assert_cmpuint (n_games, >, 15);
  g_assert_cmpuint (n_turned, >, 300);
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  registry = pat_registry_new ();
  pat_registry_add_default_folders (registry, FALSE);
  g_test_add_func ("/solver-turning/by-hand", test_by_hand);
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
