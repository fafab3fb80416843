/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes from outside, made fit for the terminal: no control characters, no endless words. */
#include "config.h"

#include "common.h"

#include <limits.h>

/* Letters of what is quoted in a message. */
#define MAX_QUOTED 160

/* Letters at both ends of an endless word. No word of a message is so long but a path, and no path
 * is longer than the system knows. */
#define N_FIRST 150
#define N_LAST  10
#define MAX_RUN PATH_MAX

/* Whether a letter would break a line or a column, do something to the terminal, or change the
 * order of the letters around it. */
static gboolean
is_harmful (gunichar letter)
{
  return g_unichar_iscntrl (letter) || letter == 0x2028 || letter == 0x2029 ||
         letter == 0x061c || letter == 0x200e || letter == 0x200f ||
         (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
}

static void
append_escaped (GString *text,
                gunichar letter)
{
  if (letter == '\n')
    g_string_append (text, "\\n");
  else if (letter == '\r')
    g_string_append (text, "\\r");
  else if (letter == '\t')
    g_string_append (text, "\\t");
  else
    g_string_append_printf (text, letter < 0x100 ? "\\x%02x" : "\\u%04x", (guint) letter);
}

/* A copy in which nothing breaks a line or a column. */
char *
cli_one_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  GString *line = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    g_string_append_unichar (line, is_harmful (g_utf8_get_char (c)) ? ' ' : g_utf8_get_char (c));
  return g_string_free (line, FALSE);
}

/* A copy on one line, from which the path can be told again: \n, \r, \t, \xHH, \uHHHH and \\. */
char *
cli_escape_path (const char *path)
{
  g_autofree char *valid = g_utf8_make_valid (path, -1);
  GString *line = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter == '\\')
        g_string_append (line, "\\\\");
      else if (is_harmful (letter))
        append_escaped (line, letter);
      else
        g_string_append_unichar (line, letter);
    }
  return g_string_free (line, FALSE);
}

/* Appends a word, of which the ends are enough if it is endless. */
static void
append_word (GString    *text,
             const char *word,
             gsize       length)
{
  glong n = g_utf8_strlen (word, (gssize) length);
  const char *last;

  if (n <= MAX_RUN)
    {
      g_string_append_len (text, word, (gssize) length);
      return;
    }
  last = g_utf8_offset_to_pointer (word, n - N_LAST);
  g_string_append_len (text, word, g_utf8_offset_to_pointer (word, N_FIRST) - word);
  g_string_append (text, "…");
  g_string_append_len (text, last, word + length - last);
}

/* A copy of a message that does nothing to the terminal, and does not fill it with one word. */
char *
cli_make_harmless (const char *message)
{
  g_autofree char *valid = g_utf8_make_valid (message, -1);
  g_autoptr (GString) escaped = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    if (is_harmful (g_utf8_get_char (c)))
      append_escaped (escaped, g_utf8_get_char (c));
    else
      g_string_append_unichar (escaped, g_utf8_get_char (c));
  for (const char *word = escaped->str; *word != '\0';)
    {
      gsize length = strcspn (word, " ");

      append_word (text, word, length);
      word += length;
      if (*word == ' ')
        g_string_append_c (text, *word++);
    }
  return g_string_free (text, FALSE);
}

/* What was given, for a message: no longer than a line or two of the terminal. */
char *
cli_quote (const char *text)
{
  g_autofree char *start = g_strndup (text, 4 * MAX_QUOTED + 1);
  g_autofree char *valid = cli_one_line (start);
  g_autofree char *cut = NULL;

  if (g_utf8_strlen (valid, -1) <= MAX_QUOTED)
    return g_steal_pointer (&valid);
  cut = g_utf8_substring (valid, 0, MAX_QUOTED);
  return g_strconcat (cut, "…", NULL);
}
