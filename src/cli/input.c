/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what the commands are given: files, and standard input. */
#include "config.h"

#include "common.h"

#include "pat-text-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

/* More than any position, list of moves or saved game that makes sense. */
#define MAX_BYTES (8 * 1024 * 1024)

static gboolean
read_all (int       file,
          GString  *text)
{
  char buffer[4096];
  gssize n;

  while ((n = read (file, buffer, sizeof buffer)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      g_string_append_len (text, buffer, n);
      if (text->len > MAX_BYTES)
        {
          errno = EFBIG;
          return FALSE;
        }
    }
  return TRUE;
}

static char *
read_standard_input (gsize   *length,
                     GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!read_all (STDIN_FILENO, text))
    {
      int reason = errno;

      g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (reason),
                   _("“%s” cannot be read: %s"), "-", g_strerror (reason));
      return NULL;
    }
  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Reads an ordinary file, or standard input for “-”, which may be anything. */
char *
cli_read_input (const char  *path,
                gsize       *length,
                GError     **error)
{
  if (strcmp (path, "-") == 0)
    return read_standard_input (length, error);
  return pat_file_read (path, MAX_BYTES, length, error);
}

/* Reads a file, or standard input, that people have written; what some programs put ahead of a text
 * is skipped. Complains and returns NULL if that is not possible. */
char *
cli_read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = cli_read_input (path, &length, &error);
  guint line;

  if (text == NULL)
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
        /* Translators: what is wrong with a file, such as a pipe; “-” stays as it is */
        cli_complain (_("%s; “-” is standard input"), error->message);
      else
        cli_complain ("%s", error->message);
      return NULL;
    }
  line = pat_text_find_damage (text, length);
  if (line == 0)
    {
      gsize mark = g_str_has_prefix (text, CLI_BYTE_ORDER_MARK) ? strlen (CLI_BYTE_ORDER_MARK) : 0;

      return g_strdup (text + mark);
    }
  /* Translators: the name of a file, and the number of a line */
  cli_complain (_("“%s”: line %u: there is a byte that is not text"), path, line);
  return NULL;
}
