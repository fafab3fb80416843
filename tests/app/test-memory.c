/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Threads do not each keep memory for themselves. */
#include "config.h"

#include <glib.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

#include "riffle-memory.h"

#define N_THREADS 8
#define SIZE      50000 /* more than the C library keeps for a thread that is gone */

static GMutex mutex;
static GCond changed;
static guint n_waiting;

/* All threads hold their memory at the same time. */
static gpointer
hold_memory (gpointer data)
{
  gpointer memory = malloc (SIZE);

  g_mutex_lock (&mutex);
  n_waiting++;
  g_cond_broadcast (&changed);
  while (n_waiting < N_THREADS)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);
  return memory;
}

#if defined(M_ARENA_MAX) && !defined(__SANITIZE_ADDRESS__)
static guint
count_arenas (void)
{
  char *text = NULL;
  size_t size;
  FILE *stream = open_memstream (&text, &size);
  guint n_arenas = 0;

  g_assert_nonnull (stream);
  g_assert_cmpint (malloc_info (0, stream), ==, 0);
  fclose (stream);
  for (const char *rest = text; (rest = strstr (rest, "<heap nr=")) != NULL; rest++)
    n_arenas++;
  free (text);
  return n_arenas;
}
#endif

static void
test_arenas (void)
{
  GThread *threads[N_THREADS];

  riffle_memory_share_arena ();
  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("memory", hold_memory, NULL);
  for (guint i = 0; i < N_THREADS; i++)
    free (g_thread_join (threads[i]));
#if defined(M_ARENA_MAX) && !defined(__SANITIZE_ADDRESS__)
  g_assert_cmpuint (count_arenas (), ==, 1);
#else
  g_test_skip ("another C library");
#endif
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/memory/arenas", test_arenas);
  return g_test_run ();
}
