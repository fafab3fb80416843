/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the games of a folder in a thread of its own, and keeps what could not be written. */
#include "config.h"

#include "riffle-store-writer.h"

#include <glib/gi18n.h>
#include <string.h>

#include "riffle-error.h"
#include "riffle-unsaved.h"

/*
 * The text of a game is made on the main thread, since games may not cross threads, and written by
 * the thread of a queue. A text that could not be written is kept, and stands for the file, until
 * it is written after all or there is a newer one. As soon as one game could be written, all that
 * were not are tried again.
 * A program that has kept the files locked once is not waited for again, until they are free.
 *
 * That thread alone uses the files while something is left to be written, and the main thread alone
 * after it has waited for the end of that.
 */
struct _RiffleStoreWriter
{
  char                  *folder;
  RiffleStoreWriterFunc  changed;
  gpointer               user_data;
  RiffleStoreQueue      *queue;
  GHashTable            *files;     /* id → RiffleStoreFile */
  gboolean               is_locked; /* another program kept the files locked, the last time */
  GMutex                 mutex;     /* guards what follows */
  RiffleUnsaved         *unsaved;   /* what could not be written */
  char                  *notice;    /* (nullable): what else the player should know */
};

static RiffleStoreFile *
get_file (RiffleStoreWriter *self,
          const char        *id)
{
  RiffleStoreFile *file = g_hash_table_lookup (self->files, id);

  if (file == NULL)
    {
      file = riffle_store_file_new (self->folder, id);
      g_hash_table_insert (self->files, g_strdup (id), file);
    }
  return file;
}

static void
note_file (RiffleStoreWriter *self,
           RiffleStoreFile   *file)
{
  g_autofree char *shown = g_filename_display_name (riffle_store_file_get_path (file));

  g_mutex_lock (&self->mutex);
  g_free (self->notice);
  /* Translators: %s is the name of a file, such as “klondike-2” */
  self->notice = g_strdup_printf (_("Another instance of Riffle has saved a game of the same kind. "
                                    "That game is kept, and yours is saved as “%s” from now on."),
                                  shown);
  g_mutex_unlock (&self->mutex);
  self->changed (self->user_data);
}

/* Called with the mutex held. */
static char *
dup_failure (RiffleStoreWriter *self)
{
  const GError *failure = riffle_unsaved_get_failure (self->unsaved);

  return failure != NULL ? g_strdup (failure->message) : NULL;
}

/* What was not written is to be written now; called with the mutex held. */
static void
queue_unsaved (RiffleStoreWriter *self)
{
  for (guint i = 0; i < riffle_unsaved_get_n (self->unsaved); i++)
    {
      const char *id = riffle_unsaved_get_id (self->unsaved, i);

      riffle_store_queue_add (self->queue, id, riffle_unsaved_get_text (self->unsaved, id));
    }
}

/* What came of writing. After a failure nothing else is tried again, so this comes to an end. */
static void
note_result (RiffleStoreWriter *self,
             const char        *id,
             const char        *text,
             const GError      *error)
{
  g_autofree char *before = NULL, *after = NULL;

  g_mutex_lock (&self->mutex);
  before = dup_failure (self);
  if (error != NULL)
    riffle_unsaved_put (self->unsaved, id, text, error);
  else
    {
      riffle_unsaved_remove (self->unsaved, id);
      queue_unsaved (self);
    }
  after = dup_failure (self);
  g_mutex_unlock (&self->mutex);
  if (g_strcmp0 (before, after) != 0)
    self->changed (self->user_data);
}

static void
write_cb (const char *id,
          const char *text,
          gpointer    data)
{
  RiffleStoreWriter *self = data;
  g_autoptr (GError) error = NULL;
  RiffleStoreFile *file = get_file (self, id);
  gboolean gave_way;

  if (riffle_store_file_write (file, text, !self->is_locked, &gave_way, &error) && gave_way)
    note_file (self, file);
  self->is_locked = g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  note_result (self, id, text, error);
}

/**
 * riffle_store_writer_new:
 * @folder: (type filename): where the games lie; it is made when the first one is written
 * @changed: is called when there is something to tell
 * @user_data: for @changed
 *
 * Makes a writer; its thread begins with the first game.
 *
 * Returns: (transfer full): the writer
 */
RiffleStoreWriter *
riffle_store_writer_new (const char            *folder,
                         RiffleStoreWriterFunc  changed,
                         gpointer               user_data)
{
  RiffleStoreWriter *self = g_new0 (RiffleStoreWriter, 1);

  self->folder = g_strdup (folder);
  self->changed = changed;
  self->user_data = user_data;
  self->queue = riffle_store_queue_new (write_cb, self);
  g_mutex_init (&self->mutex);
  self->unsaved = riffle_unsaved_new ();
  self->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) riffle_store_file_free);
  return self;
}

/**
 * riffle_store_writer_close:
 * @self: the writer
 *
 * Writes what is left to be written, and ends the thread.
 */
void
riffle_store_writer_close (RiffleStoreWriter *self)
{
  riffle_store_queue_close (self->queue);
}

/**
 * riffle_store_writer_free:
 * @self: (transfer full): a writer that was closed
 *
 * Frees a writer.
 */
void
riffle_store_writer_free (RiffleStoreWriter *self)
{
  riffle_store_queue_free (self->queue);
  riffle_unsaved_free (self->unsaved);
  g_hash_table_unref (self->files);
  g_mutex_clear (&self->mutex);
  g_free (self->notice);
  g_free (self->folder);
  g_free (self);
}

/**
 * riffle_store_writer_put:
 * @self: the writer
 * @id: the id of a variant
 * @text: (transfer full): its game
 * @finish: (nullable): completes the text, in the thread that writes it, if that takes time
 *
 * Writes a game, later. If the disk is slower, only the last one of a variant is written.
 */
void
riffle_store_writer_put (RiffleStoreWriter     *self,
                         const char            *id,
                         char                  *text,
                         RiffleStoreFinishFunc  finish)
{
  riffle_store_queue_put (self->queue, id, text, finish);
}

/**
 * riffle_store_writer_retry:
 * @self: the writer
 *
 * Tries to write once more what could not be written.
 */
void
riffle_store_writer_retry (RiffleStoreWriter *self)
{
  g_mutex_lock (&self->mutex);
  queue_unsaved (self);
  g_mutex_unlock (&self->mutex);
}

/**
 * riffle_store_writer_count_unsaved:
 * @self: the writer
 * @copies: what the player has saved elsewhere
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: how many games are not on the disk, neither here nor where the player has saved them
 */
guint
riffle_store_writer_count_unsaved (RiffleStoreWriter *self,
                                   RiffleCopies      *copies)
{
  guint n = 0;

  riffle_store_queue_wait (self->queue);
  for (guint i = 0; i < riffle_unsaved_get_n (self->unsaved); i++)
    n += !riffle_copies_has (copies, riffle_unsaved_get_id (self->unsaved, i));
  return n;
}

/**
 * riffle_store_writer_has_unsaved:
 * @self: the writer
 * @id: the id of a variant
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: whether the game of the variant could not be written
 */
gboolean
riffle_store_writer_has_unsaved (RiffleStoreWriter *self,
                                 const char        *id)
{
  riffle_store_queue_wait (self->queue);
  return riffle_unsaved_get_text (self->unsaved, id) != NULL;
}

/**
 * riffle_store_writer_has_game:
 * @self: the writer
 * @id: the id of a variant
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: whether there is a game of the variant, on the disk or not written yet
 */
gboolean
riffle_store_writer_has_game (RiffleStoreWriter *self,
                              const char        *id)
{
  return riffle_store_writer_has_unsaved (self, id)
         || riffle_store_file_exists (get_file (self, id));
}

/**
 * riffle_store_writer_read:
 * @self: the writer
 * @id: the id of a variant
 * @length: (out): the length of the text, in bytes
 * @error: return location
 *
 * Waits until everything is written, or could not be, and reads the game of a variant. One that
 * could not be written stands for its file.
 *
 * Returns: (transfer full): the text, or %NULL and @error
 */
char *
riffle_store_writer_read (RiffleStoreWriter  *self,
                          const char         *id,
                          gsize              *length,
                          GError            **error)
{
  const char *text;

  riffle_store_queue_wait (self->queue);
  text = riffle_unsaved_get_text (self->unsaved, id);
  if (text == NULL)
    return riffle_store_file_read (get_file (self, id), length, error);
  *length = strlen (text);
  return g_strdup (text);
}

/**
 * riffle_store_writer_get_file:
 * @self: the writer
 * @id: the id of a variant
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: (transfer none): where the games of the variant are written; it may be used until there
 *   is something to be written again
 */
RiffleStoreFile *
riffle_store_writer_get_file (RiffleStoreWriter *self,
                              const char        *id)
{
  riffle_store_queue_wait (self->queue);
  return get_file (self, id);
}

/**
 * riffle_store_writer_use_file:
 * @self: the writer
 * @id: the id of a variant
 * @file: (transfer full): a file
 *
 * Writes the games of a variant into another file from now on.
 */
void
riffle_store_writer_use_file (RiffleStoreWriter *self,
                              const char        *id,
                              RiffleStoreFile   *file)
{
  riffle_store_queue_wait (self->queue);
  g_hash_table_replace (self->files, g_strdup (id), file);
}

/**
 * riffle_store_writer_dup_failure:
 * @self: the writer
 *
 * Returns: (transfer full) (nullable): why a game could not be written, the latest reason if there
 *   are several; %NULL while all are
 */
char *
riffle_store_writer_dup_failure (RiffleStoreWriter *self)
{
  char *failure;

  g_mutex_lock (&self->mutex);
  failure = dup_failure (self);
  g_mutex_unlock (&self->mutex);
  return failure;
}

/**
 * riffle_store_writer_is_disk_full:
 * @self: the writer
 *
 * Returns: whether a game could not be written because there is no space left
 */
gboolean
riffle_store_writer_is_disk_full (RiffleStoreWriter *self)
{
  gboolean is_full;

  g_mutex_lock (&self->mutex);
  is_full = riffle_error_is_disk_full (riffle_unsaved_get_failure (self->unsaved));
  g_mutex_unlock (&self->mutex);
  return is_full;
}

/**
 * riffle_store_writer_dup_notice:
 * @self: the writer
 *
 * Returns: (transfer full) (nullable): that another program writes the same games
 */
char *
riffle_store_writer_dup_notice (RiffleStoreWriter *self)
{
  char *notice;

  g_mutex_lock (&self->mutex);
  notice = g_strdup (self->notice);
  g_mutex_unlock (&self->mutex);
  return notice;
}

/**
 * riffle_store_writer_dismiss_notice:
 * @self: the writer
 *
 * Forgets the notice.
 */
void
riffle_store_writer_dismiss_notice (RiffleStoreWriter *self)
{
  g_mutex_lock (&self->mutex);
  g_clear_pointer (&self->notice, g_free);
  g_mutex_unlock (&self->mutex);
}
