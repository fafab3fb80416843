/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the file with the league. */
#include "config.h"

#include "riffle-league-file.h"

#include <string.h>

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-key-file.h"

/*
 * The file is a key file in UTF-8:
 *
 *   [riffle-league]
 *   version=1
 *
 *   [player 1]
 *   name=Ann
 *   tables=3
 *   won=2
 *   points=512
 *   best=231
 *
 * It is written as a whole and renamed into place, so that a crash leaves the old or the new file.
 */
#define VERSION    1
#define HEADER     "riffle-league"
#define PLAYER     "player "
#define MAX_TABLES 1000000000
#define MAX_POINTS G_GINT64_CONSTANT (1000000000000000)

static gboolean
read_number (GKeyFile   *file,
             const char *group,
             const char *key,
             gint64      least,
             gint64      most,
             gint64     *number,
             GError    **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree char *shown = NULL;

  *number = g_key_file_get_int64 (file, group, key, &wrong);
  if (wrong == NULL && *number >= least && *number <= most)
    return TRUE;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               wrong != NULL ? _("In “%s”, “%s” is not a number")
               /* Translators: the heading of a part of a damaged file, and a word before “=” */
               : _("In “%s”, “%s” is too large or too small"), shown, key);
  return FALSE;
}

/* Returns: (transfer full) (nullable): the player of a group */
static RiffleLeagueEntry *
read_player (GKeyFile    *file,
             const char  *group,
             GError     **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, "name", NULL);
  g_autofree char *name = text != NULL ? pat_replay_dup_name (text) : NULL;
  RiffleLeagueEntry *entry;
  gint64 n_tables, n_won, best;

  if (name == NULL)
    {
      g_autofree char *shown = riffle_error_dup_name (group);

      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   /* Translators: %s is the heading of a part of a damaged file */
                   _("In “%s”, there is no name"), shown);
      return NULL;
    }
  entry = riffle_league_entry_new (name);
  if (!read_number (file, group, "tables", 0, MAX_TABLES, &n_tables, error)
      || !read_number (file, group, "won", 0, n_tables, &n_won, error)
      || !read_number (file, group, "points", -MAX_POINTS, MAX_POINTS, &entry->points, error)
      || !read_number (file, group, "best", G_MININT, G_MAXINT, &best, error))
    {
      riffle_league_entry_free (entry);
      return NULL;
    }
  entry->n_tables = (guint) n_tables;
  entry->n_won = (guint) n_won;
  entry->best = (int) best;
  return entry;
}

/* What the toolkit says of a text that it cannot read quotes whole lines, however long. */
static gboolean
load_text (GKeyFile    *file,
           const char  *text,
           GError     **error)
{
  int version = 0;

  if (g_utf8_validate (text, -1, NULL)
      && g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    version = g_key_file_get_integer (file, HEADER, "version", NULL);
  if (version < 1)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                         _("It is not a file of Riffle’s league"));
  else if (version > VERSION)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _("It was written by a newer version of this program"));
  else
    return riffle_key_file_check_once (text, error);
  return FALSE;
}

/**
 * riffle_league_file_parse:
 * @text: what stands in the file
 * @error: return location
 *
 * Reads the players of the league.
 *
 * Returns: (transfer full) (nullable) (element-type RiffleLeagueEntry): the players; %NULL and
 *   @error if the text is damaged, or of a newer version of the program
 */
GPtrArray *
riffle_league_file_parse (const char  *text,
                          GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GPtrArray) entries =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  g_auto (GStrv) groups = NULL;

  if (!load_text (file, text, error))
    return NULL;
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      RiffleLeagueEntry *entry;

      if (!g_str_has_prefix (groups[i], PLAYER))
        continue;
      entry = read_player (file, groups[i], error);
      if (entry == NULL)
        return NULL;
      g_ptr_array_add (entries, entry);
    }
  return g_steal_pointer (&entries);
}

/**
 * riffle_league_file_to_string:
 * @entries: (element-type RiffleLeagueEntry): players
 *
 * Writes the players of the league.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_league_file_to_string (GPtrArray *entries)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, HEADER, "version", VERSION);
  for (guint i = 0; i < entries->len; i++)
    {
      const RiffleLeagueEntry *entry = g_ptr_array_index (entries, i);
      g_autofree char *group = g_strdup_printf (PLAYER "%u", i + 1);

      g_key_file_set_string (file, group, "name", entry->name);
      g_key_file_set_int64 (file, group, "tables", MIN (entry->n_tables, MAX_TABLES));
      g_key_file_set_int64 (file, group, "won", MIN (entry->n_won, MAX_TABLES));
      g_key_file_set_int64 (file, group, "points",
                            CLAMP (entry->points, -MAX_POINTS, MAX_POINTS));
      g_key_file_set_integer (file, group, "best", entry->best);
    }
  return g_key_file_to_data (file, NULL, NULL);
}
