/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed on the terminal that the program was started from. */
#include "config.h"

#include "riffle-terminal.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define MAX_LETTERS 5000 /* more than a path and a sentence */

/**
 * riffle_terminal_dup:
 * @text: what comes from outside, or quotes it
 *
 * Makes a text fit for a terminal: it is UTF-8, stands on one line, has no control characters and
 * no more than 5,000 letters.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_terminal_dup (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *harmless = g_string_new (NULL);
  guint n = 0;

  for (const char *c = valid; *c != '\0' && n < MAX_LETTERS; c = g_utf8_next_char (c), n++)
    g_string_append_unichar (harmless, g_unichar_isprint (g_utf8_get_char (c))
                             ? g_utf8_get_char (c) : 0xfffd);
  if (n == MAX_LETTERS)
    g_string_append (harmless, "…");
  return g_string_free (harmless, FALSE);
}

/* Half a text must not look like a whole one. */
static void
check_output (void)
{
  if (fflush (stdout) == 0 && ferror (stdout) == 0)
    return;
  g_printerr (_("The output could not be written.\n"));
  _exit (1);
}

/**
 * riffle_terminal_guard_output:
 *
 * From now on, the program ends with status 1, and says why, if something that it has printed could
 * not be written. GLib ends it without a look when it has printed the help.
 */
void
riffle_terminal_guard_output (void)
{
  atexit (check_output);
}
