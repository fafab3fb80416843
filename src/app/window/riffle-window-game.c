/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game in the window: follows the session, and shows how a game ends. */
#include "config.h"

#include "riffle-window-private.h"

#include "ui-compat.h"

static gboolean
is_best_time (RiffleWindow *self)
{
  g_autofree char *key = riffle_session_dup_key (pat_game_get_variant (self->game),
                                                 pat_game_get_options (self->game));
  RiffleRecord record;

  riffle_statistics_get (riffle_session_get_statistics (self->session), key, &record);
  return record.won > 1 && pat_game_get_elapsed_usec (self->game) / 1000 <= record.best_time_msec;
}

static gboolean
has_focus_in (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* That no move is left is a message like any other, which the player may turn off; the end of the
 * game is not. */
static void
update_outcome (RiffleWindow *self)
{
  PatGameState state = pat_game_get_state (self->game);

  if (state == PAT_GAME_PLAYING && has_focus_in (GTK_WIDGET (self->outcome)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (state == PAT_GAME_PLAYING
      || (state == PAT_GAME_STUCK && !g_settings_get_boolean (self->settings, "messages")))
    riffle_outcome_hide (self->outcome);
  else
    riffle_outcome_show (self->outcome, self->game, state == PAT_GAME_WON && is_best_time (self));
  riffle_window_update_message (self);
}

static void
game_changed_cb (RiffleWindow *self)
{
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
  riffle_window_update_message (self);
}

static void
state_changed_cb (RiffleWindow *self)
{
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
  if (pat_game_get_state (self->game) == PAT_GAME_PLAYING)
    update_outcome (self);
}

void
riffle_window_forget_game (RiffleWindow *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* The session has booked a win, which cannot be taken back with the deal. */
static void
game_ended_cb (RiffleWindow *self)
{
  update_outcome (self);
  riffle_window_update_actions (self);
}

static void
session_game_cb (RiffleWindow *self)
{
  riffle_window_forget_game (self);
  self->game = g_object_ref (riffle_session_get_game (self->session));
  riffle_event_log_set_game (self->log, self->game);
  riffle_board_set_game (self->board, self->game);
  riffle_status_row_set_game (self->status, self->game);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (self->game, "notify::state", G_CALLBACK (state_changed_cb), self);
  g_signal_connect_swapped (self->game, "ended", G_CALLBACK (game_ended_cb), self);
  if (self->chooser != NULL)
    riffle_chooser_set_current (self->chooser, pat_game_get_variant (self->game));
  riffle_window_update_title (self);
  update_outcome (self);
  riffle_window_set_paused (self, FALSE);
  /* A new game is for who wants to play it, wherever it was asked for. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self->board)) && !riffle_ui_has_dialog (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
riffle_window_follow_session (RiffleWindow *self)
{
  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (session_game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "message", G_CALLBACK (riffle_window_tell), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "replaced", G_CALLBACK (riffle_window_say_undoable), self,
                           G_CONNECT_SWAPPED);
}
