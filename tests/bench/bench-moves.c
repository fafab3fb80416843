/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many positions a second: all legal moves listed and one of them applied, on one thread,
 * for each variant. */
#include <patience.h>
#include <stdio.h>
#include <time.h>

#define SECONDS 0.5
#define MAX_MOVES 200

/* CPU seconds of this process: what others do on the machine does not count. */
static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static guint
play_deal (const PatRules *rules,
           guint64         number,
           PatMoves       *moves,
           gulong         *n_moves)
{
  PatPosition position;
  PatRandom random;
  guint n;

  pat_random_init (&random, number, 0);
  pat_rules_deal (rules, number, &position);
  for (n = 0; n < MAX_MOVES; n++)
    {
      pat_rules_list (rules, &position, moves);
      if (moves->n_moves == 0)
        break;
      *n_moves += moves->n_moves;
      pat_rules_apply (rules, &position, &moves->moves[pat_random_below (&random, moves->n_moves)],
                       NULL);
    }
  return n;
}

static void
measure (PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  gulong n_positions = 0, n_moves = 0;
  double start = get_seconds (), seconds;

  for (guint64 number = 1; (seconds = get_seconds () - start) < SECONDS; number++)
    n_positions += play_deal (rules, number, moves, &n_moves);
  printf ("%-16s %6.2f million positions a second, %4.1f moves each\n",
          pat_variant_get_id (variant),
          (double) n_positions / seconds / 1e6, (double) n_moves / (double) MAX (n_positions, 1));
}

int
main (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      measure (variant);
    }
  return 0;
}
