/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of files that the desktop knows as recently used. */
#include "config.h"

#include "riffle-recent-files.h"

/**
 * riffle_recent_files_add:
 * @path: a file that the player has opened or saved
 *
 * Has the desktop remember a file, for its own lists and those of file dialogs.
 */
void
riffle_recent_files_add (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}
