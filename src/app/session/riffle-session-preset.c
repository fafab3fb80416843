/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games by a preset of their variant: going on with one, and which preset a game has. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-variant-settings.h"

static PatOptions *
new_options (PatVariant      *variant,
             const PatPreset *preset)
{
  PatOptions *options = pat_variant_new_options (variant);

  /* All presets were checked when the variant was loaded. */
  pat_options_apply_preset (options, preset->key, NULL);
  return options;
}

static gboolean
is_left (PatGame  *game,
         gpointer  options)
{
  PatGameState state;

  if (game == NULL || !riffle_session_has_options (game, options))
    return FALSE;
  state = pat_game_get_state (game);
  return state == PAT_GAME_PLAYING || state == PAT_GAME_STUCK;
}

/* Whether the game of the variant, on the table or as it was left, is one with these options. */
static gboolean
can_go_on (RiffleSession *self,
           PatVariant    *variant,
           PatOptions    *options)
{
  g_autoptr (PatGame) left = NULL;

  if (riffle_session_is_open (self, variant))
    return is_left (self->game, options);
  left = riffle_store_load (self->store, self->registry, pat_variant_get_id (variant), NULL);
  return is_left (left, options);
}

static PatOptions *
add_general (RiffleSession *self,
             PatOptions    *options)
{
  PatOptions *all = pat_options_copy (options);

  riffle_variant_settings_add_general (all, self->settings);
  return all;
}

static gboolean
deal (RiffleSession  *self,
      PatVariant     *variant,
      PatOptions     *options,
      GError        **error)
{
  g_autoptr (PatOptions) all = add_general (self, options);
  g_autoptr (PatGame) game = riffle_session_deal_wanted (self, variant, all, error);

  return game != NULL && riffle_session_take_game (self, game, TRUE, _("New deal"), error);
}

/* Goes on with the game of the variant, or one that lies beside it, or deals one. */
static gboolean
go_on (RiffleSession  *self,
       PatVariant     *variant,
       PatOptions     *options,
       GError        **error)
{
  if (can_go_on (self, variant, options))
    return riffle_session_open (self, variant, error);
  return riffle_session_go_on_beside (self, variant, is_left, options, error)
         || deal (self, variant, options, error);
}

/**
 * riffle_session_open_preset:
 * @self: the session
 * @game: a variant with a preset
 * @error: return location
 *
 * Goes on with the game of the variant as it was left, if it is neither won nor lost and has the
 * options of the preset, or with one that lies beside it; otherwise deals one with them, which can
 * be taken back with riffle_session_undo_deal (). A game with other options is kept beside it. New
 * deals keep the options, as those that a deal was named with. If
 * another session plays the variant, all of this happens there.
 *
 * Returns: %FALSE and @error if no game can be dealt; what was played before goes on
 */
gboolean
riffle_session_open_preset (RiffleSession            *self,
                            const PatCollectionGame  *game,
                            GError                  **error)
{
  g_autoptr (PatOptions) options = NULL;
  RiffleSession *player;
  gboolean is_open;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self) && game->preset != NULL, FALSE);

  player = riffle_session_find_player (self, game->variant);
  if (player != NULL)
    {
      riffle_session_call (player);
      return riffle_session_open_preset (player, game, error);
    }
  options = new_options (game->variant, game->preset);
  is_open = go_on (self, game->variant, options, error);
  if (is_open)
    riffle_session_keep_named (self, game->variant, options);
  return is_open;
}

/**
 * riffle_session_dup_new_deal:
 * @self: the session
 * @game: a variant, perhaps with a preset
 * @error: return location
 *
 * Takes any deal of a game in which a move is possible, without opening it.
 *
 * Returns: (transfer full) (nullable): the deal string; %NULL and @error if no game can be dealt
 */
char *
riffle_session_dup_new_deal (RiffleSession            *self,
                             const PatCollectionGame  *game,
                             GError                  **error)
{
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatOptions) all = NULL;
  g_autoptr (PatGame) dealt = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self) && game != NULL, NULL);

  options = game->preset != NULL ? new_options (game->variant, game->preset)
                                 : riffle_session_dup_next_options (self, game->variant);
  all = add_general (self, options);
  dealt = riffle_session_deal_any (game->variant, all, error);
  return dealt != NULL ? pat_game_dup_deal (dealt) : NULL;
}

/**
 * riffle_session_find_preset:
 * @self: the session
 *
 * Finds the preset whose options the game on the table has.
 *
 * Returns: (transfer none) (nullable): the preset, or %NULL
 */
const PatPreset *
riffle_session_find_preset (RiffleSession *self)
{
  PatVariant *variant;
  const PatPreset *preset;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  variant = riffle_session_get_variant (self);
  preset = variant != NULL ? pat_variant_get_spec (variant)->presets : NULL;
  for (; preset != NULL && preset->key != NULL; preset++)
    {
      g_autoptr (PatOptions) options = new_options (variant, preset);

      if (riffle_session_has_options (self->game, options))
        return preset;
    }
  return NULL;
}
