/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clicks, and the keys that mean the same: what they mean is known to the game. */
#include "config.h"

#include "riffle-board-private.h"

/* Plays what was waiting for its time, which may take away the card that was pointed at. */
static void
play_waiting (RiffleBoard *self,
              PatSpot     *spot)
{
  guint size;

  if (riffle_board_is_picking (self))
    return;
  riffle_board_hurry_special (self);
  size = pat_position_get_size (pat_game_get_position (self->game), spot->pile);
  spot->index = MIN (spot->index, (int) size - 1);
}

/* A click on a card, or on an empty place. Returns: whether it alone has taken the card away, so
 * that a second one out of habit is not meant for what lies there now */
gboolean
riffle_board_click (RiffleBoard   *self,
                    PatSpot        spot,
                    PatClickFlags  flags)
{
  PatAnswer answer;

  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  if (riffle_board_choose (self, spot.pile))
    return FALSE;
  play_waiting (self, &spot);
  pat_game_click (self->game, &self->selection, spot, flags | riffle_board_get_click_flags (self),
                  &answer);
  riffle_board_follow_answer (self, &answer);
  return answer.is_lone;
}

/* The second click of two at the same place. */
void
riffle_board_double_click (RiffleBoard *self,
                           PatSpot      spot)
{
  PatAnswer answer;

  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  pat_game_double_click (self->game, &self->selection, spot, &answer);
  riffle_board_follow_answer (self, &answer);
}

/* Sends a card where it fits, by key; if it cannot be sent, this is a click. */
void
riffle_board_send (RiffleBoard *self,
                   PatSpot      spot)
{
  PatAnswer answer;

  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  play_waiting (self, &spot);
  pat_game_send (self->game, &self->selection, spot,
                 PAT_CLICK_KEEP | riffle_board_get_click_flags (self), &answer);
  riffle_board_follow_answer (self, &answer);
}

/* Turns, deals or redeals, wherever the focus is. */
void
riffle_board_deal_stock (RiffleBoard *self)
{
  PatAnswer answer;

  pat_game_click_stock (self->game, &answer);
  answer.pile = -1;
  riffle_board_follow_answer (self, &answer);
}
