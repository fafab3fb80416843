/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session opens games: as they were left, by the name of a deal, or from a file. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-variant-wishes.h"

#define MAX_RECENT 6

/* Options that cannot go together any more, perhaps since a module was updated, must not keep the
 * player from playing. */
PatGame *
riffle_session_new_game (RiffleSession  *self,
                         PatVariant     *variant,
                         guint64         number,
                         GError        **error)
{
  g_autoptr (PatOptions) options = riffle_variant_wishes_load (variant, self->settings);
  g_autoptr (GError) refused = NULL;
  PatGame *game = pat_game_new (variant, options, number, &refused);

  if (game != NULL)
    return game;
  riffle_session_tell (self, refused->message);
  pat_options_reset (options);
  return pat_game_new (variant, options, number, error);
}

/* An unreadable game is told and kept under another name; the player goes on with a new one. */
static void
give_up_saved_game (RiffleSession *self,
                    PatVariant    *variant,
                    const GError  *reason)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = riffle_store_set_aside (self->store, pat_variant_get_id (variant),
                                                  &error);
  g_autofree char *text = NULL;

  if (kept != NULL)
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    text = g_strdup_printf (_("The game that you left could not be read: %s\n"
                              "The file is kept as “%s”."), reason->message, kept);
  else
    text = g_strdup_printf (_("The game that you left could not be read: %s"), reason->message);
  riffle_session_tell (self, text);
}

static PatGame *
load_game (RiffleSession  *self,
           PatVariant     *variant,
           GError        **error)
{
  g_autoptr (GError) unreadable = NULL;
  PatGame *game = riffle_store_load (self->store, self->registry, pat_variant_get_id (variant),
                                     &unreadable);

  if (game != NULL)
    return game;
  if (unreadable != NULL)
    give_up_saved_game (self, variant, unreadable);
  return riffle_session_new_game (self, variant, pat_deal_random_number (), error);
}

static void
remember_variant (RiffleSession *self,
                  const char    *id)
{
  g_auto (GStrv) old = g_settings_get_strv (self->settings, "recent");
  g_autoptr (GPtrArray) recent = g_ptr_array_new ();

  g_ptr_array_add (recent, (gpointer) id);
  for (guint i = 0; old[i] != NULL && recent->len < MAX_RECENT; i++)
    if (!g_str_equal (old[i], id))
      g_ptr_array_add (recent, old[i]);
  g_ptr_array_add (recent, NULL);
  g_settings_set_strv (self->settings, "recent", (const char *const *) recent->pdata);
  g_settings_set_string (self->settings, "last-variant", id);
}

/* Leaves the game of another variant, which is kept, for this one. */
static void
begin_game (RiffleSession *self,
            PatGame       *game)
{
  riffle_session_save (self);
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  riffle_session_set_game (self, game, riffle_session_was_booked (game));
  remember_variant (self, riffle_session_get_id (game));
}

/**
 * riffle_session_open:
 * @self: the session
 * @variant: a variant
 * @error: return location
 *
 * Goes on with the game of a variant as it was left, or deals one.
 *
 * Returns: %FALSE and @error where no game can be dealt; what was played before goes on
 */
gboolean
riffle_session_open (RiffleSession  *self,
                     PatVariant     *variant,
                     GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  if (self->game != NULL && pat_game_get_variant (self->game) == variant)
    return TRUE;
  game = load_game (self, variant, error);
  if (game == NULL)
    return FALSE;
  begin_game (self, game);
  return TRUE;
}

static PatVariant *
find_variant (RiffleSession  *self,
              const char     *id,
              GError        **error)
{
  PatVariant *variant = pat_registry_find (self->registry, id);
  const char *suggestion;

  if (variant != NULL)
    return variant;
  suggestion = pat_registry_suggest (self->registry, id);
  if (suggestion != NULL)
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL,
                 _("There is no game “%s”. Did you mean “%s”?"), id, suggestion);
  else
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL, _("There is no game “%s”."), id);
  return NULL;
}

/* Goes on with a game from outside. The one of the same variant that the player left is opened
 * first, to be replaced. */
static gboolean
take_game (RiffleSession  *self,
           PatGame        *game,
           GError        **error)
{
  PatVariant *variant = pat_game_get_variant (game);

  if (riffle_session_get_variant (self) == variant
      || riffle_store_has_game (self->store, pat_variant_get_id (variant)))
    {
      if (!riffle_session_open (self, variant, error))
        return FALSE;
      riffle_session_replace (self, game);
      return TRUE;
    }
  begin_game (self, game);
  return TRUE;
}

/**
 * riffle_session_open_deal:
 * @self: the session
 * @deal: a deal string; without a number any deal is taken
 * @error: return location
 *
 * Deals what a deal string names. The game of that variant that it replaces can be brought back.
 *
 * Returns: %FALSE and @error where the string names no deal
 */
gboolean
riffle_session_open_deal (RiffleSession  *self,
                          const char     *deal,
                          GError        **error)
{
  g_autoptr (PatDeal) parts = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatGame) game = NULL;
  PatVariant *variant;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  parts = pat_deal_parse (deal, error);
  if (parts == NULL)
    return FALSE;
  variant = find_variant (self, parts->variant, error);
  if (variant == NULL)
    return FALSE;
  options = pat_variant_new_options (variant);
  if (parts->options != NULL && !pat_options_parse (options, parts->options, error))
    return FALSE;
  if (parts->number == 0)
    parts->number = pat_deal_random_number ();
  game = pat_game_new (variant, options, parts->number, error);
  return game != NULL && take_game (self, game, error);
}

/**
 * riffle_session_open_file:
 * @self: the session
 * @path: a saved game
 * @error: return location
 *
 * Goes on with a game from a file of the player's own. The game of that variant that it replaces
 * can be brought back.
 *
 * Returns: %FALSE and @error where the file cannot be read
 */
gboolean
riffle_session_open_file (RiffleSession  *self,
                          const char     *path,
                          GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  game = pat_save_read (self->registry, path, error);
  return game != NULL && take_game (self, game, error);
}
