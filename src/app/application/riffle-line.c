/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command line names, before that is opened. */
#include "config.h"

#include "riffle-line.h"

#include "riffle-contest-file.h"
#include "riffle-link.h"

/* Whether a word of the command line is the deal of a game that is there. A file of the same name
 * can still be opened as “./NAME”. */
static gboolean
is_deal (PatRegistry *registry,
         const char  *text)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (text, NULL);

  return deal != NULL && pat_registry_find (registry, deal->variant) != NULL;
}

/**
 * riffle_line_is_file:
 * @registry: the variants
 * @text: a word of a command line
 * @file: the file of that name
 *
 * Returns: whether the word is meant as a file, and not as a deal
 */
gboolean
riffle_line_is_file (PatRegistry *registry,
                     const char  *text,
                     GFile       *file)
{
  if (g_str_has_suffix (text, ".riffle") || g_str_has_suffix (text, RIFFLE_CONTEST_EXTENSION)
      || strchr (text, G_DIR_SEPARATOR) != NULL)
    return TRUE;
  return !is_deal (registry, text) && g_file_query_exists (file, NULL);
}

/* Returns: (nullable): the variant of a saved game */
static PatVariant *
find_variant_of_file (PatRegistry *registry,
                      GFile       *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (PatGame) game = NULL;

  if (path != NULL)
    game = pat_save_read (registry, path, NULL);
  return game != NULL ? pat_game_get_variant (game) : NULL;
}

/**
 * riffle_line_find_variant:
 * @registry: the variants
 * @line: a command line
 *
 * Finds out what a command line names, before it is opened.
 *
 * Returns: (transfer none) (nullable): the variant; %NULL if it names none that is there
 */
PatVariant *
riffle_line_find_variant (PatRegistry             *registry,
                          GApplicationCommandLine *line)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (line);
  g_autofree const char **texts = NULL; /* borrowed, but for the list */
  g_autoptr (PatDeal) deal = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *linked = NULL;
  const char *id = NULL;

  if (g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &texts) && texts[0] != NULL)
    {
      if (riffle_link_is (texts[0]))
        linked = riffle_link_dup_deal (texts[0]);
      file = g_application_command_line_create_file_for_arg (line, texts[0]);
      if (linked == NULL && riffle_line_is_file (registry, texts[0], file))
        return find_variant_of_file (registry, file);
      deal = pat_deal_parse (linked != NULL ? linked : texts[0], NULL);
      id = deal != NULL ? deal->variant : NULL;
    }
  else
    g_variant_dict_lookup (dict, "variant", "&s", &id);
  return id != NULL ? pat_registry_find (registry, id) : NULL;
}
