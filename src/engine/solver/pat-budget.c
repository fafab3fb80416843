/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a search may use up. */
#include "config.h"

#include "pat-budget-private.h"

#include <time.h>

#define PROGRESS_SECONDS 0.1

/* Time that other programs take does not count: the same search has the same end. */
static double
read_clock (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

void
pat_budget_start (PatBudget *self)
{
  self->start = read_clock ();
  self->next_progress = self->start + PROGRESS_SECONDS;
  self->next_look = PAT_BUDGET_STRIDE;
  if (self->max_states > 0)
    self->next_look = MIN (self->next_look, self->max_states + 1);
}

double
pat_budget_get_seconds (PatBudget *self)
{
  return read_clock () - self->start;
}

static PatSolverLimit
find_limit (PatBudget *self,
            double     seconds)
{
  if (self->max_states > 0 && self->states > self->max_states)
    return PAT_SOLVER_LIMIT_STATES;
  if (self->max_seconds > 0 && seconds >= self->max_seconds)
    return PAT_SOLVER_LIMIT_SECONDS;
  return self->limit;
}

static void
tell_progress (PatBudget *self,
               double     now)
{
  if (self->progress == NULL || now < self->next_progress)
    return;
  self->next_progress = now + PROGRESS_SECONDS;
  self->progress (self->states, now - self->start, self->progress_data);
}

/* Reads the clock and looks whether the search is still wanted; returns whether it may go on. */
gboolean
pat_budget_look (PatBudget *self)
{
  double now = read_clock ();

  if (self->is_over)
    return FALSE;
  self->limit = find_limit (self, now - self->start);
  self->is_over = self->limit != PAT_SOLVER_LIMIT_NONE ||
                  g_cancellable_is_cancelled (self->cancellable);
  tell_progress (self, now);
  self->next_look = self->states + PAT_BUDGET_STRIDE;
  if (self->max_states > 0)
    self->next_look = MIN (self->next_look, self->max_states + 1);
  return !self->is_over;
}

/* Notes memory that was taken, or given back. */
void
pat_budget_add_bytes (PatBudget *self,
                      gint64     bytes)
{
  self->bytes = (guint64) ((gint64) self->bytes + bytes);
  self->peak_bytes = MAX (self->peak_bytes, self->bytes);
  if (self->max_bytes > 0 && self->bytes > self->max_bytes)
    {
      self->limit = PAT_SOLVER_LIMIT_BYTES;
      self->next_look = 0;
    }
}

/* Whether so many more bytes may be taken; if not, the search is over. */
gboolean
pat_budget_has_room (PatBudget *self,
                     gsize      bytes)
{
  if (self->max_bytes == 0 || self->bytes + bytes <= self->max_bytes)
    return TRUE;
  self->limit = PAT_SOLVER_LIMIT_BYTES;
  self->is_over = TRUE;
  self->next_look = 0;
  return FALSE;
}
