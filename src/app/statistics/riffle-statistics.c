/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of the past, and the banks of games whose result is carried over, in a file of their
 * own. */
#include "config.h"

#include "riffle-statistics.h"

#include "riffle-error.h"
#include "riffle-statistics-journal.h"

#define WAIT_MSEC 1000 /* for another program; the window stands still meanwhile */

struct _RiffleStatistics
{
  GObject                  parent_instance;

  RiffleStatisticsJournal *journal;
  GError                  *failure; /* (nullable): why the changes could not be written */
};

enum
{
  PROP_0,
  PROP_FAILURE,
  N_PROPERTIES
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleStatistics, riffle_statistics, G_TYPE_OBJECT)

static void
riffle_statistics_finalize (GObject *object)
{
  RiffleStatistics *self = RIFFLE_STATISTICS (object);

  g_clear_pointer (&self->journal, riffle_statistics_journal_free);
  g_clear_error (&self->failure);
  G_OBJECT_CLASS (riffle_statistics_parent_class)->finalize (object);
}

static void
riffle_statistics_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  RiffleStatistics *self = RIFFLE_STATISTICS (object);

  if (property_id == PROP_FAILURE)
    g_value_set_string (value, riffle_statistics_get_failure (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_statistics_class_init (RiffleStatisticsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = riffle_statistics_finalize;
  object_class->get_property = riffle_statistics_get_property;

  /**
   * RiffleStatistics:failure:
   *
   * Why the statistics could not be written, as long as that holds.
   */
  properties[PROP_FAILURE] = g_param_spec_string ("failure", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  /**
   * RiffleStatistics::changed:
   *
   * A record or a bank has changed.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
riffle_statistics_init (RiffleStatistics *self)
{
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

  self->journal = riffle_statistics_journal_new (path);
  return self;
}

/**
 * riffle_statistics_load:
 * @self: the statistics
 * @kept: (out) (nullable): the new name of a file that could not be read
 * @error: return location
 *
 * Reads the file. If it is not there, the statistics are empty, which is not an error. A file that
 * cannot be read is given another name and kept, and the statistics are empty.
 *
 * Returns: %FALSE and @error if the file is damaged
 */
gboolean
riffle_statistics_load (RiffleStatistics  *self,
                        char             **kept,
                        GError           **error)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  if (!riffle_statistics_journal_load (self->journal, kept, error))
    return FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
set_failure (RiffleStatistics *self,
             const GError     *failure)
{
  const char *before = riffle_statistics_get_failure (self);
  gboolean is_same = g_strcmp0 (before, failure != NULL ? failure->message : NULL) == 0;

  if (is_same)
    return;
  g_clear_error (&self->failure);
  self->failure = failure != NULL ? g_error_copy (failure) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
}

static gboolean
save (RiffleStatistics  *self,
      guint              wait_msec,
      GError           **error)
{
  g_autoptr (GError) wrong = NULL;

  /* Another program may have counted games meanwhile. */
  if (riffle_statistics_journal_write (self->journal, wait_msec, &wrong))
    g_signal_emit (self, signals[CHANGED], 0);
  set_failure (self, wrong);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/**
 * riffle_statistics_save:
 * @self: the statistics
 * @error: return location
 *
 * Writes what was changed into the file, which may have been changed by others.
 *
 * Returns: %FALSE and @error if it could not be written; the file is left as it was, and the
 *   changes are written with the next ones
 */
gboolean
riffle_statistics_save (RiffleStatistics  *self,
                        GError           **error)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  return save (self, WAIT_MSEC, error);
}

/**
 * riffle_statistics_retry:
 * @self: the statistics
 *
 * Tries to write once more what could not be written. It does not wait for another program, so it
 * may be called with every move.
 *
 * Returns: whether there was something to write, and it is written now
 */
gboolean
riffle_statistics_retry (RiffleStatistics *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  return self->failure != NULL && save (self, 0, NULL);
}

/**
 * riffle_statistics_get_failure:
 * @self: the statistics
 *
 * Returns: (nullable): why the statistics could not be written; %NULL while they are
 */
const char *
riffle_statistics_get_failure (RiffleStatistics *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), NULL);

  return self->failure != NULL ? self->failure->message : NULL;
}

/**
 * riffle_statistics_is_disk_full:
 * @self: the statistics
 *
 * Returns: whether the statistics could not be written because there is no space left
 */
gboolean
riffle_statistics_is_disk_full (RiffleStatistics *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  return riffle_error_is_disk_full (self->failure);
}

/**
 * riffle_statistics_count_unsaved:
 * @self: the statistics
 *
 * Counts the games that are not in the file yet.
 *
 * Returns: how many results are lost if the changes are never written
 */
guint
riffle_statistics_count_unsaved (RiffleStatistics *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), 0);

  return riffle_statistics_journal_count_games (self->journal);
}

/**
 * riffle_statistics_get:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @record: (out caller-allocates): the record, all zero if there is none
 *
 * Gets the record of a variant with a set of options.
 */
void
riffle_statistics_get (RiffleStatistics *self,
                       const char       *key,
                       RiffleRecord     *record)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  riffle_change_load (riffle_statistics_journal_get_file (self->journal), key, record);
}

static void
change (RiffleStatistics   *self,
        const char         *key,
        const RiffleChange *template)
{
  RiffleChange *change = g_memdup2 (template, sizeof *template);

  change->key = g_strdup (key);
  riffle_statistics_journal_add (self->journal, change);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_statistics_add:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @result: how a game ended
 *
 * Counts a game.
 */
void
riffle_statistics_add (RiffleStatistics   *self,
                       const char         *key,
                       const RiffleResult *result)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  change (self, key, &(RiffleChange) { .kind = RIFFLE_CHANGE_ADD, .result = *result });
}

/**
 * riffle_statistics_subtract:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @result: how a game ended
 * @before: the record as it was before the game was counted
 *
 * Takes back that a game was counted.
 */
void
riffle_statistics_subtract (RiffleStatistics   *self,
                            const char         *key,
                            const RiffleResult *result,
                            const RiffleRecord *before)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  change (self, key, &(RiffleChange) { .kind = RIFFLE_CHANGE_SUBTRACT, .result = *result,
                                       .record = *before });
}

/**
 * riffle_statistics_note_deal:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @deal: the number of the deal that is being played and was counted already; 0: it was not
 *
 * Notes which game is not to be counted again when it is continued.
 */
void
riffle_statistics_note_deal (RiffleStatistics *self,
                             const char       *key,
                             guint64           deal)
{
  RiffleRecord record;

  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  riffle_statistics_get (self, key, &record);
  if (record.played > 0 && record.last_deal != deal)
    change (self, key, &(RiffleChange) { .kind = RIFFLE_CHANGE_NOTE_DEAL,
                                         .number = (gint64) deal });
}

/**
 * riffle_statistics_forget:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 *
 * Forgets a record.
 */
void
riffle_statistics_forget (RiffleStatistics *self,
                          const char       *key)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  change (self, key, &(RiffleChange) { .kind = RIFFLE_CHANGE_FORGET });
}

/**
 * riffle_statistics_merge:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @record: a record that was forgotten
 *
 * Adds all games of a record.
 */
void
riffle_statistics_merge (RiffleStatistics   *self,
                         const char         *key,
                         const RiffleRecord *record)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  change (self, key, &(RiffleChange) { .kind = RIFFLE_CHANGE_MERGE, .record = *record });
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

  groups = g_key_file_get_groups (riffle_statistics_journal_get_file (self->journal), NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *key = groups[i] + strlen (RIFFLE_STATISTICS_GAME);

      if (g_str_has_prefix (groups[i], RIFFLE_STATISTICS_GAME)
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
      *n_played += MIN (record.played, G_MAXUINT - *n_played);
      *n_won += MIN (record.won, G_MAXUINT - *n_won);
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
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_BANK, variant, NULL);

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), 0);

  return g_key_file_get_integer (riffle_statistics_journal_get_file (self->journal), group,
                                 "balance", NULL);
}

/**
 * riffle_statistics_add_to_bank:
 * @self: the statistics
 * @variant: the id of a variant
 * @amount: what a game has brought, may be negative
 *
 * Changes what is carried into the next game.
 */
void
riffle_statistics_add_to_bank (RiffleStatistics *self,
                               const char       *variant,
                               int               amount)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  if (amount != 0)
    change (self, variant, &(RiffleChange) { .kind = RIFFLE_CHANGE_BANK, .number = amount });
}

/**
 * riffle_statistics_reset_bank:
 * @self: the statistics
 * @variant: the id of a variant
 *
 * Carries nothing into the next game.
 */
void
riffle_statistics_reset_bank (RiffleStatistics *self,
                              const char       *variant)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  if (riffle_statistics_get_bank (self, variant) != 0)
    change (self, variant, &(RiffleChange) { .kind = RIFFLE_CHANGE_RESET_BANK });
}
