/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The solver keeps to its limits, refuses what cannot arise, and is never wrong: its verdicts on
 * small deals of all kinds of games are those of a search without any pruning.
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
#define N_ENDED       1 /* deals that end for want of memory */
#else
#define N_DEALS       6
#define N_FULL        12
#define N_ENDED       20
#endif
#define N_DEALS_LONG  1000
#define MAX_POSITIONS 20000
#define FULL_POSITIONS 100000

static PatRegistry *registry;

static const SolverGame games[] = {
  { "freecell:cells=1", 5, 4, NULL },
  { "freecell:cells=2", 6, 4, NULL },
  { "freecell:cells=1", 7, 5, NULL },
  { "bakers-game:cells=2", 5, 4, NULL },
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
  { "whitehead", 4, 3, NULL },
  { "westcliff", 4, 4, NULL },
  { "agnes", 4, 3, NULL },
  { "easthaven", 4, 3, NULL },
  { "easthaven", 5, 3, NULL, 0, 8 },
  { "easthaven:easy=on", 4, 3, NULL, 0, 6 },
  { "easthaven:takeback=off", 5, 4, NULL, 0, 10 },
  { "gypsy", 2, 3, NULL },
  { "canfield", 6, 0, NULL },
  { "canfield:moves=part", 5, 0, NULL },
  { "canfield:spaces=auto", 5, 0, NULL },
  { "canfield", 4, 3, NULL },
  { "canfield:spaces=auto,moves=part", 4, 3, NULL },
  { "classic-canfield", 4, 3, NULL },
  { "classic-canfield", 5, 2, NULL },
  { "classic-canfield", 5, 3, NULL, 0, 9 },
  { "classic-canfield:draw=1", 4, 2, NULL },
  { "classic-canfield:draw=1,passes=3", 4, 3, NULL },
  { "classic-canfield:passes=1,moves=part", 4, 3, NULL },
  { "demon", 6, 0, "=A/" },
  { "yukon", 7, 4, NULL },
  { "russian", 6, 5, NULL },
  { "alaska", 4, 4, NULL },
  { "spider", 2, 4, NULL },
  { "spider", 3, 5, NULL },
  { "spider:suits=4", 3, 4, NULL },
  { "spider:suits=2,fill-first=off", 2, 4, NULL },
  { "spider:suits=4,fill-first=off", 2, 3, NULL },
  { "spiderette", 4, 3, NULL },
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

static PatRules *
build (const char *game)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (game, NULL);
  PatVariant *variant = pat_registry_find (registry, deal->variant);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);

  g_assert_true (pat_options_parse (options, deal->options, NULL));
  return pat_variant_build_rules (variant, options, NULL);
}

/* Deals that can be won only if moves of every kind are listed when they are needed. */
static void
test_winnable (void)
{
  static const char *const played[] = { "klondike", "klondike:draw=3" };
  static const guint deals[] = { 3, 6, 14, 25, 38, 55, 99 };

  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autoptr (PatRules) rules = build (played[i]);
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

/* Deals of long games, for which the plain search, or one that prefers short ways, looks at
 * hundreds of thousands of positions and more. */
static void
test_long_games (void)
{
  static const KnownDeal deals[] = {
    { "classic-canfield", 15, PAT_VERDICT_WINNABLE, 50000 },
    { "classic-canfield", 19, PAT_VERDICT_WINNABLE, 50000 },
    { "classic-canfield", 35, PAT_VERDICT_WINNABLE, 50000 },
    { "classic-canfield", 39, PAT_VERDICT_UNWINNABLE, 300000 },
    { "classic-canfield", 54, PAT_VERDICT_WINNABLE, 100000 },
    { "classic-canfield", 70, PAT_VERDICT_WINNABLE, 100000 },
    { "easthaven", 2, PAT_VERDICT_WINNABLE, 100000 },
    { "easthaven", 69, PAT_VERDICT_WINNABLE, 50000 },
    { "easthaven", 96, PAT_VERDICT_WINNABLE, 50000 },
    { "yukon", 34, PAT_VERDICT_WINNABLE, 100000 },
    { "yukon", 35, PAT_VERDICT_WINNABLE, 50000 },
    { "spiderette", 1048, PAT_VERDICT_UNWINNABLE, 200000 },
    { "beleaguered-castle", 34, PAT_VERDICT_WINNABLE, 20000 },
    { "streets-and-alleys", 13, PAT_VERDICT_WINNABLE, 50000 },
    { "king-albert", 1, PAT_VERDICT_WINNABLE, 20000 },
    { "king-albert", 71, PAT_VERDICT_WINNABLE, 20000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autoptr (PatRules) rules = build (deals[i].game);
      g_autoptr (PatSolver) solver = pat_solver_new (rules);
      g_autoptr (PatSolution) solution = NULL;
      PatPosition position;

      pat_rules_deal (rules, deals[i].number, &position);
      pat_solver_set_max_states (solver, deals[i].max_states);
      solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
      g_assert_cmpint (pat_solution_get_verdict (solution), ==, deals[i].verdict);
    }
}

/* A deal that is won only by moving cards off one that lies face down, and back onto it when it has
 * been turned up. */
static void
test_turned (void)
{
  static const SolverGame game = { "yukon", 7, 4, NULL };
  g_autoptr (PatRules) rules = solver_build_small (registry, &game);
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  pat_rules_deal (rules, 20000009, &position);
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_WINNABLE);
}

static void
test_limits (void)
{
  g_autoptr (PatRules) rules = build ("forty-thieves");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) few = NULL, little = NULL, copy = NULL;
  PatPosition position;

  pat_rules_deal (rules, 2, &position);
  pat_solver_set_plain (solver, TRUE);
  pat_solver_set_max_states (solver, 1000);
  few = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  g_assert_cmpint (pat_solution_get_verdict (few), ==, PAT_VERDICT_UNKNOWN);
  g_assert_cmpint (pat_solution_get_limit (few), ==, PAT_SOLVER_LIMIT_STATES);
  g_assert_cmpuint (pat_solution_get_states (few), <=, 1001);
  g_assert_cmpuint (pat_solution_get_n_moves (few), ==, 0);
  copy = pat_solution_copy (few);
  g_assert_cmpint (pat_solution_get_limit (copy), ==, PAT_SOLVER_LIMIT_STATES);
  pat_solver_set_max_states (solver, 0);
  pat_solver_set_max_bytes (solver, 2 * 1000 * 1000);
  little = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  g_assert_cmpint (pat_solution_get_limit (little), ==, PAT_SOLVER_LIMIT_BYTES);
  g_assert_cmpuint (pat_solution_get_bytes (little), >, 1000 * 1000);
  g_assert_cmpuint (pat_solution_get_bytes (little), <, 8 * 1000 * 1000);
}

typedef struct
{
  const char *game;
  guint64     max_bytes;
} MemoryLimit;

static const MemoryLimit memory_limits[] = {
  { "streets-and-alleys", 8 * 1000 * 1000 },
  { "canfield", 24 * 1000 * 1000 },
  { "easthaven", 24 * 1000 * 1000 },
  { "black-hole", 24 * 1000 * 1000 },
  { "spiderette", 24 * 1000 * 1000 },
};

/* A search ends when it has nearly all of the memory that it may have, and takes hardly more. */
static void
test_memory (gconstpointer data)
{
  const MemoryLimit *limit = data;
  g_autoptr (PatRules) rules = build (limit->game);
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  const guint64 slack = 3 * 1000 * 1000;
  guint n_ended = 0;

  pat_solver_set_max_bytes (solver, limit->max_bytes);
  for (guint i = 1; i <= 20 && n_ended < N_ENDED; i++)
    {
      g_autoptr (PatSolution) solution = NULL;
      PatPosition position;

      pat_rules_deal (rules, i, &position);
      solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
      g_assert_cmpuint (pat_solution_get_bytes (solution), <=, limit->max_bytes + slack);
      n_ended += pat_solution_get_limit (solution) == PAT_SOLVER_LIMIT_BYTES;
    }
  g_assert_cmpuint (n_ended, >, 0);
}

/* A deal that cannot be won, with half a million positions, of which only the keys are kept. */
static void
test_little_memory (void)
{
  g_autoptr (PatRules) rules = build ("streets-and-alleys");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  pat_rules_deal (rules, 2, &position);
  pat_solver_set_max_bytes (solver, 24 * 1000 * 1000);
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_UNWINNABLE);
  g_assert_cmpuint (pat_solution_get_states (solution), >, 400000);
}

static void
refuse (PatSolver         *solver,
        const PatPosition *position)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pat_solver_solve (solver, position, NULL, NULL, NULL, &error));
  g_assert_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION);
}

/* A verdict on what cannot be would say nothing. */
static void
test_bad_positions (void)
{
  g_autoptr (PatRules) rules = build ("klondike:redeals=2");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  PatPosition good, bad;

  pat_rules_deal (rules, 1, &good);
  bad = good;
  bad.cards[0] = bad.cards[1];
  refuse (solver, &bad);
  bad = good;
  bad.n_piles--;
  refuse (solver, &bad);
  bad = good;
  bad.start[bad.n_piles]--;
  refuse (solver, &bad);
  bad = good;
  bad.start[2] = 200;
  refuse (solver, &bad);
  bad = good;
  bad.counters[PAT_COUNTER_PASSES] = 3;
  refuse (solver, &bad);
  bad.counters[PAT_COUNTER_PASSES] = -1;
  refuse (solver, &bad);
  bad = good;
  bad.counters[PAT_COUNTER_BASE] = 14;
  refuse (solver, &bad);
}

/* Cards lie as the rules lay them. */
static void
test_bad_faces (void)
{
  g_autoptr (PatRules) rules = build ("klondike");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  PatMove draw = { .kind = PAT_MOVE_STOCK };
  PatPosition good, bad;
  guint waste, stock, column;

  pat_rules_deal (rules, 1, &good);
  g_assert_true (pat_rules_judge (rules, &good, &draw, NULL));
  pat_rules_apply (rules, &good, &draw, NULL);
  waste = (guint) pat_rules_find_pile (rules, PAT_WASTE, 1);
  stock = (guint) pat_rules_find_pile (rules, PAT_STOCK, 1);
  column = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 3);
  bad = good;
  bad.cards[bad.start[waste]] ^= PAT_FACE_DOWN;
  refuse (solver, &bad);
  bad = good;
  bad.cards[bad.start[stock]] ^= PAT_FACE_DOWN;
  refuse (solver, &bad);
  bad = good;
  bad.cards[bad.start[column]] ^= PAT_FACE_DOWN;
  refuse (solver, &bad);
  bad = good;
  bad.cards[bad.start[column + 1] - 1] ^= PAT_FACE_DOWN;
  refuse (solver, &bad);
}

/* What an action uses up is never more than at the deal. */
static void
test_bad_uses (void)
{
  g_autoptr (PatRules) rules = build ("la-belle-lucie");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  PatPosition bad;

  pat_rules_deal (rules, 1, &bad);
  bad.counters[PAT_COUNTER_OWN]++;
  refuse (solver, &bad);
  bad.counters[PAT_COUNTER_OWN] = -1;
  refuse (solver, &bad);
}

/* A position that is won needs no moves. */
static void
test_won (void)
{
  g_autoptr (PatRules) rules = build ("freecell");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  g_assert_true (pat_position_parse (&position, rules,
                                     "foundation 1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n"
                                     "foundation 2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n"
                                     "foundation 3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\n"
                                     "foundation 4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS\n",
                                     NULL));
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_WINNABLE);
  g_assert_cmpuint (pat_solution_get_n_moves (solution), ==, 0);
}

typedef struct
{
  GMainLoop    *loop;
  GCancellable *cancellable;
  guint         n_progress;
  gint64        cancelled_usec;
  gint64        answered_usec;
  PatSolution  *solution;
  GError       *error;
} Wait;

static void
solved_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Wait *wait = data;

  wait->answered_usec = g_get_monotonic_time ();
  wait->solution = pat_solver_solve_finish (PAT_SOLVER (source), result, &wait->error);
  g_main_loop_quit (wait->loop);
}

/* Ends the search as soon as it has told of its progress. */
static void
progress_cb (guint64  states,
             double   seconds,
             gpointer data)
{
  Wait *wait = data;

  g_assert_cmpuint (states, >, 0);
  if (wait->n_progress++ > 0)
    return;
  wait->cancelled_usec = g_get_monotonic_time ();
  g_cancellable_cancel (wait->cancellable);
}

static void
test_cancelled (void)
{
  g_autoptr (PatRules) rules = build ("forty-thieves");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Wait wait = { .loop = loop, .cancellable = cancellable };
  PatPosition position;

  pat_rules_deal (rules, 2, &position);
  pat_solver_set_plain (solver, TRUE);
  pat_solver_solve_async (solver, &position, cancellable, progress_cb, &wait, solved_cb, &wait);
  g_main_loop_run (loop);
  g_assert_null (wait.solution);
  g_assert_error (wait.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (wait.n_progress, ==, 1);
  g_test_message ("cancelled within %d ms",
                  (int) ((wait.answered_usec - wait.cancelled_usec) / 1000));
  g_clear_error (&wait.error);
}

static void
test_async (void)
{
  g_autoptr (PatRules) rules = build ("freecell");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { .loop = loop };
  PatPosition position;

  pat_rules_deal (rules, 617, &position);
  pat_solver_solve_async (solver, &position, NULL, NULL, NULL, solved_cb, &wait);
  g_main_loop_run (loop);
  g_assert_no_error (wait.error);
  g_assert_cmpint (pat_solution_get_verdict (wait.solution), ==, PAT_VERDICT_WINNABLE);
  g_assert_cmpuint (pat_solution_get_n_moves (wait.solution), >, 10);
  g_assert_true (solver_line_wins (rules, &position, wait.solution));
  g_clear_pointer (&wait.solution, pat_solution_free);
}

/* Shortened decks are hardly ever lost where cards go in pairs, so full ones are searched plainly,
 * as far as that goes. */
static void
test_full (gconstpointer data)
{
  g_autoptr (PatRules) rules = build (data);
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
  g_test_add_func ("/solver/turned", test_turned);
  g_test_add_func ("/solver/limits", test_limits);
  g_test_add_data_func ("/solver/memory/builder", &memory_limits[0], test_memory);
  g_test_add_data_func ("/solver/memory/stock", &memory_limits[1], test_memory);
  g_test_add_data_func ("/solver/memory/rows", &memory_limits[2], test_memory);
  g_test_add_data_func ("/solver/memory/heap", &memory_limits[3], test_memory);
  g_test_add_data_func ("/solver/memory/sequences", &memory_limits[4], test_memory);
  g_test_add_func ("/solver/memory/keys", test_little_memory);
  g_test_add_func ("/solver/bad-positions", test_bad_positions);
  g_test_add_func ("/solver/bad-faces", test_bad_faces);
  g_test_add_func ("/solver/bad-uses", test_bad_uses);
  g_test_add_func ("/solver/won", test_won);
  g_test_add_func ("/solver/cancelled", test_cancelled);
  g_test_add_func ("/solver/async", test_async);
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
