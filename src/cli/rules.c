/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `rules`: the rules of a game as a player reads them. */
#include "config.h"

#include "games.h"
#include "json.h"
#include "output.h"
#include "page.h"

#include <stdio.h>

static void
print_sections (PatVariant *variant,
                GPtrArray  *sections)
{
  page_print_heading (pat_variant_get_name (variant));
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = sections->pdata[i];

      fputc ('\n', output_get ());
      if (section->title != NULL && *section->title != '\0')
        page_print_heading (section->title);
      page_print_text (section->text);
    }
}

static void
print_as_json (PatVariant *variant,
               GPtrArray  *sections)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = sections->pdata[i];

      json_open_object (line, NULL);
      json_add_string (line, "variant", pat_variant_get_id (variant));
      json_add_string (line, "title", section->title);
      json_add_string (line, "text", section->text);
      json_close_object (line);
      json_print_line (line);
    }
}

CliStatus
cli_rules (Cli *self)
{
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatRules) rules = NULL;
  g_autoptr (GPtrArray) sections = NULL;
  g_autoptr (GError) error = NULL;
  PatVariant *variant;

  if (!cli_parse (self, NULL, NULL) || !cli_expect (self, 1, 1))
    return CLI_BAD;
  variant = cli_open_variant (self, self->arguments[0], &options);
  if (variant == NULL)
    return CLI_BAD;
  rules = pat_variant_build_rules (variant, options, &error);
  if (rules == NULL)
    return cli_complain ("%s", error->message);
  sections = pat_words_rules (rules);
  if (self->json)
    print_as_json (variant, sections);
  else
    print_sections (variant, sections);
  return CLI_DONE;
}
