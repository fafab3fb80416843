/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What saving after each move costs, for each variant: making the text, which the player waits
 * for, and writing it, which the program does behind the player's back. */
#include <glib/gstdio.h>
#include <patience.h>
#include <stdio.h>

#define N_MOVES 150

typedef struct
{
  guint  n;
  double make_usec;  /* all of them together */
  double write_usec;
  double worst_usec; /* of making the text */
  gsize  length;     /* of the last text */
} Cost;

static void
save (PatGame    *game,
      const char *path,
      Cost       *cost)
{
  gint64 start = g_get_monotonic_time (), made;
  g_autofree char *text = pat_save_to_string (game);
  g_autoptr (GError) error = NULL;

  made = g_get_monotonic_time ();
  if (!pat_file_write (text, path, &error))
    g_error ("%s", error->message);
  cost->n++;
  cost->make_usec += (double) (made - start);
  cost->write_usec += (double) (g_get_monotonic_time () - made);
  cost->worst_usec = MAX (cost->worst_usec, (double) (made - start));
  cost->length = strlen (text);
}

static void
measure (PatVariant *variant,
         const char *path)
{
  g_autoptr (PatGame) game = pat_game_new (variant, NULL, 617, NULL);
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatRandom random;
  Cost cost = { 0 };

  pat_random_init (&random, 1, 0);
  for (guint i = 0; i < N_MOVES; i++)
    {
      pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
      if (moves->n_moves == 0 ||
          !pat_game_play (game, &moves->moves[pat_random_below (&random, moves->n_moves)], NULL))
        break;
      save (game, path, &cost);
    }
  printf ("%-16s text %5.0f µs (worst %5.0f), file %6.0f µs; after %u moves %" G_GSIZE_FORMAT
          " bytes\n",
          pat_variant_get_id (variant), cost.make_usec / MAX (cost.n, 1), cost.worst_usec,
          cost.write_usec / MAX (cost.n, 1), cost.n, cost.length);
}

int
main (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *folder = g_dir_make_tmp ("riffle-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.save", NULL);

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      measure (variant, path);
    }
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}
