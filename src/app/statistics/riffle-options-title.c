/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game with certain options is called, for headings. */
#include "config.h"

#include "riffle-options-title.h"

#include <glib/gi18n.h>

/* One option in words: its label, and what was chosen unless it is a switch that is on. */
static char *
dup_words (PatVariant      *variant,
           const PatOption *option,
           int              value)
{
  const char *label = pat_variant_translate (variant, option->label);
  g_autofree char *number = NULL;
  const char *chosen;

  if (option->type == PAT_OPTION_SWITCH && value != 0)
    return g_strdup (label);
  if (option->type == PAT_OPTION_SWITCH)
    /* Translators: an option that is not used, behind its name and a colon. */
    chosen = C_("option", "off");
  else if (option->type == PAT_OPTION_CHOICE)
    chosen = pat_variant_translate (variant, option->choices[value].label);
  else
    chosen = number = g_strdup_printf ("%d", value);
  /* Translators: the name of an option, and what was chosen. */
  return g_strdup_printf (C_("option", "%s: %s"), label, chosen);
}

static char *
dup_preset (PatVariant *variant,
            PatOptions *options)
{
  const char *preset = pat_options_find_preset (options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; preset != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, preset))
      return g_strdup (pat_variant_translate (variant, presets[i].name));
  return NULL;
}

/**
 * riffle_options_title_dup:
 * @variant: a variant
 * @key: the key of a record, as in a deal string
 *
 * Says which options a game was played with: the name of a preset, or all that differs from the
 * defaults; if nothing does, the name of the game.
 *
 * Returns: (transfer full): a few words
 */
char *
riffle_options_title_dup (PatVariant *variant,
                          const char *key)
{
  const char *values = strchr (key, ':');
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (GString) words = g_string_new (NULL);
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);
  char *preset;

  if (values == NULL)
    return g_strdup (pat_variant_get_name (variant));
  /* Of another version, whose words are not known. */
  if (!pat_options_parse (options, values + 1, NULL))
    return g_strdup (values + 1);
  preset = dup_preset (variant, options);
  if (preset != NULL)
    return preset;
  for (guint i = 0; i < n_specs; i++)
    {
      int value = pat_options_get (options, specs[i].key);

      if (value != specs[i].initial)
        {
          g_autofree char *changed = dup_words (variant, &specs[i], value);

          pat_words_add_item (words, changed);
        }
    }
  return g_strdup (words->len > 0 ? words->str : pat_variant_get_name (variant));
}
