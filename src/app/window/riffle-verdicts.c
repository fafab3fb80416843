/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has the position judged after each move if the player wants that, in the background; a move ends
 * it. What is known already is shown at once. */
#include "config.h"

#include "riffle-verdicts.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-asker.h"
#include "riffle-session-winnable.h"
#include "riffle-verdict-text.h"

#define PATIENCE_MSEC 300 /* before it is said that a verdict takes its time */

struct _RiffleVerdicts
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleSession   *session;
  RiffleArbiters  *arbiters;
  RiffleMessages  *messages;
  RiffleHints     *hints;
  RiffleDemonstration *demonstration;
  RiffleStatusRow *status;      /* borrowed: it outlives the object, as the actions do */
  GActionMap      *actions;
  PatGame         *game;        /* (nullable): that is shown */
  PatArbiter      *arbiter;     /* (nullable): of that game */
  GCancellable    *cancellable; /* (nullable): of the verdict that is sought */
  GCancellable    *way_back;    /* (nullable): of the position that is sought */
  guint            wait_id;     /* source that says that a verdict is sought */
  gboolean         is_shown;    /* a verdict, or that it is sought */
  gboolean         was_lost;    /* the last verdict was that */
};

G_DEFINE_FINAL_TYPE (RiffleVerdicts, riffle_verdicts, G_TYPE_OBJECT)

static void
cancel (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

static void
stop (RiffleVerdicts *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  cancel (&self->cancellable);
  cancel (&self->way_back);
}

static void
forget_game (RiffleVerdicts *self)
{
  stop (self);
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (self->arbiter, self);
    }
  g_clear_object (&self->game);
  g_clear_object (&self->arbiter);
  self->was_lost = FALSE;
}

static void
riffle_verdicts_dispose (GObject *object)
{
  RiffleVerdicts *self = RIFFLE_VERDICTS (object);

  forget_game (self);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->arbiters);
  g_clear_object (&self->messages);
  g_clear_object (&self->hints);
  g_clear_object (&self->demonstration);
  G_OBJECT_CLASS (riffle_verdicts_parent_class)->dispose (object);
}

static void
riffle_verdicts_class_init (RiffleVerdictsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_verdicts_dispose;
}

static void
riffle_verdicts_init (RiffleVerdicts *self)
{
}

/* A verdict is help, like a hint. */
static void
note_help (RiffleVerdicts *self)
{
  if (pat_game_get_n_hints (self->game) == 0)
    pat_game_note_help (self->game);
}

static gboolean
is_at_beginning (RiffleVerdicts *self)
{
  return pat_game_get_history_cursor (self->game) == 0;
}

static void
show (RiffleVerdicts *self,
      PatVerdict      verdict)
{
  gboolean is_lost = verdict == PAT_VERDICT_UNWINNABLE;
  const char *sentence = riffle_verdict_text_get (self->arbiter, verdict, is_at_beginning (self));
  g_autofree char *spoken = pat_words_end_phrase (sentence);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  riffle_status_row_set_text (self->status, RIFFLE_STATUS_VERDICT, sentence);
  if (verdict != PAT_VERDICT_UNKNOWN)
    note_help (self);
  if (is_lost && !self->was_lost)
    riffle_board_announce (riffle_view_get_board (self->view), spoken);
  self->was_lost = is_lost;
  riffle_hints_set_lost (self->hints, is_lost);
}

static void
show_wait (RiffleVerdicts *self)
{
  riffle_status_row_set_text (self->status, RIFFLE_STATUS_VERDICT,
                              riffle_verdict_text_get_wait (is_at_beginning (self)));
}

static gboolean
wait_cb (gpointer data)
{
  RiffleVerdicts *self = data;

  self->wait_id = 0;
  show_wait (self);
  return G_SOURCE_REMOVE;
}

static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (RiffleVerdicts) self = riffle_asker_take (data);
  PatVerdict verdict = PAT_VERDICT_UNKNOWN;

  if (self == NULL || self->cancellable == NULL ||
      g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  pat_arbiter_judge_finish (PAT_ARBITER (source), result, &verdict, NULL);
  show (self, verdict);
}

/* The verdict on the position before stays for a moment, so that the row does not flicker with each
 * move; that on another game does not. */
static void
judge (RiffleVerdicts *self,
       gboolean        is_other)
{
  PatVerdict verdict = pat_arbiter_get_verdict (self->arbiter);

  if (verdict != PAT_VERDICT_UNKNOWN)
    {
      show (self, verdict);
      return;
    }
  if (is_other)
    show_wait (self);
  else
    self->wait_id = g_timeout_add (PATIENCE_MSEC, wait_cb, self);
  self->cancellable = g_cancellable_new ();
  pat_arbiter_judge_async (self->arbiter, self->cancellable, judged_cb,
                           riffle_asker_new (self));
}

static gboolean
is_wanted (RiffleVerdicts *self)
{
  return g_settings_get_boolean (riffle_session_get_settings (self->session), "show-verdict")
         && self->game != NULL && !riffle_session_is_apart (self->session)
         && !pat_rules_get_game (pat_game_get_rules (self->game))->hides_cards
         && pat_game_get_state (self->game) != PAT_GAME_WON;
}

/* The player gets only deals that can be won. This is of the deal alone, so it is no help. */
static void
show_fact (RiffleVerdicts *self)
{
  gboolean is_known = self->game != NULL && is_at_beginning (self)
                      && riffle_session_get_deal_fact (self->session) == RIFFLE_DEAL_WINNABLE;

  riffle_status_row_set_text (self->status, RIFFLE_STATUS_VERDICT,
                              is_known ? _("This deal can be won") : NULL);
}

static void
begin_verdict (RiffleVerdicts *self,
               gboolean        is_other)
{
  stop (self);
  riffle_hints_set_lost (self->hints, FALSE);
  self->is_shown = is_wanted (self);
  if (self->is_shown)
    judge (self, is_other);
  else
    show_fact (self);
}

/* The game went on, or the player wants something else. */
static void
update_verdict (RiffleVerdicts *self)
{
  begin_verdict (self, FALSE);
}

/* Before the first move there is nowhere to go, but the deal can be asked about. */
static gboolean
can_go_back (RiffleVerdicts *self)
{
  const PatGameSpec *spec = pat_rules_get_game (pat_game_get_rules (self->game));

  return riffle_view_is_playing (self->view) && !riffle_session_is_apart (self->session)
         && riffle_session_allows (self->session, RIFFLE_ALLOW_UNDO)
         && !spec->no_undo && !spec->hides_cards
         && (pat_game_get_can_undo (self->game) || is_at_beginning (self))
         && pat_game_get_state (self->game) != PAT_GAME_WON;
}

/* Whoever has found it out, the row says what is known. */
static void
learned_cb (RiffleVerdicts *self)
{
  PatVerdict verdict = pat_arbiter_get_verdict (self->arbiter);

  if (!self->is_shown || verdict == PAT_VERDICT_UNKNOWN)
    return;
  cancel (&self->cancellable);
  show (self, verdict);
}

static void
take_game (RiffleVerdicts *self,
           PatGame        *game)
{
  forget_game (self);
  self->game = g_object_ref (game);
  self->arbiter = g_object_ref (riffle_arbiters_get (self->arbiters, game));
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update_verdict), self);
  g_signal_connect_swapped (self->arbiter, "learned", G_CALLBACK (learned_cb), self);
}

static void
update (RiffleVerdicts *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  gboolean is_other = game != NULL && self->game != game;

  if (is_other)
    take_game (self, game);
  if (is_other || is_wanted (self) != self->is_shown)
    begin_verdict (self, is_other);
  else if (!self->is_shown)
    show_fact (self);
  /* The player has asked for something else since. */
  if (riffle_demonstration_is_looking (self->demonstration))
    cancel (&self->way_back);
  riffle_actions_enable (self->actions, "last-winnable",
                         self->game != NULL && can_go_back (self));
}

static void
go_back (RiffleVerdicts *self,
         int             cursor)
{
  gboolean is_lost = pat_arbiter_get_verdict (self->arbiter) == PAT_VERDICT_UNWINNABLE;

  if (cursor >= 0 && pat_game_go_back (self->game, (guint) cursor))
    {
      /* Of positions after it, perhaps nothing is known. */
      riffle_messages_say (self->messages,
                           is_lost ? _("Back at the last position that could be won")
                                   : _("Back at the last position from which a win is known"));
      return;
    }
  if (cursor >= 0 || is_lost)
    note_help (self);
  riffle_messages_say (self->messages,
                       cursor < 0
                       ? riffle_verdict_text_get_no_way_back (self->arbiter, is_at_beginning (self))
                       : riffle_verdict_text_get (self->arbiter, PAT_VERDICT_WINNABLE,
                                                  is_at_beginning (self)));
}

static void
looked_back_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (RiffleVerdicts) self = riffle_asker_take (data);
  int cursor;

  if (self == NULL || self->way_back == NULL ||
      g_task_get_cancellable (G_TASK (result)) != self->way_back)
    return;
  g_clear_object (&self->way_back);
  cursor = pat_arbiter_look_back_finish (PAT_ARBITER (source), result, NULL);
  go_back (self, cursor);
}

/* Looks for the last position that could be won; a move ends that. Before the first one, the answer
 * is about the deal. */
static void
last_winnable_cb (RiffleVerdicts *self)
{
  riffle_board_cancel (riffle_view_get_board (self->view));
  riffle_demonstration_stop (self->demonstration);
  if (self->way_back != NULL)
    return;
  riffle_messages_say (self->messages, is_at_beginning (self)
                                       ? riffle_verdict_text_get_wait (TRUE)
                                       : _("Looking for the last position that could be won…"));
  self->way_back = g_cancellable_new ();
  pat_arbiter_look_back_async (self->arbiter, self->way_back, looked_back_cb,
                               riffle_asker_new (self));
}

/**
 * riffle_verdicts_new:
 * @view: what the player sees
 * @session: what is being played
 * @arbiters: know what was found out about games
 * @messages: tells the player something
 * @hints: promise nothing while it is shown that the game is lost
 * @demonstration: ends when the player wants to go back
 * @status: shows the verdict
 * @actions: takes the action
 *
 * Makes an object that has positions judged.
 *
 * Returns: (transfer full): the object
 */
RiffleVerdicts *
riffle_verdicts_new (RiffleView          *view,
                     RiffleSession       *session,
                     RiffleArbiters      *arbiters,
                     RiffleMessages      *messages,
                     RiffleHints         *hints,
                     RiffleDemonstration *demonstration,
                     RiffleStatusRow     *status,
                     GActionMap          *actions)
{
  static const RiffleAction entries[] = {
    { "last-winnable", G_CALLBACK (last_winnable_cb) },
  };
  RiffleVerdicts *self = g_object_new (RIFFLE_TYPE_VERDICTS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->arbiters = g_object_ref (arbiters);
  self->messages = g_object_ref (messages);
  self->hints = g_object_ref (hints);
  self->demonstration = g_object_ref (demonstration);
  self->status = status;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_session_get_settings (session), "changed::show-verdict",
                           G_CALLBACK (update_verdict), self, G_CONNECT_SWAPPED);
  return self;
}
