/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strict reader of JSON (RFC 8259), which takes one piece after another. */
#include "config.h"

#include "riffle-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "riffle-transfer.h"

#define MAX_DIGITS 32

/**
 * riffle_json_init:
 * @self: a reader
 * @text: valid UTF-8
 *
 * Begins with a text, which has to stay.
 */
void
riffle_json_init (RiffleJson *self,
                  const char *text)
{
  self->at = text;
  self->line = 1;
}

static void
skip_space (RiffleJson *self)
{
  for (; *self->at != '\0' && strchr (" \t\r\n", *self->at) != NULL; self->at++)
    self->line += *self->at == '\n';
}

static gboolean
miss (const char  *expected,
      GError     **error)
{
  /* Translators: %s is a sign or a word of a file, such as “{” */
  riffle_transfer_fail (error, g_strdup_printf (_("“%s” was expected"), expected));
  return FALSE;
}

static gboolean
expect (RiffleJson  *self,
        char         sign,
        GError     **error)
{
  const char expected[] = { sign, '\0' };

  skip_space (self);
  if (*self->at != sign)
    return miss (expected, error);
  self->at++;
  return TRUE;
}

/**
 * riffle_json_open:
 * @self: a reader
 * @bracket: “{” or “[”
 * @error: return location
 *
 * Begins an object or an array.
 *
 * Returns: %FALSE and @error if it does not begin here
 */
gboolean
riffle_json_open (RiffleJson  *self,
                  char         bracket,
                  GError     **error)
{
  return expect (self, bracket, error);
}

/**
 * riffle_json_next:
 * @self: a reader
 * @bracket: “}” or “]”
 * @is_first: (inout): whether nothing was read after the opening bracket
 * @error: return location
 *
 * Goes to the next member of an object or an array.
 *
 * Returns: %FALSE at the end of it, or with @error if neither a comma nor the bracket follows
 */
gboolean
riffle_json_next (RiffleJson  *self,
                  char         bracket,
                  gboolean    *is_first,
                  GError     **error)
{
  gboolean was_first = *is_first;

  *is_first = FALSE;
  skip_space (self);
  if (*self->at == bracket)
    {
      self->at++;
      return FALSE;
    }
  return was_first || expect (self, ',', error);
}

/* Of the two halves of which JSON writes what is beyond the first 65,536 characters, none has any
 * use in the words that are read here. */
static gboolean
read_code (RiffleJson *self,
           GString    *string)
{
  gunichar code = 0;

  for (int i = 0; i < 4; i++, self->at++)
    {
      if (!g_ascii_isxdigit (self->at[1]))
        return FALSE;
      code = code * 16 + (gunichar) g_ascii_xdigit_value (self->at[1]);
    }
  if (code == 0 || !g_unichar_validate (code))
    return FALSE;
  g_string_append_unichar (string, code);
  return TRUE;
}

/* The sign behind a backslash. */
static gboolean
read_escape (RiffleJson *self,
             GString    *string)
{
  static const char signs[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *sign;

  self->at++;
  if (*self->at == 'u')
    return read_code (self, string);
  sign = *self->at != '\0' ? strchr (signs, *self->at) : NULL;
  if (sign == NULL)
    return FALSE;
  g_string_append_c (string, meanings[sign - signs]);
  return TRUE;
}

/**
 * riffle_json_read_string:
 * @self: a reader
 * @error: return location
 *
 * Reads a string.
 *
 * Returns: (transfer full) (nullable): the string; %NULL and @error if there is none
 */
char *
riffle_json_read_string (RiffleJson  *self,
                         GError     **error)
{
  g_autoptr (GString) string = g_string_new (NULL);

  if (!expect (self, '"', error))
    return NULL;
  for (; *self->at != '"'; self->at++)
    {
      gboolean is_right = (guchar) *self->at >= ' ';

      if (*self->at == '\\')
        is_right = read_escape (self, string);
      else if (is_right)
        g_string_append_c (string, *self->at);
      if (!is_right)
        {
          miss ("\"", error);
          return NULL;
        }
    }
  self->at++;
  return g_string_free (g_steal_pointer (&string), FALSE);
}

/**
 * riffle_json_read_key:
 * @self: a reader
 * @error: return location
 *
 * Reads a key of an object, with the colon.
 *
 * Returns: (transfer full) (nullable): the key; %NULL and @error if there is none
 */
char *
riffle_json_read_key (RiffleJson  *self,
                      GError     **error)
{
  g_autofree char *key = riffle_json_read_string (self, error);

  return key != NULL && expect (self, ':', error) ? g_steal_pointer (&key) : NULL;
}

/**
 * riffle_json_read_number:
 * @self: a reader
 * @error: return location
 *
 * Reads a whole number. Whether it is a possible one, the caller decides.
 *
 * Returns: (transfer full) (nullable): its digits; %NULL and @error if there is none
 */
char *
riffle_json_read_number (RiffleJson  *self,
                         GError     **error)
{
  gsize length, sign;

  skip_space (self);
  sign = *self->at == '-';
  length = sign + strspn (self->at + sign, "0123456789");
  if (length == sign || length > MAX_DIGITS || (self->at[sign] == '0' && length > sign + 1))
    {
      /* Translators: why a file is refused */
      riffle_transfer_fail (error, g_strdup (_("A whole number was expected")));
      return NULL;
    }
  self->at += length;
  return g_strndup (self->at - length, length);
}

/**
 * riffle_json_end:
 * @self: a reader
 * @error: return location
 *
 * Returns: %FALSE and @error if something follows
 */
gboolean
riffle_json_end (RiffleJson  *self,
                 GError     **error)
{
  skip_space (self);
  if (*self->at == '\0')
    return TRUE;
  /* Translators: why a file is refused */
  riffle_transfer_fail (error, g_strdup (_("The file was expected to end here")));
  return FALSE;
}
