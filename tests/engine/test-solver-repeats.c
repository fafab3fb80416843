/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A search looks at the same positions each time, whatever the memory that it gets held before:
 * lists of deals and tables of chances come out alike on every machine. */
#include "config.h"

#include "solver-suite.h"

#include <locale.h>
#include <malloc.h>

#define N_DEALS    4
#define MAX_STATES 5000

/* At least one game for each search. */
static const char *const games[] = {
  "freecell", "king-albert", "canfield", "yukon", "klondike:draw=3", "spider:suits=4", "spiderette",
  "simple-simon", "golf", "tripeaks", "pyramid", "nestor:reserve=top", "forty-thieves", "palm",
};

/* What memory is filled with that the C library gives out and takes back; other libraries have no
 * such thing. */
static void
fill_memory (int byte)
{
#ifdef M_PERTURB
  mallopt (M_PERTURB, byte);
#endif
}

static guint64
count_states (PatSolver         *solver,
              const PatPosition *position,
              int                byte)
{
  g_autoptr (PatSolution) solution = NULL;

  fill_memory (byte);
  solution = pat_solver_solve (solver, position, NULL, NULL, NULL, NULL);
  fill_memory (0);
  return pat_solution_get_states (solution);
}

static void
check_deals (const PatRules *rules)
{
  g_autoptr (PatSolver) solver = pat_solver_new (rules);

  pat_solver_set_max_states (solver, MAX_STATES);
  for (guint number = 1; number <= N_DEALS; number++)
    {
      PatPosition position;

      pat_rules_deal (rules, number, &position);
      g_assert_cmpuint (count_states (solver, &position, 0x01), ==,
                        count_states (solver, &position, 0x80));
    }
}

static void
test_memory (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PatRules) rules = solver_build (registry, games[i]);

      g_test_message ("%s", games[i]);
      check_deals (rules);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver-repeats/memory", test_memory);
  return g_test_run ();
}
