/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the player something in a dialog. */
#include "config.h"

#include "riffle-messages-private.h"

#include <glib/gi18n.h>

#include "riffle-text.h"
#include "ui-questions.h"

#define MAX_LETTERS 600 /* of a message */

/**
 * riffle_messages_tell:
 * @self: the messages
 * @message: a sentence
 *
 * Tells the player something that must not be overlooked. What a dialog is showing is not told in
 * another one.
 */
void
riffle_messages_tell (RiffleMessages *self,
                      const char     *message)
{
  GtkWidget *window = riffle_view_get_window (self->view);
  g_autofree char *shown = riffle_text_dup_beginning (message, MAX_LETTERS);

  if (self->dialog != NULL && g_strcmp0 (self->told, message) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (message);
  riffle_event_log_write (self->log, "tell", shown);
  /* What is said while the program starts must not be covered by the window. */
  gtk_window_present (GTK_WINDOW (window));
  /* Translators: the title of a dialog with a message */
  g_set_weak_pointer (&self->dialog, riffle_ui_tell (window, _("Please Note"), shown));
}
