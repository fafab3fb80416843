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
 * a thread of its own. If the disk is slower than the player, only the newest text of a variant
 * is written. A text that could not be written is kept, and stands for the file, until it is
 * written after all or there is a newer one. As soon as one game could be written, all that were
 * not are tried again.
 */
struct _RiffleStoreWriter
{
  char                  *folder;
  RiffleStoreWriterFunc  changed;
  gpointer               user_data;
  GThread               *thread;     /* (nullable): started with the first game */
  GMutex                 mutex;      /* guards what follows */
  GCond                  condition;
  GHashTable            *pending;    /* id → text */
  RiffleUnsaved         *unsaved;    /* what could not be written */
  GHashTable            *files;      /* id → RiffleStoreFile */
  char                  *notice;     /* (nullable): what else the player should know */
  gboolean               is_writing;
  gboolean               is_closing;
};

/* Takes one game out of the list, or waits; called with the mutex held. */
static gboolean
take_pending (RiffleStoreWriter  *self,
              char              **id,
              char              **text)
{
  GHashTableIter iter;

  while (g_hash_table_size (self->pending) == 0)
    {
      if (self->is_closing)
        return FALSE;
      g_cond_wait (&self->condition, &self->mutex);
    }
  g_hash_table_iter_init (&iter, self->pending);
  g_hash_table_iter_next (&iter, (gpointer *) id, (gpointer *) text);
  g_hash_table_iter_steal (&iter);
  return TRUE;
}

/* Called with the mutex held. */
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

  g_free (self->notice);
  /* Translators: %s is the name of a file, such as “klondike-2” */
  self->notice = g_strdup_printf (_("Another instance of Riffle has saved a game of the same kind. "
                                    "That game is kept, and yours is saved as “%s” from now on."),
                                  shown);
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

      if (!g_hash_table_contains (self->pending, id))
        g_hash_table_insert (self->pending, g_strdup (id),
                             g_strdup (riffle_unsaved_get_text (self->unsaved, id)));
    }
}

/* What came of writing; called with the mutex held. After a failure nothing else is tried again,
 * so this comes to an end. */
static void
note_result (RiffleStoreWriter *self,
             const char        *id,
             const char        *text,
             const GError      *error)
{
  g_autofree char *before = dup_failure (self);
  g_autofree char *after = NULL;

  if (error != NULL)
    riffle_unsaved_put (self->unsaved, id, text, error);
  else
    {
      riffle_unsaved_remove (self->unsaved, id);
      queue_unsaved (self);
    }
  after = dup_failure (self);
  if (g_strcmp0 (before, after) != 0)
    self->changed (self->user_data);
}

/* Only this thread writes, and the main thread touches the files while nothing is being written, so
 * the mutex need not be held meanwhile. */
static void
write_game (RiffleStoreWriter *self,
            char              *id,
            char              *text)
{
  g_autoptr (GError) error = NULL;
  RiffleStoreFile *file = get_file (self, id);
  gboolean gave_way;

  self->is_writing = TRUE;
  g_mutex_unlock (&self->mutex);
  riffle_store_file_write (file, text, &gave_way, &error);
  g_mutex_lock (&self->mutex);
  if (gave_way && error == NULL)
    {
      note_file (self, file);
      self->changed (self->user_data);
    }
  note_result (self, id, text, error);
  self->is_writing = FALSE;
}

static gpointer
writer_func (gpointer data)
{
  RiffleStoreWriter *self = data;
  char *id, *text;

  g_mutex_lock (&self->mutex);
  while (take_pending (self, &id, &text))
    {
      write_game (self, id, text);
      g_free (id);
      g_free (text);
      g_cond_broadcast (&self->condition);
    }
  g_mutex_unlock (&self->mutex);
  return NULL;
}

/* Returns with the mutex held. */
static void
wait_until_written (RiffleStoreWriter *self)
{
  g_mutex_lock (&self->mutex);
  while (g_hash_table_size (self->pending) > 0 || self->is_writing)
    g_cond_wait (&self->condition, &self->mutex);
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
  g_mutex_init (&self->mutex);
  g_cond_init (&self->condition);
  self->pending = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
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
  if (self->thread == NULL)
    return;
  g_mutex_lock (&self->mutex);
  self->is_closing = TRUE;
  g_cond_broadcast (&self->condition);
  g_mutex_unlock (&self->mutex);
  g_thread_join (g_steal_pointer (&self->thread));
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
  g_hash_table_unref (self->pending);
  riffle_unsaved_free (self->unsaved);
  g_hash_table_unref (self->files);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->condition);
  g_free (self->notice);
  g_free (self->folder);
  g_free (self);
}

static void
start_thread (RiffleStoreWriter *self)
{
  if (self->thread == NULL)
    self->thread = g_thread_new ("riffle-store", writer_func, self);
}

/**
 * riffle_store_writer_put:
 * @self: the writer
 * @id: the id of a variant
 * @text: (transfer full): its game
 *
 * Writes a game, later. If the disk is slower, only the last one of a variant is written.
 */
void
riffle_store_writer_put (RiffleStoreWriter *self,
                         const char        *id,
                         char              *text)
{
  g_mutex_lock (&self->mutex);
  g_hash_table_replace (self->pending, g_strdup (id), text);
  g_cond_broadcast (&self->condition);
  g_mutex_unlock (&self->mutex);
  start_thread (self);
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
  gboolean has_work;

  g_mutex_lock (&self->mutex);
  queue_unsaved (self);
  has_work = g_hash_table_size (self->pending) > 0;
  g_cond_broadcast (&self->condition);
  g_mutex_unlock (&self->mutex);
  if (has_work)
    start_thread (self);
}

/* Called with the mutex held. */
static gboolean
has_all (RiffleStoreWriter *self,
         RiffleCopies      *copies)
{
  for (guint i = 0; i < riffle_unsaved_get_n (self->unsaved); i++)
    if (!riffle_copies_has (copies, riffle_unsaved_get_id (self->unsaved, i)))
      return FALSE;
  return TRUE;
}

/**
 * riffle_store_writer_flush:
 * @self: the writer
 * @copies: what the player has saved elsewhere
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: whether all games are on the disk, here or where the player has saved them
 */
gboolean
riffle_store_writer_flush (RiffleStoreWriter *self,
                           RiffleCopies      *copies)
{
  gboolean is_saved;

  wait_until_written (self);
  is_saved = has_all (self, copies);
  g_mutex_unlock (&self->mutex);
  return is_saved;
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
  gboolean has_text;

  wait_until_written (self);
  has_text = riffle_unsaved_get_text (self->unsaved, id) != NULL;
  g_mutex_unlock (&self->mutex);
  return has_text;
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
  gboolean has_game;

  wait_until_written (self);
  has_game = riffle_unsaved_get_text (self->unsaved, id) != NULL
             || riffle_store_file_exists (get_file (self, id));
  g_mutex_unlock (&self->mutex);
  return has_game;
}

/**
 * riffle_store_writer_read:
 * @self: the writer
 * @id: the id of a variant
 * @length: (out): the length of the text, in bytes
 * @error: return location
 *
 * Reads the game of a variant. One that could not be written stands for its file.
 *
 * Returns: (transfer full): the text, or %NULL and @error
 */
char *
riffle_store_writer_read (RiffleStoreWriter  *self,
                          const char         *id,
                          gsize              *length,
                          GError            **error)
{
  char *text;

  wait_until_written (self);
  text = g_strdup (riffle_unsaved_get_text (self->unsaved, id));
  if (text != NULL)
    *length = strlen (text);
  else
    text = riffle_store_file_read (get_file (self, id), length, error);
  g_mutex_unlock (&self->mutex);
  return text;
}

/**
 * riffle_store_writer_set_aside:
 * @self: the writer
 * @id: the id of a variant
 * @error: return location
 *
 * Gives the file of a variant another name, so that nothing overwrites it.
 *
 * Returns: (transfer full) (type filename): the new path, or %NULL and @error
 */
char *
riffle_store_writer_set_aside (RiffleStoreWriter  *self,
                               const char         *id,
                               GError            **error)
{
  char *kept;

  wait_until_written (self);
  kept = riffle_store_file_set_aside (get_file (self, id), error);
  g_mutex_unlock (&self->mutex);
  return kept;
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
  wait_until_written (self);
  g_hash_table_replace (self->files, g_strdup (id), file);
  g_mutex_unlock (&self->mutex);
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
