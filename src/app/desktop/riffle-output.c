/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the player wants something written: only an ordinary file is ever replaced. */
#include "config.h"

#include "riffle-output.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "riffle-error.h"

/**
 * riffle_output_resolve:
 * @path: (type filename): a file that is to be written
 * @error: return location
 *
 * Finds out which file is to be written. Files are written beside the old one, which they replace
 * in the end; a device, a pipe or a link must not be replaced like that. What a link points to is
 * written instead, and what is not an ordinary file is left alone.
 *
 * Returns: (transfer full) (nullable) (type filename): the file to write, which need not exist;
 *   %NULL and @error if nothing may be written there
 */
char *
riffle_output_resolve (const char  *path,
                       GError     **error)
{
  char *target = realpath (path, NULL);
  g_autofree char *shown = NULL;
  GStatBuf status;
  char *resolved;

  if (target == NULL && g_lstat (path, &status) != 0)
    return g_strdup (path);
  if (target != NULL && g_stat (target, &status) == 0 && S_ISREG (status.st_mode))
    {
      resolved = g_strdup (target);
      free (target);
      return resolved;
    }
  free (target);
  shown = g_filename_display_name (path);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
               /* Translators: %s is the name of a file, such as “/dev/sda” */
               _("“%s” is not an ordinary file, so nothing is written there."), shown);
  return NULL;
}

/**
 * riffle_output_dup_saved:
 * @path: (type filename): a file that was written, as the player named it
 *
 * Returns: (transfer full): a message that says so
 */
char *
riffle_output_dup_saved (const char *path)
{
  g_autofree char *name = riffle_error_dup_file_name (path);

  /* Translators: %s is the name of a file */
  return g_strdup_printf (_("Saved as “%s”"), name);
}
