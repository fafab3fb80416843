/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of a table: from one to the next, and to the end. */
#include "config.h"

#include "riffle-round-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-error.h"
#include "riffle-opponents.h"
#include "riffle-rounds-page.h"
#include "ui-compat.h"
#include "ui-questions.h"

#define USEC_PER_MSEC 1000

struct _RiffleRoundActions
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleContest   *contest;
  RiffleRounds    *rounds;
  RiffleMessages  *messages;
  RiffleStatusRow *status;    /* borrowed: it outlives the object, as the actions do */
  GActionMap      *actions;
  GSignalGroup    *signals;   /* of the game */
  GtkWidget       *board;     /* (nullable): weak; the scoreboard that is open */
  gboolean         is_between; /* the scoreboard is followed by the next round, or the end */
  guint            tick_id;
  guint            end_id;    /* source: ends the round, when all have heard of the last move */
  guint            update_id; /* source: goes on after the scoreboard was closed */
};

G_DEFINE_FINAL_TYPE (RiffleRoundActions, riffle_round_actions, G_TYPE_OBJECT)

static void
riffle_round_actions_dispose (GObject *object)
{
  RiffleRoundActions *self = RIFFLE_ROUND_ACTIONS (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_handle_id (&self->end_id, g_source_remove);
  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->signals);
  g_clear_object (&self->rounds);
  g_clear_object (&self->contest);
  g_clear_object (&self->messages);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (riffle_round_actions_parent_class)->dispose (object);
}

static void
riffle_round_actions_class_init (RiffleRoundActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_round_actions_dispose;
}

static void
riffle_round_actions_init (RiffleRoundActions *self)
{
}

static RiffleSession *
get_session (RiffleRoundActions *self)
{
  return riffle_rounds_get_session (self->rounds);
}

static void
tell (RiffleRoundActions *self,
      const GError       *error)
{
  g_autofree char *sentence = riffle_error_dup_sentence (error->message);

  riffle_messages_tell (self->messages, sentence);
}

/* Whose turn it is, when a game comes to the table. */
static void
say_turn (RiffleRoundActions *self)
{
  PatContest *table = riffle_rounds_get_table (self->rounds);
  RiffleContestTurn turn;
  g_autofree char *text = NULL;

  if (!riffle_rounds_is_played (self->rounds, &turn))
    return;
  text = g_strdup_printf (_("Round %u of %u: it is the turn of %s."), turn.deal + 1,
                          pat_contest_get_n_deals (table),
                          pat_contest_get_name (table, turn.entrant));
  riffle_messages_say (self->messages, text);
}

static void
go_on (RiffleRoundActions *self)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_contest_go_on (self->contest, &error))
    tell (self, error);
}

/* After the last round the table is left, and the players look at the league. */
static void
finish (RiffleRoundActions *self)
{
  gboolean counts =
    (pat_contest_get_table (riffle_rounds_get_table (self->rounds)) & PAT_TABLE_NOTHING) == 0;

  riffle_contest_leave (self->contest);
  if (counts)
    g_action_activate (g_action_map_lookup_action (self->actions, "league"), NULL);
}

/* The scoreboard was closed. */
static void
next_cb (RiffleRoundActions *self)
{
  RiffleContestTurn turn;

  if (!self->is_between || riffle_rounds_get_table (self->rounds) == NULL)
    return;
  self->is_between = FALSE;
  if (riffle_contest_turn_find (riffle_contest_get_contest (self->contest), &turn))
    go_on (self);
  else
    finish (self);
}

static void update (RiffleRoundActions *self);

static gboolean
update_cb (gpointer data)
{
  RiffleRoundActions *self = data;

  self->update_id = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* The dialog may live on for a while. */
static void
closed_cb (RiffleRoundActions *self)
{
  g_clear_weak_pointer (&self->board);
  if (self->update_id == 0)
    self->update_id = g_idle_add (update_cb, self);
}

static GtkWidget *
add_continue (GtkWidget *dialog)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Continue"));

  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (riffle_ui_close), dialog,
                           G_CONNECT_SWAPPED);
  riffle_ui_page_add_button (dialog, button);
  return button;
}

static void
show_scoreboard (RiffleRoundActions *self)
{
  GtkWidget *dialog = riffle_rounds_page_new (self->rounds,
                                              riffle_session_get_registry (get_session (self)));
  GtkWidget *button = self->is_between ? add_continue (dialog) : NULL;

  g_set_weak_pointer (&self->board, dialog);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  riffle_ui_present (dialog, riffle_view_get_window (self->view));
  if (button != NULL)
    riffle_ui_set_focus (dialog, button);
}

static void
end_round (RiffleRoundActions *self)
{
  RiffleContestTurn turn;
  g_autoptr (GError) error = NULL;

  if (!riffle_rounds_is_played (self->rounds, &turn))
    return;
  if (!riffle_rounds_end (self->rounds, &error))
    tell (self, error);
  self->is_between = TRUE;
  show_scoreboard (self);
}

static gboolean
end_cb (gpointer data)
{
  RiffleRoundActions *self = data;

  self->end_id = 0;
  end_round (self);
  return G_SOURCE_REMOVE;
}

/* A round ends when the player has won, when the time is up, and when nobody can move: who can take
 * a move back can still do something. */
static gboolean
is_at_end (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return state == PAT_GAME_WON || state == PAT_GAME_LOST
         || (state == PAT_GAME_STUCK && !pat_game_get_can_undo (game));
}

/* The recorder has yet to hear that the last move is complete. */
static void
state_changed_cb (RiffleRoundActions *self)
{
  RiffleContestTurn turn;

  if (self->end_id == 0 && riffle_rounds_is_played (self->rounds, &turn)
      && is_at_end (riffle_session_get_game (get_session (self))))
    self->end_id = g_idle_add (end_cb, self);
}

static void
give_up_answered_cb (const char *response,
                     gpointer    data)
{
  RiffleRoundActions *self = data;

  riffle_view_set_dialog (self->view, NULL);
  if (g_str_equal (response, "give-up"))
    end_round (self);
}

static void
give_up_cb (RiffleRoundActions *self)
{
  static const RiffleUiResponse responses[] = {
    { "give-up", N_("_Give Up"), TRUE }, { "cancel", N_("_Cancel") }, { NULL }
  };

  riffle_view_set_dialog (self->view,
                          riffle_ui_ask (riffle_view_get_window (self->view),
                                         _("Give Up This Round?"),
                                         _("You keep the points that you have."), responses,
                                         give_up_answered_cb, self));
}

static void
scoreboard_cb (RiffleRoundActions *self)
{
  show_scoreboard (self);
}

/* Whoever plays calmly sees no figures; those of the whole table are what it is about. */
static gboolean
is_calm (RiffleRoundActions *self)
{
  RiffleSession *session = riffle_rounds_get_session (self->rounds);

  return g_settings_get_boolean (riffle_session_get_settings (session), "calm");
}

/* How far the others are; when one of them has won, the round is over. */
static gboolean
tick_cb (gpointer data)
{
  RiffleRoundActions *self = data;
  PatGame *game = riffle_view_get_game (self->view);
  GPtrArray *opponents = riffle_rounds_get_opponents (self->rounds);
  RiffleOpponent *winner;
  g_autofree char *text = NULL, *sentence = NULL;

  if (game == NULL)
    return G_SOURCE_CONTINUE;
  /* The others begin with the player: their first move may have been made at once. */
  text = riffle_opponents_dup_text (opponents, pat_game_get_is_untouched (game) ? -1
                                    : pat_game_get_elapsed_usec (game) / USEC_PER_MSEC);
  riffle_status_row_set_text (self->status, RIFFLE_STATUS_OPPONENTS,
                              is_calm (self) ? NULL : text);
  winner = opponents->len > 0 ? riffle_rounds_find_winner (self->rounds) : NULL;
  if (winner == NULL || !riffle_view_is_playing (self->view))
    return G_SOURCE_CONTINUE;
  /* Translators: %s is the name of another player */
  sentence = g_strdup_printf (_("%s has won: the round is over."),
                              riffle_opponent_get_name (winner));
  riffle_messages_say (self->messages, sentence);
  end_round (self);
  return G_SOURCE_CONTINUE;
}

static void
update (RiffleRoundActions *self)
{
  gboolean is_free = riffle_view_is_free (self->view);
  RiffleContestTurn turn;

  if (is_free && self->board == NULL)
    next_cb (self);
  riffle_actions_enable (self->actions, "table-scores",
                         is_free && riffle_rounds_get_table (self->rounds) != NULL);
  riffle_actions_enable (self->actions, "give-up",
                         is_free && riffle_view_is_on_game (self->view)
                         && riffle_rounds_is_played (self->rounds, &turn));
}

static void
follow_game (RiffleRoundActions *self)
{
  self->signals = g_signal_group_new (PAT_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (state_changed_cb),
                                  self);
  g_object_bind_property (self->view, "game", self->signals, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->view, "notify::game", G_CALLBACK (say_turn), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_round_actions_new:
 * @view: what the player sees
 * @contest: what is going on
 * @rounds: the table, if that is a table
 * @messages: tells the player something
 * @status: shows how far others are
 * @actions: takes the actions
 *
 * Makes the actions of rounds, and leads from one to the next.
 *
 * Returns: (transfer full): the object
 */
RiffleRoundActions *
riffle_round_actions_new (RiffleView      *view,
                          RiffleContest   *contest,
                          RiffleRounds    *rounds,
                          RiffleMessages  *messages,
                          RiffleStatusRow *status,
                          GActionMap      *actions)
{
  static const RiffleAction entries[] = {
    { "give-up", G_CALLBACK (give_up_cb) },
    { "table-scores", G_CALLBACK (scoreboard_cb) },
  };
  RiffleRoundActions *self = g_object_new (RIFFLE_TYPE_ROUND_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->contest = g_object_ref (contest);
  self->messages = g_object_ref (messages);
  self->rounds = g_object_ref (rounds);
  self->status = status;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  self->tick_id = g_timeout_add_seconds (1, tick_cb, self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  follow_game (self);
  return self;
}
