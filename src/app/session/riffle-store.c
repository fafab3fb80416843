/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the player has left, one file for each variant, written while the
 * player goes on. */
#include "config.h"

#include "riffle-store.h"

#include "riffle-copies.h"
#include "riffle-store-game.h"
#include "riffle-store-writer.h"

/* The text of a game is made on the main thread, since games may not cross threads. */
struct _RiffleStore
{
  GObject            parent_instance;

  char              *folder;
  RiffleCopies      *copies; /* what the player has saved elsewhere */
  RiffleStoreWriter *writer;
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
notify_later (gpointer self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, notify_cb, g_object_ref (self), g_object_unref);
}

static void
riffle_store_dispose (GObject *object)
{
  RiffleStore *self = RIFFLE_STORE (object);

  riffle_store_writer_close (self->writer);
  G_OBJECT_CLASS (riffle_store_parent_class)->dispose (object);
}

static void
riffle_store_finalize (GObject *object)
{
  RiffleStore *self = RIFFLE_STORE (object);

  riffle_store_writer_free (self->writer);
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
  self->copies = riffle_copies_new ();
}

/**
 * riffle_store_new:
 * @folder: where the games lie; it is made when the first one is written
 *
 * Makes a store of games. What was left there when writing was cut off a day ago or earlier is
 * removed.
 *
 * Returns: (transfer full): the store
 */
RiffleStore *
riffle_store_new (const char *folder)
{
  RiffleStore *self = g_object_new (RIFFLE_TYPE_STORE, NULL);

  self->folder = g_strdup (folder);
  riffle_store_file_remove_leftovers (folder);
  self->writer = riffle_store_writer_new (folder, notify_later, self);
  return self;
}

/* Returns: (transfer none): where the games lie */
const char *
riffle_store_get_folder (RiffleStore *self)
{
  return self->folder;
}

/* Returns: (transfer none): what writes the files */
RiffleStoreWriter *
riffle_store_get_writer (RiffleStore *self)
{
  return self->writer;
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
  g_return_if_fail (RIFFLE_IS_STORE (self));
  g_return_if_fail (PAT_IS_GAME (game));

  riffle_copies_note_game (self->copies, game);
  riffle_store_writer_put (self->writer, pat_variant_get_id (pat_game_get_variant (game)),
                           pat_save_to_string (game), NULL);
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
  g_return_if_fail (RIFFLE_IS_STORE (self));

  riffle_store_writer_retry (self->writer);
}

/**
 * riffle_store_count_unsaved:
 * @self: the store
 *
 * Waits until everything is written, or could not be.
 *
 * Returns: how many games are neither here nor where the player has saved them
 */
guint
riffle_store_count_unsaved (RiffleStore *self)
{
  g_return_val_if_fail (RIFFLE_IS_STORE (self), 0);

  return riffle_store_writer_count_unsaved (self->writer, self->copies);
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
  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  return riffle_store_writer_dup_failure (self->writer);
}

/**
 * riffle_store_is_disk_full:
 * @self: the store
 *
 * Returns: whether a game could not be written because there is no space left
 */
gboolean
riffle_store_is_disk_full (RiffleStore *self)
{
  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  return riffle_store_writer_is_disk_full (self->writer);
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
  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  return riffle_store_writer_dup_notice (self->writer);
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

  riffle_store_writer_dismiss_notice (self->writer);
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
  g_return_val_if_fail (RIFFLE_IS_STORE (self), FALSE);

  return riffle_store_writer_has_game (self->writer, id);
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
 * Returns: (transfer full) (nullable): the game; %NULL without an error if there is none
 */
PatGame *
riffle_store_load (RiffleStore  *self,
                   PatRegistry  *registry,
                   const char   *id,
                   GError      **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!riffle_store_has_game (self, id))
    return NULL;
  text = riffle_store_writer_read (self->writer, id, &length, error);
  return text != NULL ? riffle_store_game_parse (registry, id, text, length, error) : NULL;
}

/**
 * riffle_store_set_aside:
 * @self: the store
 * @id: the id of a variant
 * @is_newer: whether a newer version of the program has written the file
 * @error: return location
 *
 * Sees to it that nothing overwrites the file of a variant that cannot be read: it gets another
 * name. One of a newer version keeps its name, and games of the variant are written beside it.
 *
 * Returns: (transfer full): where the file is kept, or %NULL and @error
 */
char *
riffle_store_set_aside (RiffleStore  *self,
                        const char   *id,
                        gboolean      is_newer,
                        GError      **error)
{
  g_return_val_if_fail (RIFFLE_IS_STORE (self), NULL);

  return riffle_store_file_set_aside (riffle_store_writer_get_file (self->writer, id), is_newer,
                                      error);
}
