/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window of preferences in libadwaita 1.2 takes a reference to each group that it searches, and
 * never drops it, even if nobody can search. It searches those groups that can be seen when their
 * page is added, so they are hidden until then. */
#include "config.h"

#include "riffle-unsearched-page.h"

#include "ui-compat.h"

#if !RIFFLE_HAS_DIALOGS
static void
list_visible_groups (GtkWidget *widget,
                     GPtrArray *groups)
{
  if (ADW_IS_PREFERENCES_GROUP (widget))
    {
      if (gtk_widget_get_visible (widget))
        g_ptr_array_add (groups, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_visible_groups (child, groups);
}

static void
set_visible (GPtrArray *groups,
             gboolean   visible)
{
  for (guint i = 0; i < groups->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (groups, i), visible);
}

/**
 * riffle_unsearched_page_add:
 * @window: a window of preferences
 * @page: a page that has all its groups
 *
 * Adds a page. It and its groups are destroyed with the window.
 */
void
riffle_unsearched_page_add (GtkWidget          *window,
                            AdwPreferencesPage *page)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  list_visible_groups (GTK_WIDGET (page), groups);
  set_visible (groups, FALSE);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  set_visible (groups, TRUE);
}
#endif
