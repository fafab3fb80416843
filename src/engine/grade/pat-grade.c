/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Measures how hard a deal is. */
#include "config.h"

#include "pat-grade.h"

#include "pat-advice-thread-private.h"
#include "pat-playout-private.h"
#include "pat-solver.h"

/* All limits are numbers of positions and of games, and all games have their own random numbers: so
 * a deal has the same grade on every machine. */
#define MAX_STATES 300000
/* Of as many games so many wins are often, or now and then. */
#define EASY_WINS   8
#define MEDIUM_WINS 2

/* Up to so many positions the search is short; for the first two only if all cards lie open. */
#define EASY_STATES   500
#define MEDIUM_STATES 700
#define HARD_STATES   1500

/* A deal that is measured in a thread. */
typedef struct
{
  PatRules     *rules;
  PatPosition   position;
  PatGrade      grade;
  GError       *error;
  GCancellable *cancellable; /* borrowed from the task */
} Job;

static gboolean
solve (const PatRules    *rules,
       const PatPosition *position,
       GCancellable      *cancellable,
       PatGrade          *grade,
       GError           **error)
{
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  g_autoptr (PatSolution) solution = NULL;

  pat_solver_set_max_states (solver, MAX_STATES);
  solution = pat_solver_solve (solver, position, cancellable, NULL, NULL, error);
  if (solution == NULL)
    return FALSE;
  grade->verdict = pat_solution_get_verdict (solution);
  grade->states = pat_solution_get_states (solution);
  grade->n_moves = pat_solution_get_n_moves (solution);
  return TRUE;
}

/* Plays a deal again and again. Whoever wins has found a way to win, too. Returns: how many games
 * were won */
static guint
play (const PatRules    *rules,
      const PatPosition *position,
      gboolean           is_greedy,
      GCancellable      *cancellable,
      PatGrade          *grade)
{
  PatBudget budget = { .cancellable = cancellable };
  guint n_won = 0;

  pat_budget_start (&budget);
  for (guint i = 0; i < PAT_PLAYOUT_GAMES; i++)
    {
      guint n_moves = pat_playout (rules, position, is_greedy, i, &budget, NULL, NULL);

      n_won += n_moves > 0;
      if (n_moves > 0 && grade->verdict != PAT_VERDICT_WINNABLE)
        grade->n_moves = n_moves;
      if (n_moves > 0)
        grade->verdict = PAT_VERDICT_WINNABLE;
    }
  return n_won;
}

/* Whether the player sees every card. */
static gboolean
is_open (const PatPosition *position)
{
  for (guint i = 0; i < position->start[position->n_piles]; i++)
    if (pat_card_is_face_down (position->cards[i]))
      return FALSE;
  return TRUE;
}

/* Who plays what looks best does about what a player does who does not plan, and now and then even
 * chance does better; so the share of such games that are won tells most, and it does so in all
 * games. Where it is nothing, or nearly, the effort of the search tells the rest: if the search,
 * which knows all cards, has to look far, a player has to, too. In a game whose cards all lie open
 * a player can look ahead just as the search does, and a short search makes a deal easier; where
 * cards are hidden it only says that luck may help. The bounds come from the deals 1 to 100 of
 * Klondike (drawing one and three), FreeCell, Canfield, Pyramid and Spider with one suit: each word
 * is used in most of them. */
static PatDifficulty
find_difficulty (const PatGrade *grade,
                 gboolean        is_open)
{
  guint n_won = MAX (grade->n_random_won, grade->n_greedy_won);

  if (grade->verdict == PAT_VERDICT_UNWINNABLE)
    return PAT_DIFFICULTY_UNWINNABLE;
  if (grade->verdict == PAT_VERDICT_UNKNOWN)
    return PAT_DIFFICULTY_UNKNOWN;
  if (n_won >= EASY_WINS || (is_open && grade->states <= EASY_STATES))
    return PAT_DIFFICULTY_EASY;
  if (n_won >= MEDIUM_WINS || (is_open && grade->states <= MEDIUM_STATES))
    return PAT_DIFFICULTY_MEDIUM;
  return n_won > 0 || grade->states <= HARD_STATES
         ? PAT_DIFFICULTY_HARD : PAT_DIFFICULTY_EXPERT;
}

/**
 * pat_grade_measure: (skip)
 * @rules: the rules of a game with its options
 * @position: a deal
 * @cancellable: (nullable): ends it
 * @grade: (out caller-allocates): what was found
 * @error: return location
 *
 * Measures how hard a deal is. The same deal always has the same grade.
 *
 * Fails with %PAT_RULES_ERROR_POSITION if the position cannot arise, and with
 * %G_IO_ERROR_CANCELLED.
 *
 * Returns: %FALSE and @error if nothing was found
 */
gboolean
pat_grade_measure (const PatRules     *rules,
                   const PatPosition  *position,
                   GCancellable       *cancellable,
                   PatGrade           *grade,
                   GError            **error)
{
  g_return_val_if_fail (rules != NULL && position != NULL && grade != NULL, FALSE);

  *grade = (PatGrade) { PAT_DIFFICULTY_UNKNOWN };
  if (!solve (rules, position, cancellable, grade, error))
    return FALSE;
  if (grade->verdict != PAT_VERDICT_UNWINNABLE)
    {
      grade->n_games = PAT_PLAYOUT_GAMES;
      grade->n_random_won = play (rules, position, FALSE, cancellable, grade);
      grade->n_greedy_won = play (rules, position, TRUE, cancellable, grade);
    }
  grade->difficulty = find_difficulty (grade, is_open (position));
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  pat_rules_unref (job->rules);
  g_clear_error (&job->error);
  g_free (job);
}

static void
measure_cb (gpointer data)
{
  Job *job = data;

  pat_grade_measure (job->rules, &job->position, job->cancellable, &job->grade, &job->error);
}

/**
 * pat_grade_measure_async: (skip)
 * @rules: the rules of a game with its options
 * @position: a deal
 * @cancellable: (nullable): ends it
 * @callback: called when it has ended
 * @user_data: for @callback
 *
 * Does what pat_grade_measure() does in a thread of its own, which leaves the processor
 * to all others.
 */
void
pat_grade_measure_async (const PatRules      *rules,
                         const PatPosition   *position,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (rules != NULL && position != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, pat_grade_measure_async);
  job = g_new0 (Job, 1);
  job->rules = pat_rules_ref ((PatRules *) rules);
  job->position = *position;
  job->cancellable = cancellable;
  g_task_set_task_data (task, job, free_job);
  pat_advice_thread_run (task, measure_cb);
}

/**
 * pat_grade_measure_finish: (skip)
 * @result: what the callback was given
 * @grade: (out caller-allocates): what was found
 * @error: return location
 *
 * Fails as pat_grade_measure() does.
 *
 * Returns: %FALSE and @error if nothing was found
 */
gboolean
pat_grade_measure_finish (GAsyncResult  *result,
                          PatGrade      *grade,
                          GError       **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, pat_grade_measure_async), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  job = g_task_get_task_data (G_TASK (result));
  if (job->error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&job->error));
      return FALSE;
    }
  *grade = job->grade;
  return TRUE;
}
