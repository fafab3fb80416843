/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a program finds when it starts and cannot use: libraries end the process when they come upon
 * the name of a language that is not text, and the system does when a file becomes too large. */
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

/**
 * pat_environment_repair: (skip)
 *
 * Takes those variables away that name a language and are not UTF-8, and says so on standard error,
 * a line for each. A program calls this after it has chosen its locale, which may be another one
 * then, and before it starts threads. From now on a file that reaches the limit of its size cannot
 * be written further, as on a full disk, and does not end the program.
 */
void
pat_environment_repair (void)
{
  g_auto (GStrv) names = g_listenv ();

  signal (SIGXFSZ, SIG_IGN);
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
