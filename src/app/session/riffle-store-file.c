/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of one variant's game, or of a contest, which another program may write to as well. */
#include "config.h"

#include "riffle-store-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "riffle-leftovers.h"
#include "riffle-lock.h"

#define MAX_BYTES (8 * 1024 * 1024) /* more than a saved game can have */
#define WAIT_MSEC 2000 /* when the window is closed, the player waits as well */
#define LOCK_NAME ".lock"
#define EXTENSION ".riffle"
#define CONTEST_EXTENSION ".riffle-contest"

/*
 * A file that holds something else than what was read from it or written to it here belongs to
 * another program. It is left as it is, and this one goes on with a file of its own: ID.2.riffle,
 * ID.3.riffle, … So two programs that play the same variant never write over each other's games.
 * It holds a lock on that file, .ID.2.lock, until it ends. After that another program may go on
 * with the file. Games that the player has left for another version of their variant lie beside its
 * file in the same way, without a lock.
 */
struct _RiffleStoreFile
{
  char *folder;
  char *name;     /* of the file, without the extension */
  char *extension;
  char *path;
  char *checksum; /* (nullable): of what was last read or written here */
  int   lock;     /* on a file beside that of the variant; -1: none */
};

/* The id is that of a variant, or the name of a file with its extension. */
RiffleStoreFile *
riffle_store_file_new (const char *folder,
                       const char *id)
{
  RiffleStoreFile *self = g_new0 (RiffleStoreFile, 1);
  const char *dot = strchr (id, '.');
  g_autofree char *file = NULL;

  self->folder = g_strdup (folder);
  self->name = dot != NULL ? g_strndup (id, (gsize) (dot - id)) : g_strdup (id);
  self->extension = g_strdup (dot != NULL ? dot : EXTENSION);
  file = g_strconcat (self->name, self->extension, NULL);
  self->path = g_build_filename (folder, file, NULL);
  self->lock = -1;
  return self;
}

/* Removes what is left of games in a folder whose writing was cut off. */
void
riffle_store_file_remove_leftovers (const char *folder)
{
  g_autofree char *lock_path = g_build_filename (folder, LOCK_NAME, NULL);

  riffle_leftovers_remove (folder, EXTENSION, lock_path);
  riffle_leftovers_remove (folder, CONTEST_EXTENSION, lock_path);
}

static char *
dup_path_beside (RiffleStoreFile *self,
                 guint            number)
{
  g_autofree char *name = g_strdup_printf ("%s.%u%s", self->name, number, self->extension);

  return g_build_filename (self->folder, name, NULL);
}

/* Goes on in a file beside that of the variant. */
static gboolean
take_beside (RiffleStoreFile  *self,
             guint             number,
             GError          **error)
{
  g_autofree char *name = g_strdup_printf (".%s.%u.lock", self->name, number);
  g_autofree char *lock_path = g_build_filename (self->folder, name, NULL);
  int lock = riffle_lock_take (lock_path, 0, error);

  if (self->lock >= 0)
    riffle_lock_release (self->lock);
  self->lock = lock;
  g_free (self->path);
  self->path = dup_path_beside (self, number);
  g_clear_pointer (&self->checksum, g_free);
  return lock >= 0;
}

/* Takes a file that was left beside that of the variant; %NULL if there is none with that number,
 * or another program goes on with it. */
RiffleStoreFile *
riffle_store_file_new_left (const char *folder,
                            const char *id,
                            guint       number)
{
  g_autoptr (RiffleStoreFile) self = riffle_store_file_new (folder, id);
  g_autofree char *path = dup_path_beside (self, number);

  if (!g_file_test (path, G_FILE_TEST_EXISTS) || !take_beside (self, number, NULL))
    return NULL;
  return g_steal_pointer (&self);
}

void
riffle_store_file_free (RiffleStoreFile *self)
{
  if (self->lock >= 0)
    riffle_lock_release (self->lock);
  g_free (self->folder);
  g_free (self->name);
  g_free (self->extension);
  g_free (self->path);
  g_free (self->checksum);
  g_free (self);
}

const char *
riffle_store_file_get_path (RiffleStoreFile *self)
{
  return self->path;
}

/* What cannot be looked at, such as a circular link, is there, and is reported when it is read. */
gboolean
riffle_store_file_exists (RiffleStoreFile *self)
{
  GStatBuf status;

  return g_stat (self->path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

static void
remember (RiffleStoreFile *self,
          const char      *text,
          gsize            length)
{
  g_free (self->checksum);
  self->checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/* Reads the file; what is in it is known from now on. */
char *
riffle_store_file_read (RiffleStoreFile  *self,
                        gsize            *length,
                        GError          **error)
{
  char *text = pat_file_read (self->path, MAX_BYTES, length, error);

  if (text != NULL)
    remember (self, text, *length);
  return text;
}

/* Whether the file holds what another program put there. */
static gboolean
is_foreign (RiffleStoreFile *self)
{
  g_autofree char *text = NULL, *checksum = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  text = pat_file_read (self->path, MAX_BYTES, &length, &error);
  if (text == NULL)
    return !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
           && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  return g_strcmp0 (checksum, self->checksum) != 0;
}

/* The first number from 2 on with which there is no file. */
static guint
find_free (RiffleStoreFile *self)
{
  for (guint number = 2;; number++)
    {
      g_autofree char *path = dup_path_beside (self, number);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        return number;
    }
}

/* Without a lock the game is saved anyway. */
static void
give_way (RiffleStoreFile *self)
{
  take_beside (self, find_free (self), NULL);
}

/* Writes the file, or another one if this is another program's; @gave_way tells of that. It may
 * wait a moment for a program that is writing. */
gboolean
riffle_store_file_write (RiffleStoreFile  *self,
                         const char       *text,
                         gboolean          may_wait,
                         gboolean         *gave_way,
                         GError          **error)
{
  g_autofree char *lock_path = g_build_filename (self->folder, LOCK_NAME, NULL);
  gboolean is_written;
  int lock = riffle_lock_take (lock_path, may_wait ? WAIT_MSEC : 0, error);

  *gave_way = FALSE;
  if (lock < 0)
    return FALSE;
  *gave_way = is_foreign (self);
  if (*gave_way)
    give_way (self);
  is_written = pat_file_write (text, self->path, error);
  if (is_written)
    remember (self, text, strlen (text));
  riffle_lock_release (lock);
  return is_written;
}

/* Gives the file a free number, so that another game can take its place, and returns where it lies
 * then; %NULL if it is another program's by now, or cannot be renamed. */
char *
riffle_store_file_move_beside (RiffleStoreFile *self)
{
  g_autofree char *lock_path = g_build_filename (self->folder, LOCK_NAME, NULL);
  g_autofree char *path = NULL;
  int lock = riffle_lock_take (lock_path, WAIT_MSEC, NULL);
  gboolean is_moved;
  guint number;

  if (lock < 0)
    return NULL;
  number = find_free (self);
  path = dup_path_beside (self, number);
  is_moved = number <= RIFFLE_STORE_FILE_MAX && !is_foreign (self)
             && g_rename (self->path, path) == 0;
  riffle_lock_release (lock);
  if (!is_moved)
    return NULL;
  g_clear_pointer (&self->checksum, g_free);
  return g_steal_pointer (&path);
}

/* Removes the file: what was in it is kept elsewhere. */
gboolean
riffle_store_file_remove (RiffleStoreFile *self)
{
  return g_unlink (self->path) == 0;
}

/* Sees to it that nothing overwrites the file, and returns where it is kept. It gets another name;
 * one of a newer version of the program stays where that looks for it, and this one goes on beside
 * it. */
char *
riffle_store_file_set_aside (RiffleStoreFile  *self,
                             gboolean          is_newer,
                             GError          **error)
{
  g_autofree char *path = g_strdup (self->path);
  char *kept;

  if (is_newer)
    {
      give_way (self);
      return g_steal_pointer (&path);
    }
  kept = pat_file_set_aside (path, error);
  if (kept != NULL)
    g_clear_pointer (&self->checksum, g_free);
  return kept;
}
