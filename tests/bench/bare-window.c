/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window of libadwaita with a header and nothing in it, started as Riffle starts its own: what
 * the toolkit alone needs. */
#include "config.h"

#include <adwaita.h>

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  g_setenv (gtk_get_minor_version () < 16 ? "GDK_DEBUG" : "GDK_DISABLE",
            gtk_get_minor_version () < 16 ? "gl-disable" : "gl,vulkan", TRUE);
  g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  gtk_init ();
  gtk_settings_get_default ();
  g_unsetenv ("GTK_THEME");
  application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
