/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds widgets by what they are and what they show. */
#pragma once

#include <gtk/gtk.h>

typedef gboolean (*WidgetTest)(GtkWidget *widget, const char *text);

/* Looks for a widget of a type, in a tree of them and at its top. It is given to `fits`, unless
 * that is NULL, with the text. Returns: (transfer none) (nullable): the first that fits */
static inline GtkWidget *
find_widget (GtkWidget  *tree,
             GType       type,
             WidgetTest  fits,
             const char *text)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (tree), type) && (fits == NULL || fits (tree, text)))
    return tree;
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, fits, text);
  return found;
}

static inline GtkWidget *
find_of_type (GtkWidget *tree,
              GType      type)
{
  return find_widget (tree, type, NULL, NULL);
}

static inline gboolean
has_text (GtkWidget  *label,
          const char *text)
{
  return g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text);
}

static inline gboolean
has_action (GtkWidget  *actionable,
            const char *action)
{
  return g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (actionable)), action) == 0;
}

/* Returns: (transfer none) (nullable): the label with a text, whether it is shown or not */
static inline GtkWidget *
find_text (GtkWidget  *tree,
           const char *text)
{
  return find_widget (tree, GTK_TYPE_LABEL, has_text, text);
}
