/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Option values as text, `draw=3,scoring=vegas`, and as the dictionary that is stored. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-option-private.h"
#include "pat-text-private.h"
#include "pat-words-join.h"

#define SEPARATORS ", \t\r\n"
#define PRESET "preset="

static gboolean
unknown_error (GError     **error,
               const char  *sentence,
               const char  *word,
               const char  *others)
{
  g_autofree char *shown = pat_text_excerpt (word, -1);

  g_set_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_UNKNOWN, sentence, shown, others);
  return FALSE;
}

static void
refuse_key (PatOptions  *self,
            const char  *key,
            GError     **error)
{
  g_autoptr (GString) all = g_string_new (NULL);
  const char *nearest = NULL;
  guint best = G_MAXUINT;

  for (guint i = 0; i < self->table->n_options; i++)
    {
      if (pat_text_is_near (key, self->table->options[i].key, &best))
        nearest = self->table->options[i].key;
      pat_words_add_item (all, self->table->options[i].key);
    }
  if (nearest != NULL)
    /* Translators: what was typed, and the id that is nearest to it, such as “drwa” and “draw” */
    unknown_error (error, _("there is no option “%s”; did you mean “%s”?"), key, nearest);
  else if (self->table->n_options > 0)
    /* Translators: the word that was given, and the list of the words that may be given */
    unknown_error (error, _("there is no option “%s”; this game has these: %s"), key, all->str);
  else
    /* Translators: %s is what was typed, such as “draw” */
    unknown_error (error, _("there is no option “%s”; this game has none"), key, NULL);
}

/* The index of an option, or -1 with an error that suggests one. */
int
pat_options_find_known (PatOptions  *self,
                        const char  *key,
                        GError     **error)
{
  int index = pat_options_find (self, key);

  if (index < 0)
    refuse_key (self, key, error);
  return index;
}

static void
refuse_preset (PatOptions  *self,
               const char  *key,
               GError     **error)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < self->table->n_presets; i++)
    pat_words_add_item (all, self->table->presets[i].key);
  if (self->table->n_presets > 0)
    /* Translators: the word that was given, and the list of the words that may be given */
    unknown_error (error, _("there is no preset “%s”; this game has these: %s"), key, all->str);
  else
    /* Translators: %s is what was typed, such as “easy” */
    unknown_error (error, _("there is no preset “%s”; this game has none"), key, NULL);
}

/* One `key=value`; given has a bit for each option that was named already. */
static gboolean
read_pair (PatOptions  *self,
           const char  *pair,
           int         *values,
           guint64     *given,
           GError     **error)
{
  const char *equals = strchr (pair, '=');
  g_autofree char *key = NULL;
  int index;

  if (equals == NULL || equals == pair || equals[1] == '\0')
    {
      g_autofree char *shown = pat_text_excerpt (pair, -1);

      g_set_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_SYNTAX,
                   /* Translators: “key=value” is what has to be typed; only its two words may be
                      translated */
                   _("“%s” is not of the form key=value"), shown);
      return FALSE;
    }
  key = g_ascii_strdown (pair, equals - pair);
  index = pat_options_find_known (self, key, error);
  if (index < 0)
    return FALSE;
  if ((*given >> index & 1) != 0)
    {
      g_set_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_SYNTAX,
                   /* Translators: %s is the id of an option, such as “draw” */
                   _("the option “%s” is given twice"), key);
      return FALSE;
    }
  *given |= G_GUINT64_CONSTANT (1) << index;
  return pat_option_parse_value (&self->table->options[index], equals + 1, &values[index], error);
}

static gboolean
is_preset (const char *pair)
{
  return g_ascii_strncasecmp (pair, PRESET, strlen (PRESET)) == 0;
}

static gboolean
read_pairs (PatOptions  *self,
            char       **pairs,
            int         *values,
            GError     **error)
{
  guint64 given = 0;

  for (guint i = 0; pairs[i] != NULL; i++)
    if (*pairs[i] != '\0' && !is_preset (pairs[i]) && !read_pair (self, pairs[i], values, &given,
                                                                  error))
      return FALSE;
  return TRUE;
}

/* Gives every option its default, but for the one that is about handling the cards and not
   about the game. */
static void
begin_preset (PatOptions *self,
              int        *values)
{
  int flip = pat_options_find (self, PAT_OPTION_FLIP);

  pat_options_get_initial (self, values);
  if (flip >= 0)
    values[flip] = self->values[flip];
}

/* Writes the values of a preset: its own, and the defaults of all others. */
gboolean
pat_options_read_preset (PatOptions  *self,
                         const char  *key,
                         int         *values,
                         GError     **error)
{
  for (guint i = 0; i < self->table->n_presets; i++)
    {
      const PatPreset *preset = &self->table->presets[i];
      g_auto (GStrv) pairs = NULL;

      if (g_ascii_strcasecmp (preset->key, key) != 0)
        continue;
      begin_preset (self, values);
      pairs = g_strsplit_set (preset->options != NULL ? preset->options : "", SEPARATORS, -1);
      return read_pairs (self, pairs, values, error);
    }
  refuse_preset (self, key, error);
  return FALSE;
}

/* The preset counts first, wherever it stands, so that the other values change it. */
static gboolean
read_named_preset (PatOptions  *self,
                   char       **pairs,
                   int         *values,
                   GError     **error)
{
  gboolean given = FALSE;

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      if (!is_preset (pairs[i]))
        continue;
      if (given)
        {
          g_set_error_literal (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_SYNTAX,
                               _("two presets are given"));
          return FALSE;
        }
      if (!pat_options_read_preset (self, pairs[i] + strlen (PRESET), values, error))
        return FALSE;
      given = TRUE;
    }
  return TRUE;
}

/**
 * pat_options_parse:
 * @self: options
 * @text: values as in `draw=3,scoring=vegas`, parted by commas or white space
 * @error: return location
 *
 * Sets the options that the text names and leaves the others. `preset=KEY` stands for all values
 * of a preset, which the rest of the text then changes.
 *
 * Fails with %PAT_OPTION_ERROR_SYNTAX if a word is not of the form key=value or a key is given
 * twice, with %PAT_OPTION_ERROR_UNKNOWN, and with %PAT_OPTION_ERROR_VALUE.
 *
 * Returns: %FALSE if the text is wrong; nothing is changed then
 */
gboolean
pat_options_parse (PatOptions  *self,
                   const char  *text,
                   GError     **error)
{
  g_autofree int *values = NULL;
  g_auto (GStrv) pairs = NULL;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && text != NULL, FALSE);

  values = g_memdup2 (self->values, sizeof *self->values * (self->table->n_options + 1));
  pairs = g_strsplit_set (text, SEPARATORS, -1);
  if (!read_named_preset (self, pairs, values, error) || !read_pairs (self, pairs, values, error))
    return FALSE;
  g_free (self->values);
  self->values = g_steal_pointer (&values);
  return TRUE;
}

/**
 * pat_options_to_string:
 * @self: options
 *
 * Writes the values that differ from the defaults, in the order of the table:
 * `draw=3,scoring=vegas`.
 *
 * Returns: (transfer full): the text, empty if every option has its default
 */
char *
pat_options_to_string (PatOptions *self)
{
  GString *text;

  g_return_val_if_fail (PAT_IS_OPTIONS (self), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->table->n_options; i++)
    {
      const PatOption *option = &self->table->options[i];
      g_autofree char *value = NULL;

      if (self->values[i] == option->initial)
        continue;
      value = pat_option_format_value (option, self->values[i]);
      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? "," : "", option->key, value);
    }
  return g_string_free (text, FALSE);
}

static GVariant *
value_to_variant (const PatOption *option,
                  int              value)
{
  g_autofree char *text = NULL;

  if (option->type == PAT_OPTION_SWITCH)
    return g_variant_new_boolean (value != 0);
  if (option->type == PAT_OPTION_NUMBER)
    return g_variant_new_int32 (value);
  text = pat_option_format_value (option, value);
  return g_variant_new_string (text);
}

/**
 * pat_options_to_variant:
 * @self: options
 *
 * Makes the dictionary that is stored: the values that differ from the defaults (a boolean, a
 * 32-bit integer, or the word of a choice), and unchanged what
 * [method@Patience.Options.set_variant] found under unknown keys.
 *
 * Returns: (transfer none): a new, floating dictionary of type `a{sv}`
 */
GVariant *
pat_options_to_variant (PatOptions *self)
{
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *entry;

  g_return_val_if_fail (PAT_IS_OPTIONS (self), NULL);

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; i < self->table->n_options; i++)
    if (self->values[i] != self->table->options[i].initial)
      g_variant_builder_add (&builder, "{sv}", self->table->options[i].key,
                             value_to_variant (&self->table->options[i], self->values[i]));
  if (self->unknown != NULL)
    {
      g_variant_iter_init (&iter, self->unknown);
      while ((entry = g_variant_iter_next_value (&iter)) != NULL)
        {
          g_variant_builder_add_value (&builder, entry);
          g_variant_unref (entry);
        }
    }
  return g_variant_builder_end (&builder);
}

/* A stored value; one that somebody typed into the settings by hand may be text. */
static gboolean
read_stored (const PatOption  *option,
             GVariant         *stored,
             int              *value,
             GError          **error)
{
  g_autofree char *text = NULL;
  int number;

  if (g_variant_is_of_type (stored, G_VARIANT_TYPE_STRING))
    return pat_option_parse_value (option, g_variant_get_string (stored, NULL), value, error);
  if (option->type == PAT_OPTION_SWITCH && g_variant_is_of_type (stored, G_VARIANT_TYPE_BOOLEAN))
    {
      *value = g_variant_get_boolean (stored);
      return TRUE;
    }
  if (option->type == PAT_OPTION_NUMBER && g_variant_is_of_type (stored, G_VARIANT_TYPE_INT32))
    {
      number = g_variant_get_int32 (stored);
      if (!pat_option_check_value (option, number, error))
        return FALSE;
      *value = number;
      return TRUE;
    }
  text = g_variant_print (stored, FALSE);
  /* Any other type is judged by how it reads, so a choice named “3” may have been stored as a
     number. */
  return pat_option_parse_value (option, text, value, error);
}

/**
 * pat_options_set_variant:
 * @self: options
 * @values: a dictionary of type `a{sv}`, as [method@Patience.Options.to_variant] makes it
 * @error: return location
 *
 * Takes stored values over; options that are not stored get their defaults. What stands under
 * unknown keys, written by another version, is kept for [method@Patience.Options.to_variant].
 *
 * Fails with %PAT_OPTION_ERROR_SYNTAX if @values is not such a dictionary, and with
 * %PAT_OPTION_ERROR_VALUE for the first value that is not allowed.
 *
 * Returns: %FALSE if a value is not allowed: that option has its default then, and all others
 *   are as stored
 */
gboolean
pat_options_set_variant (PatOptions  *self,
                         GVariant    *values,
                         GError     **error)
{
  g_autoptr (GError) first_error = NULL;
  GVariantBuilder unknown;
  GVariantIter iter;
  GVariant *stored;
  const char *key;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && values != NULL, FALSE);

  if (!g_variant_is_of_type (values, G_VARIANT_TYPE_VARDICT))
    {
      g_set_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_SYNTAX,
                   /* Translators: %s is a type in the notation of GVariant, such as “s” */
                   _("the stored options are of type “%s”, not a dictionary"),
                   g_variant_get_type_string (values));
      return FALSE;
    }
  pat_options_get_initial (self, self->values);
  g_variant_builder_init (&unknown, G_VARIANT_TYPE_VARDICT);
  g_variant_iter_init (&iter, values);
  while (g_variant_iter_loop (&iter, "{&sv}", &key, &stored))
    {
      int index = pat_options_find (self, key);

      if (index < 0)
        g_variant_builder_add (&unknown, "{sv}", key, stored);
      else
        read_stored (&self->table->options[index], stored, &self->values[index],
                     first_error == NULL ? &first_error : NULL);
    }
  g_clear_pointer (&self->unknown, g_variant_unref);
  self->unknown = g_variant_ref_sink (g_variant_builder_end (&unknown));
  if (first_error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&first_error));
  return FALSE;
}
