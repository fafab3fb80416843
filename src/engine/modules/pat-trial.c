/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Runs a process in which a module may do what it likes, and says what it did. */
#include "config.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pat-registry.h"
#include "pat-trial-private.h"

/* How the process finds the page, and the pipe that is closed when it ends. */
#define PAGE_DESCRIPTOR 3
#define LIFE_DESCRIPTOR 4
#define MAX_MEMORY (1024UL * 1024 * 1024) /* bytes of address space */
#define SLOWEST 12 /* times the patience is the limit for a whole module */
#define LOOK_MSEC 100
#define END_MSEC 1 /* from the end of the pipe to that of the process */

typedef struct
{
  GPid          pid;
  int           life;       /* end of file: the process has ended */
  PatWatchPage *page;
  guint         patience;   /* seconds without progress */
  guint         limit;      /* seconds for each module; 0: none */
  gint          progress;   /* at the last look */
  gint64        moved_usec; /* when there was progress */
  guint32       nth;        /* the module at the last look */
  gint64        begun_usec; /* when it was loaded */
  struct rusage usage;      /* what it has used, once it has ended */
  gboolean      is_heard;   /* what it prints goes where this process prints */
  gboolean      was_late;
  gboolean      was_slow;
} Trial;

/* What ends this process ends the one that it runs, too, with whatever that has started: a terminal
 * sends its signals to this one alone. */
static const int deadly[] = { SIGINT, SIGTERM, SIGHUP };
static volatile sig_atomic_t heard_pid;

static gboolean
fail (GError     **error,
      const char  *reason)
{
  g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TRIAL,
               /* Translators: the last part is the reason, as the system gives it */
               _("the module could not be tested: %s"), reason);
  return FALSE;
}

/* Moves a file away from the numbers of the standard ones, which the process is given again: it may
 * have one of those where this process has closed it. Returns: the new number, or -1 */
static int
move_up (int descriptor)
{
  int moved = descriptor;

  if (descriptor >= 0 && descriptor <= LIFE_DESCRIPTOR)
    {
      moved = fcntl (descriptor, F_DUPFD_CLOEXEC, LIFE_DESCRIPTOR + 1);
      close (descriptor);
    }
  return moved;
}

static int
make_page (PatWatchPage **page)
{
  int descriptor = move_up (memfd_create ("riffle-watch", MFD_CLOEXEC));

  *page = NULL;
  if (descriptor >= 0 && ftruncate (descriptor, sizeof **page) == 0)
    *page = pat_watch_map (descriptor);
  if (*page != NULL)
    (*page)->size = sizeof **page;
  return descriptor;
}

static gboolean
start (Trial              *self,
       const char *const  *arguments,
       int                 page_descriptor,
       GError            **error)
{
  const int targets[] = { PAGE_DESCRIPTOR, LIFE_DESCRIPTOR };
  g_autoptr (GError) fault = NULL;
  GSpawnFlags flags = G_SPAWN_DO_NOT_REAP_CHILD;
  int ends[2];
  int sources[2];
  gboolean started;

  if (pipe2 (ends, O_CLOEXEC) != 0)
    return fail (error, g_strerror (errno));
  if (!self->is_heard)
    flags |= G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL;
  sources[0] = page_descriptor;
  sources[1] = ends[1] = move_up (ends[1]);
  started = g_spawn_async_with_pipes_and_fds (NULL, arguments, NULL, flags, NULL, NULL, -1, -1, -1,
                                              sources, targets, G_N_ELEMENTS (targets), &self->pid,
                                              NULL, NULL, NULL, &fault);
  close (ends[1]);
  self->life = ends[0];
  if (started)
    return TRUE;
  close (ends[0]);
  return fail (error, fault->message);
}

/* Whether the process has ended. It is not reaped, so nobody else gets its number. */
static gboolean
has_ended (const Trial *self)
{
  siginfo_t end = { 0 };

  return waitid (P_PID, (id_t) self->pid, &end, WEXITED | WNOHANG | WNOWAIT) == 0
         ? end.si_pid != 0 : errno != EINTR;
}

/* Whether nothing has come of the process for too long. */
static gboolean
is_late (Trial *self)
{
  gint progress = g_atomic_int_get (&self->page->progress);

  if (progress != self->progress)
    self->moved_usec = g_get_monotonic_time ();
  self->progress = progress;
  return g_get_monotonic_time () - self->moved_usec > self->patience * G_USEC_PER_SEC;
}

/* Whether a module takes too long as a whole, although each of its calls returns. */
static gboolean
is_slow (Trial *self)
{
  guint32 nth = self->page->nth;

  if (nth > self->nth)
    {
      self->nth = nth;
      self->begun_usec = g_get_monotonic_time ();
    }
  return self->limit > 0 &&
         g_get_monotonic_time () - self->begun_usec > self->limit * G_USEC_PER_SEC;
}

/* Waits for the end of the process, and brings it about if nothing comes of it any more. The
 * pipe only says when it is time to look: a module may have closed it, or have handed it on. */
static void
watch (Trial *self)
{
  struct pollfd life = { self->life, POLLIN, 0 };

  self->moved_usec = self->begun_usec = g_get_monotonic_time ();
  while (!has_ended (self) && !(self->was_late = is_late (self)) &&
         !(self->was_slow = is_slow (self)))
    if (poll (&life, 1, life.fd >= 0 ? LOOK_MSEC : END_MSEC) > 0)
      life.fd = -1;
}

/* Ends the process, unless it has ended, and whatever it has started. Returns: how it ended */
static int
finish (Trial *self)
{
  int wait_status = 0;

  kill (-self->pid, SIGKILL);
  kill (self->pid, SIGKILL);
  while (wait4 (self->pid, &wait_status, 0, &self->usage) < 0 && errno == EINTR)
    continue;
  g_spawn_close_pid (self->pid);
  close (self->life);
  return wait_status;
}

/* Whether nobody reads any more what the process prints itself, between the calls of modules. */
static gboolean
is_unread (const Trial *self,
           int          wait_status)
{
  return self->is_heard && !self->was_late && WIFSIGNALED (wait_status) &&
         WTERMSIG (wait_status) == SIGPIPE && !pat_watch_is_busy (self->page);
}

/* Whether somebody else has killed the process: the system, if memory is short, or whoever ends all
 * processes of the user, perhaps this one a moment later. */
static gboolean
was_killed (const Trial *self,
            int          wait_status)
{
  return !self->was_late && !self->was_slow && self->page->fault == 0 &&
         WIFSIGNALED (wait_status) && WTERMSIG (wait_status) == SIGKILL;
}

/* Says why the process did not come to its own end. */
static char *
tell_end (const Trial *self,
          int          wait_status)
{
  if (self->was_late)
    return pat_watch_tell (self->page, PAT_END_LATE, (int) self->patience);
  if (self->was_slow)
    return pat_watch_tell (self->page, PAT_END_SLOW, (int) self->limit);
  if (self->page->fault == PAT_FAULT_FILES)
    return pat_watch_tell (self->page, PAT_END_FILES, 0);
  if (self->page->fault == PAT_FAULT_MOVES)
    return pat_watch_tell (self->page, PAT_END_MOVES, PAT_MAX_MOVES - 1);
  if (WIFSIGNALED (wait_status))
    return pat_watch_tell (self->page, PAT_END_SIGNAL, WTERMSIG (wait_status));
  return pat_watch_tell (self->page, PAT_END_EXIT, WEXITSTATUS (wait_status));
}

/* Whether the process came to its own end. */
static gboolean
judge (Trial   *self,
       int      wait_status,
       int     *status,
       GError **error)
{
  g_autofree char *sentence = NULL, *limit = NULL;

  if (WIFEXITED (wait_status) && self->page->finished != 0)
    {
      *status = WEXITSTATUS (wait_status);
      return TRUE;
    }
  if (is_unread (self, wait_status))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, g_strerror (EPIPE));
      return FALSE;
    }
  if (!self->was_late && !self->was_slow &&
      (limit = pat_trial_dup_time_limit (wait_status, &self->usage)) != NULL)
    return fail (error, limit);
  if (was_killed (self, wait_status))
    /* Translators: behind “the module could not be tested: ” */
    return fail (error, _("its process was killed by another one or by the system"));
  sentence = tell_end (self, wait_status);
  g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED, sentence);
  return FALSE;
}

static void
end_both (int number)
{
  kill (-(GPid) heard_pid, SIGKILL);
  kill ((GPid) heard_pid, SIGKILL);
  signal (number, SIG_DFL);
  raise (number);
}

static void
hand_signals_on (const Trial      *self,
                 struct sigaction *before)
{
  struct sigaction action = { .sa_handler = end_both };

  heard_pid = self->pid;
  for (guint i = 0; i < G_N_ELEMENTS (deadly); i++)
    {
      sigaction (deadly[i], NULL, &before[i]);
      if (before[i].sa_handler == SIG_DFL)
        sigaction (deadly[i], &action, NULL);
    }
}

static void
keep_signals (const struct sigaction *before)
{
  for (guint i = 0; i < G_N_ELEMENTS (deadly); i++)
    sigaction (deadly[i], &before[i], NULL);
}

/* Waits for the end of a process that prints for the user, who may not want to wait. */
static int
wait_for_end (Trial *self)
{
  struct sigaction before[G_N_ELEMENTS (deadly)];

  if (self->is_heard)
    hand_signals_on (self, before);
  watch (self);
  if (self->is_heard)
    keep_signals (before);
  return finish (self);
}

/* Runs a process that calls pat_trial_begin() and pat_trial_end(), and waits until it ends or
 * nothing comes of it for some seconds, or a module takes too long as a whole. What it noted is
 * copied for the caller. Returns: whether it came to its own end; else an error, which is
 * PAT_REGISTRY_ERROR_ENDED if that is the fault of a module */
gboolean
pat_trial_run (const char *const  *arguments,
               gboolean            is_heard,
               guint               patience,
               PatWatchPage       *noted,
               int                *status,
               GError            **error)
{
  Trial self = { .patience = patience, .is_heard = is_heard };
  int page_descriptor = make_page (&self.page);
  gboolean done;

  /* A check may take as long as its user likes. */
  self.limit = is_heard ? 0 : SLOWEST * patience;
  if (self.page == NULL)
    done = fail (error, g_strerror (errno));
  else if ((done = start (&self, arguments, page_descriptor, error)))
    {
      done = judge (&self, wait_for_end (&self), status, error);
      *noted = *self.page;
    }
  if (self.page != NULL)
    munmap (self.page, sizeof *self.page);
  if (page_descriptor >= 0)
    close (page_descriptor);
  return done;
}

/* What a module starts can then be ended together with the process. A terminal lets such a process
 * print, but not ask. */
static void
leave_group (void)
{
  signal (SIGTTOU, SIG_IGN);
  setpgid (0, 0);
}

/* A module may ask for all the memory that there is. */
static void
limit (void)
{
  G_GNUC_UNUSED const struct rlimit memory = { MAX_MEMORY, MAX_MEMORY };
  const struct rlimit core = { 0, 0 };

#ifndef __SANITIZE_ADDRESS__ /* which reserves more than all that there is */
  setrlimit (RLIMIT_AS, &memory);
#endif
  setrlimit (RLIMIT_CORE, &core);
}

/* Makes this process one that tries modules, if it was started by pat_trial_run(). */
void
pat_trial_begin (void)
{
  PatWatchPage *page = pat_watch_map (PAGE_DESCRIPTOR);

  if (page == NULL || page->size != sizeof *page)
    return;
  /* What the module starts must not keep the pipe open, and nobody waits for an orphan. */
  fcntl (PAGE_DESCRIPTOR, F_SETFD, FD_CLOEXEC);
  fcntl (LIFE_DESCRIPTOR, F_SETFD, FD_CLOEXEC);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  leave_group ();
  limit ();
  pat_watch_expect_forks ();
  pat_watch_hold_files ();
  pat_watch_set_own (page);
}

/* Says that the process has done what it was started for. */
void
pat_trial_end (void)
{
  PatWatchPage *page = pat_watch_get_own ();

  if (page == NULL)
    return;
  pat_watch_check_files ();
  page->finished = TRUE;
}
