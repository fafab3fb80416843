/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player is told of errors. */
#include "config.h"

#include "riffle-error.h"

#include <string.h>

#include <gio/gio.h>
#include <patience.h>

#define REPLACEMENT           0xfffd
#define ZERO_WIDTH_NON_JOINER 0x200c
#define ZERO_WIDTH_JOINER     0x200d

/**
 * riffle_error_dup_sentence:
 * @message: what is wrong, as a #GError tells it: from a library that may have ended it or not,
 *   and whose language may not be that of this program
 *
 * Makes a sentence that another one can follow.
 *
 * Returns: (transfer full): the message with a full stop at its end
 */
char *
riffle_error_dup_sentence (const char *message)
{
  const char *last = g_utf8_find_prev_char (message, message + strlen (message));

  /* The stops of all scripts are of this kind; closing quotation marks and brackets are not. */
  if (last != NULL && g_unichar_type (g_utf8_get_char (last)) == G_UNICODE_OTHER_PUNCTUATION)
    return g_strdup (message);
  return pat_words_end_phrase (message);
}

/**
 * riffle_error_remember:
 * @remembered: (inout) (nullable): why something failed before
 * @error: (nullable): why it has failed now; %NULL: it has not
 *
 * Remembers why something fails, as long as it does. An error with the same message as before is
 * the same one, so that the player is not told of it with each attempt.
 *
 * Returns: whether there is something else to be told than before
 */
gboolean
riffle_error_remember (GError       **remembered,
                       const GError  *error)
{
  const char *before = *remembered != NULL ? (*remembered)->message : NULL;

  if (g_strcmp0 (before, error != NULL ? error->message : NULL) == 0)
    return FALSE;
  g_clear_error (remembered);
  *remembered = error != NULL ? g_error_copy (error) : NULL;
  return TRUE;
}

/* Signs that are not seen may turn the text around them, so that a row or a sentence says something
 * else. The few that join or part letters are needed to write some languages. */
static gboolean
is_safe (gunichar letter)
{
  return g_unichar_isprint (letter) || letter == ZERO_WIDTH_NON_JOINER
         || letter == ZERO_WIDTH_JOINER;
}

/**
 * riffle_error_dup_name:
 * @name: a name from outside, in UTF-8
 *
 * Makes a name fit for a row, or for a sentence that quotes it: it is cut if it is longer than any
 * name of ours, neither hides its letters nor turns others around, and has no more marks above and
 * below each letter than any language needs.
 *
 * Returns: (transfer full): as much of the name as there is room for
 */
char *
riffle_error_dup_name (const char *name)
{
  GString *shown = g_string_new (NULL);
  guint n_letters = 0, n_marks = 0;

  for (; *name != '\0' && n_letters < PAT_MAX_WORD; name = g_utf8_next_char (name))
    {
      gunichar letter = g_utf8_get_char (name);

      if (pat_words_is_surplus_mark (letter, &n_marks))
        continue;
      g_string_append_unichar (shown, is_safe (letter) ? letter : REPLACEMENT);
      n_letters++;
    }
  if (*name != '\0')
    g_string_append (shown, "…");
  return g_string_free (shown, FALSE);
}

/**
 * riffle_error_dup_file_name:
 * @path: (type filename): a file
 *
 * Returns: (transfer full): its name without its folders, as riffle_error_dup_name() makes it
 */
char *
riffle_error_dup_file_name (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  return riffle_error_dup_name (name);
}

/**
 * riffle_error_is_disk_full:
 * @error: (nullable): why a file could not be written
 *
 * Returns: whether there was no space left
 */
gboolean
riffle_error_is_disk_full (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE)
         || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
}
