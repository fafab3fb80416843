/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What popovers do that GTK would complain of. */
#include "config.h"

#include <gtk/gtk.h>
#include <locale.h>

#include "find-widget.h"
#include "riffle-menu.h"
#include "riffle-popovers.h"
#include "riffle-toast.h"
#include "ui-faults.h"

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

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
wait_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* An event that is late must find the menu that it belongs to; after that, the menu is gone. */
static void
test_closed_menu (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new ();
  GtkMenuButton *menu_button = GTK_MENU_BUTTON (button);
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *popover;
  gint64 closed;

  g_menu_append (menu, "Entry", NULL);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (riffle_menu_make (menu_button, G_MENU_MODEL (menu)));
  gtk_menu_button_popup (menu_button);
  gtk_menu_button_popdown (menu_button);
  closed = g_get_monotonic_time ();
  while (gtk_menu_button_get_popover (menu_button) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint ((g_get_monotonic_time () - closed) / 1000, >=, RIFFLE_POPOVERS_LINGER);

  /* One that was opened again stays. */
  riffle_menu_make (menu_button, G_MENU_MODEL (menu));
  gtk_menu_button_popup (menu_button);
  gtk_menu_button_popdown (menu_button);
  gtk_menu_button_popup (menu_button);
  wait_for (2 * RIFFLE_POPOVERS_LINGER);
  g_assert_nonnull (gtk_menu_button_get_popover (menu_button));

  /* So does one that the toolkit takes for having the pointer, until it has not. */
  gtk_menu_button_popdown (menu_button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (menu_button));
  gtk_widget_set_state_flags (popover, GTK_STATE_FLAG_PRELIGHT, FALSE);
  wait_for (2 * RIFFLE_POPOVERS_LINGER);
  g_assert_nonnull (gtk_menu_button_get_popover (menu_button));
  gtk_widget_unset_state_flags (popover, GTK_STATE_FLAG_PRELIGHT);
  wait_for (2 * RIFFLE_POPOVERS_LINGER);
  g_assert_null (gtk_menu_button_get_popover (menu_button));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whatever the pointer rests on, nothing lies over the entries. */
static void
test_tooltip (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new ();
  GtkMenuButton *menu_button = GTK_MENU_BUTTON (button);
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, "Entry", NULL);
  gtk_widget_set_tooltip_text (button, "Main Menu");
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  riffle_menu_make (menu_button, G_MENU_MODEL (menu));
  g_assert_true (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popup (menu_button);
  g_assert_false (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popdown (menu_button);
  g_assert_true (gtk_widget_get_has_tooltip (button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Main Menu");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Toasts that only tell something do not wait for each other; what can be undone keeps its
 * button. */
static void
test_toasts (void)
{
  GtkWidget *window = gtk_window_new (), *overlay = adw_toast_overlay_new ();
  const guint n_toasts = 4;
  AdwToast *toasts[n_toasts];
  guint n_dismissed[n_toasts];

  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < n_toasts; i++)
    {
      toasts[i] = i == 1 ? riffle_toast_new_undoable ("Removed") : riffle_toast_new ("Refused");
      n_dismissed[i] = 0;
      g_signal_connect_swapped (toasts[i], "dismissed", G_CALLBACK (count_cb), &n_dismissed[i]);
      riffle_toast_show (g_object_ref (toasts[i]), ADW_TOAST_OVERLAY (overlay));
      wait_for (20);
    }
  g_assert_cmpuint (n_dismissed[0], ==, 1);
  g_assert_cmpuint (n_dismissed[1], ==, 0);
  g_assert_cmpuint (n_dismissed[2], ==, 1);
  g_assert_cmpuint (n_dismissed[3], ==, 0);
  for (guint i = 0; i < n_toasts; i++)
    {
      g_signal_handlers_disconnect_by_data (toasts[i], &n_dismissed[i]);
      g_object_unref (toasts[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
popover_new (GtkWidget *parent)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Entry"));
  gtk_widget_set_parent (popover, parent);
  return popover;
}

static void
open_popover (GtkWidget *popover)
{
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_for (300);
  g_assert_true (gtk_widget_get_mapped (popover));
}

/* A menu goes with its page, which may slide off the display; while pages slide none opens. */
static void
test_other_page (void)
{
  GtkWidget *window = gtk_window_new (), *stack = gtk_stack_new ();
  GtkWidget *first = gtk_button_new_with_label ("First"), *second = gtk_label_new ("Second");
  GtkWidget *popover = popover_new (first);

  gtk_stack_set_transition_type (GTK_STACK (stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
  gtk_stack_set_transition_duration (GTK_STACK (stack), 300);
  gtk_stack_add_child (GTK_STACK (stack), first);
  gtk_stack_add_child (GTK_STACK (stack), second);
  gtk_window_set_child (GTK_WINDOW (window), stack);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (300);
  open_popover (popover);
  gtk_stack_set_visible_child (GTK_STACK (stack), second);
  wait_for (100);
  g_assert_false (gtk_widget_get_visible (popover));
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_false (gtk_widget_get_visible (popover));
  wait_for (500);
  gtk_stack_set_visible_child (GTK_STACK (stack), first);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_false (gtk_widget_get_visible (popover));
  wait_for (500);
  gtk_widget_grab_focus (first);
  open_popover (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for (RIFFLE_POPOVERS_LINGER);
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_scrolled (void)
{
  GtkWidget *window = gtk_window_new (), *scrolled = gtk_scrolled_window_new ();
  GtkWidget *fixed = gtk_fixed_new (), *button = gtk_button_new_with_label ("Tile");
  GtkWidget *popover = popover_new (button);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  gtk_fixed_put (GTK_FIXED (fixed), button, 10, 10);
  gtk_fixed_put (GTK_FIXED (fixed), gtk_label_new ("End"), 10, 5000);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), fixed);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (300);
  open_popover (popover);
  gtk_adjustment_set_value (adjustment, 4000);
  wait_for (300);
  g_assert_false (gtk_widget_get_visible (popover));
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GMenu *
new_part (const char *first,
          const char *second)
{
  GMenu *part = g_menu_new ();

  g_menu_append (part, first, first);
  g_menu_append (part, second, second);
  return part;
}

static void
check_entries (GMenu *menu,
               int    n,
               int    n_in_first)
{
  g_autoptr (GMenuModel) first = g_menu_model_get_item_link (G_MENU_MODEL (menu), 0,
                                                             G_MENU_LINK_SECTION);

  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (menu)), ==, n);
  g_assert_cmpint (g_menu_model_get_n_items (first), ==, n_in_first);
}

/* A menu of which nothing is left is not there either; another time all entries are. */
static void
test_left_out (void)
{
  const char *const left_out[] = { "win.b", "win.c", "win.d", NULL };
  g_autoptr (GMenu) all = g_menu_new (), some = NULL, shown = NULL;
  g_autoptr (GMenu) section = new_part ("win.a", "win.b"), submenu = new_part ("win.c", "win.d");

  g_menu_append_section (all, NULL, G_MENU_MODEL (section));
  g_menu_append_submenu (all, "Menu", G_MENU_MODEL (submenu));
  some = riffle_menu_new_without (G_MENU_MODEL (all), (GStrv) left_out);
  check_entries (some, 1, 1);
  shown = riffle_menu_new_without (G_MENU_MODEL (all), NULL);
  check_entries (shown, 2, 2);
}

/* Keys can be taken away while a menu shows them, and be given back. */
static void
test_keys (void)
{
  const char *const keys[] = { "<Control>e", NULL }, *const none[] = { NULL };
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_autoptr (GSimpleAction) action = g_simple_action_new ("entry", NULL);
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *window, *button = gtk_menu_button_new ();

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_action_map_add_action (G_ACTION_MAP (application), G_ACTION (action));
  g_menu_append (menu, "Entry", "app.entry");
  window = gtk_application_window_new (application);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  riffle_ui_set_keys (application, "app.entry", keys);
  riffle_menu_make (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  for (int i = 0; i < 3; i++)
    {
      riffle_ui_set_keys (application, "app.entry", none);
      riffle_ui_set_keys (application, "app.entry", keys);
    }
  g_assert_nonnull (find_text (button, "Ctrl+E"));
  riffle_ui_set_keys (application, "app.entry", none);
  g_assert_null (find_text (button, "Ctrl+E"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  adw_init ();
  riffle_popovers_prepare ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/popovers/return-without-focus", test_return_without_focus);
  g_test_add_func ("/app/popovers/closed-menu", test_closed_menu);
  g_test_add_func ("/app/popovers/tooltip", test_tooltip);
  g_test_add_func ("/app/popovers/toasts", test_toasts);
  g_test_add_func ("/app/popovers/other-page", test_other_page);
  g_test_add_func ("/app/popovers/scrolled", test_scrolled);
  g_test_add_func ("/app/popovers/left-out", test_left_out);
  g_test_add_func ("/app/popovers/keys", test_keys);
  return g_test_run ();
}
