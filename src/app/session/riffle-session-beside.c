/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of a variant beside the one that is played: begun, and left for another version of it. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

/* Puts a game from beside in the place of the one that is played. */
static gboolean
take (RiffleSession    *self,
      RiffleSavedGame  *saved,
      GError          **error)
{
  if (!riffle_session_take_game (self, saved->game, TRUE, _("The game was opened"), error))
    return FALSE;
  if (riffle_store_remove_beside (self->store, saved->id, saved->path) && self->replaced != NULL)
    self->replaced->is_from_beside = TRUE;
  return TRUE;
}

/* Goes on with a game that matches, if one lies beside that of its variant. */
gboolean
riffle_session_go_on_beside (RiffleSession     *self,
                             PatVariant        *variant,
                             RiffleStoreMatch   matches,
                             gpointer           user_data,
                             GError           **error)
{
  g_autoptr (RiffleSavedGame) saved = riffle_store_find_beside (self->store, self->registry,
                                                                pat_variant_get_id (variant),
                                                                matches, user_data);

  return saved != NULL && take (self, saved, error);
}

static gboolean
take_saved (RiffleSession    *self,
            RiffleSavedGame  *saved,
            GError          **error)
{
  PatVariant *variant = pat_game_get_variant (saved->game);
  RiffleSession *player = riffle_session_find_player (self, variant);

  if (player != NULL)
    riffle_session_call (player);
  else
    player = self;
  if (saved->number == 0 || riffle_store_uses (self->store, saved->id, saved->path))
    return riffle_session_open_variant (player, variant, FALSE, error);
  return take (player, saved, error);
}

/**
 * riffle_session_open_saved:
 * @self: the session
 * @path: (type filename): one of the files that riffle_session_list_saved () lists
 * @error: return location
 *
 * Goes on with a saved game, where its variant is being played, or here. The game of the variant is
 * kept beside it. It can be taken back with riffle_session_undo_deal ().
 *
 * Returns: %FALSE and @error if it cannot be read
 */
gboolean
riffle_session_open_saved (RiffleSession  *self,
                           const char     *path,
                           GError        **error)
{
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  games = riffle_session_list_saved (self);
  for (guint i = 0; i < games->len; i++)
    {
      RiffleSavedGame *saved = g_ptr_array_index (games, i);

      if (!g_str_equal (saved->path, path) || saved->id == NULL)
        continue;
      riffle_saved_game_read (saved, riffle_session_get_registry (self));
      if (saved->game != NULL)
        return take_saved (self, saved, error);
    }
  return riffle_session_open_file (self, path, error);
}
