/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the player has left, one file for each variant, written behind the player's back.
 * */
#include "config.h"

#include "riffle-store.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

/*
 * The text of a game is made on the main thread, since games may not cross threads, and written by
 * a thread of its own. Where the disk is slower than the player, only the newest text of a variant
 * is written.
 */
struct _RiffleStore
{
  GObject     parent_instance;

  char       *folder;
  GThread    *writer;      /* (nullable): started with the first game */
  GMutex      mutex;       /* guards what follows */
  GCond       changed;
  GHashTable *pending;     /* path → text */
  gboolean    is_writing;
  gboolean    is_closing;
};

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleStore, riffle_store, G_TYPE_OBJECT)

typedef struct
{
  RiffleStore *store;
  char        *message;
} Failure;

static gboolean
report_failure_cb (gpointer data)
{
  Failure *failure = data;

  g_signal_emit (failure->store, signals[FAILED], 0, failure->message);
  return G_SOURCE_REMOVE;
}

static void
failure_free (gpointer data)
{
  Failure *failure = data;

  g_object_unref (failure->store);
  g_free (failure->message);
  g_free (failure);
}

static void
report_failure (RiffleStore  *self,
                const GError *error)
{
  Failure *failure = g_new (Failure, 1);

  failure->store = g_object_ref (self);
  failure->message = g_strdup (error->message);
  g_idle_add_full (G_PRIORITY_DEFAULT, report_failure_cb, failure, failure_free);
}

/* Takes one game out of the list, or waits; called with the mutex held. */
static gboolean
take_pending (RiffleStore  *self,
              char        **path,
              char        **text)
{
  GHashTableIter iter;

  while (g_hash_table_size (self->pending) == 0)
    {
      if (self->is_closing)
        return FALSE;
      g_cond_wait (&self->changed, &self->mutex);
    }
  g_hash_table_iter_init (&iter, self->pending);
  g_hash_table_iter_next (&iter, (gpointer *) path, (gpointer *) text);
  g_hash_table_iter_steal (&iter);
  return TRUE;
}

static void
write_game (RiffleStore *self,
            const char  *path,
            const char  *text)
{
  g_autoptr (GError) error = NULL;

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    g_set_error (&error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", self->folder,
                 g_strerror (errno));
  else
    pat_file_write (text, path, &error);
  if (error != NULL)
    report_failure (self, error);
}

static gpointer
writer_func (gpointer data)
{
  RiffleStore *self = data;
  char *path, *text;

  g_mutex_lock (&self->mutex);
  while (take_pending (self, &path, &text))
    {
      self->is_writing = TRUE;
      g_mutex_unlock (&self->mutex);
      write_game (self, path, text);
      g_free (path);
      g_free (text);
      g_mutex_lock (&self->mutex);
      self->is_writing = FALSE;
      g_cond_broadcast (&self->changed);
    }
  g_mutex_unlock (&self->mutex);
  return NULL;
}

static void
riffle_store_dispose (GObject *object)
{
  RiffleStore *self = RIFFLE_STORE (object);

  if (self->writer != NULL)
    {
      g_mutex_lock (&self->mutex);
      self->is_closing = TRUE;
      g_cond_broadcast (&self->changed);
      g_mutex_unlock (&self->mutex);
      g_thread_join (g_steal_pointer (&self->writer));
    }
  G_OBJECT_CLASS (riffle_store_parent_class)->dispose (object);
}

static void
riffle_store_finalize (GObject *object)
{
  RiffleStore *self = RIFFLE_STORE (object);

  g_hash_table_unref (self->pending);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  g_free (self->folder);
  G_OBJECT_CLASS (riffle_store_parent_class)->finalize (object);
}

static void
riffle_store_class_init (RiffleStoreClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = riffle_store_dispose;
  object_class->finalize = riffle_store_finalize;

  /**
   * RiffleStore::failed:
   * @message: what went wrong
   *
   * A game could not be written. It is tried again with the next move.
   */
  signals[FAILED] = g_signal_new ("failed", RIFFLE_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
riffle_store_init (RiffleStore *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  self->pending = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/**
 * riffle_store_new:
 * @folder: where the games lie; it is made when the first one is written
 *
 * Makes a store of games.
 *
 * Returns: (transfer full): the store
 */
RiffleStore *
riffle_store_new (const char *folder)
{
  RiffleStore *self = g_object_new (RIFFLE_TYPE_STORE, NULL);

  self->folder = g_strdup (folder);
  return self;
}

static char *
dup_path (RiffleStore *self,
          const char  *id)
{
  g_autofree char *name = g_strconcat (id, ".riffle", NULL);

  return g_build_filename (self->folder, name, NULL);
}

/**
 * riffle_store_save:
 * @self: the store
 * @game: a game
 *
 * Keeps a game as it is now as the one of its variant. It returns before the file is written.
 */
void
riffle_store_save (RiffleStore *self,
                   PatGame     *game)
{
  char *path, *text;

  g_return_if_fail (RIFFLE_IS_STORE (self));
  g_return_if_fail (PAT_IS_GAME (game));

  path = dup_path (self, pat_variant_get_id (pat_game_get_variant (game)));
  text = pat_save_to_string (game);
  g_mutex_lock (&self->mutex);
  g_hash_table_replace (self->pending, path, text);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
  if (self->writer == NULL)
    self->writer = g_thread_new ("riffle-store", writer_func, self);
}

/**
 * riffle_store_flush:
 * @self: the store
 *
 * Waits until everything is written.
 */
void
riffle_store_flush (RiffleStore *self)
{
  g_return_if_fail (RIFFLE_IS_STORE (self));

  g_mutex_lock (&self->mutex);
  while (g_hash_table_size (self->pending) > 0 || self->is_writing)
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/**
 * riffle_store_has_game:
 * @self: the store
 * @id: the id of a variant
 *
 * Tells whether there is a game of a variant.
 *
 * Returns: whether a file is there
 */
gboolean
riffle_store_has_game (RiffleStore *self,
                       const char  *id)
{
  g_autofree char *path = dup_path (self, id);

  riffle_store_flush (self);
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/**
 * riffle_store_load:
 * @self: the store
 * @registry: the variants
 * @id: the id of a variant
 * @error: return location
 *
 * Reads the game of a variant.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error where there is none
 */
PatGame *
riffle_store_load (RiffleStore  *self,
                   PatRegistry  *registry,
                   const char   *id,
                   GError      **error)
{
  g_autofree char *path = NULL;
  g_autoptr (PatGame) game = NULL;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  if (!riffle_store_has_game (self, id))
    return NULL;
  path = dup_path (self, id);
  game = pat_save_read (registry, path, error);
  if (game == NULL)
    return NULL;
  if (g_strcmp0 (pat_variant_get_id (pat_game_get_variant (game)), id) != 0)
    {
      g_set_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT,
                   _("The file “%s” holds a game of another kind than its name says."), path);
      return NULL;
    }
  return g_steal_pointer (&game);
}

/**
 * riffle_store_set_aside:
 * @self: the store
 * @id: the id of a variant
 * @error: return location
 *
 * Gives the file of a variant that cannot be read another name, so that nothing overwrites it.
 *
 * Returns: (transfer full): the new path, or %NULL and @error
 */
char *
riffle_store_set_aside (RiffleStore  *self,
                        const char   *id,
                        GError      **error)
{
  g_autofree char *path = dup_path (self, id);

  for (guint number = 1; number < G_MAXUINT; number++)
    {
      g_autofree char *kept = g_strdup_printf ("%s.unreadable-%u", path, number);

      if (g_file_test (kept, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (path, kept) == 0)
        return g_steal_pointer (&kept);
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                   _("“%s” could not be renamed: %s"), path, g_strerror (errno));
      return NULL;
    }
  g_assert_not_reached ();
}
