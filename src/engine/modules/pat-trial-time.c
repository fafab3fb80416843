/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The limit that the system sets for the processor's time, which may end a process before its
 * module is done. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <sys/wait.h>

#include "pat-trial-private.h"

static double
to_seconds (const struct timeval *time)
{
  return (double) time->tv_sec + (double) time->tv_usec / G_USEC_PER_SEC;
}

/* The signal of the upper limit is that of other ends, too, and what the system reports may be much
 * less than what it has measured. */
static gboolean
is_used_up (const struct rlimit *limit,
            int                  wait_status,
            const struct rusage *usage)
{
  double spent = to_seconds (&usage->ru_utime) + to_seconds (&usage->ru_stime);

  if (!WIFSIGNALED (wait_status))
    return FALSE;
  return WTERMSIG (wait_status) == SIGXCPU ||
         (WTERMSIG (wait_status) == SIGKILL && spent >= (double) limit->rlim_max / 2);
}

/* Whether a process was ended because it has used all the time that the system allows it, and this
 * one: what a module limits is its own affair. Returns: (nullable): a sentence that says so */
char *
pat_trial_dup_time_limit (int                  wait_status,
                          const struct rusage *usage)
{
  struct rlimit limit;

  if (getrlimit (RLIMIT_CPU, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
      !is_used_up (&limit, wait_status, usage))
    return NULL;
  /* Translators: a limit that was set for the session of the user */
  return g_strdup_printf (ngettext ("the system ends each process that has used %d second of "
                                    "processor time",
                                    "the system ends each process that has used %d seconds of "
                                    "processor time", (gulong) limit.rlim_cur),
                          (int) MIN (limit.rlim_cur, G_MAXINT));
}
