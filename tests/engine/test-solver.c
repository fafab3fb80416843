/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The solver is never wrong: its verdicts on small deals of all kinds of games are those of a
 * search without any pruning.
 *
 * RIFFLE_TEST_DEALS=N takes N deals of each game, RIFFLE_TEST_SEED=S others. */
#include "config.h"

#include "solver-suite.h"

#include <locale.h>
#include <stdlib.h>

/* The sanitizers look for other faults, and take four times as long. */
#ifdef __SANITIZE_ADDRESS__
#define N_DEALS       2
#define N_FULL        4
#else
#define N_DEALS       6
#define N_FULL        12
#endif
#define N_DEALS_LONG  1000
#define MAX_POSITIONS 20000
#define FULL_POSITIONS 200000

static PatRegistry *registry;

static const SolverGame games[] = {
  { "freecell:cells=1", 5, 4, NULL },
  { "freecell:cells=2", 6, 4, NULL },
  { "freecell:cells=1", 7, 5, NULL },
  { "freecell", 5, 2, NULL },
  { "freecell", 6, 3, NULL },
  { "bakers-game:cells=2", 5, 4, NULL },
  { "bakers-game:spaces=any", 5, 2, NULL },
  { "bakers-game:spaces=any", 6, 3, NULL },
  { "bakers-game:cells=1,spaces=any", 5, 4, NULL },
  { "eight-off", 4, 3, NULL, 2 },
  { "seahaven-towers", 5, 4, NULL, 1 },
  { "forecell", 4, 3, NULL, 2 },
  { "penguin", 5, 3, NULL, 2 },
  { "beleaguered-castle", 6, 2, NULL },
  { "streets-and-alleys", 5, 3, NULL },
  { "fortress", 5, 4, NULL },
  { "chessboard", 4, 4, NULL },
  { "king-albert", 5, 4, NULL },
  { "raglan", 6, 3, NULL },
  { "raglan", 6, 3, .back = TRUE },
  { "fan", 5, 7, NULL },
  { "bakers-dozen", 5, 6, NULL },
  { "cruel", 4, 5, NULL },
  { "la-belle-lucie", 4, 6, NULL },
  { "bristol", 4, 4, NULL },
  { "klondike", 6, 4, NULL },
  { "klondike:draw=3", 5, 3, NULL },
  { "klondike:draw=3,redeals=2", 5, 3, NULL },
  { "klondike:redeals=0", 5, 3, NULL },
  { "klondike:redeals=0", 4, 2, NULL },
  { "klondike:takeback=off", 4, 2, NULL },
  { "klondike:draw=3,redeals=0", 5, 3, NULL },
  { "klondike:draw=3,redeals=1", 4, 2, NULL },
  { "klondike:draw=3,takeback=off", 5, 2, NULL },
  { "klondike:draw=3", 6, 2, NULL },
  { "klondike:draw=3", 5, 1, NULL },
  { "klondike:draw=3", 7, 1, NULL },
  { "klondike:draw=3,takeback=off", 5, 1, NULL },
  { "klondike:draw=3,easy=on,redeals=0", 5, 2, NULL },
  { "klondike", 4, 3, NULL, 0, 12 },
  { "klondike", 5, 4, NULL, 0, 16 },
  { "klondike:draw=3", 5, 3, NULL, 0, 14 },
  { "klondike:takeback=off", 5, 3, NULL, 0, 14 },
  { "klondike:flip=manual", 5, 4, NULL },
  { "klondike:draw=3,flip=manual", 5, 3, NULL },
  { "klondike:redeals=0", 5, 3, .single = TRUE },
  { "klondike:redeals=0,takeback=off", 5, 3, .single = TRUE },
  { "whitehead", 4, 3, NULL },
  { "westcliff", 4, 4, NULL },
  { "westcliff:flip=manual", 4, 4, NULL },
  { "agnes", 4, 3, NULL },
  { "easthaven", 4, 3, NULL },
  { "easthaven", 5, 3, NULL, 0, 8 },
  { "easthaven:easy=on", 4, 3, NULL, 0, 6 },
  { "easthaven:flip=manual", 4, 3, NULL },
  { "easthaven:takeback=off", 5, 4, NULL, 0, 10 },
  { "easthaven", 5, 4, .dealt = 10, .single = TRUE },
  { "easthaven:takeback=off", 5, 4, .dealt = 10, .single = TRUE },
  { "gypsy", 2, 3, NULL },
  { "canfield", 6, 0, NULL },
  { "canfield:moves=part", 5, 0, NULL },
  { "canfield:spaces=auto", 5, 0, NULL },
  { "canfield", 4, 3, NULL },
  { "canfield:spaces=auto,moves=part", 4, 3, NULL },
  { "canfield:spaces=auto", 5, 3, .single = TRUE },
  { "classic-canfield", 4, 3, NULL },
  { "classic-canfield", 5, 2, NULL },
  { "classic-canfield", 5, 3, NULL, 0, 9 },
  { "classic-canfield:draw=1", 4, 2, NULL },
  { "classic-canfield:draw=1,passes=3", 4, 3, NULL },
  { "classic-canfield:passes=1,moves=part", 4, 3, NULL },
  { "demon", 6, 0, "=A/" },
  { "yukon", 7, 4, NULL },
  { "yukon", 5, 4, .single = TRUE },
  { "russian", 6, 5, NULL },
  { "alaska", 4, 4, NULL },
  { "yukon:flip=manual", 6, 4, NULL },
  { "alaska:flip=manual", 4, 4, NULL },
  { "spider", 2, 4, NULL },
  { "spider", 3, 5, NULL },
  { "spider:suits=4", 3, 4, NULL },
  { "spider:suits=2,fill-first=off", 2, 4, NULL },
  { "spider:suits=4,fill-first=off", 2, 3, NULL },
  { "spiderette", 4, 3, NULL },
  { "spiderette:flip=manual", 4, 3, NULL },
  { "spiderette:fill-first=off", 4, 3, NULL },
  { "spiderette:suits=2,fill-first=off", 4, 3, NULL },
  { "will-o-the-wisp", 4, 3, NULL },
  { "will-o-the-wisp:runs=colours,fill-first=off", 4, 3, NULL },
  { "will-o-the-wisp:discard=alone,fill-first=off", 3, 3, NULL },
  { "simple-simon", 6, 4, NULL },
  { "simple-simon", 5, 4, NULL },
  { "simple-simon", 3, 6, NULL },
  { "spiderette:suits=1,fill-first=off", 4, 4, NULL },
  { "will-o-the-wisp:fill-first=off", 3, 4, NULL },
  { "scorpion", 4, 4, NULL },
  { "scorpion:flip=manual", 4, 4, NULL },
  { "forty-thieves", 3, 4, NULL },
  { "golf", 6, 0, NULL },
  { "golf:king=nothing", 6, 0, NULL },
  { "golf", 5, 0, NULL },
  { "golf", 4, 3, NULL },
  { "golf:king=wrap", 13, 2, NULL },
  { "golf:king=nothing", 13, 2, NULL },
  { "golf:scoring=golf", 5, 4, NULL },
  { "all-in-a-row", 5, 5, NULL },
  { "all-in-a-row", 4, 6, NULL },
  { "all-in-a-row", 13, 2, NULL },
  { "black-hole", 5, 7, NULL },
  { "black-hole", 4, 7, NULL },
  { "black-hole", 13, 2, NULL },
  { "tripeaks", 13, 9, NULL },
  { "tripeaks:scoring=streaks,king=queen", 13, 6, NULL },
  { "elevator:open=on", 13, 10, NULL },
  { "pyramid", 5, 0, NULL },
  { "pyramid", 4, 0, NULL },
  { "pyramid:exception=off", 4, 0, NULL },
  { "pyramid:goal=pyramid", 4, 0, NULL },
  { "pyramid:redeals=2", 4, 0, NULL },
  { "pyramid:redeals=1,goal=pyramid,exception=off", 4, 0, NULL },
  { "nestor:rectify=off", 6, 3, NULL },
  { "nestor:reserve=top", 13, 0, NULL },
  { "vertical", 6, 3, NULL },
  { "nestor", 13, 0, NULL },
  { "the-wish", 13, 0, NULL },
  { "osmosis", 4, 0, NULL },
};

/* What the search of one game came to. */
typedef struct
{
  guint n_winnable;
  guint n_unwinnable;
  guint n_unknown;
} Tally;

static guint64
get_seed (void)
{
  const char *seed = g_getenv ("RIFFLE_TEST_SEED");

  return seed != NULL ? g_ascii_strtoull (seed, NULL, 10) : 1;
}

static guint
get_n_deals (void)
{
  const char *n = g_getenv ("RIFFLE_TEST_DEALS");

  if (n != NULL)
    return (guint) atoi (n);
  return g_getenv ("RIFFLE_TEST_LONG") != NULL ? N_DEALS_LONG : N_DEALS;
}

static void
compare (const SolverGame *game,
         PatRules         *rules,
         PatSolver        *solver,
         guint64           number,
         Tally            *tally)
{
  g_autoptr (PatSolution) solution = NULL;
  g_autoptr (GError) error = NULL;
  PatPosition position;
  PatVerdict expected;

  pat_rules_deal (rules, number, &position);
  expected = solver_search (rules, &position, MAX_POSITIONS);
  tally->n_winnable += expected == PAT_VERDICT_WINNABLE;
  tally->n_unwinnable += expected == PAT_VERDICT_UNWINNABLE;
  tally->n_unknown += expected == PAT_VERDICT_UNKNOWN;
  if (expected == PAT_VERDICT_UNKNOWN)
    return;
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  /* The other search may have been luckier on the way to a won game, but not in an empty one. */
  if (pat_solution_get_verdict (solution) != expected &&
      (pat_solution_get_verdict (solution) != PAT_VERDICT_UNKNOWN ||
       expected == PAT_VERDICT_UNWINNABLE))
    g_test_fail_printf ("%s, %u ranks, deal %" G_GUINT64_FORMAT ": verdict %d instead of %d",
                        game->game, game->n_ranks, number, pat_solution_get_verdict (solution),
                        expected);
  if (pat_solution_get_verdict (solution) == PAT_VERDICT_WINNABLE &&
      !solver_line_wins (rules, &position, solution))
    g_test_fail_printf ("%s, %u ranks, deal %" G_GUINT64_FORMAT ": the moves do not win",
                        game->game, game->n_ranks, number);
}

static void
test_verdicts (gconstpointer data)
{
  const SolverGame *game = data;
  g_autoptr (PatRules) rules = solver_build_small (registry, game);
  g_autoptr (PatSolver) solver = pat_solver_new (rules), plain = pat_solver_new (rules);
  guint64 first = 1 + 1000000 * (get_seed () - 1);
  Tally tally = { 0 }, again = { 0 };

  pat_solver_set_plain (plain, TRUE);
  pat_solver_set_max_states (plain, 2 * MAX_POSITIONS);
  pat_solver_set_max_states (solver, 10 * MAX_POSITIONS); /* some look at positions again */
  for (guint i = 0; i < get_n_deals (); i++)
    {
      compare (game, rules, solver, first + i, &tally);
      compare (game, rules, plain, first + i, &again);
    }
  g_test_message ("seed %" G_GUINT64_FORMAT ": %u winnable, %u unwinnable, %u too large",
                  get_seed (), tally.n_winnable, tally.n_unwinnable, tally.n_unknown);
}

/* Deals that can be won only if moves of every kind are listed when they are needed. */
static void
test_winnable (void)
{
  static const char *const played[] = { "klondike", "klondike:draw=3" };
  static const guint deals[] = { 3, 6, 14, 25, 38, 55, 99 };

  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autoptr (PatRules) rules = solver_build (registry, played[i]);
      g_autoptr (PatSolver) solver = pat_solver_new (rules);

      pat_solver_set_max_states (solver, 100000);
      for (guint k = 0; k < G_N_ELEMENTS (deals); k++)
        {
          g_autoptr (PatSolution) solution = NULL;
          PatPosition position;

          pat_rules_deal (rules, deals[k], &position);
          solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
          g_assert_cmpint (pat_solution_get_verdict (solution), !=, PAT_VERDICT_UNWINNABLE);
        }
    }
}

/* A deal whose verdict has to be found without looking at many positions. */
typedef struct
{
  const char *game;
  guint       number;
  PatVerdict  verdict;
  guint       max_states;
} KnownDeal;

/* Deals of FreeCell that are known to be hard, and of long games, for which the plain search, or
 * one that prefers short ways, looks at hundreds of thousands of positions and more. */
static void
test_long_games (void)
{
  static const KnownDeal deals[] = {
    { "freecell", 11982, PAT_VERDICT_UNWINNABLE, 100000 },
    { "freecell", 781948, PAT_VERDICT_UNWINNABLE, 20000 },
    { "freecell", 739671, PAT_VERDICT_WINNABLE, 200000 },
    { "classic-canfield", 15, PAT_VERDICT_WINNABLE, 50000 },
    { "classic-canfield", 19, PAT_VERDICT_WINNABLE, 50000 },
    { "classic-canfield", 35, PAT_VERDICT_WINNABLE, 50000 },
    { "classic-canfield", 39, PAT_VERDICT_UNWINNABLE, 300000 },
    { "classic-canfield", 54, PAT_VERDICT_WINNABLE, 100000 },
    { "classic-canfield", 70, PAT_VERDICT_WINNABLE, 100000 },
    { "easthaven", 2, PAT_VERDICT_WINNABLE, 100000 },
    { "easthaven", 15, PAT_VERDICT_WINNABLE, 10000 },
    { "easthaven", 51, PAT_VERDICT_UNWINNABLE, 200000 },
    { "easthaven", 69, PAT_VERDICT_WINNABLE, 50000 },
    { "easthaven", 96, PAT_VERDICT_WINNABLE, 50000 },
    { "yukon", 34, PAT_VERDICT_WINNABLE, 100000 },
    { "yukon", 37, PAT_VERDICT_UNWINNABLE, 1 },
    { "yukon", 35, PAT_VERDICT_WINNABLE, 50000 },
    { "spiderette", 1048, PAT_VERDICT_UNWINNABLE, 200000 },
    { "beleaguered-castle", 34, PAT_VERDICT_WINNABLE, 20000 },
    { "streets-and-alleys", 13, PAT_VERDICT_WINNABLE, 50000 },
    { "king-albert", 1, PAT_VERDICT_WINNABLE, 20000 },
    { "king-albert", 71, PAT_VERDICT_WINNABLE, 20000 },
    { "red-and-black", 3, PAT_VERDICT_WINNABLE, 30000 },
    { "windmill", 7, PAT_VERDICT_WINNABLE, 30000 },
    { "windmill", 10, PAT_VERDICT_WINNABLE, 350000 },
    { "strategy", 3, PAT_VERDICT_WINNABLE, 2000 },
    { "calculation", 1, PAT_VERDICT_WINNABLE, 60000 },
    { "calculation", 2, PAT_VERDICT_WINNABLE, 90000 },
    { "calculation", 7, PAT_VERDICT_WINNABLE, 200000 },
    { "forty-thieves", 3, PAT_VERDICT_WINNABLE, 200000 },
    { "accordion", 1, PAT_VERDICT_WINNABLE, 120000 },
    { "accordion", 3, PAT_VERDICT_WINNABLE, 120000 },
    { "poker-squares", 1, PAT_VERDICT_WINNABLE, 50000 },
    { "gaps", 2005, PAT_VERDICT_WINNABLE, 250000 },
    { "scorpion", 5, PAT_VERDICT_UNWINNABLE, 150000 },
    { "reno", 21, PAT_VERDICT_UNWINNABLE, 120000 },
    { "double-klondike", 7, PAT_VERDICT_WINNABLE, 30000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autoptr (PatRules) rules = solver_build (registry, deals[i].game);
      g_autoptr (PatSolver) solver = pat_solver_new (rules);
      g_autoptr (PatSolution) solution = NULL;
      PatPosition position;

      pat_rules_deal (rules, deals[i].number, &position);
      pat_solver_set_max_states (solver, deals[i].max_states);
      solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
      g_assert_cmpint (pat_solution_get_verdict (solution), ==, deals[i].verdict);
    }
}

/* Small deals that are won only in a way that is easily overlooked: by moving cards off one that
 * lies face down, and back onto it when it has been turned up; and by taking a card back from a
 * foundation when nothing else can be moved. */
static void
test_overlooked (void)
{
  static const struct
  {
    SolverGame game;
    guint      number;
  } deals[] = {
    { { "yukon", 7, 4, NULL }, 20000009 },
    { { "raglan", 6, 3, .back = TRUE }, 48 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autoptr (PatRules) rules = solver_build_small (registry, &deals[i].game);
      g_autoptr (PatSolver) solver = pat_solver_new (rules);
      g_autoptr (PatSolution) solution = NULL;
      PatPosition position;

      pat_rules_deal (rules, deals[i].number, &position);
      solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
      g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_WINNABLE);
    }
}

/* Shortened decks are hardly ever lost where cards go in pairs, so full ones are searched plainly,
 * as far as that goes. */
static void
test_full (gconstpointer data)
{
  g_autoptr (PatRules) rules = solver_build (registry, data);
  g_autoptr (PatSolver) solver = pat_solver_new (rules), plain = pat_solver_new (rules);
  guint n_decided = 0;

  pat_solver_set_plain (plain, TRUE);
  pat_solver_set_max_states (plain, FULL_POSITIONS);
  for (guint number = 1; number <= N_FULL; number++)
    {
      g_autoptr (PatSolution) solution = NULL, expected = NULL;
      PatPosition position;

      pat_rules_deal (rules, number, &position);
      solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
      expected = pat_solver_solve (plain, &position, NULL, NULL, NULL, NULL);
      if (pat_solution_get_verdict (expected) == PAT_VERDICT_UNKNOWN)
        continue;
      g_assert_cmpint (pat_solution_get_verdict (solution), ==,
                       pat_solution_get_verdict (expected));
      n_decided++;
    }
  g_assert_cmpuint (n_decided, >, N_FULL / 4);
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
  g_test_add_func ("/solver/winnable", test_winnable);
  g_test_add_func ("/solver/long-games", test_long_games);
  g_test_add_func ("/solver/overlooked", test_overlooked);
  g_test_add_data_func ("/solver/full/pyramid", "pyramid", test_full);
  g_test_add_data_func ("/solver/full/pyramid-twice", "pyramid:redeals=1", test_full);
  g_test_add_data_func ("/solver/full/pyramid-alone", "pyramid:exception=off,goal=pyramid",
                        test_full);
  g_test_add_data_func ("/solver/full/elevator", "elevator", test_full);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/solver/verdicts/%u-%s", i, games[i].game);

      g_test_add_data_func (path, &games[i], test_verdicts);
    }
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
