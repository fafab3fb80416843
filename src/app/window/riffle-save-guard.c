/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done when games or other files cannot be saved: the player is told, and asked before the
 * window is closed. */
#include "config.h"

#include "riffle-save-guard.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-settings-watch.h"
#include "ui-questions.h"

#define RETRY_SECONDS 5

struct _RiffleSaveGuard
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleMessages *messages;
  RiffleEventLog *log;         /* (nullable) */
  GPtrArray      *banners;     /* borrowed: that of the game first, the others say the same */
  guint           retry_id;    /* source that saves again; 0 while everything is saved */
  gboolean        is_narrow;   /* there is little room for banners */
  gboolean        is_asking;   /* whether to quit although saving fails */
  gboolean        is_given_up; /* the player wants to quit anyway */
  gboolean        is_quitting; /* all windows are to be closed, not only this one */
};

G_DEFINE_FINAL_TYPE (RiffleSaveGuard, riffle_save_guard, G_TYPE_OBJECT)

static void
riffle_save_guard_dispose (GObject *object)
{
  RiffleSaveGuard *self = RIFFLE_SAVE_GUARD (object);

  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  g_clear_object (&self->log);
  g_clear_pointer (&self->banners, g_ptr_array_unref);
  G_OBJECT_CLASS (riffle_save_guard_parent_class)->dispose (object);
}

static void
riffle_save_guard_class_init (RiffleSaveGuardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_save_guard_dispose;
}

static void
riffle_save_guard_init (RiffleSaveGuard *self)
{
}

/* What the writer of games found out is reported on the main loop, which may be too late. */
static void
update_banners (RiffleSaveGuard *self)
{
  for (guint i = 0; i < self->banners->len; i++)
    riffle_save_banner_update (self->banners->pdata[i]);
}

static void
try_saving_cb (RiffleSaveGuard *self)
{
  riffle_session_flush (self->session);
  update_banners (self);
  if (riffle_save_guard_is_failing (self))
    riffle_messages_say (self->messages, _("Saving failed again"));
}

static void
close_notice_cb (RiffleSaveGuard *self)
{
  riffle_store_dismiss_notice (riffle_session_get_store (self->session));
}

static gboolean
retry_cb (gpointer data)
{
  RiffleSaveGuard *self = data;

  riffle_session_retry (self->session);
  return G_SOURCE_CONTINUE;
}

/* Whatever was in the way may be gone while the player thinks. */
static void
retry_while_failing (RiffleSaveGuard *self)
{
  if (!riffle_save_guard_is_failing (self))
    g_clear_handle_id (&self->retry_id, g_source_remove);
  else if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
}

static void
banner_changed_cb (RiffleSaveGuard  *self,
                   RiffleSaveBanner *banner)
{
  const char *text = riffle_save_banner_get_text (banner);

  riffle_event_log_write (self->log, "saving", text != NULL ? text : "-");
  retry_while_failing (self);
  riffle_view_changed (self->view);
}

static gboolean
close_cb (gpointer data)
{
  gtk_window_close (GTK_WINDOW (data));
  return G_SOURCE_REMOVE;
}

static gboolean
quit_cb (gpointer data)
{
  gtk_widget_activate_action (data, "app.quit", NULL);
  return G_SOURCE_REMOVE;
}

/* The question still has work to do when it has been answered, and goes with its window. */
static void
close_later (RiffleSaveGuard *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, self->is_quitting ? quit_cb : close_cb,
                   g_object_ref (riffle_view_get_window (self->view)), g_object_unref);
}

static void
answered_cb (const char *response,
             gpointer    data)
{
  RiffleSaveGuard *self = data;

  self->is_asking = FALSE;
  if (g_str_equal (response, "elsewhere"))
    gtk_widget_activate_action (riffle_view_get_window (self->view), "win.save-elsewhere", NULL);
  if (!g_str_equal (response, "quit"))
    return;
  self->is_given_up = TRUE;
  close_later (self);
}

static void
ask (RiffleSaveGuard *self)
{
  static const RiffleUiResponse responses[] = {
    { "quit", N_("_Quit Anyway"), TRUE },
    { "elsewhere", N_("Save _Elsewhere…") },
    { "keep", N_("_Keep Open") },
    { NULL }
  };
  g_autofree char *loss = NULL;

  if (self->is_asking)
    return;
  self->is_asking = TRUE;
  loss = riffle_session_dup_loss (self->session);
  riffle_event_log_write (self->log, "ask", loss);
  riffle_ui_ask (riffle_view_get_window (self->view), _("Quit Without Saving?"), loss, responses,
                 answered_cb, self);
}

static gboolean
may_end (RiffleSaveGuard *self)
{
  if (riffle_session_flush (self->session) || self->is_given_up)
    return TRUE;
  update_banners (self);
  ask (self);
  return FALSE;
}

/**
 * riffle_save_guard_may_close:
 * @self: the guard
 *
 * Saves once more. If that is not possible, the player is asked what to do. The window is closed
 * later if that is the answer. As long as there is another window, nothing is lost: what could not
 * be saved is kept, tried again, and asked about there.
 *
 * Returns: whether the window may be closed now
 */
gboolean
riffle_save_guard_may_close (RiffleSaveGuard *self)
{
  if (!riffle_session_is_alone (self->session))
    {
      riffle_session_flush (self->session);
      return TRUE;
    }
  self->is_quitting = FALSE;
  return may_end (self);
}

/**
 * riffle_save_guard_may_quit:
 * @self: the guard
 *
 * Saves the games of all windows once more. If that is not possible, the player is asked what to
 * do. The action “app.quit” follows later if that is the answer.
 *
 * Returns: whether all windows may be closed now, this one last
 */
gboolean
riffle_save_guard_may_quit (RiffleSaveGuard *self)
{
  self->is_quitting = TRUE;
  return may_end (self);
}

/**
 * riffle_save_guard_set_narrow:
 * @self: the guard
 * @is_narrow: whether there is little room for banners
 *
 * Fits the banners into the window.
 */
void
riffle_save_guard_set_narrow (RiffleSaveGuard *self,
                              gboolean         is_narrow)
{
  g_return_if_fail (RIFFLE_IS_SAVE_GUARD (self));

  self->is_narrow = is_narrow;
  for (guint i = 0; i < self->banners->len; i++)
    riffle_save_banner_set_narrow (self->banners->pdata[i], is_narrow);
}

/**
 * riffle_save_guard_add_banner:
 * @self: the guard
 * @banner: a banner, which outlives the guard
 *
 * Has a banner say how saving goes. The first one is that of the game.
 */
void
riffle_save_guard_add_banner (RiffleSaveGuard  *self,
                              RiffleSaveBanner *banner)
{
  gboolean is_first;

  g_return_if_fail (RIFFLE_IS_SAVE_GUARD (self));

  is_first = self->banners->len == 0;
  g_ptr_array_add (self->banners, banner);
  riffle_save_banner_set_narrow (banner, self->is_narrow);
  riffle_save_banner_set_session (banner, self->session);
  if (is_first)
    g_signal_connect_object (banner, "changed", G_CALLBACK (banner_changed_cb), self,
                             G_CONNECT_SWAPPED);
  retry_while_failing (self);
}

/**
 * riffle_save_guard_is_failing:
 * @self: the guard
 *
 * Returns: whether something is not saved
 */
gboolean
riffle_save_guard_is_failing (RiffleSaveGuard *self)
{
  g_return_val_if_fail (RIFFLE_IS_SAVE_GUARD (self), FALSE);

  return self->banners->len > 0 && riffle_save_banner_is_failing (self->banners->pdata[0]);
}

static void
settings_lost_cb (gpointer owner)
{
  /* Translators: a message in a dialog: the disk is full, or the settings may not be changed */
  riffle_messages_tell (RIFFLE_SAVE_GUARD (owner)->messages,
                        _("Your preferences cannot be saved. What you change in them is "
                          "forgotten when Riffle ends."));
}

/* The window that the player uses tells of it. */
static void
watch_settings (RiffleSaveGuard *self)
{
  if (riffle_session_is_in_use (self->session))
    riffle_settings_watch (riffle_session_get_settings (self->session), "last-variant",
                           settings_lost_cb, self);
}

/**
 * riffle_save_guard_new:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player something
 * @log: (nullable): hears of it
 * @actions: takes the actions of the banners
 *
 * Makes a guard without banners.
 *
 * Returns: (transfer full): the guard
 */
RiffleSaveGuard *
riffle_save_guard_new (RiffleView     *view,
                       RiffleSession  *session,
                       RiffleMessages *messages,
                       RiffleEventLog *log,
                       GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "try-saving", G_CALLBACK (try_saving_cb) },
    { "close-notice", G_CALLBACK (close_notice_cb) },
  };
  RiffleSaveGuard *self = g_object_new (RIFFLE_TYPE_SAVE_GUARD, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  self->log = log != NULL ? g_object_ref (log) : NULL;
  self->banners = g_ptr_array_new ();
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  watch_settings (self);
  g_signal_connect_object (view, "changed", G_CALLBACK (watch_settings), self, G_CONNECT_SWAPPED);
  return self;
}
