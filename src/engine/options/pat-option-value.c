/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One option: its values as numbers and as text, and whether its description is sound. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-option-private.h"
#include "pat-text-private.h"
#include "pat-words-join.h"

guint
pat_option_count (const PatOption *options)
{
  guint n = 0;

  while (options != NULL && n < PAT_MAX_OPTIONS && options[n].key != NULL)
    n++;
  return n;
}

guint
pat_option_count_choices (const PatOption *option)
{
  guint n = 0;

  while (option->choices != NULL && n < PAT_MAX_OPTIONS && option->choices[n].key != NULL)
    n++;
  return n;
}

guint
pat_preset_count (const PatPreset *presets)
{
  guint n = 0;

  while (presets != NULL && n < PAT_MAX_OPTIONS && presets[n].key != NULL)
    n++;
  return n;
}

/* "auto, manual or never" */
static char *
list_choices (const PatOption *option)
{
  guint n = pat_option_count_choices (option);
  GString *list = g_string_new (n > 0 ? option->choices[0].key : NULL);

  for (guint i = 1; i + 1 < n; i++)
    pat_words_add_item (list, option->choices[i].key);
  if (n > 1)
    {
      g_autofree char *all_but_last = g_string_free (list, FALSE);

      list = g_string_new (NULL);
      /* Translators: the end of a list of words that may be typed, such as “none, safe or all” */
      g_string_printf (list, _("%s or %s"), all_but_last, option->choices[n - 1].key);
    }
  return g_string_free (list, FALSE);
}

static char *
describe_allowed (const PatOption *option)
{
  if (option->type == PAT_OPTION_NUMBER)
    /* Translators: which values an option may have */
    return g_strdup_printf (_("a number from %d to %d"), option->min, option->max);
  if (option->type == PAT_OPTION_SWITCH)
    return g_strdup_printf (_("%s or %s"), "on", "off");
  return list_choices (option);
}

static gboolean
refuse_value (const PatOption  *option,
              const char       *value,
              GError          **error)
{
  g_autofree char *allowed = describe_allowed (option);
  g_autofree char *shown = pat_text_excerpt (value, -1);

  g_set_error (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE,
               /* Translators: key of an option, the value that was given, and what may be given:
                  “draw: 4 is not allowed; 1 or 3” */
               _("%s: %s is not allowed; %s"), option->key, *shown != '\0' ? shown : "“”", allowed);
  return FALSE;
}

static gboolean
is_allowed (const PatOption *option,
            gint64           value)
{
  if (option->type == PAT_OPTION_NUMBER)
    return value >= option->min && value <= option->max;
  return value >= 0 &&
         value < (option->type == PAT_OPTION_SWITCH ? 2 : pat_option_count_choices (option));
}

gboolean
pat_option_check_value (const PatOption  *option,
                        int               value,
                        GError          **error)
{
  g_autofree char *text = NULL;

  if (is_allowed (option, value))
    return TRUE;
  text = g_strdup_printf ("%d", value);
  return refuse_value (option, text, error);
}

static int
find_choice (const PatOption *option,
             const char      *text)
{
  guint n = pat_option_count_choices (option);

  for (guint i = 0; i < n; i++)
    if (g_ascii_strcasecmp (option->choices[i].key, text) == 0)
      return (int) i;
  return -1;
}

/* Reads a value in the form of the notation. */
gboolean
pat_option_parse_value (const PatOption  *option,
                        const char       *text,
                        int              *value,
                        GError          **error)
{
  gint64 number = -1;

  if (option->type == PAT_OPTION_CHOICE)
    number = find_choice (option, text);
  else if (option->type == PAT_OPTION_SWITCH)
    number = g_ascii_strcasecmp (text, "on") == 0 ? 1 : g_ascii_strcasecmp (text,
                                                                            "off") == 0 ? 0 : -1;
  else if (!g_ascii_string_to_signed (text, 10, option->min, option->max, &number, NULL))
    return refuse_value (option, text, error);
  if (!is_allowed (option, number))
    return refuse_value (option, text, error);
  *value = (int) number;
  return TRUE;
}

/* The form of the notation: `on`, `3`, `vegas`. */
char *
pat_option_format_value (const PatOption *option,
                         int              value)
{
  if (option->type == PAT_OPTION_SWITCH)
    return g_strdup (value != 0 ? "on" : "off");
  if (option->type == PAT_OPTION_CHOICE && is_allowed (option, value))
    return g_strdup (option->choices[value].key);
  return g_strdup_printf ("%d", value);
}

static gboolean
table_error (GError     **error,
             const char  *format,
             ...)
{
  g_autofree char *fault = NULL;
  va_list args;

  va_start (args, format);
  fault = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE, fault);
  return FALSE;
}

/* The bounds are in pat-macros.h. */
static gboolean
check_lengths (const char  *key,
               const char  *label,
               const char  *help,
               GError     **error)
{
  if (!pat_text_is_short (key, PAT_MAX_WORD))
    return table_error (error, "%.64s…: a key has no more than %d letters", key, PAT_MAX_WORD);
  if (!pat_text_is_short (label, PAT_MAX_NAME))
    return table_error (error, "%s: a label has no more than %d letters", key, PAT_MAX_NAME);
  if (!pat_text_is_short (help, PAT_MAX_TEXT))
    return table_error (error, "%s: a help has no more than %d letters", key, PAT_MAX_TEXT);
  return TRUE;
}

static gboolean
check_choices (const PatOption  *option,
               GError          **error)
{
  guint n = pat_option_count_choices (option);

  if (n == PAT_MAX_OPTIONS)
    return table_error (error, "option %s: the choices have no last row without a key",
                        option->key);
  for (guint i = 0; i < n; i++)
    {
      const PatChoice *choice = &option->choices[i];

      if (!pat_text_is_word (choice->key))
        return table_error (error, "option %s: choice %u: a key must be made of a–z, 0–9 and “-”",
                            option->key, i + 1);
      if (choice->label == NULL)
        return table_error (error, "option %s: choice %s has no label", option->key, choice->key);
      if (find_choice (option, choice->key) != (int) i)
        return table_error (error, "option %s: choice %s is there twice", option->key, choice->key);
      if (!check_lengths (choice->key, choice->label, NULL, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_option (const PatOption  *options,
              guint             nth,
              GError          **error)
{
  const PatOption *option = &options[nth];

  if (!pat_text_is_word (option->key) || strcmp (option->key, "preset") == 0)
    return table_error (error,
                        "option %u: a key must be made of a–z, 0–9 and “-”, and not be `preset`",
                        nth + 1);
  for (guint i = 0; i < nth; i++)
    if (strcmp (options[i].key, option->key) == 0)
      return table_error (error, "option %s is there twice", option->key);
  if (option->label == NULL)
    return table_error (error, "option %s has no label", option->key);
  if (!check_lengths (option->key, option->label, option->help, error)
      || !check_lengths (option->key, option->label, option->question, error))
    return FALSE;
  if (option->type > PAT_OPTION_CHOICE)
    return table_error (error, "option %s has an unknown type", option->key);
  if (option->type == PAT_OPTION_CHOICE && !check_choices (option, error))
    return FALSE;
  if (!is_allowed (option, option->initial))
    return table_error (error, "option %s: the default is not among the allowed values",
                        option->key);
  return TRUE;
}

static gboolean
check_presets (const PatOption  *options,
               const PatPreset  *presets,
               GError          **error)
{
  g_autoptr (PatOptions) values = pat_options_new (options, presets);
  guint n = pat_preset_count (presets);

  if (n == PAT_MAX_OPTIONS)
    return table_error (error, "the presets have no last row without a key");
  for (guint i = 0; i < n; i++)
    {
      if (!pat_text_is_word (presets[i].key))
        return table_error (error, "preset %u: a key must be made of a–z, 0–9 and “-”", i + 1);
      if (presets[i].name == NULL)
        return table_error (error, "preset %s has no name", presets[i].key);
      if (!check_lengths (presets[i].key, presets[i].name, NULL, error))
        return FALSE;
      for (guint k = 0; k < i; k++)
        if (strcmp (presets[k].key, presets[i].key) == 0)
          return table_error (error, "preset %s is there twice", presets[i].key);
      if (!pat_options_apply_preset (values, presets[i].key, error))
        {
          g_prefix_error (error, "preset %s: ", presets[i].key);
          return FALSE;
        }
    }
  return TRUE;
}

/* Whether an author's descriptions of options and presets are sound. */
gboolean
pat_option_check_table (const PatOption  *options,
                        const PatPreset  *presets,
                        GError          **error)
{
  guint n = pat_option_count (options);

  if (n == PAT_MAX_OPTIONS)
    return table_error (error, "the options have no last row without a key");
  for (guint i = 0; i < n; i++)
    if (!check_option (options, i, error))
      return FALSE;
  return check_presets (options, presets, error);
}
