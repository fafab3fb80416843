/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Key files in which nothing is lost when they are written again. */
#include "config.h"

#include "riffle-key-file.h"

#include <string.h>

#include <glib/gi18n.h>

#include "riffle-error.h"

/* Returns: (transfer full) (nullable): the heading of a line with its brackets, or the key with the
 * sign behind it; %NULL if it has neither */
static char *
dup_word (const char *line)
{
  const char *end;

  while (g_ascii_isspace (*line))
    line++;
  end = *line == '#' ? NULL : strchr (line, *line == '[' ? ']' : '=');
  if (end == NULL)
    return NULL;
  if (*line == '[')
    return g_strndup (line, (gsize) (end + 1 - line));
  while (end > line && g_ascii_isspace (end[-1]))
    end--;
  return g_strdup_printf ("%.*s=", (int) (end - line), line);
}

/* Adds what stands in a line to what has stood there before it. Returns: whether it is new */
static gboolean
note_word (GHashTable  *known,
           char       **heading,
           const char  *word)
{
  if (*word != '[')
    return g_hash_table_add (known, g_strconcat (*heading, word, NULL));
  g_free (*heading);
  *heading = g_strdup (word);
  return g_hash_table_add (known, g_strdup (word));
}

/**
 * riffle_key_file_check_once:
 * @text: a key file that the toolkit can read
 * @error: return location
 *
 * Checks that no heading stands there twice, and no key twice below a heading. Of these, the
 * toolkit keeps only what it has read last, so that the rest would be lost with the next writing.
 *
 * Returns: %FALSE and @error if something stands there twice
 */
gboolean
riffle_key_file_check_once (const char  *text,
                            GError     **error)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *heading = g_strdup ("");
  guint n_lines = 0;

  while (*text != '\0')
    {
      gsize length = strcspn (text, "\n");
      g_autofree char *line = g_strndup (text, length);
      g_autofree char *word = dup_word (line);

      n_lines++;
      text += length + (text[length] == '\n');
      if (word != NULL && !note_word (known, &heading, word))
        {
          g_autofree char *shown = riffle_error_dup_name (word);

          g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                       /* Translators: the number of a line of a damaged file, and its heading or
                          the name of its value, as in “[player 1]” or “name=” */
                       _("Line %u repeats “%s”"), n_lines, shown);
          return FALSE;
        }
    }
  return TRUE;
}
