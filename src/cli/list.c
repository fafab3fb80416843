/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `list`: all variants, or what could not be loaded. */
#include "config.h"

#include "common.h"
#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>

static void
add_aliases (GString              *line,
             const PatVariantSpec *spec)
{
  g_auto (GStrv) aliases = g_strsplit (spec->aliases != NULL ? spec->aliases : "", ";", -1);

  json_open_array (line, "aliases");
  for (guint i = 0; aliases[i] != NULL; i++)
    if (*g_strstrip (aliases[i]) != '\0')
      json_add_string (line, NULL, aliases[i]);
  json_close_array (line);
}

static void
add_presets (GString    *line,
             PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  json_open_array (line, "presets");
  for (guint i = 0; i < n_presets; i++)
    {
      json_open_object (line, NULL);
      json_add_string (line, "id", presets[i].key);
      json_add_string (line, "name", pat_variant_translate (variant, presets[i].name));
      json_close_object (line);
    }
  json_close_array (line);
}

static void
print_variant (Cli        *self,
               PatVariant *variant,
               GString    *line)
{
  const PatVariantSpec *spec = pat_variant_get_spec (variant);
  guint n_decks = MAX (spec->game.decks, 1);
  g_autofree char *name = cli_one_line (pat_variant_get_name (variant));
  g_autofree char *family = cli_one_line (pat_variant_get_family (variant));
  g_autofree char *source = cli_one_line (spec->source);

  if (!self->json)
    {
      fprintf (output_get (), "%s\t%s\t%u\t%s\t%s\n", spec->id, name, n_decks, family, source);
      return;
    }
  json_open_object (line, NULL);
  json_add_string (line, "id", spec->id);
  json_add_string (line, "name", name);
  json_add_number (line, "decks", n_decks);
  json_add_string (line, "family", family);
  json_add_string (line, "source", source);
  add_aliases (line, spec);
  add_presets (line, variant);
  json_close_object (line);
  json_print_line (line);
}

static void
print_broken (Cli             *self,
              const PatBroken *broken,
              GString         *line)
{
  g_autofree char *path = cli_escape_path (broken->path);
  g_autofree char *reason = cli_make_harmless (broken->error->message);

  if (!self->json)
    {
      fprintf (output_get (), "%s\t%s\n", path, reason);
      return;
    }
  json_open_object (line, NULL);
  json_add_string (line, "path", broken->path);
  json_add_string (line, "reason", reason);
  json_close_object (line);
  json_print_line (line);
}

/* A folder that cannot be read, or a module that the system does not let us look at, makes half a
 * list, and no game at all is none. */
static CliStatus
complain_about_untried (PatRegistry *registry)
{
  guint n;
  const PatBroken *first = cli_find_untried (registry, &n);

  if (first != NULL)
    cli_complain ("%s: %s", first->path, first->error->message);
  if (n > 1)
    /* Translators: the line above names one module, and why it could not be loaded; “list --broken”
       is a command and stays as it is */
    cli_complain (ngettext ("%u other module or folder could not be read; “list --broken” names "
                            "it", "%u other modules or folders could not be read; “list --broken” "
                            "names them", n - 1), n - 1);
  if (first != NULL)
    return CLI_BAD;
  if (g_list_model_get_n_items (G_LIST_MODEL (registry)) == 0)
    return cli_complain (_("no game was found; “list --broken” may say why"));
  return CLI_DONE;
}

CliStatus
cli_list (Cli *self)
{
  gboolean broken = FALSE;
  GOptionEntry entries[] = {
    { "broken", 0, 0, G_OPTION_ARG_NONE, &broken, N_("List what could not be loaded, and why"),
      NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GString) line = g_string_new (NULL);
  GListModel *variants;

  if (!cli_parse (self, entries,
                  _("A line has the id, the name, the number of decks, the family and\n"
                    "the source of the rules, separated by tabs.")) ||
      !cli_expect (self, 0, 0))
    return CLI_BAD;
  variants = G_LIST_MODEL (cli_get_registry (self));
  cli_complain_about_left_out (self);
  if (broken)
    {
      for (guint i = 0; i < pat_registry_get_n_broken (self->registry); i++)
        print_broken (self, pat_registry_get_broken (self->registry, i), line);
      return CLI_DONE;
    }
  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, i);

      print_variant (self, variant, line);
    }
  return complain_about_untried (self->registry);
}
