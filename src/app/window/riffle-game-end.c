/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ends, or cannot go on, as the player is told over the board. */
#include "config.h"

#include "riffle-game-end.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-outcome-text.h"
#include "ui-compat.h"

struct _RiffleGameEnd
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleMessages *messages;
  RiffleOutcome  *outcome; /* borrowed: it outlives the object */
  GActionMap     *actions; /* borrowed */
  GSignalGroup   *signals; /* of the game */
  char           *text;    /* (nullable): of the outcome, while the last cards are on their way */
};

G_DEFINE_FINAL_TYPE (RiffleGameEnd, riffle_game_end, G_TYPE_OBJECT)

static void
riffle_game_end_dispose (GObject *object)
{
  RiffleGameEnd *self = RIFFLE_GAME_END (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (riffle_game_end_parent_class)->dispose (object);
}

static void
riffle_game_end_class_init (RiffleGameEndClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_game_end_dispose;
}

static void
riffle_game_end_init (RiffleGameEnd *self)
{
}

static gboolean
is_best_time (RiffleGameEnd *self,
              PatGame       *game)
{
  g_autofree char *key = riffle_session_dup_key (pat_game_get_variant (game),
                                                 pat_game_get_options (game));
  RiffleRecord record;

  riffle_statistics_get (riffle_session_get_statistics (self->session), key, &record);
  return record.won > 1 && pat_game_get_elapsed_usec (game) / 1000 <= record.best_time_msec;
}

static gboolean
has_focus_in (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
show_panel (RiffleGameEnd *self,
            PatGame       *game,
            const char    *text)
{
  riffle_outcome_set_final (self->outcome, riffle_session_is_apart (self->session));
  riffle_outcome_show (self->outcome, game, text);
}

/* The last card of a won game has arrived. */
static void
landed_cb (RiffleGameEnd *self)
{
  g_autofree char *text = g_steal_pointer (&self->text);

  if (text != NULL)
    show_panel (self, riffle_view_get_game (self->view), text);
}

static char *
dup_text (RiffleGameEnd *self,
          PatGame       *game)
{
  gboolean is_best = pat_game_get_state (game) == PAT_GAME_WON
                     && !riffle_session_is_apart (self->session) && is_best_time (self, game);
  GSettings *settings = riffle_session_get_settings (self->session);

  return riffle_outcome_text_dup (game, is_best, g_settings_get_boolean (settings, "calm"));
}

/* The end of a game that the player has not played alone. */
static const char *
get_shown_text (PatGame *game)
{
  if (pat_game_get_state (game) != PAT_GAME_WON)
    return _("The demonstration has ended without a win.");
  if (pat_game_is_demonstrating (game))
    return _("The demonstration has won this game, so it does not count.");
  if (pat_game_is_demonstrated (game))
    return _("A demonstration has played a part of this game, so it does not count.");
  return _("A demonstration has won this deal before, so this win does not count.");
}

/* The board has said how the game has ended; the figures, or what can be done now, follow. The
 * panel waits for the cards, which lead to it. */
static void
show_outcome (RiffleGameEnd *self,
              PatGame       *game)
{
  gboolean is_shown = pat_game_get_state (game) == PAT_GAME_WON
                      ? riffle_session_is_shown (self->session) : pat_game_is_demonstrating (game);
  g_autofree char *text = NULL;

  text = is_shown ? g_strdup (get_shown_text (game)) : dup_text (self, game);
  riffle_outcome_set_shown (self->outcome, pat_game_is_demonstrating (game));
  if (pat_game_get_state (game) == PAT_GAME_WON
      && riffle_board_is_moving (riffle_view_get_board (self->view)))
    self->text = g_strdup (text);
  else
    show_panel (self, game, text);
  if (*text != '\0')
    riffle_board_announce (riffle_view_get_board (self->view), text);
}

/* That no move is left is a message like any other, which the player may turn off; the end of the
 * game is not. */
static void
update_outcome (RiffleGameEnd *self)
{
  GSettings *settings = riffle_session_get_settings (self->session);
  PatGame *game = riffle_view_get_game (self->view);
  PatGameState state = pat_game_get_state (game);

  g_clear_pointer (&self->text, g_free);
  if (state == PAT_GAME_PLAYING && has_focus_in (GTK_WIDGET (self->outcome)))
    riffle_view_focus_board (self->view);
  if (state == PAT_GAME_PLAYING
      || (state == PAT_GAME_STUCK && !g_settings_get_boolean (settings, "messages")))
    riffle_outcome_hide (self->outcome);
  else
    show_outcome (self, game);
  riffle_messages_update (self->messages);
}

static void
state_changed_cb (RiffleGameEnd *self)
{
  if (pat_game_get_state (riffle_view_get_game (self->view)) == PAT_GAME_PLAYING)
    update_outcome (self);
}

/* Leads back to the cards, from whatever lies around them. */
static void
leave_cb (RiffleGameEnd *self)
{
  /* One that has just been opened does not take keys itself yet. */
  if (riffle_ui_close_dialog (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->outcome)))))
    return;
  riffle_outcome_hide (self->outcome);
  riffle_view_focus_board (self->view);
}

static void
update (RiffleGameEnd *self)
{
  riffle_actions_enable (self->actions, "leave",
                         riffle_view_is_playing (self->view) || !riffle_view_is_free (self->view));
}

static void
follow_game (RiffleGameEnd *self)
{
  self->signals = g_signal_group_new (PAT_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (state_changed_cb),
                                  self);
  g_signal_group_connect_data (self->signals, "ended", G_CALLBACK (update_outcome), self, NULL,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_object_bind_property (self->view, "game", self->signals, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->view, "notify::game", G_CALLBACK (update_outcome), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_game_end_new:
 * @view: what the player sees
 * @session: what is being played
 * @outcome: tells of the end of a game
 * @messages: give way to it
 * @actions: takes the action “leave”
 *
 * Makes what shows how games end.
 *
 * Returns: (transfer full): the object
 */
RiffleGameEnd *
riffle_game_end_new (RiffleView     *view,
                     RiffleSession  *session,
                     RiffleOutcome  *outcome,
                     RiffleMessages *messages,
                     GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "leave", G_CALLBACK (leave_cb) },
  };
  RiffleGameEnd *self = g_object_new (RIFFLE_TYPE_GAME_END, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  self->outcome = outcome;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_view_get_board (view), "landed", G_CALLBACK (landed_cb), self,
                           G_CONNECT_SWAPPED);
  follow_game (self);
  return self;
}
