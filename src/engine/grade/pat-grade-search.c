/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Looks for a deal that is as hard as the player wants it, in a thread. */
#include "config.h"

#include "pat-grade.h"

#include "pat-advice-thread-private.h"
#include "pat-random.h"

typedef struct
{
  PatRules             *rules;
  PatDifficulty         difficulty;
  guint64               first;
  guint64               number;        /* that was found, 0 if none was */
  GError               *error;
  GMainContext         *context;       /* where the progress is told */
  PatGradeProgressFunc  progress;
  gpointer              progress_data;
  GTask                *task;          /* borrowed: it has this */
} Search;

/* What is told of the progress, on its way from one thread to another. */
typedef struct
{
  GTask *task;
  guint  n_deals;
} Progress;

static void
free_search (gpointer data)
{
  Search *self = data;

  pat_rules_unref (self->rules);
  g_clear_error (&self->error);
  g_main_context_unref (self->context);
  g_free (self);
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
  Search *self = g_task_get_task_data (progress->task);

  /* After the result, nobody waits for it any more. */
  if (!g_task_get_completed (progress->task) &&
      !g_cancellable_is_cancelled (g_task_get_cancellable (progress->task)))
    self->progress (progress->n_deals, self->progress_data);
  return G_SOURCE_REMOVE;
}

static void
tell_progress (Search *self,
               guint   n_deals)
{
  Progress *progress;
  g_autoptr (GSource) source = NULL;

  if (self->progress == NULL)
    return;
  progress = g_new0 (Progress, 1);
  progress->task = g_object_ref (self->task);
  progress->n_deals = n_deals;
  source = g_idle_source_new ();
  g_source_set_callback (source, tell_progress_cb, progress, free_progress);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_attach (source, self->context);
}

/* After the last number comes the first. */
static void
search_cb (gpointer data)
{
  Search *self = data;
  GCancellable *cancellable = g_task_get_cancellable (self->task);
  guint64 number = self->first;

  for (guint i = 1; i <= PAT_GRADE_MAX_DEALS; i++)
    {
      PatPosition position;
      PatGrade grade;

      pat_rules_deal (self->rules, number, &position);
      if (!pat_grade_measure (self->rules, &position, cancellable, &grade, &self->error))
        return;
      if (grade.difficulty == self->difficulty)
        {
          self->number = number;
          return;
        }
      tell_progress (self, i);
      number = number < PAT_MAX_DEAL_NUMBER ? number + 1 : 1;
    }
}

/**
 * pat_grade_search_async: (skip)
 * @rules: the rules of a game with its options
 * @difficulty: how hard the deal is to be
 * @first: the number of the deal that is looked at first, 1 to 2^63-1
 * @cancellable: (nullable): ends it
 * @progress: (nullable): hears in the caller's thread how far the search is
 * @progress_data: for @progress
 * @callback: called when it has ended
 * @user_data: for @callback
 *
 * Looks at deals one after the other, in a thread of its own, until one is as hard as that, or
 * until %PAT_GRADE_MAX_DEALS were looked at.
 */
void
pat_grade_search_async (const PatRules       *rules,
                        PatDifficulty         difficulty,
                        guint64               first,
                        GCancellable         *cancellable,
                        PatGradeProgressFunc  progress,
                        gpointer              progress_data,
                        GAsyncReadyCallback   callback,
                        gpointer              user_data)
{
  g_autoptr (GTask) task = NULL;
  Search *self;

  g_return_if_fail (rules != NULL && first >= 1 && first <= PAT_MAX_DEAL_NUMBER);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, pat_grade_search_async);
  self = g_new0 (Search, 1);
  self->rules = pat_rules_ref ((PatRules *) rules);
  self->difficulty = difficulty;
  self->first = first;
  self->context = g_main_context_ref_thread_default ();
  self->progress = progress;
  self->progress_data = progress_data;
  self->task = task;
  g_task_set_task_data (task, self, free_search);
  pat_advice_thread_run (task, search_cb);
}

/**
 * pat_grade_search_finish: (skip)
 * @result: what the callback was given
 * @number: (out): the number of the deal, 0 if none of those that were looked at is as hard as that
 * @error: return location
 *
 * Fails with %G_IO_ERROR_CANCELLED.
 *
 * Returns: %FALSE and @error if the search did not come to its end
 */
gboolean
pat_grade_search_finish (GAsyncResult  *result,
                         guint64       *number,
                         GError       **error)
{
  Search *self;

  g_return_val_if_fail (g_async_result_is_tagged (result, pat_grade_search_async), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  self = g_task_get_task_data (G_TASK (result));
  if (self->error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&self->error));
      return FALSE;
    }
  *number = self->number;
  return TRUE;
}
