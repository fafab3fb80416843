/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the player has left, one file for each variant, written behind the player's back.
 * */
#include "config.h"

#include "riffle-store.h"

#include <glib/gi18n.h>

#include "riffle-copies.h"
#include "riffle-error.h"
#include "riffle-store-file.h"
#include "riffle-unsaved.h"

#define MAX_LEFT 20 /* the greatest number of a file that another program may have left */

/*
 * The text of a game is made on the main thread, since games may not cross threads, and written by
 * a thread of its own. Where the disk is slower than the player, only the newest text of a variant
 * is written. A text that could not be written is kept, and stands for the file, until it is
 * written after all or there is a newer one. As soon as one game could be written, all that were
 * not are tried again.
 */
struct _RiffleStore
{
  GObject       parent_instance;

  char         *folder;
  RiffleCopies *copies;      /* what the player has saved elsewhere */
  GThread      *writer;      /* (nullable): started with the first game */
  GMutex        mutex;       /* guards what follows */
  GCond         changed;
  GHashTable    *pending;    /* id → text */
  RiffleUnsaved *unsaved;    /* what could not be written */
  GHashTable    *files;      /* id → RiffleStoreFile */
  char          *notice;     /* (nullable): what else the player should know */
  gboolean       is_writing;
  gboolean       is_closing;
};

enum
{
  PROP_0,
  PROP_FAILURE,
  PROP_NOTICE,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (RiffleStore, riffle_store, G_TYPE_OBJECT)

static gboolean
notify_cb (gpointer data)
{
  g_object_notify_by_pspec (data, properties[PROP_FAILURE]);
  g_object_notify_by_pspec (data, properties[PROP_NOTICE]);
  return G_SOURCE_REMOVE;
}

/* Called by any thread; whoever listens hears of it on the main thread. */
static void
notify_later (RiffleStore *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, notify_cb, g_object_ref (self), g_object_unref);
}

/* Takes one game out of the list, or waits; called with the mutex held. */
static gboolean
take_pending (RiffleStore  *self,
              char        **id,
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
  g_hash_table_iter_next (&iter, (gpointer *) id, (gpointer *) text);
  g_hash_table_iter_steal (&iter);
  return TRUE;
}

/* Called with the mutex held. */
static RiffleStoreFile *
get_file (RiffleStore *self,
          const char  *id)
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
note_file (RiffleStore     *self,
           RiffleStoreFile *file)
{
  g_autofree char *shown = g_filename_display_name (riffle_store_file_get_path (file));

  g_free (self->notice);
  /* Translators: %s is the name of a file, such as “klondike-2” */
  self->notice = g_strdup_printf (_("Another running Riffle has saved a game of the same kind. "
                                    "That game is kept, and yours is saved as “%s” from now on."),
                                  shown);
}

/* Called with the mutex held. */
static char *
dup_failure (RiffleStore *self)
{
  const GError *failure = riffle_unsaved_get_failure (self->unsaved);

  return failure != NULL ? g_strdup (failure->message) : NULL;
}

/* What was not written is to be written now; called with the mutex held. */
static void
queue_unsaved (RiffleStore *self)
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
note_result (RiffleStore  *self,
             const char   *id,
             const char   *text,
             const GError *error)
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
    notify_later (self);
}

/* Only this thread writes, and the main thread touches the files while nothing is being written, so
 * the mutex need not be held meanwhile. */
static void
write_game (RiffleStore *self,
            char        *id,
            char        *text)
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
      notify_later (self);
    }
  note_result (self, id, text, error);
  self->is_writing = FALSE;
}

static gpointer
writer_func (gpointer data)
{
  RiffleStore *self = data;
  char *id, *text;

  g_mutex_lock (&self->mutex);
  while (take_pending (self, &id, &text))
    {
      write_game (self, id, text);
      g_free (id);
      g_free (text);
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
  riffle_unsaved_free (self->unsaved);
  g_hash_table_unref (self->files);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  g_free (self->notice);
  riffle_copies_free (self->copies);
  g_free (self->folder);
  G_OBJECT_CLASS (riffle_store_parent_class)->finalize (object);
}

static void
riffle_store_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RiffleStore *self = RIFFLE_STORE (object);

  if (property_id == PROP_FAILURE)
    g_value_take_string (value, riffle_store_dup_failure (self));
  else if (property_id == PROP_NOTICE)
    g_value_take_string (value, riffle_store_dup_notice (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_store_class_init (RiffleStoreClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = riffle_store_dispose;
  object_class->finalize = riffle_store_finalize;
  object_class->get_property = riffle_store_get_property;

  /**
   * RiffleStore:failure:
   *
   * Why a game could not be written, as long as that holds; if several could not, the latest
   * reason of those that hold. It is tried again with the next move.
   */
  properties[PROP_FAILURE] = g_param_spec_string ("failure", NULL, NULL, NULL, flags);

  /**
   * RiffleStore:notice:
   *
   * What else the player should know, until riffle_store_dismiss_notice ().
   */
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
riffle_store_init (RiffleStore *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  self->copies = riffle_copies_new ();
  self->pending = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->unsaved = riffle_unsaved_new ();
  self->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) riffle_store_file_free);
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

static void
start_writer (RiffleStore *self)
{
  if (self->writer == NULL)
    self->writer = g_thread_new ("riffle-store", writer_func, self);
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
  char *id, *text;

  g_return_if_fail (RIFFLE_IS_STORE (self));
  g_return_if_fail (PAT_IS_GAME (game));

  id = g_strdup (pat_variant_get_id (pat_game_get_variant (game)));
  text = pat_save_to_string (game);
  riffle_copies_note_game (self->copies, game);
  g_mutex_lock (&self->mutex);
  g_hash_table_replace (self->pending, id, text);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
  start_writer (self);
}

/**
 * riffle_store_note_copy:
 * @self: the store
 * @game: a game
 *
 * The player has saved a game as it is now in a file of their own, so nothing is lost if it cannot
 * be written here.
 */
void
riffle_store_note_copy (RiffleStore *self,
                        PatGame     *game)
{
  g_return_if_fail (RIFFLE_IS_STORE (self));
  g_return_if_fail (PAT_IS_GAME (game));

  riffle_copies_note_copy (self->copies, game);
}

/**
 * riffle_store_retry:
 * @self: the store
 *
 * Tries to write once more what could not be written.
 */
void
riffle_store_retry (RiffleStore *self)
{
  gboolean has_work;

  g_return_if_fail (RIFFLE_IS_STORE (self));

  g_mutex_lock (&self->mutex);
  queue_unsaved (self);
  has_work = g_hash_table_size (self->pending) > 0;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
  if (has_work)
    start_writer (self);
}

/* Returns with the mutex held. */
static void
wait_until_written (RiffleStore *self)
{
  g_mutex_lock (&self->mutex);
  while (g_hash_table_size (self->pending) > 0 || self->is_writing)
    g_cond_wait (&self->changed, &self->mutex);
}

/* Called with the mutex held. */
static gboolean
has_all (RiffleStore *self)
{
  for (guint i = 0; i < riffle_unsaved_get_n (self->unsaved); i++)
    if (!riffle_copies_has (self->copies, riffle_unsaved_get_id (self->unsaved, i)))
      return FALSE;
  return TRUE;
}

/**
 * riffle_store_flush:
 * @self: the store
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: whether all games are on the disk, here or where the player has saved them
 */
gboolean
riffle_store_flush (RiffleStore *self)
{
  gboolean is_saved;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  wait_until_written (self);
  is_saved = has_all (self);
  g_mutex_unlock (&self->mutex);
  return is_saved;
}

/**
 * riffle_store_dup_failure:
 * @self: the store
 *
 * Returns: (transfer full) (nullable): why a game could not be written, the latest reason if there
 *   are several; %NULL while all are
 */
char *
riffle_store_dup_failure (RiffleStore *self)
{
  char *failure;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  g_mutex_lock (&self->mutex);
  failure = dup_failure (self);
  g_mutex_unlock (&self->mutex);
  return failure;
}

/**
 * riffle_store_is_disk_full:
 * @self: the store
 *
 * Returns: whether a game could not be written since there is no space left
 */
gboolean
riffle_store_is_disk_full (RiffleStore *self)
{
  gboolean is_full;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  g_mutex_lock (&self->mutex);
  is_full = riffle_error_is_disk_full (riffle_unsaved_get_failure (self->unsaved));
  g_mutex_unlock (&self->mutex);
  return is_full;
}

/**
 * riffle_store_dup_notice:
 * @self: the store
 *
 * Returns: (transfer full) (nullable): that another program writes the same games
 */
char *
riffle_store_dup_notice (RiffleStore *self)
{
  char *notice;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  g_mutex_lock (&self->mutex);
  notice = g_strdup (self->notice);
  g_mutex_unlock (&self->mutex);
  return notice;
}

/**
 * riffle_store_dismiss_notice:
 * @self: the store
 *
 * The player has read the notice.
 */
void
riffle_store_dismiss_notice (RiffleStore *self)
{
  g_return_if_fail (RIFFLE_IS_STORE (self));

  g_mutex_lock (&self->mutex);
  g_clear_pointer (&self->notice, g_free);
  g_mutex_unlock (&self->mutex);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
}

/**
 * riffle_store_has_game:
 * @self: the store
 * @id: the id of a variant
 *
 * Tells whether there is a game of a variant.
 *
 * Returns: whether there is one
 */
gboolean
riffle_store_has_game (RiffleStore *self,
                       const char  *id)
{
  gboolean has_game;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  wait_until_written (self);
  has_game = riffle_unsaved_get_text (self->unsaved, id) != NULL
             || riffle_store_file_exists (get_file (self, id));
  g_mutex_unlock (&self->mutex);
  return has_game;
}

static char *
read_text (RiffleStore  *self,
           const char   *id,
           gsize        *length,
           GError      **error)
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

static PatGame *
parse_game (PatRegistry  *registry,
            const char   *id,
            const char   *text,
            gsize         length,
            GError      **error)
{
  g_autoptr (GError) refused = NULL;
  g_autoptr (PatGame) game = pat_save_parse (registry, text, (gssize) length, &refused);
  g_autofree char *name = g_strconcat (id, ".riffle", NULL);

  if (game == NULL)
    {
      g_set_error (error, refused->domain, refused->code,
                   /* Translators: the name of a file, and what is wrong with it: “golf.riffle” is
                      not a game that can be continued: line 3: the line is too long */
                   _("“%1$s” is not a game that can be continued: %2$s"), name, refused->message);
      return NULL;
    }
  if (g_strcmp0 (pat_variant_get_id (pat_game_get_variant (game)), id) != 0)
    {
      g_set_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT,
                   /* Translators: %s is the name of a file, such as “klondike.save” */
                   _("The file “%s” contains a different game from the one in its name."), name);
      return NULL;
    }
  return g_steal_pointer (&game);
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
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  if (!riffle_store_has_game (self, id))
    return NULL;
  text = read_text (self, id, &length, error);
  return text != NULL ? parse_game (registry, id, text, length, error) : NULL;
}

/* Whether nothing of a game is left to be played, or nothing has been played yet. */
static gboolean
is_done (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return pat_game_get_is_untouched (game) || state == PAT_GAME_WON || state == PAT_GAME_LOST;
}

static PatGame *
read_left (RiffleStoreFile *file,
           PatRegistry     *registry,
           const char      *id)
{
  gsize length;
  g_autofree char *text = riffle_store_file_read (file, &length, NULL);
  g_autoptr (PatGame) game = NULL;

  if (text != NULL)
    game = parse_game (registry, id, text, length, NULL);
  return game != NULL && !is_done (game) ? g_steal_pointer (&game) : NULL;
}

/* Called with the mutex held. */
static PatGame *
take_left (RiffleStore *self,
           PatRegistry *registry,
           const char  *id)
{
  for (guint number = 2; number <= MAX_LEFT; number++)
    {
      RiffleStoreFile *file = riffle_store_file_new_left (self->folder, id, number);
      PatGame *game = file != NULL ? read_left (file, registry, id) : NULL;

      if (game != NULL)
        {
          g_hash_table_replace (self->files, g_strdup (id), file);
          return game;
        }
      g_clear_pointer (&file, riffle_store_file_free);
    }
  return NULL;
}

/**
 * riffle_store_load_left:
 * @self: the store
 * @registry: the variants
 * @id: the id of a variant
 * @game: (nullable): the game of the variant, as riffle_store_load () gave it
 *
 * Looks for a game of a variant that another program kept in a file of its own while two of them
 * played it, and goes on with that file. The game of the variant has to be untouched, won or lost,
 * so that the player does not miss it; its file is left as it is. A game that cannot be read is
 * left where it is, and so is one with which another program still goes on.
 *
 * Returns: (transfer full) (nullable): the game; %NULL where there is none
 */
PatGame *
riffle_store_load_left (RiffleStore *self,
                        PatRegistry *registry,
                        const char  *id,
                        PatGame     *game)
{
  PatGame *left = NULL;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  if (game != NULL && !is_done (game))
    return NULL;
  wait_until_written (self);
  if (riffle_unsaved_get_text (self->unsaved, id) == NULL)
    left = take_left (self, registry, id);
  g_mutex_unlock (&self->mutex);
  return left;
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
  char *kept;

  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  wait_until_written (self);
  kept = riffle_store_file_set_aside (get_file (self, id), error);
  g_mutex_unlock (&self->mutex);
  return kept;
}
