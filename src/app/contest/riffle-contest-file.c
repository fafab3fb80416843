/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Contests in files of the player's own. */
#include "config.h"

#include "riffle-contest-file.h"

#include <string.h>

#include "riffle-error.h"

#define MAGIC "riffle-contest "

/**
 * riffle_contest_file_is:
 * @path: (type filename): a file
 *
 * Tells whether a file is meant to be a contest: by its name, or by how it begins. One that is not
 * read because it is too long, or no file, is a contest by its name only.
 *
 * Returns: whether riffle_contest_file_read () is to read it
 */
gboolean
riffle_contest_file_is (const char *path)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  if (g_str_has_suffix (path, RIFFLE_CONTEST_EXTENSION))
    return TRUE;
  text = pat_file_read (path, PAT_CONTEST_MAX_BYTES, &length, NULL);
  return text != NULL && length > strlen (MAGIC) && g_str_has_prefix (text, MAGIC);
}

/**
 * riffle_contest_file_read:
 * @registry: where the games of a tour are looked for
 * @path: (type filename): a file
 * @error: return location
 *
 * Reads a contest; a tour has to be one of all its games. The file is left as it is.
 *
 * Returns: (transfer full) (nullable): the contest, or %NULL and @error
 */
PatContest *
riffle_contest_file_read (PatRegistry  *registry,
                          const char   *path,
                          GError      **error)
{
  gsize length = 0;
  g_autofree char *text = pat_file_read (path, PAT_CONTEST_MAX_BYTES, &length, error);
  PatContest *contest = NULL;

  /* A file that cannot be read is named as it is. */
  if (text == NULL)
    return NULL;
  contest = pat_contest_parse (text, (gssize) length, error);
  if (contest != NULL && !pat_contest_check_deals (contest, registry, error))
    g_clear_object (&contest);
  if (contest == NULL)
    {
      g_autofree char *name = riffle_error_dup_file_name (path);

      g_prefix_error (error, "“%s”: ", name);
    }
  return contest;
}
