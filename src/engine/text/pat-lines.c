/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Texts of lines “word: value” in a fixed order, with a version ahead and a checksum at the end. */
#include "config.h"

#include "pat-lines-private.h"

#include <glib/gi18n-lib.h>

#include "pat-text-private.h"
#include "pat-text.h"

#define END       "end: "
#define BYTE_ORDER_MARK "\xef\xbb\xbf" /* with which some programs begin what they save */
#define MAX_SHOWN 200 /* bytes of a line that a message looks at */

/* Returns: (nullable): the line to look at, which is not taken */
const char *
pat_lines_get (PatLines *self)
{
  return self->at < self->lines->len ? self->lines->pdata[self->at] : NULL;
}

/* Sets an error that names a line. Returns: FALSE */
gboolean
pat_lines_set_error (GError     **error,
                     GQuark       domain,
                     int          code,
                     guint        line,
                     const char  *message)
{
  /* Translators: the number of a line, and a sentence that says what is wrong there */
  g_set_error (error, domain, code, _("line %u: %s"), line, message);
  return FALSE;
}

static gboolean
fail_at (PatLines   *self,
         guint       line,
         const char *message)
{
  return pat_lines_set_error (self->error, self->format.domain, self->format.code, line, message);
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
  return fail_at (self, MAX (self->at, 1), message);
}

static gboolean
refuse_version (PatLines   *self,
                const char *number,
                gsize       n_digits)
{
  const PatLinesFormat *format = &self->format;
  g_autofree char *digits = g_strndup (number, n_digits);
  g_autofree char *shown = pat_text_excerpt (digits, -1);
  g_autofree char *message = g_strdup_printf (format->later, shown, format->version);

  return pat_lines_set_error (self->error, format->domain, format->later_code, 1, message);
}

/* The first line, before anything else is looked at: a newer version may do all else
 * differently. */
static gboolean
read_version (PatLines *self)
{
  const char *number = self->copy + strlen (self->format.magic), *digits = number;
  guint64 version = 0;

  if (g_str_has_prefix (self->copy, BYTE_ORDER_MARK))
    return fail_at (self, 1, _("a byte order mark stands ahead, which does not belong there"));
  if (!g_str_has_prefix (self->copy, self->format.magic) || !g_ascii_isdigit (*digits) ||
      *digits == '0')
    return fail_at (self, 1, self->format.other);
  for (; g_ascii_isdigit (*digits); digits++)
    version = MIN (version * 10 + (guint64) (*digits - '0'), G_MAXUINT32);
  if (*digits == '\r')
    return fail_at (self, 1, _("the line ends with a carriage return, which does not belong "
                               "there"));
  if (*digits != '\n')
    return fail_at (self, 1, self->format.other);
  return version <= self->format.version ||
         refuse_version (self, number, (gsize) (digits - number));
}

static gboolean
check_bytes (PatLines *self)
{
  guint damaged = pat_text_find_damage (self->text, self->length);
  guint n_lines = pat_text_count_lines (self->text, self->text + self->length);

  if (damaged > 0)
    return fail_at (self, damaged, _("the file is damaged: there is a byte that is not text"));
  return n_lines <= self->format.max_lines ||
         fail_at (self, self->format.max_lines, self->format.too_many);
}

static void
cut_into_lines (PatLines *self)
{
  char *line = self->copy;

  self->lines = g_ptr_array_new ();
  while (*line != '\0')
    {
      gsize length = strcspn (line, "\n");
      gboolean is_last = line[length] == '\0';

      g_ptr_array_add (self->lines, line);
      line[length] = '\0';
      line += length + !is_last;
    }
}

static const char *
get_last_line (PatLines *self)
{
  return self->lines->pdata[self->lines->len - 1];
}

static gboolean
is_end (const char *line)
{
  return g_str_has_prefix (line, END) && strlen (line) == strlen (END) + PAT_TEXT_CHECKSUM_DIGITS;
}

static gboolean
check_last_line (PatLines *self)
{
  for (guint i = 1; i < self->lines->len; i++)
    if (is_end (self->lines->pdata[i - 1]))
      return fail_at (self, i + 1, _("nothing may follow the line “end”"));
  return (self->text[self->length - 1] == '\n' && is_end (get_last_line (self))) ||
         fail_at (self, self->lines->len,
                  _("the file is cut off: a last line “end” was expected here"));
}

/* Takes a text apart; whether that fails or not, the lines have to be cleared. The text has to stay
 * until then. */
gboolean
pat_lines_read (PatLines             *self,
                const PatLinesFormat *format,
                const char           *text,
                gsize                 length)
{
  self->format = *format;
  self->text = text;
  self->length = length;
  if (length == 0)
    return fail_at (self, 1, _("the file is empty"));
  if (length > format->max_bytes)
    return fail_at (self, 1, format->too_large);
  self->copy = g_strndup (text, length);
  if (!read_version (self) || !check_bytes (self))
    return FALSE;
  cut_into_lines (self);
  self->at = 1;
  return check_last_line (self);
}

/* Whether the last line has the checksum of all lines before it. */
gboolean
pat_lines_check_sum (PatLines *self)
{
  const char *last = get_last_line (self);
  g_autofree char *expected = pat_text_checksum (self->text, self->length - strlen (last) - 1);

  return strcmp (last + strlen (END), expected) == 0 ||
         fail_at (self, self->lines->len,
                  _("the file was damaged or changed: its checksum is different"));
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
  const char *line = pat_lines_get (self);

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
  return find_value (pat_lines_get (self), word) != NULL;
}

/* Returns: (nullable): the value of the next line, which has to have that word */
const char *
pat_lines_take (PatLines   *self,
                const char *word)
{
  const char *line = pat_lines_get (self);
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

/* Reads the number that a line has. */
gboolean
pat_lines_read_number (PatLines   *self,
                       guint       line,
                       const char *word,
                       const char *text,
                       gint64      min,
                       gint64      max,
                       gint64     *value)
{
  g_autofree char *shown = NULL, *first = NULL, *last = NULL, *message = NULL;

  if (g_ascii_string_to_signed (text, 10, min, max, value, NULL))
    return TRUE;
  shown = pat_text_excerpt (text, -1);
  first = g_strdup_printf ("%" G_GINT64_FORMAT, min);
  last = g_strdup_printf ("%" G_GINT64_FORMAT, max);
  /* Translators: the word of a line, what stands there, and the bounds */
  message = g_strdup_printf (_("“%s” is “%s”, and a number from %s to %s was expected"),
                             word, shown, first, last);
  return fail_at (self, line, message);
}

gboolean
pat_lines_take_number (PatLines   *self,
                       const char *word,
                       gint64      min,
                       gint64      max,
                       gint64     *value)
{
  const char *text = pat_lines_take (self, word);

  return text != NULL && pat_lines_read_number (self, self->at, word, text, min, max, value);
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
