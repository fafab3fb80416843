/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Has a position searched within limits, in a thread if that is wanted, and believes no search that
 * says “winnable” before its moves were played through the judge. */
#include "config.h"

#include "pat-solver.h"

#include "pat-line-private.h"
#include "pat-position-check-private.h"
#include "pat-search-private.h"
#include "pat-solution-private.h"

/* A search that runs in a thread of its own: it knows no objects. */
typedef struct
{
  PatRules              *rules;
  PatPosition            position;
  PatBudget              budget;
  gboolean               plain;
  GMainContext          *context;       /* where the progress is told */
  PatSolverProgressFunc  progress;
  gpointer               progress_data;
} Job;

/* What is told of the progress, on its way from one thread to another. */
typedef struct
{
  GTask   *task;
  guint64  states;
  double   seconds;
} Progress;

struct _PatSolver
{
  GObject   parent_instance;

  PatRules *rules;
  guint64   max_states;
  double    max_seconds;
  guint64   max_bytes;
  gboolean  plain;
};

G_DEFINE_FINAL_TYPE (PatSolver, pat_solver, G_TYPE_OBJECT)

static void
pat_solver_finalize (GObject *object)
{
  PatSolver *self = PAT_SOLVER (object);

  g_clear_pointer (&self->rules, pat_rules_unref);
  G_OBJECT_CLASS (pat_solver_parent_class)->finalize (object);
}

static void
pat_solver_class_init (PatSolverClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_solver_finalize;
}

static void
pat_solver_init (PatSolver *self)
{
}

/**
 * pat_solver_new:
 * @rules: the rules of a game with its options
 *
 * Makes a solver for a game. It has no limits.
 *
 * Returns: (transfer full): the solver
 */
PatSolver *
pat_solver_new (const PatRules *rules)
{
  PatSolver *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (PAT_TYPE_SOLVER, NULL);
  self->rules = pat_rules_ref ((PatRules *) rules);
  return self;
}

/**
 * pat_solver_set_max_states:
 * @self: a solver
 * @max_states: how many positions may be looked at, 0 for any number
 *
 * Limits the number of positions of a search.
 */
void
pat_solver_set_max_states (PatSolver *self,
                           guint64    max_states)
{
  g_return_if_fail (PAT_IS_SOLVER (self));

  self->max_states = max_states;
}

/**
 * pat_solver_set_max_seconds:
 * @self: a solver
 * @max_seconds: seconds of processor time, 0 for any time
 *
 * Limits the time of a search.
 */
void
pat_solver_set_max_seconds (PatSolver *self,
                            double     max_seconds)
{
  g_return_if_fail (PAT_IS_SOLVER (self));
  g_return_if_fail (max_seconds >= 0);

  self->max_seconds = max_seconds;
}

/**
 * pat_solver_set_max_bytes:
 * @self: a solver
 * @max_bytes: how much memory it may have at one time, 0 for any amount
 *
 * Limits the memory of a search. It is kept to within some megabytes.
 */
void
pat_solver_set_max_bytes (PatSolver *self,
                          guint64    max_bytes)
{
  g_return_if_fail (PAT_IS_SOLVER (self));

  self->max_bytes = max_bytes;
}

/**
 * pat_solver_set_plain:
 * @self: a solver
 * @plain: whether only the search is used that asks the rules for everything
 *
 * Leaves out the searches for particular kinds of games, for those who compare them with the
 * search that knows all games.
 */
void
pat_solver_set_plain (PatSolver *self,
                      gboolean   plain)
{
  g_return_if_fail (PAT_IS_SOLVER (self));

  self->plain = plain;
}

static Job *
new_job (PatSolver         *self,
         const PatPosition *position)
{
  Job *job = g_new0 (Job, 1);

  job->rules = pat_rules_ref (self->rules);
  job->position = *position;
  job->plain = self->plain;
  job->budget.max_states = self->max_states;
  job->budget.max_seconds = self->max_seconds;
  job->budget.max_bytes = self->max_bytes;
  return job;
}

static void
free_job (gpointer data)
{
  Job *job = data;

  pat_rules_unref (job->rules);
  g_clear_pointer (&job->context, g_main_context_unref);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, free_job)

/* A line that does not win is a fault of the search; then nothing is known. */
static void
verify (Job         *job,
        PatSolution *solution)
{
  if (solution->verdict == PAT_VERDICT_WINNABLE &&
      !pat_line_wins (job->rules, &job->position, solution->moves))
    {
      g_warning ("%s: the moves that were found do not win",
                 pat_rules_get_variant (job->rules)->id);
      solution->verdict = PAT_VERDICT_UNKNOWN;
    }
  if (solution->verdict != PAT_VERDICT_WINNABLE)
    g_array_set_size (solution->moves, 0);
}

static PatSolution *
run_job (Job           *job,
         GCancellable  *cancellable,
         GError       **error)
{
  g_autoptr (PatSolution) solution = pat_solution_new ();

  if (!pat_position_check (&job->position, job->rules, error) ||
      g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  job->budget.cancellable = cancellable;
  pat_budget_start (&job->budget);
  solution->verdict = pat_search (job->rules, &job->position, &job->budget, job->plain,
                                  solution->moves);
  verify (job, solution);
  if (solution->verdict == PAT_VERDICT_UNKNOWN &&
      g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (solution->verdict == PAT_VERDICT_UNKNOWN)
    solution->limit = job->budget.limit;
  /* The search ends with the position for which the limit has no room. */
  solution->states = job->budget.states;
  if (job->budget.max_states > 0)
    solution->states = MIN (solution->states, job->budget.max_states);
  solution->seconds = pat_budget_get_seconds (&job->budget);
  solution->bytes = job->budget.peak_bytes;
  return g_steal_pointer (&solution);
}

/**
 * pat_solver_solve: (skip)
 * @self: a solver
 * @position: a position of its game
 * @cancellable: (nullable): ends the search
 * @progress: (nullable) (scope call): hears how far the search is
 * @progress_data: for @progress
 * @error: return location
 *
 * Finds out whether a position can be won, with all cards known. The moves of a position that can
 * be won were played by the rules, and that a position cannot be won is proven; otherwise the
 * verdict is %PAT_VERDICT_UNKNOWN.
 *
 * Fails with %PAT_RULES_ERROR_POSITION if the position cannot arise, and with
 * %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full): what was found, or %NULL and @error
 */
PatSolution *
pat_solver_solve (PatSolver              *self,
                  const PatPosition      *position,
                  GCancellable           *cancellable,
                  PatSolverProgressFunc   progress,
                  gpointer                progress_data,
                  GError                **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (PAT_IS_SOLVER (self) && position != NULL, NULL);

  job = new_job (self, position);
  job->budget.progress = progress;
  job->budget.progress_data = progress_data;
  return run_job (job, cancellable, error);
}

static void
free_progress (gpointer data)
{
  Progress *progress = data;

  g_object_unref (progress->task);
  g_free (progress);
}

static gboolean
tell_progress_cb (gpointer data)
{
  Progress *progress = data;
  Job *job = g_task_get_task_data (progress->task);

  /* After the result, nobody waits for it any more. */
  if (!g_task_get_completed (progress->task))
    job->progress (progress->states, progress->seconds, job->progress_data);
  return G_SOURCE_REMOVE;
}

/* Called in the thread of the search. */
static void
progress_cb (guint64  states,
             double   seconds,
             gpointer data)
{
  GTask *task = data;
  Progress *progress = g_new0 (Progress, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  progress->task = g_object_ref (task);
  progress->states = states;
  progress->seconds = seconds;
  g_source_set_callback (source, tell_progress_cb, progress, free_progress);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_attach (source, ((Job *) g_task_get_task_data (task))->context);
}

static void
solve_thread (GTask        *task,
              gpointer      source_object,
              gpointer      task_data,
              GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  PatSolution *solution = run_job (job, cancellable, &error);

  if (solution != NULL)
    g_task_return_pointer (task, solution, (GDestroyNotify) pat_solution_free);
  else
    g_task_return_error (task, error);
}

/**
 * pat_solver_solve_async: (skip)
 * @self: a solver
 * @position: a position of its game
 * @cancellable: (nullable): ends the search
 * @progress: (nullable): hears in the caller's thread how far the search is
 * @progress_data: for @progress
 * @callback: called when the search has ended
 * @user_data: for @callback
 *
 * Does what [method@Patience.Solver.solve] does in a thread of its own.
 */
void
pat_solver_solve_async (PatSolver             *self,
                        const PatPosition     *position,
                        GCancellable          *cancellable,
                        PatSolverProgressFunc  progress,
                        gpointer               progress_data,
                        GAsyncReadyCallback    callback,
                        gpointer               user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (PAT_IS_SOLVER (self) && position != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, pat_solver_solve_async);
  job = new_job (self, position);
  job->context = g_main_context_ref_thread_default ();
  job->progress = progress;
  job->progress_data = progress_data;
  if (progress != NULL)
    {
      job->budget.progress = progress_cb;
      job->budget.progress_data = task;
    }
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, solve_thread);
}

/**
 * pat_solver_solve_finish:
 * @self: a solver
 * @result: what the callback was given
 * @error: return location
 *
 * Fails as [method@Patience.Solver.solve] does.
 *
 * Returns: (transfer full): what was found, or %NULL and @error
 */
PatSolution *
pat_solver_solve_finish (PatSolver     *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
