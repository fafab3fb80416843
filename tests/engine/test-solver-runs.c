/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Small deals of games like Klondike, and of Easthaven, that can be won, each of them only if the
 * search leaves out no more than it may: its rules fail here one by one if they are not what they
 * are. */
#include "config.h"

#include "solver-suite.h"

#include <locale.h>

static const struct
{
  SolverGame game;
  guint64    number;
} deals[] = {
  { { "klondike", 4, 3, NULL, 0, 12 }, 8 },    /* cards lie on one that was lowered */
  { { "klondike", 4, 3, NULL, 0, 12 }, 10 },   /* a card that is next, but cannot go up, moves */
  { { "klondike", 4, 3, NULL, 0, 12 }, 28 },   /* a column becomes empty for a king */
  { { "klondike", 4, 3, NULL, 0, 12 }, 44 },   /* a card stays in the talon though it could go up */
  { { "klondike", 4, 3, NULL, 0, 12 }, 58 },   /* a twin goes up */
  { { "klondike", 4, 3, NULL, 0, 12 }, 76 },   /* a column is emptied onto one that was lowered */
  { { "klondike", 4, 3, NULL, 0, 12 }, 99 },   /* a card stays down though it could go up */
  { { "klondike", 4, 3, NULL, 0, 12 }, 254 },  /* several cards are lowered */
  { { "klondike", 4, 3, NULL, 0, 12 }, 122 },  /* a host is taken by one that goes up in time */
  { { "klondike", 4, 3, NULL, 0, 12 }, 1643 }, /* one of the talon lies on one that was lowered */
  { { "klondike", 4, 3, NULL, 0, 12 }, 5843 }, /* a card comes back to one of the talon */
  { { "klondike", 4, 3, NULL, 0, 12 }, 6148 }, /* so does the second that is lowered */
  { { "klondike", 5, 3, NULL, 0, 14 }, 113 },  /* a card takes one that takes another */
  /* One that was lowered takes a card of the talon; how far that was gone through; no way back. */
  { { "klondike:draw=3", 4, 3, NULL, 0, 12 }, 225 },
  { { "klondike:draw=3", 5, 3, NULL, 0, 14 }, 39 },
  { { "klondike:takeback=off", 4, 3, NULL, 0, 12 }, 8 },
  /* Columns that are alike get different cards of the stock. */
  { { "easthaven:takeback=off", 5, 4, NULL, 0, 10 }, 335 },
  { { "easthaven:takeback=off", 6, 3, NULL, 0, 6 }, 933 },
};

static void
test_won (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autoptr (PatRules) rules = solver_build_small (registry, &deals[i].game);
      g_autoptr (PatSolver) solver = pat_solver_new (rules);
      g_autoptr (PatSolution) solution = NULL;
      PatPosition position;

      g_test_message ("%s, deal %" G_GUINT64_FORMAT, deals[i].game.game, deals[i].number);
      pat_rules_deal (rules, deals[i].number, &position);
      solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
      g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_WINNABLE);
      g_assert_true (solver_line_wins (rules, &position, solution));
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver-runs/won", test_won);
  return g_test_run ();
}
