/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads that draw must not go on while the program ends: the libraries that they draw with are
 * taken apart then. */
#include "config.h"

#include "riffle-deck-thread-private.h"

#include <stdlib.h>

static GMutex mutex;
static GCond left;
static guint n_inside;
static gboolean is_ending;

/* Runs before what libraries do at the end, which was registered before main () began. */
static void
wait_for_all (void)
{
  g_mutex_lock (&mutex);
  is_ending = TRUE;
  while (n_inside > 0)
    g_cond_wait (&left, &mutex);
  g_mutex_unlock (&mutex);
}

/* Begins a piece of work in a thread, for whose end the program waits. Returns: whether it may
 * begin; otherwise the program is about to end */
gboolean
riffle_deck_thread_enter (void)
{
  static gboolean is_registered;
  gboolean may_enter;

  g_mutex_lock (&mutex);
  if (!is_registered)
    is_registered = atexit (wait_for_all) == 0;
  may_enter = !is_ending;
  n_inside += may_enter;
  g_mutex_unlock (&mutex);
  return may_enter;
}

/* Ends what riffle_deck_thread_enter() has allowed. */
void
riffle_deck_thread_leave (void)
{
  g_mutex_lock (&mutex);
  n_inside--;
  g_cond_signal (&left);
  g_mutex_unlock (&mutex);
}

/* Whether the program waits for the thread to leave. */
gboolean
riffle_deck_thread_is_ending (void)
{
  gboolean is_over;

  g_mutex_lock (&mutex);
  is_over = is_ending;
  g_mutex_unlock (&mutex);
  return is_over;
}
