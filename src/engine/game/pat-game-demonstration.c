/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which moves of a game were played by a demonstration: a win with these is not the player's. */
#include "config.h"

#include "pat-game-private.h"
#include "pat-rules-private.h"

/**
 * pat_game_demonstrate:
 * @self: a game
 * @move: a move
 *
 * Plays a move that is not the player's. What a demonstration has played is remembered, in saved
 * games, too, until it is taken back and something else is played.
 *
 * Returns: %FALSE if the move is not legal, which changes nothing
 */
gboolean
pat_game_demonstrate (PatGame       *self,
                      const PatMove *move)
{
  gboolean is_played;

  g_return_val_if_fail (PAT_IS_GAME (self) && move != NULL, FALSE);

  self->is_demonstrating = TRUE;
  is_played = pat_game_play (self, move, NULL);
  self->is_demonstrating = FALSE;
  return is_played;
}

/**
 * pat_game_is_demonstrating:
 * @self: a game
 *
 * Returns: whether what is played now is played by a demonstration
 */
gboolean
pat_game_is_demonstrating (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return self->is_demonstrating;
}

/**
 * pat_game_is_demonstrated:
 * @self: a game
 *
 * Returns: whether some of the moves that led here were played by a demonstration
 */
gboolean
pat_game_is_demonstrated (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return self->first_demonstrated != 0 && self->cursor >= self->first_demonstrated;
}

/**
 * pat_game_get_own_score:
 * @self: a game
 *
 * Returns: the score that the player has reached: as [method@Patience.Game.get_score], or as it was
 *   before the first move of a demonstration
 */
int
pat_game_get_own_score (PatGame *self)
{
  g_autofree PatSteps *steps = NULL;
  PatPosition at;

  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  if (!pat_game_is_demonstrated (self))
    return pat_game_get_score (self);
  steps = g_new (PatSteps, 1);
  at = self->position;
  for (guint nth = self->cursor; nth >= self->first_demonstrated; nth--)
    {
      pat_game_get_steps (self, nth - 1, steps);
      pat_rules_revert (self->rules, &at, steps);
    }
  return pat_game_score_position (self, &at);
}

/**
 * pat_game_get_first_demonstrated: (skip)
 * @self: a game
 *
 * Returns: which move of the history is the first one that a demonstration has played, counted from
 *   1; 0: none is
 */
guint
pat_game_get_first_demonstrated (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->first_demonstrated;
}
