/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the player drag a widget that lies over others out of the way: its margins hold it where it
 * was left, and never outside of its parent. */
#include "config.h"

#include "riffle-drag-aside.h"

#define DRAGGED "riffle-dragged"

/* From the right edge in languages that begin there. */
static int
get_x (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (widget, parent, &bounds))
    return 0;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    return gtk_widget_get_width (parent) - (int) (bounds.origin.x + bounds.size.width);
  return (int) bounds.origin.x;
}

static int
get_y (GtkWidget *widget)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  return gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &bounds)
         ? (int) bounds.origin.y
         : 0;
}

/* Buttons on the widget stay buttons: only what goes a little way is a drag. */
static void
update_cb (GtkGestureDrag *drag,
           double          x,
           double          y,
           gpointer        data)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (drag));
  GtkWidget *parent = gtk_widget_get_parent (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int room_x = MAX (0, gtk_widget_get_width (parent) - gtk_widget_get_width (widget));
  int room_y = MAX (0, gtk_widget_get_height (parent) - gtk_widget_get_height (widget));
  int at_x, at_y;

  if (!riffle_drag_aside_is_dragged (widget)
      && !gtk_drag_check_threshold (widget, 0, 0, (int) x, (int) y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  g_object_set_data (G_OBJECT (widget), DRAGGED, widget);
  /* The offset is told from where the widget is now, which moves with it. */
  at_x = CLAMP (get_x (widget) + (int) (is_mirrored ? -x : x), 0, room_x);
  at_y = CLAMP (get_y (widget) + (int) y, 0, room_y);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_widget_set_margin_start (widget, at_x);
  gtk_widget_set_margin_top (widget, at_y);
}

/**
 * riffle_drag_aside_add:
 * @widget: a widget in an overlay
 *
 * Lets the player drag the widget.
 */
void
riffle_drag_aside_add (GtkWidget *widget)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (drag, "drag-update", G_CALLBACK (update_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}

/**
 * riffle_drag_aside_is_dragged:
 * @widget: the widget
 *
 * Returns: whether the player has put the widget where it is
 */
gboolean
riffle_drag_aside_is_dragged (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), DRAGGED) != NULL;
}

/**
 * riffle_drag_aside_forget:
 * @widget: the widget
 *
 * Lets the widget go back to where its alignment puts it.
 */
void
riffle_drag_aside_forget (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), DRAGGED, NULL);
  gtk_widget_set_margin_start (widget, 0);
  gtk_widget_set_margin_top (widget, 0);
}
