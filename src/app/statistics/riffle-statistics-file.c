/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the file with the statistics. */
#include "config.h"

#include "riffle-statistics-file.h"

#include <glib/gi18n.h>
#include <patience.h>

#include "riffle-error.h"
#include "riffle-key-file.h"
#include "riffle-record-form.h"
#include "riffle-statistics-change.h"

/*
 * The file is a key file in UTF-8:
 *
 *   [riffle-statistics]
 *   version=1
 *
 *   [game VARIANT:OPTIONS]     the part of a deal string before its number; a group for each set
 *                              of options
 *   played=12                  see riffle-record.c for the keys and their bounds
 *   …
 *   games=…                    the last games one by one, see riffle-history.c
 *
 *   [deals VARIANT:OPTIONS]    see riffle-counted-deals.c
 *   won=617;12;                the numbers of deals that were counted last
 *   left=5;
 *
 *   [bank VARIANT]
 *   balance=-52                what a cumulative scoring carries into the next game
 *
 *   [day 2026-11-03 VARIANT]
 *   deal=VARIANT#617           what was dealt on that day
 *   began=2026-11-03           see riffle-day-result.c
 *   …
 *
 * Groups and keys that this version does not know are kept. It is written as a whole and renamed
 * into place, so that a crash leaves the old or the new file.
 */
#define VERSION 1
#define HEADER  "riffle-statistics"
#define BLOCK   1024 /* lines */

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
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
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
check_games (GKeyFile    *file,
             const char  *group,
             GError     **error)
{
  g_autofree char *text = g_key_file_get_value (file, group, RIFFLE_STATISTICS_GAMES, NULL);
  g_autoptr (GArray) games = riffle_history_parse (text != NULL ? text : "");
  g_autofree char *shown = NULL;

  if (games != NULL)
    return TRUE;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               /* Translators: the heading of a part of a damaged file and the name of a value, such
                  as “game klondike” and “games” */
               _("In “%s”, “%s” is not a list of games"), shown, RIFFLE_STATISTICS_GAMES);
  return FALSE;
}

static gboolean
check_group (GKeyFile    *file,
             const char  *group,
             GError     **error)
{
  RiffleRecord record;
  RiffleDayResult day;
  g_autofree char *shown = NULL;
  g_autoptr (GError) wrong = NULL;

  if (g_str_has_prefix (group, RIFFLE_STATISTICS_GAME))
    return riffle_record_load (&record, file, group, error)
           && check_games (file, group, error);
  if (g_str_has_prefix (group, RIFFLE_STATISTICS_DAY))
    return riffle_day_result_load (&day, file, group + strlen (RIFFLE_STATISTICS_DAY), error);
  if (!g_str_has_prefix (group, RIFFLE_STATISTICS_BANK))
    return TRUE;
  g_key_file_get_integer (file, group, "balance", &wrong);
  if (wrong == NULL)
    return TRUE;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("In “%s”, “%s” is not a number"), shown, "balance");
  return FALSE;
}

static gboolean
check_file (GKeyFile    *file,
            const char  *text,
            GError     **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  if (!check_version (file, error) || !riffle_key_file_check_once (text, error))
    return FALSE;
  for (guint i = 0; groups[i] != NULL; i++)
    if (!check_group (file, groups[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
load_text (GKeyFile   *file,
           const char *text,
           gsize       length)
{
  return g_utf8_validate (text, (gssize) length, NULL) &&
         g_key_file_load_from_data (file, text, length, G_KEY_FILE_KEEP_COMMENTS, NULL);
}

/* Where each line of a text ends. */
static GArray *
find_ends (const char *text)
{
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (gsize));

  for (const char *at = text; *at != '\0';)
    {
      gsize end;

      at += strcspn (at, "\n");
      at += *at == '\n';
      end = (gsize) (at - text);
      g_array_append_val (ends, end);
    }
  return ends;
}

/* Whether some lines can be read; @has_heading tells whether values may stand there, before and
 * after them. */
static gboolean
are_sound (const char *text,
           gsize       begin,
           gsize       end,
           gboolean   *has_heading)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GString) lines = g_string_new (*has_heading ? "[h]\n" : "");
  g_autofree char *heading = NULL;

  g_string_append_len (lines, text + begin, (gssize) (end - begin));
  if (!load_text (file, lines->str, lines->len))
    return FALSE;
  heading = g_key_file_get_start_group (file);
  *has_heading = heading != NULL;
  return TRUE;
}

/* Finds the line that cannot be read: the toolkit does not say where a key file is damaged. Blocks
 * of lines are read until one is damaged, and halves of that one. Returns: its number, from 1 */
static guint
find_damage (const char *text)
{
  g_autoptr (GArray) ends = find_ends (text);
  gboolean has_heading = FALSE;
  guint n_sound = 0, n_damaged = MIN (BLOCK, ends->len);
  gsize begin = 0;

  while (n_damaged < ends->len
         && are_sound (text, begin, g_array_index (ends, gsize, n_damaged - 1), &has_heading))
    {
      n_sound = n_damaged;
      begin = g_array_index (ends, gsize, n_sound - 1);
      n_damaged = MIN (n_sound + BLOCK, ends->len);
    }
  while (n_damaged - n_sound > 1)
    {
      gboolean may_have_values = has_heading;
      guint n = n_sound + (n_damaged - n_sound) / 2;

      if (are_sound (text, begin, g_array_index (ends, gsize, n - 1), &may_have_values))
        n_sound = n;
      else
        n_damaged = n;
    }
  return n_damaged;
}

/* What a text says, or %NULL and an error if it is damaged. */
GKeyFile *
riffle_statistics_file_parse (const char  *text,
                              GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!load_text (file, text, strlen (text)))
    {
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                   /* Translators: %u is the number of a line of a damaged file */
                   _("Line %u is neither a heading nor a value"), find_damage (text));
      return NULL;
    }
  return check_file (file, text, error) ? g_steal_pointer (&file) : NULL;
}
