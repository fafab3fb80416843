/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of the past, and the banks of games whose result is carried over, in a file of their
 * own. */
#include "config.h"

#include "riffle-statistics.h"

#include "riffle-counted-deals.h"
#include "riffle-shared-file-text.h"

struct _RiffleStatistics
{
  GObject                  parent_instance;

  RiffleStatisticsJournal *journal;
  gboolean                 is_held;     /* changes are told of later */
  gboolean                 has_changed; /* meanwhile */
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

  g_clear_object (&self->journal);
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

static void
riffle_statistics_init (RiffleStatistics *self)
{
}

static void
changed_cb (RiffleStatistics *self)
{
  self->has_changed = self->is_held;
  if (!self->is_held)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Tells of many changes at once. */
void
riffle_statistics_hold (RiffleStatistics *self,
                        gboolean          is_held)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  self->is_held = is_held;
  if (!is_held && self->has_changed)
    changed_cb (self);
}

/**
 * riffle_statistics_new:
 * @path: (type filename): the file
 *
 * Makes empty statistics; the file is not touched yet.
 *
 * Returns: (transfer full): the statistics
 */
RiffleStatistics *
riffle_statistics_new (const char *path)
{
  RiffleStatistics *self = g_object_new (RIFFLE_TYPE_STATISTICS, NULL);

  self->journal = riffle_shared_file_new (RIFFLE_TYPE_STATISTICS_JOURNAL, path);
  g_signal_connect_object (self->journal, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_statistics_get_journal:
 * @self: the statistics
 *
 * Returns: (transfer none): what reads and writes their file
 */
RiffleStatisticsJournal *
riffle_statistics_get_journal (RiffleStatistics *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), NULL);

  return self->journal;
}

/**
 * riffle_statistics_refresh:
 * @self: the statistics
 *
 * Reads what other programs have counted meanwhile, for what depends on all games. What is not
 * written yet stays. A damaged file is kept under another name, as whenever it is read.
 */
void
riffle_statistics_refresh (RiffleStatistics *self)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  g_free (riffle_shared_file_text_open (RIFFLE_SHARED_FILE (self->journal)));
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

/**
 * riffle_statistics_get_games:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 *
 * Gets the last games one by one, at most %RIFFLE_HISTORY_MAX. An older version of the program did
 * not note them, so there may be fewer than the record has counted.
 *
 * Returns: (transfer full) (element-type RiffleResult): the games, the oldest first
 */
GArray *
riffle_statistics_get_games (RiffleStatistics *self,
                             const char       *key)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), NULL);

  return riffle_change_load_games (riffle_statistics_journal_get_file (self->journal), key);
}

static void
change (RiffleStatistics   *self,
        const char         *key,
        const RiffleChange *template)
{
  RiffleChange *change = g_memdup2 (template, sizeof *template);

  change->key = g_strdup (key);
  riffle_statistics_journal_add (self->journal, change);
}

/**
 * riffle_statistics_add:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @result: how a game ended
 *
 * Counts a game, unless its deal was counted since riffle_statistics_begin (): another program may
 * have gone on with the same saved game. One that was left there counts if it is won here.
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
 * riffle_statistics_was_won:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @deal: the number of a deal
 *
 * Returns: whether the deal was counted as won since riffle_statistics_begin ()
 */
gboolean
riffle_statistics_was_won (RiffleStatistics *self,
                           const char       *key,
                           guint64           deal)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  return riffle_counted_deals_has (riffle_statistics_journal_get_file (self->journal), key, deal,
                                   TRUE);
}

/**
 * riffle_statistics_begin:
 * @self: the statistics
 * @key: a variant with its options, as in a deal string
 * @deal: the number of a deal
 *
 * Notes that a deal is dealt anew, and counts once more when it has come to its end.
 *
 * Returns: whether it was counted before
 */
gboolean
riffle_statistics_begin (RiffleStatistics *self,
                         const char       *key,
                         guint64           deal)
{
  GKeyFile *file;
  RiffleRecord record;

  g_return_val_if_fail (RIFFLE_IS_STATISTICS (self), FALSE);

  file = riffle_statistics_journal_get_file (self->journal);
  riffle_statistics_get (self, key, &record);
  if (record.last_deal != deal && !riffle_counted_deals_has (file, key, deal, TRUE)
      && !riffle_counted_deals_has (file, key, deal, FALSE))
    return FALSE;
  change (self, key, &(RiffleChange) { .kind = RIFFLE_CHANGE_BEGIN, .number = (gint64) deal });
  return TRUE;
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
 * @record: a record that was forgotten, or comes from elsewhere
 * @games: (nullable) (element-type RiffleResult): the last of its games
 *
 * Adds all games of a record.
 */
void
riffle_statistics_merge (RiffleStatistics   *self,
                         const char         *key,
                         const RiffleRecord *record,
                         GArray             *games)
{
  g_return_if_fail (RIFFLE_IS_STATISTICS (self));

  change (self, key, &(RiffleChange) {
    .kind = RIFFLE_CHANGE_MERGE, .record = *record,
    .games = games != NULL ? riffle_history_format (games) : NULL
  });
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
