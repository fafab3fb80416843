/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What assistive technologies are told of widgets, which differs between versions of GTK. */
#include "config.h"

#include "ui-names.h"

#include "riffle-announce.h"

/**
 * riffle_ui_name:
 * @widget: a widget
 * @name: what it is called
 *
 * Names a widget for assistive technologies, whatever it was labelled by. Older versions would say
 * both, newer ones only what it was labelled by.
 */
void
riffle_ui_name (GtkWidget  *widget,
                const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * riffle_ui_describe:
 * @widget: a widget
 * @text: what is to be said of it
 *
 * Describes a widget for assistive technologies, whatever it was described by.
 */
void
riffle_ui_describe (GtkWidget  *widget,
                    const char *text)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

/**
 * riffle_ui_name_buttons:
 * @tree: the widgets of a template
 *
 * Names the buttons that show nothing but an icon by their tooltips. Older versions put the type of
 * the picture before the name, and call the button in a menu button by its type.
 */
void
riffle_ui_name_buttons (GtkWidget *tree)
{
  const char *tooltip = gtk_widget_get_tooltip_text (tree);

  if (GTK_IS_MENU_BUTTON (tree) && tooltip != NULL)
    {
      riffle_ui_name (tree, tooltip);
      riffle_ui_name (gtk_widget_get_first_child (tree), tooltip);
    }
  else if (GTK_IS_BUTTON (tree) && tooltip != NULL &&
           gtk_button_get_icon_name (GTK_BUTTON (tree)) != NULL)
    riffle_ui_name (tree, tooltip);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      riffle_ui_name_buttons (child);
}

/**
 * riffle_ui_announce:
 * @widget: where it happened
 * @text: what happened
 *
 * Has a screen reader say something, as well as the toolkit can.
 */
void
riffle_ui_announce (GtkWidget  *widget,
                    const char *text)
{
  riffle_announce (widget, text);
}
