/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The page on which the calls of a module are noted, and which variants have one. */
#include "config.h"

#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pat-watch-private.h"

G_LOCK_DEFINE_STATIC (covered);
static GHashTable *covered; /* spec → its module's page; NULL as long as no module has one */
static PatWatchPage *own;   /* of a process that does nothing but try modules, or NULL */

/* The page in an open file, or NULL if that is not one of pages. */
PatWatchPage *
pat_watch_map (int descriptor)
{
  struct stat status;
  PatWatchPage *page;

  if (fstat (descriptor, &status) != 0 || status.st_size != sizeof *page)
    return NULL;
  page = mmap (NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return page != MAP_FAILED ? page : NULL;
}

/* Notes that a call begins. Several threads may do so at once: what is counted is exact, what is
 * named may be that of another thread. Returns: for pat_watch_leave() */
int
pat_watch_enter (PatWatchPage *page,
                 PatCall       call)
{
  int before = page->last;

  pat_watch_begin_thread ();
  g_atomic_int_inc (&page->running[call]);
  page->last = (int) call;
  /* A hook that calls the engine may go round in circles. */
  if (g_atomic_int_add (&page->depth, 1) == 0)
    g_atomic_int_inc (&page->progress);
  return before;
}

/* Files are looked at only in a process that tries modules, in which nobody else opens or closes
 * any. In the program, its threads and libraries do so all the time: a number that is free tells
 * nothing, and one that a module has closed may be that of another file before anybody looks. A
 * file that is kept open to be looked at would only notice modules that close all numbers, at the
 * price of a system call after each hook. */
void
pat_watch_leave (PatWatchPage *page,
                 PatCall       call,
                 int           before)
{
  pat_watch_end_thread ();
  if (page == own)
    pat_watch_check_files ();
  page->last = before;
  g_atomic_int_add (&page->depth, -1);
  g_atomic_int_add (&page->running[call], -1);
}

/* Notes which rules the next calls belong to, and their game as a deal names it: `klondike:draw=3`.
 * Nothing of it has been dealt yet. */
void
pat_watch_name_game (PatWatchPage  *page,
                     gconstpointer  owner,
                     const char    *name)
{
  g_strlcpy (page->game, name, sizeof page->game);
  page->owner = (guint64) (gsize) owner;
  page->number = 0;
  page->n_moves = 0;
}

/* Has the calls of a variant noted from now on. Its table is its name. */
void
pat_watch_cover (gconstpointer  spec,
                 PatWatchPage  *page)
{
  G_LOCK (covered);
  if (covered == NULL)
    covered = g_hash_table_new (NULL, NULL);
  g_hash_table_insert (covered, (gpointer) spec, page);
  G_UNLOCK (covered);
}

/* Returns: (nullable): the page for the calls of a variant */
PatWatchPage *
pat_watch_find (gconstpointer spec)
{
  PatWatchPage *page = own;

  G_LOCK (covered);
  if (page == NULL && covered != NULL)
    page = g_hash_table_lookup (covered, spec);
  G_UNLOCK (covered);
  return page;
}

/* Makes this process one that tries modules. */
void
pat_watch_set_own (PatWatchPage *page)
{
  own = page;
}

PatWatchPage *
pat_watch_get_own (void)
{
  return own;
}

/* Tells whoever watches this process, if anybody does, that it gets on. */
void
pat_watch_tick (guint n_moves)
{
  if (G_LIKELY (own == NULL))
    return;
  own->n_moves = n_moves;
  g_atomic_int_inc (&own->progress);
}

/* Ends a process that tries modules, with what the running call did. In another process, nothing
 * happens. */
void
pat_watch_fail (PatFault fault)
{
  if (own == NULL)
    return;
  own->fault = fault;
  _exit (1);
}

/* Ends a process that tries modules if one of them has closed files of others. */
void
pat_watch_check_files (void)
{
  if (own != NULL && pat_watch_has_lost_file ())
    pat_watch_fail (PAT_FAULT_FILES);
}

/* Whether a process that has ended was in the middle of a call. */
gboolean
pat_watch_is_busy (const PatWatchPage *page)
{
  for (guint i = 0; i < PAT_N_CALLS; i++)
    if (page->running[i] > 0)
      return TRUE;
  return FALSE;
}
