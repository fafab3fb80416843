/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The clock of a game, its time limit, and the bank that games hand on. */
#include "config.h"

#include "pat-game-private.h"

#include "pat-bounds-private.h"

/**
 * pat_game_get_elapsed_usec:
 * @self: a game
 *
 * Returns: how long the clock has run, in microseconds; it stops after a hundred years
 */
gint64
pat_game_get_elapsed_usec (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  if (self->running_since == 0)
    return self->elapsed_usec;
  return MIN (self->elapsed_usec + g_get_monotonic_time () - self->running_since,
              PAT_BOUND_ELAPSED_USEC);
}

/**
 * pat_game_set_running:
 * @self: a game
 * @running: whether the clock runs; it does not in a game that is won or lost
 *
 * Starts or stops the clock.
 */
void
pat_game_set_running (PatGame  *self,
                      gboolean  running)
{
  g_return_if_fail (PAT_IS_GAME (self));

  running = running && (self->state == PAT_GAME_PLAYING || self->state == PAT_GAME_STUCK);
  if (running == (self->running_since != 0))
    return;
  if (running)
    self->running_since = g_get_monotonic_time ();
  else
    {
      self->elapsed_usec = pat_game_get_elapsed_usec (self);
      self->running_since = 0;
    }
}

/**
 * pat_game_get_left_usec:
 * @self: a game
 *
 * Returns: how much time is left in microseconds, at least 0; %G_MAXINT64 if there is no limit
 */
gint64
pat_game_get_left_usec (PatGame *self)
{
  guint limit;

  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  limit = pat_rules_get_game (self->rules)->time_limit_sec;
  if (limit == 0)
    return G_MAXINT64;
  return MAX (0, (gint64) limit * G_USEC_PER_SEC - pat_game_get_elapsed_usec (self));
}

/**
 * pat_game_check_time:
 * @self: a game
 *
 * Looks at the clock of a game with a time limit and ends the game when the time is up. To be
 * called each second.
 *
 * Returns: whether the time is up
 */
gboolean
pat_game_check_time (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (!pat_game_time_is_up (self))
    return FALSE;
  pat_game_update_state (self);
  return TRUE;
}

/**
 * pat_game_get_bank:
 * @self: a game
 *
 * Returns: what earlier games left behind, which is part of the score
 */
int
pat_game_get_bank (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->bank;
}

/**
 * pat_game_set_bank:
 * @self: a game
 * @bank: what earlier games left behind
 *
 * Carries the result of earlier games into this one, if the scoring carries over. What is
 * beyond a hundred million, on either side of 0, counts as that.
 */
void
pat_game_set_bank (PatGame *self,
                   int      bank)
{
  g_return_if_fail (PAT_IS_GAME (self));

  bank = CLAMP (bank, -PAT_BOUND_BANK, PAT_BOUND_BANK);
  if (bank == self->bank)
    return;
  self->bank = bank;
  pat_game_notify_score (self);
}
