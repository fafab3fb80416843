/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faults of older versions of GTK, and what is done so that they do no harm. */
#include "config.h"

#include "ui-faults.h"

#if !GTK_CHECK_VERSION (4, 18, 0)

static void (*set_property_unchanged) (GObject      *entry,
                                       guint         id,
                                       const GValue *value,
                                       GParamSpec   *property);

static gboolean
has_key (GObject *entry)
{
  g_autofree char *key = NULL;

  g_object_get (entry, "accel", &key, NULL);
  return key != NULL;
}

/* An entry of a menu that loses its key frees what listens to the key twice, in 4.8 and perhaps in
 * some later versions. It does not if it gets an empty key instead. */
static void
set_property (GObject      *entry,
              guint         id,
              const GValue *value,
              GParamSpec   *property)
{
  g_auto (GValue) empty = G_VALUE_INIT;

  if (g_str_equal (property->name, "accel") && g_value_get_string (value) == NULL
      && has_key (entry))
    {
      g_value_init (&empty, G_TYPE_STRING);
      g_value_set_static_string (&empty, "");
      value = &empty;
    }
  set_property_unchanged (entry, id, value, property);
}

/* The class is not public, and not there before the first menu is. */
static void
protect_entries (void)
{
  GType type = g_type_from_name ("GtkModelButton");
  GObjectClass *class = type == G_TYPE_INVALID ? NULL : g_type_class_peek (type);

  if (class == NULL || set_property_unchanged != NULL)
    return;
  set_property_unchanged = class->set_property;
  class->set_property = set_property;
}

#endif

/**
 * riffle_ui_set_keys:
 * @application: the application
 * @action: an action, with its prefix
 * @keys: (array zero-terminated=1): its keys
 *
 * Gives an action other keys, or none, also while menus show them.
 */
void
riffle_ui_set_keys (GtkApplication    *application,
                    const char        *action,
                    const char *const *keys)
{
#if !GTK_CHECK_VERSION (4, 18, 0)
  protect_entries ();
#endif
  gtk_application_set_accels_for_action (application, action, keys);
}

/**
 * riffle_ui_drop_surface:
 * @window: a window that was hidden, and is about to be freed
 *
 * Has a window give back its surface. Old versions of GTK may otherwise still compute the size of
 * one that is not there any more; newer ones do that by themselves, and in an order of their own.
 */
void
riffle_ui_drop_surface (GtkWidget *window)
{
#if !GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_unrealize (window);
#endif
}
