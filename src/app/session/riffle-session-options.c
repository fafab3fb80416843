/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which options the next deal of a variant has: those that the player has set, or those that a deal
 * was named with since the program was started. */
#include "config.h"

#include "riffle-session-private.h"

#include "riffle-variant-settings.h"

static PatOptions *
find_named (RiffleSession *self,
            PatVariant    *variant)
{
  return g_hash_table_lookup (riffle_shared_get_named (self->shared),
                              pat_variant_get_id (variant));
}

/* Has new deals keep options that a deal was named with; NULL for those that the player has set. */
void
riffle_session_keep_named (RiffleSession *self,
                           PatVariant    *variant,
                           PatOptions    *options)
{
  GHashTable *named = riffle_shared_get_named (self->shared);
  const char *id = pat_variant_get_id (variant);

  if (options != NULL)
    g_hash_table_insert (named, g_strdup (id), pat_options_copy (options));
  else
    g_hash_table_remove (named, id);
}

/* Whether a game has these options of its variant, except for those of all variants. */
gboolean
riffle_session_has_options (PatGame    *game,
                            PatOptions *options)
{
  PatVariant *variant = pat_game_get_variant (game);
  g_autofree char *key = riffle_session_dup_key (variant, options);
  g_autofree char *played = riffle_session_dup_key (variant, pat_game_get_options (game));

  return g_str_equal (key, played);
}

/* A deal of the variant was taken back. Its options are forgotten, unless the game that came back
 * has them, too. */
void
riffle_session_forget_named (RiffleSession *self,
                             PatVariant    *variant)
{
  PatOptions *named = find_named (self, variant);

  if (named == NULL)
    return;
  if (riffle_session_get_variant (self) != variant
      || !riffle_session_has_options (self->game, named))
    riffle_session_keep_named (self, variant, NULL);
}

/**
 * riffle_session_dup_next_options:
 * @self: the session
 * @variant: a variant
 *
 * Gets the options of the next deal, without those that are set for all variants at once.
 *
 * Returns: (transfer full): the options
 */
PatOptions *
riffle_session_dup_next_options (RiffleSession *self,
                                 PatVariant    *variant)
{
  PatOptions *named;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  named = find_named (self, variant);
  return named != NULL ? pat_options_copy (named) : riffle_variant_settings_load (variant);
}

static PatGame *
new_game (RiffleSession  *self,
          PatVariant     *variant,
          PatOptions     *options,
          guint64         number,
          GError        **error)
{
  return number == 0 ? riffle_session_deal_wanted (self, variant, options, error)
                     : pat_game_new (variant, options, number, error);
}

/* A game with this number; 0: any. Options that cannot go together any more, perhaps since a module
 * was updated, must not keep the player from playing. */
PatGame *
riffle_session_new_game (RiffleSession  *self,
                         PatVariant     *variant,
                         guint64         number,
                         GError        **error)
{
  g_autoptr (PatOptions) options = riffle_session_dup_next_options (self, variant);
  g_autoptr (GError) refused = NULL;
  PatGame *game;

  riffle_variant_settings_add_general (options, self->settings);
  game = new_game (self, variant, options, number, &refused);
  if (game != NULL)
    return game;
  riffle_session_tell (self, refused->message);
  pat_options_reset (options);
  return new_game (self, variant, options, number, error);
}

/**
 * riffle_session_set_options:
 * @self: the session
 * @variant: a variant
 * @options: options of the variant
 * @error: return location
 *
 * Keeps options for the next deal. If the variant is being played and there is no move yet, it is
 * dealt again with them, also in another session.
 *
 * Returns: %FALSE and @error if they cannot go together; nothing is changed then
 */
gboolean
riffle_session_set_options (RiffleSession  *self,
                            PatVariant     *variant,
                            PatOptions     *options,
                            GError        **error)
{
  g_autoptr (PatGame) game = NULL;
  g_autoptr (PatRules) rules = NULL;
  RiffleSession *player;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  player = riffle_session_find_player (self, variant);
  if (player != NULL)
    return riffle_session_set_options (player, variant, options, error);
  rules = pat_variant_build_rules (variant, options, error);
  if (rules == NULL)
    return FALSE;
  riffle_variant_settings_save (variant, options);
  riffle_session_keep_named (self, variant, NULL);
  if (!riffle_session_is_open (self, variant) || !pat_game_get_is_untouched (self->game))
    return TRUE;
  game = riffle_session_new_game (self, variant, pat_game_get_number (self->game), error);
  if (game == NULL)
    return FALSE;
  riffle_session_set_game (self, game, FALSE, FALSE);
  riffle_session_save (self);
  return TRUE;
}
