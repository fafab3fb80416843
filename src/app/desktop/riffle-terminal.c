/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed on the terminal that the program was started from. */
#include "config.h"

#include "riffle-terminal.h"

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
