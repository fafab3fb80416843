/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When the clock of the game runs, and the pause. */
#include "config.h"

#include "riffle-window-private.h"

#include "ui-compat.h"

#define PAUSE_PAGE "/io/github/rifflecards/Riffle/riffle-pause.ui"

/**
 * riffle_window_shows_game:
 * @self: the window
 *
 * Tells whether the player sees the board.
 *
 * Returns: %FALSE while the chooser is shown, or a pause
 */
gboolean
riffle_window_shows_game (RiffleWindow *self)
{
  return self->game != NULL && !self->is_paused
         && g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "game") == 0;
}

/* The clock of a game starts with its first move, and stands while the player looks at something
 * else. */
void
riffle_window_update_clock (RiffleWindow *self)
{
  gboolean is_running;

  if (self->game == NULL)
    return;
  is_running = riffle_window_shows_game (self) && gtk_window_is_active (GTK_WINDOW (self))
               && !riffle_ui_has_dialog (GTK_WIDGET (self))
               && !pat_game_get_is_untouched (self->game);
  pat_game_set_running (self->game, is_running);
}

/* What hides the board; most games are played without it. */
static void
ensure_pause_page (RiffleWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (gtk_stack_get_child_by_name (self->table, "paused") != NULL)
    return;
  builder = gtk_builder_new_from_resource (PAUSE_PAGE);
  gtk_stack_add_named (self->table, GTK_WIDGET (gtk_builder_get_object (builder, "page")),
                       "paused");
}

void
riffle_window_set_paused (RiffleWindow *self,
                          gboolean      is_paused)
{
  self->is_paused = is_paused;
  if (is_paused)
    ensure_pause_page (self);
  gtk_stack_set_visible_child_name (self->table, is_paused ? "paused" : "board");
  g_action_group_change_action_state (G_ACTION_GROUP (self), "pause",
                                      g_variant_new_boolean (is_paused));
  riffle_status_row_set_paused (self->status, is_paused);
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
}

static gboolean
tick_cb (gpointer data)
{
  RiffleWindow *self = data;

  riffle_status_row_tick (self->status);
  if (riffle_window_shows_game (self))
    pat_game_check_time (self->game);
  return G_SOURCE_CONTINUE;
}

void
riffle_window_start_clock (RiffleWindow *self)
{
  self->tick_id = g_timeout_add_seconds (1, tick_cb, self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (riffle_window_update_clock), NULL);
}

static void
pause_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  RiffleWindow *self = data;

  riffle_window_set_paused (self, !self->is_paused);
  if (!self->is_paused)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
change_pause_cb (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       data)
{
  g_simple_action_set_state (action, state);
}

/* The clock's button and the keys pause the game; the button shows the state of the action. */
void
riffle_window_add_pause (RiffleWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "pause", .activate = pause_cb, .state = "false", .change_state = change_pause_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
riffle_window_update_pause (RiffleWindow *self)
{
  GAction *pause = g_action_map_lookup_action (G_ACTION_MAP (self), "pause");
  gboolean is_over = self->game == NULL || pat_game_get_state (self->game) == PAT_GAME_WON
                     || pat_game_get_state (self->game) == PAT_GAME_LOST;

  g_simple_action_set_enabled (G_SIMPLE_ACTION (pause), !is_over);
}
