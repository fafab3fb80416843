/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How long the file of a module has been gone. */
#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "pat-guard-private.h"

#define KEEP_SECONDS (90 * 24 * 60 * 60) /* what is known of a file that is not there */

/* Whether a file is not there, although the folder in which it was is: one that may come back with
 * its disk is not gone. */
static gboolean
is_gone (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);
  struct stat status;

  return g_lstat (path, &status) != 0 && errno == ENOENT &&
         g_file_test (parent, G_FILE_TEST_IS_DIR);
}

/* Looks for a file that was noted to be gone since then: seconds since 1970, or 0 if it was there.
 * Returns: the same for now, or PAT_ABSENCE_LONG */
gint64
pat_absence_note (const char *path,
                  gint64      since)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  if (!is_gone (path))
    return 0;
  if (since <= 0 || since > now)
    return now;
  return now - since > KEEP_SECONDS ? PAT_ABSENCE_LONG : since;
}
