/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repeats the last motion of the pointer before a button is released.
 *
 * If a widget is hidden or removed while the pointer is pressed on it, GTK gives the press to the
 * parent of that widget, but sends the release to whatever lies under the pointer then, which was
 * never pressed: “Broken accounting of active state”. With any motion before the release, GTK finds
 * the widget that has the press. */
#include "config.h"

#include "riffle-last-motion.h"

#define KEY "riffle-last-motion"

typedef struct
{
  GdkSurface *surface; /* (nullable): borrowed, as long as the window is realized */
  GdkEvent   *motion;  /* (nullable): the last one on the surface */
  gulong      hook_id;
} Watch;

static guint
get_signal (void)
{
  return g_signal_lookup ("event", GDK_TYPE_SURFACE);
}

static void
watch_stop (Watch *watch)
{
  if (watch->hook_id != 0)
    g_signal_remove_emission_hook (get_signal (), watch->hook_id);
  watch->hook_id = 0;
  g_clear_pointer (&watch->motion, gdk_event_unref);
  watch->surface = NULL;
}

static void
watch_free (Watch *watch)
{
  watch_stop (watch);
  g_free (watch);
}

static void
repeat_motion (Watch *watch)
{
  GdkEvent *motion = g_steal_pointer (&watch->motion);
  gboolean is_handled;

  if (motion == NULL)
    return;
  g_signal_emit_by_name (watch->surface, "event", motion, &is_handled);
  gdk_event_unref (motion);
}

/* Handlers of the window come too late, because GTK notes first which widget an event is for. */
static gboolean
event_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               data)
{
  Watch *watch = data;
  GdkEvent *event = g_value_get_pointer (&values[1]);

  if (g_value_get_object (&values[0]) != watch->surface)
    return TRUE;
  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_MOTION_NOTIFY:
      g_clear_pointer (&watch->motion, gdk_event_unref);
      watch->motion = gdk_event_ref (event);
      break;
    case GDK_LEAVE_NOTIFY:
      g_clear_pointer (&watch->motion, gdk_event_unref);
      break;
    case GDK_BUTTON_RELEASE:
      repeat_motion (watch);
      break;
    default:
      break;
    }
  return TRUE;
}

static void
realize_cb (GtkWidget *window,
            Watch     *watch)
{
  watch->surface = gtk_native_get_surface (GTK_NATIVE (window));
  watch->hook_id = g_signal_add_emission_hook (get_signal (), 0, event_cb, watch, NULL);
}

/**
 * riffle_last_motion_watch:
 * @window: a window that is not realized yet
 *
 * From now on, whatever disappears in the window while it is pressed, the toolkit knows what the
 * release of the button belongs to.
 */
void
riffle_last_motion_watch (GtkWindow *window)
{
  Watch *watch = g_new0 (Watch, 1);

  g_object_set_data_full (G_OBJECT (window), KEY, watch, (GDestroyNotify) watch_free);
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), watch);
  g_signal_connect_swapped (window, "unrealize", G_CALLBACK (watch_stop), watch);
}
