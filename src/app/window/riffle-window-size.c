/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers how large the window was. */
#include "config.h"

#include "riffle-window-size.h"

/**
 * riffle_window_size_restore:
 * @window: a window that is not shown yet
 * @settings: the settings of the program
 *
 * Makes a window as large as it was the last time.
 *
 * Returns: its width, in pixels
 */
int
riffle_window_size_restore (GtkWindow *window,
                            GSettings *settings)
{
  int width = g_settings_get_int (settings, "window-width");

  gtk_window_set_default_size (window, width, g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "maximized"))
    gtk_window_maximize (window);
  return width;
}

/**
 * riffle_window_size_save:
 * @window: the window
 * @settings: the settings of the program
 *
 * Notes how large a window is.
 */
void
riffle_window_size_save (GtkWindow *window,
                         GSettings *settings)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_boolean (settings, "maximized", gtk_window_is_maximized (window));
  if (gtk_window_is_maximized (window) || gtk_window_is_fullscreen (window))
    return;
  g_settings_set_int (settings, "window-width", MAX (width, 1));
  g_settings_set_int (settings, "window-height", MAX (height, 1));
}
