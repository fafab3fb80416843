/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which keys the player gave to actions, if they differ from the table: a table of their own, as
 * it stands in the settings. */
#include "config.h"

#include "riffle-shortcut-overrides.h"

#include <glib/gi18n.h>

#include "riffle-settings-check.h"
#include "riffle-shortcut-keys.h"
#include "riffle-shortcuts-table.h"

/**
 * riffle_shortcut_overrides_contain:
 * @key: a key, as riffle_shortcut_normalize() writes it
 * @but: the action that is not asked about
 *
 * Returns: whether the player gave the key to another action
 */
gboolean
riffle_shortcut_overrides_contain (GHashTable *overrides,
                                   const char *key,
                                   const char *but)
{
  GHashTableIter iter;
  gpointer action, keys;

  g_hash_table_iter_init (&iter, overrides);
  while (g_hash_table_iter_next (&iter, &action, &keys))
    if (!g_str_equal (action, but) && g_strv_contains ((const char *const *) keys, key))
      return TRUE;
  return FALSE;
}

/* Where overrides are read from. */
typedef struct
{
  GSettings  *settings;
  const char *key;
} Source;

G_GNUC_PRINTF (2, 3)
static void
tell (const Source *source,
      const char   *format,
      ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  riffle_settings_tell (source->settings, source->key, reason);
}

/* The keys of an override that can be had; others are left out. */
static char **
check_keys (const Source      *source,
            GHashTable        *overrides,
            const char        *action,
            const char *const *keys)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *refusal = riffle_shortcut_refuse (keys[i]);
      g_autofree char *key = refusal == NULL ? riffle_shortcut_normalize (keys[i]) : NULL;

      if (refusal != NULL)
        /* Translators: the name of a key, such as “<Control>n”, that of an action, such as
           “win.new-game”, and a sentence that says what is wrong */
        tell (source, _("“%1$s” for %2$s: %3$s"), keys[i], action, refusal);
      else if (riffle_shortcut_overrides_contain (overrides, key, action))
        /* Translators: the name of a key, such as “<Control>n”, and that of an action, such as
           “win.new-game” */
        tell (source, _("“%1$s” for %2$s: another action has this key"), keys[i], action);
      else
        g_strv_builder_add (builder, key);
    }
  return g_strv_builder_end (builder);
}

/* A list of which nothing is left does not count, unless it was empty from the beginning. */
static void
read_override (const Source      *source,
               GHashTable        *overrides,
               const char        *action,
               const char *const *keys)
{
  g_auto (GStrv) checked = NULL;

  if (riffle_shortcuts_find (action) == NULL)
    {
      /* Translators: %s is the name of an action, such as “win.new-game” */
      tell (source, _("there is no action “%s”"), action);
      return;
    }
  checked = check_keys (source, overrides, action, keys);
  if (keys[0] == NULL || checked[0] != NULL)
    g_hash_table_insert (overrides, g_strdup (action), g_steal_pointer (&checked));
}

/**
 * riffle_shortcut_overrides_read:
 * @settings: the settings of the program
 * @key: the one with the keys of actions, a{sas}
 *
 * Reads the keys that the player has chosen; what is not a key or not an action is told in the
 * log and ignored.
 *
 * Returns: (transfer full) (element-type utf8 GStrv): the keys of each action that has others than
 *   those of the table
 */
GHashTable *
riffle_shortcut_overrides_read (GSettings  *settings,
                                const char *key)
{
  const Source source = { settings, key };
  g_autoptr (GVariant) value = g_settings_get_value (settings, key);
  GHashTable *overrides = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                 (GDestroyNotify) g_strfreev);
  GVariantIter iter;
  const char *action;
  const char **keys;

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_loop (&iter, "{&s^a&s}", &action, &keys))
    read_override (&source, overrides, action, keys);
  return overrides;
}

/* Keys of actions that another version of the program has. */
static void
keep_unknown (GVariantBuilder *builder,
              GVariant        *before)
{
  GVariantIter iter;
  const char *action;
  GVariant *keys;

  g_variant_iter_init (&iter, before);
  while (g_variant_iter_loop (&iter, "{&s@as}", &action, &keys))
    if (riffle_shortcuts_find (action) == NULL)
      g_variant_builder_add (builder, "{s@as}", action, keys);
}

/**
 * riffle_shortcut_overrides_write:
 * @before: what is stored, of which the keys of actions that are not known here are kept
 *
 * Returns: (transfer floating): what riffle_shortcut_overrides_read() reads
 */
GVariant *
riffle_shortcut_overrides_write (GHashTable *overrides,
                                 GVariant   *before)
{
  GVariantBuilder builder;
  GHashTableIter iter;
  gpointer action, keys;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_hash_table_iter_init (&iter, overrides);
  while (g_hash_table_iter_next (&iter, &action, &keys))
    g_variant_builder_add (&builder, "{s^as}", action, keys);
  keep_unknown (&builder, before);
  return g_variant_builder_end (&builder);
}

/**
 * riffle_shortcut_overrides_set:
 * @action: an action of the table
 * @keys: (transfer full): its keys from now on
 *
 * Gives an action keys; those of the table need no override.
 */
void
riffle_shortcut_overrides_set (GHashTable  *overrides,
                               const char  *action,
                               char       **keys)
{
  const RiffleShortcut *entry = riffle_shortcuts_find (action);
  g_auto (GStrv) usual = riffle_shortcut_normalize_all (entry->keys);

  if (g_strv_equal ((const char *const *) keys, (const char *const *) usual))
    {
      g_hash_table_remove (overrides, action);
      g_strfreev (keys);
    }
  else
    g_hash_table_insert (overrides, g_strdup (action), keys);
}
