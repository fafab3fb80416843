/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scrolls a board that is higher than its window, and the buttons for that. */
#include "config.h"

#include "riffle-window-private.h"

#define MIN_BOARD_HEIGHT 80 /* pixels */

/* Nothing may be shown or hidden while sizes are being given out. */
static gboolean
update_buttons_cb (gpointer data)
{
  RiffleWindow *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double value = gtk_adjustment_get_value (adjustment);
  double last = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  gboolean scrolls = last > gtk_adjustment_get_lower (adjustment);
  gboolean is_narrow;

  self->scroll_id = 0;
  g_object_get (self->adaptive, "narrow", &is_narrow, NULL);
  gtk_widget_set_visible (self->header_scroll, scrolls && !is_narrow);
  gtk_widget_set_visible (self->bottom_scroll_up, scrolls);
  gtk_widget_set_visible (self->bottom_scroll_down, scrolls);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.scroll-up", scrolls && value > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.scroll-down", scrolls && value < last);
  return G_SOURCE_REMOVE;
}

static void
queue_update (RiffleWindow *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (update_buttons_cb, self);
}

static void
scroll_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  riffle_board_turn_page (RIFFLE_WINDOW (widget)->board,
                          g_str_equal (action, "win.scroll-up") ? -1 : 1);
}

void
riffle_window_class_install_scrolling (GtkWidgetClass *class)
{
  static const RiffleWindowAction actions[] = {
    { "win.scroll-up", scroll_cb },
    { "win.scroll-down", scroll_cb },
  };

  riffle_window_class_add_actions (class, actions, G_N_ELEMENTS (actions));
}

/* Where even the smallest cards do not fit, the wheel, keys, buttons and the focus scroll them.
 * Touching a card takes it and never scrolls. */
void
riffle_window_scroll_board (RiffleWindow *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_kinetic_scrolling (self->scrolled, FALSE);
  gtk_scrolled_window_set_overlay_scrolling (self->scrolled, FALSE);
  gtk_scrolled_window_set_min_content_height (self->scrolled, MIN_BOARD_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (self->scrolled, TRUE);
  gtk_scrolled_window_set_child (self->scrolled, GTK_WIDGET (self->board));
  self->backdrop = RIFFLE_BACKDROP (riffle_backdrop_new (scrolled));
  gtk_overlay_set_child (self->overlay, GTK_WIDGET (self->backdrop));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  queue_update (self);
}
