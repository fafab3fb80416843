/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs with much to read are higher in a high window, and never higher than it; needs a
 * display. */
#include "config.h"

#include "ui-compat.h"
#include "ui-preferences.h"

#define USUAL 600 /* pixels */

static int
get_height (GtkWidget *dialog)
{
#if RIFFLE_HAS_DIALOGS
  return adw_dialog_get_content_height (ADW_DIALOG (dialog));
#else
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  return height;
#endif
}

static void
wait_for_size (GtkWidget *window)
{
  while (gtk_widget_get_height (window) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
check_height (int room,
              int least,
              int most)
{
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "default-width", 800,
                                    "default-height", room, NULL);
  GtkWidget *page = riffle_ui_page_new ("Page", gtk_label_new ("Text"), 400, USUAL);
  GtkWidget *preferences = riffle_ui_preferences_new ("Preferences");

  gtk_window_present (GTK_WINDOW (window));
  wait_for_size (window);
  riffle_ui_present_tall (page, window);
  g_assert_cmpint (get_height (page), >=, least);
  g_assert_cmpint (get_height (page), <=, most);
  riffle_ui_present_tall (preferences, window);
  g_assert_cmpint (get_height (preferences), >=, least);
  riffle_ui_close (page);
  riffle_ui_close (preferences);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_height (void)
{
  check_height (700, 550, USUAL);
  check_height (1000, 780, 820);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/dialog-size/height", test_height);
  return g_test_run ();
}
