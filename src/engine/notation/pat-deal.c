/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Deal strings: `VARIANT[:option=value[,option=value…]]#NUMBER`. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-deal.h"
#include "pat-text-private.h"

/* Of the deals that the program draws by lot. */
#define MAX_RANDOM_NUMBER 999999

/* Capitals pass here: whether there is such a game or option is found out later. */
#define WORD PAT_WORD_LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/* Says in a clause what was expected at a place in the text, and what stands there instead. */
static gboolean
expected (const char  *text,
          const char  *place,
          const char  *clause,
          GError     **error)
{
  g_autofree char *before = g_utf8_make_valid (text, place - text);
  g_autofree char *found = pat_text_excerpt (place, -1);
  glong column = g_utf8_strlen (before, -1) + 1;

  if (*place == '\0')
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL,
                 /* Translators: where a deal such as “name:option=value#617” is wrong, and a
                    clause: “the name of a game was expected” */
                 _("column %ld: %s; the text ends here"), column, clause);
  else
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL,
                 /* Translators: the same, and what stands there instead */
                 _("column %ld: %s; found: “%s”"), column, clause, found);
  return FALSE;
}

/* Goes over a word; if there is none, the clause says what was expected. */
static gboolean
skip_word (const char   *text,
           const char  **place,
           const char   *clause,
           GError      **error)
{
  gsize length = strspn (*place, WORD);

  if (length == 0)
    return expected (text, *place, clause, error);
  *place += length;
  return TRUE;
}

/* Goes over `option=value,option=value`; whether the game has such options is not known here. */
static gboolean
skip_options (const char   *text,
              const char  **place,
              GError      **error)
{
  do
    {
      *place += 1;
      if (!skip_word (text, place, _("the name of an option was expected"), error))
        return FALSE;
      if (**place != '=')
        return expected (text, *place, _("“=” was expected"), error);
      *place += 1;
      if (!skip_word (text, place, _("the value of the option was expected"), error))
        return FALSE;
    }
  while (**place == ',');
  return TRUE;
}

static gboolean
read_number (const char  *text,
             const char  *place,
             guint64     *number,
             GError     **error)
{
  g_autofree char *last = NULL;
  g_autofree char *clause = NULL;

  if (g_ascii_string_to_unsigned (place, 10, 1, PAT_MAX_DEAL_NUMBER, number, NULL))
    return TRUE;
  last = g_strdup_printf ("%" G_GINT64_FORMAT, PAT_MAX_DEAL_NUMBER);
  /* Translators: the number of a deal */
  clause = g_strdup_printf (_("a number from 1 to %s was expected"), last);
  return expected (text, place, clause, error);
}

static gboolean
read_parts (PatDeal     *self,
            const char  *text,
            GError     **error)
{
  const char *start = text + strspn (text, " \t\r\n");
  const char *place = start;
  const char *options;

  if (!skip_word (text, &place, _("the name of a game was expected"), error))
    return FALSE;
  self->variant = g_ascii_strdown (start, place - start);
  options = place;
  if (*place == ':' && !skip_options (text, &place, error))
    return FALSE;
  self->options = options == place ? g_strdup ("") : g_strndup (options + 1,
                                                                (gsize) (place - options) - 1);
  if (*place == '\0')
    return TRUE;
  if (*place != '#')
    return expected (text, place, options == place ? _("“:” or “#” was expected")
                     : _("“,” or “#” was expected"), error);
  return read_number (text, place + 1, &self->number, error);
}

/**
 * pat_deal_parse: (skip)
 * @text: a deal string, `klondike:draw=3,scoring=vegas#1234567`; white space around it does not
 *   matter
 * @error: return location
 *
 * Takes a deal string apart. Whether there is such a game, and whether it has these options, is
 * for the registry and for [method@Patience.Options.parse] to say. The number may be missing.
 *
 * Fails with %PAT_RULES_ERROR_DEAL; the message names the column and what was expected there.
 *
 * Returns: (transfer full): the parts, or %NULL
 */
PatDeal *
pat_deal_parse (const char  *text,
                GError     **error)
{
  g_autoptr (PatDeal) self = g_new0 (PatDeal, 1);
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  stripped = g_strchomp (g_strdup (text));
  if (!read_parts (self, stripped, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * pat_deal_free: (skip)
 * @self: (transfer full) (nullable): the parts of a deal string
 *
 * Frees what [func@Patience.Deal.parse] returned.
 */
void
pat_deal_free (PatDeal *self)
{
  if (self == NULL)
    return;
  g_free (self->variant);
  g_free (self->options);
  g_free (self);
}

/**
 * pat_deal_format:
 * @variant: the id of the variant
 * @options: (nullable): the options; only values that differ from the defaults are written
 * @number: the number of the deal; 0 leaves it out
 *
 * Writes a deal string.
 *
 * Returns: (transfer full): the deal string
 */
char *
pat_deal_format (const char *variant,
                 PatOptions *options,
                 guint64     number)
{
  g_autofree char *values = NULL;
  GString *text;

  g_return_val_if_fail (variant != NULL, NULL);

  values = options != NULL ? pat_options_to_string (options) : g_strdup ("");
  text = g_string_new (variant);
  if (*values != '\0')
    g_string_append_printf (text, ":%s", values);
  if (number > 0)
    g_string_append_printf (text, "#%" G_GUINT64_FORMAT, number);
  return g_string_free (text, FALSE);
}

/**
 * pat_deal_random_number:
 *
 * Draws the number of a deal that nobody asked for by number: from 1 to 999,999, each equally
 * likely, so that it is short enough to be read, told and typed, and is Microsoft's deal in the
 * games that have those.
 *
 * Returns: a number
 */
guint64
pat_deal_random_number (void)
{
  return (guint64) g_random_int_range (1, MAX_RANDOM_NUMBER + 1);
}
