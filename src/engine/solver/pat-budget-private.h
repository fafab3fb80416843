/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a search may use up, what it has used, and whether it is still wanted. */
#pragma once

#include "pat-solver.h"

G_BEGIN_DECLS

/* After how many positions the clock is read and a cancellation noticed: some milliseconds. */
#define PAT_BUDGET_STRIDE 256

/* The same for positions that turn out to be known: there may be millions of them in a row. */
#define PAT_BUDGET_REPEATS 4096

typedef struct
{
  guint64                max_states;    /* 0: no limit, as for the others */
  double                 max_seconds;
  guint64                max_bytes;
  GCancellable          *cancellable;   /* (nullable) */
  PatSolverProgressFunc  progress;      /* (nullable) */
  gpointer               progress_data;
  guint64                states;
  guint64                next_look;
  guint64                repeats;
  guint64                bytes;
  guint64                peak_bytes;
  double                 start;         /* of the thread's clock */
  double                 next_progress;
  PatSolverLimit         limit;
  gboolean               is_over;       /* a limit was reached, or the search was cancelled */
} PatBudget;

void     pat_budget_start       (PatBudget *self);
double   pat_budget_get_seconds (PatBudget *self);
gboolean pat_budget_look        (PatBudget *self);
void     pat_budget_add_bytes   (PatBudget *self,
                                 gint64     bytes);
gboolean pat_budget_has_room    (PatBudget *self,
                                 gsize      bytes);

/* To how many parts an array grows that is full: a large one by a quarter, so that little of the
 * memory is left unused when there is no more of it. */
static inline guint32
pat_budget_enlarge (guint32 n)
{
  return n < 65536 ? 2 * n : n + n / 4;
}

/* Counts positions that took hardly any time, before another one that the caller spends. */
static inline void
pat_budget_count (PatBudget *self,
                  guint      n)
{
  self->states += n;
  if (self->max_states == 0)
    self->next_look += n;
}

/* Counts a position; returns whether the search may go on. */
static inline gboolean
pat_budget_spend (PatBudget *self)
{
  return ++self->states < self->next_look || pat_budget_look (self);
}

/* Notes that a position was looked at before: the search may be over after that. */
static inline void
pat_budget_repeat (PatBudget *self)
{
  if (++self->repeats % PAT_BUDGET_REPEATS == 0)
    pat_budget_look (self);
}

G_END_DECLS
