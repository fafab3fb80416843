/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file with the statistics, as it is known here, and the changes that are not in it yet. */
#include "config.h"

#include "riffle-statistics-journal.h"

#include <glib/gi18n.h>

#include "riffle-statistics-file.h"

/* Some 250 for a set of options, and 40,000 at most for its last games: this is more than anybody
 * plays, and even so much is read soon, on which the window waits. */
#define MAX_BYTES (16 * 1024 * 1024)

struct _RiffleStatisticsJournal
{
  RiffleSharedFile  parent_instance;

  GKeyFile         *file; /* as it would be written now */
};

G_DEFINE_FINAL_TYPE (RiffleStatisticsJournal, riffle_statistics_journal, RIFFLE_TYPE_SHARED_FILE)

static void
riffle_statistics_journal_finalize (GObject *object)
{
  RiffleStatisticsJournal *self = RIFFLE_STATISTICS_JOURNAL (object);

  g_key_file_unref (self->file);
  G_OBJECT_CLASS (riffle_statistics_journal_parent_class)->finalize (object);
}

static gboolean
riffle_statistics_journal_load_text (RiffleSharedFile  *file,
                                     const char        *text,
                                     GError           **error)
{
  RiffleStatisticsJournal *self = RIFFLE_STATISTICS_JOURNAL (file);
  GKeyFile *read = riffle_statistics_file_parse (text, error);

  if (read == NULL)
    return FALSE;
  g_key_file_unref (self->file);
  self->file = read;
  return TRUE;
}

static void
riffle_statistics_journal_apply (RiffleSharedFile *file,
                                 gconstpointer     change)
{
  riffle_change_apply (change, RIFFLE_STATISTICS_JOURNAL (file)->file);
}

static char *
riffle_statistics_journal_dup_text (RiffleSharedFile *file)
{
  return g_key_file_to_data (RIFFLE_STATISTICS_JOURNAL (file)->file, NULL, NULL);
}

/* How many results are lost if the changes are never written. */
static guint
count_games (RiffleSharedFile *file)
{
  GPtrArray *changes = riffle_shared_file_get_additions (file);
  guint n = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      const RiffleChange *change = g_ptr_array_index (changes, i);

      n += change->kind == RIFFLE_CHANGE_ADD;
      n -= change->kind == RIFFLE_CHANGE_SUBTRACT && n > 0;
    }
  return n;
}

static char *
riffle_statistics_journal_dup_loss (RiffleSharedFile *file)
{
  guint n_results = count_games (file);

  if (n_results == 0)
    return NULL;
  /* Translators: games that were won, or left for a new deal */
  return g_strdup_printf (ngettext ("The result of one game is not in the statistics yet.",
                                    "The results of %u games are not in the statistics yet.",
                                    n_results), n_results);
}

static void
riffle_statistics_journal_class_init (RiffleStatisticsJournalClass *class)
{
  static const RiffleSharedFileTexts texts = {
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    .kept = N_("The statistics could not be read and start again from zero. %s The old file is "
               "kept as “%s”."),
    /* Translators: %s is a sentence that says what is wrong. */
    .unread = N_("The statistics could not be read: %s"),
    /* Translators: %s is the reason, such as “No space left on device” */
    .unsaved = N_("The statistics could not be saved: %s"),
    .summary = N_("The statistics are not saved."),
    .disk_full = N_("The disk is full. The statistics are not saved."),
  };
  RiffleSharedFileClass *file_class = RIFFLE_SHARED_FILE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = riffle_statistics_journal_finalize;
  file_class->texts = &texts;
  file_class->max_bytes = MAX_BYTES;
  file_class->free_addition = (GDestroyNotify) riffle_change_free;
  file_class->load = riffle_statistics_journal_load_text;
  file_class->apply = riffle_statistics_journal_apply;
  file_class->dup_text = riffle_statistics_journal_dup_text;
  file_class->dup_loss = riffle_statistics_journal_dup_loss;
}

static void
riffle_statistics_journal_init (RiffleStatisticsJournal *self)
{
  self->file = riffle_statistics_file_new ();
}

/**
 * riffle_statistics_journal_get_file:
 * @self: the journal
 *
 * Returns: (transfer none): what the file says, with all changes
 */
GKeyFile *
riffle_statistics_journal_get_file (RiffleStatisticsJournal *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), NULL);

  return self->file;
}

/**
 * riffle_statistics_journal_load:
 * @self: the journal
 * @kept: (out) (nullable): the new name of a file that could not be read
 * @error: return location
 *
 * Reads the file.
 *
 * Returns: as riffle_shared_file_load ()
 */
gboolean
riffle_statistics_journal_load (RiffleStatisticsJournal  *self,
                                char                    **kept,
                                GError                  **error)
{
  return riffle_shared_file_load (RIFFLE_SHARED_FILE (self), kept, error);
}

/**
 * riffle_statistics_journal_add:
 * @self: the journal
 * @change: (transfer full): a change
 *
 * Makes a change, which is to be written later.
 */
void
riffle_statistics_journal_add (RiffleStatisticsJournal *self,
                               RiffleChange            *change)
{
  riffle_shared_file_add (RIFFLE_SHARED_FILE (self), change);
}

/**
 * riffle_statistics_journal_save:
 * @self: the journal
 * @error: return location
 *
 * Makes the changes to what the file says by now.
 *
 * Returns: as riffle_shared_file_save ()
 */
gboolean
riffle_statistics_journal_save (RiffleStatisticsJournal  *self,
                                GError                  **error)
{
  return riffle_shared_file_save (RIFFLE_SHARED_FILE (self), error);
}

/* Returns: (nullable): why the changes could not be written; %NULL while they are */
const char *
riffle_statistics_journal_get_failure (RiffleStatisticsJournal *self)
{
  const GError *failure = riffle_shared_file_get_failure (RIFFLE_SHARED_FILE (self));

  return failure != NULL ? failure->message : NULL;
}
