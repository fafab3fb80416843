/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that all windows and other programs add to: it is read again under a lock before it is
 * written, and what could not be written is kept. */
#include "config.h"

#include "riffle-shared-file.h"

#include <glib/gi18n.h>
#include <patience.h>

#include "riffle-error.h"
#include "riffle-leftovers.h"
#include "riffle-lock.h"

#define WAIT_MSEC 1000 /* for another program; the window does not react meanwhile */

/*
 * What is added here is kept as a list until it is written. Then the file is read again under a
 * lock, and the list is added to what it says by now. It is written as a whole and renamed into
 * place, so that a crash leaves the old or the new file. If it is gone meanwhile, all that was
 * known of it is written.
 */
typedef struct
{
  char      *path;
  char      *lock_path;
  GPtrArray *additions;   /* that are not written yet */
  char      *text;        /* (nullable): what was read or written last */
  GError    *failure;     /* (nullable): why the additions could not be written */
  gboolean   has_changed; /* another program has written something, which is not told yet */
  gboolean   is_copied;   /* the player has all that is known in another file */
} RiffleSharedFilePrivate;

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

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RiffleSharedFile, riffle_shared_file, G_TYPE_OBJECT)

static RiffleSharedFilePrivate *
get_private (RiffleSharedFile *self)
{
  return riffle_shared_file_get_instance_private (self);
}

static void
riffle_shared_file_finalize (GObject *object)
{
  RiffleSharedFilePrivate *private = get_private (RIFFLE_SHARED_FILE (object));

  g_ptr_array_unref (private->additions);
  g_free (private->path);
  g_free (private->lock_path);
  g_free (private->text);
  g_clear_error (&private->failure);
  G_OBJECT_CLASS (riffle_shared_file_parent_class)->finalize (object);
}

static void
riffle_shared_file_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RiffleSharedFilePrivate *private = get_private (RIFFLE_SHARED_FILE (object));

  if (property_id == PROP_FAILURE)
    g_value_set_string (value, private->failure != NULL ? private->failure->message : NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_shared_file_class_init (RiffleSharedFileClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = riffle_shared_file_finalize;
  object_class->get_property = riffle_shared_file_get_property;

  /**
   * RiffleSharedFile:failure:
   *
   * Why the additions could not be written, as long as that holds.
   */
  properties[PROP_FAILURE] = g_param_spec_string ("failure", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  /**
   * RiffleSharedFile::changed:
   *
   * Something was added here, or another program has changed the file.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_SHARED_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_shared_file_init (RiffleSharedFile *self)
{
}

/**
 * riffle_shared_file_new:
 * @type: which file
 * @path: (type filename): where it is
 *
 * Makes what knows a file, which is not read yet. What is left beside it if its writing was cut off
 * long ago is removed.
 *
 * Returns: (transfer full): the object
 */
gpointer
riffle_shared_file_new (GType       type,
                        const char *path)
{
  RiffleSharedFile *self = g_object_new (type, NULL);
  RiffleSharedFilePrivate *private = get_private (self);
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);

  private->path = g_strdup (path);
  private->lock_path = g_strconcat (path, ".lock", NULL);
  private->additions =
    g_ptr_array_new_with_free_func (RIFFLE_SHARED_FILE_GET_CLASS (self)->free_addition);
  riffle_leftovers_remove (folder, name, private->lock_path);
  return self;
}

/* Returns: (transfer none) (type filename): the file */
const char *
riffle_shared_file_get_path (RiffleSharedFile *self)
{
  return get_private (self)->path;
}

/* Takes over what the file says by now, with the additions that are not in it yet. If it is not
 * there, nothing changes. */
static gboolean
read_again (RiffleSharedFile  *self,
            GError           **error)
{
  RiffleSharedFilePrivate *private = get_private (self);
  RiffleSharedFileClass *class = RIFFLE_SHARED_FILE_GET_CLASS (self);
  g_autoptr (GError) wrong = NULL;
  g_autofree char *text = pat_file_read (private->path, class->max_bytes, NULL, &wrong);

  if (g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      || (text != NULL && g_strcmp0 (text, private->text) == 0))
    return TRUE;
  if (text == NULL || !class->load (self, text, &wrong))
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return FALSE;
    }
  g_free (private->text);
  private->text = g_steal_pointer (&text);
  for (guint i = 0; i < private->additions->len; i++)
    class->apply (self, g_ptr_array_index (private->additions, i));
  private->has_changed = TRUE;
  return TRUE;
}

/* What hears of it may add something, so no lock is held. */
static void
tell_of_change (RiffleSharedFile *self)
{
  gboolean has_changed = get_private (self)->has_changed;

  get_private (self)->has_changed = FALSE;
  if (has_changed)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Gives a file that is wrong in some way another name, so that nothing overwrites it. One of a
 * newer version of this program keeps its name, so that this version finds it again. Returns: the
 * name, or %NULL and an error if the file is still in the way */
static char *
set_aside (RiffleSharedFile  *self,
           const GError      *wrong,
           GError           **error)
{
  gboolean is_newer = g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_autofree char *shown = g_filename_display_name (get_private (self)->path);
  char *kept = is_newer ? NULL : pat_file_set_aside (get_private (self)->path, NULL);
  const char *sentence = is_newer
                         /* Translators: %s is the name of a file, such as “statistics” */
    ? _("“%s” was written by a newer version of this program and is left as it is.")
                         /* Translators: %s is the name of a file, such as “statistics” */
    : _("The damaged file “%s” is in the way and could not be renamed.");

  if (kept == NULL)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST, sentence, shown);
  return kept;
}

/**
 * riffle_shared_file_load:
 * @self: the file
 * @kept: (out) (nullable): the new name of a file that could not be read
 * @error: return location
 *
 * Reads the file, which another window or program may have written. If it is not there, that is not
 * an error. A file that cannot be read is given another name and kept. A file of a newer version of
 * the program is left alone, so that this one finds it again; nothing is written then.
 *
 * Returns: %FALSE and @error if the file cannot be read; what was known before still is
 */
gboolean
riffle_shared_file_load (RiffleSharedFile  *self,
                         char             **kept,
                         GError           **error)
{
  g_autoptr (GError) wrong = NULL;

  g_return_val_if_fail (RIFFLE_IS_SHARED_FILE (self) && kept != NULL, FALSE);

  *kept = NULL;
  if (!read_again (self, NULL))
    {
      /* By now, another program may have set it aside, and written a new one. */
      int lock = riffle_lock_take (get_private (self)->lock_path, WAIT_MSEC, NULL);

      if (!read_again (self, &wrong))
        *kept = set_aside (self, wrong, NULL);
      if (lock >= 0)
        riffle_lock_release (lock);
    }
  tell_of_change (self);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/**
 * riffle_shared_file_add:
 * @self: the file
 * @addition: (transfer full) (nullable): what the class takes for an addition
 *
 * Adds something to what is known, and to the file when it is saved.
 */
void
riffle_shared_file_add (RiffleSharedFile *self,
                        gpointer          addition)
{
  g_return_if_fail (RIFFLE_IS_SHARED_FILE (self));

  get_private (self)->is_copied = FALSE;
  g_ptr_array_add (get_private (self)->additions, addition);
  RIFFLE_SHARED_FILE_GET_CLASS (self)->apply (self, addition);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns: (transfer none): what was added and is not written yet, in that order */
GPtrArray *
riffle_shared_file_get_additions (RiffleSharedFile *self)
{
  return get_private (self)->additions;
}

/* A file that was damaged meanwhile is kept beside, and does not keep this from being written. */
static void
write_under_lock (RiffleSharedFile  *self,
                  GError           **error)
{
  RiffleSharedFilePrivate *private = get_private (self);
  g_autofree char *text = NULL, *kept = NULL;
  g_autoptr (GError) wrong = NULL;

  if (!read_again (self, &wrong))
    kept = set_aside (self, wrong, error);
  if (wrong != NULL && kept == NULL)
    return;
  text = RIFFLE_SHARED_FILE_GET_CLASS (self)->dup_text (self);
  if (!pat_file_write (text, private->path, error))
    return;
  g_free (private->text);
  private->text = g_steal_pointer (&text);
  g_ptr_array_set_size (private->additions, 0);
}

static gboolean
save (RiffleSharedFile  *self,
      guint              wait_msec,
      GError           **error)
{
  RiffleSharedFilePrivate *private = get_private (self);
  g_autoptr (GError) wrong = NULL;
  int lock = -1;

  if (private->additions->len > 0)
    lock = riffle_lock_take (private->lock_path, wait_msec, &wrong);
  if (lock >= 0)
    {
      write_under_lock (self, &wrong);
      riffle_lock_release (lock);
    }
  tell_of_change (self);
  if (riffle_error_remember (&private->failure, wrong))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&wrong));
  return FALSE;
}

/**
 * riffle_shared_file_save:
 * @self: the file
 * @error: return location
 *
 * Adds what was added here to what the file says by now. It waits up to a second for others.
 *
 * Returns: %FALSE and @error if it could not be written; that follows with the next additions
 */
gboolean
riffle_shared_file_save (RiffleSharedFile  *self,
                         GError           **error)
{
  g_return_val_if_fail (RIFFLE_IS_SHARED_FILE (self), FALSE);

  return save (self, WAIT_MSEC, error);
}

/**
 * riffle_shared_file_retry:
 * @self: the file
 *
 * Tries to write once more what could not be written. It does not wait for another program, so it
 * may be called with every move.
 *
 * Returns: whether there was something to write, and it is written now
 */
gboolean
riffle_shared_file_retry (RiffleSharedFile *self)
{
  g_return_val_if_fail (RIFFLE_IS_SHARED_FILE (self), FALSE);

  return get_private (self)->failure != NULL && save (self, 0, NULL);
}

/**
 * riffle_shared_file_write_copy:
 * @self: the file
 * @path: (type filename): a file of the player's own
 * @error: return location
 *
 * Writes what the file says, with all additions, to another one.
 *
 * Returns: %FALSE and @error if that failed
 */
gboolean
riffle_shared_file_write_copy (RiffleSharedFile  *self,
                               const char        *path,
                               GError           **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (RIFFLE_IS_SHARED_FILE (self) && path != NULL, FALSE);

  read_again (self, NULL);
  tell_of_change (self);
  text = RIFFLE_SHARED_FILE_GET_CLASS (self)->dup_text (self);
  if (!pat_file_write (text, path, error))
    return FALSE;
  get_private (self)->is_copied = TRUE;
  return TRUE;
}

/* Returns: whether additions could be written neither here nor to a copy of the player's own */
gboolean
riffle_shared_file_has_unsaved (RiffleSharedFile *self)
{
  g_return_val_if_fail (RIFFLE_IS_SHARED_FILE (self), FALSE);

  return get_private (self)->failure != NULL && !get_private (self)->is_copied;
}

/* Returns: (transfer none) (nullable): why additions could not be written; %NULL while they are */
const GError *
riffle_shared_file_get_failure (RiffleSharedFile *self)
{
  g_return_val_if_fail (RIFFLE_IS_SHARED_FILE (self), NULL);

  return get_private (self)->failure;
}
