/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player is told of errors. */
#include "config.h"

#include "riffle-error.h"

#include <string.h>

#include <gio/gio.h>
#include <patience.h>

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

/**
 * riffle_error_dup_name:
 * @name: a name from outside, in UTF-8
 *
 * Cuts a name that is longer than any name of ours, for a sentence that quotes it.
 *
 * Returns: (transfer full): as much of the name as a sentence has room for
 */
char *
riffle_error_dup_name (const char *name)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (name, -1) <= PAT_MAX_WORD)
    return g_strdup (name);
  start = g_utf8_substring (name, 0, PAT_MAX_WORD);
  return g_strconcat (start, "…", NULL);
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
