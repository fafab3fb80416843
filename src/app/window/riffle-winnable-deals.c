/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a deal that can be won while the player waits: where no list knows one, the deal on the
 * table is looked at, and then others, one of which takes its place. */
#include "config.h"

#include "riffle-winnable-deals.h"

#include <glib/gi18n.h>

#include "riffle-asker.h"
#include "riffle-format.h"
#include "riffle-search-dialog.h"
#include "riffle-session-winnable.h"
#include "riffle-winnable-search.h"

#define PATIENCE_MSEC 300 /* before it is said that this takes its time */

static const RiffleWinnableLimits limits = { 1000, 500000, 1.5, 6 };

struct _RiffleWinnableDeals
{
  GObject             parent_instance;

  RiffleView         *view;
  RiffleSession      *session;
  RiffleMessages     *messages;
  RiffleSearchDialog *dialog;
  PatGame            *game;         /* (nullable): the deal that is looked at */
  GCancellable       *cancellable;  /* (nullable): of the search */
  gboolean            is_cancelled; /* by the player */
  gint64              start_usec;   /* when the search began */
};

G_DEFINE_FINAL_TYPE (RiffleWinnableDeals, riffle_winnable_deals, G_TYPE_OBJECT)

static void
stop (RiffleWinnableDeals *self)
{
  riffle_search_dialog_close (self->dialog);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
riffle_winnable_deals_dispose (GObject *object)
{
  RiffleWinnableDeals *self = RIFFLE_WINNABLE_DEALS (object);

  if (self->dialog != NULL)
    stop (self);
  g_clear_object (&self->dialog);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_winnable_deals_parent_class)->dispose (object);
}

static void
riffle_winnable_deals_class_init (RiffleWinnableDealsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_winnable_deals_dispose;
}

static void
riffle_winnable_deals_init (RiffleWinnableDeals *self)
{
}

static void
say (RiffleWinnableDeals *self,
     const char          *sentence)
{
  /* Who has dealt anew still wants to come back to the game before. */
  if (riffle_session_is_new_deal (self->session))
    riffle_messages_say_undoable (self->messages, sentence);
  else
    riffle_messages_say (self->messages, sentence);
}

/* The player has seen the deal that was there before. */
static void
say_exchanged (RiffleWinnableDeals *self,
               guint64              before)
{
  g_autofree char *number = riffle_format_number ((gint64) before);
  /* Translators: %s is the number of a deal that was on the table for a moment */
  g_autofree char *sentence = g_strdup_printf (_("Deal %s was exchanged for one that can be won"),
                                               number);

  say (self, sentence);
}

static void
settle (RiffleWinnableDeals *self,
        guint64              number,
        gboolean             is_winnable)
{
  gboolean is_cancelled = self->is_cancelled;
  gboolean is_late = g_get_monotonic_time () - self->start_usec > PATIENCE_MSEC * 1000;
  guint64 before = pat_game_get_number (self->game);

  stop (self);
  if (!riffle_session_settle_deal (self->session, number, is_winnable))
    return;
  riffle_view_changed (self->view);
  if (is_winnable)
    {
      if (number != before && is_late)
        say_exchanged (self, before);
      return;
    }
  if (is_cancelled)
    say (self, _("The search was cancelled: perhaps this deal cannot be won"));
  else
    say (self, _("No deal that can be won was found in time: perhaps this one cannot be won"));
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (RiffleWinnableDeals) self = riffle_asker_take (data);
  gboolean is_winnable;
  guint64 number = riffle_winnable_search_finish (result, &is_winnable);

  /* Something else may have been opened meanwhile. */
  if (self != NULL && self->cancellable != NULL
      && g_task_get_cancellable (G_TASK (result)) == self->cancellable)
    settle (self, number, is_winnable);
}

static void
cancelled_cb (RiffleWinnableDeals *self)
{
  self->is_cancelled = TRUE;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

static void
open_dialog (RiffleWinnableDeals *self)
{
  riffle_search_dialog_open (self->dialog,
                             /* Translators: the heading of a dialog with a progress bar */
                             _("Looking for a Deal"),
                             _("If you cancel the search, you keep this deal. Perhaps it cannot be "
                               "won."),
                             PATIENCE_MSEC);
}

/* Whoever has begun to play wants this deal. */
static void
game_changed_cb (RiffleWinnableDeals *self)
{
  stop (self);
}

static void
start (RiffleWinnableDeals *self,
       PatGame             *game)
{
  self->game = g_object_ref (game);
  self->is_cancelled = FALSE;
  self->start_usec = g_get_monotonic_time ();
  self->cancellable = g_cancellable_new ();
  open_dialog (self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
  riffle_winnable_search_start (pat_game_get_rules (game), pat_game_get_number (game), &limits,
                                self->cancellable, found_cb, riffle_asker_new (self));
}

static void
update (RiffleWinnableDeals *self)
{
  PatGame *game = riffle_session_get_game (self->session);

  if (game == self->game)
    return;
  stop (self);
  if (game != NULL && riffle_session_get_deal_fact (self->session) == RIFFLE_DEAL_OPEN)
    start (self, game);
}

/**
 * riffle_winnable_deals_new:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player something
 *
 * Makes an object that settles which deal is played.
 *
 * Returns: (transfer full): the object
 */
RiffleWinnableDeals *
riffle_winnable_deals_new (RiffleView     *view,
                           RiffleSession  *session,
                           RiffleMessages *messages)
{
  RiffleWinnableDeals *self = g_object_new (RIFFLE_TYPE_WINNABLE_DEALS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  self->dialog = riffle_search_dialog_new (view);
  g_signal_connect_object (self->dialog, "cancelled", G_CALLBACK (cancelled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  return self;
}
