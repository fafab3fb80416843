/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session opens games by the name of a deal, or from a file. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

/* Whether a game is of another version of the variant than the one on the table. */
static gboolean
is_other_version (RiffleSession *self,
                  PatGame       *game)
{
  PatVariant *variant = pat_game_get_variant (game);
  g_autofree char *here = riffle_session_dup_key (variant, pat_game_get_options (self->game));
  g_autofree char *key = riffle_session_dup_key (variant, pat_game_get_options (game));

  return !g_str_equal (here, key);
}

static void
replace (RiffleSession  *self,
         PatGame        *game,
         RiffleReplaced *opening,
         gboolean        keeps,
         const char     *sentence)
{
  riffle_session_replace (self, game, opening, keeps || is_other_version (self, game), sentence);
}

/* Goes on with a game from outside. The one of the same variant that the player left is opened
 * first, to be replaced; both are taken back at once. It is kept beside the other one if the player
 * has not given it up: one of another version of the game always is, and any if this `keeps` it. */
gboolean
riffle_session_take_game (RiffleSession  *self,
                          PatGame        *game,
                          gboolean        keeps,
                          const char     *sentence,
                          GError        **error)
{
  PatVariant *variant = pat_game_get_variant (game);
  RiffleReplaced *opening = NULL;

  if (riffle_session_is_open (self, variant))
    {
      replace (self, game, NULL, keeps, sentence);
      return TRUE;
    }
  if (!riffle_store_has_game (self->store, pat_variant_get_id (variant)))
    return riffle_session_begin_new_game (self, game);
  if (!riffle_session_open_variant (self, variant, FALSE, error))
    return FALSE;
  opening = g_steal_pointer (&self->replaced);
  replace (self, game, opening, keeps, sentence);
  g_clear_pointer (&opening, riffle_session_replaced_free);
  return TRUE;
}

/* The sentence repeats the text, because the player may not have just typed it. */
static gboolean
refuse_deal (const char    *deal,
             const GError  *fault,
             GError       **error)
{
  g_autofree char *shown = riffle_error_dup_name (deal);

  /* Translators: what was given, and what is wrong with it */
  g_set_error (error, fault->domain, fault->code, C_("error", "“%s”: %s"), shown, fault->message);
  return FALSE;
}

/* Whether a game is the deal that was named, with the same options, and not over. */
static gboolean
is_same_deal (PatGame *game,
              PatGame *named)
{
  PatGameState state = pat_game_get_state (game);
  g_autofree char *deal = pat_game_dup_deal (game);
  g_autofree char *other = pat_game_dup_deal (named);

  return (state == PAT_GAME_PLAYING || state == PAT_GAME_STUCK) && g_strcmp0 (deal, other) == 0;
}

static gboolean
is_named (PatGame  *game,
          gpointer  named)
{
  return is_same_deal (game, named);
}

/* Whether what was named is what the player left, or what lies on the table: to deal it anew would
 * take the moves away. */
static gboolean
is_left (RiffleSession *self,
         PatGame       *named)
{
  PatVariant *variant = pat_game_get_variant (named);
  g_autoptr (PatGame) left = NULL;

  if (riffle_session_is_open (self, variant))
    return is_same_deal (self->game, named);
  left = riffle_store_load (self->store, self->registry, pat_variant_get_id (variant), NULL);
  return left != NULL && is_same_deal (left, named);
}

/* Goes on with the deal if the player has left it, or takes it. */
static gboolean
go_on (RiffleSession  *self,
       PatGame        *named,
       GError        **error)
{
  PatVariant *variant = pat_game_get_variant (named);

  if (is_left (self, named))
    return riffle_session_open_variant (self, variant, FALSE, error);
  return riffle_session_go_on_beside (self, variant, is_named, named, error)
         || riffle_session_take_game (self, named, TRUE, _("New deal"), error);
}

/* Options that the name has are kept. If another session plays the variant, all of this happens
 * there. */
static gboolean
take_deal (RiffleSession  *self,
           const char     *deal,
           gboolean        may_go_on,
           GError        **error)
{
  g_autoptr (PatDeal) parts = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GError) fault = NULL;
  PatVariant *variant;
  RiffleSession *player;
  gboolean is_open;

  parts = pat_deal_parse (deal, &fault);
  if (parts == NULL)
    return refuse_deal (deal, fault, error);
  variant = riffle_session_find_variant (self, parts->variant, error);
  if (variant == NULL)
    return FALSE;
  player = riffle_session_find_player (self, variant);
  if (player != NULL)
    {
      riffle_session_call (player);
      return take_deal (player, deal, may_go_on, error);
    }
  options = pat_variant_new_options (variant);
  if (parts->options != NULL && !pat_options_parse (options, parts->options, &fault))
    return refuse_deal (deal, fault, error);
  game = parts->number == 0 ? riffle_session_deal_wanted (self, variant, options, &fault)
                            : pat_game_new (variant, options, parts->number, &fault);
  if (game == NULL)
    return refuse_deal (deal, fault, error);
  is_open = may_go_on && parts->number != 0
            ? go_on (self, game, error)
            : riffle_session_take_game (self, game, may_go_on, _("New deal"), error);
  if (is_open)
    riffle_session_keep_named (self, variant, parts->options != NULL ? options : NULL);
  return is_open;
}

/**
 * riffle_session_open_deal:
 * @self: the session
 * @deal: a deal string; without a number any deal is taken
 * @error: return location
 *
 * Deals what a deal string names. It can be taken back with riffle_session_undo_deal (). Options
 * that it names are those of new deals, too, until the program ends or the player changes options.
 *
 * Returns: %FALSE and @error if the string names no deal
 */
gboolean
riffle_session_open_deal (RiffleSession  *self,
                          const char     *deal,
                          GError        **error)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return take_deal (self, deal, FALSE, error);
}

/**
 * riffle_session_continue_deal:
 * @self: the session
 * @deal: a deal string; without a number any deal is taken
 * @error: return location
 *
 * Goes on with what a deal string names, if that is the game that the player left, with the same
 * options, and neither won nor lost; deals it otherwise, as riffle_session_open_deal () does.
 * Whoever wants to begin such a game anew can restart it.
 *
 * Returns: %FALSE and @error if the string names no deal
 */
gboolean
riffle_session_continue_deal (RiffleSession  *self,
                              const char     *deal,
                              GError        **error)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  return take_deal (self, deal, TRUE, error);
}

/**
 * riffle_session_open_file:
 * @self: the session
 * @path: a saved game
 * @error: return location
 *
 * Goes on with a game from a file of the player's own, where its variant is being played, or here.
 * It can be taken back with riffle_session_undo_deal ().
 *
 * Returns: %FALSE and @error if the file cannot be read
 */
gboolean
riffle_session_open_file (RiffleSession  *self,
                          const char     *path,
                          GError        **error)
{
  g_autoptr (PatGame) game = NULL;
  RiffleSession *player;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  game = pat_save_read (riffle_session_get_registry (self), path, error);
  if (game == NULL)
    return FALSE;
  player = riffle_session_find_player (self, pat_game_get_variant (game));
  if (player != NULL)
    riffle_session_call (player);
  return riffle_session_take_game (player != NULL ? player : self, game, FALSE,
                                   _("The game was opened"), error);
}
