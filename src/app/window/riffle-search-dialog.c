/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says that a search goes on, with a bar that moves as long as nobody knows when it ends. */
#include "config.h"

#include "riffle-search-dialog.h"

#include <glib/gi18n.h>

#include "ui-compat.h"
#include "ui-questions.h"

#define PULSE_MSEC 100

struct _RiffleSearchDialog
{
  GObject         parent_instance;

  RiffleView     *view;
  char           *heading;
  char           *body;
  GtkWidget      *dialog;    /* (nullable): weak, as long as it is open */
  GtkProgressBar *progress;  /* in the dialog */
  guint           source_id; /* which waits for the dialog, or moves its bar */
};

G_DEFINE_FINAL_TYPE (RiffleSearchDialog, riffle_search_dialog, G_TYPE_OBJECT)

static guint cancelled_signal;

static void
riffle_search_dialog_dispose (GObject *object)
{
  RiffleSearchDialog *self = RIFFLE_SEARCH_DIALOG (object);

  if (self->view != NULL)
    riffle_search_dialog_close (self);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (riffle_search_dialog_parent_class)->dispose (object);
}

static void
riffle_search_dialog_finalize (GObject *object)
{
  RiffleSearchDialog *self = RIFFLE_SEARCH_DIALOG (object);

  g_free (self->heading);
  g_free (self->body);
  G_OBJECT_CLASS (riffle_search_dialog_parent_class)->finalize (object);
}

static void
riffle_search_dialog_class_init (RiffleSearchDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_search_dialog_dispose;
  G_OBJECT_CLASS (class)->finalize = riffle_search_dialog_finalize;
  cancelled_signal = g_signal_new ("cancelled", RIFFLE_TYPE_SEARCH_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_search_dialog_init (RiffleSearchDialog *self)
{
}

static gboolean
pulse_cb (gpointer data)
{
  RiffleSearchDialog *self = data;

  gtk_progress_bar_pulse (self->progress);
  return G_SOURCE_CONTINUE;
}

/* It is closing. If nobody has asked for that here, the player, or another game, has. */
static void
answered_cb (const char *response,
             gpointer    data)
{
  RiffleSearchDialog *self = data;

  if (self->dialog == NULL)
    return;
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_weak_pointer (&self->dialog);
  riffle_view_set_dialog (self->view, NULL);
  g_signal_emit (self, cancelled_signal, 0);
}

static gboolean
show_cb (gpointer data)
{
  static const RiffleUiResponse responses[] = { { "cancel", N_("_Cancel") }, { NULL } };
  RiffleSearchDialog *self = data;
  GtkWidget *progress = gtk_progress_bar_new ();
  GtkWidget *dialog;

  self->progress = GTK_PROGRESS_BAR (progress);
  gtk_accessible_update_property (GTK_ACCESSIBLE (progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search"), -1);
  dialog = riffle_ui_ask (riffle_view_get_window (self->view), self->heading, self->body,
                          responses, answered_cb, self);
  riffle_ui_add_content (dialog, progress);
  g_set_weak_pointer (&self->dialog, dialog);
  riffle_view_set_dialog (self->view, dialog);
  self->source_id = g_timeout_add (PULSE_MSEC, pulse_cb, self);
  return G_SOURCE_REMOVE;
}

/**
 * riffle_search_dialog_open:
 * @self: the dialog
 * @heading: in words
 * @body: in sentences
 * @delay_msec: how long a search may take before anything is said; 0: the dialog comes at once
 *
 * Opens the dialog.
 */
void
riffle_search_dialog_open (RiffleSearchDialog *self,
                           const char         *heading,
                           const char         *body,
                           guint               delay_msec)
{
  g_return_if_fail (RIFFLE_IS_SEARCH_DIALOG (self));

  riffle_search_dialog_close (self);
  g_free (self->heading);
  g_free (self->body);
  self->heading = g_strdup (heading);
  self->body = g_strdup (body);
  if (delay_msec > 0)
    self->source_id = g_timeout_add (delay_msec, show_cb, self);
  else
    show_cb (self);
}

/**
 * riffle_search_dialog_set_body:
 * @self: the dialog
 * @body: in sentences
 *
 * Says something else below the heading of the dialog that is open.
 */
void
riffle_search_dialog_set_body (RiffleSearchDialog *self,
                               const char         *body)
{
  g_return_if_fail (RIFFLE_IS_SEARCH_DIALOG (self));

  if (self->dialog != NULL)
    riffle_ui_set_body (self->dialog, body);
}

/**
 * riffle_search_dialog_close:
 * @self: the dialog
 *
 * Closes the dialog, or has it not come at all.
 */
void
riffle_search_dialog_close (RiffleSearchDialog *self)
{
  GtkWidget *dialog;

  g_return_if_fail (RIFFLE_IS_SEARCH_DIALOG (self));

  dialog = self->dialog;
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_weak_pointer (&self->dialog);
  if (dialog == NULL)
    return;
  riffle_view_set_dialog (self->view, NULL);
  riffle_ui_close (dialog);
}

/**
 * riffle_search_dialog_new:
 * @view: what the player sees
 *
 * Returns: (transfer full): a dialog that is not open yet
 */
RiffleSearchDialog *
riffle_search_dialog_new (RiffleView *view)
{
  RiffleSearchDialog *self = g_object_new (RIFFLE_TYPE_SEARCH_DIALOG, NULL);

  self->view = g_object_ref (view);
  return self;
}
