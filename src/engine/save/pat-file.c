/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Files of the player: ordinary ones only, read within bounds and replaced as a whole. */
#include "config.h"

#include "pat-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pat-text-private.h"

/* As many links as the system itself follows. */
#define MAX_LINKS 40

/* Bytes in the name of a file. */
#define MAX_NAME   255
#define RANDOM_END ".XXXXXX"

#define MODE 0600
#define MAX_SHOWN 200 /* bytes */

/* A name that no file can have is not repeated in full. */
static char *
dup_shown (const char *path)
{
  if (strlen (path) > PATH_MAX)
    return pat_text_excerpt (path, MAX_SHOWN);
  return g_filename_display_name (path);
}

static gboolean
fail (const char  *sentence,
      const char  *path,
      GError     **error)
{
  int reason = errno;
  g_autofree char *shown = dup_shown (path);

  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (reason), sentence, shown,
               g_strerror (reason));
  return FALSE;
}

/* A pipe or a device might never end, and opening it alone may do something. */
static gboolean
check_kind (const struct stat *status,
            const char        *sentence,
            const char        *path,
            GError           **error)
{
  g_autofree char *shown = NULL;

  if (S_ISREG (status->st_mode))
    return TRUE;
  errno = EISDIR;
  if (S_ISDIR (status->st_mode))
    return fail (sentence, path, error);
  shown = dup_shown (path);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, sentence, shown,
               _("it is not an ordinary file"));
  return FALSE;
}

/* The path is looked at before it is opened, for the sake of devices, and afterwards, since it may
 * be another file by then. Nothing of this waits for a pipe. */
static int
open_ordinary (const char  *path,
               GError     **error)
{
  /* Translators: the name of a file, and the reason */
  const char *sentence = _("“%s” cannot be read: %s");
  struct stat status;
  int file = -1;

  if (stat (path, &status) == 0 && !check_kind (&status, sentence, path, error))
    return -1;
  file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (file < 0 || fstat (file, &status) != 0)
    fail (sentence, path, error);
  else if (check_kind (&status, sentence, path, error))
    return file;
  if (file >= 0)
    close (file);
  return -1;
}

/* Reads as much as there may be and a little more, which shows that there is too much. */
static GString *
read_all (int   file,
          gsize max_bytes)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char buffer[16384];

  while (text->len <= max_bytes)
    {
      gssize n = read (file, buffer, sizeof buffer);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return NULL;
      if (n == 0)
        break;
      g_string_append_len (text, buffer, n);
    }
  return g_steal_pointer (&text);
}

/**
 * pat_file_read:
 * @path: a file
 * @max_bytes: how many bytes it may have
 * @length: (out) (optional): how many bytes were read
 * @error: return location
 *
 * Reads a file that came from outside. What is not an ordinary file is refused at once, and so is
 * what is too large. May be called from any thread.
 *
 * Fails with a `G_IO_ERROR` that says why the file cannot be read: %G_IO_ERROR_NOT_REGULAR_FILE or
 * %G_IO_ERROR_IS_DIRECTORY if it is not an ordinary file, %G_IO_ERROR_MESSAGE_TOO_LARGE if it has
 * more bytes.
 *
 * Returns: (transfer full): the bytes and a zero behind them, or %NULL with @error set
 */
char *
pat_file_read (const char  *path,
               gsize        max_bytes,
               gsize       *length,
               GError     **error)
{
  g_autoptr (GString) text = NULL;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_ordinary (path, error);
  if (file < 0)
    return NULL;
  text = read_all (file, max_bytes);
  if (text == NULL)
    fail (_("“%s” cannot be read: %s"), path, error);
  close (file);
  if (text == NULL)
    return NULL;
  if (text->len > max_bytes)
    {
      g_autofree char *shown = dup_shown (path);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, _("“%s” cannot be read: %s"),
                   shown, _("it is too large"));
      return NULL;
    }
  if (length != NULL)
    *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
write_all (int         file,
           const char *text,
           gsize       length)
{
  while (length > 0)
    {
      gssize written = write (file, text, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return FALSE;
      text += written;
      length -= (gsize) written;
    }
  return TRUE;
}

/* Writes to an open file and closes it. What close() says counts, too: some file systems notice
 * a full disk only then. */
static gboolean
write_and_close (int         file,
                 const char *text,
                 gsize       length)
{
  gboolean written = write_all (file, text, length) && fsync (file) == 0;
  int reason = errno;

  if (close (file) < 0 && written)
    return FALSE;
  errno = reason;
  return written;
}

/* Where a link leads in the end, whether there is a file or not. */
static char *
dup_target (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (target, NULL);
      g_autofree char *folder = NULL;

      if (link == NULL)
        return g_steal_pointer (&target);
      folder = g_path_get_dirname (target);
      g_free (target);
      target = g_path_is_absolute (link) ? g_strdup (link) : g_build_filename (folder, link, NULL);
    }
  errno = ELOOP;
  return NULL;
}

/* A temporary name beside a file: “.NAME.XXXXXX”. If that were too long for a name, the beginning
 * of NAME is left out: by its end it is known what was written there. */
static char *
dup_temporary (const char *target)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *name = g_path_get_basename (target);
  const char *end = name;

  while (strlen (end) > MAX_NAME - strlen (".") - strlen (RANDOM_END))
    end = g_utf8_find_next_char (end, NULL);
  return g_strconcat (folder, G_DIR_SEPARATOR_S ".", end, RANDOM_END, NULL);
}

static gboolean
replace (const char *text,
         const char *target)
{
  g_autofree char *temporary = dup_temporary (target);
  int file = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, MODE);
  int reason;

  if (file < 0)
    return FALSE;
  if (write_and_close (file, text, strlen (text)) && g_rename (temporary, target) == 0)
    return TRUE;
  reason = errno;
  g_unlink (temporary);
  errno = reason;
  return FALSE;
}

/**
 * pat_file_write:
 * @text: what goes into the file
 * @path: the file to write or replace; if it is a symbolic link, it stays one
 * @error: return location
 *
 * Writes a text in such a way that the file is the old one or the new one at any moment: to a
 * temporary file beside it, which then takes its name. May be called from any thread.
 *
 * Fails with a `G_IO_ERROR` that says why the file cannot be written: %G_IO_ERROR_NOT_REGULAR_FILE
 * or %G_IO_ERROR_IS_DIRECTORY if there is something that is no ordinary file.
 *
 * Returns: %FALSE if that failed; the old file is there unchanged
 */
gboolean
pat_file_write (const char  *text,
                const char  *path,
                GError     **error)
{
  /* Translators: the name of a file, and the reason */
  const char *sentence = _("“%s” cannot be written: %s");
  g_autofree char *target = NULL;
  struct stat status;

  g_return_val_if_fail (text != NULL && path != NULL, FALSE);

  target = dup_target (path);
  if (target == NULL)
    return fail (sentence, path, error);
  if (stat (target, &status) == 0 && !check_kind (&status, sentence, path, error))
    return FALSE;
  return replace (text, target) || fail (sentence, path, error);
}

static char *
dup_aside (const char *path,
           guint       number)
{
  return g_strdup_printf ("%s.unreadable-%u", path, number);
}

/* Another program may take the name at any moment. Where the system cannot refuse a name that is
 * taken, it is looked at before. */
static gboolean
rename_to_free (const char *path,
                const char *name)
{
  struct stat status;

#ifdef RENAME_NOREPLACE
  if (renameat2 (AT_FDCWD, path, AT_FDCWD, name, RENAME_NOREPLACE) == 0)
    return TRUE;
  if (errno != EINVAL && errno != ENOSYS)
    return FALSE;
#endif
  if (lstat (name, &status) != 0)
    return g_rename (path, name) == 0;
  errno = EEXIST;
  return FALSE;
}

/**
 * pat_file_set_aside:
 * @path: a file that cannot be read
 * @error: return location
 *
 * Gives a file the first free of the names “NAME.unreadable-1”, “NAME.unreadable-2” and so on, so
 * that nothing overwrites it. It never takes the place of another file. A symbolic link is renamed
 * itself.
 *
 * Fails with a `G_IO_ERROR` that says why it cannot be renamed.
 *
 * Returns: (transfer full) (type filename): the new name, or %NULL with @error set
 */
char *
pat_file_set_aside (const char  *path,
                    GError     **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  for (guint number = 1; number < G_MAXUINT; number++)
    {
      g_autofree char *kept = dup_aside (path, number);

      if (rename_to_free (path, kept))
        return g_steal_pointer (&kept);
      if (errno != EEXIST)
        break;
    }
  /* Translators: the name of a file and the reason, such as “klondike.save” and “Permission
     denied” */
  fail (_("“%s” could not be renamed: %s"), path, error);
  return NULL;
}

static gboolean
has_text (const char *path,
          const char *text,
          gsize       length)
{
  gsize n = 0;
  g_autofree char *there = pat_file_read (path, length, &n, NULL);

  return there != NULL && n == length && memcmp (there, text, length) == 0;
}

/**
 * pat_file_copy_aside:
 * @path: a file that cannot be read as a whole
 * @text: what is in it
 * @length: of @text, in bytes
 *
 * Writes a copy of a file that has to stay, under a name as pat_file_set_aside () gives one.
 *
 * Returns: (transfer full) (type filename) (nullable): the name of the copy; %NULL if there was one
 *   before, or none can be written
 */
char *
pat_file_copy_aside (const char *path,
                     const char *text,
                     gsize       length)
{
  g_return_val_if_fail (path != NULL && text != NULL, NULL);

  for (guint number = 1; number < G_MAXUINT; number++)
    {
      g_autofree char *kept = dup_aside (path, number);
      int file = g_open (kept, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, MODE);

      if (file < 0 && errno == EEXIST && !has_text (kept, text, length))
        continue;
      if (file < 0)
        return NULL;
      if (write_and_close (file, text, length))
        return g_steal_pointer (&kept);
      g_unlink (kept);
      return NULL;
    }
  return NULL;
}
