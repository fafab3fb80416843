/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Notes on the pages of all foreign modules that the program crashes: a module may do harm in a
 * thread of its own, while none of its functions is called. */
#include "config.h"

#include <signal.h>

#include "pat-guard-private.h"

#define MAX_PAGES 256 /* those of more modules are not noted */

/* What a fault of code is answered with. A player, the system or the display sends others. */
static const int faults[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT };

static PatWatchPage *pages[MAX_PAGES];
static gint n_pages; /* atomic */

/* Only what a signal handler may do happens here. The action is the usual one again by now. */
static void
note_crash_cb (int number)
{
  for (gint i = 0; i < n_pages; i++)
    pages[i]->crashed = (guint32) number;
  raise (number);
}

/* Whoever else wants to hear of crashes goes on doing so. */
static void
install (void)
{
  struct sigaction action = { .sa_handler = note_crash_cb,
                              .sa_flags = (int) (SA_RESETHAND | SA_NODEFER) };
  struct sigaction before;

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (sigaction (faults[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
      sigaction (faults[i], &action, NULL);
}

/* From now on, it is noted on this page, too, if the program crashes. */
void
pat_guard_note_crashes (PatWatchPage *page)
{
  if (n_pages == MAX_PAGES)
    return;
  pages[n_pages] = page;
  if (g_atomic_int_add (&n_pages, 1) == 0)
    install ();
}
