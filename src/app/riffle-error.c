/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player is told of errors. */
#include "config.h"

#include "riffle-error.h"

#include <gio/gio.h>

/**
 * riffle_error_dup_sentence:
 * @message: what is wrong, with or without a full stop
 *
 * Makes a sentence behind which another one can stand.
 *
 * Returns: (transfer full): the message with a full stop at its end
 */
char *
riffle_error_dup_sentence (const char *message)
{
  static const char *const ends[] = { ".", "!", "?", "…", "。" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (message, ends[i]))
      return g_strdup (message);
  return g_strconcat (message, ".", NULL);
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
