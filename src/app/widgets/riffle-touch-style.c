/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the style sheet whether the player has last used a finger in a window, so that what opens
 * then is large enough for one. */
#include "config.h"

#include "riffle-touch-style.h"

#define STYLE "is-touched"

/* Whether the player who does this uses a finger; keys and the wheel tell nothing of that. */
static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          GtkWidget                *window)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_BEGIN)
    gtk_widget_add_css_class (window, STYLE);
  else if (type == GDK_BUTTON_PRESS)
    gtk_widget_remove_css_class (window, STYLE);
  return GDK_EVENT_PROPAGATE;
}

/**
 * riffle_touch_style_follow:
 * @window: a window
 *
 * Gives the window the style class “is-touched” while the last press in it was that of a finger.
 */
void
riffle_touch_style_follow (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), window);
  gtk_widget_add_controller (window, controller);
}
