/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does when games cannot be saved: it says so, and asks before it is closed. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

/* What the writer of games found out is told on the main loop, which may be too late. */
static void
update_banners (RiffleWindow *self)
{
  riffle_save_banner_update (self->banner);
  if (self->chooser_banner != NULL)
    riffle_save_banner_update (self->chooser_banner);
}

static void
try_saving_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_session_flush (self->session);
  update_banners (self);
  if (riffle_save_banner_is_failing (self->banner))
    riffle_window_say (self, _("Saving failed again"));
}

static void
close_notice_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  riffle_store_dismiss_notice (riffle_session_get_store (RIFFLE_WINDOW (widget)->session));
}

static void
banner_changed_cb (RiffleWindow *self)
{
  const char *text = riffle_save_banner_get_text (self->banner);

  riffle_event_log_write (self->log, "saving", text != NULL ? text : "-");
  riffle_window_update_actions (self);
}

static gboolean
close_cb (gpointer data)
{
  gtk_window_close (GTK_WINDOW (data));
  return G_SOURCE_REMOVE;
}

/* The question still has work to do when it has been answered, and goes with its window. */
static void
close_later (RiffleWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (self), g_object_unref);
}

static void
answered_cb (const char *response,
             gpointer    data)
{
  RiffleWindow *self = data;

  self->is_asking = FALSE;
  if (g_str_equal (response, "elsewhere"))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.save-as", NULL);
  if (!g_str_equal (response, "quit"))
    return;
  self->is_given_up = TRUE;
  close_later (self);
}

static void
ask (RiffleWindow *self)
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
  riffle_ui_ask (GTK_WIDGET (self), _("Quit Without Saving?"), loss, responses, answered_cb, self);
}

/* Saves once more; where that is not possible, the player is asked what to do. */
gboolean
riffle_window_may_close (RiffleWindow *self)
{
  if (riffle_session_flush (self->session) || self->is_given_up)
    return TRUE;
  update_banners (self);
  ask (self);
  return FALSE;
}

static void
narrow_changed_cb (RiffleWindow *self)
{
  gboolean is_narrow;

  g_object_get (self->adaptive, "narrow", &is_narrow, NULL);
  riffle_save_banner_set_narrow (self->banner, is_narrow);
  if (self->chooser_banner != NULL)
    riffle_save_banner_set_narrow (self->chooser_banner, is_narrow);
}

void
riffle_window_follow_saving (RiffleWindow *self)
{
  g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (narrow_changed_cb), self,
                           G_CONNECT_SWAPPED);
  narrow_changed_cb (self);
  riffle_save_banner_set_session (self->banner, self->session);
  g_signal_connect_object (self->banner, "changed", G_CALLBACK (banner_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The page of games says the same as that of the game. */
void
riffle_window_add_chooser_banner (RiffleWindow *self)
{
  GtkWidget *banner = riffle_save_banner_new ();

  self->chooser_banner = RIFFLE_SAVE_BANNER (banner);
  riffle_chooser_add_banner (self->chooser, banner);
  narrow_changed_cb (self);
  riffle_save_banner_set_session (self->chooser_banner, self->session);
}

void
riffle_window_class_install_saving (GtkWidgetClass *class)
{
  static const RiffleWindowAction actions[] = {
    { "win.try-saving", try_saving_cb },
    { "win.close-notice", close_notice_cb },
  };

  riffle_window_class_add_actions (class, actions, G_N_ELEMENTS (actions));
}
