/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `options`: the options and presets of a game. */
#include "config.h"

#include "games.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* As of PatOptionType; words of the interface with scripts. */
static const char *const types[] = { "switch", "number", "choice" };

static char *
dup_value (const PatOption *option,
           int              value)
{
  if (option->type == PAT_OPTION_SWITCH)
    return g_strdup (value != 0 ? "on" : "off");
  if (option->type == PAT_OPTION_CHOICE)
    return g_strdup (option->choices[value].key);
  return g_strdup_printf ("%d", value);
}

static char *
dup_allowed (const PatOption *option)
{
  GString *text;

  if (option->type == PAT_OPTION_SWITCH)
    return g_strdup ("on,off");
  if (option->type == PAT_OPTION_NUMBER)
    return g_strdup_printf ("%d-%d", option->min, option->max);
  text = g_string_new (NULL);
  for (guint i = 0; option->choices[i].key != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", option->choices[i].key);
  return g_string_free (text, FALSE);
}

static char *
dup_explanation (PatVariant      *variant,
                 const PatOption *option)
{
  const char *label = pat_variant_translate (variant, option->label);
  g_autofree char *text = NULL;

  if (option->help == NULL)
    return cli_one_line (label);
  /* Translators: the name of an option, and a sentence that explains it */
  text = g_strdup_printf (C_("option", "%s: %s"), label,
                          pat_variant_translate (variant, option->help));
  return cli_one_line (text);
}

static void
add_allowed (GString         *line,
             const PatOption *option)
{
  if (option->type == PAT_OPTION_NUMBER)
    {
      json_add_number (line, "min", option->min);
      json_add_number (line, "max", option->max);
      return;
    }
  json_open_array (line, "allowed");
  if (option->type == PAT_OPTION_SWITCH)
    {
      json_add_string (line, NULL, "on");
      json_add_string (line, NULL, "off");
    }
  for (guint i = 0; option->type == PAT_OPTION_CHOICE && option->choices[i].key != NULL; i++)
    json_add_string (line, NULL, option->choices[i].key);
  json_close_array (line);
}

static void
print_option (Cli             *self,
              PatVariant      *variant,
              const PatOption *option)
{
  g_autofree char *initial = dup_value (option, option->initial);
  g_autofree char *allowed = dup_allowed (option);
  g_autofree char *explanation = dup_explanation (variant, option);
  g_autoptr (GString) line = g_string_new (NULL);

  if (!self->json)
    {
      fprintf (output_get (), "%s\t%s\t%s\t%s\t%s\n", option->key, types[option->type], initial,
               allowed, explanation);
      return;
    }
  json_open_object (line, NULL);
  json_add_string (line, "id", option->key);
  json_add_string (line, "type", types[option->type]);
  json_add_string (line, "default", initial);
  add_allowed (line, option);
  json_add_string (line, "text", explanation);
  json_close_object (line);
  json_print_line (line);
}

/* A preset has the columns of an option; what it sets stands where the allowed values of an
 * option do. */
static void
print_preset (Cli             *self,
              PatVariant      *variant,
              const PatPreset *preset)
{
  g_autofree char *name = cli_one_line (pat_variant_translate (variant, preset->name));
  g_autoptr (GString) line = g_string_new (NULL);
  const char *values = preset->options != NULL ? preset->options : "";

  if (!self->json)
    {
      fprintf (output_get (), "%s\tpreset\t\t%s\t%s\n", preset->key, values, name);
      return;
    }
  json_open_object (line, NULL);
  json_add_string (line, "id", preset->key);
  json_add_string (line, "type", "preset");
  json_add_string (line, "options", values);
  json_add_string (line, "text", name);
  json_close_object (line);
  json_print_line (line);
}

CliStatus
cli_options (Cli *self)
{
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;
  const PatOption *specs;
  const PatPreset *presets;
  guint n_specs, n_presets;

  if (!cli_parse (self, NULL,
                  _("A line has the id, the type, the default, the allowed values and what\n"
                    "the option does, separated by tabs. Presets follow: their id, the word\n"
                    "“preset”, and the values that they stand for. A preset is chosen by\n"
                    "GAME:preset=ID.")) ||
      !cli_expect (self, 1, 1))
    return CLI_BAD;
  variant = cli_open_variant (self, self->arguments[0], &options);
  if (variant == NULL)
    return CLI_BAD;
  specs = pat_options_get_specs (options, &n_specs);
  for (guint i = 0; i < n_specs; i++)
    print_option (self, variant, &specs[i]);
  presets = pat_options_get_presets (options, &n_presets);
  for (guint i = 0; i < n_presets; i++)
    print_preset (self, variant, &presets[i]);
  return CLI_DONE;
}
