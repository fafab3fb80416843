/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is left of writing when the program is killed meanwhile: pat_file_write () writes to
 * “.NAME.XXXXXX” first, which then takes the name of the file. */
#include "config.h"

#include "riffle-leftovers.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "riffle-lock.h"

#define N_RANDOM 6 /* letters and digits at the end of the name */

/* Seconds. Nobody writes for so long, not even to a disk that was away for a while. */
#define MIN_AGE (24 * 60 * 60)

static gboolean
has_random_end (const char *name,
                gsize       length)
{
  if (length < N_RANDOM + 2 || name[length - N_RANDOM - 1] != '.')
    return FALSE;
  for (const char *c = name + length - N_RANDOM; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c))
      return FALSE;
  return TRUE;
}

static gboolean
is_temporary (const char *name,
              const char *end)
{
  gsize length = strlen (name);
  g_autofree char *target = NULL;

  if (*name != '.' || !has_random_end (name, length))
    return FALSE;
  target = g_strndup (name, length - N_RANDOM - 1);
  return g_str_has_suffix (target, end);
}

/* Whether it is an ordinary file of this user that nobody has written to for long. */
static gboolean
is_abandoned (const char *path)
{
  GStatBuf status;

  return g_lstat (path, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == getuid ()
         && status.st_mtime < g_get_real_time () / G_USEC_PER_SEC - MIN_AGE;
}

static GPtrArray *
find_abandoned (const char *folder,
                const char *end)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      char *path = g_build_filename (folder, name, NULL);

      if (is_temporary (name, end) && is_abandoned (path))
        g_ptr_array_add (paths, path);
      else
        g_free (path);
    }
  return paths;
}

/**
 * riffle_leftovers_remove:
 * @folder: (type filename): where files are written
 * @end: how the names of these files end, such as “.riffle”
 * @lock_path: (type filename): the lock under which they are written
 *
 * Removes temporary files that are a day old. If another program holds the lock, they are left for
 * the next time.
 */
void
riffle_leftovers_remove (const char *folder,
                         const char *end,
                         const char *lock_path)
{
  g_autoptr (GPtrArray) paths = find_abandoned (folder, end);
  int lock;

  if (paths->len == 0)
    return;
  lock = riffle_lock_take (lock_path, 0, NULL);
  if (lock < 0)
    return;
  for (guint i = 0; i < paths->len; i++)
    if (is_abandoned (paths->pdata[i]))
      g_unlink (paths->pdata[i]);
  riffle_lock_release (lock);
}
