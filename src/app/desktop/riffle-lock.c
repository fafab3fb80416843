/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps two programs from writing to the same files at once. */
#include "config.h"

#include "riffle-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>

#define TURN_MSEC 5

static gboolean
open_lock (const char  *path,
           int         *lock,
           GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *shown = NULL;
  gboolean has_folder = g_mkdir_with_parents (folder, 0700) == 0;
  int reason;

  *lock = -1;
  if (has_folder)
    *lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0600);
  if (*lock >= 0)
    return TRUE;
  reason = errno;
  shown = g_filename_display_name (has_folder ? path : folder);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason),
               _("“%s” cannot be written: %s"), shown, g_strerror (reason));
  return FALSE;
}

/**
 * riffle_lock_take:
 * @path: a file that is made for this, beside what is written
 * @wait_msec: how long to wait for another program at most
 * @error: return location
 *
 * Takes a lock, which ends with the program at the latest. If the file system has no locks, it
 * is taken anyway.
 *
 * Returns: the lock, or -1 with @error
 */
int
riffle_lock_take (const char  *path,
                  guint        wait_msec,
                  GError     **error)
{
  gint64 end = g_get_monotonic_time () + (gint64) wait_msec * 1000;
  int lock;

  if (!open_lock (path, &lock, error))
    return -1;
  while (flock (lock, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        return lock;
      if (g_get_monotonic_time () >= end)
        {
          g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN,
                               _("Another program keeps the files locked."));
          g_close (lock, NULL);
          return -1;
        }
      g_usleep (TURN_MSEC * 1000);
    }
  return lock;
}

/**
 * riffle_lock_release:
 * @lock: a lock
 *
 * Lets others write.
 */
void
riffle_lock_release (int lock)
{
  g_close (lock, NULL);
}
