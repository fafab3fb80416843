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
  "demonstrated", "moves", "cursor", "hash", "end",
};

/* The lines with a number. A cursor lies within the moves, too, as does what is demonstrated. */
const PatSaveBounds pat_save_bounds[PAT_SAVE_N_KEYS] = {
  [PAT_SAVE_KEY_DEAL] = { 1, PAT_MAX_DEAL_NUMBER },
  [PAT_SAVE_KEY_ELAPSED] = { 0, PAT_BOUND_ELAPSED_USEC },
  [PAT_SAVE_KEY_UNDOS] = { 0, PAT_BOUND_TIMES },
  [PAT_SAVE_KEY_HINTS] = { 0, PAT_BOUND_TIMES },
  [PAT_SAVE_KEY_BANK] = { -PAT_BOUND_BANK, PAT_BOUND_BANK },
  [PAT_SAVE_KEY_DEMONSTRATED] = { 0, PAT_SAVE_MAX_MOVES },
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
  return pat_lines_set_error (error, PAT_SAVE_ERROR, (int) code, line, message);
}

/* The number in a line, or what is nearest to 0 if there is no such line. */
gboolean
pat_save_form_get_number (PatSaveForm *self,
                          PatSaveKey   key,
                          gint64      *value)
{
  gint64 min = pat_save_bounds[key].min;
  gboolean is_step = key == PAT_SAVE_KEY_CURSOR || key == PAT_SAVE_KEY_DEMONSTRATED;
  gint64 max = is_step ? self->n_steps : pat_save_bounds[key].max;
  const char *text = self->values[key];

  *value = CLAMP (0, min, max);
  return text == NULL || pat_lines_read_number (&self->lines, self->line_of[key],
                                                pat_save_words[key], text, min, max, value);
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
  self->first_start = self->lines.at;
  while (pat_lines_get (&self->lines) != NULL && g_str_has_prefix (pat_lines_get (&self->lines),
                                                                   "| "))
    self->lines.at++;
  self->n_start = self->lines.at - self->first_start;
}

static gboolean
skip_steps (PatSaveForm *self)
{
  gint64 n_steps;

  if (!pat_save_form_get_number (self, PAT_SAVE_KEY_MOVES, &n_steps))
    return FALSE;
  self->first_step = self->lines.at;
  self->n_steps = (guint) n_steps;
  if (self->n_steps >= self->lines.lines->len - self->lines.at)
    return pat_save_fail (self->lines.error, PAT_SAVE_ERROR_FORMAT, self->lines.lines->len,
                          _("there are fewer lines of moves than announced"));
  self->lines.at += self->n_steps;
  return TRUE;
}

static gboolean
read_line (PatSaveForm *self)
{
  const char *line = pat_lines_get (&self->lines);
  int key = find_key (line);
  g_autofree char *shown = pat_text_excerpt (line, (gssize) MIN (strlen (line), 200));

  self->lines.at++;
  if (key < 0)
    return pat_save_fail (self->lines.error, PAT_SAVE_ERROR_FORMAT, self->lines.at,
                          /* Translators: %s is the first word of a line, such as “colour” */
                          _("“%s” is not a line of a saved game"), shown);
  if (self->values[key] != NULL)
    return pat_save_fail (self->lines.error, PAT_SAVE_ERROR_FORMAT, self->lines.at,
                          /* Translators: %s is the first word of a line, such as “moves” */
                          _("the line “%s” appears twice"), pat_save_words[key]);
  if (strlen (line) > PAT_SAVE_MAX_LINE)
    return pat_save_fail (self->lines.error, PAT_SAVE_ERROR_FORMAT, self->lines.at,
                          _("the line is too long"));
  self->line_of[key] = self->lines.at;
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

  for (self->lines.at = 1; self->lines.at < self->lines.lines->len;)
    if (!read_line (self))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (required); i++)
    if (self->values[required[i]] == NULL)
      return pat_save_fail (self->lines.error, PAT_SAVE_ERROR_FORMAT, self->lines.lines->len,
                            /* Translators: %s is the first word of a line, such as “moves” */
                            _("the line “%s” is missing"), pat_save_words[required[i]]);
  if ((self->values[PAT_SAVE_KEY_DEAL] == NULL) == (self->values[PAT_SAVE_KEY_START] == NULL))
    return pat_save_fail (self->lines.error, PAT_SAVE_ERROR_FORMAT, self->lines.lines->len,
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
  const PatLinesFormat format = {
    .magic = PAT_SAVE_MAGIC,
    .version = PAT_SAVE_VERSION,
    .max_bytes = PAT_SAVE_MAX_BYTES,
    .max_lines = PAT_SAVE_MAX_LINES,
    .other = _("this is not a saved game"),
    /* Translators: two numbers of versions, such as 3 and 2 */
    .later = _("the game was saved by a newer version of this program, in format %s; "
               "formats up to %u are known here"),
    .too_large = _("the file is larger than a saved game can be"),
    .too_many = _("the file has more lines than a saved game can have"),
    .domain = PAT_SAVE_ERROR,
    .code = PAT_SAVE_ERROR_FORMAT,
    .later_code = PAT_SAVE_ERROR_NEWER,
  };

  return pat_lines_read (&self->lines, &format, text, length) && read_lines (self) &&
         check_numbers (self) && pat_lines_check_sum (&self->lines);
}

void
pat_save_form_clear (PatSaveForm *self)
{
  pat_lines_clear (&self->lines);
}
