/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repeats events of the pointer when the toolkit would lose count of what is pressed and warn of a
 * “Broken accounting of active state”. There are two such cases.
 *
 * If a widget is hidden or removed while the pointer is pressed on it, GTK gives the press to the
 * parent of that widget, but sends the release to whatever lies under the pointer then, which was
 * never pressed. With any motion before the release, GTK finds the widget that has the press.
 *
 * If text is dragged and dropped at once, GTK hears that the press has lost its grab only after the
 * pointer has left and entered again. The press was taken back when the pointer left, and would be
 * taken back a second time from whatever lies under the pointer now. If the pointer leaves once
 * more before that, nothing lies there. */
#include "config.h"

#include "riffle-pointer-repeat.h"

static GdkEvent *last_motion; /* (nullable) */
static gboolean is_stale;     /* it is from before the press, or the pointer came from elsewhere */
static GdkEvent *last_grab;   /* (nullable): the pointer left for a grab since the last press */

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

/* A motion from before the press would end a click: no button was held. Where there is no click, it
 * does; if the pointer has been elsewhere meanwhile, it is not where it was, but the press is found
 * all the same. */
static void
repeat_motion (GdkSurface *surface,
               GdkEvent   *release)
{
  g_autoptr (GdkEvent) motion = last_motion != NULL ? gdk_event_ref (last_motion) : NULL;
  gboolean is_handled;

  if (motion != NULL && gdk_event_get_surface (motion) == surface &&
      gdk_event_get_device (motion) == gdk_event_get_device (release) &&
      ((!is_stale && is_held (motion) && is_at (motion, release)) ||
       !is_pressed (surface, release)))
    g_signal_emit_by_name (surface, "event", motion, &is_handled);
  is_stale = TRUE;
}

static gboolean
is_grab (GdkEvent *leave)
{
  return gdk_event_get_event_type (leave) == GDK_LEAVE_NOTIFY &&
         gdk_crossing_event_get_mode (leave) == GDK_CROSSING_GRAB;
}

static void
repeat_grab (GdkSurface *surface,
             GdkEvent   *broken)
{
  GdkEvent *leave = g_steal_pointer (&last_grab);
  gboolean is_handled;

  if (leave == NULL)
    return;
  if (gdk_grab_broken_event_get_implicit (broken) && gdk_event_get_surface (leave) == surface &&
      gdk_event_get_device (leave) == gdk_event_get_device (broken))
    g_signal_emit_by_name (surface, "event", leave, &is_handled);
  g_clear_pointer (&last_grab, gdk_event_unref); /* noted again when it was repeated */
  gdk_event_unref (leave);
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
      is_stale = FALSE;
      break;
    case GDK_ENTER_NOTIFY:
    case GDK_LEAVE_NOTIFY:
      is_stale = is_stale || !is_held (event);
      if (is_grab (event))
        {
          g_clear_pointer (&last_grab, gdk_event_unref);
          last_grab = gdk_event_ref (event);
        }
      break;
    case GDK_BUTTON_PRESS:
      g_clear_pointer (&last_grab, gdk_event_unref);
      break;
    case GDK_GRAB_BROKEN:
      repeat_grab (g_value_get_object (&values[0]), event);
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
 * riffle_pointer_repeat_events:
 *
 * From now on the toolkit knows what the release of a button belongs to, whatever disappears while
 * it is pressed, and takes back the press that a drag begins with only once. Call it once, after
 * gtk_init ().
 */
void
riffle_pointer_repeat_events (void)
{
  g_type_class_ref (GDK_TYPE_SURFACE);
  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, event_cb, NULL, NULL);
}
