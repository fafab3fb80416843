/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header of a game leaves the room of a narrow window to the name of the game; needs a
 * display. */
#include "config.h"

#include "find-widget.h"
#include "riffle-game-header.h"

/* How many buttons with such a class there are. */
static guint
count_buttons (GtkWidget  *widget,
               const char *class)
{
  guint n = GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, class) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child, class);
  return n;
}

static void
check_buttons (GtkWidget *header,
               guint      n_sizes,
               guint      n_closes)
{
  g_assert_cmpuint (count_buttons (header, "minimize"), ==, n_sizes);
  g_assert_cmpuint (count_buttons (header, "maximize"), ==, n_sizes);
  g_assert_cmpuint (count_buttons (header, "close"), ==, n_closes);
}

/* On whichever side the buttons of the window are, and whenever the player changes that. */
static void
test_buttons (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = adw_window_new ();
  GtkWidget *header = g_object_new (RIFFLE_TYPE_GAME_HEADER, NULL);

  g_object_set (settings, "gtk-decoration-layout", "menu:minimize,maximize,close", NULL);
  adw_window_set_content (ADW_WINDOW (window), header);
  gtk_window_present (GTK_WINDOW (window));
  check_buttons (header, 1, 1);
  g_object_set (header, "narrow", TRUE, NULL);
  check_buttons (header, 0, 1);
  g_object_set (settings, "gtk-decoration-layout", "close,minimize,maximize:", NULL);
  check_buttons (header, 0, 1);
  g_object_set (settings, "gtk-decoration-layout", ":", NULL);
  check_buttons (header, 0, 0);
  g_object_set (header, "narrow", FALSE, NULL);
  check_buttons (header, 0, 0);
  g_object_set (settings, "gtk-decoration-layout", "close,minimize,maximize:", NULL);
  check_buttons (header, 1, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
check_subtitle (guint64     number,
                const char *property,
                const char *expected)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatGame) game = NULL;
  GtkWidget *header = g_object_ref_sink (g_object_new (RIFFLE_TYPE_GAME_HEADER, property, TRUE,
                                                       NULL));
  GtkWidget *title = find_of_type (header, ADW_TYPE_WINDOW_TITLE);

  pat_registry_add_default_folders (registry, FALSE);
  game = pat_game_new (pat_registry_find (registry, "golf"), NULL, number, NULL);
  riffle_game_header_set_game (RIFFLE_GAME_HEADER (header), game);
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==, expected);
  g_object_unref (header);
}

/* All digits of a deal are to be seen. */
static void
test_deal_numbers (void)
{
  check_subtitle (617, "fullscreened", "Deal 617");
  check_subtitle (617, "narrow", "#617");
  check_subtitle (617, "low", "#617");
  check_subtitle (18446744073709, "fullscreened", "#18446744073709");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/header/buttons", test_buttons);
  g_test_add_func ("/app/header/deal-numbers", test_deal_numbers);
  return g_test_run ();
}
