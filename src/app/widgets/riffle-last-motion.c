/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repeats the last motion of the pointer before a button is released.
 *
 * If a widget is hidden or removed while the pointer is pressed on it, GTK gives the press to the
 * parent of that widget, but sends the release to whatever lies under the pointer then, which was
 * never pressed: “Broken accounting of active state”. With any motion before the release, GTK finds
 * the widget that has the press. */
#include "config.h"

#include "riffle-last-motion.h"

static GdkEvent *last_motion; /* (nullable) */

/* Whether what lies under the pointer is pressed; outside of the window nothing is. */
static gboolean
is_pressed (GdkSurface *surface,
            GdkEvent   *release)
{
  GtkNative *native = gtk_native_get_for_surface (surface);
  GtkWidget *target;
  double x, y, inside_x, inside_y;

  if (native == NULL || !gdk_event_get_position (release, &x, &y))
    return TRUE;
  gtk_native_get_surface_transform (native, &inside_x, &inside_y);
  target = gtk_widget_pick (GTK_WIDGET (native), x - inside_x, y - inside_y, GTK_PICK_DEFAULT);
  return target != NULL &&
         (gtk_widget_get_state_flags (target) & GTK_STATE_FLAG_ACTIVE) != 0;
}

/* What has the press may be hidden behind something else that is pressed as well, such as the page
 * around it. A motion to where the pointer is changes nothing else. */
static gboolean
is_at (GdkEvent *motion,
       GdkEvent *release)
{
  double x, y, release_x, release_y;

  return gdk_event_get_position (motion, &x, &y) &&
         gdk_event_get_position (release, &release_x, &release_y) &&
         x == release_x && y == release_y;
}

/* While a button is held, the window gets all motions, also those outside of it. */
static gboolean
is_held (GdkEvent *event)
{
  const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;

  return (gdk_event_get_modifier_state (event) & buttons) != 0;
}

/* A motion from before the press would end a click: no button was held. */
static void
repeat_motion (GdkSurface *surface,
               GdkEvent   *release)
{
  GdkEvent *motion = g_steal_pointer (&last_motion);
  gboolean is_handled;

  if (motion == NULL)
    return;
  if (gdk_event_get_surface (motion) == surface &&
      gdk_event_get_device (motion) == gdk_event_get_device (release) &&
      ((is_held (motion) && is_at (motion, release)) || !is_pressed (surface, release)))
    g_signal_emit_by_name (surface, "event", motion, &is_handled);
  gdk_event_unref (motion);
}

/* Handlers of a widget come too late, because GTK notes first which widget an event is for. */
static gboolean
event_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               data)
{
  GdkEvent *event = g_value_get_pointer (&values[1]);

  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_MOTION_NOTIFY:
      g_clear_pointer (&last_motion, gdk_event_unref);
      last_motion = gdk_event_ref (event);
      break;
    case GDK_ENTER_NOTIFY:
    case GDK_LEAVE_NOTIFY:
      if (!is_held (event))
        g_clear_pointer (&last_motion, gdk_event_unref);
      break;
    case GDK_BUTTON_RELEASE:
      repeat_motion (g_value_get_object (&values[0]), event);
      break;
    default:
      break;
    }
  return TRUE;
}

/**
 * riffle_last_motion_repeat:
 *
 * From now on, whatever disappears while it is pressed, the toolkit knows what the release of the
 * button belongs to. Call it once, after gtk_init ().
 */
void
riffle_last_motion_repeat (void)
{
  g_type_class_ref (GDK_TYPE_SURFACE);
  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, event_cb, NULL, NULL);
}
