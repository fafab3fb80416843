/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a session deals anew, and takes a deal back as a whole. */
#include "config.h"

#include "riffle-session-private.h"

#include "riffle-variant-wishes.h"

/* Leaves the game that is being played, and keeps it. */
static void
keep_replaced (RiffleSession *self)
{
  RiffleReplaced *replaced = g_new0 (RiffleReplaced, 1);

  replaced->game = g_object_ref (self->game);
  replaced->is_booked = self->is_booked;
  replaced->booking = riffle_session_leave (self);
  g_clear_pointer (&self->replaced, riffle_session_replaced_free);
  self->replaced = replaced;
}

/* Puts another game of the same variant in the place of the one that is being played. */
void
riffle_session_replace (RiffleSession *self,
                        PatGame       *game)
{
  keep_replaced (self);
  riffle_session_set_game (self, game, riffle_session_was_booked (self, game));
  riffle_session_save (self);
}

/**
 * riffle_session_deal:
 * @self: the session
 * @number: the number of the deal; 0: any
 * @error: return location
 *
 * Deals anew with the options that the player wants by now. It can be taken back with
 * riffle_session_undo_deal ().
 *
 * Returns: %FALSE and @error where no game can be dealt
 */
gboolean
riffle_session_deal (RiffleSession  *self,
                     guint64         number,
                     GError        **error)
{
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  if (number == 0)
    number = pat_deal_random_number ();
  game = riffle_session_new_game (self, pat_game_get_variant (self->game), number, error);
  if (game == NULL)
    return FALSE;
  riffle_session_replace (self, game);
  return TRUE;
}

/**
 * riffle_session_undo_deal:
 * @self: the session
 *
 * Takes the last deal back: the game before it is there again, and the statistics are as they were.
 *
 * Returns: whether there was a game to come back to
 */
gboolean
riffle_session_undo_deal (RiffleSession *self)
{
  RiffleReplaced *replaced;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);

  replaced = g_steal_pointer (&self->replaced);
  if (replaced == NULL)
    return FALSE;
  riffle_session_unbook (self, replaced);
  riffle_session_set_game (self, replaced->game, replaced->is_booked);
  riffle_session_save (self);
  riffle_session_replaced_free (replaced);
  return TRUE;
}

/**
 * riffle_session_set_options:
 * @self: the session
 * @options: options of the variant that is being played
 * @error: return location
 *
 * Keeps options for the next deal. A game without a move yet is dealt anew with them.
 *
 * Returns: %FALSE and @error where they cannot go together; nothing is changed then
 */
gboolean
riffle_session_set_options (RiffleSession  *self,
                            PatOptions     *options,
                            GError        **error)
{
  g_autoptr (PatGame) game = NULL;
  g_autoptr (PatRules) rules = NULL;
  PatVariant *variant;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  variant = pat_game_get_variant (self->game);
  rules = pat_variant_build_rules (variant, options, error);
  if (rules == NULL)
    return FALSE;
  riffle_variant_wishes_save (variant, options);
  if (!pat_game_get_is_untouched (self->game))
    return TRUE;
  game = riffle_session_new_game (self, variant, pat_game_get_number (self->game), error);
  if (game == NULL)
    return FALSE;
  riffle_session_set_game (self, game, FALSE);
  riffle_session_save (self);
  return TRUE;
}
