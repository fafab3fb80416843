/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of the player's own with statistics, as CSV or as JSON. */
#include "config.h"

#include "riffle-transfer-file.h"

#include <glib/gi18n.h>

#include "riffle-csv.h"
#include "riffle-output.h"
#include "riffle-transfer-json.h"
#include "riffle-transfer-merge.h"
#include "riffle-transfer.h"

#define MAX_BYTES (32 * 1024 * 1024)

static gboolean
is_csv (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  return g_str_has_suffix (lower, ".csv");
}

/**
 * riffle_transfer_file_write:
 * @statistics: the statistics
 * @path: (type filename): a file; if its name ends in “.csv”, it is a table, and else JSON
 * @error: return location
 *
 * Writes all statistics into a file.
 *
 * Returns: %FALSE and @error if that is not possible; the file is left as it was then
 */
gboolean
riffle_transfer_file_write (RiffleStatistics  *statistics,
                            const char        *path,
                            GError           **error)
{
  g_autofree char *target = riffle_output_resolve (path, error);
  g_autoptr (GPtrArray) transfer = NULL;
  g_autofree char *text = NULL;

  riffle_statistics_refresh (statistics);
  transfer = riffle_transfer_collect (statistics);
  text = is_csv (path) ? riffle_csv_print (transfer) : riffle_transfer_json_print (transfer);
  return target != NULL && pat_file_write (text, target, error);
}

/* If not even the first line is text, it is no file of ours. */
static gboolean
check_bytes (const char  *text,
             gsize        length,
             GError     **error)
{
  guint line = pat_text_find_damage (text, length);

  if (line == 0)
    return TRUE;
  if (line == 1)
    return riffle_transfer_check_version ("", error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _("There is a byte that is not text"));
  riffle_transfer_name_line (error, line);
  return FALSE;
}

/* Which format it is, its beginning says: files are renamed. */
static GPtrArray *
parse (const char  *text,
       gsize        length,
       GError     **error)
{
  if (!check_bytes (text, length, error))
    return NULL;
  return text[strspn (text, " \t\r\n")] == '{' ? riffle_transfer_json_parse (text, error)
                                               : riffle_csv_parse (text, error);
}

/**
 * riffle_transfer_file_read:
 * @statistics: the statistics
 * @registry: knows the variants
 * @path: (type filename): a file from riffle_transfer_file_write ()
 * @n_games: (out): how many games were added
 * @error: return location
 *
 * Adds what a file says to the statistics, which are not saved yet.
 *
 * Returns: %FALSE and @error if anything in the file is wrong; nothing is added then
 */
gboolean
riffle_transfer_file_read (RiffleStatistics  *statistics,
                           PatRegistry       *registry,
                           const char        *path,
                           guint64           *n_games,
                           GError           **error)
{
  gsize length;
  g_autofree char *text = pat_file_read (path, MAX_BYTES, &length, error);
  g_autofree char *name = NULL;
  g_autoptr (GPtrArray) transfer = NULL;

  if (text == NULL)
    return FALSE;
  transfer = parse (text, length, error);
  if (transfer == NULL)
    {
      name = g_filename_display_basename (path);
      g_prefix_error (error, "“%s”: ", name);
      return FALSE;
    }
  riffle_statistics_refresh (statistics);
  *n_games = riffle_transfer_merge (transfer, statistics, registry);
  return TRUE;
}
