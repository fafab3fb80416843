/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays moves until the game is won, none is left or the player does something; or a single one. It
 * waits while nobody sees the table. If no way to win is found, it plays what fair hints say. */
#include "config.h"

#include "riffle-demonstration.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-asker.h"
#include "riffle-verdict-text.h"
#include "ui-names.h"

#define SEARCH_SECONDS 5.0 /* for a way to win */
#define SEARCH_BYTES   (200 * 1000 * 1000)
#define HINT_SECONDS   0.5 /* for each move if none is known */
#define MOVE_MSEC      600
#define POLL_MSEC      100 /* while cards fly, and before the first move is seen */

struct _RiffleDemonstration
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleSession   *session;
  RiffleArbiters  *arbiters;
  RiffleMessages  *messages;
  RiffleHints     *hints;
  RiffleStatusRow *status;      /* borrowed: it outlives the object, as do the actions */
  GActionMap      *actions;
  PatAdvisor      *advisor;     /* (nullable): of the game that is played */
  GCancellable    *cancellable; /* (nullable): while the next move is thought about */
  guint            wait_id;     /* source that plays the next move */
  PatHint          hint;        /* the next move */
  gboolean         has_hint;    /* it is known, but not played yet */
  gboolean         is_running;  /* until the end */
  gboolean         is_moving;   /* the change of the game is our own */
  gboolean         is_told;     /* whether a way to win is known */
  gboolean         has_way;     /* it is */
  gboolean         is_lost;     /* it is proven that there is none */
  gboolean         is_new;      /* that was found out just now, and is to be said */
  const char      *shown;       /* (nullable): what the status row says */
};

G_DEFINE_FINAL_TYPE (RiffleDemonstration, riffle_demonstration, G_TYPE_OBJECT)

/* In the status row, with a button that stops it. */
static void
show (RiffleDemonstration *self,
      const char          *sentence)
{
  if (sentence == self->shown)
    return;
  self->shown = sentence;
  if (sentence != NULL)
    riffle_ui_announce (riffle_view_get_window (self->view), sentence);
  riffle_status_row_set_text (self->status, RIFFLE_STATUS_DEMONSTRATION, sentence);
  riffle_view_changed (self->view);
}

static void
stop (RiffleDemonstration *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->is_running = self->has_hint = self->is_new = FALSE;
  show (self, NULL);
}

static void
forget_game (RiffleDemonstration *self)
{
  stop (self);
  if (self->advisor != NULL)
    g_signal_handlers_disconnect_by_data (pat_advisor_get_game (self->advisor), self);
  g_clear_object (&self->advisor);
}

static void
riffle_demonstration_dispose (GObject *object)
{
  RiffleDemonstration *self = RIFFLE_DEMONSTRATION (object);

  /* Nobody sees the row any more. */
  self->shown = NULL;
  forget_game (self);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->arbiters);
  g_clear_object (&self->messages);
  g_clear_object (&self->hints);
  G_OBJECT_CLASS (riffle_demonstration_parent_class)->dispose (object);
}

static void
riffle_demonstration_class_init (RiffleDemonstrationClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_demonstration_dispose;
}

static void
riffle_demonstration_init (RiffleDemonstration *self)
{
}

/* Until the end, or looking for a way. A single move that waits for cards that fly is not seen. */
static gboolean
is_active (RiffleDemonstration *self)
{
  return self->is_running || self->shown != NULL;
}

/**
 * riffle_demonstration_is_looking:
 * @self: the demonstration
 *
 * Returns: whether it looks for a way to win, and has played nothing yet
 */
gboolean
riffle_demonstration_is_looking (RiffleDemonstration *self)
{
  g_return_val_if_fail (RIFFLE_IS_DEMONSTRATION (self), FALSE);

  return is_active (self) && (!self->is_told || self->is_new);
}

/**
 * riffle_demonstration_stop:
 * @self: the demonstration
 *
 * Stops, and says so if it was running or looking for a way.
 */
void
riffle_demonstration_stop (RiffleDemonstration *self)
{
  g_return_if_fail (RIFFLE_IS_DEMONSTRATION (self));

  if (is_active (self))
    riffle_messages_say (self->messages, _("The demonstration has stopped"));
  stop (self);
}

/* Whatever the player does ends the demonstration; it begins anew from there. */
static void
game_changed_cb (RiffleDemonstration *self)
{
  if (self->is_moving)
    return;
  stop (self);
  self->is_told = FALSE;
}

static gboolean
can_go_on (RiffleDemonstration *self)
{
  PatGame *game = riffle_view_get_game (self->view);

  return game != NULL && !riffle_session_is_apart (self->session) &&
         pat_game_get_state (game) != PAT_GAME_WON && pat_game_get_state (game) != PAT_GAME_LOST &&
         !pat_rules_get_game (pat_game_get_rules (game))->hides_cards;
}

/* Nothing is played behind a dialog, on another page, in a pause, or while cards fly. */
static gboolean
has_to_wait (RiffleDemonstration *self)
{
  return !riffle_view_shows_board (self->view) || riffle_view_is_covered (self->view) ||
         riffle_board_is_moving (riffle_view_get_board (self->view));
}

static void
update (RiffleDemonstration *self)
{
  gboolean can_run = can_go_on (self), can_start = can_run && riffle_view_is_playing (self->view);

  if (self->advisor != NULL &&
      pat_advisor_get_game (self->advisor) != riffle_view_get_game (self->view))
    forget_game (self);
  if (!can_run)
    stop (self);
  riffle_actions_enable (self->actions, "demonstration", can_start);
  riffle_actions_enable (self->actions, "demonstration-step", can_start);
}

/* Moves that change nothing are no demonstration. */
static gboolean
is_stuck (RiffleDemonstration *self)
{
  return !self->has_way
         && pat_game_get_state (pat_advisor_get_game (self->advisor)) == PAT_GAME_STUCK;
}

static gboolean
play (RiffleDemonstration *self,
      const PatHint       *hint)
{
  gboolean is_played;

  self->is_moving = TRUE;
  is_played = pat_game_demonstrate (pat_advisor_get_game (self->advisor), &hint->move);
  self->is_moving = FALSE;
  return is_played;
}

static void ask (RiffleDemonstration *self);
static void take_hint (RiffleDemonstration *self);

static gboolean
wait_cb (gpointer data)
{
  RiffleDemonstration *self = data;

  if (has_to_wait (self))
    return G_SOURCE_CONTINUE;
  self->wait_id = 0;
  if (self->has_hint)
    take_hint (self);
  else
    ask (self);
  return G_SOURCE_REMOVE;
}

static void
wait (RiffleDemonstration *self,
      guint                msec)
{
  self->wait_id = g_timeout_add (msec, wait_cb, self);
}

/* The first question may know all. If that leads nowhere, the next ones are fair. */
static void
take_hint (RiffleDemonstration *self)
{
  const PatHint *hint = &self->hint;
  gboolean has_way = hint->kind == PAT_HINT_WINS, searches = !self->is_told;
  gboolean is_new = searches || self->has_way != has_way || self->is_new, runs = self->is_running;
  const char *sentence;

  self->has_hint = FALSE;
  self->has_way = has_way;
  if (hint->kind == PAT_HINT_NONE || is_stuck (self))
    {
      stop (self);
      riffle_messages_say (self->messages, riffle_verdict_text_get_end (self->is_lost));
      return;
    }
  self->is_told = TRUE;
  if (searches)
    self->is_lost = hint->is_lost;
  self->is_new = searches && !has_way;
  if (self->is_new)
    {
      ask (self);
      return;
    }
  sentence = riffle_verdict_text_get_demonstration (has_way, self->is_lost);
  if (runs)
    show (self, sentence);
  if (!play (self, hint) || !self->is_running || !can_go_on (self) || is_stuck (self))
    stop (self);
  else
    wait (self, MOVE_MSEC);
  if (is_new && !runs && can_go_on (self))
    riffle_messages_say (self->messages, has_way ? _("This move leads to a win") : sentence);
}

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (RiffleDemonstration) self = riffle_asker_take (data);

  if (self == NULL || self->cancellable == NULL ||
      g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  self->has_hint = pat_advisor_hint_finish (PAT_ADVISOR (source), result, &self->hint, NULL);
  if (!self->has_hint)
    stop (self);
  else if (wait_cb (self))
    wait (self, POLL_MSEC);
}

static void
ask (RiffleDemonstration *self)
{
  gboolean knows_all = !self->is_told || self->has_way;

  self->cancellable = g_cancellable_new ();
  /* It may have stopped before the move was played that it was told. */
  pat_advisor_start_over (self->advisor);
  pat_advisor_set_knows_all (self->advisor, knows_all);
  pat_advisor_set_max_seconds (self->advisor, knows_all ? SEARCH_SECONDS : HINT_SECONDS);
  pat_advisor_hint_async (self->advisor, self->cancellable, hint_cb, riffle_asker_new (self));
}

/* What is known already needs no search. */
static void
prepare (RiffleDemonstration *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  PatArbiter *arbiter = riffle_arbiters_get (self->arbiters, game);

  if (self->advisor == NULL)
    {
      self->advisor = pat_advisor_new (game);
      pat_advisor_set_arbiter (self->advisor, arbiter);
      pat_advisor_set_max_bytes (self->advisor, SEARCH_BYTES);
      self->is_told = FALSE;
      g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
    }
  if (self->is_told || pat_arbiter_get_verdict (arbiter) != PAT_VERDICT_UNWINNABLE)
    return;
  self->has_way = FALSE;
  self->is_told = self->is_lost = self->is_new = TRUE;
}

static void
begin (RiffleDemonstration *self)
{
  riffle_board_cancel (riffle_view_get_board (self->view));
  riffle_hints_cancel (self->hints);
  riffle_messages_hide (self->messages);
  prepare (self);
  ask (self);
  if (!self->is_told)
    show (self, _("Looking for a way to win…"));
  else if (self->is_running)
    show (self, riffle_verdict_text_get_demonstration (self->has_way, self->is_lost));
}

/* Plays until the end, or stops. A single move may be looked for already. */
static void
demonstration_cb (RiffleDemonstration *self)
{
  gboolean begins = !self->is_running;

  if (!begins)
    riffle_demonstration_stop (self);
  self->is_running = begins;
  if (begins && self->cancellable == NULL && self->wait_id == 0)
    begin (self);
}

/* Plays one move. */
static void
step_cb (RiffleDemonstration *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  self->is_running = FALSE;
  if (self->cancellable == NULL)
    begin (self);
}

/**
 * riffle_demonstration_new:
 * @view: what the player sees
 * @session: what is being played
 * @arbiters: know what was found out about games
 * @messages: tells the player something
 * @hints: what was asked for before and is not there yet
 * @status: shows that it runs; it outlives the object
 * @actions: takes the actions
 *
 * Makes the actions that have the program play.
 *
 * Returns: (transfer full): the object
 */
RiffleDemonstration *
riffle_demonstration_new (RiffleView      *view,
                          RiffleSession   *session,
                          RiffleArbiters  *arbiters,
                          RiffleMessages  *messages,
                          RiffleHints     *hints,
                          RiffleStatusRow *status,
                          GActionMap      *actions)
{
  static const RiffleAction entries[] = {
    { "demonstration", G_CALLBACK (demonstration_cb) },
    { "demonstration-step", G_CALLBACK (step_cb) },
    { "stop-demonstration", G_CALLBACK (riffle_demonstration_stop) },
  };
  RiffleDemonstration *self = g_object_new (RIFFLE_TYPE_DEMONSTRATION, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->arbiters = g_object_ref (arbiters);
  self->messages = g_object_ref (messages);
  self->hints = g_object_ref (hints);
  self->status = status;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_view_get_board (view), "activated",
                           G_CALLBACK (riffle_demonstration_stop), self, G_CONNECT_SWAPPED);
  return self;
}
