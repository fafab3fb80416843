/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of days: their page, and how they are opened. */
#include "config.h"

#include "riffle-daily-actions.h"

#include "riffle-actions.h"
#include "riffle-daily-page.h"

struct _RiffleDailyActions
{
  GObject           parent_instance;

  RiffleView       *view;
  RiffleDaily      *daily;
  RiffleMessages   *messages;
  RiffleNavigation *navigation;
  GActionMap       *actions; /* borrowed: it outlives the object */
};

G_DEFINE_FINAL_TYPE (RiffleDailyActions, riffle_daily_actions, G_TYPE_OBJECT)

static void
riffle_daily_actions_dispose (GObject *object)
{
  RiffleDailyActions *self = RIFFLE_DAILY_ACTIONS (object);

  g_clear_object (&self->view);
  g_clear_object (&self->daily);
  g_clear_object (&self->messages);
  g_clear_object (&self->navigation);
  G_OBJECT_CLASS (riffle_daily_actions_parent_class)->dispose (object);
}

static void
riffle_daily_actions_class_init (RiffleDailyActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_daily_actions_dispose;
}

static void
riffle_daily_actions_init (RiffleDailyActions *self)
{
}

static gboolean
open_day (RiffleDailyActions  *self,
          RiffleDay            day,
          GError             **error)
{
  if (!riffle_daily_open (self->daily, day, error))
    return FALSE;
  riffle_navigation_show_game (self->navigation);
  return TRUE;
}

static void
play_day (RiffleDay day,
          gpointer  owner)
{
  RiffleDailyActions *self = owner;
  g_autoptr (GError) error = NULL;

  if (!open_day (self, day, &error))
    riffle_messages_tell (self->messages, error->message);
}

static void
page_cb (RiffleDailyActions *self)
{
  riffle_daily_page_present (riffle_view_get_window (self->view), self->daily, play_day, self);
}

/* Who has won the deal of today sees the calendar. */
static void
today_cb (RiffleDailyActions *self)
{
  RiffleDay today = riffle_day_get_today ();
  const RiffleDailyResult *found =
    riffle_daily_results_find (riffle_daily_get_results (self->daily), today);

  if (found != NULL && found->result.won != 0)
    page_cb (self);
  else
    play_day (today, self);
}

static void
update (RiffleDailyActions *self)
{
  gboolean is_free = riffle_view_is_free (self->view);

  riffle_actions_enable (self->actions, "daily", is_free);
  riffle_actions_enable (self->actions, "play-today", is_free);
}

/**
 * riffle_daily_actions_new:
 * @view: what the player sees
 * @daily: the deals of days
 * @messages: tells the player why a deal cannot be opened
 * @navigation: leads to the game
 * @actions: takes the actions “daily” and “play-today”
 *
 * Makes the actions that have to do with the deals of days.
 *
 * Returns: (transfer full): the object
 */
RiffleDailyActions *
riffle_daily_actions_new (RiffleView       *view,
                          RiffleDaily      *daily,
                          RiffleMessages   *messages,
                          RiffleNavigation *navigation,
                          GActionMap       *actions)
{
  static const RiffleAction entries[] = {
    { "daily", G_CALLBACK (page_cb) },
    { "play-today", G_CALLBACK (today_cb) },
  };
  RiffleDailyActions *self = g_object_new (RIFFLE_TYPE_DAILY_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->daily = g_object_ref (daily);
  self->messages = g_object_ref (messages);
  self->navigation = g_object_ref (navigation);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_daily_actions_open:
 * @self: the actions
 * @error: return location
 *
 * Opens the deal of today.
 *
 * Returns: %FALSE and @error if there is none
 */
gboolean
riffle_daily_actions_open (RiffleDailyActions  *self,
                           GError             **error)
{
  g_return_val_if_fail (RIFFLE_IS_DAILY_ACTIONS (self), FALSE);

  return open_day (self, riffle_day_get_today (), error);
}
