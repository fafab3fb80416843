/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done in the game of a session, and how it goes on from a step of a replay. */
#include "config.h"

#include "riffle-session-private.h"

#include <glib/gi18n.h>

/**
 * riffle_session_dup_replay:
 * @self: the session
 *
 * Tells what was done in the game so far, and when. Of moves that were made before the game was
 * read from a file, the time is that at which it was read, and nobody knows any more what was taken
 * back. The result is the one that the moves lead to.
 *
 * Returns: (transfer full) (nullable): the replay; %NULL if there is no game, or its cards were
 *   given by hand
 */
PatReplay *
riffle_session_dup_replay (RiffleSession *self)
{
  g_autoptr (PatGame) game = NULL;
  PatReplay *replay;
  PatReplayResult result;

  g_return_val_if_fail (RIFFLE_IS_SESSION (self), NULL);

  if (self->game == NULL)
    return NULL;
  replay = riffle_recordings_dup_replay (self->recordings, self->game);
  if (replay == NULL)
    return NULL;
  game = pat_replay_play (replay, self->registry, G_MAXUINT, &result, NULL);
  if (game != NULL)
    pat_replay_set_claim (replay, &result);
  return replay;
}

/**
 * riffle_session_play_on:
 * @self: the session
 * @game: a game as somebody has played it so far
 * @error: return location
 *
 * Goes on with a game from outside. It can be taken back with riffle_session_undo_deal ().
 *
 * Returns: %FALSE and @error if the game of the same variant that was left cannot be opened
 */
gboolean
riffle_session_play_on (RiffleSession  *self,
                        PatGame        *game,
                        GError        **error)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self) && PAT_IS_GAME (game), FALSE);

  return riffle_session_take_game (self, game, FALSE, _("The game was opened"), error);
}
