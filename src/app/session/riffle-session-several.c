/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several sessions at once, one for each window. There is one saved game of a variant, so no two of
 * them play the same one. */
#include "config.h"

#include "riffle-session-private.h"

#include "riffle-recent-games.h"

/**
 * riffle_session_find_player:
 * @self: the session
 * @variant: a variant
 *
 * Finds out where a variant is being played.
 *
 * Returns: (transfer none) (nullable): another session that plays it
 */
RiffleSession *
riffle_session_find_player (RiffleSession *self,
                            PatVariant    *variant)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  for (guint i = 0; i < riffle_shared_get_n (self->shared); i++)
    {
      RiffleSession *other = riffle_shared_get (self->shared, i);

      if (other != self && riffle_session_is_open (other, variant))
        return other;
    }
  return NULL;
}

/**
 * riffle_session_is_alone:
 * @self: the session
 *
 * Returns: whether no other session is open
 */
gboolean
riffle_session_is_alone (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), TRUE);

  return riffle_shared_get_n (self->shared) == 1;
}

/**
 * riffle_session_is_in_use:
 * @self: the session
 *
 * Returns: whether this is the session that was used last
 */
gboolean
riffle_session_is_in_use (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), TRUE);

  return riffle_shared_get_n (self->shared) > 0 && riffle_shared_get (self->shared, 0) == self;
}

/**
 * riffle_session_use:
 * @self: the session
 *
 * The player turns to this session. Its game is the one with which the next start goes on.
 */
void
riffle_session_use (RiffleSession *self)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  riffle_shared_add (self->shared, self);
  if (self->game != NULL && !riffle_session_is_apart (self))
    riffle_recent_games_add (self->settings, self->registry, riffle_session_get_id (self->game));
}

/**
 * riffle_session_close:
 * @self: the session
 *
 * Keeps the game, which other sessions may then go on with.
 */
void
riffle_session_close (RiffleSession *self)
{
  g_return_if_fail (RIFFLE_IS_SESSION (self));

  riffle_session_save (self);
  riffle_shared_remove (self->shared, self);
}
