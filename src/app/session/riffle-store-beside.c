/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games that lie beside the one of their variant: the player left them for another version of it,
 * or another program has left them. */
#include "config.h"

#include "riffle-store-beside.h"

#include "riffle-store-game.h"

/* Whether a file lies beside that of a variant, and is not the one that is being written. */
static gboolean
is_beside (RiffleStore     *self,
           RiffleSavedGame *saved,
           const char      *id)
{
  return saved->number > 0 && g_strcmp0 (saved->id, id) == 0
         && !riffle_store_uses (self, id, saved->path);
}

/**
 * riffle_store_load_left:
 * @self: the store
 * @registry: the variants
 * @id: the id of a variant
 * @game: (nullable): the game of the variant, as riffle_store_load () gave it
 *
 * Looks for the last game of a variant that was left beside it, and goes on with that file. The
 * game of the variant has to be untouched, won or lost, so that the player does not miss it; its
 * file is left as it is. A game that cannot be read is left where it is, and so is one with which
 * another program goes on.
 *
 * Returns: (transfer full) (nullable): the game; %NULL if there is none
 */
PatGame *
riffle_store_load_left (RiffleStore *self,
                        PatRegistry *registry,
                        const char  *id,
                        PatGame     *game)
{
  const char *folder;
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  if (game != NULL && !riffle_store_game_is_done (game))
    return NULL;
  if (riffle_store_writer_has_unsaved (riffle_store_get_writer (self), id))
    return NULL;
  folder = riffle_store_get_folder (self);
  games = riffle_saved_game_list (folder);
  for (guint i = 0; i < games->len; i++)
    {
      RiffleSavedGame *saved = g_ptr_array_index (games, i);
      g_autoptr (RiffleStoreFile) file = NULL;
      PatGame *left;

      if (!is_beside (self, saved, id))
        continue;
      file = riffle_store_file_new_left (folder, id, saved->number);
      left = file != NULL ? riffle_store_game_read_left (file, registry, id) : NULL;
      if (left == NULL)
        continue;
      riffle_store_writer_use_file (riffle_store_get_writer (self), id, g_steal_pointer (&file));
      return left;
    }
  return NULL;
}

/**
 * riffle_store_move_beside:
 * @self: the store
 * @id: the id of a variant
 *
 * Keeps the game of a variant, as it was saved last, so that another one can be saved in its place.
 *
 * Returns: (transfer full) (type filename) (nullable): where it lies from now on; %NULL if it
 *   could not be written or renamed, or there are too many
 */
char *
riffle_store_move_beside (RiffleStore *self,
                          const char  *id)
{
  RiffleStoreWriter *writer;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  writer = riffle_store_get_writer (self);
  if (riffle_store_writer_has_unsaved (writer, id))
    return NULL;
  return riffle_store_file_move_beside (riffle_store_writer_get_file (writer, id));
}

/**
 * riffle_store_find_beside:
 * @self: the store
 * @registry: the variants
 * @id: the id of a variant
 * @matches: whether a game is meant
 * @user_data: for @matches
 *
 * Looks for a game of a variant that lies beside the one of the variant.
 *
 * Returns: (transfer full) (nullable): of those that are meant the one that was played last, which
 *   is read; %NULL if there is none
 */
RiffleSavedGame *
riffle_store_find_beside (RiffleStore      *self,
                          PatRegistry      *registry,
                          const char       *id,
                          RiffleStoreMatch  matches,
                          gpointer          user_data)
{
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  games = riffle_saved_game_list (riffle_store_get_folder (self));
  for (guint i = 0; i < games->len; i++)
    {
      RiffleSavedGame *saved = g_ptr_array_index (games, i);

      if (!is_beside (self, saved, id))
        continue;
      riffle_saved_game_read (saved, registry);
      if (saved->game != NULL && matches (saved->game, user_data))
        return g_ptr_array_steal_index (games, i);
    }
  return NULL;
}

/**
 * riffle_store_remove_beside:
 * @self: the store
 * @id: the id of a variant
 * @path: (type filename): a file that lies beside that of the variant
 *
 * Removes a file whose game was saved as the one of its variant. It stays if that could not be
 * written, or if another program goes on with it.
 *
 * Returns: whether it was removed
 */
gboolean
riffle_store_remove_beside (RiffleStore *self,
                            const char  *id,
                            const char  *path)
{
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  if (riffle_store_writer_has_unsaved (riffle_store_get_writer (self), id))
    return FALSE;
  games = riffle_saved_game_list (riffle_store_get_folder (self));
  for (guint i = 0; i < games->len; i++)
    {
      RiffleSavedGame *saved = g_ptr_array_index (games, i);
      g_autoptr (RiffleStoreFile) file = NULL;

      if (!is_beside (self, saved, id) || g_strcmp0 (saved->path, path) != 0)
        continue;
      file = riffle_store_file_new_left (riffle_store_get_folder (self), id, saved->number);
      return file != NULL && riffle_store_file_remove (file);
    }
  return FALSE;
}

/**
 * riffle_store_uses:
 * @self: the store
 * @id: the id of a variant
 * @path: (type filename): a file
 *
 * Returns: whether this is where the game of the variant is written
 */
gboolean
riffle_store_uses (RiffleStore *self,
                   const char  *id,
                   const char  *path)
{
  RiffleStoreFile *file;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  file = riffle_store_writer_get_file (riffle_store_get_writer (self), id);
  return g_strcmp0 (riffle_store_file_get_path (file), path) == 0;
}
