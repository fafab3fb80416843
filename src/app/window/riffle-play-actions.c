/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What buttons, menu and keys do within a game: undo, redo, hints, verdicts, automatic moves. */
#include "config.h"

#include "riffle-play-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-verdicts.h"
#include "ui-questions.h"

struct _RifflePlayActions
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleMessages *messages;
  RiffleHints    *hints;
  RiffleDemonstration *demonstration;
  RiffleVerdicts *verdicts;
  GActionMap     *actions; /* borrowed: it outlives the object */
  guint           focus_id; /* source that gives the focus to the board if nothing has it */
};

G_DEFINE_FINAL_TYPE (RifflePlayActions, riffle_play_actions, G_TYPE_OBJECT)

static void
riffle_play_actions_dispose (GObject *object)
{
  RifflePlayActions *self = RIFFLE_PLAY_ACTIONS (object);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  g_clear_object (&self->hints);
  g_clear_object (&self->demonstration);
  g_clear_object (&self->verdicts);
  G_OBJECT_CLASS (riffle_play_actions_parent_class)->dispose (object);
}

static void
riffle_play_actions_class_init (RifflePlayActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_play_actions_dispose;
}

static void
riffle_play_actions_init (RifflePlayActions *self)
{
}

/* Says so if another game comes back. */
static void
undo_cb (RifflePlayActions *self)
{
  g_autofree char *sentence = NULL;
  PatVariant *variant;

  if (riffle_board_cancel (riffle_view_get_board (self->view)))
    return;
  /* It has played nothing yet that could be taken back. */
  if (riffle_demonstration_is_looking (self->demonstration))
    {
      riffle_demonstration_stop (self->demonstration);
      return;
    }
  variant = riffle_session_undo (self->session);
  if (variant == NULL)
    return;
  /* Translators: %s is the name of the game that was left for another one, and is there again */
  sentence = g_strdup_printf (_("Back to “%s”"), pat_variant_get_name (variant));
  riffle_messages_say (self->messages, sentence);
}

static void
redo_cb (RifflePlayActions *self)
{
  pat_game_redo (riffle_view_get_game (self->view));
}

/* Solitaire Royale has the key for hints for the scores of a tour, and no hints. */
static void
show_scores (RifflePlayActions *self)
{
  PatContest *contest = riffle_session_get_contest (self->session);
  gboolean is_table = contest != NULL && pat_contest_get_kind (contest) == PAT_CONTEST_TABLE;

  gtk_widget_activate_action (riffle_view_get_window (self->view),
                              is_table ? "win.table-scores" : "win.scores", NULL);
}

static void
hint_cb (RifflePlayActions *self)
{
  if (riffle_session_is_apart (self->session))
    show_scores (self);
  else
    {
      riffle_demonstration_stop (self->demonstration);
      riffle_hints_show (self->hints);
    }
}

static void
auto_play_cb (RifflePlayActions *self)
{
  riffle_board_cancel (riffle_view_get_board (self->view));
  pat_game_instant_auto_play (riffle_view_get_game (self->view));
}

static void
restart_answered_cb (const char *response,
                     gpointer    data)
{
  RifflePlayActions *self = data;

  riffle_view_set_dialog (self->view, NULL);
  if (g_str_equal (response, "restart"))
    riffle_session_restart (self->session);
}

/* Elsewhere the player can take it back. */
static void
ask_for_restart (RifflePlayActions *self)
{
  static const RiffleUiResponse responses[] = {
    { "restart", N_("_Start Over"), TRUE }, { "cancel", N_("_Cancel") }, { NULL }
  };

  riffle_view_set_dialog (self->view,
                          riffle_ui_ask (riffle_view_get_window (self->view),
                                         /* Translators: the title of a question */
                                         _("Start Over?"),
                                         _("The same cards are dealt again. In a tournament, this "
                                           "is not taken back."), responses, restart_answered_cb,
                                         self));
}

static void
restart_cb (RifflePlayActions *self)
{
  if (riffle_session_is_apart (self->session))
    ask_for_restart (self);
  else
    riffle_session_restart (self->session);
}

/* A game without moves is not: undo leads on. */
static gboolean
is_over (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return state == PAT_GAME_WON || state == PAT_GAME_LOST;
}

/* A game that is about remembering cards gives none. */
static gboolean
can_hint (PatGame *game)
{
  return !is_over (game) && !pat_rules_get_game (pat_game_get_rules (game))->hides_cards;
}

static gboolean
focus_board_cb (gpointer data)
{
  RifflePlayActions *self = data;
  GtkWidget *window = riffle_view_get_window (self->view);

  self->focus_id = 0;
  if (riffle_view_is_playing (self->view) && gtk_window_get_focus (GTK_WINDOW (window)) == NULL)
    riffle_view_focus_board (self->view);
  return G_SOURCE_REMOVE;
}

/* The button that had the focus may have become insensitive. The board has moved its cards when it
 * gets the focus, and has it before anything is spoken. */
static void
keep_focus (RifflePlayActions *self)
{
  if (self->focus_id == 0)
    self->focus_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, focus_board_cb, self, NULL);
}

static void
update (RifflePlayActions *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  gboolean is_playing = riffle_view_is_playing (self->view);
  gboolean is_apart = riffle_session_is_apart (self->session);

  riffle_actions_enable (self->actions, "restart",
                         is_playing && pat_game_get_history_cursor (game) > 0
                         && riffle_session_allows (self->session, RIFFLE_ALLOW_RESTART));
  riffle_actions_enable (self->actions, "undo",
                         is_playing && (riffle_session_can_undo (self->session)
                                        || riffle_demonstration_is_looking (self->demonstration)));
  riffle_actions_enable (self->actions, "redo", is_playing && pat_game_get_can_redo (game));
  riffle_actions_enable (self->actions, "hint", is_playing && (is_apart || can_hint (game)));
  riffle_actions_enable (self->actions, "auto-play",
                         is_playing && pat_game_can_auto_play (game));
  keep_focus (self);
}

/**
 * riffle_play_actions_new:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player something
 * @status: shows that the program plays, and whether the game can be won; it outlives the object
 * @log: (nullable): hears of hints
 * @actions: takes the actions
 *
 * Makes the actions of a game.
 *
 * Returns: (transfer full): the object
 */
RifflePlayActions *
riffle_play_actions_new (RiffleView      *view,
                         RiffleSession   *session,
                         RiffleMessages  *messages,
                         RiffleStatusRow *status,
                         RiffleEventLog  *log,
                         GActionMap      *actions)
{
  static const RiffleAction entries[] = {
    { "restart", G_CALLBACK (restart_cb) },
    { "undo", G_CALLBACK (undo_cb) },
    { "redo", G_CALLBACK (redo_cb) },
    { "hint", G_CALLBACK (hint_cb) },
    { "auto-play", G_CALLBACK (auto_play_cb) },
  };
  RifflePlayActions *self = g_object_new (RIFFLE_TYPE_PLAY_ACTIONS, NULL);
  g_autoptr (RiffleArbiters) arbiters = riffle_arbiters_new ();

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  self->hints = riffle_hints_new (view, riffle_session_get_settings (session), arbiters, messages,
                                  log);
  self->demonstration = riffle_demonstration_new (view, session, arbiters, messages, self->hints,
                                                  status, actions);
  self->verdicts = riffle_verdicts_new (view, session, arbiters, messages, self->hints,
                                        self->demonstration, status, actions);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
