/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Texts of lines “word: value” in a fixed order, with a version ahead and a checksum at the end. */
#include "config.h"

#include "pat-lines-private.h"

#include <glib/gi18n-lib.h>

#include "pat-text-private.h"

#define END       "end: "
#define MAX_SHOWN 200 /* bytes of a line that a message looks at */

static const char *
get_line (PatLines *self)
{
  return self->at < self->lines->len ? self->lines->pdata[self->at] : NULL;
}

static gboolean
fail_at (PatLines        *self,
         PatReplayError   code,
         guint            line,
         const char      *message)
{
  /* Translators: the number of a line, and a sentence that says what is wrong there */
  g_set_error (self->error, PAT_REPLAY_ERROR, (int) code, _("line %u: %s"), line, message);
  return FALSE;
}

/* Reports what is wrong in the line that was taken last. */
gboolean
pat_lines_fail (PatLines   *self,
                const char *sentence,
                ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, sentence);
  message = g_strdup_vprintf (sentence, args);
  va_end (args);
  return fail_at (self, PAT_REPLAY_ERROR_FORMAT, MAX (self->at, 1), message);
}

static gboolean
read_version (PatLines             *self,
              const PatLinesFormat *format,
              const char           *text)
{
  const char *digits = text + strlen (format->magic);
  g_autofree char *number = NULL, *shown = NULL, *message = NULL;
  guint64 version = 0;

  if (!g_str_has_prefix (text, format->magic) || !g_ascii_isdigit (*digits) || *digits == '0')
    return fail_at (self, PAT_REPLAY_ERROR_FORMAT, 1, format->other);
  for (; g_ascii_isdigit (*digits); digits++)
    version = MIN (version * 10 + (guint64) (*digits - '0'), G_MAXUINT32);
  if (*digits != '\n')
    return fail_at (self, PAT_REPLAY_ERROR_FORMAT, 1, format->other);
  if (version <= format->version)
    return TRUE;
  number = g_strndup (text + strlen (format->magic),
                      (gsize) (digits - text) - strlen (format->magic));
  shown = pat_text_excerpt (number, -1);
  /* Translators: two numbers of versions, such as 3 and 2 */
  message = g_strdup_printf (_("it was written by a newer version of this program, in format %s; "
                               "formats up to %u are known here"),
                             shown, format->version);
  return fail_at (self, PAT_REPLAY_ERROR_NEWER, 1, message);
}

static void
cut_into_lines (PatLines *self)
{
  char *line = self->copy;

  while (*line != '\0')
    {
      gsize length = strcspn (line, "\n");
      gboolean is_last = line[length] == '\0';

      g_ptr_array_add (self->lines, line);
      line[length] = '\0';
      line += length + !is_last;
    }
}

/* The last line is complete, and its checksum that of all lines before it. */
static gboolean
check_end (PatLines   *self,
           const char *text,
           gsize       length)
{
  const char *last = self->lines->len > 0 ? self->lines->pdata[self->lines->len - 1] : "";
  g_autofree char *expected = NULL;

  if (text[length - 1] != '\n' || !g_str_has_prefix (last, END))
    return fail_at (self, PAT_REPLAY_ERROR_FORMAT, self->lines->len,
                    _("the file is cut off: a last line “end” was expected here"));
  expected = pat_text_checksum (text, length - strlen (last) - 1);
  return strcmp (last + strlen (END), expected) == 0 ||
         fail_at (self, PAT_REPLAY_ERROR_FORMAT, self->lines->len,
                  _("the file was damaged or changed: its checksum is different"));
}

/* Takes a text apart; whether that fails or not, the lines have to be cleared. */
gboolean
pat_lines_read (PatLines             *self,
                const PatLinesFormat *format,
                const char           *text,
                gsize                 length)
{
  self->lines = g_ptr_array_new ();
  if (length == 0)
    return fail_at (self, PAT_REPLAY_ERROR_FORMAT, 1, _("the file is empty"));
  if (length > format->max_bytes)
    return fail_at (self, PAT_REPLAY_ERROR_FORMAT, 1, _("the file is too large"));
  self->copy = g_strndup (text, length);
  if (!read_version (self, format, self->copy))
    return FALSE;
  if (!g_utf8_validate_len (text, length, NULL))
    return fail_at (self, PAT_REPLAY_ERROR_FORMAT, 1,
                    _("the file is damaged: there is a byte that is not text"));
  cut_into_lines (self);
  self->at = 1;
  return check_end (self, text, length);
}

void
pat_lines_clear (PatLines *self)
{
  g_free (self->copy);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
}

/* Returns: (nullable): the next line, whatever it is */
const char *
pat_lines_next (PatLines *self)
{
  const char *line = get_line (self);

  self->at++;
  if (line == NULL)
    pat_lines_fail (self, _("another line was expected"));
  return line;
}

static const char *
find_value (const char *line,
            const char *word)
{
  gsize length = strlen (word);

  if (line == NULL || strncmp (line, word, length) != 0 || line[length] != ':')
    return NULL;
  line += length + 1;
  return line + (*line == ' ');
}

/* Whether the next line has that word. */
gboolean
pat_lines_has (PatLines   *self,
               const char *word)
{
  return find_value (get_line (self), word) != NULL;
}

/* Returns: (nullable): the value of the next line, which has to have that word */
const char *
pat_lines_take (PatLines   *self,
                const char *word)
{
  const char *line = get_line (self);
  const char *value = find_value (line, word);
  g_autofree char *shown = NULL;

  self->at++;
  if (value != NULL)
    return value;
  shown = pat_text_excerpt (line != NULL ? line : "", line == NULL ? 0
                            : (gssize) MIN (strlen (line), MAX_SHOWN));
  /* Translators: %s is the first word of a line, such as “score”, and then what stands there */
  pat_lines_fail (self, _("a line “%s” was expected, and not “%s”"), word, shown);
  return NULL;
}

gboolean
pat_lines_take_number (PatLines   *self,
                       const char *word,
                       gint64      min,
                       gint64      max,
                       gint64     *value)
{
  const char *text = pat_lines_take (self, word);
  g_autofree char *shown = NULL, *first = NULL, *last = NULL;

  if (text == NULL)
    return FALSE;
  if (g_ascii_string_to_signed (text, 10, min, max, value, NULL))
    return TRUE;
  shown = pat_text_excerpt (text, -1);
  first = g_strdup_printf ("%" G_GINT64_FORMAT, min);
  last = g_strdup_printf ("%" G_GINT64_FORMAT, max);
  /* Translators: the word of a line, what stands there, and the bounds */
  return pat_lines_fail (self, _("“%s” is “%s”, and a number from %s to %s was expected"),
                         word, shown, first, last);
}

/* Whether nothing is left but the end. */
gboolean
pat_lines_finish (PatLines *self)
{
  return pat_lines_take (self, "end") != NULL;
}

/* Writes the last line. */
void
pat_lines_print_end (GString *text)
{
  g_autofree char *checksum = pat_text_checksum (text->str, text->len);

  g_string_append_printf (text, END "%s\n", checksum);
}
