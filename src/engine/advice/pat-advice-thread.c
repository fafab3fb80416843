/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Runs a task in a thread of its own with a low priority, which ends with the task: a thread cannot
 * take a higher one again, so it is of no use to others. */
#include "config.h"

#include "pat-advice-thread-private.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

#define NICE 10

typedef struct
{
  GTask         *task;  /* owned */
  PatAdviceFunc  think;
} Job;

/* On Linux, this is about the thread; elsewhere it would be about the program. */
static void
lower_priority (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, NICE);
#endif
}

static gpointer
run_cb (gpointer data)
{
  Job *job = data;

  lower_priority ();
  job->think (g_task_get_task_data (job->task));
  if (!g_task_return_error_if_cancelled (job->task))
    g_task_return_boolean (job->task, TRUE);
  g_object_unref (job->task);
  g_free (job);
  return NULL;
}

void
pat_advice_thread_run (GTask         *task,
                       PatAdviceFunc  think)
{
  Job *job = g_new (Job, 1);
  GError *error = NULL;
  GThread *thread;

  job->task = g_object_ref (task);
  job->think = think;
  thread = g_thread_try_new ("advice", run_cb, job, &error);
  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }
  g_task_return_error (task, error);
  g_object_unref (job->task);
  g_free (job);
}
