/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games the player has saved in files of their own since the last move. */
#include "config.h"

#include "riffle-copies.h"

/* Both tables have the id of a variant as their key, and what tells apart the states of its games
 * as their value. */
struct _RiffleCopies
{
  GHashTable *games;  /* as they were when they were last to be saved */
  GHashTable *copies; /* as they were when the player saved them */
};

RiffleCopies *
riffle_copies_new (void)
{
  RiffleCopies *self = g_new (RiffleCopies, 1);

  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->copies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
riffle_copies_free (RiffleCopies *self)
{
  g_hash_table_unref (self->games);
  g_hash_table_unref (self->copies);
  g_free (self);
}

/* Every move changes this, and so does every move that is taken back; time does not. */
static char *
dup_state (PatGame *game)
{
  g_autofree char *deal = pat_game_dup_deal (game);

  return g_strdup_printf ("%s %u %u %d %" G_GINT64_MODIFIER "x",
                          deal != NULL ? deal : "-",
                          pat_game_get_history_cursor (game),
                          pat_game_get_n_undos (game),
                          pat_game_get_bank (game),
                          pat_rules_hash (pat_game_get_rules (game),
                                          pat_game_get_position (game)));
}

static void
note (GHashTable *states,
      PatGame    *game)
{
  g_hash_table_replace (states, g_strdup (pat_variant_get_id (pat_game_get_variant (game))),
                        dup_state (game));
}

/* A game is to be saved as it is now. */
void
riffle_copies_note_game (RiffleCopies *self,
                         PatGame      *game)
{
  note (self->games, game);
}

/* The player has saved a game as it is now. */
void
riffle_copies_note_copy (RiffleCopies *self,
                         PatGame      *game)
{
  note (self->copies, game);
}

/* Whether the player has the newest state of the game of a variant. */
gboolean
riffle_copies_has (RiffleCopies *self,
                   const char   *id)
{
  const char *copy = g_hash_table_lookup (self->copies, id);

  return copy != NULL && g_strcmp0 (copy, g_hash_table_lookup (self->games, id)) == 0;
}
