/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the bytes of a file, packed or not, with bounds on their number. */
#include "config.h"

#include "riffle-deck-bytes-private.h"

#include <glib/gi18n-lib.h>
#include <patience.h>

#include "riffle-deck.h"

#define MIB      (1024 * 1024)
#define MAX_FILE (8 * MIB)  /* bytes on the disk */
#define MAX_TEXT (48 * MIB) /* bytes when it is unpacked; the largest known deck has 11 MiB */
#define STEP     (64 * 1024)

static void
fail_too_large (GError **error)
{
  g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
               /* Translators: a file with a drawing; %d is the largest size that is allowed, such
                  as 16 */
               _("It is larger than %d MiB."), MAX_FILE / MIB);
}

static GBytes *
read_path (const char *path,
           GError    **error)
{
  g_autoptr (GError) refused = NULL;
  gsize length;
  char *text = pat_file_read (path, MAX_FILE, &length, &refused);

  if (text != NULL)
    return g_bytes_new_take (text, length);
  if (g_error_matches (refused, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    fail_too_large (error);
  else if (g_error_matches (refused, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE)
           || g_error_matches (refused, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                         _("It is not a file."));
  else
    g_propagate_error (error, g_steal_pointer (&refused));
  return NULL;
}

/* Reads to the end, but no more than is allowed; returns NULL without an error if there is more. It
 * is read in small steps: a stream that unpacks would take room for all that it is asked for. */
static GBytes *
read_stream (GInputStream *stream,
             gsize         allowed,
             GError      **error)
{
  g_autoptr (GByteArray) text = g_byte_array_new ();
  g_autofree guint8 *buffer = g_malloc (STEP);
  gssize count;

  while ((count = g_input_stream_read (stream, buffer, STEP, NULL, error)) > 0)
    {
      if (text->len + (gsize) count > allowed)
        return NULL;
      g_byte_array_append (text, buffer, (guint) count);
    }
  return count == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&text)) : NULL;
}

/* What a file system says of the size of a file that it does not keep itself may be wrong. */
static GBytes *
read_file (GFile   *file,
           GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autoptr (GError) failed = NULL;
  GBytes *bytes;

  if (stream == NULL)
    return NULL;
  bytes = read_stream (G_INPUT_STREAM (stream), MAX_FILE, &failed);
  if (failed != NULL)
    g_propagate_error (error, g_steal_pointer (&failed));
  else if (bytes == NULL)
    fail_too_large (error);
  return bytes;
}

/**
 * riffle_deck_bytes_read:
 * @file: a drawing: the program's own, the player's, or one on another machine
 * @error: return location
 *
 * Reads a file within bounds. May be called from any thread.
 *
 * Returns: (transfer full): its bytes, packed or not; %NULL and an error, without the name of the
 *   file, if it is too large or not an ordinary file
 */
GBytes *
riffle_deck_bytes_read (GFile   *file,
                        GError **error)
{
  g_autoptr (GFileInfo) info = NULL;

  if (g_file_peek_path (file) != NULL)
    return read_path (g_file_peek_path (file), error);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, error);
  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                         _("It is not a file."));
  else if (g_file_info_get_size (info) > MAX_FILE)
    fail_too_large (error);
  else
    return read_file (file, error);
  return NULL;
}

static gboolean
is_packed (GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  return size > 2 && data[0] == 0x1f && data[1] == 0x8b;
}

/**
 * riffle_deck_bytes_unpack:
 * @bytes: what was read
 * @error: return location
 *
 * Unpacks what is packed with gzip, within bounds, and leaves other bytes as they are.
 *
 * Returns: (transfer full): the bytes; %NULL and an error, without the name of the file, if they
 *   are damaged or too many
 */
GBytes *
riffle_deck_bytes_unpack (GBytes  *bytes,
                          GError **error)
{
  g_autoptr (GConverter) converter =
    G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) source = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (source, converter);
  g_autoptr (GError) damaged = NULL;
  GBytes *text;

  if (!is_packed (bytes))
    return g_bytes_ref (bytes);
  text = read_stream (stream, MAX_TEXT, &damaged);
  if (damaged != NULL)
    g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                         _("It is damaged and cannot be unpacked."));
  else if (text == NULL)
    g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
                 /* Translators: a packed file with a drawing; %d is the largest size that is
                    allowed, such as 64 */
                 _("Unpacked it is larger than %d MiB."), MAX_TEXT / MIB);
  return text;
}
