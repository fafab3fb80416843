/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons of the window in a header bar, of which a narrow window has few. */
#include "config.h"

#include "riffle-window-buttons.h"

static void
update_cb (AdwHeaderBar *bar)
{
  g_autofree char *usual = NULL;
  g_autofree char *few = NULL;
  g_autoptr (GRegex) others = g_regex_new ("(minimize|maximize),?", 0, 0, NULL);

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (bar)), "gtk-decoration-layout", &usual, NULL);
  if (usual != NULL)
    few = g_regex_replace_literal (others, usual, -1, 0, "", 0, NULL);
  adw_header_bar_set_decoration_layout (bar, few);
}

/**
 * riffle_window_buttons_set_few:
 * @bar: a header bar
 * @is_few: whether the window is narrow
 *
 * Leaves out the buttons that minimize and maximize a narrow window: they would take the room of
 * what else is in the header. A desktop for phones has none either.
 */
void
riffle_window_buttons_set_few (AdwHeaderBar *bar,
                               gboolean      is_few)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (bar));

  g_return_if_fail (ADW_IS_HEADER_BAR (bar));

  g_signal_handlers_disconnect_by_func (settings, update_cb, bar);
  adw_header_bar_set_decoration_layout (bar, NULL);
  if (!is_few)
    return;
  g_signal_connect_object (settings, "notify::gtk-decoration-layout", G_CALLBACK (update_cb), bar,
                           G_CONNECT_SWAPPED);
  update_cb (bar);
}
