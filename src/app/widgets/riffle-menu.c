/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus that are there only while they are open, which saves time at the start. */
#include "config.h"

#include "riffle-menu.h"

#include "riffle-popovers.h"
#include "ui-names.h"

#define FOCUS "riffle-menu-focus" /* what had it before the menu was opened */

static void
drop (gpointer button)
{
  gtk_menu_button_set_menu_model (button, NULL);
}

static void
weak_ref_free (gpointer ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

static GtkWidget *
get_focus (GtkWidget *button)
{
  return gtk_root_get_focus (gtk_widget_get_root (button));
}

static void
remember_focus (GtkWidget *button)
{
  GWeakRef *ref = g_new0 (GWeakRef, 1);

  g_weak_ref_init (ref, get_focus (button));
  g_object_set_data_full (G_OBJECT (button), FOCUS, ref, weak_ref_free);
}

static void
give_focus_back (GtkWidget *button)
{
  GtkWidget *focus = gtk_widget_get_root (button) != NULL ? get_focus (button) : NULL;
  g_autoptr (GtkWidget) before = NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, button))
    return;
  before = g_weak_ref_get (g_object_get_data (G_OBJECT (button), FOCUS));
  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
}

/* GTK 4.18 gives it to the button after the menu was closed by a key. */
static void
closed_idle (gpointer data)
{
  g_autoptr (GtkWidget) button = data;

  give_focus_back (button);
}

static void
closed_cb (GtkPopover    *popover,
           GtkMenuButton *button)
{
  give_focus_back (GTK_WIDGET (button));
  g_idle_add_once (closed_idle, g_object_ref (button));
  riffle_popovers_drop_later (popover, drop, button);
}

/* The tooltip of the button would lie over the first entries: the pointer rests on the button. */
static void
follow_popover (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), button, 0);
  g_object_bind_property (popover, "visible", button, "has-tooltip",
                          G_BINDING_INVERT_BOOLEAN);
}

/**
 * riffle_menu_make:
 * @button: a button that is about to open its menu
 * @menu: its menu
 *
 * Makes the menu, which is gone again soon after it was closed. The focus goes back to where it is
 * now then.
 *
 * Returns: whether it was not there yet
 */
gboolean
riffle_menu_make (GtkMenuButton *button,
                  GMenuModel    *menu)
{
  gboolean is_new;

  g_return_val_if_fail (GTK_IS_MENU_BUTTON (button), FALSE);

  remember_focus (GTK_WIDGET (button));
  is_new = gtk_menu_button_get_menu_model (button) == NULL;
  if (is_new)
    gtk_menu_button_set_menu_model (button, menu);
  /* One that is still there may have other entries by now. */
  riffle_ui_name_entries (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  if (is_new)
    follow_popover (button);
  return is_new;
}

static gboolean
is_left_out (GMenuModel *all,
             int         nth,
             GStrv       left_out)
{
  g_autofree char *action = NULL;

  return left_out != NULL
         && g_menu_model_get_item_attribute (all, nth, G_MENU_ATTRIBUTE_ACTION, "s", &action)
         && g_strv_contains ((const char *const *) left_out, action);
}

/* How many entries a menu has in all of its parts. */
static int
count_entries (GMenuModel *menu)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) part = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      n += part != NULL ? count_entries (part) : 1;
    }
  return n;
}

/* Gives an entry its part of the menu, or the menu that it opens. Returns: FALSE if nothing is left
 * of it; parts that are empty may be filled later, while nothing is left out */
static gboolean
set_link (GMenuItem  *item,
          GMenuModel *all,
          int         nth,
          GStrv       left_out)
{
  static const char *const names[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (guint i = 0; left_out != NULL && i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GMenuModel) link = g_menu_model_get_item_link (all, nth, names[i]);
      g_autoptr (GMenu) part = NULL;

      if (link == NULL)
        continue;
      part = riffle_menu_new_without (link, left_out);
      if (count_entries (G_MENU_MODEL (part)) == 0)
        return FALSE;
      g_menu_item_set_link (item, names[i], G_MENU_MODEL (part));
    }
  return TRUE;
}

/**
 * riffle_menu_new_without:
 * @all: a menu
 * @left_out: (nullable): actions, with their prefix
 *
 * Makes a menu of the entries of another one, but for those of some actions. A menu in it that
 * becomes empty is left out, too. GTK cannot take a menu out of one that was seen, so it does not
 * change.
 *
 * Returns: (transfer full): the menu
 */
GMenu *
riffle_menu_new_without (GMenuModel *all,
                         GStrv       left_out)
{
  GMenu *menu = g_menu_new ();

  for (int i = 0; i < g_menu_model_get_n_items (all); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new_from_model (all, i);

      if (!is_left_out (all, i, left_out) && set_link (item, all, i, left_out))
        g_menu_append_item (menu, item);
    }
  return menu;
}
