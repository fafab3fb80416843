/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file with the statistics, as it is known here, and the changes that are not in it yet. */
#include "config.h"

#include "riffle-statistics-journal.h"

#include <glib/gi18n.h>
#include <patience.h>

#include "riffle-error.h"
#include "riffle-lock.h"
#include "riffle-statistics-file.h"

#define WAIT_MSEC 1000 /* for another program; the window does not react meanwhile */

/*
 * Other programs may write the same file. What is changed here is kept as a list of changes until
 * it is written. Then the file is read again under a lock, and the changes are made to what it says
 * by now. It is written as a whole and renamed into place, so that a crash leaves the old or the
 * new file.
 */
struct _RiffleStatisticsJournal
{
  GObject    parent_instance;

  char      *path;
  GKeyFile  *file;      /* as it would be written now */
  GPtrArray *changes;   /* that are not written yet */
  char      *text;      /* (nullable): what was read or written last */
  GError    *failure;   /* (nullable): why the changes could not be written */
  GError    *obstacle;  /* (nullable): why nothing may overwrite the file that is there */
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

G_DEFINE_FINAL_TYPE (RiffleStatisticsJournal, riffle_statistics_journal, G_TYPE_OBJECT)

static void
riffle_statistics_journal_finalize (GObject *object)
{
  RiffleStatisticsJournal *self = RIFFLE_STATISTICS_JOURNAL (object);

  g_key_file_unref (self->file);
  g_ptr_array_unref (self->changes);
  g_free (self->path);
  g_free (self->text);
  g_clear_error (&self->failure);
  g_clear_error (&self->obstacle);
  G_OBJECT_CLASS (riffle_statistics_journal_parent_class)->finalize (object);
}

static void
riffle_statistics_journal_get_property (GObject    *object,
                                        guint       property_id,
                                        GValue     *value,
                                        GParamSpec *pspec)
{
  RiffleStatisticsJournal *self = RIFFLE_STATISTICS_JOURNAL (object);

  if (property_id == PROP_FAILURE)
    g_value_set_string (value, riffle_statistics_journal_get_failure (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_statistics_journal_class_init (RiffleStatisticsJournalClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = riffle_statistics_journal_finalize;
  object_class->get_property = riffle_statistics_journal_get_property;

  /**
   * RiffleStatisticsJournal:failure:
   *
   * Why the changes could not be written, as long as that holds.
   */
  properties[PROP_FAILURE] = g_param_spec_string ("failure", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  /**
   * RiffleStatisticsJournal::changed:
   *
   * What riffle_statistics_journal_get_file () says has changed.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_STATISTICS_JOURNAL, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_statistics_journal_init (RiffleStatisticsJournal *self)
{
  self->file = riffle_statistics_file_new ();
  self->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_change_free);
}

/**
 * riffle_statistics_journal_new:
 * @path: (type filename): the file
 *
 * Makes an empty journal; the file is not touched yet. Old temporary files beside it are removed.
 *
 * Returns: (transfer full): the journal
 */
RiffleStatisticsJournal *
riffle_statistics_journal_new (const char *path)
{
  RiffleStatisticsJournal *self = g_object_new (RIFFLE_TYPE_STATISTICS_JOURNAL, NULL);

  self->path = g_strdup (path);
  riffle_statistics_file_remove_leftovers (path);
  return self;
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
  g_return_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self));

  g_ptr_array_add (self->changes, change);
  riffle_change_apply (change, self->file);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_statistics_journal_count_games:
 * @self: the journal
 *
 * Returns: how many results are lost if the changes are never written
 */
guint
riffle_statistics_journal_count_games (RiffleStatisticsJournal *self)
{
  guint n = 0;

  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), 0);

  for (guint i = 0; i < self->changes->len; i++)
    {
      const RiffleChange *change = g_ptr_array_index (self->changes, i);

      n += change->kind == RIFFLE_CHANGE_ADD;
      n -= change->kind == RIFFLE_CHANGE_SUBTRACT && n > 0;
    }
  return n;
}

/* Takes over what a file says, with the changes that are not in it yet. */
static void
take_file (RiffleStatisticsJournal *self,
           GKeyFile                *file)
{
  g_key_file_unref (self->file);
  self->file = file;
  for (guint i = 0; i < self->changes->len; i++)
    riffle_change_apply (g_ptr_array_index (self->changes, i), file);
}

/**
 * riffle_statistics_journal_load:
 * @self: the journal
 * @kept: (out) (nullable): the new name of a file that could not be read
 * @error: return location
 *
 * Reads the file. If it is not there, the journal is empty, which is not an error. A file that
 * cannot be read is given another name and kept, and the journal is empty. A file of a newer
 * version of the program is left alone, so that this one finds it again; nothing is written then.
 *
 * Returns: %FALSE and @error if the file is damaged
 */
gboolean
riffle_statistics_journal_load (RiffleStatisticsJournal  *self,
                                char                    **kept,
                                GError                  **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree char *text = NULL;
  GKeyFile *file = NULL;

  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), FALSE);

  *kept = NULL;
  text = riffle_statistics_file_read (self->path, &wrong);
  if (g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (text != NULL)
    file = riffle_statistics_file_parse (text, &wrong);
  if (file != NULL)
    {
      g_free (self->text);
      self->text = g_steal_pointer (&text);
      take_file (self, file);
      g_signal_emit (self, signals[CHANGED], 0);
      return TRUE;
    }
  *kept = riffle_statistics_file_set_aside (self->path, wrong, &self->obstacle);
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/* Reads what another program has written meanwhile. What cannot be read is kept under another
 * name. */
static gboolean
read_again (RiffleStatisticsJournal  *self,
            gboolean                 *has_changed,
            GError                  **error)
{
  g_autofree char *kept = NULL;
  g_autoptr (GError) wrong = NULL;
  g_autofree char *text = riffle_statistics_file_read (self->path, &wrong);
  GKeyFile *file;

  if (g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (text != NULL && g_strcmp0 (text, self->text) == 0)
    return TRUE;
  file = text != NULL ? riffle_statistics_file_parse (text, &wrong) : NULL;
  if (file != NULL)
    {
      take_file (self, file);
      *has_changed = TRUE;
      return TRUE;
    }
  kept = riffle_statistics_file_set_aside (self->path, wrong, error);
  return kept != NULL;
}

static gboolean
write_under_lock (RiffleStatisticsJournal  *self,
                  gboolean                 *has_changed,
                  GError                  **error)
{
  g_autofree char *text = NULL;

  if (!read_again (self, has_changed, error))
    return FALSE;
  text = g_key_file_to_data (self->file, NULL, NULL);
  if (!pat_file_write (text, self->path, error))
    return FALSE;
  g_free (self->text);
  self->text = g_steal_pointer (&text);
  g_ptr_array_set_size (self->changes, 0);
  return TRUE;
}

/* Makes the changes to what the file says by now, and tells whether another program had changed it,
 * even if there is an error. */
static gboolean
write_changes (RiffleStatisticsJournal  *self,
               guint                     wait_msec,
               GError                  **error)
{
  gboolean has_changed = FALSE;
  int lock;

  if (self->changes->len == 0)
    return FALSE;
  if (self->obstacle != NULL)
    {
      g_propagate_error (error, g_error_copy (self->obstacle));
      return FALSE;
    }
  lock = riffle_statistics_file_lock (self->path, wait_msec, error);
  if (lock < 0)
    return FALSE;
  write_under_lock (self, &has_changed, error);
  riffle_lock_release (lock);
  return has_changed;
}

static gboolean
save (RiffleStatisticsJournal  *self,
      guint                     wait_msec,
      GError                  **error)
{
  g_autoptr (GError) wrong = NULL;

  if (write_changes (self, wait_msec, &wrong))
    g_signal_emit (self, signals[CHANGED], 0);
  if (riffle_error_remember (&self->failure, wrong))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/**
 * riffle_statistics_journal_save:
 * @self: the journal
 * @error: return location
 *
 * Makes the changes to what the file says by now; other programs may have changed it. It waits up
 * to a second for one that is writing.
 *
 * Returns: %FALSE and @error if it could not be written; the file is left as it was, and the
 *   changes are written with the next ones
 */
gboolean
riffle_statistics_journal_save (RiffleStatisticsJournal  *self,
                                GError                  **error)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), FALSE);

  return save (self, WAIT_MSEC, error);
}

/**
 * riffle_statistics_journal_retry:
 * @self: the journal
 *
 * Tries to write once more what could not be written. It does not wait for another program, so it
 * may be called with every move.
 *
 * Returns: whether there was something to write, and it is written now
 */
gboolean
riffle_statistics_journal_retry (RiffleStatisticsJournal *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), FALSE);

  return self->failure != NULL && save (self, 0, NULL);
}

/**
 * riffle_statistics_journal_get_failure:
 * @self: the journal
 *
 * Returns: (nullable): why the changes could not be written; %NULL while they are
 */
const char *
riffle_statistics_journal_get_failure (RiffleStatisticsJournal *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), NULL);

  return self->failure != NULL ? self->failure->message : NULL;
}

/**
 * riffle_statistics_journal_is_disk_full:
 * @self: the journal
 *
 * Returns: whether the changes could not be written because there is no space left
 */
gboolean
riffle_statistics_journal_is_disk_full (RiffleStatisticsJournal *self)
{
  g_return_val_if_fail (RIFFLE_IS_STATISTICS_JOURNAL (self), FALSE);

  return riffle_error_is_disk_full (self->failure);
}
