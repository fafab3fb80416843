/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session opens games as they were left. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-recent-games.h"

/* An unreadable game is reported and kept under another name; the player gets a new one. That of a
 * newer version is kept where it is. */
static void
give_up_saved_game (RiffleSession *self,
                    PatVariant    *variant,
                    const GError  *reason)
{
  g_autoptr (GError) error = NULL;
  gboolean is_newer = g_error_matches (reason, PAT_SAVE_ERROR, PAT_SAVE_ERROR_NEWER);
  g_autofree char *kept = riffle_store_set_aside (self->store, pat_variant_get_id (variant),
                                                  is_newer, &error);
  g_autofree char *sentence = riffle_error_dup_sentence (reason->message);
  g_autofree char *text = NULL;

  if (kept != NULL && is_newer)
    /* Translators: %s is a file */
    text = g_strdup_printf (_("The game that you left was saved by a newer version of Riffle, "
                              "which can continue it. As long as you use this version, the file "
                              "“%s” stays as it is, and your game is saved beside it."), kept);
  else if (kept != NULL)
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    text = g_strdup_printf (_("The game that you left could not be read: %s\n"
                              "The file is kept as “%s”."), sentence, kept);
  else
    /* Translators: %s is a sentence that says what is wrong */
    text = g_strdup_printf (_("The game that you left could not be read: %s"), sentence);
  riffle_session_tell (self, text);
}

/* The game as it was left; nothing if there is none that can be read. */
static PatGame *
load_game (RiffleSession *self,
           PatVariant    *variant)
{
  g_autoptr (GError) unreadable = NULL;
  PatGame *game = riffle_store_load (self->store, self->registry, pat_variant_get_id (variant),
                                     &unreadable);

  if (unreadable != NULL)
    give_up_saved_game (self, variant, unreadable);
  return game;
}

/**
 * riffle_session_find_last:
 * @self: the session
 *
 * Finds what was played last. Most starts go on with that, so its module alone is loaded, if it is
 * still where it was.
 *
 * Returns: (transfer none) (nullable): the variant; %NULL at the first start, or when it is gone
 */
PatVariant *
riffle_session_find_last (RiffleSession *self)
{
  g_autofree char *id = NULL;
  PatVariant *variant;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  id = riffle_recent_games_dup_last (self->settings);
  if (id == NULL)
    return NULL;
  if (!riffle_shared_is_complete (self->shared))
    {
      riffle_recent_games_load_last_module (self->settings, self->registry);
      riffle_trials_start (self->trials);
    }
  variant = pat_registry_find (self->registry, id);
  if (variant == NULL)
    variant = pat_registry_find (riffle_session_get_registry (self), id);
  if (variant == NULL && !riffle_trials_are_running (self->trials))
    riffle_recent_games_tell_last_is_gone (self->settings, id);
  return variant;
}

/**
 * riffle_session_find_first:
 * @self: the session
 *
 * Finds what somebody is most likely to look for who has never played anything here.
 *
 * Returns: (transfer none) (nullable): the best known variant at the very first start; %NULL
 *   afterwards, or if no module has one
 */
PatVariant *
riffle_session_find_first (RiffleSession *self)
{
  GListModel *model;
  PatVariant *first = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  if (!riffle_recent_games_is_empty (self->settings))
    return NULL;
  model = G_LIST_MODEL (riffle_session_get_registry (self));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, i);
      guint rank = pat_variant_get_spec (variant)->rank;

      if (rank > 0 && (first == NULL || rank < pat_variant_get_spec (first)->rank))
        first = variant;
    }
  return first;
}

/**
 * riffle_session_may_find_last:
 * @self: the session
 *
 * Tells whether what was played last is not there yet, but may be in a module that is being tried.
 *
 * Returns: whether it is worth looking for it once more when the trials have ended
 */
gboolean
riffle_session_may_find_last (RiffleSession *self)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  id = riffle_recent_games_dup_last (self->settings);
  return id != NULL && riffle_trials_are_running (self->trials)
         && pat_registry_find (self->registry, id) == NULL;
}

/* Leaves the game of another variant, which is kept, for this one. */
static void
begin_game (RiffleSession *self,
            PatGame       *game)
{
  riffle_session_save (self);
  riffle_session_leave (self, game);
  riffle_session_set_game (self, game, riffle_session_was_booked (self, game), FALSE);
  riffle_recent_games_add (self->settings, self->registry, riffle_session_get_id (game));
}

gboolean
riffle_session_begin_new_game (RiffleSession *self,
                               PatGame       *game)
{
  riffle_session_book_beginning (self, game);
  begin_game (self, game);
  riffle_session_save (self);
  return TRUE;
}

/* A game that was kept beside that of the variant takes its place, unless there is one that can be
 * continued. */
static void
prefer_left (RiffleSession  *self,
             PatVariant     *variant,
             PatGame       **game)
{
  PatGame *left = riffle_store_load_left (self->store, self->registry,
                                          pat_variant_get_id (variant), *game);

  if (left == NULL)
    return;
  g_clear_object (game);
  *game = left;
}

gboolean
riffle_session_open_variant (RiffleSession  *self,
                             PatVariant     *variant,
                             gboolean        may_be_left,
                             GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  if (riffle_session_is_open (self, variant))
    return TRUE;
  game = load_game (self, variant);
  if (may_be_left)
    prefer_left (self, variant, &game);
  if (game != NULL)
    {
      begin_game (self, game);
      return TRUE;
    }
  game = riffle_session_new_game (self, variant, 0, error);
  return game != NULL && riffle_session_begin_new_game (self, game);
}

/**
 * riffle_session_open:
 * @self: the session
 * @variant: a variant
 * @error: return location
 *
 * Goes on with the game of a variant as it was left, or deals one. If that game is untouched,
 * won or lost, one that another program has left beside it is taken. It can be taken back with
 * riffle_session_undo_deal (). If another session plays the variant, that one is called instead.
 *
 * Returns: %FALSE and @error if no game can be dealt; what was played before goes on
 */
gboolean
riffle_session_open (RiffleSession  *self,
                     PatVariant     *variant,
                     GError        **error)
{
  RiffleSession *player;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  player = riffle_session_find_player (self, variant);
  if (player == NULL)
    return riffle_session_open_variant (self, variant, TRUE, error);
  riffle_session_call (player);
  return TRUE;
}

/**
 * riffle_session_may_find_later:
 * @self: the session
 * @error: why something could not be opened
 *
 * Tells whether a game that is not there may be in a module that is being tried.
 *
 * Returns: whether it is worth waiting until the trials have ended
 */
gboolean
riffle_session_may_find_later (RiffleSession *self,
                               const GError  *error)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return riffle_trials_are_running (self->trials)
         && g_error_matches (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_VARIANT);
}

/**
 * riffle_session_get_n_broken:
 * @self: the session
 *
 * Returns: how many of the modules and variants that were looked at so far could not be loaded
 */
guint
riffle_session_get_n_broken (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), 0);

  return pat_registry_get_n_broken (self->registry);
}

/**
 * riffle_session_find_variant:
 * @self: the session
 * @id: what the player has written
 * @error: return location; %PAT_SAVE_ERROR_VARIANT
 *
 * Looks for a variant among those of all modules.
 *
 * Returns: (transfer none): the variant, or %NULL and @error
 */
PatVariant *
riffle_session_find_variant (RiffleSession  *self,
                             const char     *id,
                             GError        **error)
{
  PatRegistry *registry = riffle_session_get_registry (self);
  PatVariant *variant = pat_registry_find (registry, id);
  const char *suggestion;
  g_autofree char *shown = NULL;

  if (variant != NULL)
    return variant;
  suggestion = pat_registry_suggest (registry, id);
  shown = riffle_error_dup_name (id);
  if (suggestion != NULL)
    g_set_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_VARIANT,
                 /* Translators: what was typed, and the name that is nearest to it, such as
                    “klondyke” and “klondike” */
                 _("There is no game “%s”. Did you mean “%s”?"), shown, suggestion);
  else
    /* Translators: %s is what was typed, such as “bridge” */
    g_set_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_VARIANT, _("There is no game “%s”."), shown);
  return NULL;
}
