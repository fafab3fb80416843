/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time of a game, on a button that pauses it. */
#include "config.h"

#include "riffle-time-button.h"

struct _RiffleTimeButton
{
  GtkToggleButton parent_instance;

  GtkLabel       *label;
};

G_DEFINE_FINAL_TYPE (RiffleTimeButton, riffle_time_button, GTK_TYPE_TOGGLE_BUTTON)

static void
riffle_time_button_class_init (RiffleTimeButtonClass *class)
{
}

static void
riffle_time_button_init (RiffleTimeButton *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "riffle-clock");
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.pause");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->label, NULL, -1);
}

/**
 * riffle_time_button_show_time:
 * @self: the button
 * @time: the time, as the player reads it
 * @help: what it is, and what a click does
 *
 * Shows a time.
 */
void
riffle_time_button_show_time (RiffleTimeButton *self,
                              const char       *time,
                              const char       *help)
{
  g_return_if_fail (RIFFLE_IS_TIME_BUTTON (self));

  gtk_label_set_text (self->label, time);
  /* Whenever a tooltip is set, GTK asks the display server where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), help) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), help);
}
