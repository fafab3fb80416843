/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What becomes of a process that a module forks off: it keeps nothing of ours open, and ends with
 * the process that it comes from. */
#include "config.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "pat-watch-private.h"

static _Thread_local guint n_running; /* calls of modules in this thread */
static gboolean is_copy;              /* this process was forked off by a module */

static _Thread_local pid_t parent;    /* of the process that is being forked off */

static void
note_parent_cb (void)
{
  parent = getpid ();
}

/* Whoever reads what this process prints would otherwise wait for the new one, too. A module may
 * have put it into a session of its own, where nobody would find it. Only functions that a signal
 * handler may call are allowed here. */
static void
let_go_cb (void)
{
  int nowhere;

  if (n_running == 0)
    return;
  is_copy = TRUE;
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  /* It may have ended already. */
  if (getppid () != parent)
    _exit (0);
  nowhere = open ("/dev/null", O_RDWR | O_CLOEXEC);
  for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
    if (nowhere != i)
      dup2 (nowhere, i);
  if (nowhere > STDERR_FILENO)
    close (nowhere);
}

/* From now on, a process that a module forks off lets go of the standard files. */
void
pat_watch_expect_forks (void)
{
  static gsize is_prepared;

  if (g_once_init_enter (&is_prepared))
    g_once_init_leave (&is_prepared, pthread_atfork (note_parent_cb, NULL, let_go_cb) == 0 ? 1 : 2);
}

/* Counts a call of a module that begins in this thread. */
void
pat_watch_begin_thread (void)
{
  n_running++;
}

/* Counts a call that has returned. If it did so in a copy of this process, that is the end of the
 * copy: everything else would be done twice. */
void
pat_watch_end_thread (void)
{
  if (is_copy)
    _exit (0);
  n_running--;
}
