/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The solver keeps to its limits, refuses what cannot arise, and can be cancelled. */
#include "config.h"

#include "solver-suite.h"

#include <locale.h>

/* How many deals have to end for want of memory. The sanitizers look for other faults, and take
 * four times as long. */
#ifdef __SANITIZE_ADDRESS__
#define N_ENDED 1
#else
#define N_ENDED 20
#endif

static PatRegistry *registry;

static void
test_limits (void)
{
  g_autoptr (PatRules) rules = solver_build (registry, "forty-thieves");
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
  { "streets-and-alleys", 4 * 1000 * 1000 },
  { "canfield", 24 * 1000 * 1000 },
  { "easthaven:easy=on", 24 * 1000 * 1000 },
  { "black-hole", 24 * 1000 * 1000 },
  { "spiderette", 24 * 1000 * 1000 },
};

/* A search ends when it has nearly all of the memory that it may have, and takes hardly more. */
static void
test_memory (gconstpointer data)
{
  const MemoryLimit *limit = data;
  g_autoptr (PatRules) rules = solver_build (registry, limit->game);
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

/* A deal that cannot be won, with a million positions, of which only the keys are kept. */
static void
test_little_memory (void)
{
  g_autoptr (PatRules) rules = solver_build (registry, "streets-and-alleys");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  pat_rules_deal (rules, 94, &position);
  pat_solver_set_max_bytes (solver, 24 * 1000 * 1000);
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_UNWINNABLE);
  g_assert_cmpuint (pat_solution_get_states (solution), >, 800000);
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
  g_autoptr (PatRules) rules = solver_build (registry, "klondike:redeals=2");
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
  /* Foundations of this game begin with Aces, whatever the deal is. */
  bad.counters[PAT_COUNTER_BASE] = 5;
  refuse (solver, &bad);
}

/* Cards lie as the rules lay them. */
static void
test_bad_faces (void)
{
  g_autoptr (PatRules) rules = solver_build (registry, "klondike");
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
  g_autoptr (PatRules) rules = solver_build (registry, "la-belle-lucie");
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  PatPosition bad;

  pat_rules_deal (rules, 1, &bad);
  bad.counters[PAT_COUNTER_OWN]++;
  refuse (solver, &bad);
  bad.counters[PAT_COUNTER_OWN] = -1;
  refuse (solver, &bad);
}

/* Two places that are emptied as soon as both have a card. */
static void
empty_places (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move,
              PatSteps          *steps)
{
  guint discard = (guint) pat_rules_find_pile (rules, PAT_DISCARD, 1);
  guint first = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, 1);

  if (pat_position_get_size (position, first) == 0 ||
      pat_position_get_size (position, first + 1) == 0)
    return;
  pat_steps_move (steps, first, 0, 1, discard, PAT_STEP_PLAIN);
  pat_steps_move (steps, first + 1, 0, 1, discard, PAT_STEP_PLAIN);
}

static gboolean
is_never_won (const PatRules    *rules,
              const PatPosition *position)
{
  return FALSE;
}

static int
count_discards (const PatRules    *rules,
                const PatPosition *position)
{
  return (int) pat_position_get_size (position,
                                      (guint) pat_rules_find_pile (rules, PAT_DISCARD, 1));
}

static const PatPileSpec emptied_piles[] = {
  { .role = PAT_STOCK, .count = 1, .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS, .deal = "*" },
  { .role = PAT_TABLEAU, .count = 2, .at = { .x = 1, .dx = 1 }, .fill = PAT_FILL_ANY,
    .from = PAT_ROLE_BIT (PAT_STOCK), .max_cards = 1 },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 3 } },
  { 0 }
};

static const PatScoring emptied_scoring = { PAT_SCORE_ASK };

static const PatVariantSpec emptied = {
  .id = "emptied",
  .name = "Emptied",
  .piles = emptied_piles,
  .game = { .decks = 2, .win = PAT_WIN_ASK, .is_won = is_never_won, .after_move = empty_places,
            .scoring = &emptied_scoring, .score = count_discards },
};

/* It looks like a game in which each card has its place for good, but a function of its own takes
 * cards away: more of them are placed than there are places. */
static void
test_emptied_places (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatRules) rules = pat_rules_new (&emptied, NULL, &error);
  g_autoptr (PatSolver) solver = NULL;
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  g_assert_no_error (error);
  solver = pat_solver_new (rules);
  pat_rules_deal (rules, 1, &position);
  pat_solver_set_max_states (solver, 100000);
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (pat_solution_get_verdict (solution), ==, PAT_VERDICT_UNKNOWN);
}

/* A position that is won needs no moves. */
static void
test_won (void)
{
  g_autoptr (PatRules) rules = solver_build (registry, "freecell");
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
  g_autoptr (PatRules) rules = solver_build (registry, "forty-thieves");
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
  g_autoptr (PatRules) rules = solver_build (registry, "freecell");
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

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  registry = pat_registry_new ();
  pat_registry_add_default_folders (registry, FALSE);
  g_test_add_func ("/solver-limits/limits", test_limits);
  g_test_add_data_func ("/solver-limits/memory/builder", &memory_limits[0], test_memory);
  g_test_add_data_func ("/solver-limits/memory/stock", &memory_limits[1], test_memory);
  g_test_add_data_func ("/solver-limits/memory/rows", &memory_limits[2], test_memory);
  g_test_add_data_func ("/solver-limits/memory/heap", &memory_limits[3], test_memory);
  g_test_add_data_func ("/solver-limits/memory/sequences", &memory_limits[4], test_memory);
  g_test_add_func ("/solver-limits/memory/keys", test_little_memory);
  g_test_add_func ("/solver-limits/bad-positions", test_bad_positions);
  g_test_add_func ("/solver-limits/bad-faces", test_bad_faces);
  g_test_add_func ("/solver-limits/bad-uses", test_bad_uses);
  g_test_add_func ("/solver-limits/emptied-places", test_emptied_places);
  g_test_add_func ("/solver-limits/won", test_won);
  g_test_add_func ("/solver-limits/cancelled", test_cancelled);
  g_test_add_func ("/solver-limits/async", test_async);
  status = g_test_run ();
  g_clear_object (&registry);
  return status;
}
