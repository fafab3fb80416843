/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a file of settings that cannot be read before GSettings waits for it or overwrites it. */
#include "config.h"

#include "riffle-settings-backup.h"

#include <glib/gi18n.h>
#include <patience.h>

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#define MAX_BYTES (8 * 1024 * 1024)
#define BACKEND   "GSETTINGS_BACKEND"

static char *refusal; /* (nullable): a sentence; why the file is not used by this process */

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
}

/* Whether GSettings is going to use the file; to ask it would have it read the file. */
static gboolean
will_use_file (void)
{
  const char *name = g_getenv (BACKEND);
  GIOExtensionPoint *point;
  GList *backends;

  if (name != NULL)
    return g_str_equal (name, "keyfile");
  g_vfs_get_default (); /* has all backends known */
  point = g_io_extension_point_lookup (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME);
  backends = point == NULL ? NULL : g_io_extension_point_get_extensions (point);
  return backends != NULL && g_str_equal (g_io_extension_get_name (backends->data), "keyfile");
}

/* If there is no file yet, or cannot be one, nothing can be lost. */
static gboolean
has_file (const GError *error)
{
  return !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
         && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY)
         && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

/**
 * riffle_settings_prepare:
 *
 * GSettings waits for ever if its file is a pipe, and the next change overwrites one that may not
 * be read. So this process keeps its settings in memory then. Call it before anything asks for
 * settings.
 */
void
riffle_settings_prepare (void)
{
  g_autofree char *path = dup_path ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  text = pat_file_read (path, MAX_BYTES, NULL, &error);
  if (text != NULL || !has_file (error) || !will_use_file ())
    return;
  g_setenv (BACKEND, "memory", TRUE);
  /* Translators: %s says why a file cannot be read. */
  refusal = g_strdup_printf (_("%s. Default preferences are used, and changes to them are "
                               "forgotten when Riffle ends."), error->message);
}

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

/**
 * riffle_settings_backup:
 * @settings: the settings of the program, before anything is written to them
 *
 * If the settings lie in a file that cannot be read as a whole, GSettings leaves out what stands
 * behind the first wrong line, and the next change overwrites it. So the file is copied.
 *
 * Returns: (transfer full) (nullable): a sentence for the player that names the copy, unless there
 *   was one of the same content before, or says why settings are kept in memory
 */
char *
riffle_settings_backup (GSettings *settings)
{
  g_autofree char *path = NULL, *text = NULL, *kept = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  if (!uses_file (settings))
    return g_strdup (refusal);
  path = dup_path ();
  text = pat_file_read (path, MAX_BYTES, &length, NULL);
  if (text != NULL && !is_sound (text, length))
    kept = pat_file_copy_aside (path, text, length);
  if (kept == NULL)
    return NULL;
  /* Translators: %s is a file. */
  return g_strdup_printf (_("Some of your preferences could not be read, and their defaults are "
                            "used. The old file is kept as “%s”."), kept);
}
