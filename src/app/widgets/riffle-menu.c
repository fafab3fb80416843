/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus that are there only while they are open. That saves time at the start; and if a menu
 * that was opened before shows a key, GTK 4.8 does not allow the key to be taken away. */
#include "config.h"

#include "riffle-menu.h"

#include "riffle-popovers.h"
#include "ui-names.h"

#define DROP "riffle-menu-drop" /* the source that takes the menu away */

static gboolean
drop_cb (gpointer data)
{
  GtkMenuButton *button = data;
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  g_object_steal_data (G_OBJECT (button), DROP);
  if (popover != NULL && !gtk_widget_get_visible (GTK_WIDGET (popover)))
    gtk_menu_button_set_menu_model (button, NULL);
  return G_SOURCE_REMOVE;
}

static void
remove_source (gpointer id)
{
  g_source_remove (GPOINTER_TO_UINT (id));
}

/* The entry that was chosen needs the menu for a moment more, too. */
static void
closed_cb (GtkMenuButton *button)
{
  guint id = g_timeout_add (RIFFLE_POPOVERS_LINGER, drop_cb, button);

  g_object_set_data_full (G_OBJECT (button), DROP, GUINT_TO_POINTER (id), remove_source);
}

/**
 * riffle_menu_make:
 * @button: a button that is about to open its menu
 * @menu: its menu
 *
 * Makes the menu, which is gone again soon after it was closed.
 *
 * Returns: whether it was not there yet
 */
gboolean
riffle_menu_make (GtkMenuButton *button,
                  GMenuModel    *menu)
{
  gboolean is_new;

  g_return_val_if_fail (GTK_IS_MENU_BUTTON (button), FALSE);

  is_new = gtk_menu_button_get_menu_model (button) == NULL;
  if (is_new)
    gtk_menu_button_set_menu_model (button, menu);
  /* One that is still there may have other entries by now. */
  riffle_ui_name_entries (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  if (is_new)
    g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                             G_CALLBACK (closed_cb), button, G_CONNECT_SWAPPED);
  return is_new;
}
