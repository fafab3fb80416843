/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells the player: messages, refusals, what the board asks for. */
#include "config.h"

#include "riffle-messages.h"

#include "riffle-advice.h"
#include "riffle-notice.h"
#include "ui-names.h"

#define REFUSAL_SECONDS 3
#define MESSAGE_SECONDS 5

struct _RiffleMessages
{
  GObject             parent_instance;

  RiffleView         *view;
  RiffleSession      *session;
  RiffleEventLog     *log;       /* (nullable) */
  RiffleMessageSpace  space;     /* borrowed: it outlives the object */
  GSignalGroup       *signals;   /* of the game */
  RiffleNotice        notice;
  GdkRectangle        told_near; /* the card that the message belongs to, if any */
  gboolean            is_for_new_game; /* the first move takes the message away */
  gboolean            is_of_table; /* so does leaving the table */
  gboolean            is_over_moves; /* no move takes it away */
  const char         *advice;    /* (nullable): that was given for the player's hands last */
};

G_DEFINE_FINAL_TYPE (RiffleMessages, riffle_messages, G_TYPE_OBJECT)

static void
riffle_messages_dispose (GObject *object)
{
  RiffleMessages *self = RIFFLE_MESSAGES (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->log);
  riffle_notice_clear (&self->notice);
  G_OBJECT_CLASS (riffle_messages_parent_class)->dispose (object);
}

static void
riffle_messages_class_init (RiffleMessagesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_messages_dispose;
}

static void
riffle_messages_init (RiffleMessages *self)
{
  self->signals = g_signal_group_new (PAT_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (riffle_messages_update),
                                  self);
}

static void
show_message (RiffleMessages     *self,
              const char         *sentence,
              guint               seconds,
              const GdkRectangle *near)
{
  self->told_near = near != NULL ? *near : (GdkRectangle) { 0 };
  self->is_for_new_game = self->is_over_moves = FALSE;
  self->is_of_table = seconds > 0 && riffle_view_is_on_game (self->view);
  riffle_event_log_write (self->log, "toast", sentence);
  riffle_message_show (self->space.message, sentence, seconds);
}

/**
 * riffle_messages_say:
 * @self: the messages
 * @sentence: a sentence, or a few words
 *
 * Shows a message for a while, in place of the one before it.
 */
void
riffle_messages_say (RiffleMessages *self,
                     const char     *sentence)
{
  riffle_ui_announce (riffle_view_get_window (self->view), sentence);
  show_message (self, sentence, MESSAGE_SECONDS, NULL);
}

/**
 * riffle_messages_say_over_moves:
 * @self: the messages
 * @sentence: a sentence, or a few words
 *
 * Shows a message for as long as others, but moves do not take it away.
 */
void
riffle_messages_say_over_moves (RiffleMessages *self,
                                const char     *sentence)
{
  riffle_messages_say (self, sentence);
  self->is_over_moves = TRUE;
}

/**
 * riffle_messages_show_on_table:
 * @self: the messages
 * @sentence: that the board says to screen readers itself
 *
 * Shows a message for a while, unless the player leaves the table.
 */
void
riffle_messages_show_on_table (RiffleMessages *self,
                               const char     *sentence)
{
  show_message (self, sentence, MESSAGE_SECONDS, NULL);
  self->is_of_table = TRUE;
}

/**
 * riffle_messages_say_until_closed:
 * @self: the messages
 * @sentence: a sentence
 *
 * Shows a message until the player closes it, or until there is another one.
 */
void
riffle_messages_say_until_closed (RiffleMessages *self,
                                  const char     *sentence)
{
  riffle_ui_announce (riffle_view_get_window (self->view), sentence);
  show_message (self, sentence, 0, NULL);
}

static void
show_advice (RiffleMessages *self,
             const char     *advice)
{
  show_message (self, advice, 0, NULL);
  riffle_message_skip_focus (self->space.message);
  self->is_for_new_game = self->is_of_table = TRUE;
}

/* On the page of games nobody needs what is said of a card, or how to get there. */
static void
view_changed_cb (RiffleMessages *self)
{
  if (self->is_of_table && !riffle_view_is_on_game (self->view))
    riffle_message_hide (self->space.message);
}

static void
advice_changed_cb (const char *advice,
                   gpointer    user_data)
{
  RiffleMessages *self = user_data;

  if (!self->is_for_new_game || g_strcmp0 (advice, self->advice) == 0)
    return;
  self->advice = advice;
  riffle_ui_announce (riffle_view_get_window (self->view), advice);
  show_advice (self, advice);
}

/**
 * riffle_messages_welcome:
 * @self: the messages
 *
 * Says what can be done with the cards, until the player has made a move or has closed the message.
 */
void
riffle_messages_welcome (RiffleMessages *self)
{
  GtkWidget *window = riffle_view_get_window (self->view);

  /* Whoever listens has keys. */
  riffle_ui_announce (window, riffle_advice_get_for_keys (window));
  show_advice (self, riffle_advice_get (gtk_widget_get_display (window)));
  riffle_advice_follow (window, advice_changed_cb, G_OBJECT (self));
}

/**
 * riffle_messages_say_undoable:
 * @self: the messages
 * @sentence: what was done
 *
 * Shows that a game was replaced, with a button that takes this back.
 */
void
riffle_messages_say_undoable (RiffleMessages *self,
                              const char     *sentence)
{
  riffle_messages_say (self, sentence);
  riffle_message_add_undo (self->space.message, "win.undo-deal");
}

/* Whether what the message says is not true any more. */
static gboolean
is_over (RiffleMessages *self)
{
  PatGame *game = riffle_view_get_game (self->view);

  if (self->is_for_new_game)
    return game == NULL || !pat_game_get_is_untouched (game);
  if (riffle_message_has_undo (self->space.message))
    return !riffle_session_is_new_deal (self->session);
  return riffle_message_is_brief (self->space.message) && !self->is_over_moves;
}

/**
 * riffle_messages_update:
 * @self: the messages
 *
 * Takes away what is not true any more after a move, and has the rest lie where the cards are not.
 */
void
riffle_messages_update (RiffleMessages *self)
{
  if (is_over (self))
    riffle_message_hide (self->space.message);
  else
    gtk_widget_queue_allocate (GTK_WIDGET (self->space.layers));
}

/* What was said was about the game before. */
static void
game_shown_cb (RiffleMessages *self)
{
  if (riffle_message_is_brief (self->space.message))
    riffle_message_hide (self->space.message);
}

/**
 * riffle_messages_tell:
 * @self: the messages
 * @message: a sentence
 *
 * Tells the player something that must not be overlooked. What a dialog is showing is not told in
 * another one.
 */
void
riffle_messages_tell (RiffleMessages *self,
                      const char     *message)
{
  riffle_notice_show (&self->notice, riffle_view_get_window (self->view), self->log, message);
}

static void
show_refusal (RiffleMessages     *self,
              const char         *sentence,
              const GdkRectangle *near)
{
  riffle_event_log_write (self->log, "refused", sentence);
  if (!g_settings_get_boolean (riffle_session_get_settings (self->session), "messages"))
    return;
  show_message (self, sentence, REFUSAL_SECONDS, near);
  self->is_of_table = riffle_view_is_on_game (self->view);
}

/**
 * riffle_messages_refuse:
 * @self: the messages
 * @sentence: why something that the player asked for cannot be done now
 *
 * Tells why, where refused moves are told, and for as long.
 */
void
riffle_messages_refuse (RiffleMessages *self,
                        const char     *sentence)
{
  riffle_ui_announce (riffle_view_get_window (self->view), sentence);
  show_refusal (self, sentence, NULL);
}

/* The board has told screen readers already. */
static void
refused_cb (RiffleMessages *self,
            const char     *sentence,
            int             refused)
{
  RiffleBoard *board = riffle_view_get_board (self->view);
  GdkRectangle place;
  guint pile = (guint) refused;
  int index = -1;

  show_refusal (self, sentence,
                (refused >= 0 || riffle_board_get_focus (board, &pile, &index))
                && riffle_message_space_find_card (&self->space, board, pile, index, &place)
                ? &place : NULL);
}

static gboolean
place_message_cb (RiffleMessages *self,
                  GtkWidget      *child,
                  GdkRectangle   *place)
{
  PatGame *game = riffle_view_shows_board (self->view) ? riffle_view_get_game (self->view) : NULL;

  return riffle_message_space_place (&self->space, riffle_view_get_board (self->view), game,
                                     &self->told_near, place);
}

/* What lies over the board gets its place here, for here it is known what is free. */
static gboolean
place_overlay_cb (RiffleMessages *self,
                  GtkWidget      *child,
                  GdkRectangle   *place)
{
  RiffleBoard *board = riffle_view_get_board (self->view);
  PatGame *game = riffle_view_get_game (self->view);

  if (game != NULL && RIFFLE_IS_OUTCOME (child))
    return riffle_message_space_place_outcome (&self->space, board, game, RIFFLE_OUTCOME (child),
                                               place);
  return game != NULL && RIFFLE_IS_PILE_PANEL (child)
         && riffle_message_space_place_panel (&self->space, board, game, RIFFLE_PILE_PANEL (child),
                                              place);
}

/* Whoever came to the button with the keyboard goes back to the cards. */
static void
message_closed_cb (RiffleMessages *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (riffle_view_get_window (self->view)));

  self->is_for_new_game = FALSE;
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->space.message))
      && riffle_view_shows_board (self->view))
    riffle_view_focus_board (self->view);
}

static void
prompt_cb (RiffleMessages *self,
           const char     *sentence)
{
  riffle_event_log_write (self->log, "prompt", sentence == NULL ? "-" : sentence);
  riffle_status_row_set_prompt (self->space.status, sentence);
}

/**
 * riffle_messages_hide:
 * @self: the messages
 *
 * Takes the message away.
 */
void
riffle_messages_hide (RiffleMessages *self)
{
  riffle_message_hide (self->space.message);
}

static void
listen (RiffleMessages *self)
{
  RiffleBoard *board = riffle_view_get_board (self->view);

  g_signal_connect_object (board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "prompt", G_CALLBACK (prompt_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->space.layers, "get-child-position",
                           G_CALLBACK (place_message_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->space.overlay, "get-child-position",
                           G_CALLBACK (place_overlay_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->space.message, "closed", G_CALLBACK (message_closed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "message", G_CALLBACK (riffle_messages_tell), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "replaced", G_CALLBACK (riffle_messages_say_undoable),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "changed", G_CALLBACK (view_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->view, "game", self->signals, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->view, "notify::game", G_CALLBACK (game_shown_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_messages_new:
 * @view: what the player sees
 * @session: what is being played; what it tells is shown
 * @space: where messages are shown; it outlives the object
 * @log: (nullable): hears of every message
 *
 * Makes what tells the player something.
 *
 * Returns: (transfer full): the messages
 */
RiffleMessages *
riffle_messages_new (RiffleView               *view,
                     RiffleSession            *session,
                     const RiffleMessageSpace *space,
                     RiffleEventLog           *log)
{
  RiffleMessages *self = g_object_new (RIFFLE_TYPE_MESSAGES, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->space = *space;
  self->log = log != NULL ? g_object_ref (log) : NULL;
  listen (self);
  return self;
}
