/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the program finds its schema, modules, translations and pictures: in the build or where it
 * is installed. */
#include "config.h"

#include "riffle-paths.h"

#include <glib/gi18n.h>
#include <locale.h>

/**
 * riffle_paths_is_uninstalled:
 *
 * Tells whether the program was started from the folder in which it was built.
 *
 * Returns: whether its surroundings are those of the build
 */
gboolean
riffle_paths_is_uninstalled (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return program != NULL && g_str_has_prefix (program, RIFFLE_BUILD_DIR G_DIR_SEPARATOR_S);
}

static char *
dup_locale_folder (void)
{
  const char *chosen = g_getenv ("RIFFLE_LOCALEDIR");

  if (chosen != NULL && *chosen != '\0')
    return g_strdup (chosen);
  if (riffle_paths_is_uninstalled ())
    return g_build_filename (RIFFLE_BUILD_DIR, "po", NULL);
  return g_strdup (RIFFLE_LOCALEDIR);
}

/**
 * riffle_paths_prepare:
 *
 * Sets up translations and, when the program runs from its build, the places of its schema and its
 * modules. It must be called before any thread exists and before the first use of GSettings. What
 * the environment says already is kept.
 */
void
riffle_paths_prepare (void)
{
  g_autofree char *locale_folder = dup_locale_folder ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (!riffle_paths_is_uninstalled ())
    return;
  g_setenv ("GSETTINGS_SCHEMA_DIR", RIFFLE_BUILD_DIR "/data", FALSE);
  g_setenv ("RIFFLE_PLUGIN_PATH", RIFFLE_BUILD_DIR "/plugins", FALSE);
}

/**
 * riffle_paths_dup_sound:
 * @name: the name of a sound
 *
 * Gets the file of a sound.
 *
 * Returns: (transfer full): its path
 */
char *
riffle_paths_dup_sound (const char *name)
{
  const char *chosen = g_getenv ("RIFFLE_SOUNDDIR");
  g_autofree char *file = g_strconcat (name, ".wav", NULL);

  if (chosen != NULL && *chosen != '\0')
    return g_build_filename (chosen, file, NULL);
  if (riffle_paths_is_uninstalled ())
    return g_build_filename (RIFFLE_SOURCE_DIR, "data", "sounds", file, NULL);
  return g_build_filename (RIFFLE_PKGDATADIR, "sounds", file, NULL);
}

/**
 * riffle_paths_dup_user_data:
 *
 * Gets the folder of what belongs to the player: games, statistics, modules.
 *
 * Returns: (transfer full): the folder, which need not exist
 */
char *
riffle_paths_dup_user_data (void)
{
  return g_build_filename (g_get_user_data_dir (), "riffle", NULL);
}
