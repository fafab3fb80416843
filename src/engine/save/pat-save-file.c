/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Saved games on the disk. */
#include "config.h"

#include "pat-save-private.h"

#include "pat-file.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

/**
 * pat_save_write:
 * @game: a game
 * @path: the file to write or replace
 * @error: return location
 *
 * Saves a game.
 *
 * Fails as [func@Patience.file_write] does.
 *
 * Returns: %FALSE if that failed; the old file is there unchanged
 */
gboolean
pat_save_write (PatGame     *game,
                const char  *path,
                GError     **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (PAT_IS_GAME (game) && path != NULL, FALSE);

  text = pat_save_to_string (game);
  return pat_file_write (text, path, error);
}

/**
 * pat_save_read:
 * @registry: where the variant is looked for
 * @path: a file
 * @error: return location
 *
 * Reads a saved game from a file, which is left as it is whatever happens.
 *
 * Fails as [func@Patience.save_parse] does, or with a `G_IO_ERROR` if the file cannot be read.
 *
 * Returns: (transfer full): the game, or %NULL with @error set
 */
PatGame *
pat_save_read (PatRegistry  *registry,
               const char   *path,
               GError      **error)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL, *shown = NULL;
  g_autoptr (GError) refused = NULL;
  PatGame *game;
  gsize length;

  g_return_val_if_fail (PAT_IS_REGISTRY (registry) && path != NULL, NULL);

  text = pat_file_read (path, PAT_SAVE_MAX_BYTES, &length, error);
  if (text == NULL)
    return NULL;
  game = pat_save_parse (registry, text, (gssize) length, &refused);
  if (game != NULL)
    return game;
  name = g_filename_display_basename (path);
  shown = pat_text_excerpt (name, -1);
  g_set_error (error, refused->domain, refused->code,
               /* Translators: the name of a file, and what is wrong with it: “golf.riffle” is not a
                  game that can be continued: line 3: the line is too long */
               _("“%1$s” is not a game that can be continued: %2$s"), shown, refused->message);
  return NULL;
}
