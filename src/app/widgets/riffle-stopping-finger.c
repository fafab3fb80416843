/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finger on a page that still moves stops it, and does nothing else: what lay under it has just
 * come there, and is not what the player meant. */
#include "config.h"

#include "riffle-stopping-finger.h"

#define MOVED_KEY   "riffle-moved"
#define RECENT_USEC (150 * 1000) /* several frames */
#define STEP        4.0 /* pixels; the last ones, on which a page creeps, are not seen */

/* When a page has moved by a step, and to where. */
typedef struct
{
  gint64 usec;
  double value;
} Moved;

static void
moved_cb (GtkWidget     *scrolled,
          GtkAdjustment *adjustment)
{
  Moved *moved = g_object_get_data (G_OBJECT (scrolled), MOVED_KEY);
  double value = gtk_adjustment_get_value (adjustment);

  if (ABS (value - moved->value) < STEP)
    return;
  *moved = (Moved) { g_get_monotonic_time (), value };
}

/* The page below the finger does not hear of it. The scrolled window does, so that the same finger
 * can push the page on. */
static void
pressed_cb (GtkGesture *finger,
            int         n_presses,
            double      x,
            double      y,
            GtkWidget  *scrolled)
{
  const Moved *moved = g_object_get_data (G_OBJECT (scrolled), MOVED_KEY);

  if (g_get_monotonic_time () - moved->usec < RECENT_USEC)
    gtk_gesture_set_state (finger, GTK_EVENT_SEQUENCE_CLAIMED);
}

/**
 * riffle_stopping_finger_add:
 * @scrolled: a page that is scrolled up and down and has its child
 *
 * Has a finger that comes down while the page moves by itself stop it only.
 */
void
riffle_stopping_finger_add (GtkScrolledWindow *scrolled)
{
  GtkGesture *finger = gtk_gesture_click_new ();

  g_object_set_data_full (G_OBJECT (scrolled), MOVED_KEY, g_new0 (Moved, 1), g_free);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scrolled), "value-changed",
                           G_CALLBACK (moved_cb), scrolled, G_CONNECT_SWAPPED);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (finger), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (finger), GTK_PHASE_CAPTURE);
  g_signal_connect_object (finger, "pressed", G_CALLBACK (pressed_cb), scrolled, 0);
  gtk_widget_add_controller (gtk_scrolled_window_get_child (scrolled),
                             GTK_EVENT_CONTROLLER (finger));
}
