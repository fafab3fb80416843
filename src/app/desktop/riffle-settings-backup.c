/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a file of settings that cannot be read before GSettings overwrites it. */
#include "config.h"

#include "riffle-settings-backup.h"

#include <glib/gi18n.h>
#include <patience.h>
#include <string.h>

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#define MAX_BYTES (8 * 1024 * 1024)
#define MODE      0600

/* In a Flatpak, settings lie in such a file, or where somebody wants that; else in a database. */
static gboolean
uses_file (GSettings *settings)
{
  g_autoptr (GSettingsBackend) backend = NULL;

  g_object_get (settings, "backend", &backend, NULL);
  return g_str_equal (G_OBJECT_TYPE_NAME (backend), "GKeyfileSettingsBackend");
}

static gboolean
is_sound (const char *text,
          gsize       length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (length == 0 || g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, &error))
    return TRUE;
  return g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_NOT_FOUND);
}

/* The copy with the next number; %NULL if it was made before, or cannot be made. */
static char *
keep (const char *path,
      const char *text,
      gsize       length)
{
  for (guint number = 1; number < G_MAXUINT; number++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.unreadable-%u", path, number);
      g_autofree char *there = NULL;
      gsize n = 0;

      if (!g_file_test (kept, G_FILE_TEST_EXISTS))
        return g_file_set_contents_full (kept, text, (gssize) length,
                                         G_FILE_SET_CONTENTS_CONSISTENT, MODE, NULL)
               ? g_steal_pointer (&kept) : NULL;
      there = pat_file_read (kept, MAX_BYTES, &n, NULL);
      if (there != NULL && n == length && memcmp (there, text, length) == 0)
        return NULL;
    }
  g_assert_not_reached ();
}

/**
 * riffle_settings_backup:
 * @settings: the settings of the program, before anything is written to them
 *
 * If the settings lie in a file that cannot be read as a whole, GSettings leaves out what stands
 * behind the first wrong line, and the next change overwrites it. So the file is copied.
 *
 * Returns: (transfer full) (nullable): a sentence for the player that names the copy, unless there
 *   was one of the same content before
 */
char *
riffle_settings_backup (GSettings *settings)
{
  g_autofree char *path = NULL, *text = NULL, *kept = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  if (!uses_file (settings))
    return NULL;
  path = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
  text = pat_file_read (path, MAX_BYTES, &length, NULL);
  if (text != NULL && !is_sound (text, length))
    kept = keep (path, text, length);
  if (kept == NULL)
    return NULL;
  /* Translators: %s is a file. */
  return g_strdup_printf (_("Some of your preferences could not be read, and their defaults are "
                            "used. The old file is kept as “%s”."), kept);
}
