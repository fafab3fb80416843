/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the modules in the user's own folder are loaded: as in the application, unless an option
 * says it. */
#include "config.h"

#include "common.h"

#include <glib/gi18n.h>

/* The schema of the build, for the program that was started there, or the one that is installed. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *installed = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  if (program != NULL && g_str_has_prefix (program, RIFFLE_BUILD_DIR G_DIR_SEPARATOR_S))
    source = g_settings_schema_source_new_from_directory (RIFFLE_BUILD_DIR "/data", installed,
                                                          FALSE, NULL);
  if (source == NULL && installed == NULL)
    return NULL;
  return g_settings_schema_source_lookup (source != NULL ? source : installed,
                                          RIFFLE_APPLICATION_ID, TRUE);
}

/* What the preferences say of modules in the user's own folder. */
typedef enum
{
  ALLOWED,
  NOT_ALLOWED,
  UNKNOWN, /* the preferences cannot be read */
} Permission;

static Permission
ask_preferences (void)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();
  g_autoptr (GSettings) settings = NULL;

  if (schema == NULL || !g_settings_schema_has_key (schema, "allow-user-plugins"))
    return UNKNOWN;
  settings = g_settings_new_full (schema, NULL, NULL);
  return g_settings_get_boolean (settings, "allow-user-plugins") ? ALLOWED : NOT_ALLOWED;
}

/* Native code in the user's folder needs leave, which is given in the application. */
gboolean
cli_takes_user_modules (Cli *self)
{
  g_autofree char *folder = NULL;

  if (self->modules != CLI_MODULES_AS_SET)
    return self->modules == CLI_MODULES_ALL;
  /* Most people have none, and need not wait for the settings to be read. */
  return pat_registry_count_user_modules (&folder) > 0 && ask_preferences () == ALLOWED;
}

static void
complain_about_leave (guint       n,
                      const char *folder)
{
  /* Translators: how many files with games, and the folder where they are */
  cli_complain (ngettext ("%u module in “%s” is left out, because the preferences of Riffle do not "
                          "allow games from your own folder; --user-modules loads it",
                          "%u modules in “%s” are left out, because the preferences of Riffle do "
                          "not allow games from your own folder; --user-modules loads them", n), n,
                folder);
}

static void
complain_about_schema (guint       n,
                       const char *folder)
{
  /* Translators: the last part is the id of a schema; XDG_DATA_DIRS is a variable of the
     environment */
  cli_complain (ngettext ("%u module in “%s” is left out, because the preferences of Riffle cannot "
                          "be read: the schema “%s” was not found in the folders of XDG_DATA_DIRS; "
                          "--user-modules loads it",
                          "%u modules in “%s” are left out, because the preferences of Riffle "
                          "cannot be read: the schema “%s” was not found in the folders of "
                          "XDG_DATA_DIRS; --user-modules loads them", n), n, folder,
                RIFFLE_APPLICATION_ID);
}

/* If modules are left out that nobody asked to leave out, says so, and why. Only somebody who asks
 * for modules, or for a game that is not there, wants to know that. */
void
cli_complain_about_left_out (Cli *self)
{
  g_autofree char *folder = NULL;
  Permission permission;
  guint n;

  if (self->modules != CLI_MODULES_AS_SET || self->has_told_left_out)
    return;
  self->has_told_left_out = TRUE;
  n = pat_registry_count_user_modules (&folder);
  permission = n > 0 ? ask_preferences () : ALLOWED;
  if (permission == UNKNOWN)
    complain_about_schema (n, folder);
  else if (permission == NOT_ALLOWED)
    complain_about_leave (n, folder);
}
