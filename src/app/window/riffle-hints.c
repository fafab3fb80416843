/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a hint, and shows it when it is there, unless the player has gone on meanwhile. Whoever
 * asks again before that gets the next best one. */
#include "config.h"

#include "riffle-hints.h"

#include <glib/gi18n.h>

#include "riffle-asker.h"

#define PATIENCE_MSEC 1200 /* before it is said that a hint takes its time; few take longer */

struct _RiffleHints
{
  GObject         parent_instance;

  RiffleView     *view;
  GSettings      *settings;
  RiffleArbiters *arbiters;
  RiffleMessages *messages;
  RiffleEventLog *log;         /* (nullable) */
  PatAdvisor     *advisor;     /* (nullable): of the game that is shown */
  GCancellable   *cancellable; /* (nullable): while a hint is thought about */
  guint           n_wanted;    /* hints that were asked for meanwhile */
  guint           wait_id;     /* source that says that a hint takes its time */
  gboolean        is_told;     /* that is what the message says */
  gboolean        is_lost;     /* the player reads that the game cannot be won */
};

G_DEFINE_FINAL_TYPE (RiffleHints, riffle_hints, G_TYPE_OBJECT)

/* Another message follows. */
static void
end_wait (RiffleHints *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  self->is_told = FALSE;
}

/* Nobody waits for a hint any more. */
static void
stop (RiffleHints *self)
{
  if (self->is_told)
    riffle_messages_hide (self->messages);
  end_wait (self);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->n_wanted = 0;
}

static void
forget_game (RiffleHints *self)
{
  if (self->advisor != NULL)
    g_signal_handlers_disconnect_by_data (pat_advisor_get_game (self->advisor), self);
  g_clear_object (&self->advisor);
}

static void
riffle_hints_dispose (GObject *object)
{
  RiffleHints *self = RIFFLE_HINTS (object);

  stop (self);
  forget_game (self);
  g_clear_object (&self->view);
  g_clear_object (&self->settings);
  g_clear_object (&self->arbiters);
  g_clear_object (&self->messages);
  g_clear_object (&self->log);
  G_OBJECT_CLASS (riffle_hints_parent_class)->dispose (object);
}

static void
riffle_hints_class_init (RiffleHintsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_hints_dispose;
}

static void
riffle_hints_init (RiffleHints *self)
{
}

static void
view_changed_cb (RiffleHints *self)
{
  gboolean is_other = self->advisor != NULL &&
                      pat_advisor_get_game (self->advisor) != riffle_view_get_game (self->view);

  if (is_other || !riffle_view_is_playing (self->view))
    stop (self);
  if (is_other)
    forget_game (self);
}

/* What a hint rests on. Nothing has a chance where it is known that there is none. */
static const char *
get_sentence (RiffleHints   *self,
              const PatHint *hint)
{
  if (hint->kind == PAT_HINT_WINS)
    /* Translators: said of the move that a hint shows: the moves after it are known, too */
    return _("This move leads to a win");
  if (hint->nth > 0)
    /* Translators: said of the move that a hint shows if the player asks again */
    return _("This is the next best move");
  if (hint->is_lost || self->is_lost)
    /* Translators: said of the move that a hint shows in a game that cannot be won */
    return _("No move leads to a win; this one looks best");
  if (hint->kind == PAT_HINT_LIKELY)
    /* Translators: said of the move that a hint shows: it was tried with what is hidden dealt at
       random, many times */
    return _("This move seems to have the best chance of winning");
  /* Translators: said of the move that a hint shows: nobody knows whether it wins */
  return _("This move looks best");
}

/* No card points at a special action: its button is named above the sentence. */
static char *
dup_shown (RiffleHints   *self,
           const PatMove *move,
           const char    *sentence)
{
  PatGame *game = riffle_view_get_game (self->view);
  const PatGameSpec *spec = pat_rules_get_game (pat_game_get_rules (game));

  if (move->kind != PAT_MOVE_SPECIAL)
    return g_strdup (sentence);
  return g_strdup_printf ("%s\n%s",
                          pat_variant_translate (pat_game_get_variant (game),
                                                 spec->specials[move->special].label),
                          sentence);
}

static void
show (RiffleHints   *self,
      const PatHint *hint)
{
  const char *sentence = get_sentence (self, hint);
  g_autofree char *spoken = pat_words_end_phrase (sentence);
  g_autofree char *shown = NULL;

  if (hint->kind == PAT_HINT_NONE)
    {
      riffle_messages_say (self->messages, _("There is no move to suggest"));
      return;
    }
  shown = dup_shown (self, &hint->move, sentence);
  riffle_event_log_write_move (self->log, "hint", &hint->move);
  riffle_messages_show_on_table (self->messages, shown);
  riffle_board_show_hint (riffle_view_get_board (self->view), &hint->move);
  riffle_board_announce (riffle_view_get_board (self->view), spoken);
}

static void ask (RiffleHints *self);

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (RiffleHints) self = riffle_asker_take (data);
  PatHint hint;

  /* An answer that is not wanted any more may come late: another question may be on its way. */
  if (self == NULL || self->cancellable == NULL ||
      g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (!pat_advisor_hint_finish (PAT_ADVISOR (source), result, &hint, NULL))
    stop (self);
  else if (--self->n_wanted > 0 && hint.kind != PAT_HINT_NONE)
    ask (self);
  else
    {
      self->n_wanted = 0;
      end_wait (self);
      show (self, &hint);
    }
}

static gboolean
wait_cb (gpointer data)
{
  RiffleHints *self = data;

  self->wait_id = 0;
  self->is_told = TRUE;
  riffle_messages_say_over_moves (self->messages, _("Looking for a hint…"));
  return G_SOURCE_REMOVE;
}

static void
ask (RiffleHints *self)
{
  self->cancellable = g_cancellable_new ();
  pat_advisor_hint_async (self->advisor, self->cancellable, hint_cb, riffle_asker_new (self));
}

static void
ensure_advisor (RiffleHints *self)
{
  PatGame *game = riffle_view_get_game (self->view);

  if (self->advisor == NULL)
    {
      self->advisor = pat_advisor_new (game);
      pat_advisor_set_arbiter (self->advisor, riffle_arbiters_get (self->arbiters, game));
      g_signal_connect_swapped (game, "changed", G_CALLBACK (stop), self);
    }
  pat_advisor_set_knows_all (self->advisor,
                             g_settings_get_boolean (self->settings, "hints-know-all"));
}

/**
 * riffle_hints_show:
 * @self: the hints
 *
 * Shows a hint for the game, or the next best one if it was asked before.
 */
void
riffle_hints_show (RiffleHints *self)
{
  g_return_if_fail (RIFFLE_IS_HINTS (self));

  riffle_board_cancel (riffle_view_get_board (self->view));
  self->n_wanted++;
  if (self->cancellable != NULL)
    return;
  view_changed_cb (self);
  self->n_wanted = 1;
  ensure_advisor (self);
  self->wait_id = g_timeout_add (PATIENCE_MSEC, wait_cb, self);
  ask (self);
}

/**
 * riffle_hints_cancel:
 * @self: the hints
 *
 * Has no hint come that was asked for and is not there yet.
 */
void
riffle_hints_cancel (RiffleHints *self)
{
  g_return_if_fail (RIFFLE_IS_HINTS (self));

  stop (self);
}

/**
 * riffle_hints_set_lost:
 * @self: the hints
 * @is_lost: whether the player is told that the game cannot be won
 *
 * Keeps hints from promising what is not true.
 */
void
riffle_hints_set_lost (RiffleHints *self,
                       gboolean     is_lost)
{
  g_return_if_fail (RIFFLE_IS_HINTS (self));

  self->is_lost = is_lost;
}

/**
 * riffle_hints_new:
 * @view: what the player sees
 * @settings: the settings of the program
 * @arbiters: know what was found out about games
 * @messages: tells the player something
 * @log: (nullable): hears of hints
 *
 * Makes an object that shows hints.
 *
 * Returns: (transfer full): the object
 */
RiffleHints *
riffle_hints_new (RiffleView     *view,
                  GSettings      *settings,
                  RiffleArbiters *arbiters,
                  RiffleMessages *messages,
                  RiffleEventLog *log)
{
  RiffleHints *self = g_object_new (RIFFLE_TYPE_HINTS, NULL);

  self->view = g_object_ref (view);
  self->settings = g_object_ref (settings);
  self->arbiters = g_object_ref (arbiters);
  self->messages = g_object_ref (messages);
  self->log = log != NULL ? g_object_ref (log) : NULL;
  g_signal_connect_object (view, "changed", G_CALLBACK (view_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
