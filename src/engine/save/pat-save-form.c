/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The form of a saved game: complete, undamaged, in lines that are known. What the lines say is
 * read elsewhere. */
#include "config.h"

#include "pat-save-private.h"

#include "pat-bounds-private.h"
#include "pat-deal.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

const char *const pat_save_words[PAT_SAVE_N_KEYS] = {
  "program", "variant", "options", "unknown", "deal", "start", "elapsed", "undos", "hints", "bank",
  "moves", "cursor", "hash", "end",
};

/* The lines with a number. A cursor lies within the moves, too. */
const PatSaveBounds pat_save_bounds[PAT_SAVE_N_KEYS] = {
  [PAT_SAVE_KEY_DEAL] = { 1, PAT_MAX_DEAL_NUMBER },
  [PAT_SAVE_KEY_ELAPSED] = { 0, PAT_BOUND_ELAPSED_USEC },
  [PAT_SAVE_KEY_UNDOS] = { 0, PAT_BOUND_TIMES },
  [PAT_SAVE_KEY_HINTS] = { 0, PAT_BOUND_TIMES },
  [PAT_SAVE_KEY_BANK] = { -PAT_BOUND_BANK, PAT_BOUND_BANK },
  [PAT_SAVE_KEY_MOVES] = { 0, PAT_SAVE_MAX_MOVES },
  [PAT_SAVE_KEY_CURSOR] = { 0, PAT_SAVE_MAX_MOVES },
};

/* Sets an error that names a line. */
gboolean
pat_save_fail (GError       **error,
               PatSaveError   code,
               guint          line,
               const char    *sentence,
               ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, sentence);
  message = g_strdup_vprintf (sentence, args);
  va_end (args);
  /* Translators: the number of a line, and a sentence that says what is wrong there */
  g_set_error (error, PAT_SAVE_ERROR, (int) code, _("line %u: %s"), line, message);
  return FALSE;
}

/* The number in a line, or what is nearest to 0 if there is no such line. */
gboolean
pat_save_form_get_number (PatSaveForm *self,
                          PatSaveKey   key,
                          gint64      *value)
{
  gint64 min = pat_save_bounds[key].min;
  gint64 max = key == PAT_SAVE_KEY_CURSOR ? self->n_steps : pat_save_bounds[key].max;
  const char *text = self->values[key];
  g_autofree char *shown = NULL;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  *value = CLAMP (0, min, max);
  if (text == NULL || g_ascii_string_to_signed (text, 10, min, max, value, NULL))
    return TRUE;
  shown = pat_text_excerpt (text, -1);
  first = g_strdup_printf ("%" G_GINT64_FORMAT, min);
  last = g_strdup_printf ("%" G_GINT64_FORMAT, max);
  return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->line_of[key],
                        /* Translators: the word of a line, what stands there, and the bounds */
                        _("“%s” is “%s”, and a number from %s to %s was expected"),
                        pat_save_words[key], shown, first, last);
}

/* The first line, before anything else is looked at: a newer version may do all else
 * differently. */
static gboolean
read_version (PatSaveForm *self)
{
  const char *digits = self->text + strlen (PAT_SAVE_MAGIC);
  g_autofree char *number = NULL, *shown = NULL;
  guint64 version = 0;

  if (self->length == 0)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, 1, _("the file is empty"));
  if (!g_str_has_prefix (self->text, PAT_SAVE_MAGIC) || !g_ascii_isdigit (*digits) ||
      *digits == '0')
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, 1, _("this is not a saved game"));
  for (; g_ascii_isdigit (*digits); digits++)
    version = MIN (version * 10 + (guint64) (*digits - '0'), G_MAXUINT32);
  if (*digits != '\n')
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, 1, _("this is not a saved game"));
  number = g_strndup (self->text + strlen (PAT_SAVE_MAGIC),
                      (gsize) (digits - self->text) - strlen (PAT_SAVE_MAGIC));
  shown = pat_text_excerpt (number, -1);
  if (version > PAT_SAVE_VERSION)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_NEWER, 1,
                          /* Translators: two numbers of versions, such as 3 and 2 */
                          _("the game was saved by a newer version of this program, in format %s; "
                            "formats up to %u are known here"),
                          shown, (guint) PAT_SAVE_VERSION);
  return TRUE;
}

static guint
count_lines (const char *text,
             const char *end)
{
  guint n = 0;

  for (; (text = memchr (text, '\n', (gsize) (end - text))) != NULL; text++)
    n++;
  return n;
}

static gboolean
check_bytes (PatSaveForm *self)
{
  const char *end = self->text + self->length;
  const char *bad = end;

  if (!g_utf8_validate_len (self->text, self->length, &bad))
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, count_lines (self->text, bad) + 1,
                          _("the file is damaged: there is a byte that is not text"));
  if (count_lines (self->text, end) > PAT_SAVE_MAX_LINES)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, PAT_SAVE_MAX_LINES,
                          _("the file has more lines than a saved game can have"));
  return TRUE;
}

static void
cut_into_lines (PatSaveForm *self)
{
  char *line;

  self->copy = g_strndup (self->text, self->length);
  for (line = self->copy; *line != '\0';)
    {
      gsize length = strcspn (line, "\n");
      gboolean is_last = line[length] == '\0';

      g_ptr_array_add (self->lines, line);
      line[length] = '\0';
      line += length + !is_last;
    }
}

static gboolean
check_last_line (PatSaveForm *self)
{
  const char *last = self->lines->pdata[self->lines->len - 1];

  if (self->text[self->length - 1] == '\n' && g_str_has_prefix (last, "end: ") &&
      strlen (last) == strlen ("end: ") + PAT_TEXT_CHECKSUM_DIGITS)
    return TRUE;
  return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->lines->len,
                        _("the file is cut off: a last line “end” was expected here"));
}

static gboolean
check_checksum (PatSaveForm *self)
{
  const char *last = self->lines->pdata[self->lines->len - 1];
  gsize length = self->length - strlen (last) - 1;
  g_autofree char *expected = pat_text_checksum (self->text, length);

  return strcmp (self->values[PAT_SAVE_KEY_END], expected) == 0 ||
         pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->lines->len,
                        _("the file was damaged or changed: its checksum is different"));
}

static const char *
get_line (PatSaveForm *self)
{
  return self->at < self->lines->len ? self->lines->pdata[self->at] : NULL;
}

static int
find_key (const char *line)
{
  for (guint key = 0; key < PAT_SAVE_N_KEYS; key++)
    {
      gsize length = strlen (pat_save_words[key]);

      if (strncmp (line, pat_save_words[key], length) == 0 && line[length] == ':' &&
          (line[length + 1] == ' ' || line[length + 1] == '\0'))
        return (int) key;
    }
  return -1;
}

static void
skip_start (PatSaveForm *self)
{
  self->first_start = self->at;
  while (get_line (self) != NULL && g_str_has_prefix (get_line (self), "| "))
    self->at++;
  self->n_start = self->at - self->first_start;
}

static gboolean
skip_steps (PatSaveForm *self)
{
  gint64 n_steps;

  if (!pat_save_form_get_number (self, PAT_SAVE_KEY_MOVES, &n_steps))
    return FALSE;
  self->first_step = self->at;
  self->n_steps = (guint) n_steps;
  if (self->n_steps >= self->lines->len - self->at)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->lines->len,
                          _("there are fewer lines of moves than announced"));
  self->at += self->n_steps;
  return TRUE;
}

static gboolean
read_line (PatSaveForm *self)
{
  const char *line = get_line (self);
  int key = find_key (line);
  g_autofree char *shown = pat_text_excerpt (line, (gssize) MIN (strlen (line), 200));

  self->at++;
  if (key < 0)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->at,
                          /* Translators: %s is the first word of a line, such as “colour” */
                          _("“%s” is not a line of a saved game"), shown);
  if (self->values[key] != NULL)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->at,
                          /* Translators: %s is the first word of a line, such as “moves” */
                          _("the line “%s” appears twice"), pat_save_words[key]);
  if (strlen (line) > PAT_SAVE_MAX_LINE)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->at, _("the line is too long"));
  self->line_of[key] = self->at;
  line += strlen (pat_save_words[key]) + 1;
  self->values[key] = line + (*line == ' ');
  if (key == PAT_SAVE_KEY_START)
    skip_start (self);
  if (key == PAT_SAVE_KEY_MOVES)
    return skip_steps (self);
  return TRUE;
}

/* Whoever has changed a number by hand hears of that number rather than of the checksum. */
static gboolean
check_numbers (PatSaveForm *self)
{
  gint64 number;

  for (PatSaveKey key = 0; key < PAT_SAVE_N_KEYS; key++)
    if (pat_save_bounds[key].max > 0 && !pat_save_form_get_number (self, key, &number))
      return FALSE;
  return TRUE;
}

/* Finds all lines, without a look at what they say. */
static gboolean
read_lines (PatSaveForm *self)
{
  static const PatSaveKey required[] = {
    PAT_SAVE_KEY_VARIANT, PAT_SAVE_KEY_MOVES, PAT_SAVE_KEY_CURSOR, PAT_SAVE_KEY_HASH,
    PAT_SAVE_KEY_END,
  };

  for (self->at = 1; self->at < self->lines->len;)
    if (!read_line (self))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (required); i++)
    if (self->values[required[i]] == NULL)
      return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->lines->len,
                            /* Translators: %s is the first word of a line, such as “moves” */
                            _("the line “%s” is missing"), pat_save_words[required[i]]);
  if ((self->values[PAT_SAVE_KEY_DEAL] == NULL) == (self->values[PAT_SAVE_KEY_START] == NULL))
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, self->lines->len,
                          /* Translators: “deal” and “start” are words of the file */
                          _("either a line “deal” or a line “start” was expected"));
  return TRUE;
}

/* Finds the lines of a text; whether that fails or not, the form has to be cleared. */
gboolean
pat_save_form_read (PatSaveForm *self,
                    const char  *text,
                    gsize        length)
{
  if (length > PAT_SAVE_MAX_BYTES)
    return pat_save_fail (self->error, PAT_SAVE_ERROR_FORMAT, 1,
                          _("the file is larger than a saved game can be"));
  self->text = g_malloc (length + 1);
  memcpy (self->text, text, length);
  self->text[length] = '\0';
  self->length = length;
  self->lines = g_ptr_array_new ();
  if (!read_version (self) || !check_bytes (self))
    return FALSE;
  cut_into_lines (self);
  return check_last_line (self) && read_lines (self) && check_numbers (self) &&
         check_checksum (self);
}

void
pat_save_form_clear (PatSaveForm *self)
{
  g_free (self->text);
  g_free (self->copy);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
}
