/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All files that windows and other programs add to: there is one object for each in the program. */
#include "config.h"

#include "riffle-shared-files.h"

#include "riffle-shared-file-text.h"

struct _RiffleSharedFiles
{
  GObject    parent_instance;

  char      *folder;
  GPtrArray *files; /* of RiffleSharedFile: the one of which is told first comes first */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleSharedFiles, riffle_shared_files, G_TYPE_OBJECT)

static void
riffle_shared_files_finalize (GObject *object)
{
  RiffleSharedFiles *self = RIFFLE_SHARED_FILES (object);

  g_free (self->folder);
  g_ptr_array_unref (self->files);
  G_OBJECT_CLASS (riffle_shared_files_parent_class)->finalize (object);
}

static void
riffle_shared_files_class_init (RiffleSharedFilesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_shared_files_finalize;

  /**
   * RiffleSharedFiles::failure-changed:
   *
   * A file cannot be written any more, or can be again, or cannot for another reason.
   */
  signals[CHANGED] = g_signal_new ("failure-changed", RIFFLE_TYPE_SHARED_FILES, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_shared_files_init (RiffleSharedFiles *self)
{
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * riffle_shared_files_new:
 * @folder: (type filename): where the files are
 *
 * Makes a list that knows no file yet.
 *
 * Returns: (transfer full): the list
 */
RiffleSharedFiles *
riffle_shared_files_new (const char *folder)
{
  RiffleSharedFiles *self = g_object_new (RIFFLE_TYPE_SHARED_FILES, NULL);

  self->folder = g_strdup (folder);
  return self;
}

static void
failure_cb (RiffleSharedFiles *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_shared_files_add:
 * @self: the list
 * @file: a file
 *
 * Adds a file, of which is told after all others.
 */
void
riffle_shared_files_add (RiffleSharedFiles *self,
                         RiffleSharedFile  *file)
{
  g_return_if_fail (RIFFLE_IS_SHARED_FILES (self));

  g_ptr_array_add (self->files, g_object_ref (file));
  g_signal_connect_object (file, "notify::failure", G_CALLBACK (failure_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_shared_files_get:
 * @self: the list
 * @type: which file
 * @name: (type filename): its name
 *
 * Finds what knows a file, so that all windows have the same. For the first of them, it is made.
 *
 * Returns: (transfer none): the object
 */
gpointer
riffle_shared_files_get (RiffleSharedFiles *self,
                         GType              type,
                         const char        *name)
{
  g_autofree char *path = NULL;
  g_autoptr (RiffleSharedFile) file = NULL;

  g_return_val_if_fail (RIFFLE_IS_SHARED_FILES (self), NULL);

  for (guint i = 0; i < self->files->len; i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (self->files->pdata[i], type))
      return self->files->pdata[i];
  path = g_build_filename (self->folder, name, NULL);
  file = riffle_shared_file_new (type, path);
  riffle_shared_files_add (self, file);
  return file;
}

/**
 * riffle_shared_files_save:
 * @self: the list
 *
 * Writes all that was added, and waits a moment for other programs.
 *
 * Returns: whether everything is written
 */
gboolean
riffle_shared_files_save (RiffleSharedFiles *self)
{
  gboolean is_saved = TRUE;

  g_return_val_if_fail (RIFFLE_IS_SHARED_FILES (self), FALSE);

  for (guint i = 0; i < self->files->len; i++)
    is_saved = riffle_shared_file_save (self->files->pdata[i], NULL) && is_saved;
  return is_saved;
}

/**
 * riffle_shared_files_retry:
 * @self: the list
 *
 * Tries once more to write what could not be written, without waiting for anything.
 *
 * Returns: whether something of it is written now
 */
gboolean
riffle_shared_files_retry (RiffleSharedFiles *self)
{
  gboolean is_written = FALSE;

  g_return_val_if_fail (RIFFLE_IS_SHARED_FILES (self), FALSE);

  for (guint i = 0; i < self->files->len; i++)
    is_written = riffle_shared_file_retry (self->files->pdata[i]) || is_written;
  return is_written;
}

/**
 * riffle_shared_files_find_failing:
 * @self: the list
 *
 * Finds the first file that could not be written; one of which the player has no copy, if there is
 * one.
 *
 * Returns: (transfer none) (nullable): the file
 */
RiffleSharedFile *
riffle_shared_files_find_failing (RiffleSharedFiles *self)
{
  RiffleSharedFile *failing = NULL;

  g_return_val_if_fail (RIFFLE_IS_SHARED_FILES (self), NULL);

  for (guint i = 0; i < self->files->len; i++)
    {
      RiffleSharedFile *file = g_ptr_array_index (self->files, i);

      if (riffle_shared_file_has_unsaved (file))
        return file;
      if (failing == NULL && riffle_shared_file_get_failure (file) != NULL)
        failing = file;
    }
  return failing;
}

/* Returns: whether something is lost if the program ends now */
gboolean
riffle_shared_files_has_unsaved (RiffleSharedFiles *self)
{
  RiffleSharedFile *failing = riffle_shared_files_find_failing (self);

  return failing != NULL && riffle_shared_file_has_unsaved (failing);
}

/**
 * riffle_shared_files_add_loss:
 * @self: the list
 * @text: sentences
 *
 * Adds to a text what of all files is lost if the program ends now, and why.
 */
void
riffle_shared_files_add_loss (RiffleSharedFiles *self,
                              GString           *text)
{
  g_return_if_fail (RIFFLE_IS_SHARED_FILES (self));

  for (guint i = 0; i < self->files->len; i++)
    riffle_shared_file_text_add_loss (self->files->pdata[i], text);
}
