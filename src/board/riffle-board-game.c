/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board and its game: what is played, and what the board does when it hears of changes. */
#include "config.h"

#include "riffle-board-private.h"

/* Plays a move of the player's; the focus follows to `focus_pile`, or stays on its pile where
 * that is -1. */
gboolean
riffle_board_play (RiffleBoard   *self,
                   const PatMove *move,
                   int            focus_pile)
{
  PatRefusal refusal = { PAT_LEGAL };

  self->wanted_focus = focus_pile;
  if (pat_game_play (self->game, move, &refusal))
    return TRUE;
  self->wanted_focus = -1;
  riffle_board_emit_refused (self, move, &refusal);
  return FALSE;
}

/* Lets go of everything that belongs to the position that was. What was raised or dragged stays
 * where it is until the cards are placed again. */
void
riffle_board_let_go (RiffleBoard *self)
{
  gboolean had_marks = self->selection.kind != PAT_SELECTION_NONE || self->hint_id != 0;
  /* Nothing of it holds any more before anybody hears of a part of it. */
  PatSelection before = riffle_board_drop_selection (self);

  g_clear_handle_id (&self->hint_id, g_source_remove);
  had_marks = riffle_board_leave_drag (self) || had_marks;
  riffle_board_end_win (self);
  if (had_marks)
    riffle_board_update_hover (self);
  riffle_board_tell_dropped (self, &before);
}

static void
show_all (RiffleBoard *self,
          gboolean     animated)
{
  riffle_board_update_places (self);
  riffle_board_place (self, animated);
  riffle_board_update_labels (self);
  riffle_board_restore_focus (self);
  riffle_board_update_hover (self);
  riffle_board_watch_specials (self);
}

static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          RiffleBoard    *self)
{
  riffle_board_note_focus (self);
  riffle_announcer_tell_move (self->announcer, move, steps, forwards);
  riffle_board_follow_steps (self, steps, forwards);
  riffle_board_let_go (self);
}

static void
changed_cb (PatGame     *game,
            RiffleBoard *self)
{
  if (riffle_board_is_in_step (self))
    riffle_board_arrange_cards (self);
  else
    {
      riffle_board_note_focus (self);
      riffle_board_make_cards (self);
    }
  show_all (self, TRUE);
}

static void
dealt_cb (PatGame     *game,
          RiffleBoard *self)
{
  riffle_board_note_focus (self);
  riffle_board_forget_layout (self);
  riffle_board_make_cards (self);
  riffle_board_end_choosing (self);
  show_all (self, FALSE);
  riffle_announcer_tell_deal (self->announcer);
  if (pat_game_get_is_untouched (game))
    riffle_board_start_deal (self);
}

static void
ended_cb (PatGame     *game,
          RiffleBoard *self)
{
  riffle_announcer_tell_end (self->announcer);
  if (pat_game_get_state (game) == PAT_GAME_WON)
    riffle_board_await_win (self);
}

/* Takes the game and all its cards off the board. */
void
riffle_board_forget_game (RiffleBoard *self)
{
  g_autoptr (PatGame) game = NULL;

  if (self->game == NULL)
    return;
  riffle_board_note_focus (self);
  riffle_board_end_choosing (self);
  riffle_board_let_go (self);
  riffle_board_forget_special (self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  game = g_steal_pointer (&self->game);
  riffle_announcer_set_game (self->announcer, NULL);
  riffle_board_make_cards (self);
}

/**
 * riffle_board_set_game:
 * @game: (nullable): the game to show and to play
 *
 * Shows a game. A game without a move yet is dealt before the player's eyes.
 */
void
riffle_board_set_game (RiffleBoard *self,
                       PatGame     *game)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (game == NULL || PAT_IS_GAME (game));

  if (self->game == game)
    return;
  riffle_board_forget_game (self);
  self->game = game != NULL ? g_object_ref (game) : NULL;
  riffle_announcer_set_game (self->announcer, game);
  if (game != NULL)
    {
      g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
      g_signal_connect (game, "changed", G_CALLBACK (changed_cb), self);
      g_signal_connect (game, "dealt", G_CALLBACK (dealt_cb), self);
      g_signal_connect (game, "ended", G_CALLBACK (ended_cb), self);
      dealt_cb (game, self);
    }
  g_object_notify (G_OBJECT (self), "game");
}

/**
 * riffle_board_get_game:
 *
 * Returns: (nullable) (transfer none): the game
 */
PatGame *
riffle_board_get_game (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  return self->game;
}

/**
 * riffle_board_cancel:
 *
 * Cancels what is chosen, asked for or dragged.
 *
 * Returns: whether there was any of that
 */
gboolean
riffle_board_cancel (RiffleBoard *self)
{
  gboolean something;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  something = self->drag.active || self->selection.kind != PAT_SELECTION_NONE;
  riffle_board_end_drag (self);
  if (self->game != NULL)
    riffle_board_deselect (self);
  return something;
}
