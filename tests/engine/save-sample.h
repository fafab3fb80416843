/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the tests of saved games have in common: a variant with options, games in play, and the
 * checksum of a save. */
#pragma once

#include "sample-tables.h"

static const PatChoice save_draws[] = { { "1", "One card" }, { "3", "Three cards" }, { NULL } };

static const PatOption save_options[] = {
  { "draw", "Cards turned", NULL, PAT_OPTION_CHOICE, .choices = save_draws },
  { "wild", "Anything goes", NULL, PAT_OPTION_SWITCH },
  { NULL }
};

static gboolean
save_configure (PatTable    *table,
                PatOptions  *options,
                GError     **error)
{
  table->game.stock.count = pat_options_is (options, "draw", "3") ? 3 : 1;
  if (pat_options_get (options, "wild"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  return TRUE;
}

static const PatVariantSpec save_spec = {
  .id = "save-sample", .name = "Saved",
  .game =
  { .stock = { PAT_WASTE, 1, PAT_UNLIMITED }, .auto_class = PAT_AUTO_ALL,
    .scoring = &sample_money },
  .piles = sample_klondike_piles, .options = save_options, .configure = save_configure,
};

/* A registry of the samples. */
static inline PatRegistry *
save_new_registry (void)
{
  PatRegistry *registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;

  pat_registry_add_spec (registry, &save_spec, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (sample_variants); i++)
    {
      pat_registry_add_spec (registry, sample_variants[i], &error);
      g_assert_no_error (error);
    }
  return registry;
}

/* Plays up to n moves, always the same ones. */
static inline void
save_play (PatGame *game,
           guint    n)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatRandom random;

  pat_random_init (&random, 7, 0);
  for (; n > 0; n--)
    {
      pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
      if (moves->n_moves == 0 ||
          !pat_game_play (game, &moves->moves[pat_random_below (&random, moves->n_moves)], NULL))
        break;
    }
}

/* Gives a text that was changed the checksum that belongs to it. */
static inline char *
save_sign (const char *text,
           gssize      length)
{
  g_autoptr (GString) body = g_string_new_len (text, length);
  char *end = g_strrstr (body->str, "\nend: ");
  g_autofree char *checksum = NULL;

  if (end != NULL)
    g_string_truncate (body, (gsize) (end + 1 - body->str));
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) body->str, body->len);
  g_string_append_printf (body, "end: %.16s\n", checksum);
  return g_string_free (g_steal_pointer (&body), FALSE);
}
