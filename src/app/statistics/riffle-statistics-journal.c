/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file with the statistics, as it is known here, and the changes that are not in it yet. */
#include "config.h"

#include "riffle-statistics-journal.h"

#include <glib/gi18n.h>
#include <patience.h>

#include "riffle-lock.h"
#include "riffle-statistics-file.h"

/*
 * Other programs may write the same file. What is changed here is kept as a list of changes until
 * it is written. Then the file is read again under a lock, and the changes are made to what it says
 * by now. It is written as a whole and renamed into place, so that a crash leaves the old or the
 * new file.
 */
struct _RiffleStatisticsJournal
{
  char      *path;
  GKeyFile  *file;      /* as it would be written now */
  GPtrArray *changes;   /* that are not written yet */
  char      *text;      /* (nullable): what was read or written last */
  gboolean   is_frozen; /* a damaged file could not be renamed, and nothing may overwrite it */
};

/**
 * riffle_statistics_journal_new:
 * @path: (type filename): the file
 *
 * Makes an empty journal; the file is not touched yet.
 *
 * Returns: (transfer full): the journal
 */
RiffleStatisticsJournal *
riffle_statistics_journal_new (const char *path)
{
  RiffleStatisticsJournal *self = g_new0 (RiffleStatisticsJournal, 1);

  self->path = g_strdup (path);
  self->file = riffle_statistics_file_new ();
  self->changes = g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_change_free);
  return self;
}

/**
 * riffle_statistics_journal_free:
 * @self: (transfer full): the journal
 *
 * Frees a journal. What was not written is lost.
 */
void
riffle_statistics_journal_free (RiffleStatisticsJournal *self)
{
  g_key_file_unref (self->file);
  g_ptr_array_unref (self->changes);
  g_free (self->path);
  g_free (self->text);
  g_free (self);
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
  g_ptr_array_add (self->changes, change);
  riffle_change_apply (change, self->file);
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
 * cannot be read is given another name and kept, and the journal is empty.
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
      return TRUE;
    }
  *kept = riffle_statistics_file_set_aside (self->path);
  self->is_frozen = *kept == NULL;
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
  kept = riffle_statistics_file_set_aside (self->path);
  if (kept != NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
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

/**
 * riffle_statistics_journal_write:
 * @self: the journal
 * @wait_msec: how long it waits for another program, in milliseconds
 * @error: return location
 *
 * Makes the changes to what the file says by now. If that fails, the file is left as it was, and
 * the changes are kept.
 *
 * Returns: whether another program had changed the file, even if @error is set
 */
gboolean
riffle_statistics_journal_write (RiffleStatisticsJournal  *self,
                                 guint                     wait_msec,
                                 GError                  **error)
{
  g_autofree char *lock_path = g_strconcat (self->path, ".lock", NULL);
  gboolean has_changed = FALSE;
  int lock;

  if (self->changes->len == 0)
    return FALSE;
  if (self->is_frozen)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                   /* Translators: %s is the name of a file, such as “statistics” */
                   _("The damaged file “%s” is in the way and could not be renamed."), self->path);
      return FALSE;
    }
  lock = riffle_lock_take (lock_path, wait_msec, error);
  if (lock < 0)
    return FALSE;
  write_under_lock (self, &has_changed, error);
  riffle_lock_release (lock);
  return has_changed;
}
