/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of the past, and the banks of games whose result is carried over, in a file of their
 * own. */
#include "config.h"

#include "riffle-statistics.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

/*
 * The file is a key file in UTF-8:
 *
 *   [riffle-statistics]
 *   version=1
 *
 * [game VARIANT:OPTIONS]     the part of a deal string before its number; a group for each set of
 * options
 *   played=12                  see RiffleRecord for the keys
 *   …
 *
 *   [bank VARIANT]
 *   balance=-52                what a cumulative scoring carries into the next game
 *
 * Groups and keys that this version does not know are kept. It is written as a whole and renamed
 * into place, so that a crash leaves the old or the new file.
 */
#define VERSION      1
#define HEADER       "riffle-statistics"
#define GAME_PREFIX  "game "
#define BANK_PREFIX  "bank "

struct _RiffleStatistics
{
  GObject   parent_instance;

  char     *path;
  GKeyFile *file;
  gboolean  is_frozen; /* a damaged file could not be renamed, and nothing may overwrite it */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleStatistics, riffle_statistics, G_TYPE_OBJECT)

static void
riffle_statistics_finalize (GObject *object)
{
  RiffleStatistics *self = RIFFLE_STATISTICS (object);

  g_key_file_unref (self->file);
  g_free (self->path);
  G_OBJECT_CLASS (riffle_statistics_parent_class)->finalize (object);
}

static void
riffle_statistics_class_init (RiffleStatisticsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_statistics_finalize;

  /**
   * RiffleStatistics::changed:
   *
   * A record or a bank has changed.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static GKeyFile *
new_file (void)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_set_integer (file, HEADER, "version", VERSION);
  return file;
}

static void
riffle_statistics_init (RiffleStatistics *self)
{
  self->file = new_file ();
}

/**
 * riffle_statistics_new:
 * @path: the file
 *
 * Makes empty statistics; the file is not touched yet.
 *
 * Returns: (transfer full): the statistics
 */
RiffleStatistics *
riffle_statistics_new (const char *path)
{
  RiffleStatistics *self = g_object_new (RIFFLE_TYPE_STATISTICS, NULL);

  self->path = g_strdup (path);
  return self;
}

static gboolean
check_version (GKeyFile  *file,
               GError   **error)
{
  g_autoptr (GError) wrong = NULL;
  int version = g_key_file_get_integer (file, HEADER, "version", &wrong);

  if (wrong != NULL)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                         _("It does not begin as statistics do"));
  else if (version > VERSION)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                         _("It was written by a newer version of this program"));
  else if (version < 1)
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

  if (g_str_has_prefix (group, GAME_PREFIX))
    return riffle_record_load (&record, file, group, error);
  if (!g_str_has_prefix (group, BANK_PREFIX))
    return TRUE;
  g_key_file_get_integer (file, group, "balance", &wrong);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
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

/* Gives the file another name, so that nothing overwrites it. */
static char *
set_aside (RiffleStatistics *self)
{
  for (guint number = 1; number < G_MAXUINT; number++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.unreadable-%u", self->path, number);

      if (g_file_test (kept, G_FILE_TEST_EXISTS))
        continue;
      return g_rename (self->path, kept) == 0 ? g_steal_pointer (&kept) : NULL;
    }
  g_assert_not_reached ();
}

/**
 * riffle_statistics_load:
 * @self: the statistics
 * @kept: (out) (nullable): the new name of a file that could not be read
 * @error: return location
 *
 * Reads the file. Where it is not there, the statistics are empty, which is no error. A file that
 * cannot be read is given another name and kept, and the statistics are empty.
 *
 * Returns: %FALSE and @error where the file is damaged
 */
gboolean
riffle_statistics_load (RiffleStatistics  *self,
                        char             **kept,
                        GError           **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) wrong = NULL;

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  *kept = NULL;
  if (!g_key_file_load_from_file (file, self->path, G_KEY_FILE_KEEP_COMMENTS, &wrong)
      && g_error_matches (wrong, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  if (wrong == NULL && check_file (file, &wrong))
    {
      g_key_file_unref (self->file);
      self->file = g_steal_pointer (&file);
      g_signal_emit (self, signals[CHANGED], 0);
      return TRUE;
    }
  *kept = set_aside (self);
  self->is_frozen = *kept == NULL;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/**
 * riffle_statistics_save:
 * @self: the statistics
 * @error: return location
 *
 * Writes the file.
 *
 * Returns: %FALSE and @error where it could not be written; the old one is left as it was
 */
gboolean
riffle_statistics_save (RiffleStatistics  *self,
                        GError           **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  if (self->is_frozen)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                   _("The damaged file “%s” is in the way and could not be renamed."), self->path);
      return FALSE;
    }
  folder = g_path_get_dirname (self->path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", folder,
                   g_strerror (errno));
      return FALSE;
    }
  text = g_key_file_to_data (self->file, &length, NULL);
  return g_file_set_contents_full (self->path, text, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

/**
 * riffle_statistics_get:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @record: (out caller-allocates): the record, all zero where there is none
 *
 * Gets the record of a variant with a set of options.
 */
void
riffle_statistics_get (RiffleStatistics *self,
                       const char       *key,
                       RiffleRecord     *record)
{
  g_autofree char *group = g_strconcat (GAME_PREFIX, key, NULL);

  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  memset (record, 0, sizeof *record);
  /* What is in memory was checked when it was read. */
  if (g_key_file_has_group (self->file, group)
      && !riffle_record_load (record, self->file, group, NULL))
    g_warn_if_reached ();
}

/**
 * riffle_statistics_set:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @record: (nullable): the record; %NULL forgets it
 *
 * Replaces a record.
 */
void
riffle_statistics_set (RiffleStatistics   *self,
                       const char         *key,
                       const RiffleRecord *record)
{
  g_autofree char *group = g_strconcat (GAME_PREFIX, key, NULL);

  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  if (record == NULL || record->played == 0)
    g_key_file_remove_group (self->file, group, NULL);
  else
    riffle_record_save (record, self->file, group);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
belongs_to (const char *key,
            const char *variant)
{
  gsize length = strlen (variant);

  return strncmp (key, variant, length) == 0 && (key[length] == '\0' || key[length] == ':');
}

/**
 * riffle_statistics_list:
 * @self: the statistics
 * @variant: (nullable): the id of a variant; %NULL: all
 *
 * Lists the keys for which there are records.
 *
 * Returns: (transfer full) (array zero-terminated=1): the keys
 */
char **
riffle_statistics_list (RiffleStatistics *self,
                        const char       *variant)
{
  g_auto (GStrv) groups = NULL;
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), NULL);

  groups = g_key_file_get_groups (self->file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *key = groups[i] + strlen (GAME_PREFIX);

      if (g_str_has_prefix (groups[i], GAME_PREFIX)
          && (variant == NULL || belongs_to (key, variant)))
        g_ptr_array_add (keys, g_strdup (key));
    }
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_steal (keys, NULL);
}

/**
 * riffle_statistics_count:
 * @self: the statistics
 * @variant: the id of a variant
 * @n_played: (out): how many games of it were played
 * @n_won: (out): how many of them were won
 *
 * Counts the games of a variant, with whatever options.
 */
void
riffle_statistics_count (RiffleStatistics *self,
                         const char       *variant,
                         guint            *n_played,
                         guint            *n_won)
{
  g_auto (GStrv) keys = riffle_statistics_list (self, variant);

  *n_played = *n_won = 0;
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      RiffleRecord record;

      riffle_statistics_get (self, keys[i], &record);
      *n_played += record.played;
      *n_won += record.won;
    }
}

/**
 * riffle_statistics_get_bank:
 * @self: the statistics
 * @variant: the id of a variant
 *
 * Gets what is carried into the next game.
 *
 * Returns: the balance
 */
int
riffle_statistics_get_bank (RiffleStatistics *self,
                            const char       *variant)
{
  g_autofree char *group = g_strconcat (BANK_PREFIX, variant, NULL);

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), 0);

  return g_key_file_get_integer (self->file, group, "balance", NULL);
}

/**
 * riffle_statistics_set_bank:
 * @self: the statistics
 * @variant: the id of a variant
 * @bank: the balance
 *
 * Sets what is carried into the next game.
 */
void
riffle_statistics_set_bank (RiffleStatistics *self,
                            const char       *variant,
                            int               bank)
{
  g_autofree char *group = g_strconcat (BANK_PREFIX, variant, NULL);

  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  if (riffle_statistics_get_bank (self, variant) == bank)
    return;
  g_key_file_set_integer (self->file, group, "balance", bank);
  g_signal_emit (self, signals[CHANGED], 0);
}
