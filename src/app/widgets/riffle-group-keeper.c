/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window of preferences in libadwaita 1.2 takes a reference to each group that it searches, which
 * is each group that is seen, and never drops it. All rows would outlive their page, and their
 * settings and signals with them. So groups are emptied when their page has gone. */
#include "config.h"

#include "riffle-group-keeper.h"

#define KEY "riffle-groups"

static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LIST_BOX (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_list (child);
  return found;
}

static void
remove_children (AdwPreferencesGroup *group,
                 GtkWidget           *parent,
                 GtkWidget           *kept)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (child != kept)
        adw_preferences_group_remove (group, child);
      child = next;
    }
}

/* To dispose of the group would be simpler, but libadwaita 1.2 does not bear that twice, and
 * whoever keeps the group, as an event that goes through it does, may drop it later. */
static void
empty_group (AdwPreferencesGroup *group)
{
  GtkWidget *list;

  /* It may have been disposed of already. */
  if (gtk_widget_get_first_child (GTK_WIDGET (group)) == NULL)
    return;
  adw_preferences_group_set_header_suffix (group, NULL);
  list = find_list (GTK_WIDGET (group));
  g_return_if_fail (list != NULL);

  remove_children (group, list, NULL);
  /* Other widgets stand beside the list. */
  remove_children (group, gtk_widget_get_parent (list), list);
}

/* A group that is still there is empty from now on. */
static void
let_go (gpointer group)
{
  gpointer survivor = group;

  g_object_add_weak_pointer (group, &survivor);
  g_object_unref (group);
  if (survivor == NULL)
    return;
  g_object_remove_weak_pointer (survivor, &survivor);
  empty_group (survivor);
}

static AdwPreferencesGroup *
find_group (GtkWidget *widget)
{
  AdwPreferencesGroup *found = NULL;

  if (ADW_IS_PREFERENCES_GROUP (widget))
    return ADW_PREFERENCES_GROUP (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_group (child);
  return found;
}

/* One that is taken off the page is kept, too: it may be put back. */
static void
groups_changed_cb (GListModel *groups,
                   guint       position,
                   guint       n_removed,
                   guint       n_added,
                   GPtrArray  *kept)
{
  for (guint i = position; i < position + n_added; i++)
    {
      gpointer group = g_list_model_get_item (groups, i);

      if (g_ptr_array_find (kept, group, NULL))
        g_object_unref (group);
      else
        g_ptr_array_add (kept, group);
    }
}

/**
 * riffle_group_keeper_add:
 * @page: a page with at least one group
 *
 * Lets all groups that the page has, now or later, go with it.
 */
void
riffle_group_keeper_add (AdwPreferencesPage *page)
{
  AdwPreferencesGroup *first = find_group (GTK_WIDGET (page));
  GPtrArray *kept = g_ptr_array_new_with_free_func (let_go);
  GListModel *groups;

  g_return_if_fail (first != NULL);

  groups = gtk_widget_observe_children (gtk_widget_get_parent (GTK_WIDGET (first)));
  groups_changed_cb (groups, 0, 0, g_list_model_get_n_items (groups), kept);
  g_signal_connect (groups, "items-changed", G_CALLBACK (groups_changed_cb), kept);
  g_object_set_data_full (G_OBJECT (groups), KEY, kept, (GDestroyNotify) g_ptr_array_unref);
  g_object_set_data_full (G_OBJECT (page), KEY, groups, g_object_unref);
}
