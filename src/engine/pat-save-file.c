/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Saved games on the disk: the old file or the new one is there at any moment, complete. */
#include "config.h"

#include "pat-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

static gboolean
fail (const char  *sentence,
      const char  *path,
      GError     **error)
{
  int reason = errno;
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (reason), sentence, shown,
               g_strerror (reason));
  return FALSE;
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
                 const char *text)
{
  gboolean written = write_all (file, text, strlen (text)) && fsync (file) == 0;
  int reason = errno;

  if (close (file) < 0 && written)
    return FALSE;
  errno = reason;
  return written;
}

/**
 * pat_save_write_text:
 * @text: what [func@Patience.save_to_string] made
 * @path: the file to write or replace
 * @error: return location; a `G_IO_ERROR` says why the file cannot be written
 *
 * Writes a saved game in such a way that the file is the old one or the new one at any moment: to
 * a temporary file beside it, which then takes its name. May be called from any thread.
 *
 * Returns: %FALSE where that failed; the old file is there unchanged
 */
gboolean
pat_save_write_text (const char  *text,
                     const char  *path,
                     GError     **error)
{
  g_autofree char *folder = NULL, *name = NULL, *temporary = NULL;
  int file;

  g_return_val_if_fail (text != NULL && path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  name = g_path_get_basename (path);
  temporary = g_strdup_printf ("%s" G_DIR_SEPARATOR_S ".%s.XXXXXX", folder, name);
  file = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, 0600);
  if (file < 0)
    /* Translators: the name of a file, and the system's reason */
    return fail (_("“%s” cannot be written: %s"), path, error);
  if (write_and_close (file, text) && g_rename (temporary, path) == 0)
    return TRUE;
  fail (_("“%s” cannot be written: %s"), path, error);
  g_unlink (temporary);
  return FALSE;
}

/**
 * pat_save_write:
 * @game: a game
 * @path: the file to write or replace
 * @error: return location, as for [func@Patience.save_write_text]
 *
 * Saves a game.
 *
 * Returns: %FALSE where that failed; the old file is there unchanged
 */
gboolean
pat_save_write (PatGame     *game,
                const char  *path,
                GError     **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (PAT_IS_GAME (game) && path != NULL, FALSE);

  text = pat_save_to_string (game);
  return pat_save_write_text (text, path, error);
}

/* Reads as much as a saved game may have and one byte more, which shows that it has too many. */
static GString *
read_all (int file)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char buffer[16384];

  while (text->len <= PAT_SAVE_MAX_BYTES)
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
 * pat_save_read:
 * @registry: where the variant is looked for
 * @path: a file
 * @error: return location; %PAT_SAVE_ERROR, or a `G_IO_ERROR` where the file cannot be read
 *
 * Reads a saved game from a file, which is left as it is whatever happens.
 *
 * Returns: (transfer full): the game, or %NULL with @error set
 */
PatGame *
pat_save_read (PatRegistry  *registry,
               const char   *path,
               GError      **error)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *shown = NULL;
  PatGame *game;
  int file;

  g_return_val_if_fail (PAT_IS_REGISTRY (registry) && path != NULL, NULL);

  file = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  if (file >= 0)
    text = read_all (file);
  if (text == NULL)
    fail (_("“%s” cannot be read: %s"), path, error);
  if (file >= 0)
    close (file);
  if (text == NULL)
    return NULL;
  game = pat_save_parse (registry, text->str, (gssize) text->len, error);
  if (game != NULL)
    return game;
  shown = g_filename_display_basename (path);
  /* Translators: stands before a sentence that says what is wrong with the file of that name */
  g_prefix_error (error, _("“%s” is no game that can be gone on with: "), shown);
  return NULL;
}
