/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that settings cannot be written. They are written later, by a library that tells nobody
 * whether that was possible: it only logs a warning. So the log is watched. */
#include "config.h"

#include "riffle-settings-watch.h"

#include <string.h>

/* What the libraries log; they do not translate it. */
static const struct
{
  const char *domain;
  const char *message; /* its beginning */
} warnings[] = {
  { "dconf", "failed to commit changes to dconf" },
  { "GLib-GIO", "Failed to write keyfile to " },
};

static gboolean is_told;
static gboolean is_watching;
static RiffleSettingsWatchFunc watch_func;
static gpointer watch_owner; /* (nullable): weak */

static gboolean
tell_cb (gpointer data)
{
  if (!is_told && watch_owner != NULL)
    {
      is_told = TRUE;
      watch_func (watch_owner);
    }
  return G_SOURCE_REMOVE;
}

/* May run in any thread. */
static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  g_log_default_handler (domain, level, message, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (warnings); i++)
    if (g_strcmp0 (domain, warnings[i].domain) == 0
        && g_str_has_prefix (message, warnings[i].message))
      g_idle_add (tell_cb, NULL);
}

/**
 * riffle_settings_watch:
 * @settings: the settings of the program
 * @key: one of them, which the program writes itself
 * @func: (scope forever): called once in the life of the program, from the main loop
 * @owner: (type GObject): for @func, which is not called any more when the owner is gone; a later
 *   one takes the place of an earlier one
 *
 * From now on, @func hears if settings cannot be written.
 */
void
riffle_settings_watch (GSettings               *settings,
                       const char              *key,
                       RiffleSettingsWatchFunc  func,
                       gpointer                 owner)
{
  watch_func = func;
  g_set_weak_pointer (&watch_owner, owner);
  if (!g_settings_is_writable (settings, key))
    g_idle_add (tell_cb, NULL);
  if (is_watching)
    return;
  is_watching = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (warnings); i++)
    g_log_set_handler (warnings[i].domain, G_LOG_LEVEL_WARNING, log_cb, NULL);
}
