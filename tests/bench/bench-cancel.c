/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How soon a search ends that nobody wants any more, in all games and with their general search,
 * too: the processor time that its thread takes after that, freeing its memory included.
 *
 *   bench-cancel                  all games
 *   bench-cancel GAME…            only these: freecell, klondike:draw=3, …
 *
 * A search that goes on for longer than is allowed ends the program with status 1. */
#include "progress.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#define ALLOWED   0.05 /* seconds */
#define N_DEALS   6    /* that are tried for one whose search lasts long enough */
#define MAX_BYTES G_GUINT64_CONSTANT (1500000000)

/* It is cancelled after so many milliseconds: there is more or less to be freed then. */
static const guint waits[] = { 40, 350, 1500 };

typedef struct
{
  PatSolver    *solver;
  PatPosition   position;
  GCancellable *cancellable;
  double        end;          /* of its thread's clock */
  gint          is_over;
} Search;

static double
read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static void *
search_thread (void *data)
{
  Search *search = data;
  PatSolution *solution = pat_solver_solve (search->solver, &search->position,
                                            search->cancellable, NULL, NULL, NULL);

  search->end = read_clock (CLOCK_THREAD_CPUTIME_ID);
  g_atomic_int_set (&search->is_over, TRUE);
  g_clear_pointer (&solution, pat_solution_free);
  return NULL;
}

/* Returns for how long the search went on, or -1 if it was over before. */
static double
cancel_one (PatSolver      *solver,
            const PatRules *rules,
            guint           number,
            guint           wait)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Search search = { .solver = solver, .cancellable = cancellable };
  pthread_t thread;
  clockid_t clock;
  double start = 0;
  gboolean was_over;

  pat_rules_deal (rules, number, &search.position);
  if (pthread_create (&thread, NULL, search_thread, &search) != 0)
    g_error ("There is no thread to be had.");
  for (guint i = 0; i < wait && !g_atomic_int_get (&search.is_over); i++)
    g_usleep (1000);
  was_over = g_atomic_int_get (&search.is_over);
  if (!was_over && pthread_getcpuclockid (thread, &clock) == 0)
    start = read_clock (clock);
  g_cancellable_cancel (cancellable);
  pthread_join (thread, NULL);
  return was_over ? -1 : MAX (search.end - start, 0);
}

/* The longest time of some deals; -1 if all searches are over too soon. */
static double
cancel_some (const PatRules *rules,
             gboolean        plain,
             guint           wait)
{
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  double longest = -1;

  pat_solver_set_plain (solver, plain);
  pat_solver_set_max_bytes (solver, MAX_BYTES);
  for (guint number = 1; number <= N_DEALS && longest < 0; number++)
    longest = cancel_one (solver, rules, number, wait);
  return longest;
}

static gboolean
measure (const char     *game,
         const PatRules *rules)
{
  double longest = -1;

  printf ("%-28s", game);
  for (guint plain = 0; plain < 2; plain++)
    for (guint i = 0; i < G_N_ELEMENTS (waits); i++)
      {
        double seconds = cancel_some (rules, plain == 1, waits[i]);

        longest = MAX (longest, seconds);
        if (seconds < 0)
          printf (" %8s", "-");
        else
          printf (" %8.1f", 1000 * seconds);
      }
  printf ("%s\n", longest > ALLOWED ? "  TOO LATE" : "");
  fflush (stdout);
  return longest <= ALLOWED;
}

static PatRules *
build_rules (PatRegistry *registry,
             const char  *game)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (game, NULL);
  PatVariant *variant = deal != NULL ? pat_registry_find (registry, deal->variant) : NULL;
  g_autoptr (PatOptions) options = variant != NULL ? pat_variant_new_options (variant) : NULL;

  if (variant == NULL || !pat_options_parse (options, deal->options, NULL))
    return NULL;
  return pat_variant_build_rules (variant, options, NULL);
}

static gboolean
measure_named (PatRegistry *registry,
               const char  *game)
{
  g_autoptr (PatRules) rules = build_rules (registry, game);

  if (rules == NULL)
    {
      g_printerr ("There is no game “%s”.\n", game);
      return FALSE;
    }
  return measure (game, rules);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  gboolean good = TRUE;
  guint n;

  pat_registry_add_default_folders (registry, FALSE);
  n = g_list_model_get_n_items (G_LIST_MODEL (registry));
  printf ("%-28s %26s %26s\n%-28s", "", "its search, ms after", "the general one, ms after",
          "game");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (waits); i++)
    printf (" %5u ms", waits[i % G_N_ELEMENTS (waits)]);
  printf ("\n");
  for (int i = 1; i < argc; i++)
    good = measure_named (registry, argv[i]) && good;
  for (guint i = 0; argc <= 1 && i < n; i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      show_progress ("cancel", i, n);
      good = measure_named (registry, pat_variant_get_spec (variant)->id) && good;
    }
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
