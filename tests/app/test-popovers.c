/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What popovers do that GTK would complain of. */
#include "config.h"

#include <gtk/gtk.h>
#include <locale.h>

#include "riffle-popovers.h"

/* A dialog that comes or goes may leave nothing with the focus while a menu is open. */
static void
test_return_without_focus (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new (), *check = gtk_check_button_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), check);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));
  g_signal_emit_by_name (popover, "activate-default");
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));

  /* With the focus it does what it always did. */
  gtk_widget_grab_focus (check);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  g_signal_emit_by_name (popover, "activate-default");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  gtk_init ();
  riffle_popovers_prepare ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/popovers/return-without-focus", test_return_without_focus);
  return g_test_run ();
}
