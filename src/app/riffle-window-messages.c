/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells the player: toasts, refusals, what the board asks for. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "riffle-toast.h"
#include "ui-compat.h"

#define MESSAGE_SECONDS 3

static void
show_toast (RiffleWindow *self,
            AdwToast     *toast)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_object (&self->toast, toast);
  riffle_event_log_write (self->log, "toast", riffle_toast_get_text (toast));
  riffle_toast_fit (toast, GTK_WIDGET (self));
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * riffle_window_show_toast:
 * @self: the window
 * @toast: (transfer full): a toast made by riffle_toast_new ()
 *
 * Shows a toast in place of the one before it.
 */
void
riffle_window_show_toast (RiffleWindow *self,
                          AdwToast     *toast)
{
  riffle_ui_announce (GTK_WIDGET (self), riffle_toast_get_text (toast));
  show_toast (self, toast);
}

static void
show_briefly (RiffleWindow *self,
              const char   *message)
{
  AdwToast *toast = riffle_toast_new (message);

  adw_toast_set_timeout (toast, MESSAGE_SECONDS);
  show_toast (self, toast);
}

/**
 * riffle_window_tell:
 * @self: the window
 * @message: a sentence
 *
 * Tells the player something that must not be overlooked; the same thing is told only once.
 */
void
riffle_window_tell (RiffleWindow *self,
                    const char   *message)
{
  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  if (g_strcmp0 (self->told, message) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (message);
  riffle_event_log_write (self->log, "tell", message);
  /* What is told while the program starts must not be covered by the window. */
  gtk_window_present (GTK_WINDOW (self));
  riffle_ui_tell (GTK_WIDGET (self), _("Please Note"), message);
}

/* The board has told screen readers already. */
static void
refused_cb (RiffleWindow *self,
            const char   *sentence)
{
  riffle_event_log_write (self->log, "refused", sentence);
  if (g_settings_get_boolean (self->settings, "messages"))
    show_briefly (self, sentence);
}

static void
prompt_cb (RiffleWindow *self,
           const char   *sentence)
{
  riffle_event_log_write (self->log, "prompt", sentence == NULL ? "-" : sentence);
  riffle_status_row_set_prompt (self->status, sentence);
}

static void
selection_changed_cb (RiffleWindow *self)
{
  g_autofree char *size = g_strdup_printf ("%u", riffle_board_get_selection_size (self->board));

  riffle_event_log_write (self->log, "select", size);
}

void
riffle_window_listen_to_board (RiffleWindow *self)
{
  g_signal_connect_swapped (self->board, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->board, "prompt", G_CALLBACK (prompt_cb), self);
  g_signal_connect_swapped (self->board, "selection-changed", G_CALLBACK (selection_changed_cb),
                            self);
}
