/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Ends the process if a foreign module does not return from a hook: nothing else can be done about
 * it within one process. A thread of its own looks at the pages on which the calls are noted. */
#include "config.h"

#include <unistd.h>

#include "pat-guard-private.h"

#define LOOK_MSEC 250

/* A module that is watched. Looks are counted instead of time, so that a process which was stopped
 * or a machine that was suspended is not the fault of a module. */
typedef struct
{
  PatWatchPage *page;
  char         *path;
  char         *folder;  /* of the records */
  gint          seen;    /* progress at the last look */
  guint         n_looks; /* that found the same call */
} Watched;

G_LOCK_DEFINE_STATIC (watched);
static GPtrArray *watched;         /* of Watched; NULL until the first module */
static guint patience;             /* seconds; 0: nobody asked for a watch */
static PatGuardLateFunc late_func;

/* Whether the same call was running at all looks for as long as it may. */
static gboolean
is_late (Watched *self)
{
  gint progress = g_atomic_int_get (&self->page->progress);

  if (g_atomic_int_get (&self->page->depth) > 0 && progress == self->seen)
    self->n_looks++;
  else
    self->n_looks = 0;
  self->seen = progress;
  return self->n_looks >= patience * 1000 / LOOK_MSEC;
}

static Watched *
find_late (void)
{
  Watched *late = NULL;

  G_LOCK (watched);
  for (guint i = 0; late == NULL && i < watched->len; i++)
    if (is_late (g_ptr_array_index (watched, i)))
      late = g_ptr_array_index (watched, i);
  G_UNLOCK (watched);
  return late;
}

/* The next start finds the verdict; the player is told then. */
static gpointer
watch (gpointer data)
{
  g_autofree char *reason = NULL;
  Watched *late;

  while ((late = find_late ()) == NULL)
    g_usleep (LOOK_MSEC * 1000);
  reason = pat_watch_tell (late->page, PAT_END_LATE, (int) patience);
  pat_record_blame (late->folder, late->path, reason);
  late_func (late->path, reason);
  _exit (1);
}

/* Has a module watched whose calls are noted on a page, if anything is watched at all. */
void
pat_guard_watch_page (const char   *folder,
                      const char   *path,
                      PatWatchPage *page)
{
  Watched *self;

  if (patience == 0 || page == NULL)
    return;
  self = g_new0 (Watched, 1);
  self->page = page;
  self->path = g_strdup (path);
  self->folder = g_strdup (folder);
  G_LOCK (watched);
  if (watched == NULL)
    {
      watched = g_ptr_array_new ();
      g_thread_unref (g_thread_new ("watchdog", watch, NULL));
    }
  g_ptr_array_add (watched, self);
  G_UNLOCK (watched);
}

/**
 * pat_guard_watch:
 * @seconds: how long a hook may take; at least 1
 * @func: (scope forever): called just before the process is ended
 *
 * From now on, foreign modules that are loaded are watched. If a hook does not return, this is kept
 * as if the module had crashed, and the process ends with status 1: no hook can be interrupted, so
 * the process could only be killed.
 */
void
pat_guard_watch (guint            seconds,
                 PatGuardLateFunc func)
{
  g_return_if_fail (seconds > 0 && func != NULL);

  patience = seconds;
  late_func = func;
}
