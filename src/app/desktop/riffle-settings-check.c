/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells of stored settings that are not valid, which GSettings silently ignores. */
#include "config.h"

#include "riffle-settings-check.h"

#include <glib/gi18n.h>

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

G_LOCK_DEFINE_STATIC (told);
static GHashTable *told; /* the messages of this process, or NULL */

static gboolean
is_first (const char *message)
{
  gboolean is_new;

  G_LOCK (told);
  if (told == NULL)
    told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  is_new = g_hash_table_add (told, g_strdup (message));
  G_UNLOCK (told);
  return is_new;
}

/**
 * riffle_settings_tell:
 * @settings: settings
 * @key: one of their keys
 * @reason: what is wrong with its value, without a full stop
 *
 * Says in the log that a value is not used; each of them once.
 */
void
riffle_settings_tell (GSettings  *settings,
                      const char *key,
                      const char *reason)
{
  g_autofree char *path = NULL, *message = NULL;

  g_object_get (settings, "path", &path, NULL);
  /* Translators: the name of a setting, such as “/io/github/rifflecards/Riffle/deck”, and what is
     wrong with its value */
  message = g_strdup_printf (_("The setting “%1$s%2$s” cannot be used as it is: %3$s"), path, key,
                             reason);
  if (is_first (message))
    g_message ("%s", message);
}

/* What is stored, whatever it is. */
static GVariant *
read_stored (GSettingsBackend   *backend,
             const char         *path,
             const GVariantType *type)
{
  GVariant *value = G_SETTINGS_BACKEND_GET_CLASS (backend)->read (backend, path, type, FALSE);

  return value != NULL ? g_variant_take_ref (value) : NULL;
}

/* A backend that keeps text reads it as the type that is asked for, or not at all; as a string,
 * nearly everything can be read. */
static gboolean
is_stored_well (GSettingsBackend   *backend,
                const char         *path,
                GSettingsSchemaKey *key)
{
  const GVariantType *type = g_settings_schema_key_get_value_type (key);
  g_autoptr (GVariant) value = read_stored (backend, path, type);
  g_autoptr (GVariant) other = NULL;

  if (value != NULL)
    return g_variant_is_of_type (value, type) && g_settings_schema_key_range_check (key, value);
  other = read_stored (backend, path, G_VARIANT_TYPE_STRING);
  return other == NULL;
}

/**
 * riffle_settings_check:
 * @settings: settings
 *
 * Says in the log which values are of another type than their keys, or out of range. The defaults
 * are used in their place; they stay where they are until the key is written.
 */
void
riffle_settings_check (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autofree char *path = NULL;
  g_auto (GStrv) names = NULL;

  g_object_get (settings, "settings-schema", &schema, "backend", &backend, "path", &path, NULL);
  names = g_settings_schema_list_keys (schema);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, names[i]);
      g_autofree char *full = g_strconcat (path, names[i], NULL);

      if (!is_stored_well (backend, full, key))
        riffle_settings_tell (settings, names[i], _("its value has another type, or is out of "
                                                    "range"));
    }
}
