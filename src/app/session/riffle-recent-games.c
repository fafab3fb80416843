/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games were played last, and where they came from, as the settings have it. */
#include "config.h"

#include "riffle-recent-games.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-settings-check.h"

#define MAX_RECENT 6 /* what somebody else has written behind them is not read */

/* Settings hold nothing but UTF-8; a name that is not leads to a slower start, and to no fault. */
static char *
dup_module_name (PatRegistry *registry,
                 const char  *id)
{
  const char *path = pat_registry_get_path (registry, id);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;

  return name != NULL && g_utf8_validate (name, -1, NULL) ? g_steal_pointer (&name) : g_strdup ("");
}

/* Settings are written to the disk at once, even if they say what they said before. */
static void
update_string (GSettings  *settings,
               const char *key,
               const char *value)
{
  g_autofree char *old = g_settings_get_string (settings, key);

  if (!g_str_equal (old, value))
    g_settings_set_string (settings, key, value);
}

static void
update_strings (GSettings         *settings,
                const char        *key,
                const char *const *values)
{
  g_auto (GStrv) old = g_settings_get_strv (settings, key);

  if (!g_strv_equal ((const char *const *) old, values))
    g_settings_set_strv (settings, key, values);
}

/**
 * riffle_recent_games_add:
 * @settings: the settings of the program
 * @registry: where the variant is
 * @id: the id of a variant
 *
 * Notes what is played now, before the others.
 */
void
riffle_recent_games_add (GSettings   *settings,
                         PatRegistry *registry,
                         const char  *id)
{
  g_autofree char *module = dup_module_name (registry, id);
  g_auto (GStrv) old = g_settings_get_strv (settings, "recent");
  g_autoptr (GPtrArray) recent = g_ptr_array_new ();

  g_ptr_array_add (recent, (gpointer) id);
  for (guint i = 0; i < MAX_RECENT && old[i] != NULL && recent->len < MAX_RECENT; i++)
    if (!g_str_equal (old[i], id))
      g_ptr_array_add (recent, old[i]);
  g_ptr_array_add (recent, NULL);
  update_strings (settings, "recent", (const char *const *) recent->pdata);
  update_string (settings, "last-variant", id);
  update_string (settings, "last-module", module);
}

/**
 * riffle_recent_games_dup_last:
 * @settings: the settings of the program
 *
 * Returns: (transfer full) (nullable): the id of the variant that was played last; %NULL at the
 *   first start
 */
char *
riffle_recent_games_dup_last (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "last-variant");

  return *id != '\0' ? g_steal_pointer (&id) : NULL;
}

/**
 * riffle_recent_games_is_empty:
 * @settings: the settings of the program
 *
 * Returns: whether nothing was ever played
 */
gboolean
riffle_recent_games_is_empty (GSettings *settings)
{
  g_autofree char *last = riffle_recent_games_dup_last (settings);
  g_auto (GStrv) recent = g_settings_get_strv (settings, "recent");

  return last == NULL && *recent == NULL;
}

/**
 * riffle_recent_games_load_last_module:
 * @settings: the settings of the program
 * @registry: where it is added
 *
 * Loads the module of the variant that was played last, if it is still where it was.
 */
void
riffle_recent_games_load_last_module (GSettings   *settings,
                                      PatRegistry *registry)
{
  g_autofree char *module = g_settings_get_string (settings, "last-module");

  pat_registry_add_default_module (registry, module,
                                   g_settings_get_boolean (settings, "allow-user-plugins"));
}

/**
 * riffle_recent_games_tell_last_is_gone:
 * @settings: the settings of the program
 * @id: what was played last
 *
 * Says in the log that no module has the variant any more.
 */
void
riffle_recent_games_tell_last_is_gone (GSettings  *settings,
                                       const char *id)
{
  g_autofree char *shown = riffle_error_dup_name (id);
  /* Translators: %s is the id of a game, such as “golf” */
  g_autofree char *reason = g_strdup_printf (_("there is no game “%s”"), shown);

  riffle_settings_tell (settings, "last-variant", reason);
}
