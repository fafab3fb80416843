/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that settings cannot be written. They are written later, by a library that tells nobody
 * whether that was possible: it only logs a warning. So the log is watched. */
#include "config.h"

#include "riffle-settings-watch.h"

#include "riffle-log-watch.h"

/* What the libraries log. */
static const struct
{
  const char *domain;
  const char *message; /* a part of it */
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

static gboolean
failure_cb (void)
{
  g_idle_add (tell_cb, NULL);
  return FALSE;
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
    riffle_log_watch (warnings[i].domain, warnings[i].message, failure_cb);
}
