/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a program finds when it starts and cannot use: libraries end the process when they come upon
 * the name of a language that is not text, and the system does when a file becomes too large; and
 * folders may be named that are others wherever it is started. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>

#include "pat-environment.h"

static gboolean
names_language (const char *variable)
{
  return g_str_equal (variable, "LANGUAGE") || g_str_equal (variable, "LANG") ||
         g_str_has_prefix (variable, "LC_");
}

/* The folders of a list that are named from the root on. */
static char *
dup_absolute (const char *list)
{
  g_auto (GStrv) folders = g_strsplit (list, G_SEARCHPATH_SEPARATOR_S, -1);
  GString *absolute = g_string_new (NULL);

  for (guint i = 0; folders[i] != NULL; i++)
    if (g_path_is_absolute (folders[i]))
      g_string_append_printf (absolute, "%s%s", absolute->len > 0 ? G_SEARCHPATH_SEPARATOR_S : "",
                              folders[i]);
  return g_string_free (absolute, FALSE);
}

/* A folder that is not named from the root on would be another one wherever the program is started,
 * and games seem to be lost. The XDG Base Directory Specification has such a name ignored. */
static void
forget_relative_folders (void)
{
  static const struct
  {
    const char *name;
    gboolean    is_list;
  } variables[] = {
    { "XDG_CACHE_HOME" }, { "XDG_CONFIG_HOME" }, { "XDG_DATA_HOME" }, { "XDG_STATE_HOME" },
    { "XDG_CONFIG_DIRS", TRUE }, { "XDG_DATA_DIRS", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i].name);
      g_autofree char *absolute = NULL;

      if (value == NULL)
        continue;
      if (variables[i].is_list)
        absolute = dup_absolute (value);
      else
        absolute = g_strdup (g_path_is_absolute (value) ? value : "");
      if (*absolute == '\0')
        g_unsetenv (variables[i].name);
      else
        g_setenv (variables[i].name, absolute, TRUE);
    }
}

/**
 * pat_environment_repair: (skip)
 *
 * Takes those variables away that name a language and are not UTF-8, and says so on standard error,
 * a line for each. Names of folders that are not absolute are ignored, as the XDG Base Directory
 * Specification asks. A program calls this after it has chosen its locale, which may be another one
 * then, and before it starts threads or asks where the player's files are. From now on a file that
 * reaches the limit of its size cannot be written further, as on a full disk, and does not end the
 * program.
 */
void
pat_environment_repair (void)
{
  g_auto (GStrv) names = g_listenv ();

  signal (SIGXFSZ, SIG_IGN);
  forget_relative_folders ();
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *value = g_getenv (names[i]);

      if (!names_language (names[i]) || value == NULL || g_utf8_validate (value, -1, NULL))
        continue;
      g_unsetenv (names[i]);
      setlocale (LC_ALL, "");
      /* Translators: %s is the name of a variable of the environment, such as “LANGUAGE” */
      g_printerr (_("The variable “%s” is not valid UTF-8, and is ignored.\n"), names[i]);
    }
}
