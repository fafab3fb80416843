/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of buttons that lead to other pages. They are buttons rather than links inside of a text,
 * because screen readers find no links in the texts of older versions of GTK. */
#include "config.h"

#include "riffle-links.h"

#include "riffle-flow-layout.h"

/**
 * riffle_links_new:
 * @label: what the buttons are for, said by screen readers
 *
 * Returns: (transfer floating): a row without buttons
 */
GtkWidget *
riffle_links_new (const char *label)
{
  GtkWidget *self = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_set_layout_manager (self, g_object_new (RIFFLE_TYPE_FLOW_LAYOUT, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return self;
}

/**
 * riffle_links_add:
 * @self: a row made by riffle_links_new ()
 * @title: what the button leads to
 * @action: the action that leads there
 * @target: its parameter
 *
 * Adds a button.
 */
void
riffle_links_add (GtkWidget  *self,
                  const char *title,
                  const char *action,
                  const char *target)
{
  GtkWidget *button = gtk_button_new_with_label (title);

  gtk_widget_add_css_class (button, "riffle-chip");
  /* Each row begins at the start. */
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_box_append (GTK_BOX (self), button);
}
