/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder for things that nobody keeps. */
#include "config.h"

#include "riffle-scratch.h"

#include <glib/gstdio.h>

/**
 * riffle_scratch_remove:
 * @folder: a folder
 *
 * Removes a folder with all that is in it. Symbolic links are removed, not followed.
 */
void
riffle_scratch_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        riffle_scratch_remove (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}
