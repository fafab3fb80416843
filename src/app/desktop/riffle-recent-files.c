/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of files that the desktop knows as recently used. */
#include "config.h"

#include "riffle-recent-files.h"

#include "riffle-log-watch.h"

/* What GTK logs if that list cannot be read or written. Nothing of the player's is lost by that,
 * and a full disk is told where it matters. */
static const char *const warnings[] = {
  "Attempting to read the recently used resources file at",
  "Attempting to store changes into",
  "Attempting to set the permissions of",
};

static gboolean
ignore_cb (void)
{
  return TRUE;
}

static void
watch_log (void)
{
  static gboolean is_watching;

  if (is_watching)
    return;
  is_watching = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (warnings); i++)
    riffle_log_watch ("Gtk", warnings[i], ignore_cb);
}

/* GTK would read a pipe or a device without an end. */
static gboolean
is_endless (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "recently-used.xbel", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR)
         && !g_file_test (path, G_FILE_TEST_IS_DIR);
}

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

  if (is_endless ())
    return;
  watch_log ();
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}
