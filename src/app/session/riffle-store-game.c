/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games as the files of the store have them. */
#include "config.h"

#include "riffle-store-game.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

/**
 * riffle_store_game_parse:
 * @registry: the variants
 * @id: the id of the variant whose file it is
 * @text: what the file says
 * @length: its length, in bytes
 * @error: return location
 *
 * Reads a game.
 *
 * Returns: (transfer full): the game, or %NULL and @error if the text is wrong, or that of another
 *   variant
 */
PatGame *
riffle_store_game_parse (PatRegistry  *registry,
                         const char   *id,
                         const char   *text,
                         gsize         length,
                         GError      **error)
{
  g_autoptr (GError) refused = NULL;
  g_autoptr (PatGame) game = pat_save_parse (registry, text, (gssize) length, &refused);
  g_autofree char *file = g_strconcat (id, ".riffle", NULL);
  g_autofree char *name = riffle_error_dup_file_name (file);

  if (game == NULL)
    {
      g_set_error (error, refused->domain, refused->code,
                   /* Translators: the name of a file, and what is wrong with it: “golf.riffle” is
                      not a game that can be continued: line 3: the line is too long */
                   _("“%1$s” is not a game that can be continued: %2$s"), name, refused->message);
      return NULL;
    }
  if (g_strcmp0 (pat_variant_get_id (pat_game_get_variant (game)), id) != 0)
    {
      g_set_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT,
                   /* Translators: %s is the name of a file, such as “klondike.save” */
                   _("The file “%s” contains a different game from the one in its name."), name);
      return NULL;
    }
  return g_steal_pointer (&game);
}

/**
 * riffle_store_game_is_done:
 * @game: a game
 *
 * Returns: whether nothing of it is left to be played, or nothing has been played yet
 */
gboolean
riffle_store_game_is_done (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return pat_game_get_is_untouched (game) || state == PAT_GAME_WON || state == PAT_GAME_LOST;
}

/**
 * riffle_store_game_read_left:
 * @file: a file
 * @registry: the variants
 * @id: the id of the variant whose file it is
 *
 * Reads a game that somebody can go on with.
 *
 * Returns: (transfer full) (nullable): the game; %NULL if there is none in the file
 */
PatGame *
riffle_store_game_read_left (RiffleStoreFile *file,
                             PatRegistry     *registry,
                             const char      *id)
{
  gsize length;
  g_autofree char *text = riffle_store_file_read (file, &length, NULL);
  g_autoptr (PatGame) game = NULL;

  if (text != NULL)
    game = riffle_store_game_parse (registry, id, text, length, NULL);
  return game != NULL && !riffle_store_game_is_done (game) ? g_steal_pointer (&game) : NULL;
}
