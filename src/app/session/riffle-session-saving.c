/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session keeps the game and other files, and what is lost if that is not possible. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-saved-game.h"

/**
 * riffle_session_get_files:
 * @self: the session
 *
 * Returns: (transfer none): all files that windows and other programs add to
 */
RiffleSharedFiles *
riffle_session_get_files (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return riffle_shared_get_files (self->shared);
}

/**
 * riffle_session_save:
 * @self: the session
 *
 * Keeps the game as it is now, its time included. One that is played for something is kept by
 * whoever brought it.
 */
void
riffle_session_save (RiffleSession *self)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  if (riffle_session_is_apart (self))
    riffle_session_keep_apart (self);
  else if (self->game != NULL)
    riffle_store_save (self->store, self->game);
}

/* Keeps the games of all sessions as they are now. */
static void
save_all (RiffleSession *self)
{
  riffle_session_save (self);
  for (guint i = 0; i < riffle_shared_get_n (self->shared); i++)
    if (riffle_shared_get (self->shared, i) != self)
      riffle_session_save (riffle_shared_get (self->shared, i));
}

/**
 * riffle_session_save_at_once:
 * @self: the session
 *
 * Writes the games of all sessions as they are now, and waits for that. Nobody is told, so this is
 * possible without a display.
 *
 * Returns: whether the games are on the disk
 */
gboolean
riffle_session_save_at_once (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  save_all (self);
  return riffle_store_count_unsaved (self->store) == 0;
}

/**
 * riffle_session_flush:
 * @self: the session
 *
 * Keeps the games of all sessions, and waits until they and all other files are written, or could
 * not be.
 *
 * Returns: whether everything is on the disk; it may be in a file of the player's own
 */
gboolean
riffle_session_flush (RiffleSession *self)
{
  RiffleSharedFiles *files;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  files = riffle_shared_get_files (self->shared);
  save_all (self);
  riffle_store_retry (self->store);
  if (riffle_shared_files_save (files))
    riffle_store_retry (self->store);
  return riffle_store_count_unsaved (self->store) == 0 && !riffle_shared_files_has_unsaved (files);
}

/* What could not be added to files before is tried again, and games that could not be written with
 * it. */
void
riffle_session_retry_files (RiffleSession *self)
{
  if (riffle_shared_files_retry (riffle_shared_get_files (self->shared)))
    riffle_store_retry (self->store);
}

/**
 * riffle_session_retry:
 * @self: the session
 *
 * Tries to write once more what could not be written, without waiting for anything.
 */
void
riffle_session_retry (RiffleSession *self)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  riffle_store_retry (self->store);
  riffle_session_retry_files (self);
}

static char *
dup_loss_of_games (guint       n_games,
                   const char *reason)
{
  if (n_games < 2)
    /* Translators: %s is the reason, such as “No space left on device” */
    return g_strdup_printf (_("The game could not be saved: %s"), reason);
  /* Translators: %u is a number of games, and %s the reason, such as “No space left on device” */
  return g_strdup_printf (ngettext ("%u game could not be saved: %s",
                                    "%u games could not be saved: %s", n_games), n_games, reason);
}

/**
 * riffle_session_dup_loss:
 * @self: the session
 *
 * Tells what is lost if the program ends now. It waits until everything is written, or could not
 * be.
 *
 * Returns: (transfer full) (nullable): sentences that say what and why; %NULL if nothing is lost
 */
char *
riffle_session_dup_loss (RiffleSession *self)
{
  GString *text;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  text = g_string_new (NULL);
  if (riffle_store_count_unsaved (self->store) > 0)
    {
      g_autofree char *reason = riffle_store_dup_failure (self->store);
      guint n_games = riffle_store_count_unsaved (self->store);
      g_autofree char *loss = dup_loss_of_games (n_games, reason);
      g_autofree char *sentence = riffle_error_dup_sentence (loss);

      pat_words_add_sentence (text, sentence);
    }
  riffle_shared_files_add_loss (riffle_shared_get_files (self->shared), text);
  return g_string_free (text, text->len == 0);
}

/**
 * riffle_session_list_saved:
 * @self: the session
 *
 * Lists the saved games. Those that are being played may not be written yet.
 *
 * Returns: (transfer full) (element-type RiffleSavedGame): the games, none of which is read yet
 */
GPtrArray *
riffle_session_list_saved (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  return riffle_saved_game_list (riffle_store_get_folder (self->store));
}
