/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a film: the space bar, the arrows, Home and End, and Escape. */
#include "config.h"

#include "riffle-film-keys.h"

/* The action for a key; in languages that are written from the right, time runs to the left. */
static const char *
find_action (GtkWidget *widget,
             guint      key)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return "film.play";

    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return is_rtl ? "film.forward" : "film.back";

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return is_rtl ? "film.back" : "film.forward";

    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return "film.first";

    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return "film.last";

    case GDK_KEY_Escape:
      return "film.close";

    default:
      return NULL;
    }
}

static gboolean
key_cb (GtkWidget       *page,
        guint            key,
        guint            code,
        GdkModifierType  modifiers)
{
  const char *action = find_action (page, key);

  if (action == NULL || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (page, action, NULL);
  return GDK_EVENT_STOP;
}

/**
 * riffle_film_keys_add:
 * @page: a page with the actions “film.…”
 *
 * Lets keys do what the buttons of a film do. Widgets that have a use for a key get it first.
 */
void
riffle_film_keys_add (GtkWidget *page)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), page);
  gtk_widget_add_controller (page, keys);
}
