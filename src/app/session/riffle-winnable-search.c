/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a deal that can be won: solves one number after the other, in a thread of its own. */
#include "config.h"

#include "riffle-winnable-search.h"

typedef struct
{
  PatRules             *rules;
  guint64               number;      /* to begin with */
  RiffleWinnableLimits  limits;
  double                seconds;     /* processor time so far */
  gboolean              has_other;   /* the number is one that is not known to be lost */
  gboolean              is_winnable;
} Search;

static void
free_search (gpointer data)
{
  Search *self = data;

  pat_rules_unref (self->rules);
  g_free (self);
}

static PatVerdict
solve (Search       *self,
       PatSolver    *solver,
       guint64       number,
       GCancellable *cancellable)
{
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  pat_rules_deal (self->rules, number, &position);
  solution = pat_solver_solve (solver, &position, cancellable, NULL, NULL, NULL);
  if (solution == NULL)
    return PAT_VERDICT_UNKNOWN;
  self->seconds += pat_solution_get_seconds (solution);
  return pat_solution_get_verdict (solution);
}

/* Whoever gets a deal although none was found shall at least not get one that is lost. */
static void
take (Search     *self,
      guint64     number,
      PatVerdict  verdict)
{
  self->is_winnable = verdict == PAT_VERDICT_WINNABLE;
  if (!self->is_winnable && (self->has_other || verdict == PAT_VERDICT_UNWINNABLE))
    return;
  self->number = number;
  self->has_other = TRUE;
}

static gboolean
is_over (Search       *self,
         guint         n_deals,
         GCancellable *cancellable)
{
  const RiffleWinnableLimits *limits = &self->limits;

  return self->is_winnable || g_cancellable_is_cancelled (cancellable)
         || (limits->max_deals > 0 && n_deals >= limits->max_deals)
         || (limits->max_total_seconds > 0 && self->seconds >= limits->max_total_seconds);
}

static void
search_thread (GTask        *task,
               gpointer      source_object,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Search *self = task_data;
  g_autoptr (PatSolver) solver = pat_solver_new (self->rules);
  guint64 number = self->number;

  pat_solver_set_max_states (solver, self->limits.max_states);
  pat_solver_set_max_seconds (solver, self->limits.max_seconds);
  for (guint n = 0; !is_over (self, n, cancellable); n++)
    {
      take (self, number, solve (self, solver, number, cancellable));
      number = pat_deal_random_number ();
    }
  if (!self->is_winnable && !self->has_other)
    self->number = number;
  g_task_return_boolean (task, TRUE);
}

/**
 * riffle_winnable_search_start:
 * @rules: the rules of a game
 * @number: the deal to begin with
 * @limits: when to give up
 * @cancellable: (nullable): ends the search
 * @callback: called in any case, also after the search was cancelled
 * @user_data: for @callback
 *
 * Looks for a deal that can be won: first at one number, then at random ones.
 */
void
riffle_winnable_search_start (const PatRules             *rules,
                              guint64                     number,
                              const RiffleWinnableLimits *limits,
                              GCancellable               *cancellable,
                              GAsyncReadyCallback         callback,
                              gpointer                    user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Search *self = g_new0 (Search, 1);

  self->rules = pat_rules_ref ((PatRules *) rules);
  self->number = number;
  self->limits = *limits;
  g_task_set_source_tag (task, riffle_winnable_search_start);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, self, free_search);
  g_task_run_in_thread (task, search_thread);
}

/**
 * riffle_winnable_search_finish:
 * @result: what the callback got
 * @is_winnable: (out): whether the deal can be won
 *
 * Gets what was found.
 *
 * Returns: the number of a deal; one of which it is not known whether it can be won, if none was
 *   found that can
 */
guint64
riffle_winnable_search_finish (GAsyncResult *result,
                               gboolean     *is_winnable)
{
  Search *self = g_task_get_task_data (G_TASK (result));

  *is_winnable = self->is_winnable;
  return self->number;
}
