/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the file of a drawing, and refuses what wants to be more than a drawing. */
#include "config.h"

#include "riffle-deck-file-private.h"

#include <glib/gi18n-lib.h>
#include <patience.h>
#include <stdio.h>
#include <string.h>

#include "riffle-deck-bytes-private.h"
#include "riffle-deck.h"

#define MAX_KEYS (64 * 1024) /* bytes of a file that describes a deck */

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/**
 * riffle_deck_file_prefix:
 * @error: (inout) (optional): an error that says in a sentence what is wrong
 * @file_name: the file that it is about, as the player knows it
 *
 * Puts the file's name before the sentence.
 */
void
riffle_deck_file_prefix (GError    **error,
                         const char *file_name)
{
  char *sentence;

  if (error == NULL || *error == NULL)
    return;
  /* Translators: the name of a file, and a sentence that says what is wrong with it: “photo.svg”
     is not a usable deck. The card “queen_spade” is missing. */
  sentence = g_strdup_printf (_("“%1$s” is not a usable deck. %2$s"), file_name, (*error)->message);
  g_free ((*error)->message);
  (*error)->message = sentence;
}

/**
 * riffle_deck_file_fail_at:
 * @error: return location
 * @line: where the fault is, from 1
 * @column: from 1
 * @reason: what is wrong, in the words of a library
 *
 * Says that a drawing is not well-formed.
 */
void
riffle_deck_file_fail_at (GError    **error,
                          int         line,
                          int         column,
                          const char *reason)
{
  g_autofree char *phrase = g_strstrip (g_strdup (reason));

  g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
               /* Translators: two numbers, and what a library says is wrong in that place of the
                  file */
               _("It is damaged in line %1$d, column %2$d: %3$s"), line, column, phrase);
}

/**
 * riffle_deck_file_open_drawing:
 * @svg: the text of a drawing
 * @error: return location
 *
 * Has a drawing read by the library that draws, whose errors are made fit for players.
 *
 * Returns: (transfer full) (nullable): the drawing; %NULL with an error
 */
RsvgHandle *
riffle_deck_file_open_drawing (GBytes  *svg,
                               GError **error)
{
  g_autoptr (GError) refused = NULL;
  gsize length;
  const guint8 *data = g_bytes_get_data (svg, &length);
  RsvgHandle *handle = rsvg_handle_new_from_data (data, length, &refused);
  const char *place, *reason;
  int line, column;

  if (handle != NULL)
    return handle;
  place = strstr (refused->message, "on line ");
  reason = place != NULL ? strstr (place, ": ") : NULL;
  if (reason != NULL && sscanf (place, "on line %d column %d", &line, &column) == 2)
    riffle_deck_file_fail_at (error, line, column, reason + strlen (": "));
  else
    g_propagate_error (error, g_steal_pointer (&refused));
  return NULL;
}

/* Whether what stands between quotes refers to something that is not in the text itself. */
static gboolean
leads_outside (const char *value)
{
  static const char *const inside[] = { "#", "data:" };

  value += strspn (value, " \t\r\n");
  for (guint i = 0; i < G_N_ELEMENTS (inside); i++)
    if (g_str_has_prefix (value, inside[i]))
      return FALSE;
  return TRUE;
}

/* The tag that an attribute stands in. */
static const char *
find_tag (const char *text,
          const char *attribute)
{
  const char *at = attribute;

  while (at > text && *at != '<')
    at--;
  return at + (*at == '<');
}

/* Pictures, and shapes that are used again, are fetched; a link that a reader could follow is
 * not. */
static gboolean
fetches (const char *tag)
{
  static const char *const tags[] = { "image", "use", "feImage", "svg:image", "svg:use" };

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      gsize length = strlen (tags[i]);

      if (strncmp (tag, tags[i], length) == 0 && g_ascii_isspace (tag[length]))
        return TRUE;
    }
  return FALSE;
}

static const char *
find_outside (const char *text)
{
  for (const char *at = strstr (text, "href"); at != NULL; at = strstr (at, "href"))
    {
      const char *value = at + strlen ("href");

      value += strspn (value, " \t\r\n=");
      if ((*value == '"' || *value == '\'') && leads_outside (value + 1) &&
          fetches (find_tag (text, at)))
        return value + 1;
      at = value;
    }
  return NULL;
}

/* Blanks comments out: what stands in them is not drawn. */
static void
blank_comments (char *text)
{
  for (char *at = strstr (text, "<!--"); at != NULL; at = strstr (at, "<!--"))
    {
      char *end = strstr (at, "-->");

      if (end == NULL)
        return;
      memset (at, ' ', (gsize) (end - at));
      at = end;
    }
}

/* Any other kind of file, under the name of a drawing. */
static gboolean
check_kind (const char  *text,
            GError     **error)
{
  const char *start = g_str_has_prefix (text, BYTE_ORDER_MARK) ? text + strlen (BYTE_ORDER_MARK)
                                                               : text;

  start += strspn (start, " \t\r\n");
  if (*start == '<')
    return TRUE;
  g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                       *start == '\0' ? _("It is empty.") : _("It is not an SVG drawing."));
  return FALSE;
}

/* The library that draws would pass over scripts and links, and show half a card. */
static gboolean
check_content (const char  *text,
               GError     **error)
{
  const char *outside;

  if (strstr (text, "<script") != NULL || strstr (text, "<svg:script") != NULL)
    {
      g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                           _("It has a script in it, which no drawing of cards needs."));
      return FALSE;
    }
  outside = find_outside (text);
  if (outside != NULL)
    {
      g_autofree char *reference = g_strndup (outside, MIN (strcspn (outside, "\"'<>"), 60));
      g_autofree char *valid = g_utf8_make_valid (reference, -1);

      g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                   /* Translators: %s is the address of another file. */
                   _("It needs something outside of the file: “%s”."), valid);
      return FALSE;
    }
  return TRUE;
}

static GBytes *
read_text (GFile   *file,
           GError **error)
{
  g_autoptr (GBytes) bytes = riffle_deck_bytes_read (file, error);

  return bytes != NULL ? riffle_deck_bytes_unpack (bytes, error) : NULL;
}

/**
 * riffle_deck_file_read:
 * @file: an SVG drawing, which may be packed with gzip
 *
 * Reads the text of a drawing. Refused is what is larger than any deck, packed or unpacked, and
 * what has scripts or needs other files.
 *
 * Returns: (transfer full) (nullable): the text; %NULL with an error that names the file and the
 *   fault
 */
GBytes *
riffle_deck_file_read (GFile   *file,
                       GError **error)
{
  g_autofree char *file_name = g_file_get_parse_name (file);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = read_text (file, error);
  gsize size;
  const char *data;

  if (bytes != NULL)
    {
      data = g_bytes_get_data (bytes, &size);
      text = g_strndup (data, size);
      blank_comments (text);
    }
  if (text != NULL && check_kind (text, error) && check_content (text, error))
    return g_steal_pointer (&bytes);
  riffle_deck_file_prefix (error, file_name);
  return NULL;
}

/**
 * riffle_deck_file_read_keys:
 * @path: a file that describes a deck
 *
 * Reads a key file within bounds.
 *
 * Returns: (transfer full) (nullable): what is in it; %NULL if it cannot be read
 */
GKeyFile *
riffle_deck_file_read_keys (const char *path)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  gsize length;
  g_autofree char *text = pat_file_read (path, MAX_KEYS, &length, NULL);

  if (text == NULL || !g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_steal_pointer (&keys);
}
