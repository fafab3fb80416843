/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens the display, and reads no style sheet in vain. */
#include "config.h"

#include "riffle-display.h"

#include <gtk/gtk.h>

/*
 * GTK reads its own style sheets with the settings of the display, and libadwaita throws them away
 * at once for its own. If the player has not asked for a theme, GTK is told to begin with the
 * empty one of libadwaita: that is a seventh of all that is done until the window is there.
 * Afterwards it must look as if nobody had named a theme, or libadwaita leaves its style out.
 */
void
riffle_display_open (void)
{
  gboolean chosen = g_getenv ("GTK_THEME") != NULL;

  if (!chosen)
    g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  gtk_init ();
  gtk_settings_get_default ();
  if (!chosen)
    g_unsetenv ("GTK_THEME");
}
