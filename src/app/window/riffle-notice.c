/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that tells the player what must not be overlooked. */
#include "config.h"

#include "riffle-notice.h"

#include <glib/gi18n.h>

#include "riffle-text.h"
#include "ui-questions.h"

#define MAX_LETTERS 600 /* that are shown */

/**
 * riffle_notice_show:
 * @self: the notice
 * @window: above which it is shown
 * @log: (nullable): hears of it
 * @text: a sentence
 *
 * Shows the beginning of a text in a dialog, unless the dialog with that text is still there.
 */
void
riffle_notice_show (RiffleNotice   *self,
                    GtkWidget      *window,
                    RiffleEventLog *log,
                    const char     *text)
{
  g_autofree char *shown = riffle_text_dup_beginning (text, MAX_LETTERS);

  if (self->dialog != NULL && g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  riffle_event_log_write (log, "tell", shown);
  /* What is said while the program starts must not be covered by the window. */
  gtk_window_present (GTK_WINDOW (window));
  /* Translators: the title of a dialog with a message */
  g_set_weak_pointer (&self->dialog, riffle_ui_tell (window, _("Please Note"), shown));
}

/**
 * riffle_notice_clear:
 * @self: the notice
 *
 * Forgets what was told. The dialog stays.
 */
void
riffle_notice_clear (RiffleNotice *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_weak_pointer (&self->dialog);
}
