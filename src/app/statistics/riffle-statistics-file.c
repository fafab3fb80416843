/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the file with the statistics. */
#include "config.h"

#include "riffle-statistics-file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <patience.h>

#include "riffle-statistics-change.h"

/*
 * The file is a key file in UTF-8:
 *
 *   [riffle-statistics]
 *   version=1
 *
 *   [game VARIANT:OPTIONS]     the part of a deal string before its number; a group for each set
 *                              of options
 *   played=12                  see RiffleRecord for the keys
 *   …
 *
 *   [bank VARIANT]
 *   balance=-52                what a cumulative scoring carries into the next game
 *
 * Groups and keys that this version does not know are kept. It is written as a whole and renamed
 * into place, so that a crash leaves the old or the new file.
 */
#define VERSION   1
#define HEADER    "riffle-statistics"
#define MAX_BYTES (64 * 1024 * 1024)

GKeyFile *
riffle_statistics_file_new (void)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_set_integer (file, HEADER, "version", VERSION);
  return file;
}

static gboolean
check_version (GKeyFile  *file,
               GError   **error)
{
  g_autoptr (GError) wrong = NULL;
  int version = g_key_file_get_integer (file, HEADER, "version", &wrong);

  if (wrong != NULL)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                         _("It is not a file of Riffle’s statistics"));
  else if (version > VERSION)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                         _("It was written by a newer version of this program"));
  else if (version < 1)
    /* Translators: %d is the number of a file format, such as 0 */
    g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, _("There is no version %d"),
                 version);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_group (GKeyFile    *file,
             const char  *group,
             GError     **error)
{
  RiffleRecord record;
  g_autoptr (GError) wrong = NULL;

  if (g_str_has_prefix (group, RIFFLE_STATISTICS_GAME))
    return riffle_record_load (&record, file, group, error);
  if (!g_str_has_prefix (group, RIFFLE_STATISTICS_BANK))
    return TRUE;
  g_key_file_get_integer (file, group, "balance", &wrong);
  if (wrong != NULL)
    g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                 _("In “%s”, “%s” is not a number"), group, "balance");
  return wrong == NULL;
}

static gboolean
check_file (GKeyFile  *file,
            GError   **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  if (!check_version (file, error))
    return FALSE;
  for (guint i = 0; groups[i] != NULL; i++)
    if (!check_group (file, groups[i], error))
      return FALSE;
  return TRUE;
}

/* Whether a key file can have a line in a group, or before the first one. */
static gboolean
is_possible (const char *line,
             gboolean    is_in_group)
{
  if (!g_utf8_validate (line, -1, NULL))
    return FALSE;
  if (*line == '\0' || *line == '#')
    return TRUE;
  if (*line == '[')
    return strchr (line, ']') != NULL;
  return is_in_group && *line != '=' && strchr (line, '=') != NULL;
}

/* The toolkit does not say where a key file is damaged. */
static void
set_damage (const char  *text,
            GError     **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean is_in_group = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strchug (lines[i]);

      if (!is_possible (line, is_in_group))
        {
          g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                       /* Translators: %u is the number of a line of a damaged file */
                       _("Line %u is neither a heading nor a value"), i + 1);
          return;
        }
      is_in_group |= *line == '[';
    }
  g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, _("It is damaged"));
}

/* What a text says, or %NULL and an error if it is damaged. */
GKeyFile *
riffle_statistics_file_parse (const char  *text,
                              GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!g_utf8_validate (text, -1, NULL) ||
      !g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_KEEP_COMMENTS, NULL))
    {
      set_damage (text, error);
      return NULL;
    }
  return check_file (file, error) ? g_steal_pointer (&file) : NULL;
}

/* The text of an ordinary file. */
char *
riffle_statistics_file_read (const char  *path,
                             GError     **error)
{
  return pat_file_read (path, MAX_BYTES, NULL, error);
}

/* Gives the file another name, so that nothing overwrites it; %NULL if that is not possible. */
char *
riffle_statistics_file_set_aside (const char *path)
{
  for (guint number = 1; number < G_MAXUINT; number++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.unreadable-%u", path, number);

      if (g_file_test (kept, G_FILE_TEST_EXISTS))
        continue;
      return g_rename (path, kept) == 0 ? g_steal_pointer (&kept) : NULL;
    }
  g_assert_not_reached ();
}
